import { type Ruling, ruling } from '@tabletop/game';
import { MAX_PLAYERS } from '../limits.js';

const { choice, house, settled } = ruling;

/** What the text leaves open about the table and what is on it at the start. */
export const TABLE: readonly Ruling[] = [
  settled(
    'players',
    'W-FIGHT',
    'How many crabfighters are there?',
    `Two to ${MAX_PLAYERS}, each with at least one crab in the fight.`,
    'The source tells of two, and of a whole ring of them.',
  ),
  house(
    choice(
      'board',
      'W-DEPLOY',
      'Where is fought when the set-up brings no table of its own?',
      {
        desk: 'On an empty desk of 60 by 30 inches, 36 inches above the middle of a floor of 240 by 240 inches.',
        cluttered:
          'On the same desk with mugs, books and paper on it, and with a drawer, a cabinet and a chair below it.',
        meeting: 'On a long table 29 inches high, with chairs 11 inches below it and a trolley 3 inches above.',
        archive: 'On three cabinets in a row, 24, 27 and 40 inches high, with files to climb by.',
        custom: 'On any convex floor with convex surfaces and obstacles.',
      },
      'That most desks are three feet high is all that the source says.',
    ),
  ),
  house(
    choice(
      'crabs',
      'W-ROSTER',
      'Which crabs fight when the set-up brings none of its own?',
      {
        duel: 'Death Boy against the Crustaceanator.',
        brawl: 'A crab with a Letter Opener against the Crustaceanator.',
        gunners: 'A crab with a Laser Pointer against one with a Bottle Rocket Launcher.',
        pairs: 'One of the first and one of the third kind for each player.',
        gangs: 'The same three for each player: one for claws, one for range, one for firecrackers.',
        custom: 'Any crabs.',
      },
      'Players engineer their own; these are for a fight at once, each fitted out for the money that an account starts with.',
    ),
  ),
  house(
    settled(
      'startingPlaces',
      'W-DEPLOY',
      'Where does a crab start that nobody places, and where does it face?',
      'At 12 inches from the middle of the largest surface, each player’s crabs together and the players evenly round, two of them at the ends of its long centre line; facing the middle.',
    ),
  ),
  settled(
    'unit',
    'W-TABLE',
    'How exact are lengths?',
    'Places, heights and lengths are whole sixteenths of an inch; a facing is a vector of whole numbers.',
    'Then exactly 6 inches and exactly 45 degrees have one answer on every machine.',
  ),
  settled(
    'rounding',
    'T-ROUND',
    'What if a crab that is pushed or thrown comes to lie between two units?',
    'Its displacement is rounded to whole units, half away from zero, each coordinate by itself, and shortened a unit at a time where it would overlap what it may only touch.',
    'The answer is then the same for every mirror image and on every part of the table.',
  ),
  house(
    choice(
      'crabRadius',
      'W-BASE',
      'How wide is a crab?',
      {
        0.75: 'A disc with a radius of 3/4 inch; distances between crabs are from edge to edge.',
        number: 'A disc with a radius of as many inches as the house rule says.',
      },
      'About as large as a small paperweight.',
    ),
  ),
  house(
    choice(
      'crabHeight',
      'W-BASE',
      'How tall is a crab?',
      { 1: 'One inch.', number: 'As many inches as the house rule says.' },
      'It matters for what a crab sees over, and for what it takes to jump over one.',
    ),
  ),
  settled(
    'footing',
    'W-TABLE',
    'What does a crab stand on where surfaces overlap, or at an edge?',
    'On the highest surface or solid obstacle under the middle of its base; on the floor where there is none. The floor covers the whole table, and beyond it lies a wall.',
  ),
  settled(
    'obstacleFooting',
    'W-TABLE',
    'What does an obstacle stand on?',
    'On the highest surface that all of its corners lie on; on the floor where there is none.',
    'What sticks out over an edge would fall off.',
  ),
];
