import { thinned } from '@tabletop/game';
import { chebyshev, pathTo, reachable } from '@tabletop/geometry/grid';
import { filledFor, sightOf } from '../attacks/aim.js';
import { hackLost } from '../attacks/hack.js';
import { reachOf } from '../attacks/stab-reach.js';
import { placeOf } from '../find.js';
import { MAX_PATH } from '../limits.js';
import { groundFor } from '../map/ground.js';
import { hindrancesTo } from '../map/hindrance.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Unit } from '../state.js';
import type { Act, Move } from './order.js';

/** A match as far as it says what a unit can do. A view is one. */
export type Situation = Pick<SpcfkrsState, 'map' | 'units' | 'battalions'>;

/** The most spaces that are offered to a unit to move to. */
const MOST_SPACES = 24;
/** The most units that are offered to a unit to follow. */
const MOST_FOLLOWED = 8;

/**
 * What a unit could do in a phase as things stand: specials, stabs and shots at whom it reaches, through cover where it
 * can, and shots at the cover that hinders these. All of them but the shots at other cover, of which there may be hundreds.
 *
 * @rule S-ORDERS
 */
export function actOptions(
  situation: Situation,
  unit: Unit,
  phase: Exclude<Phase, 'move'>,
  rules: Rules,
): readonly Act[] {
  const acts = enemiesOf(situation, unit).map((enemy) => actsAt(situation, unit, enemy, phase, rules));
  // Shots at cover come last; one cover may hinder the shots at several.
  const atUnits = acts.flatMap((each) => each.filter(({ type }) => type !== 'shoot-cover'));
  const covers = new Map<string, Act>();
  for (const act of acts.flat()) {
    if (act.type === 'shoot-cover') covers.set(`${act.at.column},${act.at.row}`, act);
  }
  return [...atUnits, ...covers.values()];
}

/** The living units of other sides. */
export function enemiesOf({ units }: Pick<Situation, 'units'>, { side }: Pick<Unit, 'side'>): readonly Unit[] {
  return units.filter((unit) => unit.alive && unit.side !== side);
}

/** What a unit could do in a phase to one enemy, or to the cover that hinders its shots at it. @rule S-ORDERS */
export function actsAt(
  situation: Situation,
  unit: Unit,
  enemy: Unit,
  phase: Exclude<Phase, 'move'>,
  rules: Rules,
): readonly Act[] {
  switch (phase) {
    case 'special':
      return unit.profile.powers.includes('hacking') && hackLost(situation, unit, enemy.id, rules) === undefined
        ? [{ type: 'hack', target: enemy.id }]
        : [];
    case 'stab':
      return stabsAt(situation, unit, enemy, rules);
    case 'shoot':
      return unit.hacked
        ? []
        : [...shotsAt(situation, unit, enemy, rules), ...coverShots(situation, unit, enemy, rules)];
  }
}

function stabsAt(situation: Situation, unit: Unit, { id: target }: Unit, rules: Rules): readonly Act[] {
  const { blade } = unit.profile;
  const ways = blade.through === null ? [false] : [false, true];
  return ways
    .filter((through) => {
      const reach = reachOf(situation, unit, target, through, blade, rules);
      return !('lost' in reach) && through === (reach.through !== null);
    })
    .map((through): Act => ({ type: 'stab', target, through }));
}

function shotsAt(situation: Situation, unit: Unit, { id: target }: Unit, rules: Rules): readonly Act[] {
  const { gun } = unit.profile;
  const ways = gun.through === null ? [false] : [false, true];
  return ways
    .filter((through) => {
      const sight = sightOf(situation, unit, { kind: 'unit', unit: target, part: 0, through }, gun, rules);
      return !('lost' in sight) && !(through && sight.cover === 'none');
    })
    .map((through): Act => ({ type: 'shoot', target, through }));
}

/** A shot at the first cover that stands between a unit and an enemy. */
function coverShots(situation: Situation, unit: Unit, enemy: Unit, rules: Rules): readonly Act[] {
  const { gun } = unit.profile;
  const from = placeOf(unit);
  // Cover in range that hides somebody much further off is not worth the search.
  if (chebyshev(from, placeOf(enemy)) > 2 * gun.range) return [];
  const [first] = hindrancesTo(situation.map, from, placeOf(enemy), filledFor(situation, unit), { rules });
  if (first === undefined || first.kind === 'unit') return [];
  const { at } = first;
  const isLost = 'lost' in sightOf(situation, unit, { kind: 'cover', at }, gun, rules);
  return isLost ? [] : [{ type: 'shoot-cover', at }];
}

/**
 * Where a unit could move as things stand: a fair spread of the spaces that it gets to, by the cheapest way to each, and
 * some units to follow, enemies and the nearest first.
 *
 * @rule S-MOVE
 * @rule S-FOLLOW
 */
export function moveOptions(situation: Situation, unit: Unit, rules: Rules): readonly Move[] {
  return [...pathOptions(situation, unit, rules), ...followOptions(situation, unit)];
}

/** The ways to a fair spread of the spaces that a unit gets to. @rule S-MOVE */
export function pathOptions(situation: Situation, unit: Unit, rules: Pick<Rules, 'partialCoverCost'>): readonly Move[] {
  // Every step costs 1 at least, so that no path is longer than an order may hold.
  const allowance = Math.min(unit.profile.move, MAX_PATH);
  const [, ...places] = reachable(placeOf(unit), allowance, groundFor(unit, situation, { rules }));
  return thinned(places, MOST_SPACES).map((place): Move => ({ type: 'path', path: pathTo(place).slice(1) }));
}

/** Some units to follow: enemies first, the nearest first. @rule S-FOLLOW */
export function followOptions({ units }: Pick<Situation, 'units'>, unit: Unit): readonly Move[] {
  const from = placeOf(unit);
  return units
    .filter(({ id, alive }) => alive && id !== unit.id)
    .sort(
      (a, b) =>
        Number(a.side === unit.side) - Number(b.side === unit.side) ||
        chebyshev(from, placeOf(a)) - chebyshev(from, placeOf(b)) ||
        a.id - b.id,
    )
    .slice(0, MOST_FOLLOWED)
    .map(({ id }): Move => ({ type: 'follow', target: id }));
}
