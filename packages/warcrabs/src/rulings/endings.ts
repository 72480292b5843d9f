import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about the end of a fight. */
export const ENDINGS: readonly Ruling[] = [
  settled(
    'winner',
    'W-FIGHT',
    'When is a fight won?',
    'When one owner alone has living crabs, however many they were at the start.',
  ),
  choice(
    'drawAfter',
    'W-FIGHT',
    'When is a fight given up?',
    {
      100: 'After the hundredth turn it is a draw.',
      number: 'After the turn that the house rule says.',
    },
    'Claws can always hurt, and so there is no table on which nobody can hurt anybody any more.',
  ),
];
