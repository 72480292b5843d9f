import {
  type CREWS,
  DEFAULT_RULES,
  type KrakenAction,
  type KrakenEvent,
  type KrakenSetup,
  type KrakenState,
  type KrakenView,
  kraken,
  MAX_PLAYERS,
  type Rules,
  rulings,
  type VESSELS,
} from '@tabletop/kraken';
import { randomBot, sensibleBot } from '@tabletop/kraken/bots';
import { oddsTables } from '@tabletop/kraken/odds';
import { toSvg } from '@tabletop/kraken/svg';
import { narrate, toText } from '@tabletop/kraken/text';
import type { AskedSetup, GameAdapter, GameTypes } from '../adapter.js';
import { type Levels, told } from '../told.js';
import { choices } from './choices.js';
import { drawInWords } from './draws.js';

export interface KrakenTypes extends GameTypes {
  readonly setup: KrakenSetup;
  readonly state: KrakenState;
  readonly action: KrakenAction;
  readonly event: KrakenEvent;
  readonly view: KrakenView;
}

const CREW_NAMES = ['mixed', 'heroes'] as const satisfies readonly (keyof typeof CREWS)[];
const VESSEL_NAMES = ['merchantman', 'nautilus'] as const satisfies readonly (keyof typeof VESSELS)[];

const LEVELS: Levels<KrakenEvent> = {
  'turn-began': 'heading',
  'phase-began': 'subheading',
  ended: 'heading',
};

export const krakenAdapter: GameAdapter<KrakenTypes> = {
  game: kraken,
  title: 'KRAKEN',
  credit: 'by Matthew Hartley',
  summary: 'The sailors of all players against a sea monster that nobody plays.',
  minPlayers: 1,
  usualPlayers: 1,
  maxPlayers: MAX_PLAYERS,
  playerNames: (count) => (count === 1 ? ['captain'] : Array.from({ length: count }, (_, at) => `player ${at + 1}`)),
  hasSecrets: () => false,
  offersTable: false,
  options: [
    { name: 'crew', about: 'the crew', values: CREW_NAMES },
    { name: 'vessel', about: 'the vessel to defend', values: VESSEL_NAMES },
  ],
  printedRules: { ...DEFAULT_RULES },
  setup,
  bots: [
    { name: 'sensible', policy: sensibleBot },
    { name: 'random', policy: randomBot },
  ],
  narrate: (events, before) => told(events, narrate(events, before), LEVELS),
  toText,
  toSvg,
  oddsTables,
  rulings,
  choices,
  drawInWords,
};

function setup({ players, options, houseRules }: AskedSetup): KrakenSetup {
  const crew = CREW_NAMES.find((name) => name === options.get('crew'));
  const vessel = VESSEL_NAMES.find((name) => name === options.get('vessel'));
  return {
    players,
    ...(crew === undefined ? {} : { crew }),
    ...(vessel === undefined ? {} : { vessel }),
    // As they were typed: the set-up checks every name and value, and says what is wrong with it.
    houseRules: houseRules as Partial<Rules>,
  };
}
