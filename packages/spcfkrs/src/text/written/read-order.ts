import type { Order } from '../../orders/order.js';
import type { Unit } from '../../state.js';
import type { Field } from './field.js';
import { CRAFT_WORDS, FOOT_WORDS, refuseRest } from './order-words.js';
import { readAct } from './read-act.js';
import { readDeeds } from './read-deeds.js';
import { refuseAt } from './read-lines.js';
import { readMove } from './read-move.js';
import type { Words } from './words.js';

/** Reads one order from the words of its line; refuses whatever is none. @rule S-ORDERS */
export function readOrder(words: Words, field: Field): Order {
  const members = readMembers(words, field);
  const units = members.map(({ id }) => id);
  if (words.takeIf('hold')) {
    if (words.peek() !== undefined) words.refuse('nothing more after "hold"');
    return { units, act: null, move: null };
  }
  const craft = members.find(({ profile }) => profile.class !== 'on-foot');
  const known = craft === undefined ? FOOT_WORDS : CRAFT_WORDS;
  const { act, crew } = craft === undefined ? { act: readAct(words, field), crew: [] } : readDeeds(words, field, craft);
  const hasActed = act !== null || crew.length > 0;
  const move = !hasActed || words.takeIf(';') ? readMove(words, field, known, hasActed) : null;
  if (words.peek() !== undefined) refuseRest(words, known, move);
  return { units, act, move, ...(crew.length === 0 ? {} : { crew }) };
}

/** A unit, or the members of a battalion, up to the colon. @rule S-BATTALION */
function readMembers(words: Words, { units }: Field): readonly Unit[] {
  const members: Unit[] = [];
  do {
    const column = words.peek()?.column ?? 1;
    const member = units.own(words);
    if (members.includes(member)) refuseAt(column, 'A unit is named once in its battalion.');
    members.push(member);
  } while (words.takeIf('+'));
  if (!words.takeIf(':')) words.refuse('":", or "+" and another unit of a battalion');
  return members;
}
