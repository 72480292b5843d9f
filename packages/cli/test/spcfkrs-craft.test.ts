import { readFileSync } from 'node:fs';
import { settle } from '@tabletop/game';
import { SCENARIOS, type SpcfkrsAction, type SpcfkrsState, type Stage, spcfkrs } from '@tabletop/spcfkrs';
import { writeOrders } from '@tabletop/spcfkrs/text';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../src/games/adapter.js';
import { draft } from '../src/games/spcfkrs/draft.js';
import { drawInWords } from '../src/games/spcfkrs/draws.js';
import { commander } from './support/commander.js';
import { deedsIn } from './support/deeds.js';
import { jsonLines, shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
const SHORT = ['--rule', 'maxRounds=2'];

async function playing(argv: readonly string[], answer: (asked: string) => string | undefined = commander()) {
  const asked: string[] = [];
  const played = await shown(['play', 'spcfkrs', '--seed', 'ahoy', ...argv], {
    answer(text) {
      asked.push(text);
      return answer(text);
    },
  });
  return { ...played, asked };
}

describe('scenarios', () => {
  test.each(Object.keys(SCENARIOS))('%s is watched, and how it is played again is told', async (name) => {
    const argv = ['watch', 'spcfkrs', '--scenario', name, '--seed', 'ahoy', '--rule', 'maxRounds=1'];
    const { code, out, err } = await shown(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ {2}\w+ \(pink\), a (vehicle|spaceship) of \w+ hull: /m);
    expect(out).toMatch(/^Round 1:\nOrders:\n/m);
    const command = /^The same game again: tabletop (.*)$/m.exec(out)?.[1] ?? '';
    expect(command).toBe(argv.join(' ').replace(/( --scenario \w+)( --seed \w+)/, '$2$1'));
  });

  test('--json has every event, --svg the craft, --save a record that plays again', async () => {
    const [svg, record] = [file('craft.svg'), file('craft.json')];
    const argv = ['watch', 'spcfkrs', '--scenario', 'armour', '--seed', 'ahoy', '--rule', 'maxRounds=1'];
    const lines = jsonLines((await shown([...argv, '--json', '--svg', svg, '--save', record])).out);
    expect(lines.at(-1)).toMatchObject({ game: 'spcfkrs', seed: 'ahoy' });
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*PV1[\s\S]*<\/svg>\s*$/);
    expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({
      setup: { map: 'depot', sides: [{ craft: [{}, {}, {}] }, {}] },
    });
    const replayed = jsonLines((await shown(['replay', record, '--json'])).out);
    expect(replayed.slice(0, -1)).toEqual(lines.slice(0, -1));
    expect(replayed.at(-1)).toMatchObject({ verified: true });
  });

  test('go with house rules, and with one player for both sides', async () => {
    const argv = ['watch', 'spcfkrs', '--scenario', 'fleet', '--players', '1', '--seed', 'x', '--rule', 'maxRounds=1'];
    const { code, out } = await shown(argv);
    expect(code).toBe(0);
    expect(out).toMatch(
      /bots play for pink\.[\s\S]*: pink \d of \d units, blue \d of \d units; after round 1 it is a draw/,
    );
  });

  test('help lists them', async () => {
    for (const command of ['watch', 'play']) {
      const { out } = await shown([command, 'spcfkrs', '--help']);
      expect(out.replace(/\s+/g, ' ')).toContain(
        `(choices: ${Object.keys(SCENARIOS)
          .map((name) => `"${name}"`)
          .join(', ')})`,
      );
    }
  });
});

describe('play with craft', () => {
  test.each([
    ['landing', 'secret'],
    ['armour', 'open'],
    ['landing', 'phased'],
  ])('%s, %s, to its end; the record plays again', async (scenario, mode) => {
    const record = file(`${scenario}-${mode}.json`);
    const rules = ['--rule', 'maxRounds=1', `mode=${mode}`];
    const { code, out, err } = await playing(['--scenario', scenario, ...rules, '--save', record]);
    expect({ code, err }).toEqual({ code: 0, err: `The record is in ${JSON.stringify(record)}.\n` });
    expect(out).toMatch(/^ {2}PV?S?\d? \(Speed \d\) (shoots|stabs|hacks|rams|lays) /m);
    expect(out).toMatch(/^> P(V|S)\d?: [^\n]*fire 1 /m);
    expect((await shown(['replay', record])).code).toBe(0);
  });

  test('real dice are asked for by what they are for', async () => {
    const { code, out } = await playing(['--scenario', 'landing', ...SHORT, '--players', '1', '--dice']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Throw a d6 for when \w+ goes \(S-SPEED\)\.$/m);
    expect(out).toMatch(/^Throw a d6 for gun 1 of \w+ to shoot \w+(\.\d)? \(S-SHOOT\)\.$/m);
    expect(out).toMatch(/^Throw a d6 for \w+ to lay slag \(S-SLAG\)\.$/m);
    expect(out).toMatch(/^Throw a d6 for \w+ to ram \w+(\.\d)? \(S-RAM\)\.$/m);
  });

  test('? with a part shows the sheet of its craft', async () => {
    const left = ['? pv1.2', '? X.1', ''];
    const { asked } = await playing(['--scenario', 'armour', ...SHORT], () => left.shift());
    expect(asked[1]).toMatch(/^> \? pv1\.2\nPV1\b[^\n]*\nVehicle: \d \w+ parts\n/);
    expect(asked[2]).toMatch(/^> \? X\.1\nNo unit is called "X\.1"\.\n/);
  });
});

describe('the orders of craft', () => {
  /** Full cover in K11 alone. */
  const COVER = Array.from({ length: 12 }, (_, row) => (row === 10 ? '..........#.' : '............'));
  const state = settle(
    spcfkrs,
    spcfkrs.setup(
      {
        map: { name: 'Field', columns: 12, rows: 12, scale: 'vehicle', cover: COVER },
        sides: [
          {
            id: 'pink',
            force: [{ name: 'S1' }, { name: 'S2' }, { name: 'S3', at: 'F3' }, { name: 'S4', at: 'K2' }],
            craft: [
              {
                name: 'V',
                class: 'vehicle',
                shape: ['LLL'],
                guns: [{ part: 0 }, { part: 1, gun: 'Plasma gun' }],
                bays: [2],
                modifications: ['Plasma slag exhaust'],
                at: 'C3',
                turn: 0,
                aboard: [
                  { unit: 'S1', part: 2 },
                  { unit: 'S2', part: 2 },
                ],
              },
              { name: 'K', design: 'fighter', at: 'H5' },
            ],
          },
          {
            id: 'blue',
            force: [{ name: 'W', at: 'B8' }],
            craft: [
              { name: 'T', class: 'vehicle', shape: ['MM'], at: 'D7', turn: 0 },
              { name: 'F', design: 'fighter', at: 'H11' },
            ],
          },
        ],
      },
      1,
    ),
  ).state;
  const empty = draft(state, 'pink');

  /** The draft with some lines in it, and what is said of the last. */
  function after(...lines: readonly string[]): {
    readonly draft: Draft<SpcfkrsAction>;
    readonly remarks: readonly string[];
  } {
    let last = { draft: empty, remarks: [] as readonly string[] };
    for (const line of lines) {
      const written = last.draft.write(line);
      if ('refusal' in written) return expect.fail(`${line}: ${written.refusal}`);
      last = written;
    }
    return last;
  }

  const ordersOf = ({ action }: Draft<SpcfkrsAction>) => writeOrders(action.orders, state).split('\n');

  test('may be all that help says', () => {
    expect(empty.question).toContain(', such as S3: shoot ');
    const help = empty.help('');
    expect(help).toMatch(/V1\.2\s+is the second part of V1\.\s+What may be written now:\n/);
    const [, forms = ''] = /written now:\n((?: {2}.*\n)*)/.exec(help) ?? [];
    expect(forms.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^S3: shoot T\.2; move \w+$/),
        'S3: stab T.2',
        expect.stringMatching(/^V: fire 1 at T\.2, fire 2 at W; move \w+ \w+$/),
        'V: fire 2 through cover at T.2',
        'V: fire 1 at cover K11',
        'V: slag',
        expect.stringMatching(/^V: unload S1 from 3 to \w+$/),
        'V: load S3 into 3',
        'V: follow T',
        'V: keep 6 from T',
        expect.stringMatching(/^V: ram (W|T\.\d) via \w+( \w+)*$/),
      ]),
    );
  });

  test('are told of with what guns and crews can do, and how likely that is', () => {
    const units = new Map(deedsIn(empty.help('')).map(({ unit, deeds }) => [unit, deeds]));
    const help = empty.help('').replace(/\n {2}(?!\S+: )/g, ' ');
    expect(units.get('V')).toEqual(
      expect.arrayContaining([
        'slag',
        'load S3 into 3',
        'fire 1 at W',
        'fire 1 at T.1',
        'fire 2 at T.2',
        'fire 2 at W',
        'move up to 6',
      ]),
    );
    expect(units.get('K')).toEqual(expect.arrayContaining(['fire 1 at F.1', 'fire 1 at F.2', 'fire 1 at W']));
    expect(units.get('S3')).toEqual(expect.arrayContaining(['shoot T.1', 'shoot T.2', 'shoot F.1', 'move up to 1']));
    expect(help).toMatch(
      /\n {2}V: slag \(67%\), load S3 into 3, [^\n]*fire 1 at W \(67%\), [^\n]*ram T\.\d via [^(\n]* \(83%\)/,
    );
    expect(help).toMatch(/\n {2}S1: aboard V\.3, and takes orders once that lets it out\.\n/);
    expect(help).toMatch(/\n {2}S3: [^\n]*shoot W \(50%\), /);
  });

  test('are listed with a share for each gun where they are very many', () => {
    const guns = [0, 0, 1, 1, 2, 2].map((part) => ({ part, gun: 'Rail gun' as const }));
    const many = spcfkrs.setup(
      {
        map: { name: 'Void', columns: 24, rows: 24, scale: 'spaceship' },
        sides: [
          { id: 'pink', spaceshipBudget: 99, craft: [{ name: 'A', class: 'spaceship', shape: ['LLL'], guns }] },
          { id: 'blue', force: 'battalion', craft: [{ name: 'B', design: 'cruiser' }] },
        ],
      },
      1,
    );
    const [{ deeds = [] } = {}] = deedsIn(draft(settle(spcfkrs, many).state, 'pink').help(''));
    const ofGun = (gun: number) => deeds.filter((deed) => deed.startsWith(`fire ${gun} `)).length;
    expect([1, 2, 3, 4, 5, 6].map(ofGun)).toEqual([11, 11, 11, 11, 11, 11]);
    expect(deeds).toContainEqual(expect.stringMatching(/^and \d+ more$/));
  });

  test('let passengers out, who then take orders of their own', () => {
    const refused = empty.write('S1: shoot W');
    expect(refused).toEqual({
      refusal: 'Unit "S1" is aboard a craft, and no order before this lets it out. (S-TRANSPORT)',
    });
    const out = after('V: unload S1 from 3 to E4, load S3 into 3', 'S1: shoot W; move E5');
    expect(out.remarks).toEqual([]);
    const told = new Map(deedsIn(out.draft.help('')).map(({ unit, deeds }) => [unit, deeds.join(', ')]));
    expect(told.get('S1')).toMatch(/^shoot W, .*move up to 1$/);
    expect(told.get('S3')).toBe('aboard V.3, and takes orders once that lets it out');
  });

  test('keep their place when they are written anew; what rests on them falls with them', () => {
    const first = ['V: unload S1 from 3 to E4', 'S1: shoot W; move E5'];
    const same = after(...first, 'V: unload S1 from 3 to D4, slag');
    expect(same.remarks).toEqual(['In place of V: unload S1 from 3 to E4.']);
    expect(ordersOf(same.draft)).toEqual(['V: unload S1 from 3 to D4, slag', 'S1: shoot W; move E5']);
    const other = after(...first, 'V: slag');
    expect(other.remarks).toEqual([
      'In place of V: unload S1 from 3 to E4.',
      'No longer S1: shoot W; move E5. Unit "S1" is aboard a craft, and no order before this lets it out. (S-TRANSPORT)',
    ]);
    expect(ordersOf(other.draft)).toEqual(['V: slag']);
  });

  test.each([
    ['V: slag, fire 1 at W, fire 2 at F.1', 'V: fire 2 at F.1'],
    ['V: load S3+S4 into 3, fire 1 at W', 'V: load S4 into 3'],
    ['V: unload S1 from 3 to K10', 'V: unload S1 from 3 to K10'],
    ['V: fire 1 at W; ram T.1 via C4 C5', undefined],
    ['V: fire 1 at cover K11', undefined],
    ['K: fire 1 at T.2', undefined],
    ['S4: stab T.1', 'S4: stab T.1'],
  ])('%s: only what would be lost is said to be', (line, lost) => {
    const { remarks } = after(line);
    expect(remarks).toEqual(lost === undefined ? [] : [`As things stand, ${lost} would be lost.`]);
  });

  test('whoever is taken aboard loses its own', () => {
    expect(after('V: load S3 into 3', 'S3: shoot W').remarks).toEqual(['As things stand, S3: shoot W would be lost.']);
  });

  test.each([
    ['V: fire 1 at T.4', /^Expected a part of T, 1 to 2, not "4"\./],
    ['V: fire 3 at T', /^Expected a gun of V, 1 to 2, not "3"\./],
    ['V: shoot T', /^Expected "hack", "recharge", "slag", "unload", "load", "fire", .*, not "shoot"\./],
    ['S3: fire 1 at T', /^Expected "hack", "stab", "shoot", .*, not "fire"\./],
    ['K: slag', /^Unit "K" has no plasma slag exhaust\. \(S-VMODS\)$/],
    ['V: hack T', /^Unit "V" has no hacking crew\. \(S-VMODS\)$/],
    ['V: load S3 into 1', /has no transport bay in part 1\. \(S-TRANSPORT\)$/],
    ['V: move C9', /^C9 is not next to the space before it\. \(S-MOVE\)$/],
    ['V+K: hold', /^Craft form no battalions\. \(S-BATTALION\)$/],
    ['S3: ram T via F4', /^Expected .*, not "ram"\./],
  ])('%s is refused', (line, refusal) => {
    const written = empty.write(line);
    expect('refusal' in written ? written.refusal : '').toMatch(refusal);
  });
});

describe('what dice are for', () => {
  const state = spcfkrs.setup(
    {
      map: 'belt',
      sides: [
        {
          id: 'pink',
          spaceshipBudget: 99,
          craft: [
            { name: 'A', class: 'spaceship', shape: ['LL'], guns: [{ part: 0 }, { part: 1, gun: 'Repeater gun' }] },
          ],
        },
        { id: 'blue', force: [{ name: 'W' }], craft: [{ name: 'B', design: 'gunship' }] },
      ],
    },
    1,
  );
  const idOf = (name: string) => state.units.find((unit) => unit.name === name)?.id ?? 0;
  const [unit, target, walker] = [idOf('A'), idOf('B'), idOf('W')];
  const aim = { kind: 'unit', unit: target, part: 1, through: false } as const;
  const ram = { unit, target, part: 2, own: 0 };
  const done = 0;

  test.each<readonly [rule: string, stage: Stage, thrown: number, purpose: string, rams: SpcfkrsState['rams']]>([
    ['S-PARTS', { step: 'malfunction', unit }, 0, 'whether the wreck of A holds', []],
    ['S-OVERDOSE', { step: 'pilot', unit }, 0, 'the overdose of the pilot of A', []],
    ['S-VMODS', { step: 'hack', unit, target, done }, 0, 'the crew of A to hack the guns of B', []],
    ['S-VMODS', { step: 'recharge', unit, done }, 0, 'A to recharge its shield', []],
    ['S-HACK', { step: 'hack', unit: walker, target: unit, done }, 0, 'W to hack the guns of A', []],
    ['S-SLAG', { step: 'slag', unit, done }, 0, 'A to lay slag', []],
    ['S-SLAG', { step: 'slag', unit, done }, 1, 'how long the slag of A is', []],
    ['S-MG', { step: 'burst', unit, gun: 1, aim, done }, 0, 'how many more shots gun 2 of A fires', []],
    ['S-SHOOT', { step: 'shot', unit, gun: 1, aim, left: 3, done }, 0, 'gun 2 of A to shoot B.2', []],
    ['S-SHOOT', { step: 'shot', unit: walker, gun: 0, aim: { ...aim, unit }, left: 1, done }, 0, 'W to shoot A.2', []],
    ['S-STAB', { step: 'stab', unit: walker, target: unit, part: 1, through: false }, 0, 'W to stab A.2', []],
    ['S-RAM', { step: 'ram', unit }, 0, 'A to ram B.3', [ram]],
    ['S-RAM', { step: 'ram', unit }, 0, 'A to ram W', [{ ...ram, target: walker, part: 0 }]],
    ['S-RAM', { step: 'round' }, 0, 'a unit to ram its target', []],
  ])('of %s: %j', (rule, stage, thrown, purpose, rams) => {
    const before = Array.from({ length: thrown }, () => 4);
    expect(drawInWords({ ...state, stage, rams }, { kind: 'die', size: 6, rule, before })).toEqual({ purpose });
  });
});
