import { type Ruling, ruling } from '@tabletop/game';
import { MAX_SIDE } from '@tabletop/geometry/grid';

const { choice, house, settled } = ruling;

/** What the text leaves open about the grid, cover and sight. */
export const MAP: readonly Ruling[] = [
  settled(
    'gridSize',
    'S-GRID',
    'Must the grid have 24 by 24 spaces, and what are its spaces called?',
    `Any size from 1 to ${MAX_SIDE} spaces a side will do. A space is called by the letters of its column (A to Z, then AA and on) and the number of its row, 1 at the top.`,
    'The source recommends letters and numbers, and has matches on maps of all kinds.',
  ),
  house(
    choice(
      'map',
      'S-GRID',
      'Where is fought when the set-up brings no map of its own?',
      {
        yard: 'In a yard of 24 by 24 spaces with walls and partial cover, the same from all four edges.',
        ruins: 'In ruins of 16 by 16 spaces, the same from all four edges.',
        alley: 'In an alley 9 spaces wide and 16 long, the same from both ends.',
        pit: 'In a pit of 8 by 8 spaces, the same from all four edges.',
        open: 'On 24 by 24 spaces without any cover.',
        plaza: 'On a plaza of 24 by 24 spaces with streets wide enough for vehicles, the same from all four edges.',
        depot: 'For vehicles, in a depot of 14 by 14 spaces, the same from all four edges.',
        dunes: 'For vehicles, in dunes of 20 by 20 spaces, the same from all four edges.',
        belt: 'For spaceships, in a belt of rocks of 20 by 20 spaces, the same from all four edges.',
        custom: 'On any map of spaces without, with partial or with full cover.',
      },
      'The maps of the source are pictures; referees draw their own.',
    ),
  ),
  choice(
    'metric',
    'S-METRIC',
    'Units can move diagonally. How are ranges counted?',
    {
      chebyshev: 'As moves are: a step to any of the eight spaces around counts 1.',
      euclidean:
        'Along the straight line between the centres of the two spaces. Moves are counted in steps all the same.',
    },
    'The source lists moves and ranges alike in grid spaces.',
  ),
  settled(
    'fullCoverEntry',
    'S-COVER',
    'Can full cover be entered?',
    'No, nor passed through, not with a jet pack either.',
    'The source has a cost for entering partial cover alone.',
  ),
  settled(
    'lineOfSight',
    'S-LOS',
    'What is in sight, and what stands between?',
    'The line joins the centres of the two spaces, and every space that it passes between them counts. Sight is mutual, and the same in every mirror image and turn of the map.',
    'What two players at the table would check with a ruler.',
  ),
  settled(
    'cornerSight',
    'S-LOS',
    'What if the line passes exactly through a corner?',
    'That corner hinders only where both spaces beside it do, and then as the lighter of the two. Each corner is looked at by itself; the same holds for units in the way.',
    'The shooter may lean to either side of a corner.',
  ),
  settled(
    'cornerCover',
    'S-THROUGH',
    'Which cover does a shot through cover destroy at a corner that has it on both sides?',
    'The lighter; of equals that in the lower row, then in the lower column.',
  ),
  settled(
    'cornerSteps',
    'S-METRIC',
    'Can a unit step diagonally between two spaces that are blocked, and see through there?',
    'It can step: a diagonal step asks nothing of the two spaces beside it, whatever they hold. It cannot see, nor shoot: there both spaces hinder. So moving and seeing differ at such a corner.',
    'A step is from space to space; a line of sight has to pass the corner itself.',
  ),
  settled(
    'behindCover',
    'S-BEHIND',
    'When is a target behind cover?',
    'When its own space, or one that the line counts, holds some. The heaviest decides and a second adds nothing; cover in the shooter’s own space never hinders it.',
  ),
  choice(
    'shootOver',
    'S-BEHIND',
    'Partial cover on the line lies between both ends. Does it hinder whoever hugs it as much as the other?',
    {
      adjacent:
        'No: partial cover next to the shooter does not hinder it, unless it is also in the target’s space or next to it. Full cover always does.',
      own: 'Yes, all but that in the shooter’s own space.',
    },
    'In the solo match a unit behind cover is shot at with two dice, and shoots back with one a shot.',
  ),
  settled(
    'unitsBlock',
    'S-BLOCK',
    'Nobody shoots through another unit. At cover neither?',
    'Neither: a unit on the line is as much in the way of a shot at cover as of one at a unit.',
  ),
];
