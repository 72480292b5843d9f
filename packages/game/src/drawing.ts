import { type Chance, type Face, type Roll, type SeededChance, seeded } from '@tabletop/dice';
import type { GameState, Step } from './contract.js';

/**
 * Runs a step that may draw, as the contract wants it. With a `chance` the step draws from that and the state's own
 * random state stays as it is. Without one it draws from the state's own, and what is left of that is stored in the
 * new state; a step that draws nothing builds no generator and its result is returned as it is.
 */
export function drawing<State extends GameState, Event>(
  state: State,
  chance: Chance | undefined,
  step: (chance: Chance) => Step<State, Event>,
): Step<State, Event> {
  if (chance !== undefined) return step(chance);
  let source: SeededChance | undefined;
  const wake = (): SeededChance => {
    source ??= seeded(state.chance);
    return source;
  };
  const result = step(lazily(wake));
  return source === undefined ? result : { state: { ...result.state, chance: wake().state() }, events: result.events };
}

function lazily(wake: () => Chance): Chance {
  return {
    die: <Sides extends number>(sides: Sides, rule?: string): Face<Sides> => wake().die(sides, rule),
    dice: <Count extends number, Sides extends number>(count: Count, sides: Sides, rule?: string): Roll<Count, Sides> =>
      wake().dice(count, sides, rule),
    index: (length, rule) => wake().index(length, rule),
    shuffle: (items, rule) => wake().shuffle(items, rule),
  };
}
