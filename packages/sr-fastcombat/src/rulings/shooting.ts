import { type Ruling, ruling } from '@tabletop/game';

const { choice, house, settled } = ruling;

/** What the text leaves open about ranges, Target Numbers, shots and ammunition. */
export const SHOOTING: readonly Ruling[] = [
  settled(
    'rangeGaps',
    'F-RANGES',
    'The bands are printed in whole centimetres. Where does 10.5 cm belong?',
    'Beyond the end of a band begins the next: with a hold-out 10.5 cm is at medium range.',
  ),
  settled(
    'rangeEnds',
    'F-RANGES',
    'What of distances outside all bands?',
    'There is no attack beyond extreme range, and none below the least distance of a launcher; at exactly 10 or 30 cm it is in its short band.',
  ),
  house(
    settled(
      'houseRanges',
      'F-RANGES',
      'Which ranges have thrown weapons, bows, crossbows and hand grenades?',
      'By Strength, in metres: throwing knife 1, 2, 3 and 5 times it, shuriken 1, 2, 5 and 7, hand grenade 3, 5, 10 and 20, bow 1, 10, 30 and 60; crossbows 2, 8, 20 and 40 (light), 3, 12, 30 and 50 (medium) or 5, 15, 40 and 60 (heavy). A metre is 1.5 cm on the table, rounded up to 5 cm.',
      'The table lacks them. Most of its rows are metres turned into centimetres like this.',
    ),
  ),
  settled(
    'strengthBehind',
    'F-RANGES',
    'The sheet has no Strength. Whose Strength counts for ranges?',
    'The figure’s Melee Combat Damage less 3, at least 0.',
    'Melee Combat Damage is Strength and 3.',
  ),
  settled(
    'thrownWeapons',
    'F-RANGES',
    'With which skill and Damage does a figure throw or draw a bow?',
    'Throwing knives and shuriken by Throwing, bows and crossbows by Firearms. A signed damage is added to the Melee Combat Damage.',
    'Their damage is printed like that of melee weapons.',
  ),
  choice(
    'sights',
    'F-TN',
    'Do several sights add up?',
    {
      best: 'No: of a laser, a smartlink and smartgoggles the best counts.',
      sum: 'Yes: all that the weapon and its user have.',
    },
    'Each of them shows where the weapon points.',
  ),
  settled(
    'sightsUsed',
    'F-TN',
    'On what do sights help, and how low can a Target Number go?',
    'On everything that shoots at a figure, not on what is thrown. Nothing keeps a Target Number from falling under 0.',
  ),
  settled(
    'moving',
    'F-TN',
    'When is a figure moving?',
    'As soon as it has gone any part of its way, and as long as that move is under way, also where it stops. Before and after that it is not.',
    'The text tells attacks during a move from those before and after.',
  ),
  settled(
    'mediumExample',
    'F-TN',
    'An example has a Target Number of 9 at medium range, which is 7. Why?',
    'The target is moving: 2 more.',
    'No other single entry of the table explains it.',
  ),
  choice(
    'totalMustExceed',
    'F-ATTACK',
    'Does a total hit that is equal to the Target Number?',
    {
      false: 'Yes: reaching it hits.',
      true: 'No: it must be exceeded. (A grenade that is equal is 0 points short and lands on its spot all the same.)',
    },
    'The text says greater than, but one of the two examples hits on an equal total, and spells and Knock-Out are affected by equal ones.',
  ),
  settled(
    'hopelessShot',
    'F-ATTACK',
    'May a figure shoot that cannot hit?',
    'Yes, whatever the Target Number.',
    'The source recommends it, to draw out good cards.',
  ),
  settled(
    'comparedPlays',
    'F-ATTACK',
    'Where Jokers are played, what counts when plays are compared, and when equal ones add up?',
    'All that a side has played, as one sum.',
  ),
  settled(
    'defence',
    'F-ATTACK',
    'Who plays for the defender, and may one attack one’s own?',
    'The target’s owner, who must play. Nobody aims at figures of their own side; blasts and spells on an area may catch those.',
  ),
  house(
    settled(
      'thrownItems',
      'F-AMMO',
      'The table gives no ammunition for thrown weapons. How often can they be thrown?',
      'As often as there are items: the sheet says how many, by default one. What was thrown is gone. Bows and crossbows hold one round.',
    ),
  ),
  choice(
    'partialReloads',
    'F-RELOAD',
    'What becomes of rounds that are left in a weapon when it is reloaded?',
    {
      false: 'They are lost: a reload takes one of the Reloads and fills the weapon.',
      true: 'They are kept: rounds are counted, and a reload takes what is missing.',
    },
    'The source has the second for those who like bookkeeping.',
  ),
];
