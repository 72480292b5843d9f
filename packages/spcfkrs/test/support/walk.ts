import { type Chance, seed, seeded } from '@tabletop/dice';
import {
  type SpcfkrsAction,
  type SpcfkrsEvent,
  type SpcfkrsGame,
  type SpcfkrsState,
  spcfkrs,
} from '../../src/index.js';
import type { SpcfkrsSetup } from '../../src/setup/read-setup.js';

/** A step that was taken. */
export interface Taken {
  readonly before: SpcfkrsState;
  readonly action: SpcfkrsAction | undefined;
  readonly after: SpcfkrsState;
  readonly events: readonly SpcfkrsEvent[];
}

/** The steps of a match in which everyone does anything, up to `most` of them. */
export function walk(setup: SpcfkrsSetup, name: string, most = 4000, game: SpcfkrsGame = spcfkrs): readonly Taken[] {
  const chance = seeded(seed(`walk ${name}`));
  const steps: Taken[] = [];
  let state = game.setup(setup, name);
  while (steps.length < most && game.outcome(state) === undefined) {
    const taken = anyStep(state, chance, game);
    steps.push(taken);
    state = taken.after;
  }
  return steps;
}

/** One step of a state: what is due by itself, or an action of whoever is asked first. */
export function anyStep(before: SpcfkrsState, chance: Chance, game: SpcfkrsGame = spcfkrs): Taken {
  const [player] = game.actors(before);
  const action = player === undefined ? undefined : game.sample(before, player, chance);
  const { state, events } = action === undefined ? game.advance(before) : game.apply(before, action);
  return { before, action, after: state, events };
}
