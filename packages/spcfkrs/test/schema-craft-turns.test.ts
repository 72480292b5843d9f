import { describe, expect, test } from 'vitest';
import type { Order, SpcfkrsState } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { BS, BV, P1, P3, PV, path, reached } from './support/craft-field.js';
import type { At } from './support/found.js';
import { dead, recast, refuses } from './support/refuses.js';

const bv = `units.${BV - 1}`;
const pv = `units.${PV - 1}`;
const atBV = { kind: 'unit', unit: BV, part: 0, through: false } as const;
const FIRE: Partial<Order> = {
  units: [PV],
  act: {
    type: 'fire',
    guns: [
      { gun: 1, aim: atBV },
      { gun: 0, aim: atBV },
      { gun: 2, aim: { ...atBV, part: 1 } },
    ],
  },
};
const CREW: Partial<Order> = {
  units: [PV],
  crew: [
    { type: 'hack', target: BV },
    { type: 'recharge' },
    { type: 'slag' },
    { type: 'transport', part: 2, board: [P3], leave: [] },
  ],
};
const RAM: Partial<Order> = { units: [PV], move: { type: 'ram', target: BV, path: path('C5 C4 C3 D2') } };
/** Half of BV is gone, so that it rolls. */
const WRECK = {
  [`${bv}.parts`]: (parts: readonly object[]) =>
    parts.map((part, index) => ({ ...part, ...(index < 2 ? { sixths: 0 } : {}) })),
};
const SPENT = { [`${pv}.shield`]: 'spent' };
/** A craft destroyed, with whoever is aboard. */
const killed = (id: number) => (state: SpcfkrsState) =>
  recast(state, (unit) => (unit.id === id || unit.aboard?.craft === id ? dead(unit) : {}));

const wreck = () => reached('malfunction', { change: WRECK });
const pilot = () => reached('pilot');
const hack = () => reached('hack', { orders: [CREW], change: SPENT });
const recharge = () => reached('recharge', { orders: [CREW], change: SPENT });
const slag = () => reached('slag', { orders: [CREW], change: SPENT });
const burst = () => reached('burst', { orders: [FIRE] });
const shot = (gun: number) => () => reached('shot', { orders: [FIRE] }, ({ stage }) => stage.gun === gun);
const between = () => reached('turn', { orders: [FIRE] }, ({ stage }) => stage.done === 1);
const ram = () => reached('ram', { orders: [RAM] });
const rammed = (step: 'move' | 'ram') => () =>
  reached('turn', { orders: [RAM] }, ({ stage, rams }) => stage.phase === step && rams.length > 0);

test('each of these is as it came', () => {
  const states: readonly SpcfkrsState[] = [
    wreck(),
    pilot(),
    hack(),
    recharge(),
    slag(),
    burst(),
    shot(1)(),
    shot(2)(),
    between(),
    ram(),
  ];
  for (const state of states) expect(parseState(state)).toEqual(state);
});

describe('craft roll of themselves only where they have to [S-PARTS] [S-VMODS]', () => {
  refuses('no wreck', 'S-ORDERS queue.0.0', wreck, ({ units }) => ({
    [`${bv}.parts`]: units[BV - 1]?.parts.map(({ at: place }) => ({ at: place, sixths: 18 })),
  }));
  refuses('a wreck that is destroyed', 'S-DEATH stage.unit', wreck, killed(BV));
  refuses('another wreck', 'S-SPEED stage.unit', wreck, { 'stage.unit': PV });
  refuses('a wreck on its turn to do something', 'S-ORDERS queue.0.0', wreck, { 'queue.0.0.does': 'order' });
  refuses('a pilot who is dead', 'S-ORDERS queue.0.0', pilot, { [`${pv}.craft.pilot`]: false });
  refuses('a pilot without an overdose', 'S-ORDERS queue.0.0', pilot, { [`${pv}.profile.powers`]: ['plasma-shield'] });
  refuses('a craft that has taken its pilot’s overdose itself', 'S-ORDERS queue.0.0', pilot, {
    'queue.0.0.does': 'overdose',
  });
  refuses('somebody on foot as a wreck', 'S-ORDERS queue.0.0', wreck, { 'queue.0.0.unit': P1, 'stage.unit': P1 });
  const both = () => reached('malfunction', { change: WRECK }, ({ queue }) => queue.length > 1);
  refuses('a pilot before a wreck', 'S-SPEED queue', both, { queue: (list: readonly unknown[]) => list.toReversed() });
});

describe('crews do one thing after the other, as they were ordered [S-CREW]', () => {
  const others = { hack: [hack, 0], recharge: [recharge, 1], slag: [slag, 2] } as const;
  for (const [what, [base, done]] of Object.entries(others)) {
    const state: () => SpcfkrsState = base;
    refuses(`${what} by another`, 'S-SPEED stage.unit', state, { 'stage.unit': BV });
    refuses(`${what} by a craft that is destroyed`, 'S-DEATH stage.unit', state, killed(PV));
    refuses(`${what} without an order`, 'S-ORDERS queue.0.0', state, { 'orders.0.crew': [] });
    refuses(
      `${what} out of turn`,
      `${what === 'hack' ? 'S-HACK stage.target' : `${what === 'slag' ? 'S-SLAG' : 'S-VMODS'} stage.unit`}`,
      state,
      {
        'stage.done': (done + 1) % 3,
        [`${pv}.acted`]: true,
      },
    );
  }
  refuses('a hack of another', 'S-HACK stage.target', hack, { 'stage.target': BS });
  refuses('a hack of the dead', 'S-HACK stage.target', hack, killed(BV));
  refuses('a shield recharged that is not spent', 'S-VMODS stage.unit', recharge, { [`${pv}.shield`]: 'ready' });
  refuses(
    'more than was ordered',
    'S-ORDERS stage.done',
    () => reached('turn', { orders: [CREW] }, ({ stage }) => stage.done === 3),
    {
      'stage.done': 4,
    },
  );
});

describe('guns are fired one after the other, as they were ordered [S-GUNS]', () => {
  refuses('another gun', 'S-GUNS stage.gun', shot(1), { 'stage.gun': 2 });
  refuses('a gun before the others', 'S-GUNS stage.gun', shot(1), { 'stage.done': 1 });
  refuses('more guns than were ordered', 'S-SHOOT stage.unit', shot(2), { 'stage.done': 3 });
  refuses('a gun that it has not', 'S-GUNS stage.gun', burst, { 'stage.gun': 3 });
  refuses('a gun on a wrecked part', 'S-GUNS stage.gun', shot(1), { [`${pv}.parts.1.sixths`]: 0 });
  refuses('a burst on a wrecked part', 'S-GUNS stage.gun', burst, { [`${pv}.parts.0.sixths`]: 0 });
  refuses('a hacked craft', 'S-HACK stage.unit', shot(1), { [`${pv}.hacked`]: true });
  refuses('at another part', 'S-SHOOT stage.aim', shot(2), { 'stage.aim': atBV });
  refuses('at a part that is wrecked', 'S-SHOOT stage.aim', shot(1), { [`${bv}.parts.0.sixths`]: 0 });
  refuses('two shots of one', 'S-SHOOT stage.left', shot(1), { 'stage.left': 2 });
  refuses('a roll for one shot', 'S-MG stage.step', shot(1), ({ stage }) => ({
    stage: { step: 'burst', unit: stage.unit, gun: stage.gun, aim: stage.aim, done: stage.done },
  }));
  refuses(
    'a burst going on to a part that is not there',
    'S-CHAIN stage.aim',
    () => reached('shot', { orders: [FIRE] }, ({ stage }) => stage.gun === 0),
    {
      'stage.aim': { ...atBV, part: 4 },
    },
  );
  refuses('who has not begun, and goes on', 'S-GUNS stage.done', between, { [`${pv}.acted`]: false });
  refuses('more than was ordered', 'S-ORDERS stage.done', between, { 'stage.done': 3 });
  refuses('in nobody’s turn', 'S-ORDERS stage.done', between, { queue: [] });
});

describe('rams come of moves, and are settled at the end of the round [S-RAM]', () => {
  const asked = () => reached('orders', { orders: [RAM] });
  const RAMMED = { unit: PV, target: BV, part: 0, own: 1 };
  const set = (change: object) => ({ rams: [{ ...RAMMED, ...change }] });
  refuses('before anything', 'S-RAM rams', asked, set({}));
  refuses(
    'before anybody has moved',
    'S-RAM rams',
    () => reached('order', { orders: [RAM] }, ({ stage }) => stage.phase === 'move'),
    set({}),
  );
  refuses('without a turn', 'S-RAM rams', rammed('ram'), { queue: [] });
  refuses('a turn without a ram', 'S-RAM rams', rammed('ram'), { rams: [] });
  refuses('a turn of somebody else', 'S-RAM rams', rammed('ram'), { 'queue.0.0.unit': BV });
  refuses('in the Move phase', 'S-ORDERS queue.0.0', rammed('move'), { queue: [[{ unit: BV, does: 'ram' }]] });
  refuses('by somebody on foot', 'S-RAM rams.0.unit', rammed('move'), set({ unit: P1 }));
  refuses('by a part that is not there', 'S-RAM rams.0.own', rammed('move'), set({ own: 3 }));
  refuses('on a part that is not there', 'S-RAM rams.0.part', rammed('move'), set({ part: 4 }));
  refuses('on another part', 'S-RAM rams.0.target', rammed('move'), set({ part: 1 }));
  refuses('on a stranger', 'S-RAM rams.0.target', rammed('move'), set({ target: 64 }));
  refuses('on itself', 'S-RAM rams.0.target', rammed('move'), set({ target: PV }));
  refuses('on a friend', 'S-RAM rams.0.target', rammed('move'), set({ target: P1 }));
  refuses('not ordered', 'S-RAM rams.0.target', rammed('move'), set({ target: BS }));
  refuses('twice', 'S-RAM rams.1.unit', rammed('move'), { rams: [RAMMED, RAMMED] });
  refuses('with its move still to come', 'S-RAM rams.0.unit', rammed('move'), {
    'orders.0.move.path': path('D2'),
    queue: [[{ unit: PV, does: 'order' }]],
  });
  refuses('settled, the rammer destroyed', 'S-DEATH stage.unit', ram, killed(PV));
  refuses('settled, the target destroyed', 'S-RAM stage.unit', ram, killed(BV));
  test('either may be destroyed when its turn comes', () => {
    for (const id of [PV, BV]) {
      const state = rammed('ram')();
      const late = { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, ...dead(unit) } : unit)) };
      const units = late.units.map((unit) => (id === PV && unit.aboard !== null ? { ...unit, ...dead(unit) } : unit));
      expect(parseState({ ...late, units })).toEqual({ ...late, units });
    }
  });
});

describe('what crews and craft do at the same time waits [S-SPEED]', () => {
  const TOGETHER = { ties: 'simultaneous', crewHackOn: 1, rechargeOn: 1 } as const;
  const waiting = (kind: string) => () =>
    reached('slag', { orders: [CREW], rules: TOGETHER, change: SPENT }, ({ pending }) =>
      pending.some((effect) => effect.kind === kind),
    );
  const done = waiting('recharge');
  const first = (effect: object) => ({ pending: [{ by: PV, unit: PV, ...effect }] });
  test('such as a hack and a shield that is recharged', () => {
    expect(parseState(done())).toEqual(done());
    expect(done().pending.map(({ kind }) => kind)).toEqual(['hack', 'recharge']);
  });
  refuses('a shield recharged that is not spent', 'S-VMODS pending.0.unit', done, {
    ...first({ kind: 'recharge' }),
    [`${pv}.shield`]: 'ready',
  });
  refuses('a shield of another', 'S-ORDERS pending.0.unit', done, first({ kind: 'recharge', unit: BV }));
  refuses('a craft in order that malfunctions', 'S-PARTS pending.0.unit', done, first({ kind: 'malfunction' }));
  refuses('a craft in order that blows up', 'S-PARTS pending.0.unit', done, {
    ...first({ kind: 'death', rule: 'S-PARTS' }),
    'rules.pilotDeath': 'drifts',
  });
  refuses('a pilot who dies twice', 'S-VMODS pending.0.unit', done, {
    ...first({ kind: 'pilot' }),
    [`${pv}.craft.pilot`]: false,
  });
  refuses('damage by a crew', 'S-PHASES pending.0.kind', done, first({ kind: 'damage', part: 0, sixths: 6 }));
  refuses(
    'before the first thing is done',
    'S-SPEED pending.0.by',
    () => reached('hack', { orders: [CREW], rules: TOGETHER, change: SPENT }),
    first({ kind: 'hack', unit: BV }),
  );
  test('and a pilot’s death, or that of the craft', () => {
    for (const [rules, effect] of [
      [TOGETHER, { kind: 'pilot' }],
      [
        { ...TOGETHER, pilotDeath: 'destroyed' },
        { kind: 'death', rule: 'S-VMODS' },
      ],
    ] as const) {
      const state: At<'slag'> = reached('slag', { orders: [CREW], rules, change: SPENT });
      const changed = { ...state, pending: [{ ...effect, by: PV, unit: PV }] };
      expect(parseState(changed)).toEqual(changed);
    }
  });
});

describe('a craft that malfunctions may have been faster when the phase began [S-SPEED]', () => {
  const queued = () =>
    reached(
      'turn',
      { orders: [CREW], change: { ...WRECK, ...SPENT } },
      ({ queue, stage }) => stage.done === 0 && queue.length === 1,
    );
  const turn = (unit: number) => [{ unit, does: 'order' }];
  test('and keeps its turn', () => {
    const state = queued();
    const orders = [...state.orders, { units: [BV], act: null, move: null, crew: [{ type: 'hack', target: PV }] }];
    const changed = {
      ...state,
      orders,
      queue: [turn(BV), turn(PV)],
      units: state.units.map((unit) =>
        unit.id === BV
          ? {
              ...unit,
              craft: { malfunctioning: true, pilot: true, heading: null },
              profile: { ...unit.profile, powers: ['hacking'], speed: 9 },
            }
          : unit,
      ),
    };
    expect(parseState(changed)).toEqual(changed);
  });
  refuses(
    'but not when the order of turns is settled',
    'S-SPEED stage.ranks',
    () => reached('order', { change: WRECK }, ({ stage }) => stage.phase === 'special' && stage.ranks.length === 2),
    { [`${pv}.parts.0.sixths`]: 0, [`${pv}.craft.malfunctioning`]: true },
  );
});
