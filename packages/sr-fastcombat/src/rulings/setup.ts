import { type Ruling, ruling } from '@tabletop/game';
import { MAX_PLAYERS } from '../limits.js';

const { choice, house, settled } = ruling;

/** What the text leaves to the players before a game. */
export const SETUP: readonly Ruling[] = [
  settled(
    'players',
    'F-INIT',
    'How many players are there?',
    `Two to ${MAX_PLAYERS}, each with at least one figure.`,
    'The source asks for two or more.',
  ),
  house(
    choice(
      'board',
      'F-TERRAIN',
      'Where is fought when the set-up brings no table of its own?',
      {
        alley: 'In a back alley of 60 by 40 cm, with walls, cover and rubble.',
        warehouse: 'In a warehouse of 120 by 80 cm.',
        open: 'On open ground of 60 by 60 cm.',
        custom: 'On any convex table with convex pieces of terrain.',
      },
      'The source plays on whatever model there is; a table at hand can be played on, and replayed, at once.',
    ),
  ),
  house(
    choice(
      'figures',
      'F-SHEET',
      'Who fights when the set-up brings no figures of its own?',
      {
        pair: 'A veteran and a gunner for each player.',
        duel: 'A veteran for each player.',
        team: 'A veteran, a gunner, a mage and a scout for each player.',
        custom: 'Any figures.',
      },
      'Players bring their own characters; these are for a game at once. The spells of the mage are ours too.',
    ),
  ),
  settled(
    'startingPlaces',
    'F-MEASURE',
    'Where does a figure start that nobody places?',
    'Near its player’s edge of the table, those of all players as far apart as they go round it.',
  ),
];
