import type { Card } from '@tabletop/cards';
import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import { pathLength } from '@tabletop/geometry';
import type { SkirmishAction } from '../actions.js';
import { cardValue } from '../cards/values.js';
import type { Deed } from '../deed.js';
import { figureOf } from '../find.js';
import { figuresAtMark } from '../turn/walking.js';
import { aimText } from './aim-text.js';
import { worth } from './card-text.js';
import { predicateOf } from './deed-text.js';
import { type ActionTelling, type Teller, tellerOf } from './teller.js';
import { markText, UNTIL } from './window-text.js';
import { cardsText, cardText, length, place } from './words.js';

/** How an action is told. */
export interface ActionOptions extends TextOptions {
  /** Leaves out who acts, for a menu under that name: 'goes 5 cm to (12, 13).' */
  readonly unnamed?: boolean;
}

/**
 * An action as one line, for a list of choices or a log. A leg tells how far it goes and to which place (in centimetres,
 * along and down the table); an attack at a distance tells the distance, the range and the Target Number, at the mark that
 * it is declared for; cards tell what they are worth. Where `maxLength` is shorter than the line, its beginning is kept.
 */
export function describeAction(action: SkirmishAction, view: ActionTelling, options: ActionOptions = {}): string {
  const teller = tellerOf(view);
  const who = 'figure' in action ? teller.figure(action.figure) : teller.player(action.player);
  const told = predicate(action, view, teller);
  return shorten(options.unnamed === true ? told : `${who} ${told}`, lengthAllowed(options));
}

function predicate(action: SkirmishAction, view: ActionTelling, teller: Teller): string {
  switch (action.type) {
    case 'announce': {
      const mover = figureOf(view, action.figure);
      const end = action.path.at(-1);
      const way = mover === undefined ? '' : ` ${length(pathLength([mover.at, ...action.path]))}`;
      return `goes${way}${end === undefined ? '' : ` to ${place(end)}`}.`;
    }
    case 'end-moves':
      return 'ends the moves.';
    case 'pass':
      return `passes${UNTIL[action.until]}.`;
    case 'commit':
      return action.card === null ? 'has no card to commit.' : `commits ${cardText(action.card)} face down.`;
    case 'play':
    case 'complete':
      if (action.cards.length === 0) return 'has no card to play.';
      return `plays ${cardsText(action.cards)}${worth(sumOf(action.cards, teller))}.`;
    case 'decline':
      return 'does not resist.';
    case 'trade':
      return `trades ${cardText(action.joker)} for a card from the deck.`;
    default:
      return declaration(action, view, teller);
  }
}

function declaration(deed: Deed, view: ActionTelling, teller: Teller): string {
  const then = { ...view, figures: figuresAtMark(view, deed.mark ?? 0, teller.rules) };
  return `${predicateOf(deed, teller)}${markText(deed.mark)}${aimText(deed, then, teller)}.`;
}

/** What cards come to: a Joker adds nothing. */
function sumOf(cards: readonly Card[], { rules }: Teller): number {
  return cards.reduce((sum, card) => sum + (cardValue(card, { rules }) ?? 0), 0);
}
