import { type Chance, isTabletopError, seeded, seed as seedOf, show } from '@tabletop/dice';
import fc from 'fast-check';
import type { GameAction, GameState } from '../contract.js';
import { hash } from '../hash.js';
import { copyJson } from '../plain-json.js';
import { transitions } from '../transitions.js';
import { type AnyGame, type Arena, type Moment, stepFrom } from './arena.js';
import { fail, type Law, lawOfMatches, lawOfMoments } from './law.js';
import { mutants, warped } from './mutants.js';
import { mustRefuse, refusalOf } from './refusal.js';
import { reordered } from './reorder.js';
import { scribble } from './scribble.js';

/** The laws by which every function of a game is a function, and every state a value. */
export function purityLaws(arena: Arena): readonly Law[] {
  const { game } = arena;
  return [
    lawOfMatches('setup leaves its argument alone and shares nothing with it', arena, fc.constant(null), (played) => {
      const setup = copyJson(played.setup);
      const before = JSON.stringify(setup);
      const state = game.setup(setup, played.seed);
      if (JSON.stringify(setup) !== before) fail('setup has changed its argument.');
      const made = hash(state);
      scribble(setup);
      if (hash(state) !== made) fail('the first state shares something with the set-up.');
    }),
    lawOfMatches(
      'setup is total over any JSON value',
      arena,
      fc.array(fc.jsonValue(), { maxLength: 5 }),
      (played, values) => {
        const chance = seeded(seedOf(played.choices));
        const setups = [...values, ...Array.from({ length: 20 }, () => warped(copyJson(played.setup), chance))];
        for (const setup of setups) setupIsTyped(game, setup, played.seed);
        for (const seed of [Number.NaN, Number.POSITIVE_INFINITY, 0.5]) {
          if (refusalOf(`setup with the seed ${seed}`, () => game.setup(played.setup, seed)) === undefined)
            fail(`setup takes the seed ${seed}.`);
        }
      },
    ),
    lawOfMoments('apply and advance never change their arguments', arena, ({ state, over, action }) => {
      if (!over) argumentsStay(game, state, action());
    }),
    lawOfMoments('a refused action changes nothing', arena, (moment) => refusalsChangeNothing(game, moment)),
    lawOfMoments('a preview consumes no chance', arena, (moment) => previewsLeaveNoTrace(game, moment)),
    lawOfMoments('states survive JSON', arena, ({ state, over, action }) => {
      statesAreJson(state);
      if (!over) sameStep(game, state, JSON.parse(JSON.stringify(state)), action(), 'after a round trip through JSON');
    }),
    lawOfMoments('the order of keys does not matter', arena, ({ state, over, action, chance }) => {
      const shuffled = shuffledKeys(state, chance);
      if (hash(game.actors(shuffled)) !== hash(game.actors(state))) fail('the actors change with the order of keys.');
      if (hash(game.view(shuffled, null)) !== hash(game.view(state, null)))
        fail('a view changes with the order of keys.');
      if (!over) sameStep(game, state, shuffled, action(), 'with the keys of its objects in another order');
    }),
  ];
}

/** What it takes makes a state, however odd; what it does not take is refused with a typed error. */
function setupIsTyped(game: AnyGame, setup: unknown, seed: string | number): void {
  const what = `setup of ${JSON.stringify(setup).slice(0, 200)}`;
  const made: GameState[] = [];
  refusalOf(what, () => made.push(game.setup(setup, seed)));
  for (const state of made) {
    statesAreJson(state);
    refusalOf(`${what}, then actors`, () => game.actors(state));
    refusalOf(`${what}, then a view`, () => game.view(state, null));
  }
}

function argumentsStay(game: AnyGame, state: GameState, chosen: GameAction | null): void {
  const action = chosen === null ? null : (copyJson(chosen) as GameAction);
  const before = JSON.stringify([state, action]);
  const step = stepFrom(game, state, action);
  const after = JSON.stringify([state, action]);
  const called = action === null ? 'advance' : 'apply';
  if (after !== before) fail(`${called} has changed its arguments from ${before} to ${after}.`);
  const made = hash(step);
  scribble(action);
  if (hash(step) !== made) fail('what apply returns shares something with the action.');
}

function refusalsChangeNothing(game: AnyGame, { state, over, action, chance }: Moment): void {
  const next = over ? null : action();
  const expected = over ? '' : hash(stepFrom(game, state, next));
  for (const mutant of mutants(next ?? { type: 'any', player: 'any' }, state, chance)) {
    // A game's functions are total over any JSON value.
    const given = mutant as GameAction;
    if (game.check(state, given) === undefined) continue;
    const before = JSON.stringify([state, given]);
    mustRefuse(`apply of ${JSON.stringify(given).slice(0, 200)}`, 'illegal-action', () => game.apply(state, given));
    mustRefuse('apply with a chance', 'illegal-action', () => game.apply(state, given, NEVER));
    if (JSON.stringify([state, given]) !== before)
      fail(`a refused action has changed the state to ${JSON.stringify(state)}.`);
  }
  if (!over && hash(stepFrom(game, state, next)) !== expected) fail('after refused actions the next step is another.');
}

/** A refused action draws nothing. */
const NEVER: Chance = {
  die: () => fail('a refused action draws a die.'),
  dice: () => fail('a refused action draws dice.'),
  index: () => fail('a refused action draws an index.'),
  shuffle: () => fail('a refused action shuffles.'),
};

function previewsLeaveNoTrace(game: AnyGame, { state, step, over, action, actors, chance }: Moment): void {
  const next = over ? null : action();
  const expected = over ? '' : hash(stepFrom(game, state, next));
  const before = JSON.stringify(state);
  const seen = (what: string): void => {
    if (JSON.stringify(state) !== before) fail(`${what} has changed the state.`);
  };
  game.view(state, null);
  seen('view');
  for (const player of actors) {
    game.view(state, player);
    seen('view');
    game.legalActions(state, player);
    seen('legalActions');
    game.sample(state, player, seeded(seedOf(chance.index(1000))));
    seen('sample');
  }
  if (next !== null) game.check(state, next);
  seen('check');
  if (!over && step % 5 === 0) smallTransitions(game, state, next);
  seen('transitions');
  if (!over && hash(stepFrom(game, state, next)) !== expected) fail('after previews the next step is another.');
}

/** A step with many branches is not looked ahead of. */
function smallTransitions(game: AnyGame, state: GameState, action: GameAction | null): void {
  try {
    transitions(game, state, action ?? undefined, { maxBranches: 50 });
  } catch (error) {
    if (!isTabletopError(error) || error.code !== 'too-many-branches') throw error;
  }
}

/** `hash` refuses all that is no plain JSON; what it lets pass is looked at here. */
function statesAreJson(state: GameState): void {
  hash(state);
  const copy: unknown = JSON.parse(JSON.stringify(state));
  if (hash(copy) !== hash(state)) fail('the state is another after a round trip through JSON.');
  for (const [name, value] of Object.entries(state)) {
    // House rules may be in fractions of whatever the game measures in.
    if (name !== 'rules') wholeNumbers(value, name);
  }
}

function wholeNumbers(value: unknown, path: string): void {
  if (typeof value === 'number' && (!Number.isSafeInteger(value) || Object.is(value, -0))) {
    fail(`the state holds ${show(value)} at ${path}, where only safe integers and no −0 may be.`);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) wholeNumbers(item, `${path}.${name}`);
}

function sameStep(game: AnyGame, a: GameState, b: GameState, action: GameAction | null, how: string): void {
  const [one, other] = [stepFrom(game, a, action), stepFrom(game, b, action)];
  if (hash(one.events) !== hash(other.events)) {
    fail(`${how} the same state leads to ${JSON.stringify(other.events)}, not to ${JSON.stringify(one.events)}.`);
  }
  if (hash(one.state) !== hash(other.state)) fail(`${how} the same state leads to another.`);
}

/** Keys in another order: it is still a state. */
function shuffledKeys(state: GameState, chance: Chance): GameState {
  return reordered(state, (length) => chance.index(length)) as GameState;
}
