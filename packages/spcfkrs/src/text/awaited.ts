import type { PlayerId } from '@tabletop/game';
import { lengthAllowed, listed, shorten, type TextOptions } from '@tabletop/game/text';
import { ownerOf, sideOf, unitOf } from '../find.js';
import type { Ask, UnitId } from '../state.js';
import type { SpcfkrsView, StageView } from '../view.js';
import { targetOf } from './attack-text.js';
import { describeOutcome } from './outcome-text.js';
import { type Teller, tellerOf } from './teller.js';
import { namesText } from './words.js';

type Asking = Extract<StageView, { readonly step: 'orders' }>;

/** What the match waits for: the orders of players, what happens next by itself, or nothing, with how it ended. */
export function awaitedText(view: SpcfkrsView): string {
  const teller = tellerOf(view);
  const { stage } = view;
  if (stage.step === 'over') {
    const { ending, side } = stage;
    const owner = side === null ? undefined : sideOf(view, side)?.owner;
    return describeOutcome({ reason: ending, winners: owner === undefined ? [] : [owner], side });
  }
  if (stage.step !== 'orders') return `Next: ${nextText(stage, view, teller)}.`;
  const awaited = view.players.map(({ id }) => id).filter((id) => isAwaited(stage, view, id));
  if (awaited.length === 0) return 'Next: the orders are revealed.';
  const asked = awaited.flatMap((id) => askedOf(stage, view, id));
  return `${listed(awaited.map(teller.player))} to ${choiceText(stage.ask, asked, teller)}.`;
}

/**
 * What a player is to choose now, as a phrase: 'give orders for the round to P1, P2, P3'. Empty where the player is not
 * awaited. Where `maxLength` is shorter than the phrase, its beginning is kept.
 */
export function describeChoice(view: SpcfkrsView, player: PlayerId, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const { stage } = view;
  if (stage.step !== 'orders' || !isAwaited(stage, view, player)) return '';
  return shorten(choiceText(stage.ask, askedOf(stage, view, player), tellerOf(view)), most);
}

/** Whether orders of a player are still to come. */
function isAwaited(stage: Asking, view: SpcfkrsView, player: PlayerId): boolean {
  return askedOf(stage, view, player).length > 0 && !stage.given.some((given) => given.player === player);
}

/** The units of a player for which orders are asked. */
function askedOf({ units }: Asking, view: SpcfkrsView, player: PlayerId): readonly UnitId[] {
  return units.filter((id) => {
    const unit = unitOf(view, id);
    return unit !== undefined && ownerOf(view, unit) === player;
  });
}

const CHOICES: Readonly<Record<Ask, string>> = {
  round: 'give orders for the round to',
  special: 'give orders for the Special phase to',
  stab: 'give orders for the Stab phase to',
  shoot: 'give orders for the Shoot phase to',
  move: 'give orders for the Move phase to',
  declare: 'say whether to follow or delay with',
};

function choiceText(ask: Ask, units: readonly UnitId[], { unit }: Teller): string {
  return `${CHOICES[ask]} ${namesText(units.map(unit))}`;
}

/** What happens by itself. */
function nextText(stage: Exclude<StageView, Asking>, view: SpcfkrsView, teller: Teller): string {
  const { unit } = teller;
  switch (stage.step) {
    case 'order': {
      const tied = stage.ranks.find((rank) => rank.length > 1) ?? [];
      const roller = tied.find((id) => !stage.rolled.some((roll) => roll.id === id));
      return roller === undefined ? 'the order is settled' : `${unit(roller)} rolls for who goes first`;
    }
    case 'turn': {
      const turn = view.queue[0]?.[0];
      return turn === undefined ? `the ${stage.phase} phase ends` : `it is the turn of ${unit(turn.unit)}`;
    }
    case 'overdose':
      return `${unit(stage.unit)} rolls for its overdose`;
    case 'hack':
      return `${unit(stage.unit)} hacks the gun of ${unit(stage.target)}`;
    case 'stab':
      return `${unit(stage.unit)} stabs ${unit(stage.target)}${stage.through ? ' through cover' : ''}`;
    case 'burst':
      return `${unit(stage.unit)} rolls for how many shots it fires at ${targetOf(stage.aim, teller)}`;
    case 'shot':
      return `${unit(stage.unit)} shoots ${targetOf(stage.aim, teller)}`;
    case 'round':
      return `round ${view.round + 1} begins`;
    case 'over':
      return 'nothing';
  }
}
