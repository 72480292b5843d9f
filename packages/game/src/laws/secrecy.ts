import { type Chance, isTabletopError, recording, scripted, seeded, seed as seedOf, show } from '@tabletop/dice';
import fc from 'fast-check';
import type { GameAction, GameEvent, GameState, PlayerId, Step } from '../contract.js';
import { hash } from '../hash.js';
import { type AnyGame, type Arena, type Moment, type Played, playersOf, stepFrom, walk } from './arena.js';
import { fail, type Law, lawOfMatches } from './law.js';
import { mutants } from './mutants.js';

/** A seed that can be searched for. */
const SENTINEL = 'sentinel-of-the-seed';
/** Numbers below this may be anywhere by chance; a random state has few of them. */
const TELLING = 1_000_000;
/** So many moments of each match are looked at. */
const LOOKS = 60;

/** The laws of what nobody may know. */
export function secrecyLaws(arena: Arena): readonly Law[] {
  return [
    lawOfViewers('views leak nothing', arena, nothingLeaks),
    lawOfViewers('a spectator sees no more than a player', arena, (game, moment, viewer) => {
      // What a player cannot tell apart, a spectator cannot.
      const other = indistinguishable(arena, moment, viewer);
      if (hash(game.view(other, null)) !== hash(game.view(moment.state, null))) {
        fail(`a spectator can tell states apart that ${name(viewer)} cannot.`);
      }
    }),
    lawOfViewers('secrets appear in no output', arena, nothingShows),
  ];
}

type Look = (game: AnyGame, moment: Moment, viewer: PlayerId | null, arena: Arena) => void;

/** A law that is tried at some moments of some matches for each player and for a spectator. */
function lawOfViewers(law: string, arena: Arena, look: Look): Law {
  const { game } = arena;
  return lawOfMatches(law, arena, fc.constant(null), ({ setup, choices }: Played) => {
    const played: Played = { setup, seed: `${SENTINEL}-${choices}`, choices };
    const viewers = [null, ...playersOf(game, played, arena.maxSteps)];
    let looks = 0;
    for (const moment of walk(game, played, arena.maxSteps)) {
      if (moment.step % Math.ceil((looks + 1) / 20) !== 0 || looks >= LOOKS) continue;
      looks++;
      for (const viewer of viewers) look(game, moment, viewer, arena);
    }
  });
}

function nothingLeaks(game: AnyGame, moment: Moment, viewer: PlayerId | null, arena: Arena): void {
  const { state, over, action, chance } = moment;
  const other = indistinguishable(arena, moment, viewer);
  const same = (what: string, ask: (of: GameState) => unknown): void => {
    if (hash(ask(state) ?? null) !== hash(ask(other) ?? null)) {
      fail(
        `at step ${moment.step}, ${what} tells ${name(viewer)} what it should not: ${JSON.stringify(ask(state))} or ${JSON.stringify(ask(other))}.`,
      );
    }
  };
  same('the view', (of) => game.view(of, viewer));
  same('who must choose', (of) => game.actors(of));
  same('the outcome', (of) => game.outcome(of));
  if (over) return;
  const next = action();
  if (viewer !== null) {
    same('the list of legal actions', (of) => game.legalActions(of, viewer));
    for (const mutant of mutants(ownAction(game, moment, viewer, next), state, chance)) {
      // A game's `check` is total over any JSON value; only what the viewer may try for itself is its to know.
      const tried = { ...Object(mutant), player: viewer } as GameAction;
      same(`the refusal of ${JSON.stringify(tried).slice(0, 200)}`, (of) => game.check(of, tried));
    }
  }
  sameEvents(game, state, other, next, viewer, chance);
}

function ownAction(
  game: AnyGame,
  { state, actors, chance }: Moment,
  viewer: PlayerId,
  next: GameAction | null,
): GameAction {
  if (actors.includes(viewer)) return game.sample(state, viewer, chance);
  return { ...(next ?? { type: 'any' }), player: viewer };
}

/** Where the views after the same step with the same draws are equal, so are the events that are seen. */
function sameEvents(
  game: AnyGame,
  state: GameState,
  other: GameState,
  action: GameAction | null,
  viewer: PlayerId | null,
  chance: Chance,
): void {
  const source = recording(seeded(seedOf(chance.index(1_000_000))));
  const here = stepFrom(game, state, action, source);
  const there = sameStepThere(game, other, action, scripted(source.draws()));
  if (there === undefined || hash(game.view(here.state, viewer)) !== hash(game.view(there.state, viewer))) return;
  const [mine, theirs] = [game.viewEvents(here.events, viewer), game.viewEvents(there.events, viewer)];
  if (hash(mine) !== hash(theirs)) {
    fail(`events tell ${name(viewer)} what the view does not: ${JSON.stringify(mine)} or ${JSON.stringify(theirs)}.`);
  }
}

/** Undefined where the step cannot be the same: another's action is not legal there, or other draws are wanted. */
function sameStepThere(
  game: AnyGame,
  other: GameState,
  action: GameAction | null,
  script: ReturnType<typeof scripted>,
): Step<GameState, GameEvent> | undefined {
  try {
    const step = stepFrom(game, other, action, script);
    return script.unused().length === 0 ? step : undefined;
  } catch (error) {
    if (isTabletopError(error)) return undefined;
    throw error;
  }
}

/** A state that the viewer cannot tell from this one; its random state is another in any case. */
function indistinguishable(arena: Arena, { state, chance }: Moment, viewer: PlayerId | null): GameState {
  return { ...arena.scramble(state, viewer, chance), chance: seedOf(`another ${chance.index(1_000_000)}`) };
}

/** Searches everything that a viewer is given for the seed, the random state, and the secrets that the game names. */
function nothingShows(game: AnyGame, moment: Moment, viewer: PlayerId | null, arena: Arena): void {
  const { state, over, action, actors, chance } = moment;
  const search = (what: string, output: unknown, of: GameState): void => {
    const text = JSON.stringify(output) ?? '';
    const words = of.chance.filter((word) => Math.abs(word) >= TELLING).map(String);
    const found = [SENTINEL, ...words, ...arena.secrets(of, viewer)].find((secret) => text.includes(secret));
    if (found !== undefined) fail(`at step ${moment.step}, ${what} shows ${name(viewer)} the secret ${show(found)}.`);
  };
  search('the view', game.view(state, viewer), state);
  search('the outcome', game.outcome(state), state);
  if (over) return;
  const next = action();
  if (viewer !== null) {
    search('the list of legal actions', game.legalActions(state, viewer), state);
    for (const mutant of mutants(
      ownAction(game, moment, viewer, actors.includes(viewer) ? next : null),
      state,
      chance,
    )) {
      const tried = { ...Object(mutant), player: viewer } as GameAction;
      search('a refusal', game.check(state, tried), state);
      search(
        'an error',
        messageOf(() => game.apply(state, tried)),
        state,
      );
    }
  }
  const step = stepFrom(game, state, next);
  search('what happened', game.viewEvents(step.events, viewer), step.state);
}

function messageOf(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return isTabletopError(error) ? [error.message, error.problems] : String(error);
  }
}

function name(viewer: PlayerId | null): string {
  return viewer === null ? 'a spectator' : `the player ${show(viewer)}`;
}
