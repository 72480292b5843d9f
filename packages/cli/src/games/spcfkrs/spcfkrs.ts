import { namesOf } from '@tabletop/game';
import {
  askedUnits,
  DEFAULT_RULES,
  FORCES,
  MAPS,
  type Rules,
  rulings,
  type SpcfkrsAction,
  type SpcfkrsEvent,
  type SpcfkrsSetup,
  type SpcfkrsState,
  type SpcfkrsView,
  spcfkrs,
} from '@tabletop/spcfkrs';
import { randomBot, sensibleBot } from '@tabletop/spcfkrs/bots';
import { oddsTables } from '@tabletop/spcfkrs/odds';
import { MAX_PLAYERS } from '@tabletop/spcfkrs/schema';
import { toSvg } from '@tabletop/spcfkrs/svg';
import { toText } from '@tabletop/spcfkrs/text';
import type { AskedSetup, GameAdapter, GameTypes } from '../adapter.js';
import { COLOURS } from '../colours.js';
import { draft } from './draft.js';
import { drawInWords } from './draws.js';
import { story } from './story.js';

export interface SpcfkrsTypes extends GameTypes {
  readonly setup: SpcfkrsSetup;
  readonly state: SpcfkrsState;
  readonly action: SpcfkrsAction;
  readonly event: SpcfkrsEvent;
  readonly view: SpcfkrsView;
}

const FORCE_NAMES = namesOf(FORCES);
const MAP_NAMES = namesOf(MAPS);
/** The two sides of the solo match come first. */
const SIDES: readonly string[] = ['pink', 'blue', ...COLOURS.slice(2)];

export const spcfkrsAdapter: GameAdapter<SpcfkrsTypes> = {
  game: spcfkrs,
  title: 'SPCFKRS',
  credit: 'by Lizardman Diaries',
  summary: 'A skirmish on a grid, with orders that are written together and carried out in phases.',
  minPlayers: 1,
  usualPlayers: 2,
  maxPlayers: MAX_PLAYERS,
  playerNames: (count) => SIDES.slice(0, count),
  hasSecrets,
  offersTable: true,
  options: [
    { name: 'force', about: 'the force of each side', values: FORCE_NAMES },
    { name: 'map', about: 'the map to fight on', values: MAP_NAMES },
  ],
  printedRules: { ...DEFAULT_RULES },
  setup,
  bots: [
    { name: 'sensible', policy: sensibleBot },
    { name: 'random', policy: randomBot },
  ],
  narrate: story,
  toText,
  toSvg,
  oddsTables,
  rulings,
  choices: draft,
  drawInWords,
};

/** Orders are sealed where several players give theirs together, unless they are open. */
function hasSecrets(state: SpcfkrsState): boolean {
  const asked = state.players.filter(({ id }) => askedUnits(state, id).length > 0);
  return asked.length > 1 && spcfkrs.rules(state).mode !== 'open';
}

function setup({ players, options, houseRules }: AskedSetup): SpcfkrsSetup {
  const force = FORCE_NAMES.find((name) => name === options.get('force'));
  const map = MAP_NAMES.find((name) => name === options.get('map'));
  // Who plays alone commands two sides.
  const sides = SIDES.slice(0, Math.max(2, players.length));
  return {
    players,
    ...(force === undefined ? {} : { sides: sides.map((id) => ({ id, force })) }),
    ...(map === undefined ? {} : { map }),
    // As they were typed: the set-up checks every name and value, and says what is wrong with it.
    houseRules: houseRules as Partial<Rules>,
  };
}
