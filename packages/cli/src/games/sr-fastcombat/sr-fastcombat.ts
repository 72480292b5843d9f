import { namesOf } from '@tabletop/game';
import {
  BOARDS,
  DEFAULT_RULES,
  MAX_PLAYERS,
  type Rules,
  rulings,
  type SkirmishAction,
  type SkirmishEvent,
  type SkirmishSetup,
  type SkirmishState,
  type SkirmishView,
  SQUADS,
  srFastcombat,
} from '@tabletop/sr-fastcombat';
import { randomBot, sensibleBot } from '@tabletop/sr-fastcombat/bots';
import { oddsTables } from '@tabletop/sr-fastcombat/odds';
import { toSvg } from '@tabletop/sr-fastcombat/svg';
import { toText } from '@tabletop/sr-fastcombat/text';
import type { AskedSetup, GameAdapter, GameTypes } from '../adapter.js';
import { COLOURS } from '../colours.js';
import { choices } from './choices.js';
import { drawInWords } from './draws.js';
import { story } from './story.js';

export interface SkirmishTypes extends GameTypes {
  readonly setup: SkirmishSetup;
  readonly state: SkirmishState;
  readonly action: SkirmishAction;
  readonly event: SkirmishEvent;
  readonly view: SkirmishView;
}

const SQUAD_NAMES = namesOf(SQUADS);
const BOARD_NAMES = namesOf(BOARDS);

export const srFastcombatAdapter: GameAdapter<SkirmishTypes> = {
  game: srFastcombat,
  title: 'Faster combat system',
  credit: 'by Gurth',
  summary: 'A skirmish that is played with cards instead of dice.',
  minPlayers: 2,
  usualPlayers: 2,
  maxPlayers: MAX_PLAYERS,
  playerNames: (count) => COLOURS.slice(0, count),
  hasSecrets: () => true,
  offersTable: true,
  options: [
    { name: 'squad', about: 'the figures that each player has', values: SQUAD_NAMES },
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

function setup({ players, options, houseRules }: AskedSetup): SkirmishSetup {
  const figures = SQUAD_NAMES.find((name) => name === options.get('squad'));
  const board = BOARD_NAMES.find((name) => name === options.get('board'));
  return {
    players,
    ...(figures === undefined ? {} : { figures }),
    ...(board === undefined ? {} : { board }),
    // As they were typed: the set-up checks every name and value, and says what is wrong with it.
    houseRules: houseRules as Partial<Rules>,
  };
}
