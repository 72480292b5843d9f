import type { Game, GameAction, GameEvent, GameState } from './contract.js';
import { copyJson, isJsonNumber, isPlainObject, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './plain-json.js';
import { RuleError } from './rule-error.js';

/**
 * A fingerprint of plain JSON: 64 bits as 16 hexadecimal digits. The order of an object's keys does not count, −0 is
 * 0. It makes no text of the value. It guards against mistakes, not against forgers.
 *
 * Throws `RuleError` 'not-plain-json', with the path, for what JSON would lose or change: undefined, NaN, infinities,
 * integers that are not safe, and objects that are not plain; and for what is nested deeper than
 * {@link MAX_JSON_DEPTH} or has more than {@link MAX_JSON_VALUES} values.
 */
export function hash(value: unknown): string {
  const sponge: Sponge = { a: 0x6a09e667, b: 0xbb67ae85 | 0, c: 0x3c6ef372, d: 0xa54ff53a | 0, left: MAX_JSON_VALUES };
  if (!walk(sponge, value, 0)) throw faultIn(value);
  for (let round = 0; round < CLOSING_ROUNDS; round++) stir(sponge);
  return hex(sponge.a ^ sponge.c) + hex(sponge.b ^ sponge.d);
}

/** A fingerprint of the rules that a state is played by: the game's id, its revision, and the rules in force. */
export function rulesHash<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
): string {
  return hash({ id: game.id, revision: game.revision, rules: game.rules(state) });
}

/** Four words that the value is stirred into, the first bits of the square roots of 2, 3, 5 and 7 at the start. */
interface Sponge {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How many values may still come. */
  left: number;
}

/** One for each kind of value, so that 1, "1", [1] and { 1: … } go different ways. */
const TAG = { null: 1, false: 2, true: 3, integer: 4, number: 5, string: 6, list: 7, object: 8 } as const;
const CLOSING_ROUNDS = 8;

/** Takes in a value; false when it is not plain JSON. */
function walk(sponge: Sponge, value: unknown, depth: number): boolean {
  if (--sponge.left < 0 || depth > MAX_JSON_DEPTH) return false;
  if (typeof value === 'number') return isJsonNumber(value) && absorbNumber(sponge, value);
  if (typeof value === 'string') return absorb(sponge, TAG.string) && absorbText(sponge, value);
  if (typeof value === 'boolean') return absorb(sponge, value ? TAG.true : TAG.false);
  if (value === null) return absorb(sponge, TAG.null);
  if (Array.isArray(value)) return walkList(sponge, value, depth);
  return isPlainObject(value) && walkObject(sponge, value, depth);
}

/** The length comes first, so that no list or object reads like the beginning of another. */
function walkList(sponge: Sponge, list: readonly unknown[], depth: number): boolean {
  absorb(sponge, TAG.list);
  absorb(sponge, list.length);
  for (let index = 0; index < list.length; index++) {
    if (!walk(sponge, list[index], depth + 1)) return false;
  }
  return true;
}

function walkObject(sponge: Sponge, object: Readonly<Record<string, unknown>>, depth: number): boolean {
  const keys = Object.keys(object).sort();
  absorb(sponge, TAG.object);
  absorb(sponge, keys.length);
  for (const key of keys) {
    absorbText(sponge, key);
    if (!walk(sponge, object[key], depth + 1)) return false;
  }
  return true;
}

function absorbNumber(sponge: Sponge, value: number): true {
  const word = value | 0;
  if (word === value) {
    absorb(sponge, TAG.integer);
    absorb(sponge, word);
    return true;
  }
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  absorb(sponge, TAG.number);
  absorb(sponge, bits.getInt32(0));
  absorb(sponge, bits.getInt32(4));
  return true;
}

function absorbText(sponge: Sponge, text: string): true {
  absorb(sponge, text.length);
  for (let at = 0; at < text.length; at += 2) {
    // Past the end there is NaN, which counts as 0: the length tells that apart from a character 0.
    absorb(sponge, text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16));
  }
  return true;
}

function absorb(sponge: Sponge, word: number): true {
  sponge.a ^= word;
  stir(sponge);
  return true;
}

/** One invertible round of additions, rotations and exclusive-ors: what differs before it differs after it. */
function stir(sponge: Sponge): void {
  const a = (sponge.a + sponge.b) | 0;
  const d = rotate(sponge.d ^ a, 16);
  const c = (sponge.c + d) | 0;
  const b = rotate(sponge.b ^ c, 12);
  sponge.a = (a + b + 0x9e3779b9) | 0;
  sponge.d = rotate(d ^ (a + b), 8);
  sponge.c = (c + sponge.d) | 0;
  sponge.b = rotate(b ^ sponge.c, 7);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** Walks once more, now minding the path: what cannot be hashed cannot be copied either. */
function faultIn(value: unknown): RuleError {
  try {
    copyJson(value);
  } catch (error) {
    if (error instanceof RuleError) return error;
  }
  return new RuleError('not-plain-json', [{ path: [], message: 'The value is not plain JSON.' }]);
}
