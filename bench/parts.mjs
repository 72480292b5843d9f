// Where the time of a game goes: what the rules are asked, question by question, in the states of some games.
import { hash } from '../packages/game/dist/index.js';
import { assertSame } from './agree.mjs';
import { thousandDraws } from './draws.mjs';
import { digits, exact, lasting, perSecond } from './figures.mjs';
import { inTurns, ratioOf, typical } from './measure.mjs';
import { playersChance } from './traces.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./measure.mjs').Work} Work */
/** @typedef {import('./traces.mjs').GameState} GameState */
/** @typedef {import('./traces.mjs').GameAction} GameAction */
/** @typedef {{ readonly subject: string, readonly work: Work, readonly count: number }} Part `count` answers in one go */

/**
 * @template {GameState} State
 * @template {GameAction} Action
 * @param {ReturnType<typeof import('./traces.mjs').randomGames<object, State, Action, import('./traces.mjs').GameEvent, unknown>>} table
 * @param {readonly import('./traces.mjs').Trace<State, Action>[]} traces the games of the numbers 0, 1, 2 …
 * @returns {readonly Figure[]}
 */
export const measureParts = ({ game, firstState, playOut }, traces) => {
  for (const [number, { last }] of traces.entries()) assertSame('how a game ends', hash(playOut(number)), hash(last));
  const { states, choices, automatic } = momentsOf(traces);
  const chance = playersChance(0);
  const games = forEach(traces, (_, number) => playOut(number).decision);
  const applied = part(
    'actions, each checked and applied',
    choices,
    ({ state, action }) => game.apply(state, action).events.length,
  );
  const shares = [
    part('set-ups', traces, (_, number) => firstState(number).decision),
    part(
      'who must choose, and whether it is over',
      states,
      (state) => game.actors(state).length + Number(game.outcome(state) === undefined),
    ),
    part('choices at random', choices, ({ state, player }) => game.sample(state, player, chance).type.length),
    applied,
    part('automatic steps', automatic, (state) => game.advance(state).events.length),
  ];
  const others = [
    applied,
    part('a check of an action', choices, ({ state, action }) => Number(game.check(state, action) === undefined)),
    part('a list of the legal actions', choices, ({ state, player }) => game.legalActions(state, player).length),
    part('a view of a state', states, (state) => Object.keys(Object(game.view(state, null))).length),
    part('a hash of a state', states, (state) => hash(state).length),
    part('a state written as JSON', states, (state) => JSON.stringify(state).length),
  ];
  const parts = [...new Set([...shares, ...others])];
  const [draws = [], whole = [], ...all] = inTurns([thousandDraws(), games, ...parts.map(({ work }) => work)]);
  const timesOf = (/** @type {Part} */ wanted) => all[parts.indexOf(wanted)] ?? [];
  const each = (/** @type {Part} */ wanted) => timesOf(wanted).map((time) => time / wanted.count);

  return [
    { subject: applied.subject, ...perSecond(each(applied)) },
    ...others.map((wanted) => ({
      subject: wanted.subject,
      value: ratioOf(each(wanted), draws),
      of: '× the time of 1,000 draws with uniformInt',
      here: lasting(typical(each(wanted))),
    })),
    ...shares.map((wanted) => ({
      subject: `${wanted.subject}: ${digits(wanted.count / traces.length)} in a game`,
      value: ratioOf(timesOf(wanted), whole),
      of: '× the time of a whole random game',
      here: lasting(typical(each(wanted))),
    })),
    ...measureBytes(states),
  ];
};

/**
 * What the rules are asked about: every state, who chose what in which, and the states that went on by themselves.
 * @template State
 * @template {GameAction} Action
 * @param {readonly import('./traces.mjs').Trace<State, Action>[]} traces
 */
const momentsOf = (traces) => {
  const steps = traces.flatMap((trace) => trace.steps);
  return {
    states: steps.map(({ state }) => state),
    choices: steps.flatMap(({ state, action }) => (action === null ? [] : [{ state, action, player: action.player }])),
    automatic: steps.flatMap(({ state, action }) => (action === null ? [state] : [])),
  };
};

/**
 * @template Item
 * @param {string} subject
 * @param {readonly Item[]} items
 * @param {(item: Item, at: number) => number} ask
 * @returns {Part}
 */
const part = (subject, items, ask) => ({ subject, work: forEach(items, ask), count: items.length });

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item, at: number) => number} ask
 * @returns {Work}
 */
const forEach = (items, ask) => (count) => {
  let sum = 0;
  for (let done = 0; done < count; done++) {
    for (let at = 0; at < items.length; at++) {
      const item = items[at];
      if (item !== undefined) sum += ask(item, at);
    }
  }
  return sum;
};

/**
 * @param {readonly GameState[]} states
 * @returns {readonly Figure[]}
 */
const measureBytes = (states) => {
  const bytes = states.map((state) => Buffer.byteLength(JSON.stringify(state)));
  return [
    { subject: 'a first state', value: exact(bytes[0] ?? Number.NaN), of: 'bytes of JSON' },
    { subject: 'the longest state of all games', value: exact(Math.max(...bytes)), of: 'bytes of JSON' },
  ];
};
