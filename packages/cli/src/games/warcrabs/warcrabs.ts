import { namesOf } from '@tabletop/game';
import {
  BOARDS,
  DEFAULT_RULES,
  MAX_PLAYERS,
  type Rules,
  rulings,
  TEAMS,
  type WarcrabsAction,
  type WarcrabsEvent,
  type WarcrabsSetup,
  type WarcrabsState,
  type WarcrabsView,
  warcrabs,
} from '@tabletop/warcrabs';
import { randomBot, sensibleBot } from '@tabletop/warcrabs/bots';
import { oddsTables } from '@tabletop/warcrabs/odds';
import { toSvg } from '@tabletop/warcrabs/svg';
import { toText } from '@tabletop/warcrabs/text';
import type { AskedSetup, GameAdapter, GameTypes } from '../adapter.js';
import { COLOURS } from '../colours.js';
import { choices } from './choices.js';
import { drawInWords } from './draws.js';
import { story } from './story.js';

export interface WarcrabsTypes extends GameTypes {
  readonly setup: WarcrabsSetup;
  readonly state: WarcrabsState;
  readonly action: WarcrabsAction;
  readonly event: WarcrabsEvent;
  readonly view: WarcrabsView;
}

export const BOARD_NAMES: readonly (keyof typeof BOARDS)[] = namesOf(BOARDS);
const TEAM_NAMES = namesOf(TEAMS);

export const warcrabsAdapter: GameAdapter<WarcrabsTypes> = {
  game: warcrabs,
  title: 'Warcrabs',
  credit: 'after “Warcrabs!, How to Play (Core Rules)”',
  summary: 'Armoured crabs fight across a desk.',
  minPlayers: 2,
  usualPlayers: 2,
  maxPlayers: MAX_PLAYERS,
  playerNames: (count) => COLOURS.slice(0, count),
  hasSecrets: () => false,
  offersTable: true,
  options: [
    { name: 'team', about: 'the crabs that each player has', values: TEAM_NAMES },
    { name: 'board', about: 'the table to fight on', values: BOARD_NAMES },
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
  choices,
  drawInWords,
};

function setup({ players, options, houseRules }: AskedSetup): WarcrabsSetup {
  const crabs = TEAM_NAMES.find((name) => name === options.get('team'));
  const board = BOARD_NAMES.find((name) => name === options.get('board'));
  return {
    players,
    ...(crabs === undefined ? {} : { crabs }),
    ...(board === undefined ? {} : { board }),
    // As they were typed: the set-up checks every name and value, and says what is wrong with it.
    houseRules: houseRules as Partial<Rules>,
  };
}
