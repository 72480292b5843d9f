import { MAX_SIDES } from '../chance.js';
import { TabletopError } from '../errors.js';
import { show } from '../show.js';

/** What dice notation may ask for. Everything beyond is refused before work is done or memory taken. */
export interface NotationLimits {
  /** Characters of a text. */
  readonly length: number;
  /** Parentheses and minus signs within one another; levels of an expression. */
  readonly nesting: number;
  /** Numbers and pools of an expression. */
  readonly terms: number;
  /** Dice of all pools together, extra dice apart. */
  readonly dice: number;
  /** Sides of a die. */
  readonly sides: number;
  /** A stated depth of explosions or number of rerolls. */
  readonly depth: number;
  /** Throws of all dice together if every die were rerolled and exploded as often as it may be. */
  readonly throws: number;
  /** Work of an exact distribution, in steps of roughly a nanosecond. */
  readonly work: number;
}

/** The limits where the caller states none. */
export const NOTATION_LIMITS: NotationLimits = /* @__PURE__ */ Object.freeze({
  length: 500,
  nesting: 50,
  terms: 100,
  dice: 10_000,
  sides: MAX_SIDES,
  depth: 100,
  throws: 500_000,
  work: 200_000_000,
});

/** What the functions of dice notation can be told besides the notation. */
export interface NotationOptions {
  /** Lower limits than {@link NOTATION_LIMITS}; a higher one changes nothing. */
  readonly limits?: Partial<NotationLimits>;
}

/** The limits that hold under these options. Throws `TabletopError` 'notation-options' for one that is no number. */
export function limitsOf(options: NotationOptions | undefined): NotationLimits {
  const stated = options?.limits;
  if (stated === undefined) return NOTATION_LIMITS;
  if (typeof stated !== 'object' || stated === null) {
    const message = `The limits are an object of numbers, not ${show(stated)}.`;
    throw new TabletopError('notation-options', [{ path: ['limits'], message }]);
  }
  const limit = (name: keyof NotationLimits): number => {
    const value: unknown = stated[name];
    if (value === undefined) return NOTATION_LIMITS[name];
    if (typeof value === 'number' && value >= 0) return Math.min(value, NOTATION_LIMITS[name]);
    const message = `The limit ${name} is a number from 0, not ${show(value)}.`;
    throw new TabletopError('notation-options', [{ path: ['limits', name], message }]);
  };
  return {
    length: limit('length'),
    nesting: limit('nesting'),
    terms: limit('terms'),
    dice: limit('dice'),
    sides: limit('sides'),
    depth: limit('depth'),
    throws: limit('throws'),
    work: limit('work'),
  };
}
