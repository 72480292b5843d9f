import { ceilDistance, type Vector } from '@tabletop/geometry';
import { bareClaws } from '../attack/aim.js';
import { RANGE_BANDS, type RangeBand } from '../attack/range-band.js';
import { toHitTarget } from '../attack/to-hit.js';
import type { Weapon } from '../crab/crab.js';
import type { Rules } from '../rules.js';
import { footingAt } from '../table/ground.js';
import { canSee } from '../table/sight.js';
import { fightMovement } from '../turn/weight.js';
import { toInches, toUnits } from '../units.js';
import { attackChances } from './chances.js';
import type { Mind } from './mind.js';
import type { Route } from './routes.js';
import { hurt, likely, shaken, THRIFT } from './worth.js';

/** What is won so many turns later is worth half as much. */
const SOON = 3;
/** So many turns' attacks are hoped for, at first and more with every turn: who only waits wins nothing. */
const HOPE = 1.5;
const HURRY = 0.05;
/** With so much movement one gets to the front of whoever does not want it, in inches. */
const NIMBLE = 6;
/** It takes so many turns at least to reach somebody, or to see somebody again. */
const AWAY = 0.5;

/** A weapon at the distance from which it is good for something. */
interface Option {
  /** In units. */
  readonly reach: number;
  readonly claw: boolean;
  readonly ignoresCover: boolean;
  /** In Hit Points for each attack. */
  readonly gain: number;
  /** For so many attacks at most. */
  readonly uses: number;
}

/** What the active crab may hope for at a place, on later turns. */
export function prospectsOf(mind: Mind, routes: readonly Route[]): (at: Vector) => number {
  const { view, rules, ground, active, dread } = mind;
  const movement = fightMovement(active.crab, rules);
  const hope = HOPE + HURRY * view.turn;
  const aims = routes.map((route) => ({
    route,
    height: footingAt(ground, route.target.at),
    options: optionsAgainst(mind, route.target, movement),
  }));
  return (at) => {
    const height = footingAt(ground, at);
    let best = 0;
    for (const { route, height: there, options } of aims) {
      const { target } = route;
      const flat = ceilDistance(at, target.at);
      const slant = Math.sqrt(flat * flat + (there - height) * (there - height)) - 2 * ground.radius;
      const way = route.from(at);
      let seen: boolean | undefined;
      for (const { reach, claw, ignoresCover, gain, uses } of options) {
        const isLevel = Math.abs(there - height) <= reach;
        const isNear = slant <= reach && (!claw || isLevel);
        const walk = way.length - 2 * ground.radius;
        const left = isNear ? 0 : isLevel && !claw ? slant - reach : walk - reach;
        let turns = isNear ? 0 : Math.max(AWAY, turnsFor(left, movement));
        if (!claw && !ignoresCover) {
          seen ??= canSee(view, at, target.at, rules);
          if (!seen) turns = Math.max(AWAY, turnsFor(walk, movement));
        }
        const toll = isNear || (isLevel && !claw) ? 0 : dread * way.toll;
        if (turns === Number.POSITIVE_INFINITY) continue;
        best = Math.max(best, (Math.min(hope, uses) * gain * SOON) / (SOON + turns) - toll);
      }
    }
    return best;
  };
}

/** How many turns it takes to go so far. */
function turnsFor(length: number, movement: number): number {
  if (length <= 0) return 0;
  return movement === 0 ? Number.POSITIVE_INFINITY : length / movement;
}

function optionsAgainst(
  { rules, active: { crab } }: Mind,
  target: Mind['enemies'][number],
  movement: number,
): readonly Option[] {
  const nimble = Math.min(1, toInches(movement) / NIMBLE);
  const arms = [{ weapon: bareClaws(rules), left: null }, ...crab.weapons.filter(({ left }) => left !== 0)];
  const gainOf = (weapon: Omit<Weapon, 'name'>, band: RangeBand): number => {
    const { dexterity } = crab.traits;
    const aim = toHitTarget({ dexterity, weapon, band, close: weapon.kind === 'claw', elevation: 'level' }, { rules });
    const { hit, nearMiss } = attackChances(aim, weapon.explosive, rules);
    return likely([
      [hit * nimble, hurt(target, weapon.damage, 'crab', rules)],
      [hit * (1 - nimble), hurt(target, weapon.damage, 'shell', rules)],
      [nearMiss, shaken(target, rules)],
    ]).worth;
  };
  return arms.flatMap(({ weapon, left }): readonly Option[] => {
    const { kind, ignoresCover } = weapon;
    const uses = left ?? Number.POSITIVE_INFINITY;
    const thrift = left === null ? 0 : THRIFT;
    if (kind === 'claw') {
      const gain = gainOf(weapon, 'pointBlank') - thrift;
      return [{ reach: toUnits(rules.clawReach), claw: true, ignoresCover, gain, uses }];
    }
    const most = weapon.maxRange === null ? Number.POSITIVE_INFINITY : toUnits(weapon.maxRange);
    return RANGE_BANDS.map((band) => ({
      reach: Math.min(most, endOf(band, rules)),
      claw: false,
      ignoresCover,
      gain: gainOf(weapon, band) - thrift,
      uses,
    }));
  });
}

/** How far a band reaches, in units. */
function endOf(band: RangeBand, { rangeLimits }: Rules): number {
  return band === 'extraLong' ? Number.POSITIVE_INFINITY : toUnits(rangeLimits[band]) - 1;
}
