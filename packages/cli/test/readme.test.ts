import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
/** The folder with the separator behind it, which the README does without. */
const folder = file('x').slice(0, -1);
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const STEVE = {
  name: 'Steve',
  race: 'elf',
  attributes: { body: '5(6)', quickness: 7, strength: 5, willpower: 6, reaction: '6(8)' },
  initiativeDice: 1,
  movementMultiplier: 3,
  armour: { ballistic: 5, impact: 3 },
  skills: { firearms: 5, unarmed: 5 },
  firearms: [{ name: 'Ares Predator', reloads: 2 }],
};

/** The files of characters that the README speaks of. */
const CHARACTERS: readonly (readonly [name: string, content: object])[] = [
  ['steve.json', STEVE],
  ['nobody.json', { ...STEVE, attributes: { ...STEVE.attributes, body: '5(6' }, hat: 'black' }],
];

/** The forces that the README shows, and one in which something is wrong. */
const FORCES: readonly (readonly [name: string, content: string])[] = [
  ['punks.txt', /^```\n(@name Pink Punks\n[\s\S]*?)^```$/m.exec(readme)?.[1] ?? ''],
  ['raid.txt', /^```\n(@name Raid\n[\s\S]*?)^```$/m.exec(readme)?.[1] ?? ''],
  ['horde.txt', 'P1: Metal legs, Plasma swrod\nP2: Medium armour, Heavy armour\n'],
];

beforeAll(() => {
  for (const [name, content] of CHARACTERS) writeFileSync(file(name), JSON.stringify(content));
  for (const [name, content] of FORCES) writeFileSync(file(name), content);
});

/** A command with what the README says that it shows, answers and all. */
interface Transcript {
  readonly command: string;
  readonly says: string;
}

const TRANSCRIPTS: readonly Transcript[] = [...readme.matchAll(/^```text\n([\s\S]*?)^```$/gm)]
  .flatMap(([, block = '']) => block.split(/^(?=\$ )/m))
  .map((part) => {
    const [first = '', ...lines] = part.split('\n');
    return { command: first.replace(/^\$ tabletop /, ''), says: lines.join('\n') };
  });

/** The words of a command, as a shell reads them. */
function wordsIn(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

/** The lines that somebody typed. */
function answersIn(says: string): readonly string[] {
  return [...says.matchAll(/^>(?: (.*))?$/gm)].map(([, answer = '']) => `${answer}\n`);
}

/** What a transcript stands for: the same text, with anything at all in place of each ellipsis. */
function patternOf(says: string): RegExp {
  const parts = says.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}`);
}

describe('the README shows what is shown', () => {
  test.each(TRANSCRIPTS)('tabletop $command', async ({ command, says }) => {
    const argv = wordsIn(command).map((word) => (/\.(json|txt)$/.test(word) ? file(word) : word));
    const { out, err } = await shown(argv, { input: answersIn(says) });
    expect(`${out}${err}`.replaceAll(folder, '')).toMatch(patternOf(says));
  });

  test('of every command', () => {
    const commands = TRANSCRIPTS.map(({ command }) => command.split(' ')[0]);
    expect([...new Set(commands)].sort()).toEqual([
      'convert',
      'crab',
      'force',
      'odds',
      'play',
      'replay',
      'rulings',
      'season',
      'watch',
    ]);
  });
});
