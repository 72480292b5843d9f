import { type Problem, show } from '@tabletop/dice';
import { isObject, MAX_SETUP_PROBLEMS, problem } from '@tabletop/game';
import { MAX_LENGTH } from './limits.js';
import { REACTION_COLUMNS, REACTIONS } from './reaction-table.js';
import type { Rules } from './rules.js';
import { DEFAULT_RULES } from './rules.js';
import { toCentimetres, toUnits } from './units.js';

/** What values a house rule may take. */
type Knob =
  | { readonly kind: 'length' | 'whole'; readonly least: number; readonly most: number; readonly orNull?: boolean }
  | { readonly kind: 'option'; readonly options: readonly (string | boolean)[] }
  | { readonly kind: 'table' };

const length = (least = 0): Knob => ({ kind: 'length', least, most: MAX_LENGTH });
const whole = (least: number, most: number, orNull = false): Knob => ({ kind: 'whole', least, most, orNull });
const option = (...options: readonly (string | boolean)[]): Knob => ({ kind: 'option', options });

/**
 * Every house rule with its limits.
 *
 * @rule K-KNOBS
 */
const KNOBS: Readonly<Record<keyof Rules, Knob>> = {
  baseShape: option('disc'),
  sailorRadius: length(0.05),
  tentacleRadius: length(0.05),
  measure: option('edges', 'centres'),
  sailorOnDeck: option('base', 'centre'),
  tentacles: whole(1, 24),
  tentaclePlacement: option('even'),
  startDistance: length(),
  startLimit: length(),
  pluckTotal: whole(1, 1000),
  mustSpendAll: option(false, true),
  crewMinimum: whole(1, 64),
  crewMaximum: whole(1, 64),
  startPluckMinimum: whole(1, 1000),
  startPluckMaximum: whole(1, 1000),
  pluckMinimum: whole(1, 1000),
  pluckMaximum: whole(1, 1000),
  moveTies: option('id', 'owner'),
  criticalMove: length(),
  moveBonus: length(),
  combatReach: length(),
  combatOrder: option('floor', 'pluck'),
  destroyOn: whole(1, 7),
  reactionOrder: option('id'),
  reactionTable: { kind: 'table' },
  sailorColumn: length(),
  nearColumn: length(),
  farColumn: length(),
  advanceBonus: length(),
  advanceLeftover: option('slide', 'stop'),
  crushReduction: whole(0, 6),
  flailReach: length(),
  flailHit: whole(2, 13),
  flailCritical: option('double'),
  grabReach: length(),
  grabCriticals: option(false, true),
  hullPoints: whole(1, 1000),
  maxTurns: whole(1, 1_000_000, true),
  moralWinner: option('always', 'onWin'),
};

/** Pairs of house rules of which the first may not exceed the second. */
const ASCENDING: readonly (readonly [keyof Rules, keyof Rules])[] = [
  ['crewMinimum', 'crewMaximum'],
  ['startPluckMinimum', 'startPluckMaximum'],
  ['pluckMinimum', 'startPluckMinimum'],
  ['startPluckMaximum', 'pluckMaximum'],
  ['startDistance', 'startLimit'],
  ['nearColumn', 'farColumn'],
];

/** House rules that were read: what differs from the printed game, and what is wrong with the rest. */
export interface HouseRules {
  readonly rules: Partial<Rules>;
  readonly problems: readonly Problem[];
}

/**
 * Reads house rules that may be anything. Keeps only the ones that differ from the defaults; names every unknown name
 * and every value out of bounds.
 *
 * @rule K-KNOBS
 */
export function readHouseRules(input: unknown): HouseRules {
  if (input === undefined) return { rules: {}, problems: [] };
  if (!isObject(input))
    return { rules: {}, problems: [problem([], 'House rules are an object of named values.', 'K-KNOBS')] };
  const problems: Problem[] = [];
  const changed: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input)) {
    if (problems.length >= MAX_SETUP_PROBLEMS) break;
    const fault = isKnob(name) ? faultOf(KNOBS[name], value) : 'is no house rule';
    if (fault !== undefined) problems.push(problem([name], `${show(name)} ${fault}.`, 'K-KNOBS'));
    else if (isKnob(name) && !sameValue(value, DEFAULT_RULES[name])) changed.push([name, copyOf(value)]);
  }
  // Every name and value has been checked against the table of knobs.
  const rules = Object.fromEntries(changed) as Partial<Rules>;
  const merged: Rules = { ...DEFAULT_RULES, ...rules };
  for (const [lower, upper] of problems.length === 0 ? ASCENDING : []) {
    if (Number(merged[lower]) > Number(merged[upper]))
      problems.push(
        problem([lower], `${show(lower)} (${merged[lower]}) may not exceed ${upper} (${merged[upper]}).`, 'K-KNOBS'),
      );
  }
  return { rules, problems };
}

function faultOf(knob: Knob, value: unknown): string | undefined {
  switch (knob.kind) {
    case 'option':
      return knob.options.some((known) => known === value)
        ? undefined
        : `is ${knob.options.map((known) => show(known)).join(' or ')}`;
    case 'table':
      return isReactionTable(value)
        ? undefined
        : `has 6 rows of ${REACTION_COLUMNS.length} cells, each ${REACTIONS.join(', ')}`;
    case 'length':
      return isBetween(value, knob.least, knob.most) && toCentimetres(toUnits(value)) === value
        ? undefined
        : `is a length from ${knob.least} to ${knob.most} cm in steps of 0.05`;
    case 'whole':
      return (knob.orNull === true && value === null) ||
        (isBetween(value, knob.least, knob.most) && Number.isInteger(value))
        ? undefined
        : `is a whole number from ${knob.least} to ${knob.most}${knob.orNull === true ? ', or null' : ''}`;
  }
}

function isReactionTable(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 6 &&
    value.every(
      (row) =>
        Array.isArray(row) &&
        row.length === REACTION_COLUMNS.length &&
        row.every((cell) => REACTIONS.some((reaction) => reaction === cell)),
    )
  );
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return typeof value === 'number' ? value + 0 : value;
}

function sameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, at) => sameValue(item, b[at]));
}

function isKnob(name: string): name is keyof Rules {
  return Object.hasOwn(KNOBS, name);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
