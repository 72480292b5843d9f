import type { LostReason } from '../events.js';
import type { UnitId } from '../ids.js';
import type { Teller } from './teller.js';

const REASONS: Readonly<Record<LostReason, string>> = {
  'target-dead': 'it is dead already',
  'target-aboard': 'it is aboard a craft',
  'part-wrecked': 'that part is wrecked already',
  'out-of-range': 'it is out of reach',
  'no-sight': 'full cover is in the way',
  'unit-in-the-way': 'another unit is in the way',
  'no-cover-there': 'none is left',
  hacked: 'the gun is hacked',
  'gun-wrecked': 'the part that holds it is wrecked',
  aboard: 'it has gone aboard',
  'shield-not-spent': 'that is not spent',
};

/** Why something cannot be done any more, to a target where there is one, as a clause. @rule S-ORDERS */
export function reasonText(reason: LostReason, target: UnitId | undefined, { isCraft }: Teller): string {
  if (reason === 'target-dead' && target !== undefined && isCraft(target)) return 'it is destroyed already';
  return REASONS[reason];
}
