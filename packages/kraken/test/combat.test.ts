import { describe, expect, test } from 'vitest';
import { type KrakenAction, type KrakenSetup, type KrakenState, kraken } from '../src/index.js';
import { advance, apply, begun, eventsOf, idleUntil } from './support/play.js';

/** Tentacles touch the starboard rim at y = 420; a sailor at y = 395 touches it from within. */
const RIM = 450;
const far = (x: number) => ({ x, y: -200 });
const setup: KrakenSetup = {
  players: ['al', 'bo'],
  crew: [
    { pluck: 7, at: { x: 600, y: 395 }, owner: 'al' },
    { pluck: 9, at: { x: 700, y: 395 }, owner: 'bo' },
    { pluck: 3, at: { x: 800, y: 395 }, owner: 'al' },
    { pluck: 5, at: { x: 1500, y: 210 }, owner: 'al' },
    { pluck: 6, at: { x: 900, y: 395 }, owner: 'bo' },
  ],
  tentacles: [600, 700, 800, 900].map((x) => ({ x, y: RIM })).concat([300, 600, 900, 1200].map(far)),
};

const fight = (change: KrakenSetup = {}): KrakenState =>
  advance(idleUntil(begun({ ...setup, ...change }), 'combat')).state;
const inCombat = (change: KrakenSetup = {}): KrakenState => idleUntil(begun({ ...setup, ...change }), 'combat');
const hit = (player: string, sailor: number, tentacle: number): KrakenAction => ({
  type: 'attack',
  player,
  sailor,
  tentacle,
});
const pass = (player: string): KrakenAction => ({ type: 'pass', player });

describe('reach', () => {
  const alone = (y: number, houseRules = {}): KrakenState =>
    inCombat({
      crew: [{ pluck: 7, at: { x: 600, y }, owner: 'al' }, ...(setup.crew as readonly object[]).slice(1)] as never,
      houseRules,
    });

  test.each([
    // Edge to edge, the gap is 450 − y less the radii of 25 and 30: 60 units are 3 cm.
    [335, true],
    [334, false],
  ])('[K-COMBAT-REACH] exactly 3 cm is in reach, a unit more is not (y = %i)', (y, reaches) => {
    expect(kraken.check(alone(y), hit('al', 1, 1)) === undefined).toBe(reaches);
  });

  test.each([
    [390, true],
    [389, false],
  ])('[K-COMBAT-REACH] with measure centres the 3 cm run between centres (y = %i)', (y, reaches) => {
    expect(kraken.check(alone(y, { measure: 'centres' }), hit('al', 1, 1)) === undefined).toBe(reaches);
  });

  test('[K-COMBAT-REACH] masts and other sailors do not shield', () => {
    const state = inCombat({
      crew: [
        { pluck: 7, at: { x: 600, y: 335 }, owner: 'al' },
        { pluck: 7, at: { x: 600, y: 386 }, owner: 'bo' },
        ...(setup.crew as readonly object[]).slice(2),
      ] as never,
    });
    expect(kraken.check(state, hit('al', 1, 1))).toBeUndefined();
  });

  test('[K-COMBAT-REACH] the player names the tentacle; every one in reach may be named', () => {
    const places = (setup.tentacles ?? []).map((at, index) => (index === 1 ? { x: 661, y: RIM } : at));
    const state = inCombat({ tentacles: places });
    const named = kraken.legalActions(state, 'al').filter((action) => action.type === 'attack' && action.sailor === 1);
    expect(named).toEqual([hit('al', 1, 1), hit('al', 1, 2)]);
  });

  test('[K-COMBAT-REACH] one attack per sailor and turn', () => {
    const after = apply(inCombat(), hit('al', 1, 1), 3, 4, 1).state;
    const again = apply(after, pass('bo')).state;
    expect(kraken.actors(again)).toEqual(['al']);
    expect(kraken.check(again, hit('al', 1, 1))).toMatchObject({ rule: 'K-COMBAT-REACH' });
    expect(kraken.check(again, hit('al', 3, 3))).toBeUndefined();
  });
});

describe('the attack', () => {
  test('[K-COMBAT-ROLL] a destroyed tentacle is gone at once and counts for the sailor’s owner', () => {
    const { state, events } = apply(inCombat(), hit('al', 1, 1), 3, 4, 5);
    expect(state.tentacles.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(state.players).toMatchObject([
      { id: 'al', destroyed: 1 },
      { id: 'bo', destroyed: 0 },
    ]);
    expect(events).toMatchObject([
      { type: 'attacked', dice: [3, 4, 5], total: 7, outcome: 'success', destroyed: true },
    ]);
  });

  test('[K-COMBAT-ROLL] a sailor with no other tentacle in reach has then no attack', () => {
    const places = (setup.tentacles ?? []).map((at, index) =>
      index === 0 ? { x: 650, y: RIM } : index === 1 ? far(1500) : at,
    );
    const state = inCombat({ tentacles: places });
    expect(kraken.check(apply(state, pass('al')).state, hit('bo', 2, 1))).toBeUndefined();
    const after = apply(state, hit('al', 1, 1), 2, 2).state;
    expect(kraken.check(after, hit('bo', 2, 1))).toMatchObject({ rule: 'K-COMBAT-REACH' });
  });

  test.each([
    ['a critical success adds a point', [1, 1], 10],
    ['a success leaves it', [2, 6, 1], 9],
    ['a failure costs a point', [5, 6], 8],
    ['a critical failure costs two', [6, 6], 7],
  ])('[K-COMBAT-ROLL] at Pluck 9 %s', (_, faces, pluck) => {
    const state = apply(inCombat(), pass('al')).state;
    expect(apply(state, hit('bo', 2, 2), ...faces).state.sailors[1]?.pluck).toBe(pluck);
  });

  test('[K-PLUCK-BOUNDS] a loss of 2 at Pluck 3 counts in full and puts the sailor out', () => {
    const { state, events } = apply(inCombat(), hit('al', 3, 3), 6, 6);
    expect(state.sailors[2]).toMatchObject({ pluck: 1, fate: 'spent' });
    expect(state.players[0]?.pluckLost).toBe(2);
    expect(eventsOf(events, 'sailor-lost')).toMatchObject([{ rule: 'K-PLUCK-BOUNDS', sailor: 3, fate: 'spent' }]);
  });

  test.each([
    ['destroyed', [3, 4, 5], 1, 'morale'],
    ['missed', [3, 4, 4], 0, 'start'],
  ] as const)('[K-MORALE] at the end of a turn in which a tentacle was %s', (_, faces, lost, phase) => {
    let { state } = apply(inCombat(), hit('al', 1, 1), ...faces);
    expect(state.lostThisTurn).toBe(lost);
    state = idleUntil(state, 'reaction');
    while (state.stage.phase === 'reaction' && state.stage.order.length > 0) state = advance(state, 2).state;
    state = advance(state).state;
    expect(state).toMatchObject({ lostThisTurn: lost, stage: { phase } });
    if (phase === 'morale')
      expect(advance(state, 6).events).toMatchObject([{ type: 'morale-rolled', tentacles: 7, fightsOn: true }]);
  });

  test('[K-WIN] with the last tentacle the players win at once, without a morale roll', () => {
    const one = { tentacles: [{ x: 600, y: RIM }], houseRules: { tentacles: 1 } };
    const { state, events } = apply(inCombat(one), hit('al', 1, 1), 2, 2);
    expect(eventsOf(events, 'ended')).toMatchObject([{ rule: 'K-WIN', ending: 'tentacles-destroyed', won: true }]);
    expect(kraken.outcome(state)).toMatchObject({
      result: 'win',
      winners: ['al', 'bo'],
      reason: 'tentacles-destroyed',
    });
    expect(kraken.actors(state)).toEqual([]);
  });

  test('[K-LOSE] the last sailor’s fall ends the game at once', () => {
    const crew = [{ pluck: 3, at: { x: 600, y: 395 }, owner: 'al' }];
    const state = inCombat({ players: ['al'], crew, houseRules: { crewMinimum: 1 } });
    const { state: after, events } = apply(state, hit('al', 1, 1), 6, 6);
    expect(eventsOf(events, 'ended')).toMatchObject([{ rule: 'K-LOSE', ending: 'crew-lost', won: false }]);
    expect(kraken.outcome(after)).toMatchObject({ result: 'loss', winners: [], reason: 'crew-lost' });
  });
});

describe('whose turn it is to attack', () => {
  test('[K-COMBAT-ROLL] the floor goes round the seats, one attack or pass at a time', () => {
    let state = inCombat();
    expect(kraken.actors(state)).toEqual(['al']);
    state = apply(state, hit('al', 1, 1), 3, 4, 1).state;
    expect(kraken.actors(state)).toEqual(['bo']);
    state = apply(state, hit('bo', 2, 2), 3, 4, 1).state;
    expect(kraken.actors(state)).toEqual(['al']);
  });

  test('[K-COMBAT-ROLL] with three seats it goes on from the one who had it, after an attack and after a pass', () => {
    const crew = ['a', 'b', 'c', 'a', 'b'].map((owner, index) => ({
      pluck: 7,
      at: { x: 600 + 60 * index, y: 395 },
      owner,
    }));
    let state = inCombat({ players: ['a', 'b', 'c'], crew });
    expect(kraken.actors(state)).toEqual(['a']);
    state = apply(state, hit('a', 1, 1), 3, 4, 1).state;
    expect(kraken.actors(state)).toEqual(['b']);
    state = apply(state, pass('b')).state;
    expect(kraken.actors(state)).toEqual(['c']);
    state = apply(state, hit('c', 3, 2), 3, 4, 1).state;
    expect(kraken.actors(state)).toEqual(['a']);
  });

  test('[K-COMBAT-ROLL] a pass is for now: another’s attack gives a new chance', () => {
    let state = apply(inCombat(), pass('al')).state;
    state = apply(state, hit('bo', 2, 2), 3, 4, 1).state;
    expect(kraken.actors(state)).toEqual(['al']);
  });

  test('[K-COMBAT-ROLL] the phase ends when all who could attack have passed in succession', () => {
    let state = apply(inCombat(), pass('al')).state;
    expect(kraken.actors(state)).toEqual(['bo']);
    state = apply(state, pass('bo')).state;
    expect(kraken.actors(state)).toEqual([]);
    expect(advance(state).state.stage.phase).toBe('reaction');
  });

  test('[K-COMBAT-ROLL] it ends too when nobody is in reach', () => {
    const state = inCombat({ tentacles: [100, 300, 500, 700, 900, 1100, 1300, 1500].map(far) });
    expect(kraken.actors(state)).toEqual([]);
    expect(fight({ tentacles: [100, 300, 500, 700, 900, 1100, 1300, 1500].map(far) }).stage.phase).toBe('reaction');
  });

  test('[K-COMBAT-ROLL] with combatOrder pluck sailors attack in the order of movement, each once or never', () => {
    let state = inCombat({ houseRules: { combatOrder: 'pluck' } });
    expect(kraken.actors(state)).toEqual(['bo']);
    expect(kraken.check(state, hit('bo', 5, 4))).toMatchObject({ rule: 'K-COMBAT-REACH' });
    const held = apply(state, pass('bo'));
    expect(held.events).toMatchObject([{ type: 'passed', player: 'bo', sailor: 2 }]);
    state = held.state;
    expect(kraken.actors(state)).toEqual(['al']);
    state = apply(state, hit('al', 1, 1), 3, 4, 1).state;
    expect(kraken.actors(state)).toEqual(['bo']);
    state = apply(state, pass('bo')).state;
    state = apply(state, pass('al')).state;
    expect(kraken.actors(state)).toEqual([]);
  });

  const equals = (change: KrakenSetup = {}): KrakenState =>
    begun({
      ...setup,
      crew: [
        { pluck: 9, at: { x: 600, y: 395 }, owner: 'al' },
        { pluck: 9, at: { x: 700, y: 395 }, owner: 'bo' },
      ],
      ...change,
      houseRules: { crewMinimum: 1, combatOrder: 'pluck', ...change.houseRules },
    });
  const attackers = ({ stage }: KrakenState) => (stage.phase === 'combat' ? stage.ready : []);

  test('[K-COMBAT-ROLL] with combatOrder pluck it is the Pluck at the beginning of combat that counts', () => {
    let state = apply(equals(), { type: 'stay', player: 'al', sailor: 1 }).state;
    state = apply(state, { type: 'attempt-move', player: 'bo', sailor: 2 }, 1, 1).state;
    state = apply(state, { type: 'move', player: 'bo', sailor: 2, path: [] }).state;
    state = idleUntil(state, 'combat');
    expect(attackers(state)).toEqual([2, 1]);
    expect(kraken.check(state, hit('bo', 2, 2))).toBeUndefined();
    expect(attackers(idleUntil(equals(), 'combat'))).toEqual([1, 2]);
  });

  test('[K-COMBAT-ROLL] [K-MOVE-ORDER] with combatOrder pluck, ties go as in movement', () => {
    const seats = { players: ['bo', 'al'] };
    expect(attackers(idleUntil(equals(seats), 'combat'))).toEqual([1, 2]);
    const byOwner = idleUntil(equals({ ...seats, houseRules: { moveTies: 'owner' } }), 'combat');
    expect(attackers(byOwner)).toEqual([2, 1]);
    expect(kraken.actors(byOwner)).toEqual(['bo']);
  });

  test('[K-COMBAT-ROLL] an attack may not be made out of turn or with another’s sailor', () => {
    const state = inCombat();
    expect(kraken.check(state, hit('bo', 2, 2))).toBeDefined();
    expect(kraken.check(state, hit('al', 2, 2))).toMatchObject({ rule: 'K-COMBAT-REACH', path: ['sailor'] });
    expect(kraken.check(state, hit('al', 1, 3))).toMatchObject({ rule: 'K-COMBAT-REACH', path: ['tentacle'] });
  });
});

test('[K-MOVE-ORDER] movement comes before combat: nobody attacks while sailors may move', () => {
  expect(kraken.check(begun(setup), hit('al', 1, 1))).toBeDefined();
});
