import { type ActionField, field } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import type { UnitId } from '../ids.js';
import { MAX_GUNS, MAX_PARTS, MAX_PATH, MAX_UNITS } from '../limits.js';
import type { Aim } from '../stage.js';
import type {
  Act,
  CrewOrder,
  DelayMove,
  Exit,
  FireOrder,
  FollowMove,
  GunOrder,
  HackOrder,
  KeepMove,
  Move,
  Order,
  PathMove,
  RamMove,
  RechargeOrder,
  ShootCoverOrder,
  ShootOrder,
  SlagOrder,
  StabOrder,
  TransportOrder,
} from './order.js';

const { flag, integer, list, oneOf, optional, orNull, shape, variant } = field;

const number: ActionField<number> = /* @__PURE__ */ integer();
const unit: ActionField<UnitId> = number;
const through: ActionField<boolean> = /* @__PURE__ */ flag();
const part: ActionField<number> & { readonly optional: true } = /* @__PURE__ */ optional(number);
const cell: ActionField<Cell> = /* @__PURE__ */ shape<Cell>({ column: number, row: number });
const path: ActionField<readonly Cell[]> = /* @__PURE__ */ list(cell, MAX_PATH);
const hack: ActionField<HackOrder> = /* @__PURE__ */ shape<HackOrder>({
  type: /* @__PURE__ */ oneOf('hack'),
  target: unit,
});

const aimAtUnit: ActionField<Aim & { readonly kind: 'unit' }> = /* @__PURE__ */ shape<Aim & { readonly kind: 'unit' }>({
  kind: /* @__PURE__ */ oneOf('unit'),
  unit,
  part: number,
  through,
});

const aimAtCover: ActionField<Aim & { readonly kind: 'cover' }> = /* @__PURE__ */ shape<
  Aim & { readonly kind: 'cover' }
>({ kind: /* @__PURE__ */ oneOf('cover'), at: cell });

const aim: ActionField<Aim> = /* @__PURE__ */ field.variantBy<'kind', Aim>('kind', {
  unit: aimAtUnit,
  cover: aimAtCover,
});

const act: ActionField<Act> = /* @__PURE__ */ variant<Act>({
  hack,
  stab: /* @__PURE__ */ shape<StabOrder>({ type: /* @__PURE__ */ oneOf('stab'), target: unit, part, through }),
  shoot: /* @__PURE__ */ shape<ShootOrder>({ type: /* @__PURE__ */ oneOf('shoot'), target: unit, part, through }),
  'shoot-cover': /* @__PURE__ */ shape<ShootCoverOrder>({ type: /* @__PURE__ */ oneOf('shoot-cover'), at: cell }),
  fire: /* @__PURE__ */ shape<FireOrder>({
    type: /* @__PURE__ */ oneOf('fire'),
    guns: /* @__PURE__ */ list(/* @__PURE__ */ shape<GunOrder>({ gun: number, aim }), MAX_GUNS),
  }),
});

const crew: ActionField<CrewOrder> = /* @__PURE__ */ variant<CrewOrder>({
  hack,
  recharge: /* @__PURE__ */ shape<RechargeOrder>({ type: /* @__PURE__ */ oneOf('recharge') }),
  slag: /* @__PURE__ */ shape<SlagOrder>({ type: /* @__PURE__ */ oneOf('slag') }),
  transport: /* @__PURE__ */ shape<TransportOrder>({
    type: /* @__PURE__ */ oneOf('transport'),
    part: number,
    board: /* @__PURE__ */ list(unit, MAX_UNITS),
    leave: /* @__PURE__ */ list(/* @__PURE__ */ shape<Exit>({ unit, at: cell }), MAX_UNITS),
  }),
});

const move: ActionField<Move> = /* @__PURE__ */ variant<Move>({
  path: /* @__PURE__ */ shape<PathMove>({ type: /* @__PURE__ */ oneOf('path'), path }),
  follow: /* @__PURE__ */ shape<FollowMove>({ type: /* @__PURE__ */ oneOf('follow'), target: unit }),
  delay: /* @__PURE__ */ shape<DelayMove>({ type: /* @__PURE__ */ oneOf('delay') }),
  keep: /* @__PURE__ */ shape<KeepMove>({ type: /* @__PURE__ */ oneOf('keep'), target: unit, distance: number }),
  ram: /* @__PURE__ */ shape<RamMove>({ type: /* @__PURE__ */ oneOf('ram'), target: unit, part, path }),
});

/** The most things that the crews of a craft are ordered to do: one for each kind, and for each bay. */
export const MAX_CREW_ORDERS: number = MAX_PARTS + 3;

/** Reads the orders of an action, of whatever it may hold: their form alone. @rule S-ORDERS */
export const ordersField: ActionField<readonly Order[]> = /* @__PURE__ */ list(
  /* @__PURE__ */ shape<Order>({
    units: /* @__PURE__ */ list(unit, MAX_UNITS),
    act: /* @__PURE__ */ orNull(act),
    move: /* @__PURE__ */ orNull(move),
    crew: /* @__PURE__ */ optional(/* @__PURE__ */ list(crew, MAX_CREW_ORDERS)),
  }),
  MAX_UNITS,
);
