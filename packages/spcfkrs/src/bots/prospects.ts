import { type Cell, cellIndex, chebyshev, isWithin } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { Cover } from '../map/battle-map.js';
import { coverBetween } from '../map/line-of-sight.js';
import type { Unit, UnitId } from '../state.js';
import { isShielded } from './acts.js';
import { prospectsOf, shotAt, stabAt } from './harm.js';
import type { Mind } from './mind.js';
import { lossOf, worthOf } from './worth.js';

/** What one unit can do to another with its gun behind each cover, and with its blade, as what the other loses. */
interface Match {
  readonly shots: Readonly<Record<Cover, number>>;
  readonly stab: number;
}

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
  const matches = new Map<number, Match>();
  const covers = new Map<number, Cover>();
  const spaces = view.map.columns * view.map.rows;

  const matchOf = (attacker: Unit, target: Unit): Match => {
    const key = attacker.id * 1000 + target.id;
    const known = matches.get(key) ?? judged(mind, attacker, target);
    matches.set(key, known);
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
      const mine = matchOf(unit, enemy);
      const canShoot = isWithin(at, there, unit.profile.gun.range, metric);
      const shot = canShoot ? stays * mine.shots[coverOf(at, there)] : 0;
      const stab = steps <= unit.profile.blade.range ? stays * mine.stab : 0;
      const gain = Math.max(shot, stab);
      all += gain;
      // Stabs come before all shots, and the faster before the slower.
      const first = stab >= shot || unit.profile.speed > enemy.profile.speed;
      if (gain > (best?.gain ?? 0)) best = { enemy, gain, first };

      const theirs = matchOf(enemy, unit);
      const { gun, blade, move } = enemy.profile;
      const seen = isWithin(there, at, gun.range, metric) ? stays * theirs.shots[coverOf(there, at)] : 0;
      const coming = steps <= gun.range + move ? comes * theirs.shots.none : 0;
      const near = steps <= blade.range ? stays : steps <= blade.range + move ? comes : 0;
      dangers.set(enemy.id, Math.max(seen, coming, near * theirs.stab));
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

function judged({ using }: Mind, { profile: { gun, blade } }: Unit, target: Unit): Match {
  const before = prospectsOf(target);
  const shielded = isShielded(target);
  const shot = (cover: Cover, through: boolean) =>
    lossOf(target, before, shotAt(before, gun, { cover, through, shielded }, using).after);
  return {
    shots: {
      none: shot('none', false),
      partial: shot('partial', false),
      full: gun.through === null ? 0 : shot('full', true),
    },
    stab: lossOf(target, before, stabAt(before, blade, false, using)),
  };
}
