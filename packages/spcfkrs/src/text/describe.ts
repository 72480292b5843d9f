import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { SpcfkrsEvent } from '../events.js';
import { burstText, chainedText, shotText, stabText } from './attack-text.js';
import { coverHitText, damagedText } from './harm-text.js';
import { cutApartText, followedText, movedText, stayedText } from './move-text.js';
import { describeOutcome } from './outcome-text.js';
import { givenText, orderSetText, phaseText, revealedText, tieText } from './round-text.js';
import { hackText, lostText, overdoseText } from './special-text.js';
import { type Teller, type Telling, tellerOf } from './teller.js';

/**
 * An event as one line: who, the dice, the numbers of the rules, and what came of it; of sealed orders only that they
 * were given. `telling` is a view or state of the match. Where `maxLength` is shorter than the line, its beginning is kept.
 */
export function describe(event: SpcfkrsEvent, telling: Telling, options: TextOptions = {}): string {
  return shorten(sentence(event, tellerOf(telling)), lengthAllowed(options));
}

/** The same for who has a teller at hand. */
export function sentence(event: SpcfkrsEvent, teller: Teller): string {
  const { unit } = teller;
  switch (event.type) {
    case 'round-began':
      return `Round ${event.round}:`;
    case 'orders-given':
      return givenText(event, teller);
    case 'orders-revealed':
      return revealedText(event, teller);
    case 'phase-began':
      return phaseText(event);
    case 'tie-rolled':
      return tieText(event, teller);
    case 'order-set':
      return orderSetText(event, teller);
    case 'act-lost':
      return lostText(event, teller);
    case 'hack-judged':
      return hackText(event, teller);
    case 'overdose-judged':
      return overdoseText(event, teller);
    case 'stab-judged':
      return stabText(event, teller);
    case 'burst-rolled':
      return burstText(event, teller);
    case 'shot-judged':
      return shotText(event, teller);
    case 'chained':
      return chainedText(event, teller);
    case 'damaged':
      return damagedText(event, teller);
    case 'absorbed':
      return `The plasma shield of ${unit(event.unit)} absorbs it.`;
    case 'shield-spent':
      return `The plasma shield of ${unit(event.unit)} is spent.`;
    case 'guns-barred':
      return `${unit(event.unit)} cannot fire this round.`;
    case 'cover-hit':
      return coverHitText(event);
    case 'died':
      return `${unit(event.unit)} is dead!`;
    case 'moved':
      return movedText(event, teller);
    case 'followed':
      return followedText(event, teller);
    case 'stayed':
      return stayedText(event, teller);
    case 'cut-apart':
      return cutApartText(event, teller);
    case 'ended':
      return describeOutcome({ reason: event.ending, winners: event.winners, side: event.side });
  }
}
