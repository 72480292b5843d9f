import { type Cell, cheapestPath } from '@tabletop/geometry/grid';
import { moveOf, speedOf } from '../condition.js';
import { placeOf } from '../find.js';
import { groundFor } from '../map/ground.js';
import { targetAt } from '../orders/aim-of.js';
import type { RamMove } from '../orders/order.js';
import { FAILED_RAM_DAMAGE } from '../rams/ram-damage.js';
import { ramGoals } from '../rams/ram-goals.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import { boxGap } from './boxes.js';
import { ramChance } from './chances.js';
import { bestParts } from './deeds.js';
import { hitBy } from './harm.js';
import { boxAround, type Mind, standingOf } from './mind.js';
import { lossOf, weightOf } from './worth.js';

/** So many enemies are thought of ramming, and so many parts of each. */
const ENEMIES = 2;
const PARTS = 3;
/** Nobody plans to go further to ram. */
const FURTHEST = 48;
/** How likely an enemy is still there that moves before the rammer, or at the same time. */
const STAYS = 0.4;
const MAY_STAY = 0.7;

/** A ram that a craft could try. */
export interface Charge {
  readonly move: RamMove;
  /** Where it ends. */
  readonly at: Cell;
  /** What is to be expected of it: what the target loses, less what the rammer does. */
  readonly worth: number;
}

/** The rams that a craft could try at enemies, the nearest, as things are planned. @rule S-RAM */
export function chargesOf(
  mind: Mind,
  unit: Unit,
  planned: readonly Unit[],
  enemies: readonly Unit[],
): readonly Charge[] {
  if (unit.craft === null) return [];
  const { map } = mind.view;
  const allowance = Math.min(FURTHEST, moveOf(map, unit));
  if (allowance === 0) return [];
  const box = boxAround(mind, unit);
  return enemies
    .filter((enemy) => boxGap(box, boxAround(mind, enemy)) <= allowance)
    .slice(0, Math.min(ENEMIES, mind.care.parts))
    .flatMap((enemy) => {
      const ground = groundFor(unit, { map, units: planned }, mind.using, enemy.id);
      return bestParts(mind, enemy, standingOf(mind, enemy))
        .slice(0, Math.min(PARTS, mind.care.parts))
        .flatMap((part): readonly Charge[] => {
          const way = cheapestPath(placeOf(unit), ramGoals(map, unit, enemy, part), ground, { allowance });
          const path = way?.cells.slice(1) ?? [];
          if (path.length === 0) return [];
          const worth = worthOfRam(mind, unit, enemy, part);
          const at = path[path.length - 2] ?? placeOf(unit);
          return [{ move: { type: 'ram', ...targetAt(enemy.id, part), path }, at, worth }];
        });
    });
}

function worthOfRam(mind: Mind, unit: Unit, enemy: Unit, part: number): number {
  const { using, view } = mind;
  if (unit.profile.class === 'on-foot') return 0;
  const chance = ramChance(using);
  const struck = loss(mind, enemy, part, chance, using.ramDamage(unit.profile.class, enemy.profile.class));
  // It is one of its own parts that fails: which, it cannot choose, so that the one is feared for on which most depends.
  const [own = 0] = bestParts(mind, unit, standingOf(mind, unit));
  const hurt = loss(mind, unit, own, 1 - chance, FAILED_RAM_DAMAGE);
  const likely = moveOf(view.map, enemy) === 0 || speedOf(unit) > speedOf(enemy) ? 1 : slower(unit, enemy);
  return likely * (struck - hurt);
}

function slower(unit: Unit, enemy: Unit): number {
  return speedOf(unit) === speedOf(enemy) ? MAY_STAY : STAYS;
}

function loss(mind: Mind, unit: Unit, part: number, chance: number, damage: number): number {
  const remains = standingOf(mind, unit);
  const before = remains[part] ?? [1];
  const after = hitBy(before, chance, (damage * SIXTHS) / mind.grain);
  return lossOf(unit, before, after, weightOf(mind.view, unit, remains, part));
}
