import { type Cell, cellIndex, chebyshev, isWithin } from '@tabletop/geometry/grid';
import { isShielded } from '../attacks/shield.js';
import { placeOf } from '../find.js';
import { MAX_UNITS } from '../limits.js';
import type { Cover } from '../map/battle-map.js';
import { coverBetween } from '../map/line-of-sight.js';
import type { Unit, UnitId } from '../state.js';
import { prospectsOf, shotAt, stabAt } from './harm.js';
import type { Mind } from './mind.js';
import { lossOf, worthOf } from './worth.js';

/** What is to be expected of being somewhere when the next round begins. */
export interface Outlook {
  /** What a unit could do from there to one enemy, and a little for the others. */
  readonly gain: number;
  /** What each enemy could do to it there. */
  readonly dangers: ReadonlyMap<UnitId, number>;
}

/** The ways in which one unit can harm another. */
const HOW: readonly (Cover | 'stab')[] = ['none', 'partial', 'full', 'stab'];
/** More than any number of a unit. */
const FIELD = MAX_UNITS + 1;

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
  const losses = new Map<number, number>();
  const covers = new Map<number, Cover>();
  const spaces = view.map.columns * view.map.rows;

  const lossBy = (attacker: Unit, target: Unit, how: Cover | 'stab'): number => {
    const key = (attacker.id * FIELD + target.id) * HOW.length + HOW.indexOf(how);
    const known = losses.get(key) ?? judged(mind, attacker, target, how);
    losses.set(key, known);
    return known;
  };
  const coverOf = (from: Cell, to: Cell): Cover => {
    const key = cellIndex(from, view.map) * spaces + cellIndex(to, view.map);
    const known = covers.get(key) ?? coverBetween(view.map, from, to, using);
    covers.set(key, known);
    return known;
  };

  return (unit, at, enemies) => {
    const dangers = new Map<UnitId, number>();
    let best: { readonly enemy: Unit; readonly gain: number; readonly first: boolean } | undefined;
    let all = 0;
    for (const enemy of enemies) {
      const there = placeOf(enemy);
      const [stays, comes] = stillToMove(enemy) ? [STAYS, COMES] : [1, 0];
      const steps = chebyshev(at, there);
      const canShoot = isWithin(at, there, unit.profile.gun.range, metric);
      const shot = canShoot ? stays * lossBy(unit, enemy, coverOf(at, there)) : 0;
      const stab = steps <= unit.profile.blade.range ? stays * lossBy(unit, enemy, 'stab') : 0;
      const gain = Math.max(shot, stab);
      all += gain;
      // Stabs come before all shots, and the faster before the slower.
      const first = stab >= shot || unit.profile.speed > enemy.profile.speed;
      if (gain > (best?.gain ?? 0)) best = { enemy, gain, first };

      const { gun, blade, move } = enemy.profile;
      const seen = isWithin(there, at, gun.range, metric) ? stays * lossBy(enemy, unit, coverOf(there, at)) : 0;
      const coming = comes > 0 && steps <= gun.range + move ? comes * lossBy(enemy, unit, 'none') : 0;
      const near = steps <= blade.range ? stays : steps <= blade.range + move ? comes : 0;
      dangers.set(enemy.id, Math.max(seen, coming, near > 0 ? near * lossBy(enemy, unit, 'stab') : 0));
    }
    if (best === undefined) return { gain: 0, dangers };
    const { enemy, gain, first } = best;
    // Whoever is struck down first does not strike back.
    if (first) dangers.set(enemy.id, (dangers.get(enemy.id) ?? 0) * Math.max(0, 1 - gain / worthOf(enemy)));
    return { gain: gain + CHOICE * (all - gain), dangers };
  };
}

/** Who may move before the next round: phase by phase, only those whose turn is still to come. */
function moversOf({ view, ask }: Mind): (unit: Unit) => boolean {
  if (ask !== 'move') return () => true;
  const waiting = new Set(view.queue.flat().map(({ unit }) => unit));
  return ({ id }) => waiting.has(id);
}

/** What a unit is expected to lose to another's gun behind some cover, or to its blade. */
function judged({ using }: Mind, { profile: { gun, blade } }: Unit, target: Unit, how: Cover | 'stab'): number {
  const before = prospectsOf(target);
  if (how === 'stab') return lossOf(target, before, stabAt(before, blade, false, using));
  const through = how === 'full';
  if (through && gun.through === null) return 0;
  const onset = { cover: how, through, shielded: isShielded(target) };
  return lossOf(target, before, shotAt(before, gun, onset, using).after);
}
