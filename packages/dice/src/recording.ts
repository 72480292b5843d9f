import type { Chance, Draw } from './chance.js';
import { chanceOf } from './chance-of.js';

/** A source of chance that keeps what it yielded. */
export interface RecordingChance extends Chance {
  /** Every draw until now, in order; {@link scripted} plays them again. */
  draws(): readonly Draw[];
}

/** Draws from `chance` and keeps each draw: of `dice` each die, of `shuffle` each index. */
export function recording(chance: Chance): RecordingChance {
  const draws: Draw[] = [];

  const source = chanceOf((kind, size, rule) => {
    const named = rule === undefined ? {} : { rule };
    if (kind === 'die') {
      const value: number = chance.die(size, rule);
      draws.push({ die: size, value, ...named });
      return value;
    }
    const value = chance.index(size, rule);
    draws.push({ index: size, value, ...named });
    return value;
  });

  return { ...source, draws: () => draws.slice() };
}
