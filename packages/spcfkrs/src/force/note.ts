import type { Problem } from '@tabletop/dice';
import { MAX_SETUP_PROBLEMS, problem, type reading, under } from '@tabletop/game';

/** Notes what is wrong at a place within an object that is being read, as far as there is room for more problems. */
export function noteAt(source: reading.Source, at: Problem['path'], message: string): void {
  noteAll(source, at, [problem([], message, source.rule)]);
}

/** Notes what is wrong with a part that was read by itself, as far as there is room for more problems. */
export function noteAll({ path, problems }: reading.Source, at: Problem['path'], found: readonly Problem[]): void {
  const room = Math.max(0, MAX_SETUP_PROBLEMS - problems.length);
  problems.push(...under([...path, ...at], found.slice(0, room)));
}
