import { type ActionField, field } from '@tabletop/game';
import { MAX_COORDINATE, type Vector } from '@tabletop/geometry';
import { MAX_DIRECTION } from './limits.js';

/** Reads a point of an action, in whole units. */
export const pointField: ActionField<Vector> = /* @__PURE__ */ field.shape<Vector>({
  x: /* @__PURE__ */ field.integer(-MAX_COORDINATE, MAX_COORDINATE),
  y: /* @__PURE__ */ field.integer(-MAX_COORDINATE, MAX_COORDINATE),
});

/** Reads a direction of an action, of any length. */
export const directionField: ActionField<Vector> = /* @__PURE__ */ field.shape<Vector>({
  x: /* @__PURE__ */ field.integer(-MAX_DIRECTION, MAX_DIRECTION),
  y: /* @__PURE__ */ field.integer(-MAX_DIRECTION, MAX_DIRECTION),
});
