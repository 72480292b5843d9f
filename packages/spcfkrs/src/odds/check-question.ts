import { show } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import { MAX_VALUE } from '../limits.js';

/** Refuses numbers that no game has: what is none compares as neither higher nor lower, and would look like odds. */
export function checkAttack({ body, distance }: { readonly body?: number; readonly distance?: number }): void {
  refuseIf([...faultOf('body', body, 1), ...faultOf('distance', distance, 0)]);
}

/** Refuses what is no number of things. */
export function checkCount(name: string, count: number): void {
  refuseIf(faultOf(name, count, 0));
}

function faultOf(name: string, value: number | undefined, least: number): readonly ReturnType<typeof problem>[] {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least && value <= MAX_VALUE)) return [];
  return [problem([name], `${show(name)} is a whole number from ${least} to ${MAX_VALUE}, not ${show(value)}.`)];
}

function refuseIf(problems: readonly ReturnType<typeof problem>[]): void {
  if (problems.length > 0) throw refusal('invalid-question', problems);
}
