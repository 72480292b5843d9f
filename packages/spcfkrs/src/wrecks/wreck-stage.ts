import type { Part } from '../state.js';

/** How far gone a craft is: by none of its parts, a quarter of them, half, or all that count. */
export type WreckStage = 'sound' | 'quarter' | 'half' | 'destroyed';

/**
 * How far gone a unit is by its parts that have no Body left: a quarter or more, a half or more, three quarters or more,
 * exactly. Of a single part it is all or nothing.
 *
 * @rule S-PARTS
 * @rule S-DEATH
 */
export function wreckStage(parts: readonly Pick<Part, 'sixths'>[]): WreckStage {
  const count = parts.length;
  let wrecked = 0;
  for (const { sixths } of parts) if (sixths === 0) wrecked++;
  if (4 * wrecked >= 3 * count) return 'destroyed';
  if (2 * wrecked >= count) return 'half';
  return 4 * wrecked >= count ? 'quarter' : 'sound';
}
