import { count, LONGEST_NAME, lengthAllowed, listed, plain, shorten, type TextOptions } from '@tabletop/game/text';
import { pathLength } from '@tabletop/geometry';
import type { KrakenAction } from '../actions.js';
import { distanceToSailor } from '../reach.js';
import { rulesFor } from '../rules.js';
import type { KrakenView } from '../view.js';
import { tellerOf } from './teller.js';
import { length } from './words.js';

/**
 * An action as one line, for a list of choices or a log. A move tells how far it goes, to which place (in centimetres,
 * along and across the plan of the vessel), and which tentacles would then be within reach. Where `maxLength` is
 * shorter than the line, its beginning is kept.
 */
export function describeAction(
  action: KrakenAction,
  view: Pick<KrakenView, 'sailors' | 'tentacles' | 'rules'>,
  options: TextOptions = {},
): string {
  return shorten(sentence(action, view), lengthAllowed(options));
}

function sentence(action: KrakenAction, view: Pick<KrakenView, 'sailors' | 'tentacles' | 'rules'>): string {
  const { sailor } = tellerOf(view);
  switch (action.type) {
    case 'attempt-move':
      return `${sailor(action.sailor)} attempts to move.`;
    case 'stay':
      return `${sailor(action.sailor)} stays put.`;
    case 'attack':
      return `${sailor(action.sailor)} attacks tentacle ${action.tentacle}.`;
    case 'pass':
      return `${plain(action.player, LONGEST_NAME)} passes.`;
    case 'move': {
      const mover = view.sailors.find(({ id }) => id === action.sailor);
      const to = action.path.at(-1);
      if (mover === undefined || to === undefined) return `${sailor(action.sailor)} stays in place after all.`;
      const legs = action.path.length > 1 ? ` in ${count(action.path.length, 'leg')}` : '';
      const way = `${length(pathLength([mover.at, ...action.path]))}${legs}`;
      return `${sailor(action.sailor)} moves ${way} to ${place(to)}${inReach({ ...mover, at: to }, view)}.`;
    }
  }
}

function inReach(
  mover: KrakenView['sailors'][number],
  { tentacles, rules: houseRules }: Pick<KrakenView, 'tentacles' | 'rules'>,
): string {
  const rules = rulesFor(houseRules);
  const near = tentacles.filter((tentacle) => distanceToSailor(tentacle, mover, rules) <= rules.combatReach);
  if (near.length === 0) return '';
  const ids = near.map(({ id }) => String(id));
  return `, within reach of tentacle${near.length > 1 ? 's' : ''} ${listed(ids)}`;
}

/** A point of the plan in centimetres. */
function place({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${length(x)} along and ${length(y)} across`;
}
