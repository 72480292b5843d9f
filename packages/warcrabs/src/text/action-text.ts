import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import { pathLength, primitive, same } from '@tabletop/geometry';
import type { Move, Throw, WarcrabsAction } from '../actions.js';
import type { MovedLeg } from '../events.js';
import { crabOf } from '../find.js';
import { legBetween } from '../heights/leg.js';
import type { Fighter } from '../state.js';
import { attackPhrase, liftPhrase, type Odds } from './aim-text.js';
import { compass } from './compass.js';
import { directionText, wayText } from './move-text.js';
import { type ActionTelling, type Teller, tellerOf } from './teller.js';
import { inches, place } from './words.js';

/** How an action is told. */
export interface ActionOptions extends TextOptions, Odds {
  /** Leaves out who acts, for a menu under that name: 'walks 3 in east to (12, 3).' */
  readonly unnamed?: boolean;
}

/**
 * An action as one line, for a list of choices or a log. A move tells how far it goes, in which direction and to which
 * place (in inches from the left and the upper edge of the floor), where it jumps and where it falls; an attack tells
 * from which range and what roll hits, and the chance where it is handed in. Where `maxLength` is shorter than the line,
 * its beginning is kept.
 */
export function describeAction(action: WarcrabsAction, view: ActionTelling, options: ActionOptions = {}): string {
  const teller = tellerOf(view);
  const told = predicate(action, view, teller, options);
  return shorten(options.unnamed === true ? told : `${teller.crab(action.crab)} ${told}`, lengthAllowed(options));
}

function predicate(action: WarcrabsAction, view: ActionTelling, teller: Teller, odds: Odds): string {
  switch (action.type) {
    case 'move':
      return movePhrase(action, view, teller);
    case 'attack':
      return attackPhrase(action, view, teller, odds);
    case 'lift':
      return liftPhrase(action, view, teller, odds);
    case 'throw':
      return throwPhrase(action, view, teller);
    case 'end':
      return 'ends the activation.';
  }
}

function movePhrase({ crab: id, path, facing }: Move, view: ActionTelling, { rules }: Teller): string {
  const crab = crabOf(view, id);
  const isTurning = facing !== null && (crab === undefined || !same(primitive(facing), crab.facing));
  const to = path.at(-1);
  if (to === undefined) return facing === null ? 'stays as it is.' : `turns to face ${compass(facing)}.`;
  const turn = isTurning ? `, turning to face ${compass(facing)}` : '';
  if (crab === undefined) return `moves to ${place(to)}${turn}.`;
  const legs = legsOf(path, crab, view, rules);
  if (legs !== undefined) return `${wayText(crab.at, legs, rules)}${turn}.`;
  const way = `${inches(pathLength([crab.at, ...path]))}${directionText(crab.at, to)}`;
  return `moves ${way} to ${place(to)}${turn}.`;
}

/** The legs of a path; undefined where it cannot be gone. */
function legsOf(
  path: Move['path'],
  crab: Fighter,
  view: ActionTelling,
  rules: Teller['rules'],
): readonly MovedLeg[] | undefined {
  const legs: MovedLeg[] = [];
  let from = crab.at;
  for (const to of path) {
    const leg = legBetween(view, crab, from, to, rules);
    if (typeof leg === 'string') return undefined;
    legs.push(leg);
    from = to;
  }
  return legs;
}

function throwPhrase({ direction, distance }: Throw, { stage }: ActionTelling, { crab }: Teller): string {
  const lifted = stage.phase === 'activation' ? stage.lifted : null;
  const whom = lifted === null ? 'what it holds' : crab(lifted);
  return distance === 0 ? `puts ${whom} down again.` : `throws ${whom} ${inches(distance)} ${compass(direction)}.`;
}
