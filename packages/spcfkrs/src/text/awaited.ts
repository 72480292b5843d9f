import type { PlayerId } from '@tabletop/game';
import { lengthAllowed, listed, shorten, type TextOptions } from '@tabletop/game/text';
import type { UnitId } from '../ids.js';
import { askedPlayers, askedUnits } from '../orders/asked.js';
import { outcomeOf } from '../round/ending.js';
import { nextToRoll } from '../round/ties.js';
import { currentTurn } from '../round/turns.js';
import type { Ask, Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { targetOf } from './attack-text.js';
import { describeOutcome } from './outcome-text.js';
import { gunsHacked } from './special-text.js';
import { type Teller, tellerOf } from './teller.js';
import { namesText } from './words.js';

/** What the match waits for: the orders of players, what happens next by itself, or nothing, with how it ended. */
export function awaitedText(view: SpcfkrsView): string {
  const teller = tellerOf(view);
  const { stage } = view;
  const outcome = stage.step === 'over' ? outcomeOf({ stage, sides: view.sides }) : undefined;
  if (outcome !== undefined) return describeOutcome(outcome);
  const awaited = askedPlayers(view);
  if (stage.step !== 'orders' || awaited.length === 0) return `Next: ${nextText(view, teller)}.`;
  const asked = awaited.flatMap((id) => askedUnits(view, id));
  return `${listed(awaited.map(teller.player))} to ${choiceText(stage.ask, asked, teller)}.`;
}

/**
 * What a player is to choose now, as a phrase: 'give orders for the round to P1, P2, P3'. Empty where the player is not
 * awaited. Where `maxLength` is shorter than the phrase, its beginning is kept.
 */
export function describeChoice(view: SpcfkrsView, player: PlayerId, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const { stage } = view;
  if (stage.step !== 'orders' || !askedPlayers(view).includes(player)) return '';
  return shorten(choiceText(stage.ask, askedUnits(view, player), tellerOf(view)), most);
}

const CHOICES: Readonly<Record<Ask, string>> = {
  round: 'give orders for the round to',
  special: 'give orders for the Special phase to',
  stab: 'give orders for the Stab phase to',
  shoot: 'give orders for the Shoot phase to',
  move: 'give orders for the Move phase to',
  declare: 'say whether to follow or delay with',
};

/** What is chosen where craft are among those that are asked. @rule S-KEEP */
const DECLARE_CRAFT = 'say whether to follow, keep a distance or delay with';

function choiceText(ask: Ask, units: readonly Unit[], { unit }: Teller): string {
  const choice = ask === 'declare' && units.some(({ craft }) => craft !== null) ? DECLARE_CRAFT : CHOICES[ask];
  return `${choice} ${namesText(units.map(({ id }) => unit(id)))}`;
}

/** What happens by itself. */
function nextText(view: SpcfkrsView, teller: Teller): string {
  const { stage, round } = view;
  const { unit, rules } = teller;
  switch (stage.step) {
    case 'orders':
      return 'the orders are revealed';
    case 'order': {
      const roller = nextToRoll(view, rules);
      return roller === undefined ? 'the order is settled' : `${unit(roller)} rolls for who goes first`;
    }
    case 'turn': {
      const turn = currentTurn(view);
      return turn === undefined ? `the ${stage.phase} phase ends` : `it is the turn of ${unit(turn.unit)}`;
    }
    case 'overdose':
      return `${unit(stage.unit)} rolls for its overdose`;
    case 'malfunction':
      return `${unit(stage.unit)} rolls for whether it holds`;
    case 'pilot':
      return `${unit(stage.unit)} rolls for the overdose of its pilot`;
    case 'hack':
      return `${unit(stage.unit)} hacks ${gunsHacked(stage.target, teller)}`;
    case 'recharge':
      return `${unit(stage.unit)} recharges its plasma shield`;
    case 'slag':
      return `${unit(stage.unit)} lays plasma slag`;
    case 'stab':
      return `${unit(stage.unit)} stabs ${teller.part(stage.target, stage.part)}${stage.through ? ' through cover' : ''}`;
    case 'burst':
      return `${unit(stage.unit)} rolls for how many shots it fires at ${targetOf(stage.aim, teller)}`;
    case 'shot':
      return `${unit(stage.unit)} shoots ${targetOf(stage.aim, teller)}`;
    case 'ram':
      return ramNext(view, stage.unit, teller);
    case 'round':
      return `round ${round + 1} begins`;
    case 'over':
      return 'nothing';
  }
}

function ramNext({ rams }: Pick<SpcfkrsView, 'rams'>, rammer: UnitId, { unit, part }: Teller): string {
  const ram = rams.find((each) => each.unit === rammer);
  return `${unit(rammer)} rams${ram === undefined ? '' : ` ${part(ram.target, ram.part)}`}`;
}
