import { describe, expect, it, test } from 'vitest';
import { warcrabs } from '../src/index.js';
import { attack, end, move } from './support/actions.js';
import { crab, eventOf, eventsOf, run, types } from './support/play.js';
import { inch, ROCKET, scene } from './support/scene.js';

/** Crabs in a row, far apart, with these scores of Dexterity; odd ones are red's, even ones blue's. */
const row = (...scores: readonly number[]) =>
  scores.map((dexterity, at) => ({ at: inch(10 * at, 0), traits: { dexterity } }));

/** The fight before the first roll. */
function start(of: Parameters<typeof scene>[0]) {
  const made = scene(of);
  const fresh = warcrabs.setup(
    {
      board: made.board,
      players: made.players.map(({ id }) => id),
      houseRules: made.rules,
      crabs: made.crabs.map(({ name, traits, shell, owner, at, facing }) => ({
        crab: { name, traits, shell, weapons: [] },
        owner,
        at,
        facing,
      })),
    },
    'start',
  );
  return fresh;
}

describe('[W-ORDER] who acts first', () => {
  it('is who has the highest Dexterity, without a roll', () => {
    const { state, events } = run(start({ crabs: row(3, 5, 4) }), []);
    expect(types(events)).toEqual(['order-set', 'turn-began', 'activation-began']);
    expect(state.order).toEqual([2, 3, 1]);
  });

  it('is rolled for by crabs of equal Dexterity, highest first, a crab at a time', () => {
    const { state, events } = run(start({ crabs: row(4, 5, 4, 4) }), [], 1, 1, 6, 5, 2, 2);
    expect(eventsOf(events, 'order-rolled').map(({ crab: id, total }) => [id, total])).toEqual([
      [1, 2],
      [3, 11],
      [4, 4],
    ]);
    expect(state.order).toEqual([2, 3, 4, 1]);
  });

  it('is rolled for again among those alone who are still tied', () => {
    const { state, events } = run(start({ crabs: row(4, 4, 4) }), [], 3, 3, 1, 5, 2, 1, 1, 1, 1, 2);
    expect(eventsOf(events, 'order-rolled').map(({ crab: id }) => id)).toEqual([1, 2, 3, 1, 2]);
    expect(state.order).toEqual([2, 1, 3]);
  });

  it('is the order of their owner’s list among crabs of one owner, without a roll', () => {
    const { state, events } = run(start({ crabs: row(4, 5, 4) }), []);
    expect(types(events)).not.toContain('order-rolled');
    expect(state.order).toEqual([2, 1, 3]);
    // All of a mixed group roll; what is left of one owner alone does not roll again.
    const mixed = run(start({ crabs: row(4, 4, 4) }), [], 3, 3, 6, 6, 3, 3);
    expect(mixed.state.order).toEqual([2, 1, 3]);
  });

  test.each([
    { tieRolls: 'once', rolls: 2 },
    { tieRolls: 'eachTurn', rolls: 4 },
  ] as const)('is rolled for $tieRolls', ({ tieRolls, rolls }) => {
    const again = tieRolls === 'once' ? [] : [1, 1, 2, 2];
    const { state, events } = run(
      start({ crabs: row(4, 4), rules: { tieRolls } }),
      [end(1), end(2)],
      3,
      3,
      1,
      1,
      ...again,
    );
    expect(eventsOf(events, 'order-rolled')).toHaveLength(rolls);
    expect(state).toMatchObject({ turn: 2, order: tieRolls === 'once' ? [1, 2] : [2, 1] });
  });
});

describe('[W-STUN] a stun', () => {
  /** A rocket of the first crab that misses the second by one, and what it rolls against Endurance. */
  const NEAR = [3, 3, 6, 6];
  const shooting = (of: Partial<Parameters<typeof scene>[0]> = {}) =>
    scene({ crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(12, 0) }], ...of });

  it('[W-NEARMISS] comes of an explosive that misses by exactly one, and a failed roll', () => {
    const { events } = run(shooting(), [attack(1, 2, 0), end(1)], ...NEAR);
    expect(types(events)).toEqual([
      ...['activation-began', 'attacked', 'endurance-rolled', 'stunned', 'activation-ended'],
      ...['activation-missed', 'turn-began', 'activation-began'],
    ]);
    const withstood = run(shooting(), [attack(1, 2, 0)], 3, 3, 2, 3);
    expect(eventOf(withstood.events, 'endurance-rolled').withstood).toBe(true);
    expect(crab(withstood.state, 2).stun).toBeNull();
  });

  it('lasts, for who acts later, until the other crab has acted again', () => {
    const second = run(shooting(), [attack(1, 2, 0), end(1)], ...NEAR);
    expect(crab(second.state, 2).stun).toEqual({ missed: true, waiting: [] });
    const over = run(second.state, [end(1)]);
    expect(types(over.events)).toEqual(['activation-ended', 'recovered', 'activation-began']);
    expect(crab(over.state, 2).stun).toBeNull();
  });

  it('lasts, for who acts earlier, through the other’s next activation too', () => {
    const { state } = run(shooting({ order: [2, 1] }), [end(2), attack(1, 2, 0), end(1)], ...NEAR);
    expect(state.turn).toBe(2);
    expect(state.stage).toMatchObject({ crab: 1 });
    expect(crab(state, 2).stun).toEqual({ missed: true, waiting: [] });
    expect(run(state, [end(1)]).state.stage).toMatchObject({ crab: 2 });
  });

  it('costs one activation, and lasts while all others in play have one each', () => {
    const three = shooting({
      crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(12, 0) }, { at: inch(0, 40) }],
    });
    const { state } = run(three, [attack(1, 2, 0), end(1)], ...NEAR);
    expect(state.stage).toMatchObject({ crab: 3 });
    expect(crab(state, 2).stun).toEqual({ missed: true, waiting: [1] });
    const after = run(state, [end(3)]).state;
    expect(after.stage).toMatchObject({ crab: 1 });
    expect(crab(after, 2).stun).not.toBeNull();
    expect(crab(run(after, [end(1)]).state, 2).stun).toBeNull();
  });

  it('does not add up: a new one begins anew', () => {
    const start = shooting({
      crabs: [{ at: inch(0, 0), weapons: [ROCKET] }, { at: inch(12, 0) }, { at: inch(0, 3), weapons: [ROCKET] }],
    });
    const { state, events } = run(start, [attack(1, 2, 0), end(1), attack(3, 2, 0), end(3)], ...NEAR, ...NEAR);
    expect(eventsOf(events, 'stunned')).toHaveLength(2);
    expect(state.stage).toMatchObject({ crab: 1 });
    expect(crab(state, 2).stun).toEqual({ missed: false, waiting: [3] });
    const later = run(state, [end(1)]).state;
    expect(later.stage).toMatchObject({ crab: 3 });
    expect(crab(run(later, [end(3)]).state, 2).stun).toBeNull();
  });

  it('does not wait for who has died since', () => {
    const { state } = run(
      shooting({
        crabs: [
          { at: inch(0, 0), weapons: [ROCKET] },
          { at: inch(12, 0) },
          { at: inch(30, 0) },
          { at: inch(32, 0), hitPoints: 1, facing: { x: -1, y: 0 } },
        ],
        order: [4, 1, 2, 3],
      }),
      [end(4), attack(1, 2, 0), end(1), attack(3, 4), end(3)],
      ...NEAR,
      1,
      1,
    );
    expect(state.stage).toMatchObject({ crab: 1 });
    expect(crab(run(state, [end(1)]).state, 2).stun).toBeNull();
  });

  it('is over by house rules with the activation that it cost', () => {
    const rules = { stunLasts: 'nextActivation' } as const;
    const { state, events } = run(shooting({ rules }), [attack(1, 2, 0), end(1)], ...NEAR);
    expect(types(events)).toContain('recovered');
    expect(crab(state, 2).stun).toBeNull();
  });

  it('leaves its crab where it is and as it faces', () => {
    const { state } = run(shooting(), [attack(1, 2, 0)], ...NEAR);
    expect(crab(state, 2)).toMatchObject({ at: inch(12, 0), facing: { x: 1, y: 0 } });
  });
});

describe('[W-FIGHT] the end', () => {
  it('comes when one owner alone has living crabs, at once', () => {
    const last = scene({
      crabs: [
        { at: inch(0, 0), weapons: [ROCKET] },
        { at: inch(9, 0), hitPoints: 2, facing: { x: -1, y: 0 } },
      ],
    });
    const { state, events } = run(last, [attack(1, 2, 0)], 1, 1);
    expect(types(events).slice(-3)).toEqual(['struck', 'died', 'ended']);
    expect(warcrabs.outcome(state)).toEqual({
      result: 'win',
      winners: ['red'],
      reason: 'last-standing',
      rule: 'W-FIGHT',
    });
    expect(warcrabs.actors(state)).toEqual([]);
  });

  it('is a draw after the last turn', () => {
    const long = scene({ crabs: row(4, 3), rules: { drawAfter: 2 } });
    const { state } = run(long, [end(1), end(2), end(1), end(2)]);
    expect(state.turn).toBe(2);
    expect(warcrabs.outcome(state)).toEqual({ result: 'draw', winners: [], reason: 'turn-limit', rule: 'W-FIGHT' });
  });

  it('[W-DEATH] drops the slot of a dead crab, whoever is left', () => {
    const three = scene({
      players: ['red', 'blue', 'green'],
      crabs: [
        { at: inch(0, 0), owner: 'red' },
        { at: inch(2, 0), owner: 'blue', hitPoints: 1, facing: { x: -1, y: 0 } },
        { at: inch(20, 0), owner: 'red' },
        { at: inch(40, 0), owner: 'green' },
      ],
    });
    const { state, events } = run(three, [attack(1, 2), move(1, inch(1, 0))], 1, 1);
    expect(eventOf(events, 'died')).toMatchObject({ crab: 2, by: 1 });
    expect(state.stage).toMatchObject({ crab: 3 });
  });
});
