import type { Problem } from '@tabletop/dice';
import { MAX_SETUP_PROBLEMS, type reading, under } from '@tabletop/game';

/** Notes what is wrong within a field that was read by itself, as far as there is room for more problems. */
export function noteAll(source: reading.Source, name: string, problems: readonly Problem[]): void {
  const room = Math.max(0, MAX_SETUP_PROBLEMS - source.problems.length);
  source.problems.push(...under([...source.path, name], problems.slice(0, room)));
}
