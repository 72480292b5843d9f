// The steps of some games through the rules alone, and through boardgame.io.
import { hash } from '../packages/game/dist/index.js';
import { assertSame } from './agree.mjs';
import { boardgame, moveOf } from './boardgame.mjs';
import { lasting } from './figures.mjs';
import { inTurns, ratioOf, typical } from './measure.mjs';
import { KRAKEN } from './traces.mjs';

/**
 * @param {readonly import('./traces.mjs').Trace<import('./traces.mjs').KrakenState, import('./traces.mjs').KrakenAction>[]} traces
 * @returns {import('./figures.mjs').Figure}
 */
export const measureBoardgame = (traces) => {
  const games = traces.map(({ first, steps, last }) => {
    const actions = steps.map(({ action }) => action);
    return { first, last, actions, moves: actions.map(moveOf), ...boardgame(first) };
  });
  /** @typedef {(typeof games)[number]} Played */
  const ours = (/** @type {Played} */ { first, actions }) => {
    let state = first;
    for (const action of actions) state = KRAKEN.take(state, action);
    return state;
  };
  const theirs = (/** @type {Played} */ { table: first, moves, reduce }) => {
    let table = first;
    for (const move of moves) table = reduce(table, move);
    return table.G;
  };
  for (const game of games) {
    const expected = hash(game.last);
    assertSame('how a game ends', hash(ours(game)), expected);
    assertSame('how a game ends', expected, hash(theirs(game)));
  }
  const works = [ours, theirs].map((play) => (/** @type {number} */ count) => {
    let damage = 0;
    for (let done = 0; done < count; done++) for (const game of games) damage += play(game).hullDamage;
    return damage;
  });
  const [mine = [], other = []] = inTurns(works);
  const steps = games.reduce((sum, { moves }) => sum + moves.length, 0);
  return {
    subject: 'the steps of whole games, actions and automatic ones',
    value: ratioOf(other, mine),
    of: '× the speed of boardgame.io’s reducer with the same rules',
    here: `${lasting(typical(mine) / steps, typical(other) / steps)} a step`,
  };
};
