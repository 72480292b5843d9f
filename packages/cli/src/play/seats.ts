import { type PlayerId, seatOf } from '@tabletop/game';
import type { Bot, GameAdapter, GameTypes } from '../games/adapter.js';
import type { Asker, Option } from './asker.js';

/** Chooses for a player. */
export type Seat<Types extends GameTypes> = (state: Types['state'], player: PlayerId) => Promise<Types['action']>;

/** A person, who is asked. `isAlone` where nobody else is asked, so that no name need be called. */
export function personSeat<Types extends GameTypes>(
  { choices }: GameAdapter<Types>,
  asker: Asker,
  isAlone: boolean,
): Seat<Types> {
  return async (state, player) => {
    const { question, options, free } = choices(state, player);
    const title = isAlone ? question : `${player}: ${question}`;
    const listed: Option<Types['action'] | null>[] = options.map(({ label, action }) => ({ label, value: action }));
    if (free !== undefined) listed.push({ label: free.label, value: null });
    for (;;) {
      const action = await asker.choose(title, listed);
      if (action !== null) return action;
      const typed = await asker.type(`${free?.question ?? ''} Nothing goes back.`, (text) => {
        if (text.trim() === '') return undefined;
        const read = free?.read(text);
        return read !== undefined && 'refusal' in read ? read.refusal : undefined;
      });
      const read = typed.trim() === '' ? undefined : free?.read(typed);
      if (read !== undefined && 'action' in read) return read.action;
    }
  };
}

/** A bot. It plays as it does in `playMatch` from the same seed. */
export function botSeat<Types extends GameTypes>(
  { game }: GameAdapter<Types>,
  { policy }: Bot<Types>,
  seed: string,
  player: PlayerId,
): Seat<Types> {
  const choose = seatOf(game, policy, player, seed);
  return async (state) => choose(state);
}
