import type { PlayerId, Ranks } from '@tabletop/game';
import type { SideId, UnitId } from '../ids.js';
import type { RefusedOrder } from '../orders/check-orders.js';
import type { Order } from '../orders/order.js';
import type { Ask, Ending, Phase } from '../stage.js';
import type { Of } from './of.js';

/** A round began. @rule S-PHASES */
export interface RoundBegan extends Of<'round-began'> {
  readonly round: number;
}

/** A player gave orders; null for whoever may not know them. @rule S-ORDERS */
export interface OrdersGiven extends Of<'orders-given'> {
  readonly player: PlayerId;
  /** Whether everyone may know them at once. @rule S-MODE */
  readonly open: boolean;
  /** Those that stand. */
  readonly orders: readonly Order[] | null;
  /** Those that were refused, and why. */
  readonly refused: readonly RefusedOrder[] | null;
}

/** All orders that were asked for were revealed. @rule S-ORDERS */
export interface OrdersRevealed extends Of<'orders-revealed'> {
  readonly ask: Ask;
  readonly orders: readonly Order[];
}

/** A phase began in which somebody does something. @rule S-PHASES */
export interface PhaseBegan extends Of<'phase-began'> {
  readonly phase: Phase;
}

/** A unit, or a battalion, rolled for who goes first among those of its Speed. @rule S-SPEED */
export interface TieRolled extends Of<'tie-rolled'> {
  readonly phase: Phase;
  readonly unit: UnitId;
  readonly value: number;
}

/** The order of a phase is settled: units, or the first of battalions; those that share a rank go together. @rule S-SPEED */
export interface OrderSet extends Of<'order-set'> {
  readonly phase: Phase;
  readonly ranks: Ranks<UnitId>;
}

/** The match is over. @rule S-WIN */
export interface Ended extends Of<'ended'> {
  readonly ending: Ending;
  readonly side: SideId | null;
  readonly winners: readonly PlayerId[];
}
