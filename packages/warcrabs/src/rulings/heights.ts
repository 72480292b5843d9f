import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about throwing and falling. */
export const HEIGHTS: readonly Ruling[] = [
  settled(
    'throwReach',
    'W-THROW',
    'From how far can a stunned crab be grasped?',
    'As for an attack with claws: from within 1 inch, in sight, and not from below or above more than that.',
    'It has to be lifted over the head.',
  ),
  settled(
    'throwLength',
    'W-THROW',
    'Must a crab be thrown as far as possible?',
    'No, every distance from 0 to the Strength less the Weight of who throws, in inches and never below 0. Direction and distance are chosen once the Strength roll has succeeded, and the crab is thrown at once.',
    'The source says how far a crab can throw another.',
  ),
  settled('failedLift', 'W-THROW', 'What does a failed Strength roll cost?', 'The action, as a throw does.'),
  settled(
    'throwFlight',
    'W-THROW',
    'What is in the way of a crab that is thrown?',
    'It flies straight, from where it stands and over other crabs; anything higher than it stood stops it in contact. Where it would land on a crab it goes on, as one that is blasted. Its own Weight plays no part.',
  ),
  settled(
    'throwHarm',
    'W-THROW',
    'What does a throw do to a crab?',
    'If it ends lower than it stood it falls that far: damage to Hit Points, death, then the Endurance roll, which if failed begins a new stun. On the level nothing happens to it. Throwing takes no roll to hit; armour and arcs do not matter.',
  ),
  choice(
    'shortFallStuns',
    'W-FALL',
    'Does a fall of less than a foot need an Endurance roll?',
    { true: 'Yes, like every fall over an edge.', false: 'No: falls of a foot or more alone do.' },
    'The source takes damage off such falls, not the roll.',
  ),
];
