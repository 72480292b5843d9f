import type { PlayerId } from '@tabletop/game';
import { ownerOf } from '../../find.js';
import { withoutCapitals } from '../../force/unit-name.js';
import type { Unit } from '../../state.js';
import type { SpcfkrsView } from '../../view.js';
import { quoted } from './quoted.js';
import { refuseAt } from './read-lines.js';
import { suggestion } from './suggest.js';
import type { Word, Words } from './words.js';

/** Takes the name of a unit from a line. */
export interface RollCall {
  /** One that is given orders: of the player whose orders are read, where that is known. */
  own(words: Words): Unit;
  /** Any unit. */
  any(words: Words): Unit;
}

const EXPECTED = 'the name of a unit';
const WORD = /^[\p{L}\p{M}\p{N}_-]+$/u;

/** The units of a match by their names, without regard to capitals. */
export function rollCall({ units, sides }: Pick<SpcfkrsView, 'units' | 'sides'>, player?: PlayerId): RollCall {
  const byName = new Map(units.map((unit) => [key(unit.name), unit]));
  const names = units.map(({ name }) => name);
  const own = units.filter((unit) => player === undefined || ownerOf({ sides }, unit) === player);
  const ownNames = own.map(({ name }) => name);

  const find = (word: Word, among: readonly string[]) =>
    byName.get(key(word.raw)) ??
    refuseAt(word.column, `No unit is called ${quoted(word.raw)}.${suggestion(word.raw, among)}`);
  return {
    any: (words) => find(nameIn(words), names),
    own: (words) => {
      const word = nameIn(words);
      const unit = find(word, ownNames);
      if (own.includes(unit)) return unit;
      return refuseAt(word.column, `${quoted(unit.name)} takes no orders from you.${suggestion(unit.name, ownNames)}`);
    },
  };
}

/** The next word, where it can be a name. */
function nameIn(words: Words): Word {
  const word = words.peek();
  if (word === undefined || !WORD.test(word.raw) || word.plain === 'cover' || word.plain === 'through')
    return words.refuse(EXPECTED);
  return words.take(EXPECTED);
}

/** A pasted letter may come apart into a letter and its accent. */
function key(name: string): string {
  return withoutCapitals(name.normalize('NFC'));
}
