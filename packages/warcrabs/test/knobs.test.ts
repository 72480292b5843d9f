import { isRuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { refusedAt } from '../../../scripts/testing/refusal.js';
import { DEFAULT_RULES, type Fighter, type Rules, type Traits, type WarcrabsAction, warcrabs } from '../src/index.js';
import { repair } from '../src/season/repair.js';
import { settleFight } from '../src/season/settle-fight.js';
import { buy, sell } from '../src/season/trade.js';
import { attack, end, fling, lift, move } from './support/actions.js';
import { crab, eventOf, eventsOf, refused, run, runWith, turningThrough, types } from './support/play.js';
import { desk, inch, ROCKET, room, type Scenery, scene, surface, thing, weapon } from './support/scene.js';
import { armed, inStore, killing, money, crab as owned, season, unhurt } from './support/season.js';

type HouseRules = Partial<Rules>;

/** How a knob is felt: what comes of a scene under the printed rules, and with the knob turned. */
interface Felt<Value> {
  readonly value: Value;
  readonly scene: string;
  readonly result: (houseRules: HouseRules) => unknown;
  readonly printed: unknown;
  readonly changed: unknown;
}

const LEFT = { x: -1, y: 0 };
const UP = { x: 0, y: 1 };
const FAR = { at: inch(0, -80) };
const STUNNED = { missed: false, waiting: [1] };
const GUN = weapon({ name: 'Gun' });
const FLAME = weapon({ name: 'Flame', flame: true });
const CHARGE = weapon({ name: 'Charge', kind: 'tossed', explosive: true });

/** Red’s crab 1 with weapons, and blue’s crab 2 with so many inches between their bases. */
const apart = (rules: HouseRules, gap: number, of: Partial<Scenery['crabs'][number]> = {}) =>
  scene({
    rules,
    crabs: [
      { at: inch(0, 0), weapons: [GUN, ROCKET] },
      { at: inch(1.5 + gap, 0), facing: LEFT, ...of },
    ],
  });

/** A shot of crab 1 with its gun that misses, or an attack with something else. */
const aimed = (state: ReturnType<typeof scene>, action: WarcrabsAction = attack(1, 2, 0)) =>
  eventOf(run(state, [action], 6, 6).events, 'attacked').aim;
const allowed = (state: ReturnType<typeof scene>, action: WarcrabsAction) => refused(state, action) === undefined;
/** Whether a fight may be one of crabs with these traits. */
const allowsTraits = (rules: HouseRules, traits: Traits) => {
  try {
    scene({
      rules,
      crabs: [
        { at: inch(0, 0), traits },
        { ...FAR, traits },
      ],
    });
    return true;
  } catch (error) {
    if (!isRuleError(error)) throw error;
    return false;
  }
};
const traits = (strength: number, dexterity: number, endurance: number): Traits => ({ strength, dexterity, endurance });
/** The bands at so many inches between bases. */
const bands = (rules: HouseRules, ...gaps: readonly number[]) => gaps.map((gap) => aimed(apart(rules, gap)).band);
const limits = (of: Partial<Rules['rangeLimits']>) => ({ ...DEFAULT_RULES.rangeLimits, ...of });
const modifiers = (of: Partial<Rules['rangeModifiers']>) => ({ ...DEFAULT_RULES.rangeModifiers, ...of });
/** What each band adds. */
const added = (rules: HouseRules) => [1.5, 5, 11, 17, 30].map((gap) => aimed(apart(rules, gap)).range);
/** What a hit from behind, or elsewhere, does to a crab. */
const struck = (state: ReturnType<typeof scene>, action: WarcrabsAction, ...dice: readonly number[]) =>
  eventOf(run(state, [action], 1, 1, ...dice).events, 'struck');
/** A crab with a gun so many inches over the floor, and one on the floor. */
const above = (rules: HouseRules, height: number, order = [1, 2]) =>
  scene({
    rules,
    order,
    board: room([surface(height, -5, -5, 0, 5)]),
    crabs: [
      { at: inch(-0.5, 0), weapons: [GUN] },
      { at: inch(12, 0), weapons: [GUN] },
    ],
  });
/** What comes of a crab that walks off something so high. */
const stepping = (rules: HouseRules, height: number, ...faces: readonly number[]) => {
  const board = room([surface(height, -10, -10, 0, 10)]);
  const state = scene({ rules, board, crabs: [{ at: inch(-1, 0), traits: traits(3, 5, 7) }, FAR] });
  return runWith(warcrabs, state, [move(1, inch(1, 0))], turningThrough(...faces)).events;
};
/** What comes of a crab that is thrown off something so high. */
const flung = (rules: HouseRules, height: number) => {
  const board = room([surface(height, -20, -20, 0, 20)]);
  const crabs = [{ at: inch(-3, 0), traits: { strength: 6, dexterity: 4 } }, { at: inch(-1, 0), stun: STUNNED }, FAR];
  const state = scene({ rules, board, crabs });
  return runWith(warcrabs, state, [lift(1, 2), fling(1, { x: 1, y: 0 }, 48)], turningThrough(1)).events;
};
/** A crab that was stunned by a near miss, once it has missed its activation. */
const stunned = (rules: HouseRules): Fighter =>
  crab(run(apart(rules, 10), [attack(1, 2, 1), end(1)], 3, 3, 6, 6).state, 2);
const paper = (rules: HouseRules) => {
  const board = room([], [thing('paper', 3, 4, -3, 5, 3)]);
  const armed = { at: inch(0, 0), weapons: [FLAME] };
  const crabs = [armed, { at: inch(12, 0) }, { ...armed, at: inch(0, 4) }];
  const state = scene({ rules, board, crabs, order: [1, 3, 2] });
  const both = runWith(warcrabs, state, [attack(1, 2, 0), end(1), attack(3, 2, 0)], turningThrough(6));
  return types(both.events).filter((type) => ['flame-stopped', 'paper-gone', 'attacked'].includes(type));
};
const anns = { owner: 'ann' };

/** Every knob with what turning it changes; a knob without a scene does not compile. */
const FELT: { readonly [Knob in keyof Rules]: readonly Felt<Rules[Knob]>[] } = {
  traitPoints: [
    {
      value: 16,
      scene: 'a fight of crabs with 15, 16 and 17 points',
      result: (h) => [3, 4, 5].map((endurance) => allowsTraits(h, traits(6, 6, endurance))),
      printed: [true, false, false],
      changed: [true, true, false],
    },
  ],
  traitMinimum: [
    {
      value: 2,
      scene: 'a fight of crabs of Endurance 1 and 2',
      result: (h) => [1, 2].map((endurance) => allowsTraits(h, traits(6, 6, endurance))),
      printed: [true, true],
      changed: [false, true],
    },
  ],
  traitMaximum: [
    {
      value: 9,
      scene: 'a fight of crabs of Strength 9, 10 and 11',
      result: (h) => [9, 10, 11].map((strength) => allowsTraits(h, traits(strength, 2, 2))),
      printed: [true, true, false],
      changed: [true, false, false],
    },
  ],
  mustSpendAll: [
    {
      value: true,
      scene: 'a fight of crabs with 14 and 15 points',
      result: (h) => [2, 3].map((endurance) => allowsTraits(h, traits(6, 6, endurance))),
      printed: [true, true],
      changed: [false, true],
    },
  ],
  shedWeight: [
    {
      value: true,
      scene: 'the movement of a crab before and after it used up what was heavy',
      result: (h) => {
        const heavy = weapon({ weight: 4, uses: 1 });
        const state = scene({ rules: h, crabs: [{ at: inch(0, 0), weapons: [heavy] }, { at: inch(10, 0) }] });
        const { events } = run(state, [attack(1, 2, 0), end(1), end(2)], 6, 6);
        return eventsOf(events, 'activation-began').map(({ movement }) => movement / 16);
      },
      printed: [3, 5, 3],
      changed: [3, 5, 5],
    },
    {
      value: true,
      scene: 'the reach of a throw with what is used up and what is not',
      result: (h) =>
        [0, 1].map((left) => {
          const spent = { at: inch(0, 0), weapons: [weapon({ weight: 2, uses: 1 })], left: [left] };
          const state = scene({ rules: h, crabs: [spent, { at: inch(2, 0), stun: STUNNED }] });
          return eventOf(run(state, [lift(1, 2)], 1, 1).events, 'lift-rolled').reach;
        }),
      printed: [0, 0],
      changed: [32, 0],
    },
  ],
  crabRadius: [
    {
      value: 1,
      scene: 'a walk up to a crab 4 inches off',
      result: (h) => [2, 2.0625, 2.5, 2.5625].map((x) => allowed(apart(h, 2.5), move(1, inch(x, 0)))),
      printed: [true, true, true, false],
      changed: [true, false, false, false],
    },
    {
      value: 1,
      scene: 'a walk up to the wall',
      result: (h) =>
        [99, 99.25].map((x) => allowed(scene({ rules: h, crabs: [{ at: inch(97, 0) }, FAR] }), move(1, inch(x, 0)))),
      printed: [true, true],
      changed: [true, false],
    },
  ],
  crabHeight: [
    {
      value: 2,
      scene: 'a leap over a crab',
      result: (h) => eventOf(run(apart(h, 0), [move(1, inch(3, 0))]).events, 'moved').legs[0]?.rise,
      printed: 16,
      changed: 32,
    },
    {
      value: 2,
      scene: 'a look over something 1, 2 and 2 1/16 inches high',
      result: (h) =>
        [1, 2, 2.0625].map((height) => {
          const board = room([], [thing('solid', height, 4, -2, 6, 2)]);
          return allowed(
            scene({ rules: h, board, crabs: [{ at: inch(0, 0), weapons: [GUN] }, { at: inch(12, 0) }] }),
            attack(1, 2, 0),
          );
        }),
      printed: [true, false, false],
      changed: [true, true, false],
    },
  ],
  tieRolls: [
    {
      value: 'eachTurn',
      scene: 'two turns of crabs of equal Dexterity',
      result: (h) => {
        const made = scene({ rules: h, crabs: [{ at: inch(0, 0) }, { at: inch(10, 0) }] });
        const ends = [end(1), end(2)];
        return eventsOf(runWith(warcrabs, made, ends, turningThrough(5, 6, 1, 2)).events, 'order-rolled').length;
      },
      printed: 0,
      changed: 2,
    },
  ],
  splitMove: [
    {
      value: true,
      scene: 'a move of 4 inches and of 4 1/16 after one of an inch and a shot',
      result: (h) => {
        const { state } = run(apart(h, 10), [move(1, inch(0, 1)), attack(1, 2, 0)], 6, 6);
        return [5, 5.0625].map((y) => refused(state, move(1, inch(0, y))));
      },
      printed: ['W-MOVE', 'W-MOVE'],
      changed: [undefined, 'W-MOVE'],
    },
  ],
  turning: [
    {
      value: 'moveOnly',
      scene: 'the facing after a walk along another way',
      result: (h) => crab(run(apart(h, 10), [move(1, inch(0, 3))]).state, 1).facing,
      printed: { x: 1, y: 0 },
      changed: UP,
    },
  ],
  fireArc: [
    {
      value: 'front',
      scene: 'a shot at exactly 45° and just beyond',
      result: (h) =>
        [5, 5.0625].map((y) =>
          allowed(
            scene({ rules: h, crabs: [{ at: inch(0, 0), weapons: [GUN] }, { at: inch(5, y) }] }),
            attack(1, 2, 0),
          ),
        ),
      printed: [true, true],
      changed: [true, false],
    },
  ],
  stunLasts: [
    {
      value: 'nextActivation',
      scene: 'a stun that has cost an activation',
      result: (h) => stunned(h).stun,
      printed: { missed: true, waiting: [] },
      changed: null,
    },
  ],
  rangeLimits: [
    {
      value: limits({ pointBlank: 3 }),
      scene: 'shots at 2, 2 15/16 and 3 inches',
      result: (h) => bands(h, 2, 2.9375, 3),
      printed: ['short', 'short', 'short'],
      changed: ['pointBlank', 'pointBlank', 'short'],
    },
    {
      value: limits({ short: 8 }),
      scene: 'shots at 6, 7 15/16 and 8 inches',
      result: (h) => bands(h, 6, 7.9375, 8),
      printed: ['medium', 'medium', 'medium'],
      changed: ['short', 'short', 'medium'],
    },
    {
      value: limits({ medium: 10 }),
      scene: 'shots at 9 15/16, 10 and 12 inches',
      result: (h) => bands(h, 9.9375, 10, 12),
      printed: ['medium', 'medium', 'long'],
      changed: ['medium', 'long', 'long'],
    },
    {
      value: limits({ long: 20 }),
      scene: 'shots at 18, 19 15/16 and 20 inches',
      result: (h) => bands(h, 18, 19.9375, 20),
      printed: ['extraLong', 'extraLong', 'extraLong'],
      changed: ['long', 'long', 'extraLong'],
    },
  ],
  rangeModifiers: (['pointBlank', 'short', 'medium', 'long', 'extraLong'] as const).map((band, at) => ({
    value: modifiers({ [band]: 7 }),
    scene: `a shot at ${band}`,
    result: added,
    printed: [2, 1, 0, -1, -2],
    changed: [2, 1, 0, -1, -2].map((printed, place) => (place === at ? 7 : printed)),
  })),
  rangeBoundaries: [
    {
      value: 'nearer',
      scene: 'shots at 2, 6, 12 and 18 inches',
      result: (h) => bands(h, 2, 6, 12, 18),
      printed: ['short', 'medium', 'long', 'extraLong'],
      changed: ['pointBlank', 'short', 'medium', 'long'],
    },
  ],
  clawReach: [
    {
      value: 2,
      scene: 'claws at 1, 1 1/16, 2 and 2 1/16 inches',
      result: (h) => [1, 1.0625, 2, 2.0625].map((gap) => allowed(apart(h, gap), attack(1, 2))),
      printed: [true, false, false, false],
      changed: [true, true, true, false],
    },
    {
      value: 0,
      scene: 'lifting at 0 and 1/16 inches',
      result: (h) => [0, 0.0625].map((gap) => allowed(apart(h, gap, { stun: STUNNED }), lift(1, 2))),
      printed: [true, true],
      changed: [true, false],
    },
    {
      value: 2,
      scene: 'claws at a crab 2 inches higher',
      result: (h) => {
        const board = room([surface(2, 0.5, -5, 5, 5)]);
        return refused(
          scene({ rules: h, board, crabs: [{ at: inch(-0.25, 0) }, { at: inch(1.25, 0) }] }),
          attack(1, 2),
        );
      },
      printed: 'W-CLAW',
      changed: undefined,
    },
  ],
  bareDamage: [
    {
      value: 3,
      scene: 'bare claws',
      result: (h) => struck(apart(h, 0), attack(1, 2)).damage,
      printed: 1,
      changed: 3,
    },
    {
      value: 0,
      scene: 'bare claws',
      result: (h) => struck(apart(h, 0), attack(1, 2)).hitPoints,
      printed: 4,
      changed: 5,
    },
  ],
  arcBoundaries: [
    {
      value: 'rearward',
      scene: 'shots from exactly 45° and exactly 90°',
      result: (h) => [{ x: -1, y: 1 }, UP].map((facing) => aimed(apart(h, 10, { facing })).arc),
      printed: ['front', 'side'],
      changed: ['side', 'behind'],
    },
  ],
  sideHitsCrab: [
    {
      value: 3,
      scene: 'a 2, a 3 and a 4 from the side',
      result: (h) => [2, 3, 4].map((die) => struck(apart(h, 10, { facing: UP }), attack(1, 2, 0), die).location),
      printed: ['shell', 'shell', 'crab'],
      changed: ['shell', 'crab', 'crab'],
    },
    {
      value: 7,
      scene: 'a 6 from the side',
      result: (h) => struck(apart(h, 10, { facing: UP }), attack(1, 2, 0), 6).location,
      printed: 'crab',
      changed: 'shell',
    },
    {
      value: 1,
      scene: 'a 1 from the side',
      result: (h) => struck(apart(h, 10, { facing: UP }), attack(1, 2, 0), 1).location,
      printed: 'shell',
      changed: 'crab',
    },
  ],
  shellOverflow: [
    {
      value: false,
      scene: 'two points of damage to shells with 2, 1 and no armour',
      result: (h) =>
        [2, 1, 0].map((armour) => struck(apart(h, 10, { facing: { x: 1, y: 0 }, armour }), attack(1, 2, 0)).hitPoints),
      printed: [5, 4, 3],
      changed: [5, 5, 3],
    },
  ],
  friendlyFire: [
    {
      value: false,
      scene: 'claws at a crab of the same owner',
      result: (h) => refused(scene({ rules: h, crabs: [{ at: inch(0, 0) }, FAR, { at: inch(2, 0) }] }), attack(1, 3)),
      printed: undefined,
      changed: 'W-FIGHT',
    },
  ],
  nearMiss: [
    {
      value: 2,
      scene: 'a rocket that misses by 1, 2 and 3',
      result: (h) =>
        (
          [
            [3, 3],
            [3, 4],
            [4, 4],
          ] as const
        ).map(
          (dice) =>
            eventOf(runWith(warcrabs, apart(h, 10), [attack(1, 2, 1)], turningThrough(...dice)).events, 'attacked')
              .outcome,
        ),
      printed: ['near-miss', 'miss', 'miss'],
      changed: ['miss', 'near-miss', 'miss'],
    },
  ],
  kamikazeNeedsHit: [
    {
      value: true,
      scene: 'an explosive used claw-to-claw',
      result: (h) => {
        const state = scene({ rules: h, crabs: [{ at: inch(0, 0), weapons: [CHARGE] }, { at: inch(2, 0) }] });
        const { events } = runWith(warcrabs, state, [attack(1, 2, 0)], turningThrough(6));
        return types(events).filter((type) => ['set-off', 'scorched', 'attacked'].includes(type));
      },
      printed: ['set-off', 'scorched', 'scorched'],
      changed: ['attacked'],
    },
  ],
  blastDistance: [
    {
      value: 2.5,
      scene: 'a rocket that hits',
      result: (h) => crab(run(apart(h, 10), [attack(1, 2, 1)], 1, 1).state, 2).at,
      printed: inch(12.5, 0),
      changed: inch(14, 0),
    },
    {
      value: 0,
      scene: 'a rocket that hits',
      result: (h) => types(run(apart(h, 10), [attack(1, 2, 1)], 1, 1).events).includes('blasted'),
      printed: true,
      changed: false,
    },
  ],
  fallStep: [
    {
      value: 13,
      scene: 'falls of 12, 12 15/16, 13 and 26 inches',
      result: (h) => [12, 12.9375, 13, 26].map((height) => eventOf(stepping(h, height, 1), 'fell').damage),
      printed: [1, 1, 1, 2],
      changed: [0, 0, 1, 2],
    },
  ],
  shortFallStuns: [
    {
      value: false,
      scene: 'throws off something 11 15/16 and 12 inches high',
      result: (h) => [11.9375, 12].map((height) => types(flung(h, height)).includes('endurance-rolled')),
      printed: [true, true],
      changed: [false, true],
    },
  ],
  stepDown: [
    {
      value: 6,
      scene: 'a walk off something 5 15/16, 6 and 12 inches high',
      result: (h) => [5.9375, 6, 12].map((height) => types(stepping(h, height, 1)).includes('fell')),
      printed: [false, false, true],
      changed: [false, true, true],
    },
  ],
  elevationMin: [
    {
      value: 2,
      scene: 'shots from 1/16, 1 15/16 and 2 inches above',
      result: (h) => [0.0625, 1.9375, 2].map((height) => aimed(above(h, height)).elevation),
      printed: [1, 1, 1],
      changed: [0, 0, 1],
    },
  ],
  fromAbove: [
    {
      value: 4,
      scene: 'a shot from above and one from below',
      result: (h) => [aimed(above(h, 3)).elevation, aimed(above(h, 3, [2, 1]), attack(2, 1, 0)).elevation],
      printed: [1, -1],
      changed: [4, -1],
    },
  ],
  fromBelow: [
    {
      value: -5,
      scene: 'a shot from above and one from below',
      result: (h) => [aimed(above(h, 3)).elevation, aimed(above(h, 3, [2, 1]), attack(2, 1, 0)).elevation],
      printed: [1, -1],
      changed: [1, -5],
    },
  ],
  surfacesBlock: [
    {
      value: true,
      scene: 'shots down from a desk that just do not, and just do, clear its edge',
      result: (h) =>
        [59.6875, 59.75].map((x) =>
          allowed(
            scene({ rules: h, board: desk(), crabs: [{ at: inch(x, 15), weapons: [GUN] }, { at: inch(70, 15) }] }),
            attack(1, 2, 0),
          ),
        ),
      printed: [true, true],
      changed: [false, true],
    },
  ],
  paperGone: [
    {
      value: 'endOfTurn',
      scene: 'two flames at a crab behind paper in one turn',
      result: paper,
      printed: ['flame-stopped', 'paper-gone', 'attacked'],
      changed: ['flame-stopped', 'flame-stopped'],
    },
  ],
  drawAfter: [
    {
      value: 2,
      scene: 'the ends of turns 1 and 2',
      result: (h) => {
        const first = run(apart(h, 10), [end(1), end(2)]).state;
        return [first, run(first, [end(1), end(2)]).state].map((state) => warcrabs.outcome(state)?.reason);
      },
      printed: [undefined, undefined],
      changed: [undefined, 'turn-limit'],
    },
  ],
  purse: [
    {
      value: 'crab',
      scene: 'the prize of a crab that won',
      result: (h) => {
        const won = settleFight(season(h), killing(season(h)));
        return [won.owners[0]?.account?.money, owned(won, 1).account?.money];
      },
      printed: [398, undefined],
      changed: [undefined, 398],
    },
  ],
  startMoney: [
    {
      value: 24,
      scene: 'buying a Firecracker for 25 cents',
      result: (h) => {
        const start = season(h);
        const bought = () => buy(start, { ...anns, item: 'Firecracker' });
        return money(start, anns) < 25 ? refusedAt(bought) : money(bought(), anns);
      },
      printed: 173,
      changed: ['illegal-action', 'W-MONEY item'],
    },
    {
      value: 25,
      scene: 'buying a Firecracker for 25 cents',
      result: (h) => money(buy(season(h), { ...anns, item: 'Firecracker' }), anns),
      printed: 173,
      changed: 0,
    },
  ],
  prize: [
    {
      value: 1,
      scene: 'a fight that Ann won',
      result: (h) => money(settleFight(season(h), killing(season(h))), anns),
      printed: 398,
      changed: 199,
    },
  ],
  sellShare: [
    {
      value: 99,
      scene: 'selling a Firecracker of 25 cents',
      result: (h) => {
        const bought = buy(season(h), { ...anns, item: 'Firecracker' });
        return money(sell(bought, { ...anns, item: 'Firecracker' }), anns) - money(bought, anns);
      },
      printed: 12,
      changed: 24,
    },
  ],
  repairs: [
    {
      value: 'priced',
      scene: 'a crab that was hurt, after the fight',
      result: (h) => owned(hurt(h), 1).hitPoints,
      printed: 5,
      changed: 2,
    },
  ],
  repairPrice: [
    {
      value: 9,
      scene: 'restoring three Hit Points where it costs something',
      result: (h) => money(repair(hurt({ repairs: 'priced', ...h }), { crab: 1 }), anns),
      printed: 192,
      changed: 171,
    },
  ],
  salvage: [
    {
      value: 'lost',
      scene: 'what a dead crab wore',
      result: (h) => {
        const roster = armed(season(h), 2, 'Pickle Spear');
        return inStore(settleFight(roster, killing(roster)), { owner: 'bob' });
      },
      printed: ['Pickle Spear', 'Basic'],
      changed: [],
    },
  ],
};

/** A season after a fight that cost Ann’s crab three Hit Points. */
function hurt(rules: HouseRules) {
  const roster = season(rules);
  return settleFight(roster, { winner: null, crabs: [unhurt(roster, 1, { hitPoints: 2 }), unhurt(roster, 2)] });
}

const KNOBS = Object.keys(FELT) as readonly (keyof Rules)[];
const ROWS = KNOBS.flatMap((knob) => {
  const all: readonly Felt<Rules[keyof Rules]>[] = FELT[knob];
  return all.map((felt) => ({ knob, ...felt }));
});

describe('house rules in play', () => {
  test.each(ROWS)('$knob = $value is felt: $scene', ({ knob, value, result, printed, changed }) => {
    expect(changed).not.toEqual(printed);
    expect(result({})).toEqual(printed);
    expect(result({ [knob]: value })).toEqual(changed);
  });

  test('every house rule is in the table, and every number of those that have several', () => {
    expect([...new Set(ROWS.map(({ knob }) => knob))].sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
    const parts = (['rangeLimits', 'rangeModifiers'] as const).map((knob) => {
      const defaults = new Map<string, number>(Object.entries(DEFAULT_RULES[knob]));
      return FELT[knob].flatMap(({ value }) =>
        Object.entries(value).flatMap(([part, number]) => (defaults.get(part) === number ? [] : [part])),
      );
    });
    expect(parts).toEqual([
      ['pointBlank', 'short', 'medium', 'long'],
      ['pointBlank', 'short', 'medium', 'long', 'extraLong'],
    ]);
  });
});
