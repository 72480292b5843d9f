import { type Cell, cellIndex, isWithin } from '@tabletop/geometry/grid';
import { moveOf, speedOf } from '../condition.js';
import { placeOf } from '../find.js';
import { bladeOf } from '../force/guns-of.js';
import { type Cover, coverAt } from '../map/battle-map.js';
import { layerOf } from '../map/layer.js';
import { coverBetween } from '../map/line-of-sight.js';
import type { Unit, UnitId } from '../state.js';
import { type Arm, armsOf } from './arms.js';
import { boxGap, nearestEnds, shiftedBox } from './boxes.js';
import { losses } from './losses.js';
import { boxAround, type Mind, remembered } from './mind.js';
import { worthOf } from './worth.js';

/** What is to be expected of being somewhere when the next round begins. */
export interface Outlook {
  /** What a unit could do from there to one enemy, and a little for the others. */
  readonly gain: number;
  /** What each enemy could do to it there. */
  readonly dangers: ReadonlyMap<UnitId, number>;
}

/** An enemy may be somewhere else by then: so much of what is there now is still there. */
const STAYS = 0.7;
/** What an enemy that could come into sight is feared for. */
const COMES = 0.25;
/** What others than the best target count for. */
const CHOICE = 0.1;

/** How to look into what comes after a move: everything is worked out once for each pair and line. */
export function outlooks(mind: Mind): (unit: Unit, at: Cell, enemies: readonly Unit[]) => Outlook {
  const { view, using } = mind;
  const stillToMove = moversOf(mind);
  const { metric } = using.rules;
  const lossBy = losses(mind);
  const covers = new Map<number, Cover>();
  const spaces = view.map.columns * view.map.rows;
  const arms = new Map<UnitId, readonly Arm[]>();

  const armsOfUnit = (unit: Unit) => remembered(arms, unit.id, () => armsOf(unit));
  const coverOf = (shooter: Unit, from: Cell, target: Unit, to: Cell): Cover => {
    // Between the layers, and above, only what the target is over counts.
    if (isAbove(shooter) || isAbove(target)) return coverAt(view.map, to);
    const key = cellIndex(from, view.map) * spaces + cellIndex(to, view.map);
    return remembered(covers, key, () => coverBetween(view.map, from, to, using));
  };
  /** What the guns of one do to another, from a space to a space. */
  const shotLoss = (shooter: Unit, from: Cell, target: Unit, to: Cell): number => {
    let loss = 0;
    let cover: Cover | undefined;
    for (const [index, { weapon, count }] of armsOfUnit(shooter).entries()) {
      if (!isWithin(from, to, weapon.range, metric)) continue;
      cover ??= coverOf(shooter, from, target, to);
      loss += count * lossBy(shooter, index, weapon, target, cover);
    }
    return target.craft === null && shooter.craft === null ? loss : Math.min(loss, worthOf(target));
  };
  /** What they do that could come so far. */
  const comingLoss = (shooter: Unit, steps: number, move: number, target: Unit): number => {
    let loss = 0;
    for (const [index, { weapon, count }] of armsOfUnit(shooter).entries())
      if (steps <= weapon.range + move) loss += count * lossBy(shooter, index, weapon, target, 'none');
    return target.craft === null && shooter.craft === null ? loss : Math.min(loss, worthOf(target));
  };

  return (unit, at, enemies) => {
    const dangers = new Map<UnitId, number>();
    const box = shiftedBox(boxAround(mind, unit), placeOf(unit), at);
    const blade = bladeOf(unit.profile);
    let best: { readonly enemy: Unit; readonly gain: number; readonly first: boolean } | undefined;
    let all = 0;
    for (const enemy of enemies) {
      const there = boxAround(mind, enemy);
      const { from, to } = nearestEnds(box, there);
      const [stays, comes] = stillToMove(enemy) ? [STAYS, COMES] : [1, 0];
      const steps = boxGap(box, there);
      const shot = stays * shotLoss(unit, from, enemy, to);
      const canStab = blade !== undefined && steps <= blade.range;
      const stab = canStab ? stays * lossBy(unit, 0, undefined, enemy, 'stab') : 0;
      const gain = Math.max(shot, stab);
      all += gain;
      // Stabs come before all shots, and the faster before the slower.
      const first = (canStab && stab >= shot) || speedOf(unit) > speedOf(enemy);
      if (gain > (best?.gain ?? 0)) best = { enemy, gain, first };

      const move = moveOf(view.map, enemy);
      const seen = stays * shotLoss(enemy, to, unit, from);
      const coming = comes > 0 ? comes * comingLoss(enemy, steps, move, unit) : 0;
      const near = nearness(bladeOf(enemy.profile)?.range, steps, move, stays, comes);
      dangers.set(enemy.id, Math.max(seen, coming, near > 0 ? near * lossBy(enemy, 0, undefined, unit, 'stab') : 0));
    }
    if (best === undefined) return { gain: 0, dangers };
    const { enemy, gain, first } = best;
    // Whoever is struck down first does not strike back.
    if (first) dangers.set(enemy.id, (dangers.get(enemy.id) ?? 0) * Math.max(0, 1 - gain / worthOf(enemy)));
    return { gain: gain + CHOICE * (all - gain), dangers };
  };
}

/** How likely an enemy is to be near enough to stab, whose blade reaches so far. */
function nearness(reach: number | undefined, steps: number, move: number, stays: number, comes: number): number {
  if (reach === undefined || steps > reach + move) return 0;
  return steps <= reach ? stays : comes;
}

function isAbove({ profile }: Unit): boolean {
  return layerOf(profile.class) === 'above';
}

/** Who may move before the next round: phase by phase, only those whose turn is still to come. */
function moversOf({ view, ask }: Mind): (unit: Unit) => boolean {
  if (ask !== 'move') return () => true;
  const waiting = new Set(view.queue.flat().map(({ unit }) => unit));
  return ({ id }) => waiting.has(id);
}
