import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about moving, jumping and stepping down. */
export const MOVES: readonly Ruling[] = [
  settled(
    'movePath',
    'W-MOVE',
    'How is the length of a move measured?',
    'Along straight legs, at most 32 of them; each is rounded up to whole units and they are added.',
    'Then the length of a path is the same on every machine, and in every mirror image.',
  ),
  settled(
    'moveHinders',
    'W-MOVE',
    'What is in the way of a crab that moves?',
    'Bases overlap neither crabs nor anything solid that is higher than what they stand on; they may touch. Paper hinders nobody. The middle of the base stays on what it walks on, unless the crab jumps, steps down or falls.',
  ),
  settled(
    'crabsLevel',
    'W-MOVE',
    'Is a crab in the way of one that stands higher or lower?',
    'Only where their footings differ by less than the height of a crab.',
    'Else the one is below the feet of the other.',
  ),
  settled(
    'jumpLeg',
    'W-JUMP',
    'What exactly is a jump, and what does it cost?',
    'A straight leg on which there is something to be cleared, or a gap: whatever the base sweeps over that is higher than where it began, and crabs in the way, each of which is one crab height tall. It costs its length in plan and the height gained, to the highest thing on the way or to where it lands; coming down costs nothing. A leg onto nothing higher, across a gap, costs its length alone.',
    'The source adds sideways and upward inches.',
  ),
  settled(
    'jumpEnds',
    'W-JUMP',
    'Can a crab stop in the air, or on an obstacle?',
    'It ends every leg standing, and cannot shoot from the air. Solid obstacles can be stood on.',
  ),
  choice(
    'stepDown',
    'W-JUMP',
    'How far can a crab climb down without falling?',
    {
      12: 'Less than a foot; a foot or more is a fall. A crab that is pushed or thrown over an edge falls from any height.',
      number: 'Less than as many inches as the house rule says.',
    },
    'A fall of less than a foot does no damage, one of exactly a foot does.',
  ),
  settled(
    'legDrop',
    'W-JUMP',
    'From where is the drop of a leg counted?',
    'From the footing where it begins to the one where it ends, however high it led between them.',
  ),
  settled(
    'walkOff',
    'W-FALL',
    'May a crab walk off an edge on purpose?',
    'Yes, and it falls; where its base would overlap something it comes down at the first clear point in the same direction. No leg leads past a fall, and what is left of its move is lost. An action that it has not taken yet it may still take, unless it was stunned.',
  ),
];
