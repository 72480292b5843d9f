import { exactly } from '@tabletop/dice';
import { describe, expect, test } from 'vitest';
import { distancesOf, type KrakenSetup, type KrakenState, kraken, rulesFor } from '../src/index.js';
import { advance, begun, eventsOf, idleUntil } from './support/play.js';

const RIM = 450;
/** Seven tentacles well away from everything: their turns come first, or last, and are given dice that do nothing. */
const faraway = [400, 500, 600, 700, 800, 900, 1000].map((x) => ({ x, y: -240 }));

interface Scene {
  readonly sailors: readonly { readonly x: number; readonly y: number; readonly pluck?: number }[];
  readonly tentacle: { readonly x: number; readonly y: number };
  readonly houseRules?: KrakenSetup['houseRules'];
}

/** The reaction phase has begun, and tentacle 1 is next. */
function scene({ sailors, tentacle, houseRules = {} }: Scene): KrakenState {
  const setup: KrakenSetup = {
    crew: sailors.map(({ x, y, pluck = 7 }) => ({ pluck, at: { x, y } })),
    tentacles: [tentacle, ...faraway],
    houseRules: { crewMinimum: 1, ...houseRules },
  };
  return idleUntil(begun(setup), 'reaction');
}

const beside = { x: 1000, y: RIM };
const amidships = { x: 300, y: 210 };

describe('the column', () => {
  const columnAt = (state: KrakenState) => eventsOf(advance(state, 2).events, 'reacted')[0]?.column;

  test.each([
    // The gap is 450 − y less the radii of 25 and 30: 80 units are 4 cm.
    [315, 'sailor'],
    [314, 'near'],
  ])('[K-REACT] a sailor within exactly 4 cm counts, a unit further it does not (y = %i)', (y, column) => {
    expect(columnAt(scene({ sailors: [{ x: 1000, y }], tentacle: beside }))).toBe(column);
  });

  test.each([
    // The gap to the hull at y = 420 is the centre less 420 and the radius of 30.
    [510, 'near'],
    [511, 'far'],
    [650, 'far'],
    [651, 'beyond'],
  ])('[K-REACT] a base centred at y = %i reads the column %s', (y, column) => {
    expect(columnAt(scene({ sailors: [amidships], tentacle: { x: 1000, y } }))).toBe(column);
  });

  test('[K-COMBAT-REACH] with measure centres the distances to the hull and the sailor run from the centre', () => {
    const rules = rulesFor({ measure: 'centres' });
    const state = scene({ sailors: [{ x: 1000, y: 390 }], tentacle: { x: 1000, y: 480 } });
    expect(distancesOf(state, { id: 1, at: { x: 1000, y: 480 } }, rules)).toEqual({ sailor: 4.5, vessel: 3 });
  });

  test('[K-REACT] [T-STEPS] tentacles react by ascending id, one step each, with exactly one die', () => {
    let state = scene({ sailors: [amidships], tentacle: beside });
    const order: number[] = [];
    while (state.stage.phase === 'reaction') {
      const isDue = state.stage.order.length > 0;
      const { state: next, events } = advance(state, ...(isDue ? [2] : []));
      for (const event of eventsOf(events, 'reacted')) order.push(event.tentacle, ...(event.dice ?? []));
      state = next;
    }
    expect(order).toEqual([1, 2, 2, 2, 3, 2, 4, 2, 5, 2, 6, 2, 7, 2, 8, 2]);
  });

  test('[K-REACT] effects apply at once: what a lower id did decides the column of the next', () => {
    const tentacles = [beside, { x: 1100, y: RIM }, ...faraway.slice(0, 6)];
    const crew = [
      { pluck: 3, at: { x: 1050, y: 395 } },
      { pluck: 10, at: amidships },
    ];
    const state = idleUntil(begun({ crew, tentacles, houseRules: { crewMinimum: 1 } }), 'reaction');
    const grabbed = advance(advance(state, 6).state, 0, 6, 5).state;
    expect(grabbed.sailors[0]?.fate).toBe('killed');
    expect(eventsOf(advance(grabbed, 4, 1).events, 'reacted')[0]).toMatchObject({
      tentacle: 2,
      column: 'near',
      reaction: 'crush',
    });
  });
});

describe('crush', () => {
  test.each([
    [4, 1, 0],
    [5, 6, 5],
    [6, 3, 2],
  ])('[K-CRUSH] a %i, then a %i: %i points', (die, crush, damage) => {
    const { state, events } = advance(scene({ sailors: [amidships], tentacle: beside }), die, crush);
    expect(state.hullDamage).toBe(damage);
    expect(eventsOf(events, 'crushed')).toMatchObject([{ tentacle: 1, dice: [crush], damage, hullDamage: damage }]);
  });

  test.each([
    [6, 'over'],
    [5, 'reaction'],
  ])('[K-LOSE] the vessel is lost at the limit, not a point before (a %i)', (die, phase) => {
    const state = scene({ sailors: [amidships], tentacle: beside, houseRules: { hullPoints: 5 } });
    const { state: after } = advance(state, 4, die);
    expect(after.stage.phase).toBe(phase);
    if (phase === 'over')
      expect(kraken.outcome(after)).toMatchObject({ result: 'loss', reason: 'vessel-lost', rule: 'K-LOSE' });
  });

  test('[K-LOSE] damage past the limit counts in full, and thirty points are the limit', () => {
    const state = { ...scene({ sailors: [amidships], tentacle: beside }), hullDamage: 29 };
    expect(advance(state, 4, 1).state).toMatchObject({ hullDamage: 29, stage: { phase: 'reaction' } });
    expect(advance(state, 4, 6).state).toMatchObject({
      hullDamage: 34,
      stage: { phase: 'over', ending: 'vessel-lost' },
    });
  });
});

test.each([
  [2, 29, 'reaction'],
  [3, 30, 'over'],
])('[K-LOSE] from 28 points of damage, a crush of %i brings it to %i', (die, hullDamage, phase) => {
  const state = { ...scene({ sailors: [amidships], tentacle: beside }), hullDamage: 28 };
  expect(advance(state, 4, die).state).toMatchObject({ hullDamage, stage: { phase } });
});

describe('flail', () => {
  const near = [
    { x: 1000, y: 395 },
    { x: 1050, y: 395 },
    { x: 950, y: 395 },
  ];

  test('[K-FLAIL] [T-STEPS] each sailor within 4 cm is flailed by ascending id with its own dice, one step each', () => {
    let state = advance(scene({ sailors: [...near, amidships], tentacle: beside }), 4).state;
    const flailed: unknown[] = [];
    for (const faces of [
      [3, 4],
      [6, 2],
      [4, 4],
    ]) {
      const step = advance(state, ...faces);
      flailed.push(...eventsOf(step.events, 'flailed').map(({ sailor, pluckLost }) => [sailor, pluckLost]));
      state = step.state;
    }
    expect(flailed).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(state.sailors.map(({ pluck }) => pluck)).toEqual([7, 6, 5, 7]);
    expect(state.stage).toMatchObject({ phase: 'reaction', pending: null });
  });

  test.each([
    [315, true],
    [314, false],
  ])('[K-FLAIL] exactly 4 cm is in reach, a unit more is not (y = %i)', (y, reached) => {
    const state = advance(scene({ sailors: [near[0] ?? beside, { x: 1000, y }], tentacle: beside }), 5).state;
    expect(state.stage.phase === 'reaction' && state.stage.pending?.sailors.includes(2)).toBe(reached);
  });

  test('[K-PLUCK-BOUNDS] a point lost at 3 leaves the sailor in play at 2, another puts it out at 1', () => {
    const tentacles = [beside, { x: 1060, y: RIM }, ...faraway.slice(1)];
    const crew = [
      { pluck: 3, at: { x: 1030, y: 395 } },
      { pluck: 7, at: amidships },
    ];
    const state = idleUntil(begun({ crew, tentacles, houseRules: { crewMinimum: 1 } }), 'reaction');
    const once = advance(advance(state, 4).state, 6, 2).state;
    expect(once.sailors[0]).toMatchObject({ pluck: 2, fate: 'in-play' });
    const twice = advance(advance(once, 4).state, 6, 2);
    expect(twice.state.sailors[0]).toMatchObject({ pluck: 1, fate: 'spent' });
    expect(eventsOf(twice.events, 'sailor-lost')).toMatchObject([{ rule: 'K-PLUCK-BOUNDS', sailor: 1 }]);
  });

  test('[K-PLUCK-BOUNDS] [K-LOSE] the game’s end stops the rest of a flail', () => {
    const state = advance(scene({ sailors: [{ ...beside, y: 395, pluck: 3 }], tentacle: beside }), 4).state;
    const { state: after } = advance(state, 4, 4);
    expect(after.sailors[0]).toMatchObject({ pluck: 1, fate: 'spent' });
    expect(kraken.outcome(after)?.reason).toBe('crew-lost');
  });
});

describe('grab', () => {
  // At 3 and 5.5 cm: gaps of 60 and 110 units.
  const two: Scene = {
    sailors: [
      { x: 1000, y: 335 },
      { x: 1000, y: 285 },
    ],
    tentacle: beside,
  };

  test('[K-GRAB] sailors at 3 and 5.5 cm: a six takes each with probability 1/2', () => {
    const state = advance(scene(two), 6).state;
    const taken = exactly((chance) => eventsOf(kraken.advance(state, chance).events, 'grab-targeted')[0]?.sailor ?? 0);
    expect([1, 2].map((id) => taken.probability((sailor) => sailor === id).toFraction())).toEqual(['1/2', '1/2']);
  });

  test.each([
    // 6 cm is a gap of 120 units.
    [275, 2],
    [274, 1],
  ])('[K-GRAB] exactly 6 cm is in reach, a unit more is not (y = %i)', (y, reached) => {
    const sailors = [
      { x: 1000, y: 335 },
      { x: 1000, y },
    ];
    const { state } = advance(scene({ sailors, tentacle: beside }), 6);
    expect(state.stage.phase === 'reaction' && state.stage.pending?.sailors.length).toBe(reached);
  });

  test('[K-GRAB] who fails the roll is killed and loses all its Pluck; who makes it keeps it', () => {
    const state = advance(scene(two), 6).state;
    const killed = advance(state, 1, 6, 6);
    expect(killed.state.sailors[1]).toMatchObject({ pluck: 0, fate: 'killed' });
    expect(killed.state.players[0]?.pluckLost).toBe(7);
    expect(killed.events.map(({ type }) => type)).toEqual(['grab-targeted', 'grabbed', 'pluck-changed', 'sailor-lost']);
    const escaped = advance(state, 1, 1, 1);
    expect(escaped.state.sailors[1]).toMatchObject({ pluck: 7, fate: 'in-play' });
  });

  test('[K-GRAB] [T-STEPS] the reaction is one step, the grab that it brings another', () => {
    const begins = advance(scene(two), 6);
    expect(begins.events.map(({ type }) => type)).toEqual(['reacted']);
    expect(begins.state.stage).toMatchObject({ pending: { reaction: 'grab', tentacle: 1, sailors: [1, 2] } });
    const grabs = advance(begins.state, 0, 1, 1);
    expect(grabs.events.map(({ type }) => type)).toEqual(['grab-targeted', 'grabbed']);
    expect(grabs.state.stage).toMatchObject({ phase: 'reaction', pending: null });
  });

  test('[K-GRAB] with grabCriticals a critical success adds a point', () => {
    const state = advance(scene({ ...two, houseRules: { grabCriticals: true } }), 6).state;
    expect(advance(state, 1, 1, 1).state.sailors[1]?.pluck).toBe(8);
  });
});

describe('waft', () => {
  test.each([2, 3])('[K-WAFT] on a %i nothing happens', (die) => {
    const before = scene({ sailors: [amidships], tentacle: beside });
    const { state, events } = advance(before, die);
    expect(events).toHaveLength(1);
    expect(state).toMatchObject({ tentacles: before.tentacles, hullDamage: 0, sailors: before.sailors });
  });
});

describe('morale', () => {
  const lost = (count: number): KrakenState => ({
    ...scene({ sailors: [amidships], tentacle: beside }),
    lostThisTurn: count,
    stage: { phase: 'reaction', order: [], pending: null },
  });

  test('[K-MORALE] only a kraken that lost a tentacle this turn rolls', () => {
    expect(advance(lost(0)).state.stage.phase).toBe('start');
    expect(advance(lost(1)).events).toMatchObject([{ type: 'phase-began', rule: 'K-MORALE', phase: 'morale' }]);
  });

  test('[K-MORALE] it fights on when the die is at most what is left, and flees otherwise', () => {
    const state: KrakenState = {
      ...advance(lost(1)).state,
      tentacles: [
        { id: 3, at: beside },
        { id: 4, at: { x: 5, y: 600 } },
      ],
    };
    expect(advance(state, 2)).toMatchObject({ state: { stage: { phase: 'start' } }, events: [{ fightsOn: true }] });
    const fled = advance(state, 3);
    expect(fled.events).toMatchObject([
      { type: 'morale-rolled', tentacles: 2, fightsOn: false },
      { type: 'ended', rule: 'K-WIN' },
    ]);
    expect(kraken.outcome(fled.state)).toMatchObject({ result: 'win', reason: 'kraken-fled' });
  });

  test('[K-MORALE] with six or more left it still rolls, and cannot fail', () => {
    const state = advance(lost(1)).state;
    expect(state.tentacles).toHaveLength(8);
    expect(advance(state, 6)).toMatchObject({ events: [{ type: 'morale-rolled', dice: [6], fightsOn: true }] });
  });

  test('[K-MORALE] the tally of losses starts anew each turn', () => {
    const next = advance(advance(advance(lost(1)).state, 6).state);
    expect(next.state).toMatchObject({ turn: 2, lostThisTurn: 0 });
  });
});
