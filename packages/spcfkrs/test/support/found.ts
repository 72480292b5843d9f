import { searchIn } from '../../../../scripts/testing/search.js';
import type { SpcfkrsSetup, SpcfkrsState, Stage, StepName } from '../../src/index.js';
import { CRAFT_SETUPS } from './craft-setups.js';
import { SETUPS } from './setups.js';
import { walk } from './walk.js';

type StageOf<Each extends StepName> = Extract<Stage, { readonly step: Each }>;

/** A state at a step. */
export type At<Each extends StepName> = SpcfkrsState & { readonly stage: StageOf<Each> };

/** How many matches are looked through of each set-up. */
const MATCHES = 30;

const search = searchIn(matches(SETUPS, 3));
const searchCraft = searchIn(matches(CRAFT_SETUPS, 6));

function* matches(setups: Readonly<Record<string, SpcfkrsSetup>>, maxRounds: number): Generator<SpcfkrsState> {
  for (let match = 0; match < MATCHES; match++) {
    for (const [name, setup] of Object.entries(setups)) {
      const short = { ...setup, houseRules: { ...setup.houseRules, maxRounds } };
      for (const { before, after } of walk(short, `${name} ${match}`)) {
        if (before.round === 0) yield before;
        yield after;
      }
    }
  }
}

type Holds<Each extends StepName> = (state: SpcfkrsState, stage: StageOf<Each>) => boolean;

function isAt<Each extends StepName>(step: Each, holds: Holds<Each>): (state: SpcfkrsState) => state is At<Each> {
  return (state): state is At<Each> => state.stage.step === step && holds(state, state.stage as StageOf<Each>);
}

/** The first state at a step, among those of matches on foot at random, for which something holds. */
export function found<Each extends StepName>(step: Each, holds: Holds<Each> = () => true): At<Each> {
  return search(`a state at the step ${step}`, isAt(step, holds));
}

/** The same among those of matches with craft. */
export function foundCraft<Each extends StepName>(step: Each, holds: Holds<Each> = () => true): At<Each> {
  return searchCraft(`a state with craft at the step ${step}`, isAt(step, holds));
}
