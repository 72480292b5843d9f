import { scripted } from '@tabletop/dice';
import { hash } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  type WarcrabsAction,
  type WarcrabsEvent,
  type WarcrabsSetup,
  type WarcrabsState,
  warcrabs,
} from '../src/index.js';
import { describeOutcome, narrate, sheet, toText } from '../src/text.js';
import { runWith } from './support/play.js';
import { inch } from './support/scene.js';
import { EVENTS } from './support/telling.js';
import { walk } from './support/walk.js';

/** A fight by its dice and its choices, without whose they are. */
interface Script {
  readonly setup: WarcrabsSetup;
  readonly choices: readonly Choice[];
  readonly dice: readonly number[];
}

type Choice = WarcrabsAction extends infer Action
  ? Action extends WarcrabsAction
    ? Omit<Action, 'player'>
    : never
  : never;

const by = (crab: number) => ({
  go: (x: number, y: number): Choice => ({ type: 'move', crab, path: [inch(x, y)], facing: null }),
  turn: (x: number, y: number): Choice => ({ type: 'move', crab, path: [], facing: { x, y } }),
  attack: (target: number, weapon: number | null): Choice => ({ type: 'attack', crab, weapon, target }),
  lift: (target: number): Choice => ({ type: 'lift', crab, target }),
  throw: (x: number, y: number, inches: number): Choice => ({
    type: 'throw',
    crab,
    direction: { x, y },
    distance: inches * 16,
  }),
  end: { type: 'end', crab } satisfies Choice,
});
const [one, two, three, four] = [by(1), by(2), by(3), by(4)];

/** Three fights that bring everything that can happen, choice by choice and die by die. */
const SCRIPTS: Readonly<Record<'worked-fight' | 'brawl-among-clutter' | 'short-fuses', Script>> = {
  'worked-fight': {
    setup: {
      players: ['Nan', 'Olaf'],
      crabs: [
        { crab: 'Death Boy', at: inch(100.5, 133) },
        { crab: 'Crustaceanator', at: inch(108, 133) },
      ],
    },
    choices: [
      ...[two.end, one.attack(2, 1), one.go(104.5, 133)],
      ...[one.go(105.5, 133), one.lift(2), one.throw(0, 1, 4)],
    ],
    dice: [1, 4, 2, 6, 1, 3],
  },
  'brawl-among-clutter': {
    setup: {
      players: ['Nan', 'Olaf'],
      board: 'cluttered',
      crabs: [
        {
          crab: {
            name: 'Torch',
            traits: { strength: 6, dexterity: 5, endurance: 4 },
            weapons: ['Flamethrower', 'Firecracker'],
          },
          at: inch(109.5, 114),
          facing: { x: 0, y: -1 },
        },
        {
          crab: {
            name: 'Pincer',
            traits: { strength: 5, dexterity: 5, endurance: 5 },
            weapons: ['Pickle Spear', 'Firecracker'],
          },
          at: inch(116.5, 114),
        },
        {
          crab: {
            name: 'Boomer',
            traits: { strength: 7, dexterity: 5, endurance: 3 },
            weapons: ['Firecracker', 'Firecracker'],
          },
          at: inch(146.5, 127),
        },
        {
          crab: {
            name: 'Sniper',
            traits: { strength: 5, dexterity: 6, endurance: 4 },
            weapons: ['Laser Pointer', 'Bottle Rocket Launcher'],
          },
          at: inch(149.5, 127),
          facing: { x: -1, y: 0 },
        },
      ],
      houseRules: { drawAfter: 3 },
    },
    choices: [
      ...[four.attack(1, 1), four.end, three.attack(4, 0), three.end, two.attack(1, 1), two.turn(-1, 0)],
      ...[one.attack(2, 0), one.go(114.5, 114), three.go(151, 129), three.lift(4), three.throw(0, 1, 6)],
      ...[two.attack(1, 0), two.end],
      ...[one.attack(2, 1), one.end, three.go(151, 125), three.end, two.go(116.5, 114), two.attack(1, 0)],
    ],
    dice: [...[6, 5, 3, 3, 2, 4, 1, 2, 4, 4], ...[2, 2, 6, 5, 3, 3, 6, 6, 5, 5], ...[3, 3, 1, 2, 2], ...[1, 2, 5]],
  },
  'short-fuses': {
    setup: {
      players: ['Nan', 'Olaf'],
      crabs: [
        { crab: 'Short Fuse', at: inch(110, 120) },
        { crab: 'Short Fuse', at: inch(116, 120) },
      ],
      houseRules: { splitMove: true },
    },
    choices: [one.go(114, 120), one.attack(2, 0)],
    dice: [5, 2, 1, 1],
  },
};

/** What is told of a fight, and all that happened. */
interface Told {
  readonly text: string;
  readonly events: readonly WarcrabsEvent[];
}

/** The table and the sheets, what happened, how it ended, and the table again with a fingerprint of the last state. */
function tell(
  first: WarcrabsState,
  steps: Iterable<{ readonly after: WarcrabsState; readonly events: readonly WarcrabsEvent[] }>,
): Told {
  const all: WarcrabsEvent[] = [];
  const sheets = first.crabs.map((crab) => sheet(crab, { rules: first.rules }));
  const lines = [toText(warcrabs.view(first, null)), '', ...sheets.flatMap((each) => [each, ''])];
  let last = first;
  for (const { after, events } of steps) {
    all.push(...events);
    lines.push(...narrate(events, warcrabs.view(last, null)));
    last = after;
  }
  const outcome = warcrabs.outcome(last);
  if (outcome !== undefined) lines.push('', describeOutcome(outcome));
  const end = ['', toText(warcrabs.view(last, null)), '', `The last state: ${hash(last)}`];
  return { text: `${[...lines, ...end].join('\n')}\n`, events: all };
}

/** A fight as scripted, which must be over at the end of the script, with no die left. */
function scriptedFight({ setup, choices, dice }: Script): Told {
  const first = warcrabs.setup(setup, 'golden');
  const chance = scripted(dice);
  const owner = (crab: number) => first.crabs[crab - 1]?.owner ?? '';
  const actions = choices.map((choice): WarcrabsAction => ({ ...choice, player: owner(choice.crab) }));
  const { state: after, events } = runWith(warcrabs, first, actions, chance);
  chance.finish();
  expect(warcrabs.outcome(after)).toBeDefined();
  return tell(first, [{ after, events }]);
}

/** A fight whose players choose at random, by its seed alone. */
function seededFight(): Told {
  const setup: WarcrabsSetup = {
    players: ['Nan', 'Olaf', 'Pia'],
    board: 'meeting',
    crabs: 'pairs',
    houseRules: { drawAfter: 8 },
  };
  return tell(warcrabs.setup(setup, 'golden'), walk(setup, 'golden'));
}

const NAMES = ['worked-fight', 'brawl-among-clutter', 'short-fuses'] as const;

describe('the golden fights', () => {
  // `npx vitest run golden --update` tells them anew.
  test.each(NAMES)('%s is fought and told as ever', async (name) => {
    await expect(scriptedFight(SCRIPTS[name]).text).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  test('meeting-at-random is fought and told as ever, by its seed', async () => {
    await expect(seededFight().text).toMatchFileSnapshot('golden/meeting-at-random.txt');
  });

  const events = NAMES.flatMap((name) => scriptedFight(SCRIPTS[name]).events);

  test('between them the scripts see everything that can happen', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENTS)));
  });

  test('[W-FIGHT] and every ending', () => {
    const endings: { readonly [Ending in Extract<WarcrabsEvent, { type: 'ended' }>['ending']]: true } = {
      'last-standing': true,
      'none-left': true,
      'turn-limit': true,
    };
    const seen = events.flatMap((event) => (event.type === 'ended' ? [event.ending] : []));
    expect(new Set(seen)).toEqual(new Set(Object.keys(endings)));
  });
});
