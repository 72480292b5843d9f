import { searchIn } from '../../../../scripts/testing/search.js';
import type { Happening, Phase, Stage, WarcrabsSetup, WarcrabsState } from '../../src/index.js';
import { SCRUMS } from './scrums.js';
import { SETUPS, walk } from './walk.js';

type StageOf<Each extends Phase> = Extract<Stage, { readonly phase: Each }>;

/** A state in a phase. */
export type In<Each extends Phase> = WarcrabsState & { readonly stage: StageOf<Each> };

/** Set-ups in which everything happens soon. */
const SOON: Readonly<Record<string, WarcrabsSetup>> = {
  shelf: { ...SCRUMS.scrum, houseRules: { drawAfter: 8 } },
  three: {
    ...SCRUMS.three,
    houseRules: {
      drawAfter: 8,
      tieRolls: 'eachTurn',
      paperGone: 'endOfTurn',
      splitMove: true,
      shedWeight: true,
      stunLasts: 'nextActivation',
    },
  },
  burning: { ...SCRUMS.scrum, houseRules: { drawAfter: 2, paperGone: 'endOfTurn', friendlyFire: false } },
};

/** These with those in which it happens on a desk. */
export const BRAWLS: Readonly<Record<string, WarcrabsSetup>> = { ...SOON, ...SETUPS };

/** How many fights are looked through of each set-up. */
const FIGHTS = 20;

const search = searchIn(fights());

function* fights(): Generator<WarcrabsState> {
  for (let fight = 0; fight < FIGHTS; fight++) {
    for (const [name, setup] of Object.entries(SOON)) {
      for (const { before, after } of walk(setup, `${name} ${fight}`, 250)) {
        if (before.turn === 0) yield before;
        yield after;
      }
    }
  }
}

/** The first state in a phase, among those of fights at random, for which something holds. */
export function found<Each extends Phase>(
  phase: Each,
  holds: (state: WarcrabsState, stage: StageOf<Each>) => boolean = () => true,
): In<Each> {
  const isWanted = (state: WarcrabsState): state is In<Each> =>
    state.stage.phase === phase && holds(state, state.stage as StageOf<Each>);
  return search(`a state in the phase ${phase}`, isWanted);
}

/** A state in which something of a kind is due. */
export function due<Kind extends Happening['kind']>(
  kind: Kind,
  holds: (state: WarcrabsState) => boolean = () => true,
): In<'activation'> {
  return found('activation', (state) => state.due[0]?.kind === kind && holds(state));
}
