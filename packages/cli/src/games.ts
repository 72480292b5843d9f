import { Refusal } from './endings.js';
import { entryOf, type GameEntry } from './games/adapter.js';
import { krakenAdapter } from './games/kraken/kraken.js';
import { spcfkrsAdapter } from './games/spcfkrs/spcfkrs.js';
import { srFastcombatAdapter } from './games/sr-fastcombat/sr-fastcombat.js';
import { warcrabsAdapter } from './games/warcrabs/warcrabs.js';
import { quoted } from './screen/plain.js';
import { suggestion } from './suggest.js';

/** The games that the command knows. */
export const GAMES: readonly GameEntry[] = [
  entryOf(krakenAdapter),
  entryOf(spcfkrsAdapter),
  entryOf(srFastcombatAdapter),
  entryOf(warcrabsAdapter),
];

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

export function gameCalled(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The refusal of a name that is no game's. */
export function noGame(typed: string): Refusal {
  const close = suggestion(typed, GAME_IDS);
  const hint = close === '' ? ` There is ${GAME_IDS.join(', ')}.` : close;
  return new Refusal(`There is no game called ${quoted(typed)}.${hint}`);
}
