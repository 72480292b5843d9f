import { type Ruling, ruling } from '@tabletop/game';

const { settled } = ruling;

/** What the text leaves open about moving and following. */
export const MOVES: readonly Ruling[] = [
  settled(
    'movement',
    'S-CONFLICT',
    'What of chains, circles and swaps of moves?',
    'Units move one after another in the order of the phase. A space is free once whoever stood there has left it or is dead, so that two who would trade places do not.',
    'So Speed and dice alone decide, never the order in which orders came in.',
  ),
  settled(
    'passing',
    'S-MOVE',
    'Can a unit pass through others, of its own side at least?',
    'No: every space of a path must be free when it is walked.',
  ),
  settled(
    'blockedMove',
    'S-CONFLICT',
    'Where does a unit stop that cannot go on?',
    'In the last free space on its path. It takes no other way, and waits for nobody.',
  ),
  settled(
    'moveLeft',
    'S-COVER',
    'Can a unit enter partial cover with 1 Move left?',
    'No, it stops before it.',
    'Entering costs 2.',
  ),
  settled(
    'coverShotAway',
    'S-MOVE',
    'A path was paid for with cover on it that has been shot away. Does it still cost as much?',
    'No, a path costs what it costs when it is walked.',
  ),
  settled(
    'followPath',
    'S-FOLLOW',
    'Which way does a follower take, and where does it stop?',
    'After its target has moved, the cheapest way through free spaces to any space next to it: of equally cheap ones to that in the lower row, then in the lower column, and of equal ways the one with the lower directions, counted from north by the east.',
    'A total order, which needs no choice.',
  ),
  settled(
    'followShort',
    'S-FOLLOW',
    'What if a follower cannot catch up?',
    'It goes to the space that it can reach nearest to its target; of these to the cheapest, then to that in the lower row, then in the lower column.',
  ),
  settled(
    'followStays',
    'S-FOLLOW',
    'Does a follower that is next to its target move on?',
    'No, it stays where it is.',
    'It sticks to its target.',
  ),
  settled('followDead', 'S-FOLLOW', 'What does a follower do whose target has died?', 'It stays where it is.'),
  settled(
    'followOrder',
    'S-FOLLOW',
    'In which order do followers move?',
    'After all others: who follows a follower after that one, the rest in the order of the phase.',
  ),
  settled(
    'circularFollow',
    'S-FOLLOW',
    'What of units that follow each other in a circle?',
    'They stay where they are.',
    'None of them has anyone who moves first.',
  ),
];
