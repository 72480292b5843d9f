import type { Shots, Weapon } from './weapon.js';

/** What a weapon of a table is besides its numbers. */
type Flag = 'plasma' | 'chains' | 'blast';

/** One shot, or one stab, a round. */
export const ONCE: Shots = { fixed: 1, dice: 0 };
export const TWICE: Shots = { fixed: 2, dice: 0 };
/** What machine guns and repeaters fire. @rule S-MG */
export const BURST: Shots = { fixed: 4, dice: 1 };

/** What a row of the tables of the rule book says of a weapon. */
export type Row = readonly [
  hitsOn: Weapon['hitsOn'],
  damage: number,
  range: number,
  shots: Shots,
  through: number | null,
  ...flags: readonly Flag[],
];

/** The weapon that stands in a row. */
export function weaponRow(
  name: string,
  kind: Weapon['kind'],
  ...[hitsOn, damage, range, shots, through, ...flags]: Row
): Weapon {
  const [plasma, chains, blast] = [flags.includes('plasma'), flags.includes('chains'), flags.includes('blast')];
  return { name, kind, hitsOn, damage, range, shots, through, plasma, chains, blast };
}
