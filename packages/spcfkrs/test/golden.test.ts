import { scripted } from '@tabletop/dice';
import { hash } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { resolveRound, type SpcfkrsEvent, type SpcfkrsSetup, type SpcfkrsState, spcfkrs } from '../src/index.js';
import { recap, sheet, toText } from '../src/text.js';
import printed from './golden/solo-match.txt?raw';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { ordersOf, round, scene } from './support/scene.js';
import { lasting, SETUPS } from './support/setups.js';
import { matchSetup, readMatch } from './support/solo-match.js';
import type { Case } from './support/telling.js';
import { EVENTS } from './support/text-scene.js';
import { walk } from './support/walk.js';

/** Matches whose players choose at random, one for each way of giving orders and each of settling ties. */
const GOLDEN: Readonly<Record<string, SpcfkrsSetup>> = {
  'sealed-orders': lasting('secret', 5),
  'open-orders-at-the-same-time': opened(lasting('simultaneous', 5)),
  'phase-by-phase': lasting('phased', 3),
  'phase-by-phase-at-the-same-time': lasting('phased, simultaneous', 3),
  'three-sides': lasting('three sides', 4),
};

/** Matches with craft, each of which brings most of what can happen to these; with the seed of each. */
const CRAFT: readonly (readonly [name: string, setup: SpcfkrsSetup, seed: string])[] = [
  ['craft-on-foot', craftLasting('craft on foot'), 'craft on foot 27'],
  ['craft-among-vehicles', craftLasting('craft among vehicles'), 'craft among vehicles 24'],
  ['craft-among-spaceships', craftLasting('craft among spaceships'), 'craft among spaceships 9'],
  ['craft-in-battalions', craftLasting('craft in battalions'), 'craft in battalions 27'],
];

function craftLasting(name: string): SpcfkrsSetup {
  const setup = CRAFT_SETUPS[name];
  if (setup === undefined) throw new Error(`no set-up ${name}`);
  return { ...setup, houseRules: { ...setup.houseRules, maxRounds: 5 } };
}

function opened(setup: SpcfkrsSetup): SpcfkrsSetup {
  return { ...setup, houseRules: { ...setup.houseRules, mode: 'open' } };
}

/** A match that was played to its end. */
interface Played {
  readonly first: SpcfkrsState;
  readonly last: SpcfkrsState;
  readonly events: readonly SpcfkrsEvent[];
  readonly steps: number;
}

/** A match by its seed alone. */
function seededMatch(setup: SpcfkrsSetup, seed: string): Played {
  const first = spcfkrs.setup(setup, seed);
  const steps = walk(setup, seed);
  return {
    first,
    last: steps.at(-1)?.after ?? first,
    events: steps.flatMap(({ events }) => events),
    steps: steps.length,
  };
}

/** Matches that bring everything that can happen, order by order and die by die. */
const SCRIPTS: Readonly<Record<string, Omit<Case, 'name' | 'tale'>>> = {
  'worked-skirmish': {
    map: [
      'P1 . . . . . . B1',
      'P2 . . # . . . B2',
      'P3 . + . . . . B3', //
      'P4 . . . . . . B4',
      'P5 . . . . . . .',
    ],
    has: {
      P1: ['Rocket launcher'],
      P4: ['Plasma machine gun'],
      P5: ['Hacking implant'],
      B1: ['Plasma shield'],
      B2: ['Amph overdose'],
      B3: ['Plasma sword'],
    },
    rules: { maxRounds: 3 },
    rounds: [
      [
        [
          'P5: hack B4 / B4: shoot P4 / P4: shoot cover C3; follow P2',
          'P3+P2: move B3 C3 D3 E3 / B2: move G3 F3 E3 D3 / P1: follow B3 / B3: follow P1',
        ].join(' / '),
        ...[4, 3, 5, 2, 1, 3, 3, 3, 3, 3, 3, 6, 5, 4, 3],
      ],
      [
        'P4: shoot B1 / B2: stab P3; move E3 / P1: follow B4 / B4: shoot P5; move G4',
        ...[2, 3, 6, 5, 1, 3, 1, 3, 1, 1, 3, 6, 3],
      ],
      ['P1: shoot B2 / P4: shoot B1 / P5: shoot B4; move B5', 1, 5, 4, 2, 2, 3, 3],
    ],
  },
  'lost-orders': {
    scale: 'vehicle',
    map: ['PX . . BV . P1', 'PV . . . . B1'],
    craft: { PX: {}, PV: { bays: [0] }, BV: {} },
    rules: { maxRounds: 1 },
    rounds: [['PX: ram BV.1 via B1 C1 D1 / PV: load P1 into 1; ram BV.1 via B2 C2 D1', ...[5, 2, 5, 2, 2]]],
  },
  'last-rocket': { map: ['. P1 B1 .'], has: { P1: ['Rocket launcher'] }, rounds: [['P1: shoot B1', 3]] },
};

/** A match as scripted. */
function scriptedMatch({ map, rounds, ...scenery }: Omit<Case, 'name' | 'tale'>): Played {
  const first = scene(map, scenery);
  const events: SpcfkrsEvent[] = [];
  let last = first;
  for (const [orders, ...dice] of rounds) {
    const step = round(last, orders.replaceAll(' / ', '\n'), ...dice);
    events.push(...step.events);
    last = step.state;
  }
  return { first, last, events, steps: rounds.length };
}

/** The printed solo match, by its orders and dice. */
function soloMatch(): Played {
  const match = readMatch(printed);
  const first = spcfkrs.setup(matchSetup(match), 'golden');
  const events: SpcfkrsEvent[] = [];
  let last = first;
  for (const { orders, dice } of match.rounds) {
    const step = resolveRound(scripted(dice), last, ordersOf(last, orders));
    events.push(...step.events);
    last = step.state;
  }
  return { first, last, events, steps: match.rounds.length };
}

/** The table and the sheets, what happened round by round, and the table then with a fingerprint of the state. */
function tell({ first, last, events }: Played): string {
  if (spcfkrs.outcome(last) === undefined) throw new Error('the match is not over');
  return `${[
    toText(spcfkrs.view(first, null)),
    ...first.units.map((unit) => sheet(unit)),
    recap(events, last, { maxLength: 1_000_000 }),
    toText(spcfkrs.view(last, null)),
    `The last state: ${hash(last)}`,
  ].join('\n\n')}\n`;
}

describe('the golden matches', () => {
  // `npx vitest run golden --update` tells them anew.
  test.each(Object.entries(GOLDEN))('%s is played and told as ever', async (name, setup) => {
    await expect(tell(seededMatch(setup, name))).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  test.each(CRAFT)('%s is played and told as ever', async (name, setup, seed) => {
    await expect(tell(seededMatch(setup, seed))).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  test.each(Object.entries(SCRIPTS))('%s is fought and told as ever', async (name, script) => {
    await expect(tell(scriptedMatch(script))).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  test('the solo match is told as ever', async () => {
    await expect(tell(soloMatch())).toMatchFileSnapshot('golden/solo-match-told.txt');
  });

  const seeded = CRAFT.map(([, setup, seed]) => seededMatch(setup, seed));
  const fought = [...Object.values(SCRIPTS).map(scriptedMatch), soloMatch()];
  const events = [...fought, ...seeded].flatMap((played) => played.events);

  test('between them the scripts and the matches with craft see everything that can happen', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENTS)));
  });

  test('[S-WIN] and every ending', () => {
    const endings: { readonly [Ending in Extract<SpcfkrsEvent, { type: 'ended' }>['ending']]: true } = {
      'last-side': true,
      'none-left': true,
      'round-limit': true,
    };
    const seen = events.flatMap((event) => (event.type === 'ended' ? [event.ending] : []));
    expect(new Set(seen)).toEqual(new Set(Object.keys(endings)));
  });
});

/** More matches, of which the last states alone are kept: of each set-up three. */
const MORE = Object.keys(SETUPS).flatMap((name) =>
  [1, 2, 3].map((seed) => [`${name} ${seed}`, seededMatch(lasting(name, 4), `${seed}`)] as const),
);

describe('more matches', () => {
  test('come to the same as ever', async () => {
    const lines = MORE.map(([name, { last, steps }]) => `${name}: ${steps} steps to ${hash(last)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/last-states.txt');
  });
});
