import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about the end. */
export const ENDINGS: readonly Ruling[] = [
  choice(
    'goal',
    'F-WIN',
    'Which goals are there?',
    {
      lastStanding: 'To be the last with an active figure.',
      reach: 'To have an active figure in a zone at the end of a turn.',
      hold: 'To be alone in a zone at the end of a number of turns in a row.',
    },
    'The source leaves goals to the players. The last with an active figure wins whatever the goal.',
  ),
  settled(
    'zoneShared',
    'F-WIN',
    'What if several players have a figure in the zone?',
    'Where it is to be reached, the game is a draw; where it is to be held, nobody holds it.',
  ),
  settled('noneLeft', 'F-WIN', 'What if nobody has an active figure left?', 'The game is a draw.'),
  choice(
    'maxTurns',
    'F-WIN',
    'Can a game go on for ever?',
    {
      100: 'No: after the hundredth turn it is a draw.',
      null: 'Yes.',
      number: 'No: after as many turns as the house rule says it is a draw.',
    },
    'Players who only pass would never end it.',
  ),
];
