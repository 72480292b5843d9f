import { field, playMatch, randomPolicy } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import {
  type Actions,
  DEFAULT_RULES,
  defineModification,
  defineWeapon,
  judgeShot,
  makeSpcfkrs,
  type Resolvers,
  RULEBOOK,
  type SpcfkrsEvent,
  type SpcfkrsGame,
  spcfkrs,
  type Unit,
} from '../src/index.js';
import {
  eventOf,
  eventsOf,
  roundIn,
  roundWith,
  type Scenery,
  scene,
  tough,
  turningThrough,
  unitCalled,
} from './support/scene.js';
import { lasting } from './support/setups.js';

/** Something that a fork may do otherwise: a scene, what is ordered in it, and the faces thrown, over and over. */
interface Case {
  readonly map: readonly string[];
  readonly has: Scenery['has'];
  readonly orders: string;
  readonly faces: readonly number[];
  /** The craft among those drawn, on a map for vehicles. */
  readonly craft?: Scenery['craft'];
  /** What some have been through before. */
  readonly before?: Readonly<Record<string, (unit: Unit) => Partial<Unit>>>;
}

const B1 = [tough(9)];
const FACING = ['P1 . . B1', '. . . .'];

const CASES = {
  walk: { map: ['P1 . . B1'], has: {}, orders: 'P1: move B1', faces: [5] },
  tie: { map: ['P1 . . B1'], has: {}, orders: 'P1: move B1\nB1: move C1', faces: [2, 5] },
  shot: { map: ['P1 . . B1'], has: { B1 }, orders: 'P1: shoot B1', faces: [5] },
  'shot past cover': { map: ['P1 . + . B1'], has: { B1 }, orders: 'P1: shoot B1', faces: [5] },
  'shot at cover': { map: ['P1 . + . B1'], has: { B1 }, orders: 'P1: shoot cover C1', faces: [5] },
  burst: { map: ['P1 . . B1'], has: { P1: ['Machine gun'], B1 }, orders: 'P1: shoot B1', faces: [5] },
  stab: { map: ['P1 B1 . .'], has: { B1 }, orders: 'P1: stab B1', faces: [5] },
  'stab through': { map: ['P1 + B1'], has: { P1: ['Plasma sword'], B1 }, orders: 'P1: stab through B1', faces: [5] },
  hack: { map: ['P1 . . B1'], has: { P1: ['Hacking implant'] }, orders: 'P1: hack B1', faces: [5] },
  overdose: { map: ['P1 . . B1'], has: { P1: ['Amph overdose'] }, orders: '', faces: [5] },
  gun: { map: FACING, has: {}, craft: { P1: {}, B1: { shape: ['M'] } }, orders: 'P1: fire 1 at B1', faces: [5] },
  ram: { map: FACING, has: {}, craft: { P1: {}, B1: { shape: ['M'] } }, orders: 'P1: ram B1 via B1 C1 D1', faces: [5] },
  'crew hack': {
    map: FACING,
    has: {},
    craft: { P1: { modifications: ['Hacking crew'] }, B1: {} },
    orders: 'P1: hack B1',
    faces: [5],
  },
  recharge: {
    map: FACING,
    has: {},
    craft: { P1: { modifications: ['Plasma shield', 'Plasma technician crew'] } },
    orders: 'P1: recharge',
    faces: [5],
    before: { P1: () => ({ shield: 'spent' }) },
  },
  slag: {
    map: FACING,
    has: {},
    craft: { P1: { modifications: ['Plasma slag exhaust'] } },
    orders: 'P1: slag',
    faces: [5],
  },
  'slag entered': {
    map: ['. . .', '. . .', 'P1 B1 .', '. . .'],
    has: {},
    craft: { P1: { modifications: ['Plasma slag exhaust'] }, B1: { shape: ['M'] } },
    orders: 'P1: slag\nB1: move A4',
    faces: [5],
  },
  pilot: {
    map: FACING,
    has: {},
    craft: { P1: { modifications: ['Pilot amph overdose'] } },
    orders: '',
    faces: [5],
  },
  malfunction: {
    map: FACING,
    has: {},
    craft: { P1: { shape: ['LL', 'LL'] } },
    orders: '',
    faces: [5],
    before: {
      P1: ({ parts }) => ({ parts: parts.map(({ at, sixths }, part) => ({ at, sixths: part === 0 ? 0 : sixths })) }),
    },
  },
} satisfies Record<string, Case>;

type CaseName = keyof typeof CASES;
const NAMES = Object.keys(CASES) as readonly CaseName[];

/** What a game makes of a case. */
function played(game: SpcfkrsGame, name: CaseName): string {
  const { map, has, orders, faces, craft, before = {} }: Case = CASES[name];
  const begun = scene(map, { has: has ?? {}, ...(craft === undefined ? {} : { craft, scale: 'vehicle' }) }, game);
  const state = { ...begun, units: begun.units.map((unit) => ({ ...unit, ...before[unit.name]?.(unit) })) };
  return JSON.stringify(roundWith(game, state, orders, turningThrough(...faces)).events);
}

/** What the printed game makes of each case. */
const PRINTED = new Map(NAMES.map((name) => [name, played(spcfkrs, name)]));

const SHOTS = ['shot', 'shot past cover', 'shot at cover', 'burst', 'gun'] as const;
const STABS = ['stab', 'stab through'] as const;
const MISS = { counted: 1, hitsOn: 7, hit: false } as const;

/** For each resolver something in its place, and which of the cases then come out otherwise: these alone. */
const FELT: { readonly [Name in keyof Resolvers]: readonly [Resolvers[Name], readonly CaseName[]] } = {
  judgeShot: [() => MISS, [...SHOTS, ...STABS]],
  shotDice: [() => 2, ['shot', 'burst', 'gun', 'stab']],
  judgeHit: [() => ({ coverSteps: 0, damage: 0, absorbed: false }), [...SHOTS, ...STABS]],
  judgeHack: [() => false, ['hack']],
  judgeOverdose: [() => true, ['overdose', 'pilot']],
  judgeCrewHack: [() => false, ['crew hack']],
  judgeRecharge: [() => false, ['recharge']],
  judgeSlag: [() => false, ['slag', 'slag entered']],
  judgeMalfunction: [() => true, ['malfunction']],
  judgeRam: [() => false, ['ram']],
  classDamage: [() => 1, ['shot', 'shot past cover', 'burst', 'gun', 'slag entered', ...STABS]],
  ramDamage: [() => 1, ['ram']],
  resolveTie: [(chance) => (chance.die(6, 'S-SPEED') === 2 ? 6 : 1), ['tie']],
  resolveBurst: [() => 2, ['burst']],
  resolveShot: [() => ({ dice: [], ...MISS }), SHOTS],
  resolveStab: [() => ({ dice: [], ...MISS }), STABS],
  resolveHack: [() => ({ die: 1, succeeds: false }), ['hack']],
  resolveOverdose: [() => ({ die: 1, succeeds: true }), ['overdose', 'pilot']],
  resolveCrewHack: [() => ({ die: 1, succeeds: false }), ['crew hack']],
  resolveRecharge: [() => ({ die: 1, succeeds: false }), ['recharge']],
  resolveSlag: [() => ({ die: 6, succeeds: true, length: 1 }), ['slag', 'slag entered']],
  resolveMalfunction: [() => ({ die: 1, succeeds: true }), ['malfunction']],
  resolveRam: [() => ({ die: 1, succeeds: false }), ['ram']],
};

describe('a fork that replaces one resolver', () => {
  test.each(Object.keys(FELT) as readonly (keyof Resolvers)[])('%s is felt wherever it matters', (name) => {
    const [mine, felt] = FELT[name];
    const fork = makeSpcfkrs({ ...RULEBOOK, [name]: mine }, { id: 'spcfkrs-mine' });
    const changed = NAMES.filter((each) => played(fork, each) !== PRINTED.get(each));
    expect(changed.sort()).toEqual([...felt].sort());
  });

  test('and one that replaces nothing plays the printed game', () => {
    const same = makeSpcfkrs({ ...RULEBOOK }, { id: 'spcfkrs-same' });
    for (const name of NAMES) expect(played(same, name)).toBe(PRINTED.get(name));
  });

  test('does so in three lines', () => {
    const safe = makeSpcfkrs({ ...RULEBOOK, judgeOverdose: () => false }, { id: 'clean-amph' });
    const state = scene(CASES.overdose.map, { has: CASES.overdose.has }, safe);
    expect(unitCalled(roundIn(safe, state, '', 1).state, 'P1').alive).toBe(true);
  });

  test('throws as many dice as it likes, and they are shown', () => {
    const three = makeSpcfkrs(
      {
        ...RULEBOOK,
        resolveShot: (chance, weapon, aim, using) => {
          const dice = chance.dice(3, 6, 'HOUSE-THREE');
          return { dice, ...(using?.judgeShot ?? judgeShot)(weapon, aim.cover, dice, using) };
        },
      },
      { id: 'three-dice' },
    );
    const state = scene(CASES.shot.map, { has: CASES.shot.has }, three);
    const { events } = roundIn(three, state, CASES.shot.orders, 6, 5, 4);
    expect(eventOf(events, 'shot-judged')).toMatchObject({ dice: [6, 5, 4], counted: 6, hit: true });
  });
});

describe('a fork', () => {
  interface Yield {
    readonly type: 'yield';
    readonly player: string;
    readonly loudness: number;
  }
  interface MildActions extends Actions {
    readonly yield: Yield;
  }
  type MildEvent = SpcfkrsEvent | { readonly type: 'yielded'; readonly rule: 'HOUSE-YIELD'; readonly player: string };

  const { orders } = RULEBOOK.actions;
  const mild = makeSpcfkrs<MildActions, MildEvent>(
    {
      ...RULEBOOK,
      actions: {
        ...RULEBOOK.actions,
        yield: {
          rule: 'HOUSE-YIELD',
          fields: { loudness: field.integer(1, 2) },
          awaits: orders.awaits,
          legal: (_state, player) => [{ type: 'yield', player, loudness: 2 }],
          check: () => undefined,
          apply: (state, { player }, chance, context) => {
            const given = orders.apply(state, { type: 'orders', player, orders: [] }, chance, context);
            return { state: given.state, events: [{ type: 'yielded', rule: 'HOUSE-YIELD', player }, ...given.events] };
          },
        },
      },
    },
    { id: 'mild' },
  );

  test('adds an action and an event of its own without a cast', () => {
    const seen: string[] = [];
    const match = playMatch(mild, {
      setup: lasting('secret', 3),
      seed: 7,
      policies: () => (turn) => turn.legal().find(({ type }) => type === 'yield') ?? turn.sample(),
      observe: ({ events }) => seen.push(...events.map(({ type }) => type)),
    });
    expect(match.outcome).toMatchObject({ reason: 'round-limit' });
    expect(seen.filter((type) => type === 'yielded')).toHaveLength(6);
    const asked = mild.advance(mild.setup({}, 1)).state;
    expect(mild.check(asked, { type: 'yield', player: 'pink', loudness: 3 })).toMatchObject({
      path: ['loudness'],
      rule: 'HOUSE-YIELD',
    });
    expect(mild.check(asked, { type: 'yield', player: 'pink', loudness: 1 })).toBeUndefined();
  });

  test('replaces what players can do', () => {
    const calm = makeSpcfkrs(
      {
        ...RULEBOOK,
        actions: {
          orders: {
            ...orders,
            check: (_state, action) =>
              action.orders.some(({ act }) => act !== null)
                ? { path: ['orders'], message: 'They have made friends.', rule: 'HOUSE-PEACE' }
                : undefined,
          },
        },
      },
      { id: 'calm' },
    );
    const state = scene(['P1 . B1'], {}, calm);
    const shoot = { type: 'shoot', target: 2, through: false } as const;
    const action = { type: 'orders', player: 'ann', orders: [{ units: [1], act: shoot, move: null }] } as const;
    expect(calm.check(state, action)).toMatchObject({ rule: 'HOUSE-PEACE' });
    expect(calm.check(state, { ...action, orders: [] })).toBeUndefined();
  });

  test('[S-PHASES] replaces a step with one that tells of something new', () => {
    type Bell = SpcfkrsEvent | { readonly type: 'bell'; readonly rule: 'HOUSE-BELL' };
    const ringing = makeSpcfkrs<Actions, Bell>(
      {
        ...RULEBOOK,
        steps: {
          ...RULEBOOK.steps,
          round: (state, chance, context) => {
            const began = RULEBOOK.steps.round(state, chance, context);
            return { state: began.state, events: [{ type: 'bell', rule: 'HOUSE-BELL' }, ...began.events] };
          },
        },
      },
      { id: 'ringing' },
    );
    const { events } = ringing.advance(ringing.setup({}, 1));
    expect(events.map(({ type }) => type)).toEqual(['bell', 'round-began']);
  });

  test('[S-SPEED] replaces a step: nobody rolls for who goes first', () => {
    const listed = makeSpcfkrs(
      {
        ...RULEBOOK,
        steps: {
          ...RULEBOOK.steps,
          order: (state, chance, context) => {
            const { stage } = state;
            if (stage.step !== 'order') return { state, events: [] };
            const ranks = stage.ranks.flatMap((rank) => rank.map((id) => [id]));
            return RULEBOOK.steps.order({ ...state, stage: { ...stage, ranks } }, chance, context);
          },
        },
      },
      { id: 'listed' },
    );
    const state = scene(CASES.tie.map, {}, listed);
    expect(eventsOf(roundIn(listed, state, CASES.tie.orders).events, 'tie-rolled')).toEqual([]);
  });

  test('is played by anybody, under its revision', () => {
    const mine = makeSpcfkrs({ ...RULEBOOK }, { id: 'spcfkrs-mine', revision: 3 });
    expect([mine.id, mine.revision, spcfkrs.revision]).toEqual(['spcfkrs-mine', 3, 1]);
    const match = playMatch(mine, { setup: lasting('phased', 2), seed: 1, policies: () => randomPolicy });
    expect(match.outcome).toBeDefined();
  });

  test('needs a name of its own, and the games do not mistake each other’s states', () => {
    expect(refusalOf(() => makeSpcfkrs({ ...RULEBOOK })).code).toBe('fork-needs-id');
    expect(refusalOf(() => makeSpcfkrs({ ...RULEBOOK, judgeHack: () => true }, { id: 'spcfkrs' })).code).toBe(
      'fork-needs-id',
    );
    const mine = makeSpcfkrs({ ...RULEBOOK }, { id: 'spcfkrs-mine' });
    const refused = refusalOf(() => spcfkrs.actors(mine.setup({}, 1)));
    expect(refused.code).toBe('wrong-game');
    expect(refused.problems[0]?.message).toMatch(/spcfkrs-mine/);
    expect(mine.check(spcfkrs.setup({}, 1), { type: 'orders', player: 'pink', orders: [] })?.message).toMatch(
      /spcfkrs/,
    );
  });

  test.each(['', null, 5, 'x'.repeat(81)])('is not called %j', (id) => {
    const { code, problems } = refusalOf(() => makeSpcfkrs({ ...RULEBOOK }, { id: id as string }));
    expect([code, problems.map(({ path }) => path)]).toEqual(['invalid-edition', [['id']]]);
  });

  test('the printed rulebook may go by the printed name, or another', () => {
    expect(makeSpcfkrs(RULEBOOK).id).toBe('spcfkrs');
    expect(makeSpcfkrs(RULEBOOK, { id: 'house-night' }).id).toBe('house-night');
  });

  test('cannot change the printed game in place', () => {
    for (const printed of [RULEBOOK, DEFAULT_RULES]) expect(Object.isFrozen(printed)).toBe(true);
  });
});

describe('weapons and modifications of one’s own need no fork', () => {
  const flamer = defineModification({
    name: 'Flamer',
    cost: 4,
    move: -2,
    weapon: defineWeapon({ name: 'Flamer', kind: 'gun', damage: 1, range: 2, hitsOn: 2, blast: true }),
  });
  const spear = defineModification({
    name: 'Spear',
    cost: 1,
    speed: 1,
    weapon: defineWeapon({ name: 'Spear', kind: 'blade', damage: 2 }),
  });

  test('[S-ORDERS] they are in the set-up, and play as they say', () => {
    const state = scene(['P1 . B1 B2', '. . + .', '. . . B3'], { has: { P1: [flamer], B2: [spear], B1: [tough(1)] } });
    expect(unitCalled(state, 'P1').profile).toMatchObject({ cost: 5, move: 4, gun: { name: 'Flamer', hitsOn: 2 } });
    expect(unitCalled(state, 'B2').profile).toMatchObject({ cost: 2, speed: 4, blade: { name: 'Spear', damage: 2 } });
    const { state: after, events } = roundIn(spcfkrs, state, 'P1: shoot B1', 2);
    expect(eventOf(events, 'shot-judged')).toMatchObject({ weapon: 'Flamer', hit: true });
    expect(after.units.filter(({ alive }) => alive).map(({ name }) => name)).toEqual(['P1', 'B1', 'B3']);
    expect(after.map.cover).toEqual(['....', '....', '....']);
  });

  test('and lists that already hold something of that name take no notice', () => {
    const mine = defineModification({ name: 'Metal legs', cost: 9, move: 1 });
    const state = scene(['P1 P2 . B1'], { has: { P1: [mine], P2: ['Metal legs'] } });
    expect(
      [unitCalled(state, 'P1'), unitCalled(state, 'P2')].map(({ profile }) => [profile.cost, profile.move]),
    ).toEqual([
      [10, 7],
      [2, 12],
    ]);
  });
});
