import { describe, expect, test } from 'vitest';
import { put } from '../../../scripts/testing/put.js';
import type { Order } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { at, B1, BS, BV, P1, P2, P3, PV, path, reached } from './support/craft-field.js';
import { refuses } from './support/refuses.js';

const atBody = (unit: number, part = 0) => ({ kind: 'unit', unit, part, through: false }) as const;
const FIRE = {
  type: 'fire',
  guns: [
    { gun: 0, aim: atBody(BV) },
    { gun: 2, aim: { kind: 'cover', at: at('I5') } },
  ],
} as const;
const TRANSPORT = { type: 'transport', part: 2, board: [P3], leave: [{ unit: P2, at: at('D7') }] } as const;
const ORDERS: readonly Partial<Order>[] = [
  {
    units: [PV],
    act: FIRE,
    move: { type: 'ram', target: BV, path: path('C5 C4 C3 D2') },
    crew: [{ type: 'hack', target: BV }, { type: 'slag' }, TRANSPORT],
  },
  {
    units: [P2],
    act: { type: 'shoot', target: BV, part: 3, through: false },
    move: { type: 'path', path: path('E7') },
  },
  { units: [P3], move: { type: 'path', path: path('A7') } },
  { units: [BV], move: { type: 'keep', target: PV, distance: 6 } },
  { units: [BS], move: { type: 'path', path: path('A2 A3') } },
];

/** The round with these orders, when its first phase begins. */
const revealed = () => reached('order', { orders: ORDERS });
const indexOf = (id: number) => revealed().orders.findIndex(({ units }) => units.includes(id));
const [pv, p2, bv, bs] = [PV, P2, BV, BS].map((id) => `orders.${indexOf(id)}`);
const guns = `${pv}.act.guns`;
const crew = `${pv}.crew`;

test('orders of craft that are revealed are those that were given', () => {
  expect(parseState(revealed())).toEqual(revealed());
  expect(revealed().orders).toHaveLength(5);
});

describe('guns of craft are fired as they could be ordered to [S-GUNS]', () => {
  refuses('no guns', `S-GUNS ${guns}`, revealed, { [guns]: [] });
  refuses('a gun that it has not', `S-GUNS ${guns}.0.gun`, revealed, { [`${guns}.0.gun`]: 3 });
  refuses('a gun twice', `S-GUNS ${guns}.1.gun`, revealed, { [`${guns}.1.gun`]: 0 });
  refuses('at no such part', `S-PARTS ${guns}.0.aim.part`, revealed, { [`${guns}.0.aim.part`]: 4 });
  refuses('at a stranger', `S-ORDERS ${guns}.0.aim.unit`, revealed, { [`${guns}.0.aim.unit`]: 64 });
  refuses('at itself', `S-ORDERS ${guns}.0.aim.unit`, revealed, { [`${guns}.0.aim.unit`]: PV });
  refuses('at a friend', `S-ORDERS ${guns}.0.aim.unit`, revealed, { [`${guns}.0.aim.unit`]: P1 });
  refuses('through cover without plasma', `S-THROUGH ${guns}.0.aim.through`, revealed, {
    [`${guns}.0.aim.through`]: true,
  });
  refuses('at cover off the map', `S-GRID ${guns}.1.aim.at`, revealed, {
    [`${guns}.1.aim.at`]: { column: 10, row: 0 },
  });
  refuses('a craft that shoots by hand', `S-GUNS ${pv}.act.type`, revealed, {
    [`${pv}.act`]: { type: 'shoot', target: BV, through: false },
  });
  refuses('somebody on foot who fires guns', `S-GUNS ${p2}.act.type`, revealed, { [`${p2}.act`]: FIRE });
  refuses('on foot, at a part that is not there', `S-PARTS ${p2}.act.part`, revealed, { [`${p2}.act.part`]: 4 });
  refuses('who can be hit since it was let out', `S-TRANSPORT ${bs}.act.guns.0.aim.unit`, revealed, {
    [`${bs}.act`]: { type: 'fire', guns: [{ gun: 0, aim: atBody(P2) }] },
  });
});

describe('crews do what they could be ordered to [S-CREW]', () => {
  const first = (change: object) => ({ [`${crew}.0`]: (old: object) => ({ ...old, ...change }) });
  const bay = (change: object) => ({ [`${crew}.2`]: { ...TRANSPORT, ...change } });
  refuses('on foot', `S-CREW ${p2}.crew`, revealed, { [`${p2}.crew`]: [{ type: 'slag' }] });
  refuses('one twice', `S-CREW ${crew}.1`, revealed, { [`${crew}.1`]: { type: 'hack', target: BV } });
  refuses('a hack of another class', `S-VMODS ${crew}.0.target`, revealed, first({ target: BS }));
  refuses('a hack of a stranger', `S-ORDERS ${crew}.0.target`, revealed, first({ target: 64 }));
  refuses('a hack of its own craft', `S-ORDERS ${crew}.0.target`, revealed, first({ target: PV }));
  for (const type of ['hack', 'recharge', 'slag'] as const)
    refuses(`${type} without a crew`, `S-VMODS ${bv}.crew.0`, revealed, {
      [`${bv}.crew`]: [type === 'hack' ? { type, target: PV } : { type }],
    });
  refuses('a bay in no part', `S-TRANSPORT ${crew}.2.part`, revealed, bay({ part: 0, leave: [] }));
  refuses('on board from another side', `S-TRANSPORT ${crew}.2.board.0`, revealed, bay({ board: [B1] }));
  refuses('a craft on board', `S-TRANSPORT ${crew}.2.board.0`, revealed, bay({ board: [PV] }));
  refuses('a stranger on board', `S-TRANSPORT ${crew}.2.board.0`, revealed, bay({ board: [64] }));
  refuses(
    'out of another side',
    `S-TRANSPORT ${crew}.2.leave.0.unit`,
    revealed,
    bay({ leave: [{ unit: B1, at: at('D7') }] }),
  );
  refuses(
    'out to full cover',
    `S-TRANSPORT ${crew}.2.leave.0.at`,
    revealed,
    bay({ leave: [{ unit: P2, at: at('H5') }] }),
  );
  refuses(
    'out of the map',
    `S-TRANSPORT ${crew}.2.leave.0.at`,
    revealed,
    bay({ leave: [{ unit: P2, at: { column: 10, row: 0 } }] }),
  );
  refuses('in and out at once', `S-TRANSPORT ${crew}.2`, revealed, bay({ board: [P1, P1], leave: [] }));
  refuses('five at once', `S-TRANSPORT ${crew}.2`, revealed, bay({ board: [P1, P3, P1, P3, P1] }));
  refuses('orders of a passenger who is not let out', `S-TRANSPORT ${p2}.units.0`, revealed, bay({ leave: [] }));
  refuses('a special of one who is let out', `S-TRANSPORT ${p2}.act`, revealed, {
    [`units.${P2 - 1}.profile.modifications`]: ['Hacking implant'],
    [`units.${P2 - 1}.profile.powers`]: ['hacking'],
    [`${p2}.act`]: { type: 'hack', target: BV },
  });
});

describe('craft move as they could be ordered to [S-MOVE]', () => {
  refuses('a distance kept on foot', `S-KEEP ${p2}.move.type`, revealed, {
    [`${p2}.move`]: { type: 'keep', target: BV, distance: 2 },
  });
  refuses('a distance from itself', `S-KEEP ${bv}.move.target`, revealed, { [`${bv}.move.target`]: BV });
  refuses('a distance from a stranger', `S-KEEP ${bv}.move.target`, revealed, { [`${bv}.move.target`]: 64 });
  refuses('no distance', `${bv}.move.distance`, revealed, { [`${bv}.move.distance`]: 0 });
  refuses('a ram on foot', `S-RAM ${p2}.move.type`, revealed, {
    [`${p2}.move`]: { type: 'ram', target: BV, path: path('E7') },
  });
  refuses('a ram of a friend', `S-ORDERS ${pv}.move.target`, revealed, { [`${pv}.move.target`]: P1 });
  refuses('a ram of a part that is not there', `S-PARTS ${pv}.move.part`, revealed, { [`${pv}.move.part`]: 4 });
  refuses('a ram from nowhere', `S-MOVE ${pv}.move.path`, revealed, { [`${pv}.move.path`]: path('C3 D2') });
  refuses('a vehicle through full cover', `S-MOVE ${bv}.move.path`, revealed, {
    [`${bv}.move`]: { type: 'path', path: path('E3 E4 E5') },
  });
  refuses('a part off the map', `S-MOVE ${bs}.move.path`, revealed, {
    [`${bs}.move.path`]: path('A2 A3 A4 A5 A6 A7 A8'),
  });
  refuses('not from where it is let out', `S-MOVE ${p2}.move.path`, revealed, { [`${p2}.move.path`]: path('B8') });
  refuses('later, all at once', `S-DELAY ${bv}.move`, revealed, { [`${bv}.move`]: { type: 'delay' } });
  refuses('in a battalion', 'S-BATTALION orders.0.units', revealed, { 'orders.0.units': [PV, BV] });
});

describe('what has happened since is no fault of the orders', () => {
  const over = () =>
    reached('turn', { orders: ORDERS }, ({ stage, queue }) => stage.phase === 'move' && queue.length === 0);
  test('who was let out or taken aboard, rammed, or moved', () => {
    const state = over();
    expect(parseState(state)).toEqual(state);
    expect(state.units.map(({ aboard }) => aboard?.craft ?? null)).toEqual([null, null, PV, null, null, null, null]);
    expect(state.rams).toEqual([{ unit: PV, target: BV, part: 0, own: 1 }]);
  });

  test('craft that were wrecked, malfunction, or lost their pilots', () => {
    const parts = revealed().units[BV - 1]?.parts.map((part, index) => (index < 3 ? { ...part, sixths: 0 } : part));
    const late = put(
      reached('turn', { orders: ORDERS }, ({ stage }) => stage.phase === 'shoot'),
      {
        [`units.${BV - 1}.parts`]: parts,
        [`units.${BV - 1}.alive`]: false,
        [`units.${PV - 1}.craft.pilot`]: false,
      },
    );
    expect(parseState(late)).toEqual(late);
  });
});

describe('phase by phase there are the orders of one phase [S-PHASES]', () => {
  const phased = {
    orders: [{ units: [PV], crew: [{ type: 'hack', target: BV }, { type: 'slag' }] }],
    rules: { mode: 'phased' },
  } as const;
  const special = () => reached('hack', phased);
  refuses('what crews do in the Shoot phase', 'S-PHASES orders.0.crew', special, ({ orders }) => ({
    orders: orders.filter(({ units }) => units.includes(PV)),
    queue: [],
    stage: { step: 'turn', phase: 'shoot', done: 0 },
  }));
});
