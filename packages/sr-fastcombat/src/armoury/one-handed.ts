import type { RangeClass } from './ranges.js';

const ONE_HANDED: readonly RangeClass[] = [
  'Hold-Out',
  'Light Pistol',
  'Heavy Pistol',
  'Taser',
  'Throwing Knife',
  'Shuriken',
  'Hand Grenade',
];

/**
 * Whether a weapon of that class takes one hand; all others take two. Melee weapons and grenades always take one.
 *
 * @rule F-READY
 */
export function isOneHanded(type: RangeClass): boolean {
  return ONE_HANDED.includes(type);
}
