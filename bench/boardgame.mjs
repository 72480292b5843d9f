// The same rules as a game of boardgame.io: its reducer does what a server does for each move.
import { createRequire } from 'node:module';
import { kraken } from '../packages/kraken/dist/index.js';

/** @typedef {import('./traces.mjs').KrakenState} KrakenState */
/** @typedef {import('./traces.mjs').KrakenAction} KrakenAction */
/** @typedef {import('boardgame.io').State<KrakenState>} Table */
/** @typedef {import('boardgame.io').ActionShape.MakeMove} Move */
/** @typedef {(table: Table, move: Move) => Table} Reducer */

// Without the checks that it makes for those who write a game.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer');

/**
 * KRAKEN as it comes off best there: the rules see the plain state, not the draft that records what is changed, and
 * no history is kept for undoing.
 * @param {KrakenState} first
 */
const gameOf = (first) => ({
  setup: () => first,
  disableUndo: true,
  moves: {
    act: (/** @type {{ G: KrakenState }} */ { G }, /** @type {KrakenAction} */ action) =>
      kraken.apply(original(G), action).state,
    advance: (/** @type {{ G: KrakenState }} */ { G }) => kraken.advance(original(G)).state,
  },
});

/**
 * A game that goes on from a state, and the reducer that settles its moves.
 * @param {KrakenState} first
 * @returns {{ readonly table: Table, readonly reduce: Reducer }}
 */
export const boardgame = (first) => {
  const game = gameOf(first);
  return { table: InitializeGame({ game, numPlayers: 1 }), reduce: CreateGameReducer({ game }) };
};

/**
 * A move as boardgame.io sends it.
 * @param {KrakenAction | null} action
 * @returns {Move}
 */
export const moveOf = (action) => ({
  type: 'MAKE_MOVE',
  payload: { type: action === null ? 'advance' : 'act', args: action === null ? [] : [action], playerID: '0' },
});
