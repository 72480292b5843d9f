import { searchIn } from '../../../../scripts/testing/search.js';
import type { SpcfkrsState, Stage, StepName } from '../../src/index.js';
import { lasting, SETUPS } from './setups.js';
import { walk } from './walk.js';

type StageOf<Each extends StepName> = Extract<Stage, { readonly step: Each }>;

/** A state at a step. */
export type At<Each extends StepName> = SpcfkrsState & { readonly stage: StageOf<Each> };

/** How many matches are looked through of each set-up. */
const MATCHES = 30;

const search = searchIn(matches());

function* matches(): Generator<SpcfkrsState> {
  for (let match = 0; match < MATCHES; match++) {
    for (const name of Object.keys(SETUPS)) {
      for (const { before, after } of walk(lasting(name, 3), `${name} ${match}`)) {
        if (before.round === 0) yield before;
        yield after;
      }
    }
  }
}

/** The first state at a step, among those of matches at random, for which something holds. */
export function found<Each extends StepName>(
  step: Each,
  holds: (state: SpcfkrsState, stage: StageOf<Each>) => boolean = () => true,
): At<Each> {
  const isWanted = (state: SpcfkrsState): state is At<Each> =>
    state.stage.step === step && holds(state, state.stage as StageOf<Each>);
  return search(`a state at the step ${step}`, isWanted);
}
