import type { Draw } from './chance.js';
import { isSize } from './draw-limits.js';
import { type Problem, TabletopError } from './errors.js';
import { show } from './show.js';

const MOST_PROBLEMS = 20;

/** The entries of a script from outside, copied. Throws `TabletopError` 'invalid-script' or 'script-face'. */
export function parseScript(script: unknown): (number | Draw)[] {
  if (!Array.isArray(script)) throw invalid([{ path: [], message: `A script is an array, not ${show(script)}.` }]);
  const entries: (number | Draw)[] = [];
  const malformed: Problem[] = [];
  const impossible: Problem[] = [];
  for (let at = 0; at < script.length && malformed.length + impossible.length < MOST_PROBLEMS; at++) {
    const entry: unknown = script[at];
    const draw = typeof entry === 'number' ? parseNumber(entry) : parseDraw(entry);
    if (draw === undefined) {
      const wanted = 'a face, an index, or a draw such as { "die": 6, "value": 3 }';
      malformed.push({ path: [at], message: `Entry ${at + 1} of a script is ${wanted}, not ${show(entry)}.` });
    } else if (typeof draw !== 'number' && !canShow(draw)) {
      const what = 'die' in draw ? `A die of ${draw.die} sides` : `A choice of ${draw.index} items`;
      impossible.push({ path: [at, 'value'], message: `${what} cannot give ${show(draw.value)}.` });
    } else {
      entries.push(draw);
    }
  }
  if (malformed.length > 0) throw invalid(malformed);
  if (impossible.length > 0) throw new TabletopError('script-face', impossible);
  return entries;
}

function parseNumber(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && !Object.is(value, -0) && Number(value) >= 0 ? Number(value) : undefined;
}

function parseDraw(entry: unknown): Draw | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { die, index, value, rule }: { die?: unknown; index?: unknown; value?: unknown; rule?: unknown } = entry;
  const face = parseNumber(value);
  if (face === undefined || (rule !== undefined && typeof rule !== 'string')) return undefined;
  const named = rule === undefined ? {} : { rule };
  if (isSize(die) && index === undefined) return { die, value: face, ...named };
  if (isSize(index) && die === undefined) return { index, value: face, ...named };
  return undefined;
}

function canShow(draw: Draw): boolean {
  return 'die' in draw ? draw.value >= 1 && draw.value <= draw.die : draw.value < draw.index;
}

function invalid(problems: readonly Problem[]): TabletopError {
  return new TabletopError('invalid-script', problems);
}
