import { field, playMatch, randomPolicy } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import {
  type Actions,
  BOARDS,
  CRABS,
  DEFAULT_RULES,
  judgeTraitRoll,
  makeWarcrabs,
  type Resolvers,
  RULEBOOK,
  type WarcrabsAction,
  type WarcrabsEvent,
  type WarcrabsGame,
  type WarcrabsState,
  warcrabs,
} from '../src/index.js';
import { attack, end, fling, lift, move } from './support/actions.js';
import { crab, eventOf, eventsOf, runIn, runWith, turningThrough, types } from './support/play.js';
import { desk, inch, ROCKET, type Scenery, scene, weapon } from './support/scene.js';

const LEFT = { x: -1, y: 0 };
const STUNNED = { missed: false, waiting: [1] };
const gun = weapon({ name: 'Gun' });

/** Something that a fork may do otherwise: a scene, what is done in it, and the faces thrown, over and over. */
interface Case {
  readonly of: Scenery;
  readonly actions: readonly WarcrabsAction[];
  readonly faces: readonly number[];
}

/** Red's crab 1 with a weapon, and blue's crab 2 some inches away that faces somewhere. */
const shot = (facing: Scenery['crabs'][number]['facing'], dexterity: number, of = gun): Scenery => ({
  crabs: [
    { at: inch(0, 0), weapons: [of], traits: { dexterity } },
    { at: inch(10, 0), facing: facing ?? LEFT },
  ],
});

const CASES = {
  order: {
    of: { crabs: [{ at: inch(0, 0) }, { at: inch(10, 0) }] },
    actions: [],
    faces: [1, 2, 5, 6],
  },
  walk: {
    of: { crabs: [{ at: inch(0, 0) }, { at: inch(10, 0) }] },
    actions: [move(1, inch(2, 0))],
    faces: [],
  },
  'shot from in front': { of: shot(LEFT, 6), actions: [attack(1, 2, 0)], faces: [3] },
  'shot from the side': { of: shot({ x: 0, y: 1 }, 6), actions: [attack(1, 2, 0)], faces: [3, 3, 5] },
  'shot from behind': { of: shot({ x: 1, y: 0 }, 6), actions: [attack(1, 2, 0)], faces: [3] },
  'near miss': { of: shot(LEFT, 5, ROCKET), actions: [attack(1, 2, 0)], faces: [3] },
  claws: {
    of: {
      crabs: [
        { at: inch(0, 0), traits: { dexterity: 6 } },
        { at: inch(2, 0), facing: LEFT },
      ],
    },
    actions: [attack(1, 2)],
    faces: [3],
  },
  fall: {
    of: { board: desk(), crabs: [{ at: inch(59, 15), traits: { endurance: 7 } }, { at: inch(5, 5) }] },
    actions: [move(1, inch(61, 15))],
    faces: [3],
  },
  throw: {
    of: {
      board: desk(),
      crabs: [
        { at: inch(57, 15), traits: { strength: 6, dexterity: 4 } },
        { at: inch(59, 15), stun: STUNNED, traits: { endurance: 7 } },
        { at: inch(5, 5) },
      ],
    },
    actions: [lift(1, 2), fling(1, { x: 1, y: 0 }, 48)],
    faces: [3],
  },
} satisfies Record<string, Case>;

type CaseName = keyof typeof CASES;
const NAMES = Object.keys(CASES) as readonly CaseName[];

/** What a game makes of a case; undefined where it refuses what is done. */
function played(game: WarcrabsGame, name: CaseName): string {
  const { of, actions, faces }: Case = CASES[name];
  const made = scene(of, game);
  const begin: WarcrabsState =
    name === 'order' ? { ...made, turn: 0, order: [], stage: { phase: 'order', ranks: [[1, 2]], rolled: [] } } : made;
  try {
    return JSON.stringify(runWith(game, begin, actions, turningThrough(...faces)).events);
  } catch (error) {
    return String(error);
  }
}

const SHOTS = ['shot from in front', 'shot from the side', 'shot from behind'] as const;

/** For each resolver something in its place, and which of the cases then come out otherwise: these alone. */
const FELT: { readonly [Name in keyof Resolvers]: readonly [Resolvers[Name], readonly CaseName[]] } = {
  judgeTraitRoll: [
    (_target, dice) => ({ dice, total: dice[0] + dice[1], success: false, margin: -9 }),
    [...SHOTS, 'near miss', 'claws', 'fall', 'throw'],
  ],
  rollTrait: [(_chance, target) => judgeTraitRoll(target, [1, 1]), [...SHOTS, 'near miss', 'claws', 'fall', 'throw']],
  rangeBand: [() => 'extraLong', [...SHOTS, 'near miss', 'claws']],
  toHitTarget: [() => 99, [...SHOTS, 'near miss', 'claws']],
  arcOf: [() => 'behind', ['shot from in front', 'shot from the side', 'near miss', 'claws']],
  hitLocation: [() => 'shell', ['shot from in front', 'shot from the side', 'claws']],
  applyDamage: [({ armour, hitPoints }) => ({ armour, hitPoints, toArmour: 0, toHitPoints: 0 }), [...SHOTS, 'claws']],
  fallDamage: [() => 0, ['fall', 'throw']],
  throwDistance: [() => 2, ['throw']],
  movementOf: [() => 1.5, NAMES],
  resolveTie: [(chance) => 7 - chance.die(6, 'W-ORDER'), ['order']],
  resolveAttack: [
    (_chance, target) => ({ ...judgeTraitRoll(target, [6, 6]), outcome: 'miss' }),
    [...SHOTS, 'near miss', 'claws'],
  ],
  resolveBlow: [
    (_chance, { armour, hitPoints }) => ({
      location: 'shell',
      die: null,
      toArmour: 0,
      toHitPoints: 0,
      armour,
      hitPoints,
    }),
    [...SHOTS, 'claws'],
  ],
  resolveEndurance: [(_chance, endurance) => judgeTraitRoll(endurance, [1, 1]), ['near miss', 'fall', 'throw']],
  resolveFall: [(_chance, { hitPoints }) => ({ damage: 0, hitPoints, roll: null, stunned: false }), ['fall', 'throw']],
  resolveLift: [(_chance, strength) => ({ ...judgeTraitRoll(strength, [1, 1]), success: false }), ['throw']],
};

describe('a fork that replaces one resolver', () => {
  test.each(Object.keys(FELT) as readonly (keyof Resolvers)[])('%s is felt wherever it matters', (name) => {
    const [mine, felt] = FELT[name];
    const fork = makeWarcrabs({ ...RULEBOOK, [name]: mine }, { id: 'warcrabs-mine' });
    const changed = NAMES.filter((each) => played(fork, each) !== played(warcrabs, each));
    expect(changed.sort()).toEqual([...felt].sort());
  });

  test('and one that replaces nothing plays the printed game', () => {
    const same = makeWarcrabs({ ...RULEBOOK }, { id: 'warcrabs-same' });
    for (const name of NAMES) expect(played(same, name)).toBe(played(warcrabs, name));
    for (const name of NAMES) expect(played(same, name)).toMatch(/^\[/);
  });

  test('does so in three lines', () => {
    const soft = makeWarcrabs({ ...RULEBOOK, fallDamage: () => 0 }, { id: 'soft-floor' });
    const { state } = runIn(soft, scene(CASES.fall.of, soft), CASES.fall.actions, 3, 3);
    expect(crab(state, 1)).toMatchObject({ at: inch(61, 15), hitPoints: 7 });
  });

  test('[W-FACING] an arc of its own is also the arc of fire', () => {
    const blind = makeWarcrabs({ ...RULEBOOK, arcOf: () => 'behind' }, { id: 'blind' });
    const rules = { fireArc: 'front' } as const;
    const of = { ...CASES.claws.of, rules };
    expect(warcrabs.check(runIn(warcrabs, scene(of), []).state, attack(1, 2))).toBeUndefined();
    expect(blind.check(runIn(blind, scene(of, blind), []).state, attack(1, 2))).toMatchObject({ rule: 'W-FACING' });
  });

  test('[W-THROW] the reach that is told is the reach that is thrown', () => {
    const far = makeWarcrabs({ ...RULEBOOK, throwDistance: () => 20 }, { id: 'far' });
    const held = runIn(far, scene(CASES.throw.of, far), [lift(1, 2)], 3, 3);
    expect(eventOf(held.events, 'lift-rolled').reach).toBe(320);
    expect(far.check(held.state, fling(1, LEFT, 320))).toBeUndefined();
    expect(far.check(held.state, fling(1, LEFT, 321))).toMatchObject({ rule: 'W-THROW' });
    expect(
      Math.max(...far.legalActions(held.state, 'red').map((each) => ('distance' in each ? each.distance : 0))),
    ).toBe(320);
  });

  test('throws as many dice as it likes, and they are shown', () => {
    const three = makeWarcrabs(
      {
        ...RULEBOOK,
        resolveAttack: (chance, target) => {
          const [a, b, c] = chance.dice(3, 6, 'HOUSE-THREE');
          const total = a + b + c;
          return { dice: [a, b], total, success: total <= target, margin: target - total, outcome: 'miss' };
        },
      },
      { id: 'three-dice' },
    );
    const { events } = runIn(three, scene(CASES.claws.of, three), [attack(1, 2)], 4, 5, 6);
    expect(eventOf(events, 'attacked')).toMatchObject({ dice: [4, 5, 6], total: 15 });
  });
});

describe('a fork', () => {
  interface Hiss {
    readonly type: 'hiss';
    readonly player: string;
    readonly crab: number;
    readonly loudness: number;
  }
  interface LoudActions extends Actions {
    readonly hiss: Hiss;
  }
  type LoudEvent = WarcrabsEvent | { readonly type: 'hissed'; readonly rule: 'HOUSE-HISS'; readonly crab: number };

  test('adds an action and an event of its own without a cast', () => {
    const { end: ends } = RULEBOOK.actions;
    const loud = makeWarcrabs<LoudActions, LoudEvent>(
      {
        ...RULEBOOK,
        actions: {
          ...RULEBOOK.actions,
          hiss: {
            rule: 'HOUSE-HISS',
            fields: {
              crab: field.integer(),
              loudness: field.integer(1, 2),
            },
            awaits: ends.awaits,
            legal: (state, player, context) =>
              ends
                .legal(state, player, context)
                .map((each) => ({ type: 'hiss', player, crab: each.crab, loudness: 2 })),
            check: (state, { player, crab: id }, context) =>
              ends.check(state, { type: 'end', player, crab: id }, context),
            apply: (state, { player, crab: id }, chance, context) => {
              const ended = ends.apply(state, { type: 'end', player, crab: id }, chance, context);
              return {
                state: ended.state,
                events: [{ type: 'hissed', rule: 'HOUSE-HISS', crab: id }, ...ended.events],
              };
            },
          },
        },
      },
      { id: 'loud' },
    );
    const seen: string[] = [];
    const match = playMatch(loud, {
      setup: { houseRules: { drawAfter: 3 } },
      seed: 7,
      policies: () => (turn) => turn.legal().find(({ type }) => type === 'hiss') ?? turn.sample(),
      observe: ({ events }) => seen.push(...types(events)),
    });
    expect(match.outcome).toMatchObject({ reason: 'turn-limit' });
    expect(seen.filter((type) => type === 'hissed')).toHaveLength(6);
    const begun = loud.advance(loud.advance(loud.advance(loud.setup({}, 1)).state).state).state;
    const hiss: Hiss = { type: 'hiss', player: loud.actors(begun)[0] ?? '', crab: 2, loudness: 3 };
    expect(loud.check(begun, hiss)).toMatchObject({ path: ['loudness'], rule: 'HOUSE-HISS' });
    expect(loud.check(begun, { ...hiss, loudness: 1 })).toBeUndefined();
  });

  test('replaces what a crab can do', () => {
    const calm = makeWarcrabs(
      {
        ...RULEBOOK,
        actions: {
          ...RULEBOOK.actions,
          attack: {
            ...RULEBOOK.actions.attack,
            legal: () => [],
            check: () => ({ path: [], message: 'The crabs have made friends.', rule: 'HOUSE-PEACE' }),
          },
        },
      },
      { id: 'calm' },
    );
    const { state } = runIn(calm, scene(CASES.claws.of, calm), []);
    expect(calm.check(state, attack(1, 2))).toMatchObject({ rule: 'HOUSE-PEACE' });
    expect(calm.legalActions(state, 'red').some(({ type }) => type === 'attack')).toBe(false);
    expect(calm.legalActions(state, 'red').some(({ type }) => type === 'move')).toBe(true);
  });

  test('[W-BLAST] replaces a step: explosives that do not push', () => {
    const still = makeWarcrabs(
      {
        ...RULEBOOK,
        steps: { ...RULEBOOK.steps, blast: (state) => ({ state: { ...state, due: state.due.slice(1) }, events: [] }) },
      },
      { id: 'still' },
    );
    const of = shot(LEFT, 6, ROCKET);
    expect(types(runIn(warcrabs, scene(of), [attack(1, 2, 0)], 3, 3).events)).toContain('blasted');
    const { state, events } = runIn(still, scene(of, still), [attack(1, 2, 0)], 3, 3);
    expect(types(events)).not.toContain('blasted');
    expect(crab(state, 2)).toMatchObject({ at: inch(10, 0), hitPoints: 3 });
  });

  test('[W-TURN] replaces a step with one that tells of something new', () => {
    type Bell = WarcrabsEvent | { readonly type: 'bell'; readonly rule: 'HOUSE-BELL' };
    const ringing = makeWarcrabs<Actions, Bell>(
      {
        ...RULEBOOK,
        steps: {
          ...RULEBOOK.steps,
          turn: (state, chance, context) => {
            const began = RULEBOOK.steps.turn(state, chance, context);
            return { state: began.state, events: [{ type: 'bell', rule: 'HOUSE-BELL' }, ...began.events] };
          },
        },
      },
      { id: 'ringing' },
    );
    const { events } = ringing.advance(ringing.advance(ringing.setup({}, 1)).state);
    expect(types(events)).toEqual(['bell', 'turn-began']);
  });

  test('is played by anybody, under its revision', () => {
    const mine = makeWarcrabs({ ...RULEBOOK }, { id: 'warcrabs-mine', revision: 3 });
    expect([mine.id, mine.revision, warcrabs.revision]).toEqual(['warcrabs-mine', 3, 1]);
    const match = playMatch(mine, {
      setup: { crabs: 'pairs', houseRules: { drawAfter: 3 } },
      seed: 1,
      policies: () => randomPolicy,
    });
    expect(match.outcome).toBeDefined();
  });

  test.each(['', null, 5, 'x'.repeat(81)])('is not called %j', (id) => {
    const { code, problems } = refusalOf(() => makeWarcrabs({ ...RULEBOOK }, { id: id as string }));
    expect([code, problems.map(({ path }) => path)]).toEqual(['invalid-edition', [['id']]]);
  });

  test('needs a name of its own, and the games do not mistake each other’s states', () => {
    expect(refusalOf(() => makeWarcrabs({ ...RULEBOOK })).code).toBe('fork-needs-id');
    expect(refusalOf(() => makeWarcrabs({ ...RULEBOOK, fallDamage: () => 0 }, { id: 'warcrabs' })).code).toBe(
      'fork-needs-id',
    );
    const mine = makeWarcrabs({ ...RULEBOOK }, { id: 'warcrabs-mine' });
    const refused = refusalOf(() => warcrabs.actors(mine.setup({}, 1)));
    expect(refused.code).toBe('wrong-game');
    expect(refused.problems[0]?.message).toMatch(/warcrabs-mine/);
    expect(mine.check(warcrabs.setup({}, 1), end(1))?.message).toMatch(/warcrabs/);
  });

  test('the printed rulebook may go by the printed name, or another', () => {
    expect(makeWarcrabs(RULEBOOK).id).toBe('warcrabs');
    expect(makeWarcrabs(RULEBOOK, { id: 'house-night' }).id).toBe('house-night');
  });

  test('cannot change the printed game in place', () => {
    for (const printed of [RULEBOOK, DEFAULT_RULES]) expect(Object.isFrozen(printed)).toBe(true);
    const state = warcrabs.setup({}, 1);
    expect(state.board).toEqual(BOARDS.desk);
    expect(state.crabs.map(({ name, traits }) => ({ name, traits }))).toEqual(
      [CRABS['Death Boy'], CRABS.Crustaceanator].map(({ name, traits }) => ({ name, traits })),
    );
    expect(eventsOf(runIn(warcrabs, state, []).events, 'order-set')).toHaveLength(1);
  });
});
