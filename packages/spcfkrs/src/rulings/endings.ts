import { type Ruling, ruling } from '@tabletop/game';

const { choice, house, settled } = ruling;

/** What the text leaves open about the end. */
export const ENDINGS: readonly Ruling[] = [
  settled(
    'victory',
    'S-WIN',
    'Who wins?',
    'The last side that has a living unit, however many there were. Where none is left it is a draw.',
    'The solo match ends when one side is dead.',
  ),
  settled(
    'victoryWhen',
    'S-WIN',
    'When is looked at whether the match is over?',
    'After everything that is settled by itself, and it ends at once: where ties are rolled for, after every shot, so that the rest of a burst is not fired; where units act at the same time, when all of the same Speed have. Who kills the last enemy and the last of its own with one rocket has a draw.',
  ),
  house(
    choice(
      'maxRounds',
      'S-WIN',
      'How does a match end in which nobody wins?',
      {
        50: 'In a draw, after 50 rounds.',
        number: 'In a draw, after as many rounds as the house rule says.',
      },
      'So that every match ends; the solo match took eleven rounds.',
    ),
  ),
];
