import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about ranges, rolls to hit, claws, arcs and armour. */
export const ATTACKS: readonly Ruling[] = [
  choice(
    'rangeBoundaries',
    'W-RANGE',
    'Exactly 2, 6 or 12 inches stand in two rows of the table. Which one counts?',
    { farther: 'The farther band.', nearer: 'The nearer band.' },
    'The table itself has less than 2 inches as point blank, and 18 or more as extra long.',
  ),
  settled(
    'distances',
    'W-RANGE',
    'From where to where are distances measured?',
    'From edge to edge of the bases, along the straight line: the gap in plan and the difference of the footings are the legs of a right triangle, and squares are compared.',
    'That is how a ruler is held.',
  ),
  settled(
    'extremes',
    'W-TOHIT',
    'What if the target number cannot be missed, or not be rolled?',
    'The dice are thrown all the same: below 2 nothing hits, though an explosive may miss by one; from 12 on nothing misses. No natural roll is special.',
  ),
  settled(
    'clawArcs',
    'W-CLAW',
    'Do the facing of the target and its shell matter claw-to-claw?',
    'Yes, as for every attack but an explosive used claw-to-claw.',
    'The source speaks of any attack from behind.',
  ),
  settled(
    'engagement',
    'W-CLAW',
    'Is a crab held that has begun to fight claw-to-claw?',
    'No: it is an attack like any other, made within 1 inch, and either crab may walk away.',
  ),
  settled(
    'clawHeight',
    'W-CLAW',
    'What is within 1 inch, between heights?',
    'Bases at most 1 inch apart in plan, and footings at most 1 inch apart in height.',
  ),
  settled(
    'snappedLimbs',
    'W-BARE',
    'What does it mean that a limb is snapped off?',
    'It is told and has no effect; limbs have grown back by the next fight.',
    'The source gives it none.',
  ),
  choice(
    'arcBoundaries',
    'W-ARC',
    'Is exactly 45 degrees the front or the side, and exactly 90 the side or behind?',
    { frontward: 'The front, and the side.', rearward: 'The side, and behind.' },
    'Within 45 degrees is front in the source; side is named first for the zone that ends at 90.',
  ),
  settled(
    'arcCentres',
    'W-ARC',
    'What if an attacker stands in two arcs?',
    'The line from the centre of the target to that of the attacker decides.',
  ),
  settled(
    'sameSpot',
    'W-ARC',
    'What if the attacker is right above or below its target?',
    'That counts as behind.',
    'The shell is on top.',
  ),
  choice(
    'shellOverflow',
    'W-ARMOUR',
    'What becomes of damage that the armour cannot absorb?',
    {
      true: 'It goes through to Hit Points.',
      false: 'It is lost; but a crab whose armour was 0 before takes hits on the shell on its Hit Points.',
    },
    'One blasts all the way through the shell to get to the crab.',
  ),
  choice(
    'friendlyFire',
    'W-FIGHT',
    'May crabs be attacked by others of their owner?',
    {
      true: 'Yes, every crab may attack every other.',
      false: 'No; a throw is no attack, and may still move one of them.',
    },
    'Accidents with explosives are the owner’s own.',
  ),
];
