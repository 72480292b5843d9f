import type { PlayerId } from '@tabletop/game';
import { capital } from '@tabletop/game/text';
import { type SkirmishAction, type SkirmishState, srFastcombat } from '@tabletop/sr-fastcombat';
import { describeChoice } from '@tabletop/sr-fastcombat/text';
import type { Choices } from '../adapter.js';
import { commitOptions, handText, playOptions, typeCards } from './cards.js';
import { actOptions } from './deeds.js';
import { moveOptions } from './legs.js';
import { type Option, ownFigures, type Table, tableFor } from './table.js';

/** What a player may choose between: what to do and with whom in menus, which card, or nothing. */
export function choices(state: SkirmishState, player: PlayerId): Choices<SkirmishAction> {
  const table = tableFor(state, player);
  const asked = describeChoice(table.view, player);
  return {
    question: `${capital(asked)}. Your hand: ${handText(table)}.`,
    ...answers(table),
  };
}

function answers(table: Table): Omit<Choices<SkirmishAction>, 'question'> {
  const { state, player } = table;
  if (state.stage.phase === 'move') {
    const moves = moveOptions(table);
    const ending: Option = { label: 'end the moves', action: { type: 'end-moves', player } };
    return { options: [...moves, ...actOptions(table, ownFigures(table)), ending, ...tradeOptions(table)] };
  }
  if (state.stage.phase === 'window') {
    return { options: [...passOptions(table), ...actOptions(table, ownFigures(table)), ...tradeOptions(table)] };
  }
  const kinds = new Set(srFastcombat.legalActions(state, player).map(({ type }) => type));
  const type = kinds.has('complete') ? 'complete' : 'play';
  const plays = kinds.has(type) ? playOptions(table, type) : [];
  return {
    options: [
      ...(kinds.has('commit') ? commitOptions(table) : []),
      ...plays,
      ...(kinds.has('decline') ? [{ label: 'do not resist', action: { type: 'decline', player } as const }] : []),
      ...tradeOptions(table),
    ],
    ...(plays.length > 0 ? { free: typeCards(table, type) } : {}),
  };
}

/** To pass once, for the rest of a figure's move where one is under way or to come, or for the rest of the turn. */
function passOptions({ player }: Table): readonly Option[] {
  return [
    { label: 'pass', action: { type: 'pass', player, until: 'now' } },
    { label: 'pass for the rest of this move', action: { type: 'pass', player, until: 'move' } },
    { label: 'pass for the rest of the turn', action: { type: 'pass', player, until: 'turn' } },
  ];
}

function tradeOptions({ state, player }: Table): readonly Option[] {
  return srFastcombat
    .legalActions(state, player)
    .filter(({ type }) => type === 'trade')
    .map((action) => ({ label: 'trade a Joker for a card from the deck', action }));
}
