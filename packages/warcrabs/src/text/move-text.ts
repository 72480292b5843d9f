import { same, subtract, type Vector } from '@tabletop/geometry';
import type { Moved, MovedLeg } from '../events.js';
import { isFall } from '../heights/is-fall.js';
import type { Rules } from '../rules.js';
import { compass } from './compass.js';
import type { Teller } from './teller.js';
import { feet, inches, place } from './words.js';

/** A move: its legs, those walked on one height as one, and where the crab then faces. */
export function movedText({ crab, from, legs, facing }: Moved, teller: Teller): string {
  const way = wayText(from, legs, teller.rules);
  const name = teller.crab(crab);
  return way === '' ? `${name} turns to face ${compass(facing)}.` : `${name} ${way}, and faces ${compass(facing)}.`;
}

/** Legs as a predicate: 'walks 2 in east to (12, 3), then jumps 1 in east and 2 in up to (13, 3)'. Empty for none. */
export function wayText(from: Vector, legs: readonly MovedLeg[], rules: Pick<Rules, 'stepDown'>): string {
  const parts: string[] = [];
  let start = from;
  for (const leg of joined(legs)) {
    parts.push(legText(start, leg, rules));
    start = leg.to;
  }
  return parts.join(', then ');
}

/** Legs with those that were walked on one height, one after the other, as one. */
function joined(legs: readonly MovedLeg[]): readonly MovedLeg[] {
  const all: MovedLeg[] = [];
  for (const leg of legs) {
    const last = all.at(-1);
    if (last !== undefined && isLevel(last) && isLevel(leg))
      all[all.length - 1] = { ...leg, length: last.length + leg.length };
    else all.push(leg);
  }
  return all;
}

function isLevel({ rise, drop, jumped }: MovedLeg): boolean {
  return rise === 0 && drop === 0 && !jumped;
}

function legText(from: Vector, { to, length, rise, drop, jumped }: MovedLeg, rules: Pick<Rules, 'stepDown'>): string {
  const verb = jumped ? 'jumps' : 'walks';
  const up = rise === 0 ? '' : ` and ${inches(rise)} up`;
  return `${verb} ${inches(length)}${directionText(from, to)}${up} to ${place(to)}${downText(drop, rules)}`;
}

/** ' north-east', or nothing for a way that leads back to where it began. */
export function directionText(from: Vector, to: Vector): string {
  return same(from, to) ? '' : ` ${compass(subtract(to, from))}`;
}

/** How a leg ends lower than it began: by a step, or over an edge. @rule W-JUMP */
function downText(drop: number, rules: Pick<Rules, 'stepDown'>): string {
  if (drop === 0) return '';
  return isFall({ drop }, rules) ? `, over the edge, ${feet(drop)} down` : `, ${feet(drop)} down`;
}
