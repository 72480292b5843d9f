import type { CrewOrder } from './order.js';

/** Whether two orders are for one crew, or one bay. @rule S-CREW */
export function isSameCrew(a: CrewOrder, b: CrewOrder): boolean {
  if (a.type === 'transport' && b.type === 'transport') return a.part === b.part;
  return a.type === b.type;
}
