import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { SpcfkrsEvent } from '../events.js';
import { burstText, chainedText, gunSilentText, shotText, stabText } from './attack-text.js';
import { malfunctionText, pilotText, rechargeText, slagEnteredText, slagGoneText, slagText } from './craft-text.js';
import { coverHitText, damagedText, diedText } from './harm-text.js';
import { cutApartText, followedText, keptText, movedText, stayedText } from './move-text.js';
import { describeOutcome } from './outcome-text.js';
import { ramLostText, ramSetText, ramText } from './ram-text.js';
import { givenText, orderSetText, phaseText, revealedText, tieText } from './round-text.js';
import { hackText, lostText, overdoseText } from './special-text.js';
import { type Teller, type Telling, tellerOf } from './teller.js';
import { alightedText, boardedText, thrownOutText, transportLostText } from './transport-text.js';

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
    case 'gun-silent':
      return gunSilentText(event, teller);
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
      return diedText(event, teller);
    case 'moved':
      return movedText(event, teller);
    case 'followed':
      return followedText(event, teller);
    case 'kept':
      return keptText(event, teller);
    case 'stayed':
      return stayedText(event, teller);
    case 'cut-apart':
      return cutApartText(event, teller);
    case 'part-wrecked':
      return `${teller.part(event.unit, event.part)} is wrecked.`;
    case 'malfunction-judged':
      return malfunctionText(event, teller);
    case 'malfunctioned':
      return `${unit(event.unit)} malfunctions: its Speed and Move are halved.`;
    case 'pilot-judged':
      return pilotText(event, teller);
    case 'pilot-lost':
      return `${unit(event.unit)} has no pilot any more: it drifts.`;
    case 'recharge-judged':
      return rechargeText(event, teller);
    case 'recharged':
      return `The plasma shield of ${unit(event.unit)} is ready again.`;
    case 'slag-judged':
      return slagText(event, teller);
    case 'slag-entered':
      return slagEnteredText(event, teller);
    case 'slag-gone':
      return slagGoneText(event);
    case 'boarded':
      return boardedText(event, teller);
    case 'alighted':
      return alightedText(event, teller);
    case 'transport-lost':
      return transportLostText(event, teller);
    case 'thrown-out':
      return thrownOutText(event, teller);
    case 'ram-set':
      return ramSetText(event, teller);
    case 'ram-judged':
      return ramText(event, teller);
    case 'ram-lost':
      return ramLostText(event, teller);
    case 'ended':
      return describeOutcome({ reason: event.ending, winners: event.winners, side: event.side });
  }
}
