import type { PlayerId } from '@tabletop/game';
import { lengthAllowed, listed, shorten, type TextOptions } from '@tabletop/game/text';
import { bidsOf, dueBids } from '../cards/bids.js';
import { scatterDistance } from '../grenades/scatter.js';
import type { Bid } from '../state.js';
import { awaitedPlayers } from '../turn/awaited.js';
import type { SkirmishView } from '../view.js';
import { deedText } from './deed-text.js';
import { describeOutcome } from './outcome-text.js';
import { type Teller, tellerOf } from './teller.js';
import { OCCASIONS } from './window-text.js';
import { centimetres, place } from './words.js';

/** What the game waits for: the choice of a player or of several, what happens next by itself, or nothing, with how it ended. */
export function awaitedText(view: SkirmishView): string {
  const teller = tellerOf(view);
  if (view.stage.phase === 'over') {
    const { ending, winners } = view.stage;
    return describeOutcome({ reason: ending, winners });
  }
  const awaited = awaitedPlayers(view, teller.rules);
  return awaited.length === 0
    ? `Next: ${nextText(view, teller)}.`
    : `${listed(awaited.map(teller.player))} to choose: ${choiceText(view, awaited, teller)}.`;
}

/**
 * What a player is to choose now, as a phrase: 'act or pass, before the moves begin'. Empty where the player is not
 * awaited. Where `maxLength` is shorter than the phrase, its beginning is kept.
 */
export function describeChoice(view: SkirmishView, player: PlayerId, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const teller = tellerOf(view);
  const isAwaited = awaitedPlayers(view, teller.rules).includes(player);
  return isAwaited ? shorten(choiceText(view, [player], teller), most) : '';
}

/** What is to be chosen. */
function choiceText(view: SkirmishView, awaited: readonly PlayerId[], teller: Teller): string {
  const { stage } = view;
  if (stage.phase === 'move') return movesText(view, teller);
  if (stage.phase === 'window') return `act or pass, ${occasionText(view, teller)}`;
  const due = dueBids(bidsOf(stage), teller.rules).find(({ player }) => awaited.includes(player));
  return due === undefined ? 'play a card' : `${bidText(due)} ${purposeText(view, teller)}`;
}

function movesText({ moving }: SkirmishView, { figure }: Teller): string {
  return moving === null
    ? 'move a figure, act, or end the moves'
    : `move on with ${figure(moving)}, move another figure, act, or end the moves`;
}

function occasionText({ stage, moving, leg }: SkirmishView, { figure }: Teller): string {
  const when = stage.phase === 'window' ? OCCASIONS[stage.occasion] : '';
  const end = leg?.at(-1);
  return moving === null || end === undefined ? when : `${when} of ${figure(moving)} to ${place(end)}`;
}

function bidText({ face, step, mayDecline }: Bid): string {
  if (step === 'joker') return 'complete the Joker';
  if (face === 'down') return 'commit a card face down';
  return mayDecline ? 'play a card, or do not resist,' : 'play a card';
}

/** What cards are played for. */
function purposeText({ stage, deed }: SkirmishView, teller: Teller): string {
  const action = deed === null ? 'an action' : deedText(deed, teller);
  switch (stage.phase) {
    case 'contest':
      return 'for who acts first';
    case 'shot':
    case 'throw':
      return `as ${action}, Target Number ${stage.targetNumber}`;
    case 'damage': {
      const [hit] = stage.hits;
      return hit === undefined ? 'for damage' : `for damage to ${teller.figure(hit.target)}, Damage ${hit.damage}`;
    }
    case 'drain':
      return `against the drain, as ${action}`;
    default:
      return `as ${action}`;
  }
}

/** What happens by itself. */
function nextText(view: SkirmishView, { player, figure, rules }: Teller): string {
  const { stage, players, turn, order, mover, queue } = view;
  const owed = players.find(({ owed: { cards } }) => cards > 0);
  if (owed !== undefined) return `a card is dealt to ${player(owed.id)}`;
  switch (stage.phase) {
    case 'deal':
      return 'initiative is drawn for';
    case 'initiative': {
      const tied = stage.ranks.find((rank) => rank.length > 1) ?? [];
      const drawer = tied.find((id) => !stage.drawn.some((each) => each.player === id));
      return drawer === undefined ? 'initiative is settled' : `${player(drawer)} draws for initiative`;
    }
    case 'turn':
      return `turn ${turn + 1} begins`;
    case 'next': {
      const id = order[mover];
      return id === undefined ? 'the moves are over' : `the moves of ${player(id)} begin`;
    }
    case 'window':
      return 'the answers are opened';
    case 'deeds': {
      const [deed] = queue;
      return deed === undefined ? 'the action is over' : `${figure(deed.figure)} acts`;
    }
    case 'scatter':
      return `the grenade goes ${centimetres(scatterDistance(stage.short, { rules }))} astray from ${place(stage.at)}`;
    case 'blast': {
      const [reached] = stage.reached;
      return reached === undefined ? 'the blast is over' : `the blast reaches ${figure(reached.figure)}`;
    }
    case 'end':
      return `turn ${turn} ends`;
    case 'contest':
    case 'shot':
    case 'melee':
    case 'throw':
    case 'spell':
    case 'area':
    case 'damage':
    case 'drain':
      return stage.bids.some(({ step }) => step === 'down') ? 'cards are turned over' : 'it is judged';
    case 'move':
    case 'over':
      return 'nothing';
  }
}
