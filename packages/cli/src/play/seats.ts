import { type PlayerId, seatOf } from '@tabletop/game';
import type { Bot, Choices, FreeChoice, GameAdapter, GameTypes } from '../games/adapter.js';
import type { Screen } from '../screen/screen.js';
import type { Asker, Option } from './asker.js';
import { drafted } from './drafting.js';

/** Chooses for a player. */
export type Seat<Types extends GameTypes> = (state: Types['state'], player: PlayerId) => Promise<Types['action']>;

/**
 * The people at the table, who are asked. `isAlone` where there is one of them, so that no name need be called. Where
 * several hold secrets, each is called before anything is shown, and what was shown is cleared away behind them.
 */
export function personSeat<Types extends GameTypes>(
  { game, choices, toText, hasSecrets, offersTable }: GameAdapter<Types>,
  asker: Asker,
  screen: Screen,
  isAlone: boolean,
): Seat<Types> {
  let looking: PlayerId | undefined;
  return async (state, player) => {
    const asked = choices(state, player);
    const isSecret = hasSecrets(state) && !isAlone;
    const showTable = (): void => screen.text(toText(game.view(state, player)));
    if (isSecret && looking !== player) {
      await asker.type(`${player}: press Enter when nobody else looks.`, () => undefined);
      looking = player;
      // Orders are written with the table in sight, which was cleared away behind whoever wrote before.
      if ('write' in asked) showTable();
    }
    const caller = isAlone ? '' : `${player}: `;
    const look = async (): Promise<typeof BACK> => {
      showTable();
      return BACK;
    };
    const action = await ('write' in asked
      ? drafted(asked, asker, { caller, say: (text) => screen.text(text), showTable })
      : answer(
          { ...asked, question: `${caller}${asked.question}` },
          asker,
          offersTable ? [{ label: 'look at the table', value: look }] : [],
        ));
    if (isSecret) screen.clear();
    return action;
  };
}

/** The way back from a question to the one that led to it. */
const BACK = Symbol('back');

type WaysBack = readonly Option<() => Promise<typeof BACK>>[];

/** Asks until an action is chosen. */
async function answer<Action>(choices: Choices<Action>, asker: Asker, waysBack: WaysBack): Promise<Action> {
  for (;;) {
    const action = await chosen(choices, asker, waysBack);
    if (action !== BACK) return action;
  }
}

/** The action that an option leads to, at once, through a question of its own or typed; or the way back. */
async function chosen<Action>(
  { question, options, free }: Choices<Action>,
  asker: Asker,
  waysBack: WaysBack,
): Promise<Action | typeof BACK> {
  const listed: Option<() => Promise<Action | typeof BACK>>[] = options.map((option) => ({
    label: option.label,
    value: async () => ('action' in option ? option.action : nested(option.choices(), asker)),
  }));
  if (free !== undefined) listed.push({ label: free.label, value: () => typed(free, asker) });
  const lead = await asker.choose(question, [...listed, ...waysBack]);
  return lead();
}

/** A question that another led to: back from what it leads to comes back to it, and from itself to that other. */
async function nested<Action>(choices: Choices<Action>, asker: Asker): Promise<Action | typeof BACK> {
  let left = false;
  const leave = async (): Promise<typeof BACK> => {
    left = true;
    return BACK;
  };
  for (;;) {
    const action = await chosen(choices, asker, [{ label: 'back', value: leave }]);
    if (action !== BACK || left) return action;
  }
}

/** The action that is typed; back where nothing was. */
async function typed<Action>({ question, read }: FreeChoice<Action>, asker: Asker): Promise<Action | typeof BACK> {
  const text = await asker.type(`${question} Nothing goes back.`, (tried) => {
    if (tried.trim() === '') return undefined;
    const found = read(tried);
    return 'refusal' in found ? found.refusal : undefined;
  });
  const found = text.trim() === '' ? undefined : read(text);
  return found !== undefined && 'action' in found ? found.action : BACK;
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
