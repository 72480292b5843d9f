import { searchIn } from '../../../../scripts/testing/search.js';
import type { Phase, SkirmishState, Stage } from '../../src/index.js';
import { SETUPS, walk } from './walk.js';

type StageOf<Each extends Phase> = Extract<Stage, { readonly phase: Each }>;

/** A state in a phase. */
export type In<Each extends Phase> = SkirmishState & { readonly stage: StageOf<Each> };

/** How many games are looked through of each set-up. */
const GAMES = 12;

const search = searchIn(games());

function* games(): Generator<SkirmishState> {
  for (let game = 0; game < GAMES; game++) {
    for (const [name, setup] of Object.entries(SETUPS)) {
      for (const { state } of walk(setup, `${name} ${game}`)) yield state;
    }
  }
}

/** The first state in a phase, among those of games played at random, for which something holds. */
export function found<Each extends Phase>(
  phase: Each,
  holds: (state: SkirmishState, stage: StageOf<Each>) => boolean = () => true,
): In<Each> {
  const isWanted = (state: SkirmishState): state is In<Each> =>
    state.stage.phase === phase && holds(state, state.stage as StageOf<Each>);
  return search(`a state in the phase ${phase}`, isWanted);
}
