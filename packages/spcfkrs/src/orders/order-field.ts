import { type ActionField, field } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import type { UnitId } from '../ids.js';
import { MAX_PATH, MAX_UNITS } from '../limits.js';
import type {
  Act,
  DelayMove,
  FollowMove,
  HackOrder,
  Move,
  Order,
  PathMove,
  ShootCoverOrder,
  ShootOrder,
  StabOrder,
} from './order.js';

const unit: ActionField<UnitId> = /* @__PURE__ */ field.integer();

const cell: ActionField<Cell> = /* @__PURE__ */ field.shape<Cell>({
  column: /* @__PURE__ */ field.integer(),
  row: /* @__PURE__ */ field.integer(),
});

const act: ActionField<Act> = /* @__PURE__ */ field.variant<Act>({
  hack: /* @__PURE__ */ field.shape<HackOrder>({ type: /* @__PURE__ */ field.oneOf('hack'), target: unit }),
  stab: /* @__PURE__ */ field.shape<StabOrder>({
    type: /* @__PURE__ */ field.oneOf('stab'),
    target: unit,
    through: /* @__PURE__ */ field.flag(),
  }),
  shoot: /* @__PURE__ */ field.shape<ShootOrder>({
    type: /* @__PURE__ */ field.oneOf('shoot'),
    target: unit,
    through: /* @__PURE__ */ field.flag(),
  }),
  'shoot-cover': /* @__PURE__ */ field.shape<ShootCoverOrder>({
    type: /* @__PURE__ */ field.oneOf('shoot-cover'),
    at: cell,
  }),
});

const move: ActionField<Move> = /* @__PURE__ */ field.variant<Move>({
  path: /* @__PURE__ */ field.shape<PathMove>({
    type: /* @__PURE__ */ field.oneOf('path'),
    path: /* @__PURE__ */ field.list(cell, MAX_PATH),
  }),
  follow: /* @__PURE__ */ field.shape<FollowMove>({ type: /* @__PURE__ */ field.oneOf('follow'), target: unit }),
  delay: /* @__PURE__ */ field.shape<DelayMove>({ type: /* @__PURE__ */ field.oneOf('delay') }),
});

/** Reads the orders of an action, of whatever it may hold: their form alone. @rule S-ORDERS */
export const ordersField: ActionField<readonly Order[]> = /* @__PURE__ */ field.list(
  /* @__PURE__ */ field.shape<Order>({
    units: /* @__PURE__ */ field.list(unit, MAX_UNITS),
    act: /* @__PURE__ */ field.orNull(act),
    move: /* @__PURE__ */ field.orNull(move),
  }),
  MAX_UNITS,
);
