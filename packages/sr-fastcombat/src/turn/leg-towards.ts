import { findPath, pathLength, prefixOf, type Vector } from '@tabletop/geometry';
import type { Announce } from '../actions.js';
import { figureOf } from '../find.js';
import type { FigureId } from '../ids.js';
import { rulesFor } from '../rules.js';
import type { SkirmishState } from '../state.js';
import { walkAreaOf } from '../table/ground.js';
import { toUnits, UNITS_PER_CM } from '../units.js';
import { checkLeg } from './legs.js';

/**
 * The next leg of a figure on a short way to a place, round walls and other figures: as long as may be announced at once
 * and as its Speed still allows, and all of the way where that is no longer. Undefined where there is no way, or none
 * that the figure may go now; see `check` for whether its player is awaited.
 *
 * @rule F-WINDOW
 * @rule F-MOVE
 */
export function legTowards(state: SkirmishState, id: FigureId, to: Vector): Announce | undefined {
  const figure = figureOf(state, id);
  if (figure === undefined) return undefined;
  const rules = rulesFor(state.rules);
  const area = walkAreaOf(state, figure, rules);
  const way = findPath(figure.at, to, area)?.points;
  if (way === undefined) return undefined;
  const leg = (length: number): Announce | undefined => {
    const announce: Announce = {
      type: 'announce',
      player: figure.owner,
      figure: id,
      path: prefixOf(way, length, area).slice(1),
    };
    return checkLeg(state, announce, rules) === undefined ? announce : undefined;
  };
  const longest = Math.min(pathLength(way), toUnits(rules.legLength));
  const whole = leg(longest);
  if (whole !== undefined) return whole;
  // Speed is not enough: of two legs of whole centimetres the longer never costs less.
  let found: Announce | undefined;
  let [least, most] = [1, Math.floor(longest / UNITS_PER_CM)];
  while (least <= most) {
    const middle = Math.floor((least + most) / 2);
    const shorter = leg(middle * UNITS_PER_CM);
    if (shorter === undefined) most = middle - 1;
    else {
      found = shorter;
      least = middle + 1;
    }
  }
  return found ?? leg(1);
}
