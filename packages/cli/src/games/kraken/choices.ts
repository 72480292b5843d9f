import { exactly } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import {
  judgePluck,
  type KrakenAction,
  type KrakenState,
  kraken,
  type Rules,
  resolveMovementRoll,
  resolveTentacleAttack,
  rollPluck,
  type Sailor,
  toCentimetres,
} from '@tabletop/kraken';
import { percent } from '../../odds/percent.js';
import type { Choice, Choices } from '../adapter.js';
import { moveChoices, reachInWords } from './moves.js';
import { goTo } from './place.js';

/** What a player may choose between: to move or not, where to, whom to attack. */
export function choices(state: KrakenState, player: PlayerId): Choices<KrakenAction> {
  const legal = kraken.legalActions(state, player);
  const rules = kraken.rules(state);
  const { stage } = state;
  if (stage.phase !== 'movement') return attackChoices(legal, state, rules);
  const sailor = state.sailors.find(({ id }) => id === stage.order[0]);
  if (sailor === undefined || stage.allowance === null) return rollChoices(legal, state, sailor, rules);
  const far = `${toCentimetres(stage.allowance)} cm`;
  return {
    question: `${inWords(sailor)} may move up to ${far}. Where to?`,
    options: moveChoices(legal, state, sailor, rules),
    free: goTo(state, sailor, player),
  };
}

function rollChoices(
  legal: readonly KrakenAction[],
  state: KrakenState,
  sailor: Sailor | undefined,
  rules: Rules,
): Choices<KrakenAction> {
  const reach = sailor === undefined ? '' : reachInWords(sailor, state, rules);
  return {
    question: `${inWords(sailor)}: move?`,
    options: legal.map((action): Choice<KrakenAction> => {
      if (action.type !== 'attempt-move') return { action, label: `stay${reach}` };
      const odds = exactly(
        (chance) => resolveMovementRoll(chance, sailor?.pluck ?? 0, { rules, rollPluck, judgePluck }).distance !== null,
      );
      return { action, label: `roll to move (${shareOf(odds.probability(Boolean))} succeed)` };
    }),
  };
}

function attackChoices(legal: readonly KrakenAction[], state: KrakenState, rules: Rules): Choices<KrakenAction> {
  return {
    question: 'Attack?',
    options: legal.map((action): Choice<KrakenAction> => {
      if (action.type !== 'attack') return { action, label: 'pass' };
      const sailor = state.sailors.find(({ id }) => id === action.sailor);
      const odds = exactly(
        (chance) => resolveTentacleAttack(chance, sailor?.pluck ?? 0, { rules, rollPluck, judgePluck }).destroyed,
      );
      const share = shareOf(odds.probability(Boolean));
      return { action, label: `${inWords(sailor)} attacks tentacle ${action.tentacle} (${share} destroy it)` };
    }),
  };
}

function inWords(sailor: Sailor | undefined): string {
  return sailor === undefined ? 'A sailor' : `${sailor.name} (Pluck ${sailor.pluck})`;
}

function shareOf({ n, d }: { readonly n: bigint; readonly d: bigint }): string {
  return percent(n, d, 0);
}
