import { targetAt } from '../../orders/aim-of.js';
import type { Act } from '../../orders/order.js';
import { type Field, readCell, readTarget } from './field.js';
import type { Words } from './words.js';

/** Takes a special, stab or shot of a unit on foot; null where something else comes next. @rule S-ORDERS */
export function readAct(words: Words, field: Field): Act | null {
  if (words.takeIf('hack')) return { type: 'hack', target: field.units.any(words).id };
  if (words.takeIf('stab')) return { type: 'stab', ...readAttack(words, field) };
  if (!words.takeIf('shoot')) return null;
  if (words.takeIf('cover')) return { type: 'shoot-cover', at: readCell(words, field) };
  return { type: 'shoot', ...readAttack(words, field) };
}

function readAttack(words: Words, field: Field) {
  const through = words.takeIf('through');
  const { unit, part } = readTarget(words, field);
  return { ...targetAt(unit.id, part), through };
}
