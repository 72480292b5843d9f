import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about explosives, blasts and death. */
export const EXPLOSIVES: readonly Ruling[] = [
  settled(
    'explosiveClose',
    'W-KAMIKAZE',
    'A rocket fired at half an inch is both ranged and explosive. Which rule holds?',
    'An explosive used on a target within 1 inch is always used claw-to-claw; the point-blank modifier is for ranged weapons that are not explosive.',
  ),
  choice(
    'kamikazeNeedsHit',
    'W-KAMIKAZE',
    'Must an explosive hit that is used claw-to-claw?',
    {
      false: 'No: there is no roll, and so no near miss; both crabs take the full damage.',
      true: 'Yes: a miss by one makes the target roll as usual, any other miss does nothing.',
    },
    'The source names no roll, and calls it the last move of a crab that is about to die.',
  ),
  settled(
    'blastOrder',
    'W-BLAST',
    'In which order do the effects of an explosive come?',
    'Damage to all, deaths, the blast, and then falls. Whatever it struck, crab or shell, its target is blasted if it lives.',
  ),
  settled(
    'kamikazeBlast',
    'W-BLAST',
    'Who is moved by an explosive used claw-to-claw?',
    'The target alone; who used it stays.',
    'The source moves a crab away from the opponent who fired.',
  ),
  settled(
    'bothDie',
    'W-DEATH',
    'What if both crabs die of one explosive?',
    'They are removed together, before anything else; if nobody has a crab left the fight is a draw.',
  ),
  settled(
    'blastDirection',
    'W-BLAST',
    'Where exactly is a crab moved?',
    'Along the line of the centres in plan, away from the attacker; from the same point, towards its own rear.',
  ),
  settled(
    'blastStops',
    'W-BLAST',
    'What if something is in its way?',
    'It stops in contact: with anything higher than it stands, with another crab in its way, and with the wall.',
  ),
  settled(
    'landing',
    'W-BLAST',
    'Where does a crab land that goes over an edge?',
    'It falls when the middle of its base leaves what it stood on, and lands on the footing at the end of its way. Where its base would overlap something there it goes on in the same direction to the first clear point; where the wall or something higher than it stood ends that way, it goes back to the nearest clear point.',
    'No crab is ever left in the air, or inside something.',
  ),
  settled(
    'bystanders',
    'W-BLAST',
    'What happens to crabs next to an explosion?',
    'Nothing.',
    'The source wants no blast radius.',
  ),
  settled(
    'killCredit',
    'W-DEATH',
    'Whose kill is a crab that dies of a fall?',
    'That of the crab whose attack or throw moved it.',
  ),
  settled(
    'afterwards',
    'W-FIGHT',
    'What of blasts and falls that are due when the fight is decided?',
    'They do not happen any more.',
  ),
];
