import {
  askedUnits,
  DEFAULT_RULES,
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
import type { GameAdapter, GameTypes } from '../adapter.js';
import { draft } from './draft.js';
import { drawInWords } from './draws.js';
import { SETUP_OPTIONS, SIDES, setup } from './setup.js';
import { story } from './story.js';

export interface SpcfkrsTypes extends GameTypes {
  readonly setup: SpcfkrsSetup;
  readonly state: SpcfkrsState;
  readonly action: SpcfkrsAction;
  readonly event: SpcfkrsEvent;
  readonly view: SpcfkrsView;
}

export const spcfkrsAdapter: GameAdapter<SpcfkrsTypes> = {
  game: spcfkrs,
  title: 'SPCFKRS',
  credit: 'by Lizardman Diaries',
  summary: 'A skirmish on a grid, on foot or with craft, with orders that are carried out together, in phases.',
  minPlayers: 1,
  usualPlayers: 2,
  maxPlayers: MAX_PLAYERS,
  playerNames: (count) => SIDES.slice(0, count),
  hasSecrets,
  offersTable: true,
  options: SETUP_OPTIONS,
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
