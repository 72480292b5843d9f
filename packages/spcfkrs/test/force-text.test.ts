import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildForce } from '../src/force/build-force.js';
import { MODIFICATIONS } from '../src/force/modifications.js';
import { DEFAULT_RULES } from '../src/rules.js';
import * as text from '../src/text.js';
import { oddText } from './support/odd-text.js';
import { soon } from './support/soon.js';

const PUNKS = `
# the first solo match
@name Pink Punks
@budget 20

P1: Metal legs, Medium armour, Plasma sword
P2: Plasma rifle
P3: Plasma sniper
P4
P5:
`;

const FORCE = {
  name: 'Pink Punks',
  budget: 20,
  units: [
    { name: 'P1', modifications: ['Metal legs', 'Medium armour', 'Plasma sword'] },
    { name: 'P2', modifications: ['Plasma rifle'] },
    { name: 'P3', modifications: ['Plasma sniper'] },
    { name: 'P4', modifications: [] },
    { name: 'P5', modifications: [] },
  ],
};

describe('a force in writing [S-BUDGET]', () => {
  test('is read line by line', () => {
    expect(text.readForce(PUNKS)).toEqual({ ...FORCE, lines: [6, 7, 8, 9, 10], problems: [] });
  });

  test('is written in one way', () => {
    expect(text.writeForce(FORCE)).toBe(
      [
        '@name Pink Punks',
        '@budget 20',
        'P1: Metal legs, Medium armour, Plasma sword',
        'P2: Plasma rifle',
        'P3: Plasma sniper',
        'P4',
        'P5',
      ].join('\n'),
    );
    expect(text.writeForce({ units: [] })).toBe('');
    expect(text.writeForce({ name: ' a\nb ', units: [{ name: 'P\n1', modifications: ['x\r\ny'] }] })).toBe(
      '@name a b\nP 1: x y',
    );
  });

  test('is what a force is built of [S-MATCH-COST]', () => {
    const { units, budget = 0 } = text.readForce(PUNKS);
    const rules = { ...DEFAULT_RULES, plasmaSwordCost: 3 };
    expect(buildForce(units, budget, { rules }).cost).toBe(20);
  });

  test.each([
    ['whatever the capitals', 'p1: PLASMA SNIPER, metal LEGS'],
    ['with spaces and tabs', '\t p1 :\tPlasma   sniper ,Metal legs  '],
    ['with no-break spaces', 'p1:\u00a0Plasma\u00a0sniper,\u00a0Metal\u00a0legs'],
    ['in characters of full width', 'p1：Ｐｌａｓｍａ\u3000ｓｎｉｐｅｒ，Metal legs'],
    ['with line breaks of any kind', '\r\n\rp1: Plasma sniper, Metal legs\u2028'],
  ])('is understood %s', (_how, written) => {
    const { units, problems } = text.readForce(written);
    expect(problems).toEqual([]);
    expect(units).toEqual([{ name: 'p1', modifications: ['Plasma sniper', 'Metal legs'] }]);
  });

  test('takes settings whatever their capitals, and a name with signs in it', () => {
    expect(text.readForce('@NAME  The #1: @home, or so \n＠Budget ２２')).toEqual({
      name: 'The #1: @home, or so',
      budget: 22,
      units: [],
      lines: [],
      problems: [],
    });
  });

  test('may have modifications of one’s own', () => {
    const names = [...Object.keys(MODIFICATIONS), 'Chain saw'];
    expect(text.readForce('P1: chain saw', names).units).toEqual([{ name: 'P1', modifications: ['Chain saw'] }]);
  });
});

describe('what is no line of a force', () => {
  const NAME = 'the name of a unit, 1 to 20 letters, digits, hyphens and underscores, and not cover or through';
  const THERE = ` There are ${Object.keys(MODIFICATIONS)
    .slice(0, 8)
    .map((name) => `"${name}"`)
    .join(', ')} and 9 more.`;
  test.each([
    ['P 1: Metal legs', `1: Expected ${NAME}, not "P 1".`],
    ['  : Metal legs', `3: Expected ${NAME}, not "".`],
    ['cover: Metal legs', `1: Expected ${NAME}, not "cover".`],
    [`${'x'.repeat(21)}`, `1: Expected ${NAME}, not "${'x'.repeat(21)}".`],
    ['P1: Metal leg', `5: No modification is called "Metal leg". Did you mean "Metal legs"?${THERE}`],
    ['P1: Metal legs, Chain saw', `17: No modification is called "Chain saw".${THERE}`],
    ['P1: Metal legs Jet pack', `5: No modification is called "Metal legs Jet pack".${THERE}`],
    ['P1: Metal legs,', '16: Expected the name of a modification.'],
    ['P1: , Metal legs', '5: Expected the name of a modification.'],
    ['P1: Metal legs: 1', `5: No modification is called "Metal legs: 1". Did you mean "Metal legs"?${THERE}`],
    ['@budget', '8: Expected a whole number of points from 0 to 100000, not "".'],
    ['@budget -1', '9: Expected a whole number of points from 0 to 100000, not "-1".'],
    ['@budget 1e3', '9: Expected a whole number of points from 0 to 100000, not "1e3".'],
    ['@budget 100001', '9: Expected a whole number of points from 0 to 100000, not "100001".'],
    ['@name', '6: The name of a force has 1 to 80 characters.'],
    [`@name ${'x'.repeat(81)}`, '7: The name of a force has 1 to 80 characters.'],
    ['  @points 20', '3: Expected "@name", "@budget", "@vehicle-budget" or "@spaceship-budget", not "@points".'],
    ['@', '1: Expected "@name", "@budget", "@vehicle-budget" or "@spaceship-budget", not "@".'],
  ])('%s', (line, problem) => {
    const { units, problems } = text.readForce(line);
    expect(problems.map(({ column, message }) => `${column}: ${message}`)).toEqual([problem]);
    expect(units).toEqual([]);
  });

  test('is told of with its line and the rule, and leaves the rest standing', () => {
    const { name, budget, units, lines, problems } = text.readForce(
      '@name A\n@name B\n@budget 5\n@budget 6\nP1\nP2: Chain saw\np1: Metal legs\nP2: Jet pack',
    );
    expect({ name, budget, lines }).toEqual({ name: 'A', budget: 5, lines: [5, 8] });
    expect(units.map((unit) => unit.name)).toEqual(['P1', 'P2']);
    expect(problems.map(({ line, column, message, rule }) => [line, column, message.slice(0, 35), rule])).toEqual([
      [2, 1, 'There is an "@name" already.', 'S-BUDGET'],
      [4, 1, 'There is an "@budget" already.', 'S-BUDGET'],
      [6, 5, 'No modification is called "Chain sa', 'S-BUDGET'],
      [7, 1, 'There is a unit "p1" already.', 'S-BUDGET'],
    ]);
  });

  test('is as short as any: a text that is too long or has too many lines is refused before it is read', () => {
    expect(text.readForce('P1\n'.repeat(350_000)).problems).toHaveLength(1);
    const { units, problems } = text.readForce('\n'.repeat(text.MAX_WRITTEN_LINES));
    expect([units, problems.map(({ line }) => line)]).toEqual([[], [text.MAX_WRITTEN_LINES + 1]]);
    // @ts-expect-error It comes from outside.
    expect(text.readForce(null).problems).toHaveLength(1);
  });

  test('is refused in no time, however it is made', () => {
    const most = text.MAX_WRITTEN_LENGTH - 10;
    for (const filling of [' ', ',', ':', '@', 'x', ' ,', '\u200b'])
      expect(soon(filling, () => text.readForce(`P1: ${filling.repeat(most / filling.length)}x`)).units).toEqual([]);
  });

  test('may be anything: nothing is thrown', () => {
    const line = fc.oneof(oddText, fc.constantFrom('@name', '@budget 3', 'P1: Jet pack', 'p1'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const { units, problems, ...force } = text.readForce(lines.join('\n'));
        expect(text.readForce(text.writeForce({ ...force, units })).units).toEqual(units);
        for (const { message } of problems) expect(message).toMatch(/^[A-Z].*[.?]$/u);
      }),
      { numRuns: 50 },
    );
  });
});

test('what is written is read as it was [S-BUDGET]', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9_éλ漢-]{1,20}$/).filter((name) => !/^(cover|through)$/i.test(name));
  const force = fc.record(
    {
      name: fc.stringMatching(/^[!-~](?:[ -~]{0,70}[!-~])?$/).map((name) => name.replace(/ +/g, ' ')),
      budget: fc.integer({ min: 0, max: 100_000 }),
      units: fc.uniqueArray(
        fc.record({
          name: word,
          modifications: fc.array(fc.constantFrom(...Object.keys(MODIFICATIONS)), { maxLength: 5 }),
        }),
        { selector: ({ name }) => name.toLowerCase(), maxLength: 8 },
      ),
    },
    { requiredKeys: ['units'] },
  );
  fc.assert(
    fc.property(force, (given) => {
      const { lines, problems, ...back } = text.readForce(text.writeForce(given));
      expect(back).toEqual(given);
      expect(problems).toEqual([]);
      expect(lines).toHaveLength(given.units.length);
    }),
  );
});
