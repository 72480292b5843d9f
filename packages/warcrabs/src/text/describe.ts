import { lengthAllowed, shorten, type TextOptions, thrownText } from '@tabletop/game/text';
import type { OrderRolled, WarcrabsEvent } from '../events.js';
import { attackedText, flameText, setOffText } from './attack-text.js';
import { diedText, enduranceText, scorchedText, struckText } from './harm-text.js';
import { blastedText, fellText, liftText, thrownAwayText } from './heights-text.js';
import { movedText } from './move-text.js';
import { describeOutcome } from './outcome-text.js';
import { type Teller, type Telling, tellerOf } from './teller.js';
import { inches } from './words.js';

/**
 * An event as one line: who, the dice, the numbers of the rules, and what came of it. `telling` is a view or state of the
 * fight. Where `maxLength` is shorter than the line, its beginning is kept.
 */
export function describe(event: WarcrabsEvent, telling: Telling, options: TextOptions = {}): string {
  return shorten(sentence(event, tellerOf(telling)), lengthAllowed(options));
}

/** The same for who has a teller at hand. */
export function sentence(event: WarcrabsEvent, teller: Teller): string {
  const { crab, obstacle } = teller;
  switch (event.type) {
    case 'order-rolled':
      return orderText(event, teller);
    case 'order-set':
      return `They act in this order: ${event.order.map(crab).join(', ')}.`;
    case 'turn-began':
      return `Turn ${event.turn} begins.`;
    case 'activation-began': {
      const movement = event.movement === 0 ? 'but cannot leave its place' : `and may move ${inches(event.movement)}`;
      return `${crab(event.crab)} is up, ${movement}.`;
    }
    case 'activation-missed':
      return `${crab(event.crab)} is stunned and misses its activation.`;
    case 'activation-ended':
      return `${crab(event.crab)} is done for this turn.`;
    case 'stunned':
      return `${crab(event.crab)} is stunned!`;
    case 'recovered':
      return `${crab(event.crab)} is stunned no longer.`;
    case 'moved':
      return movedText(event, teller);
    case 'attacked':
      return attackedText(event, teller);
    case 'set-off':
      return setOffText(event, teller);
    case 'flame-stopped':
      return flameText(event, teller);
    case 'paper-gone':
      return `Nothing is left of ${obstacle(event.obstacle)} but ash.`;
    case 'struck':
      return struckText(event, teller);
    case 'scorched':
      return scorchedText(event, teller);
    case 'died':
      return diedText(event, teller);
    case 'endurance-rolled':
      return enduranceText(event, teller);
    case 'blasted':
      return blastedText(event, teller);
    case 'lift-rolled':
      return liftText(event, teller);
    case 'thrown':
      return thrownAwayText(event, teller);
    case 'fell':
      return fellText(event, teller);
    case 'ended':
      return describeOutcome({ reason: event.ending, winners: event.winners });
  }
}

function orderText({ crab, dice = [], total }: OrderRolled, teller: Teller): string {
  return `${teller.crab(crab)} rolls ${thrownText(dice, total)} for who acts first.`;
}
