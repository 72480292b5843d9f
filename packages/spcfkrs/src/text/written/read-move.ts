import { MAX_VALUE } from '../../limits.js';
import { targetAt } from '../../orders/aim-of.js';
import type { Move } from '../../orders/order.js';
import { type Field, readNumber, readPath, readTarget } from './field.js';
import { CRAFT_WORDS, type OrderWords } from './order-words.js';
import type { Words } from './words.js';

/** Takes a move, after what is done besides, where that was anything. @rule S-MOVE */
export function readMove(words: Words, field: Field, known: OrderWords, hasActed: boolean): Move {
  if (words.takeIf('move')) return { type: 'path', path: readPath(words, field) };
  if (words.takeIf('follow')) return { type: 'follow', target: field.units.any(words).id };
  if (words.takeIf('delay')) return { type: 'delay' };
  if (known === CRAFT_WORDS && words.takeIf('keep')) return readKeep(words, field);
  if (known === CRAFT_WORDS && words.takeIf('ram')) return readRam(words, field);
  const { acts, moves, limit } = known;
  return words.refuse(hasActed ? `${moves} (${limit})` : `${acts}, ${moves} or "hold"`);
}

/** `keep 6 from V2`. @rule S-KEEP */
function readKeep(words: Words, { units }: Field): Move {
  const distance = readNumber(words, 1, MAX_VALUE, 'a distance in spaces');
  if (!words.takeIf('from')) words.refuse('"from" and the name of a unit');
  return { type: 'keep', target: units.any(words).id, distance };
}

/** `ram V2.1 via C4 C5`. @rule S-RAM */
function readRam(words: Words, field: Field): Move {
  const target = readTarget(words, field);
  if (!words.takeIf('via')) words.refuse('"via" and the spaces of a path into it');
  return { type: 'ram', ...targetAt(target.unit.id, target.part), path: readPath(words, field) };
}
