import { containsPoint, distanceSquared, type Vector, within } from '@tabletop/geometry';
import type { Figure } from '../state.js';
import { zoneOf } from '../table/ground.js';
import { canSee, centimetresBetween } from '../table/sight.js';
import { toUnits } from '../units.js';
import { aimAt, type Gun, gunsOf, type Marksmanship } from './guns.js';
import type { Mind } from './mind.js';
import { nearestTo, type Scene } from './scenes.js';

/** What danger counts for against what can be won: who only hides wins nothing. */
const CAUTION = 0.5;
/** What it is worth to be a centimetre nearer to whom one is after. */
const NEARER = 0.004;
/** What it is worth to see somebody to cast at, to stand by a friend in need, to be where the goal is. */
const CASTING = 0.15;
const HELPING = 0.2;
const GOAL = 0.5;
/** What a gun that has to be readied first counts for. */
const UNREADY = 0.5;

/** What a place is worth to a figure. */
export interface Place {
  /** What could be won from there, in fights or for the goal. */
  readonly promise: number;
  /** All in all. */
  readonly worth: number;
}

/** Judges the places where a figure could be when its move is over. */
export function placesFor(mind: Mind, figure: Figure, shooting: Marksmanship): (at: Vector) => Place {
  const { own } = mind;
  const enemies = nearestTo(figure.at, mind.enemies);
  const rest: Scene = { mark: 0, moving: null, own, enemies };
  const guns = gunsOf(mind, figure).filter(({ loaded }) => loaded);
  const threats = enemies.map((enemy) => ({
    enemy,
    guns: gunsOf(mind, enemy).filter(({ ready, loaded }) => ready && loaded),
  }));
  const shotFrom = (there: Figure, gun: Gun, target: Figure): number => {
    const aimed = aimAt(mind, rest, gun, there, target);
    return aimed === undefined ? 0 : shooting.ownShot(aimed, target) * (gun.ready ? 1 : UNREADY);
  };
  const lossAt = (there: Figure, gun: Gun, enemy: Figure): number => {
    const aimed = aimAt(mind, rest, gun, enemy, there);
    return aimed === undefined ? 0 : -shooting.theirShot(aimed, there);
  };
  return (at) => {
    const there: Figure = { ...figure, at };
    let [shot, danger] = [0, 0];
    for (const { enemy, guns: theirs } of threats) {
      for (const gun of guns) shot = Math.max(shot, shotFrom(there, gun, enemy));
      danger += Math.max(0, ...theirs.map((gun) => lossAt(there, gun, enemy)));
    }
    const promise = Math.max(shot, castingAt(mind, there)) + helpAt(mind, there) + goalAt(mind, at);
    return { promise, worth: promise - CAUTION * danger - NEARER * remoteness(mind, at) };
  };
}

/** What a caster of harmful spells has of seeing enemies. */
function castingAt({ view, enemies, rules }: Mind, { at, profile }: Figure): number {
  if (!profile.spells.some(({ damage, range }) => damage !== null && range !== 'touch')) return 0;
  return enemies.some((enemy) => canSee(view.board, at, enemy.at, rules)) ? CASTING : 0;
}

/** What a healer has of being by a friend who is out of the fight. */
function helpAt({ view, me, rules }: Mind, { at, profile }: Figure): number {
  if (!profile.spells.some(({ effect }) => effect === 'heal')) return 0;
  const reach = toUnits(rules.touchReach);
  const fallen = view.figures.filter(({ owner, status }) => owner === me && status === 'out');
  return fallen.some((friend) => within(at, friend.at, reach)) ? HELPING : 0;
}

/** What a place has for the goal. */
function goalAt({ view: { goal } }: Mind, at: Vector): number {
  return goal.kind !== 'lastStanding' && containsPoint(zoneOf(goal.zone), at) ? GOAL : 0;
}

/** How far a place is from whom or what its player is after, in centimetres. */
function remoteness(mind: Mind, at: Vector): number {
  return Math.min(...aims(mind).map((aim) => centimetresBetween(at, aim)));
}

/** What a player is after: the middle of the goal's zone, or the enemies. */
export function aims({ view: { goal }, enemies }: Mind): readonly Vector[] {
  if (goal.kind === 'lastStanding') return enemies.map(({ at }) => at);
  const { length } = goal.zone;
  const middle = (pick: (corner: Vector) => number): number =>
    Math.round(goal.zone.reduce((sum, corner) => sum + pick(corner), 0) / length);
  return [{ x: middle(({ x }) => x), y: middle(({ y }) => y) }];
}

/** The aims from near to far. */
export function nearestFirst(aimed: readonly Vector[], from: Vector): readonly Vector[] {
  return [...aimed].sort((a, b) => distanceSquared(from, a) - distanceSquared(from, b));
}
