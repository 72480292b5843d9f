import type { Chance, Draw } from './chance.js';
import { chanceOf } from './chance-of.js';
import type { DrawKind } from './draw-limits.js';
import { type Problem, TabletopError } from './errors.js';
import { parseScript } from './script.js';
import { show } from './show.js';

/** A source of chance that yields what it was told to. */
export interface ScriptedChance extends Chance {
  /** What has not been drawn yet, as it was given. */
  unused(): readonly (number | Draw)[];
  /** Throws `TabletopError` 'script-unused' where something has not been drawn. */
  finish(): void;
}

/**
 * Yields the faces and indices of `script`, in order: for tests, for replays, and for real dice that are typed in.
 * A bare number answers any draw that can show it; a whole draw answers only a draw of its kind and size, and of its
 * rule where both name one. A refused draw uses nothing up.
 *
 * Throws `TabletopError` 'invalid-script' for an entry that is neither, and 'script-face' for a draw whose value its
 * die has not. Drawing throws 'script-exhausted' where the script has ended (`details` hold the position `draw`,
 * `die` or `index` with the size that is wanted, and the `rule`), 'script-face' where the die asked for cannot show
 * the number, and 'script-mismatch' where another draw is asked for.
 */
export function scripted(script: readonly (number | Draw)[]): ScriptedChance {
  const entries = parseScript(script);
  let next = 0;

  const source = chanceOf((kind, size, rule) => {
    const entry = entries[next];
    if (entry === undefined) throw refusal('script-exhausted', { at: next, kind, size, rule }, 'the script has ended');
    const value = typeof entry === 'number' ? entry : entry.value;
    if (typeof entry !== 'number' && !answers(entry, kind, size, rule)) {
      throw refusal('script-mismatch', { at: next, kind, size, rule }, `the script has ${inWords(entry)}`);
    }
    if (value < lowest(kind) || value >= lowest(kind) + size) {
      throw refusal('script-face', { at: next, kind, size, rule }, `the script has ${show(value)}`);
    }
    next++;
    return value;
  });

  const unused = (): readonly (number | Draw)[] => entries.slice(next);

  function finish(): void {
    const left = entries.length - next;
    if (left === 0) return;
    const message = `The script has more than was drawn: ${left} of ${entries.length} left.`;
    throw new TabletopError('script-unused', [{ path: [next], message, details: { left } }]);
  }

  return { ...source, unused, finish };
}

interface Wanted {
  readonly at: number;
  readonly kind: DrawKind;
  readonly size: number;
  readonly rule: string | undefined;
}

function refusal(code: string, wanted: Wanted, instead: string): TabletopError {
  const { at, kind, size, rule } = wanted;
  const named = rule === undefined ? {} : { rule };
  const draw: Draw = kind === 'die' ? { die: size, value: 0, ...named } : { index: size, value: 0, ...named };
  const problem: Problem = {
    path: [at],
    message: `Draw ${at + 1} wants ${inWords(draw)}, but ${instead}.`,
    details: { draw: at, [kind]: size, ...named },
    ...named,
  };
  return new TabletopError(code, [problem]);
}

function answers(entry: Draw, kind: DrawKind, size: number, rule: string | undefined): boolean {
  const sameSize = 'die' in entry ? kind === 'die' && entry.die === size : kind === 'index' && entry.index === size;
  return sameSize && (entry.rule === undefined || rule === undefined || entry.rule === rule);
}

function inWords(draw: Draw): string {
  const what = 'die' in draw ? `a die of ${draw.die} sides` : `one of ${draw.index} items`;
  return draw.rule === undefined ? what : `${what} for rule ${show(draw.rule)}`;
}

function lowest(kind: DrawKind): number {
  return kind === 'die' ? 1 : 0;
}
