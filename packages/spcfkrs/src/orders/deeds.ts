import type { Phase } from '../stage.js';
import { aimOf } from './aim-of.js';
import type { Act, CrewOrder, GunOrder, HackOrder, Order, StabOrder } from './order.js';
import { phaseOf } from './phase-of.js';

/** One thing that a unit does in a turn: a special, a stab, what a gun is fired at, or what a crew does. */
export type Deed =
  | { readonly kind: 'special'; readonly act: HackOrder }
  | { readonly kind: 'stab'; readonly act: StabOrder }
  | { readonly kind: 'gun'; readonly shot: GunOrder; readonly act: Act }
  | { readonly kind: 'crew'; readonly act: CrewOrder };

/**
 * Everything that an order has a unit do in its turn in a phase, in order: on foot one thing; of a craft all that its crews
 * do, and all its guns.
 *
 * @rule S-ORDERS
 * @rule S-GUNS
 * @rule S-CREW
 */
export function deedsOf({ act, crew }: Order, phase: Phase): readonly Deed[] {
  if (phase === 'special' && crew !== undefined) return crew.map((each): Deed => ({ kind: 'crew', act: each }));
  if (act === null || phaseOf(act) !== phase) return [];
  switch (act.type) {
    case 'hack':
      return [{ kind: 'special', act }];
    case 'stab':
      return [{ kind: 'stab', act }];
    case 'fire':
      return act.guns.map((shot): Deed => ({ kind: 'gun', shot, act }));
    case 'shoot':
    case 'shoot-cover':
      return [{ kind: 'gun', shot: { gun: 0, aim: aimOf(act) }, act }];
  }
}
