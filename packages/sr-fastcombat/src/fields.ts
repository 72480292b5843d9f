import { type Card, isCard } from '@tabletop/cards';
import { show } from '@tabletop/dice';
import { type ActionField, field } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';

/** Reads a card of an action. */
export const cardField: ActionField<Card> = {
  read: (value) => (isCard(value) ? value : undefined),
  fault: (value) => ({ path: [], message: `wants a card such as "10H", not ${show(value)}` }),
};

/** Reads a point of an action, in whole units. */
export const pointField: ActionField<Vector> = /* @__PURE__ */ field.shape<Vector>({
  x: /* @__PURE__ */ field.integer(),
  y: /* @__PURE__ */ field.integer(),
});
