import { show } from '@tabletop/dice';
import fc from 'fast-check';
import type { GameAction, GameState, PlayerId } from '../contract.js';
import { hash } from '../hash.js';
import { type AnyGame, type Arena, type Moment, pick, stepFrom, walk } from './arena.js';
import { fail, type Law, lawOfMatches, lawOfMoments } from './law.js';
import { mutants } from './mutants.js';
import { mustRefuse } from './refusal.js';

/** The most actions of one player that are tried at one moment. */
const MOST_TRIED = 12;

/** The laws of who may choose, and what. */
export function choiceLaws(arena: Arena): readonly Law[] {
  const { game } = arena;
  return [
    lawOfMoments('every legal action passes check', arena, (moment) => legalActionsPass(game, moment)),
    lawOfMoments('every actor has a legal action', arena, (moment) => actorsCanAct(game, moment), 'always'),
    lawOfMatches(
      'check is total over any JSON value',
      arena,
      fc.array(fc.jsonValue(), { maxLength: 10 }),
      (played, values) => {
        for (const moment of walk(game, played, Math.min(arena.maxSteps, 60))) checkIsTotal(game, moment, values);
      },
    ),
    lawOfMoments(
      'advance is for when nobody must choose',
      arena,
      ({ state, over, actors }) => {
        if (over && game.actors(state).length > 0) fail('somebody must choose although the game is over.');
        if (over || actors.length > 0) mustRefuse('advance', 'not-automatic', () => game.advance(state));
      },
      'always',
    ),
    lawOfMoments('a stale action is refused', arena, (moment) => decisionsRise(game, moment)),
    lawOfMoments(
      'the order of simultaneous choices does not matter',
      arena,
      (moment) => anyOrder(game, moment),
      'always',
    ),
    lawOfMoments(
      'the states of other games and versions are refused',
      arena,
      ({ state, over, action }) => foreignStates(game, state, over ? null : action()),
      'seldom',
    ),
  ];
}

function legalActionsPass(game: AnyGame, { state, actors, chance }: Moment): void {
  for (const player of actors) {
    const sampled = [game.sample(state, player, chance), game.sample(state, player, chance)];
    const listed = game.legalActions(state, player);
    const tried = listed.length <= MOST_TRIED ? listed : chance.shuffle(listed).slice(0, MOST_TRIED);
    for (const action of [...sampled, ...tried]) {
      const refused = game.check(state, action);
      if (refused !== undefined) fail(`${JSON.stringify(action)} is offered, but refused: ${refused.message}`);
      if (action.player !== player) fail(`${JSON.stringify(action)} is offered to ${show(player)}.`);
      game.apply(state, action);
    }
  }
  const stranger = [...actors, 'a stranger'].join(' and ');
  if (game.legalActions(state, stranger).length > 0) fail('somebody who is not at the table is offered actions.');
}

function actorsCanAct(game: AnyGame, { state, over, actors, chance }: Moment): void {
  if (new Set(actors).size < actors.length) fail(`somebody is awaited twice among ${JSON.stringify(actors)}.`);
  for (const player of actors) {
    if (game.legalActions(state, player).length === 0)
      fail(`${show(player)} must choose and has nothing to choose from.`);
    game.sample(state, player, chance);
  }
  // Somebody must choose, or the game goes on by itself.
  if (!over && actors.length === 0) game.advance(state);
}

function checkIsTotal(game: AnyGame, { state, over, action, chance }: Moment, values: readonly unknown[]): void {
  const next = over ? null : action();
  for (const value of [...values, ...mutants(next ?? { type: 'any', player: 'any' }, state, chance)]) {
    const what = JSON.stringify(value).slice(0, 200);
    // That is what the law is about: `check` takes any JSON value.
    const found = tryCheck(game, state, value as GameAction, what);
    if (found === undefined) stepFrom(game, state, value as GameAction);
    else if (typeof found.message !== 'string' || !Array.isArray(found.path)) fail(`check of ${what} gives no reason.`);
  }
}

function tryCheck(game: AnyGame, state: GameState, value: GameAction, what: string): ReturnType<AnyGame['check']> {
  try {
    return game.check(state, value);
  } catch (error) {
    return fail(`check of ${what} throws ${show(error instanceof Error ? error.message : error)}.`);
  }
}

function decisionsRise(game: AnyGame, { state, over, actors, action }: Moment): void {
  if (over) return;
  const next = action();
  const { decision } = stepFrom(game, state, next).state;
  if (next === null) {
    if (decision !== state.decision) fail('an automatic step has changed the decision.');
    return;
  }
  const current = { ...next, decision: state.decision };
  if (game.check(state, current) !== undefined) fail('an action for the decision that is due is refused.');
  for (const wrong of [state.decision - 1, state.decision + 1]) {
    const stale = { ...next, decision: wrong };
    if (game.check(state, stale) === undefined)
      fail(`an action for decision ${wrong} is legal at decision ${state.decision}.`);
  }
  if (decision !== state.decision + 1 && (actors.length === 1 || decision !== state.decision)) {
    fail(`decision ${state.decision} is followed by ${decision} after ${JSON.stringify(next)}.`);
  }
}

function anyOrder(game: AnyGame, { state, actors, chance }: Moment): void {
  if (actors.length < 2) return;
  const actions = actors.map((player): [PlayerId, GameAction] => [player, game.sample(state, player, chance)]);
  const inOrder = allApplied(game, state, actions);
  const otherwise = allApplied(game, state, chance.index(2) === 0 ? actions.toReversed() : chance.shuffle(actions));
  if (hash(inOrder) !== hash(otherwise)) fail(`another order of ${JSON.stringify(actions)} leads to another state.`);
  const [again, first] = [pick(chance, actions), actions[0]];
  if (first === undefined || again === undefined) return;
  const [player, action] = again;
  const once = game.apply(state, action).state;
  if (!game.actors(once).includes(player) && game.check(once, action) === undefined)
    fail('a choice can be made twice.');
}

function allApplied(game: AnyGame, from: GameState, actions: readonly [PlayerId, GameAction][]): GameState {
  let state = from;
  for (const [player, action] of actions) {
    const refused = game.check(state, action);
    if (refused !== undefined) fail(`after the choices of others, ${show(player)} is refused: ${refused.message}`);
    const next = game.apply(state, action).state;
    if (hash(next.chance) !== hash(from.chance))
      fail('one of several choices draws: leave that to the step that reveals.');
    state = next;
  }
  return state;
}

function foreignStates(game: AnyGame, state: GameState, action: GameAction | null): void {
  const others: readonly [GameState, string][] = [
    [{ ...state, game: `${state.game}, but not quite` }, 'wrong-game'],
    [{ ...state, version: state.version + 1 }, 'later-version'],
  ];
  for (const [other, code] of others) {
    mustRefuse('actors', code, () => game.actors(other));
    mustRefuse('advance', code, () => game.advance(other));
    mustRefuse('outcome', code, () => game.outcome(other));
    mustRefuse('view', code, () => game.view(other, null));
    if (action === null) continue;
    mustRefuse('apply', code, () => game.apply(other, action));
    mustRefuse('legalActions', code, () => game.legalActions(other, action.player));
    if (game.check(other, action) === undefined) fail(`check accepts a state that is refused as ${show(code)}.`);
  }
}
