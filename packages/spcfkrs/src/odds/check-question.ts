import { type Problem, show } from '@tabletop/dice';
import { isObject, problem, refusal, under } from '@tabletop/game';
import { readWeapon } from '../force/read-weapon.js';
import type { Weapon } from '../force/weapon.js';
import { MAX_PARTS, MAX_VALUE } from '../limits.js';
import { COVERS, type Cover } from '../map/battle-map.js';
import { UNIT_CLASSES, type UnitClass } from '../unit-class.js';
import type { WreckedCraft } from './wrecked-craft.js';

/** What is asked about an attack, as far as it can be wrong. */
interface Question {
  readonly weapon: Weapon;
  readonly body?: number;
  readonly distance?: number;
  readonly cover?: Cover;
}

/** Refuses what no game has: a number that is none compares as neither higher nor lower, and would look like odds. */
export function checkAttack(question: Question): void {
  refuseIf(faultsOf(question));
}

function faultsOf({ weapon, body, distance, cover }: Question): readonly Problem[] {
  return [
    ...under(['weapon'], readWeapon(weapon).problems),
    ...faultOf(['body'], body, 1),
    ...faultOf(['distance'], distance, 0),
    ...(cover === undefined ? [] : oneOfFault(['cover'], cover, COVERS)),
  ];
}

/** What is asked about fire at a craft, as far as it can be wrong. */
interface CraftQuestion extends Question {
  readonly attacker: UnitClass;
  readonly craft: WreckedCraft;
}

/** Refuses what is no fire at a craft. */
export function checkFire({ attacker, craft, ...attack }: CraftQuestion): void {
  if (!isObject(craft) || !isObject(craft.profile) || !Array.isArray(craft.shape))
    refuseIf([problem(['craft'], `"craft" is what buildCraft returns, not ${show(craft)}.`)]);
  const { profile, shape } = craft;
  refuseIf([
    ...faultsOf(attack),
    ...oneOfFault(['attacker'], attacker, UNIT_CLASSES),
    ...oneOfFault(['craft', 'profile', 'class'], profile.class, UNIT_CLASSES),
    ...faultOf(['craft', 'profile', 'body'], profile.body, 1),
    ...faultOf(['craft', 'shape', 'length'], shape.length, 1, MAX_PARTS),
  ]);
}

/** Refuses what is not one of some words. */
export function checkOneOf(name: string, word: string, words: readonly string[]): void {
  refuseIf(oneOfFault([name], word, words));
}

/** Refuses what is no number of things, from 0 to so many. */
export function checkCount(name: string, count: number, most: number = MAX_VALUE): void {
  refuseIf(faultOf([name], count, 0, most));
}

function faultOf(
  path: Problem['path'],
  value: number | undefined,
  least: number,
  most: number = MAX_VALUE,
): readonly Problem[] {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least && value <= most)) return [];
  return [problem(path, `${show(path.join('.'))} is a whole number from ${least} to ${most}, not ${show(value)}.`)];
}

function oneOfFault(path: Problem['path'], word: string, words: readonly string[]): readonly Problem[] {
  if (words.includes(word)) return [];
  return [problem(path, `${show(path.join('.'))} is ${words.map(show).join(', ')}, not ${show(word)}.`)];
}

function refuseIf(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusal('invalid-question', problems);
}
