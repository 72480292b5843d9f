import type { Happening, Phase, Stage, WarcrabsSetup, WarcrabsState } from '../../src/index.js';
import { inch, room, surface, thing } from './scene.js';
import { SETUPS, walk } from './walk.js';

type StageOf<Each extends Phase> = Extract<Stage, { readonly phase: Each }>;

/** A state in a phase. */
export type In<Each extends Phase> = WarcrabsState & { readonly stage: StageOf<Each> };

/** A shelf as high as a fall, with paper on it, in a small room. */
const shelf = room(
  [surface(14, -4, -4, 4, 4)],
  [thing('paper', 2, -0.25, -3, 0.25, 3), thing('solid', 1, 3, 3, 4, 4), thing('paper', 2, -3, -0.25, 3, 0.25)],
);

/** Six crabs that stand next to one another on it, some of them as quick as others, with a weapon of every kind. */
const crowd: WarcrabsSetup['crabs'] = (
  [
    ['Firecracker', 'Firecracker', 'Pickle Spear'],
    ['Flamethrower'],
    ['Bottle Rocket Launcher', 'Firecracker'],
    ['Flamethrower', 'Firecracker'],
    ['Firecracker', 'Firecracker'],
    ['Letter Opener', 'Laser Pointer'],
  ] as const
).map((weapons, at) => ({
  crab: {
    name: `Crab ${at + 1}`,
    traits: { strength: 7, dexterity: at < 4 ? 5 : 4, endurance: 3 },
    weapons,
  },
  at: inch(-2 + 2 * (at % 3), at < 3 ? -1.5 : 1.5),
}));

/** Set-ups in which everything happens soon, with those in which it happens on a desk. */
export const BRAWLS: Readonly<Record<string, WarcrabsSetup>> = {
  shelf: { board: shelf, crabs: crowd, houseRules: { drawAfter: 8 } },
  three: {
    players: ['__proto__', 'constructor', 'toString'],
    board: shelf,
    crabs: crowd,
    houseRules: {
      drawAfter: 8,
      tieRolls: 'eachTurn',
      paperGone: 'endOfTurn',
      splitMove: true,
      shedWeight: true,
      stunLasts: 'nextActivation',
    },
  },
  burning: { board: shelf, crabs: crowd, houseRules: { drawAfter: 2, paperGone: 'endOfTurn', friendlyFire: false } },
  ...SETUPS,
};

/** How many fights are looked through of each set-up; those on a desk, where little happens, after all others. */
const FIGHTS = 20;

const seen: WarcrabsState[] = [];
const more = fights();

function* fights(): Generator<WarcrabsState> {
  const isOnDesk = (name: string) => Object.hasOwn(SETUPS, name);
  const names = Object.keys(BRAWLS);
  for (const some of [names.filter((name) => !isOnDesk(name)), names.filter(isOnDesk)]) {
    for (let fight = 0; fight < FIGHTS; fight++) {
      for (const name of some) {
        for (const { before, after } of walk(BRAWLS[name] ?? {}, `${name} ${fight}`, 250)) {
          if (before.turn === 0) yield before;
          yield after;
        }
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
  const known = seen.find(isWanted);
  if (known !== undefined) return known;
  for (let next = more.next(); next.done !== true; next = more.next()) {
    seen.push(next.value);
    if (isWanted(next.value)) return next.value;
  }
  throw new Error(`no such state was found in the phase ${phase}`);
}

/** A state in which something of a kind is due. */
export function due<Kind extends Happening['kind']>(
  kind: Kind,
  holds: (state: WarcrabsState) => boolean = () => true,
): In<'activation'> {
  return found('activation', (state) => state.due[0]?.kind === kind && holds(state));
}
