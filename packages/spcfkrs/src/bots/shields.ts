import type { Weapon } from '../force/weapon.js';
import type { Unit } from '../state.js';
import { type Onset, type Prospects, shotAt } from './harm.js';
import type { Mind } from './mind.js';
import { lossOf } from './worth.js';

/** What it is worth to bring the shield of a craft down, against what the same shots would do without it. */
const STRIPPED = 0.5;

/** What plasma shots are worth that the shield of a craft takes: they spend it for those that come after. @rule S-PSHIELD */
export function strippedBy(
  { using }: Pick<Mind, 'using'>,
  weapon: Weapon,
  onset: Onset,
  target: Unit,
  before: Prospects,
  weight: number,
): number {
  if (target.craft === null || !onset.shielded || !weapon.plasma) return 0;
  const { after } = shotAt(before, weapon, { ...onset, shielded: false }, using);
  return STRIPPED * lossOf(target, before, after, weight);
}
