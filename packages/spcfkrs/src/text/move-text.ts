import type { Cell } from '@tabletop/geometry/grid';
import type { CutApart, Followed, Kept, Moved, Stayed, StopReason } from '../events.js';
import type { Teller } from './teller.js';
import { cellText, spaces } from './words.js';

const STOPS: Readonly<Record<StopReason, string>> = {
  'unit-in-the-way': 'another unit is in the way',
  'full-cover': 'full cover is in the way',
  edge: 'there the map ends',
  'too-far': 'it can go no further',
  ram: 'there it rams',
  slag: 'the plasma slag is its end',
};

/** A move: from where to where, and why it ended early. @rule S-MOVE @rule S-CONFLICT */
export function movedText({ unit, path, stopped }: Moved, teller: Teller): string {
  const why = stopped === null ? '' : `: ${STOPS[stopped]}`;
  if (isStaying(path)) return `${teller.actor(unit)} stays${placeText(path)}${why}.`;
  return `${teller.actor(unit)} moves ${wayText(path)}${stopped === null ? '' : ' and stops'}${why}.`;
}

/** A move after another unit. @rule S-FOLLOW */
export function followedText({ unit, target, path, caughtUp }: Followed, teller: Teller): string {
  const [name, other] = [teller.actor(unit), teller.unit(target)];
  if (!isStaying(path)) return `${name} follows ${other} ${wayText(path)} ${reachText(caughtUp)}.`;
  return caughtUp
    ? `${name} stays${placeText(path)}, next to ${other}.`
    : `${name} stays${placeText(path)}: it comes no nearer to ${other}.`;
}

function reachText(caughtUp: boolean): string {
  return caughtUp ? 'and is next to it' : 'but is not yet next to it';
}

/** A move that keeps a distance: where it ends, and how far from whom that is. @rule S-KEEP */
export function keptText({ unit, target, path, wanted, distance }: Kept, teller: Teller): string {
  const way = isStaying(path) ? `stays${placeText(path)}` : `moves ${wayText(path)}`;
  const kept = `to keep ${wanted} from ${teller.unit(target)}`;
  return `${teller.actor(unit)} ${way} ${kept}: it is ${distance} away.`;
}

const STAYS: Readonly<Record<Exclude<Stayed['reason'], 'circle'>, string>> = {
  'target-dead': 'is dead',
  'target-aboard': 'is aboard a craft',
};

/** Why a follower stays. @rule S-FOLLOW */
export function stayedText({ unit, target, reason }: Stayed, teller: Teller): string {
  const other = teller.unit(target);
  const gone = reason === 'target-dead' && teller.isCraft(target) ? 'is destroyed' : undefined;
  const why = reason === 'circle' ? `it and ${other} follow in a circle` : `${other} ${gone ?? STAYS[reason]}`;
  return `${teller.actor(unit)} stays: ${why}.`;
}

/** A battalion that was cut apart. @rule S-BATTALION */
export function cutApartText({ units, groups }: CutApart, teller: Teller): string {
  const together = (ids: CutApart['units']) => ids.map(teller.unit).join('+');
  return `${together(units)} is cut apart: ${groups.map(together).join(', ')}.`;
}

function isStaying(path: readonly Cell[]): boolean {
  return path.length < 2;
}

/** 'from A1 to D4 (3 spaces)'. */
function wayText(path: readonly Cell[]): string {
  const [from, to] = [path[0], path.at(-1)];
  const ends = from === undefined || to === undefined ? '' : `from ${cellText(from)} to ${cellText(to)} `;
  return `${ends}(${spaces(path.length - 1)})`;
}

function placeText([at]: readonly Cell[]): string {
  return at === undefined ? '' : ` at ${cellText(at)}`;
}
