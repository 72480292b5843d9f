import { LONGEST_NAME, lengthAllowed, plain, shorten, type TextOptions } from '@tabletop/game/text';
import type { Sailor } from '../state.js';

const FATES: Readonly<Record<Sailor['fate'], string>> = {
  'in-play': '',
  spent: ', out of play: spent',
  killed: ', out of play: killed',
};

/**
 * A sailor's line of the record sheet: who it is, and its Pluck. Where `maxLength` is shorter than the line, the
 * name is shortened first.
 *
 * @rule T-SHEET
 */
export function sheet(sailor: Pick<Sailor, 'name' | 'pluck' | 'fate'>, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const record = `, Pluck ${sailor.pluck}${FATES[sailor.fate]}`;
  return shorten(`${plain(sailor.name, Math.max(1, Math.min(LONGEST_NAME, most - record.length)))}${record}`, most);
}
