import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();

const STEVE = {
  name: 'Steve',
  race: 'elf',
  attributes: { body: '5(6)', quickness: 7, strength: 5, willpower: 6, reaction: '6(8)' },
  initiativeDice: 1,
  movementMultiplier: 3,
  armour: { ballistic: 5, impact: 3 },
  skills: { firearms: 5, armed: 0, unarmed: 5 },
  firearms: [{ name: 'Ares Predator', reloads: 2 }],
};

async function converted(content: unknown, ...options: readonly string[]) {
  const path = file('characters.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return shown(['convert', path, ...options]);
}

describe('convert', () => {
  test('prints the sheet of a character', async () => {
    const { code, out, err } = await converted(STEVE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Name: Steve {3}Race: elf\nActions: 2\nSpeed: 21 cm\nKnock-Out Value: 16\n/);
    expect(out).toMatch(/^Ares Predator {2}Heavy Pistol {2}12 {6}15 {10}2$/m);
  });

  test('prints those of a list, one after the other', async () => {
    const { out } = await converted([STEVE, { ...STEVE, name: 'Wally', race: 'troll' }]);
    expect(out.match(/^Name: .*$/gm)).toEqual(['Name: Steve   Race: elf', 'Name: Wally   Race: troll']);
    expect(out).toMatch(/\n\n-{40}\n\nName: Wally/);
  });

  test('--json has a sheet for a character, and a list for a list', async () => {
    const one = JSON.parse((await converted(STEVE, '--json')).out);
    expect(one).toMatchObject({ name: 'Steve', actions: 2, speed: 21, knockOutValue: 16, magicResistance: 11 });
    expect(JSON.parse((await converted([STEVE], '--json')).out)).toEqual([one]);
  });

  test('names are made plain', async () => {
    const { out } = await converted({ ...STEVE, name: '\u001b[31m<b>\nred', race: '\u202eelf' });
    expect(out).toMatch(/^Name: \[31m‹b› red {3}Race: elf\n/);
    const { out: json } = await converted({ ...STEVE, name: '\u001b[31mred' }, '--json');
    expect(json).not.toContain('\u001b');
    expect(JSON.parse(json).name).toBe('\u001b[31mred');
  });
});

describe('what cannot be converted', () => {
  const place = JSON.stringify(file('characters.json'));

  test('has a line for each thing that is wrong, and exit code 2', async () => {
    const { code, out, err } = await converted([
      STEVE,
      { ...STEVE, attributes: { ...STEVE.attributes, body: '5(6' }, initiativeDice: 0, hat: 'black' },
    ]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^tabletop: "[^"]*characters\.json", \[1\]\.attributes\.body: "body" is a whole number/),
      expect.stringMatching(/, \[1\]\.initiativeDice: "initiativeDice" is a whole number from 1 to 100, not 0\.$/),
      expect.stringMatching(/, \[1\]\.hat: There is no field "hat" here\.$/),
    ]);
  });

  test.each([
    ['{', ': The text is no JSON, or not the whole of it.'],
    ['', ': The text is no JSON, or not the whole of it.'],
    ['5', ': A character is an object, not 5.'],
    ['null', ': A character is an object, not null.'],
    ['"Steve"', ': A character is an object, not "Steve".'],
    ['[null]', ', [0]: A character is an object, not null.'],
    ['{"__proto__": {"name": "Steve"}}', ', __proto__: No field may be called "__proto__".'],
  ])('%s', async (content, message) => {
    const { code, out, err } = await converted(content);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/^(tabletop: [^\n]*\n)+$/);
  });

  test('an empty list and one of too many', async () => {
    expect((await converted([])).err).toBe(`tabletop: There is no character in ${place}.\n`);
    expect((await converted(Array.from({ length: 65 }, () => STEVE))).err).toBe(
      `tabletop: ${place} has more than 64 characters.\n`,
    );
  });

  test('floods of faults are counted', async () => {
    const { err } = await converted(Array.from({ length: 60 }, () => ({})));
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(25);
    expect(lines.at(-1)).toMatch(/: \d{3} more like these\.$/);
  });

  test.each([
    ['nested', '['.repeat(200) + ']'.repeat(200)],
    ['long', JSON.stringify({ ...STEVE, name: 'x'.repeat(2_000_000) })],
    ['wide', JSON.stringify(Array.from({ length: 50_000 }, () => 1))],
  ])('what is too %s is refused at little cost', async (_, content) => {
    const { code, out, err } = await converted(content);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.length).toBeLessThan(600);
  });
});
