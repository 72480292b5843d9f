import { count, lengthAllowed, listed, plain, shorten, type TextOptions } from '@tabletop/game/text';
import type { ContestJudged, SkirmishEvent } from '../events.js';
import { dealtText, playedText, turnedOverText, turnedUpText, worth } from './card-text.js';
import { deedText, impossibleText } from './deed-text.js';
import { damageText, drainText, meleeText, shotText, spellText, throwText } from './judged-text.js';
import { describeOutcome } from './outcome-text.js';
import { grenadeName, shown, type Teller, type Telling, tellerOf } from './teller.js';
import { answerText, markText, UNTIL, windowText } from './window-text.js';
import { cardsText, cardText, length, place } from './words.js';

/**
 * An event as one line: who, the cards, the numbers of the rules, and what came of it. A card or an answer that the
 * event does not show is not told. `telling` is the view or state before the step in which it happened; to tell of
 * several steps, use {@link narrate}. Where `maxLength` is shorter than the line, its beginning is kept.
 */
export function describe(event: SkirmishEvent, telling: Telling, options: TextOptions = {}): string {
  return shorten(sentence(event, tellerOf(telling)), lengthAllowed(options));
}

function sentence(event: SkirmishEvent, teller: Teller): string {
  const { player, figure, item } = teller;
  switch (event.type) {
    case 'dealt':
      return dealtText(event, teller);
    case 'nothing-left':
      return event.player === null ? 'No card is left to turn up.' : `No card is left for ${player(event.player)}.`;
    case 'reshuffled':
      return `The deck has run out, and ${count(event.cards, 'discard')} become the new one.`;
    case 'traded':
      return `${player(event.player)} trades ${cardText(event.joker)} for a card from the deck.`;
    case 'committed':
      return `${player(event.player)} commits ${cardText(event.card)} face down.`;
    case 'turned-over':
      return turnedOverText(event, teller);
    case 'played':
      return playedText(event, teller);
    case 'declined':
      return `${player(event.player)} does not resist.`;
    case 'turned-up':
      return turnedUpText(event);
    case 'initiative-drawn':
      return `${player(event.player)} draws ${cardsText(event.cards)} for initiative${worth(event.value)}.`;
    case 'initiative-settled':
      return `The order of initiative: ${event.order.map(player).join(', ')}.`;
    case 'turn-began':
      return `Turn ${event.turn} begins.`;
    case 'moves-began':
      return `The moves of ${player(event.player)} begin.`;
    case 'moves-ended':
      return `The moves of ${player(event.player)} are over.`;
    case 'window-opened':
      return windowText(event, teller);
    case 'answered':
      return answerText(event, teller);
    case 'window-closed':
      return 'Nobody acts.';
    case 'passed-on':
      return `${player(event.player)} passes${UNTIL[event.until]}.`;
    case 'announced':
      return `${figure(event.figure)} is about to go ${length(event.length)}${to(event.path)}.`;
    case 'moved':
      return `${figure(event.figure)} goes ${length(event.length)}${to(event.path)}.`;
    case 'declared':
      return `Declared: ${deedText(event.deed, teller)}${markText(event.deed.mark)}.`;
    case 'lapsed':
      return `${impossibleText(event.deed, teller)} any more: ${plain(event.why)}`;
    case 'contest-judged':
      return contestText(event, teller);
    case 'action-began':
      return `${deedText(event.deed, teller)} (${count(event.left, 'Action')} left).`;
    case 'turn-ended':
      return `Turn ${event.turn} ends.`;
    case 'aimed':
      return `At ${event.band} range the Target Number is ${event.targetNumber}.`;
    case 'shot-judged':
      return shotText(event, teller);
    case 'melee-judged':
      return meleeText(event, teller);
    case 'damage-judged':
      return damageText(event, teller);
    case 'knocked-out':
      return `${figure(event.figure)} is out of the fight!`;
    case 'throw-judged':
      return throwText(event);
    case 'scattered':
      return `It goes astray by ${length(event.distance)} at ${event.degrees}°, to ${place(event.to)}.`;
    case 'exploded': {
      const reached = event.reached.length === 0 ? 'nobody' : listed(event.reached.map(figure));
      return `The ${grenadeName(event.grenade)} goes off at ${place(event.at)} and reaches ${reached}.`;
    }
    case 'spell-judged':
      return spellText(event, teller);
    case 'detected':
      return `${figure(event.figure)} is detected by ${player(event.by)} for this turn.`;
    case 'healed':
      return `${figure(event.figure)} is back in the fight, prone, without Actions this turn.`;
    case 'drain-judged':
      return drainText(event, teller);
    case 'reloaded':
      return `${figure(event.figure)} has ${count(event.rounds, 'round')} in ${item(event.weapon)}.`;
    case 'readied':
      return `${figure(event.figure)} has ${item(event.item)} ready${putAway(event.stowed.map(item))}.`;
    case 'picked-up':
      return `${figure(event.figure)} has picked up ${item(event.item)}.`;
    case 'dropped':
      return `${figure(event.figure)} has dropped ${item(event.item)}.`;
    case 'posture-changed':
      return `${figure(event.figure)} is ${event.posture}.`;
    case 'scenario-action':
      return `${figure(event.figure)} has done “${shown(event.name)}”.`;
    case 'ended':
      return describeOutcome({ reason: event.ending, winners: event.winners });
  }
}

function contestText({ order, again }: ContestJudged, { player }: Teller): string {
  if (again.length > 0) return `${listed(again.map(player))} are equal and commit again.`;
  return `They act in this order: ${order.map(player).join(', ')}.`;
}

/** Where a path ends. */
function to(path: readonly { readonly x: number; readonly y: number }[]): string {
  const end = path.at(-1);
  return end === undefined ? '' : ` to ${place(end)}`;
}

function putAway(items: readonly string[]): string {
  return items.length === 0 ? '' : `, ${listed(items)} put away`;
}
