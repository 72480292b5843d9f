import type { PlayerId } from '@tabletop/game';
import { capital } from '@tabletop/game/text';
import { type WarcrabsAction, type WarcrabsState, warcrabs } from '@tabletop/warcrabs';
import { describeChoice } from '@tabletop/warcrabs/text';
import type { Choices } from '../adapter.js';
import { attackOptions } from './attacks.js';
import { turnOptions } from './facings.js';
import { liftOptions } from './lifts.js';
import { moveOptions } from './moves.js';
import { type Table, tableFor } from './table.js';
import { nameThrow, throwOptions } from './throws.js';

/** What a player may choose between: to move, to turn, to attack or lift, and to be done; or where to throw. */
export function choices(state: WarcrabsState, player: PlayerId): Choices<WarcrabsAction> {
  const table = tableFor(state, player);
  return {
    question: `${capital(describeChoice(warcrabs.view(state, player), player))}.`,
    ...(table === undefined ? { options: [] } : answers(table)),
  };
}

function answers(table: Table): Omit<Choices<WarcrabsAction>, 'question'> {
  const { player, crab, stage } = table;
  if (stage.lifted !== null) return { options: throwOptions(table), free: nameThrow(table) };
  return {
    options: [
      ...moveOptions(table),
      ...turnOptions(table),
      ...attackOptions(table),
      ...liftOptions(table),
      { label: 'end the activation', action: { type: 'end', player, crab: crab.id } },
    ],
  };
}
