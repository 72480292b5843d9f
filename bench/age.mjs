// Whether a game gets slower with age: the kraken only wafts, and the sailors stay where they are, for ten thousand
// turns.
import { kraken } from '../packages/kraken/dist/index.js';
import { assertSame } from './agree.mjs';
import { exact, lasting } from './figures.mjs';
import { inTurns, ratioOf, typical } from './measure.mjs';
import { KRAKEN } from './traces.mjs';

/** @typedef {import('./traces.mjs').KrakenState} KrakenState */
/** @typedef {import('./traces.mjs').KrakenAction} KrakenAction */
/** @typedef {readonly ['waft', 'waft', 'waft', 'waft']} Row */

const OLD = 10_000;

/** @type {Row} */
const ROW = ['waft', 'waft', 'waft', 'waft'];
const WAFT = [ROW, ROW, ROW, ROW, ROW, ROW];

/** @returns {readonly import('./figures.mjs').Figure[]} */
export const measureAge = () => {
  const young = atTurn(kraken.setup({ houseRules: { reactionTable: WAFT } }, 'age'), 1);
  const old = atTurn(young, OLD);
  const [youngTurn, oldTurn] = [wholeTurn(young), wholeTurn(old)];
  assertSame('the steps of a turn', youngTurn.steps, oldTurn.steps);
  assertSame('where the sailors stand', young.sailors, old.sailors);
  assertSame('where the tentacles are', young.tentacles, old.tentacles);

  const works = [young, old].map((state) => (/** @type {number} */ count) => {
    let steps = 0;
    for (let done = 0; done < count; done++) steps += wholeTurn(state).steps;
    return steps;
  });
  const [first = [], last = []] = inTurns(works);
  const { steps } = youngTurn;
  return [
    {
      subject: `a step at turn ${OLD.toLocaleString('en-GB')}, where all tentacles waft`,
      value: ratioOf(last, first),
      of: '× the time of the same step at turn 1',
      goal: { atMost: 1.1 },
      here: `${lasting(typical(last) / steps, typical(first) / steps)} a step`,
    },
    {
      subject: `a state at turn ${OLD.toLocaleString('en-GB')}, as JSON`,
      value: exact(JSON.stringify(old).length / JSON.stringify(young).length),
      of: '× the bytes of the state at turn 1',
      goal: { atMost: 1.1 },
      here: `${JSON.stringify(old).length} against ${JSON.stringify(young).length} bytes`,
    },
  ];
};

/**
 * Goes on to the first choice of a turn.
 * @param {KrakenState} from
 * @param {number} turn
 */
const atTurn = (from, turn) => {
  let state = from;
  while (state.turn < turn) state = oneStep(state);
  return state;
};

/**
 * All steps until the next turn begins, that step included.
 * @param {KrakenState} from
 */
const wholeTurn = (from) => {
  let [state, steps] = [from, 0];
  while (state.turn === from.turn) [state, steps] = [oneStep(state), steps + 1];
  return { state, steps };
};

/**
 * Sailors stay and pass; the rest goes by itself.
 * @param {KrakenState} state
 */
const oneStep = (state) => {
  const player = kraken.actors(state)[0];
  return KRAKEN.take(state, player === undefined ? null : idle(state, player));
};

/**
 * @param {KrakenState} state
 * @param {string} player
 * @returns {KrakenAction}
 */
const idle = (state, player) => {
  const { stage } = state;
  const sailor = stage.phase === 'movement' ? stage.order[0] : undefined;
  return sailor === undefined ? { type: 'pass', player } : { type: 'stay', player, sailor };
};
