import { type Problem, show } from '@tabletop/dice';
import { problem, refusal, under } from '@tabletop/game';
import { readWeapon } from '../force/read-weapon.js';
import type { Weapon } from '../force/weapon.js';
import { MAX_VALUE } from '../limits.js';
import { COVERS, type Cover } from '../map/battle-map.js';

/** What is asked about an attack, as far as it can be wrong. */
interface Question {
  readonly weapon: Weapon;
  readonly body?: number;
  readonly distance?: number;
  readonly cover?: Cover;
}

/** Refuses what no game has: a number that is none compares as neither higher nor lower, and would look like odds. */
export function checkAttack({ weapon, body, distance, cover }: Question): void {
  refuseIf([
    ...under(['weapon'], readWeapon(weapon).problems),
    ...faultOf('body', body, 1),
    ...faultOf('distance', distance, 0),
    ...coverFault(cover),
  ]);
}

/** What is wrong with what is no cover. */
function coverFault(cover: Cover | undefined): readonly Problem[] {
  if (cover === undefined || COVERS.includes(cover)) return [];
  return [problem(['cover'], `"cover" is ${COVERS.map(show).join(', ')}, not ${show(cover)}.`)];
}

/** Refuses what is no number of things. */
export function checkCount(name: string, count: number): void {
  refuseIf(faultOf(name, count, 0));
}

function faultOf(name: string, value: number | undefined, least: number): readonly Problem[] {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least && value <= MAX_VALUE)) return [];
  return [problem([name], `${show(name)} is a whole number from ${least} to ${MAX_VALUE}, not ${show(value)}.`)];
}

function refuseIf(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusal('invalid-question', problems);
}
