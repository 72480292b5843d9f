import { MAX_PARTS } from '../../limits.js';
import { CRAFT_CLASSES, type CraftClass } from '../../unit-class.js';
import { namedBy, type Piece } from './piece.js';
import { quoted } from './quoted.js';
import { refuseAt } from './read-lines.js';
import { suggestion } from './suggest.js';
import { narrowed } from './words.js';
import type { CraftNames, WrittenCraft } from './written-force.js';

/** What stands before the colon of a line for a craft. */
export interface CraftHead {
  readonly name: Piece;
  readonly class: CraftClass;
  /** What is written of its hull; of no length where nothing is. */
  readonly shape: Piece;
}

/** What a transport bay is called in a written force. */
export const BAY = 'Transport bay';
/** What stands for having no gun at all in a written force. */
export const NO_GUN = 'No gun';
/** What stands between two rows of a hull. */
export const ROW_SIGN = '/';

/** The name, the class and the hull of a craft; undefined where the second word is no class of craft. */
export function craftHead({ text, column }: Piece): CraftHead | undefined {
  const [whole = '', name = '', gap = '', word = ''] = /^(\S+)(\s+)(\S+)\s*/u.exec(text) ?? [];
  const wanted = narrowed(word).toLowerCase();
  const craftClass = CRAFT_CLASSES.find((each) => each === wanted);
  if (craftClass === undefined) return undefined;
  // Without a hull, what is expected is told of right behind the class.
  const start = whole.length === text.length ? name.length + gap.length + word.length : whole.length;
  return {
    name: { text: name, column },
    class: craftClass,
    shape: { text: text.slice(start), column: column + start },
  };
}

/** Reads the hull of a craft: `MM/.M`. @rule S-HULL */
export function readCraftHull({
  class: craftClass,
  shape: { text, column },
}: CraftHead): Pick<WrittenCraft, 'class' | 'shape'> {
  const shape = narrowed(text).toUpperCase().split(ROW_SIGN);
  const isShape = shape.length <= MAX_PARTS && shape.every((row) => row.length <= MAX_PARTS && /^[LMH.]+$/.test(row));
  if (isShape) return { class: craftClass, shape };
  return refuseAt(column, `Expected the hull of a ${craftClass}, such as "MM/.M", not ${quoted(text)}.`);
}

type Mutable<Held> = { -readonly [Key in keyof Held]: Held[Key] extends readonly (infer Item)[] ? Item[] : Held[Key] };
type Items = Required<Pick<WrittenCraft<string, string>, 'guns' | 'bays' | 'modifications'>>;

/** Reads what a craft has besides its hull: guns and bays with their parts, and modifications. @rule S-GUNS @rule S-VMODS */
export function readCraftItems(
  pieces: readonly Piece[],
  hull: Pick<WrittenCraft, 'name' | 'shape'>,
  names: CraftNames,
): Pick<WrittenCraft<string, string>, 'guns' | 'bays' | 'modifications'> {
  const { guns, bays, modifications }: Mutable<Items> = { guns: [], bays: [], modifications: [] };
  let hasNoGun = false;
  for (const piece of pieces) {
    const { text, column } = piece;
    const modification = namedBy(text, names.modifications);
    if (modification !== undefined) modifications.push(modification);
    else if (namedBy(text, [NO_GUN]) !== undefined) hasNoGun = true;
    else {
      const { what, part } = readMounted(piece, hull, names);
      if (what === BAY) bays.push(part);
      else guns.push({ part, gun: what });
    }
    if (hasNoGun && guns.length > 0) return refuseAt(column, `A craft with ${quoted(NO_GUN)} has none.`);
  }
  return { ...(guns.length > 0 || hasNoGun ? { guns } : {}), bays, modifications };
}

/** `Rail gun on 2`, `Transport bay on 3`: what there is on a part, which is counted from 0. */
function readMounted(
  { text, column }: Piece,
  { name, shape }: Pick<WrittenCraft, 'name' | 'shape'>,
  { guns, modifications }: CraftNames,
): { readonly what: string; readonly part: number } {
  if (text === '') return refuseAt(column, 'Expected the name of a gun or a modification.');
  const mounted = [...guns, BAY];
  const [, called = text, between = '', number] = /^(.*\S)(\s+on\s+)(\S+)$/iu.exec(narrowed(text)) ?? [];
  const what = namedBy(called, mounted);
  if (what === undefined) {
    const kind = number === undefined ? 'modification' : 'gun';
    return refuseAt(
      column,
      `No ${kind} is called ${quoted(called)}.${suggestion(called, number === undefined ? modifications : mounted)}`,
    );
  }
  const parts = shape.join('').replaceAll('.', '').length;
  const part = /^\d{1,4}$/.test(number ?? '') ? Number(number) : 0;
  if (part >= 1 && part <= parts) return { what, part: part - 1 };
  if (number === undefined)
    return refuseAt(column + text.length, `Expected the part that holds it, as in ${quoted(`${what} on 1`)}.`);
  return refuseAt(
    column + called.length + between.length,
    `Expected a part of ${name}, 1 to ${parts}, not ${quoted(number)}.`,
  );
}
