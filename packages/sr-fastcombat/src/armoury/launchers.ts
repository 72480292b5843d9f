import { RANGES, type RangeClass } from './ranges.js';

/** Whether weapons of that class launch grenades or missiles: they may be fitted under a barrel. @rule F-GRENADE */
export function isLauncher(type: RangeClass): boolean {
  return type === 'Grenade Launcher' || type === 'Missile Launcher';
}

/** Whether weapons of that class have a barrel that a launcher can be fitted under: bows and crossbows have none. @rule F-GRENADE */
export function hasBarrel(type: RangeClass): boolean {
  return Object.hasOwn(RANGES, type) && !isLauncher(type);
}
