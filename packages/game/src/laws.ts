import type { Chance } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, PlayerId } from './contract.js';
import type { Arena } from './laws/arena.js';
import { choiceLaws } from './laws/choices.js';
import { drawLaws } from './laws/draws.js';
import type { Law } from './laws/law.js';
import { matchLaws } from './laws/matches.js';
import { purityLaws } from './laws/purity.js';
import { secrecyLaws } from './laws/secrecy.js';
import { RuleError } from './rule-error.js';

export type { Law } from './laws/law.js';

/** On what the laws of a game are tried. */
export interface LawOptions<Setup, State> {
  /** At least one, of plain JSON; the more they differ, the more the laws find. */
  readonly setups: readonly Setup[];
  /** Within how many steps, automatic ones included, every match ends. No match is followed any further. */
  readonly maxSteps: number;
  /** Whether house rules set a limit of turns, so that a match must end within `maxSteps`: by default, in every set-up. */
  ends?(setup: Setup): boolean;
  /**
   * Another state that the viewer cannot tell from this one: with other hidden cards, other choices that are not yet
   * revealed. The random state is changed in any case; without this function nothing else is.
   */
  scramble?(state: State, viewer: PlayerId | null, chance: Chance): State;
  /** Texts that nothing shown to the viewer in that state may contain, such as the names of hidden cards. */
  secrets?(state: State, viewer: PlayerId | null): readonly string[];
  /** How many matches each law is tried on, by default 6: of every set-up in turn. */
  readonly runs?: number;
  /** The seed of fast-check, by default 1: the same matches every time. */
  readonly fastCheckSeed?: number;
}

/**
 * The laws that hold for every game, to be tried by any test runner:
 *
 * ```ts
 * for (const law of gameLaws(game, { setups, scramble, maxSteps: 2000 })) test(law.name, law.check);
 * ```
 *
 * A `check` throws `RuleError` 'law-broken', whose message names the law, says what was seen, and in which match. Needs
 * fast-check to be installed. Throws `RuleError` 'invalid-options' where there is no set-up.
 */
export function gameLaws<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  options: LawOptions<Setup, State>,
): readonly Law[] {
  const anyOptions: LawOptions<unknown, GameState> = options;
  const { setups, maxSteps, runs = 6, fastCheckSeed = 1 } = options;
  if (setups.length === 0 || !Number.isSafeInteger(maxSteps) || maxSteps < 1) {
    const message = 'Laws are tried on at least one set-up, for a whole number of steps from 1.';
    throw new RuleError('invalid-options', [{ path: [], message }]);
  }
  const arena: Arena = {
    game,
    setups,
    maxSteps,
    runs,
    fastCheckSeed,
    ends: (setup) => anyOptions.ends?.(setup) ?? true,
    scramble: (state, viewer, chance) => anyOptions.scramble?.(state, viewer, chance) ?? state,
    secrets: (state, viewer) => anyOptions.secrets?.(state, viewer) ?? [],
  };
  return [...purityLaws(arena), ...choiceLaws(arena), ...drawLaws(arena), ...secrecyLaws(arena), ...matchLaws(arena)];
}
