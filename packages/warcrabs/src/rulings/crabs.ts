import { type Ruling, ruling } from '@tabletop/game';

const { choice, erratum, house, settled } = ruling;

/** What the text leaves open about crabs, their shells and their equipment. */
export const CRABS: readonly Ruling[] = [
  choice(
    'mustSpendAll',
    'W-TRAITS',
    'Must all 15 points be given out?',
    { false: 'No: the three traits sum up to 15 or less.', true: 'Yes.' },
    'The source gives a crab 15 points to distribute, and does not say that none may be left.',
  ),
  settled(
    'roster',
    'W-ROSTER',
    'How many crabs has an owner?',
    'One or more; between fights they may be given or sold to others.',
    'The source speaks of one or more crabs, and of buying one from who can engineer them.',
  ),
  settled(
    'sheet',
    'W-SHEET',
    'What does a character sheet show?',
    'Ten fields: the three traits, both capacities, Weight, Armour, Hit Points, Movement and Money.',
    'These are the ones that the source has its readers fill in.',
  ),
  settled(
    'betterShell',
    'W-SHELL',
    'Does a better shell come on top of the Basic one?',
    'No: a crab wears one shell, whose weight and armour replace those of the old one. That is kept, or sold.',
    'Hermit crabs move from one shell into another.',
  ),
  erratum(
    settled(
      'weightExample',
      'W-MOVEMENT',
      'The example adds 7 points of equipment to a shell of 1, and counts a Weight of 7. Which stands?',
      'The formula: Movement falls by what the whole Weight, shell included, is above the Optimum Shell Capacity.',
      'An example illustrates a rule; the source itself says that a Basic shell weighs something.',
    ),
  ),
  choice(
    'shedWeight',
    'W-WEIGHT',
    'Does what was used up still weigh something in the fight?',
    {
      false: 'Yes, until the fight is over.',
      true: 'No: a weapon without uses left weighs nothing for the rest of the fight.',
    },
    'Movement stays one number for a whole fight.',
  ),
  settled(
    'movementFloor',
    'W-MOVEMENT',
    'Can Movement fall below 0?',
    'No: at the Maximum Shell Capacity, above which no crab is ever loaded, it is exactly 0.',
    'It follows from the two formulas.',
  ),
  house(
    settled(
      'equipment',
      'W-KIT-HOUSE',
      'The list of equipment is lost. What do the weapons weigh, cost and do?',
      'What the list of this package says, where each value is marked as the source’s or ours; besides the weapons that the source names it has one of our own, and three shells. A list of one’s own can be put in its place.',
      'Chosen so that no item is best at everything.',
    ),
  ),
  settled(
    'itemFields',
    'W-KIT-HOUSE',
    'What is there to know of a weapon?',
    'Its kind (claw, ranged or tossed), damage, weight, price, to-hit modifier, range and uses, and whether it is explosive, ignores cover, or is a flame that paper stops.',
    'The rules ask for these and no others.',
  ),
  house(
    settled(
      'maxRange',
      'W-KIT-HOUSE',
      'How far do weapons reach?',
      'As far as the list says, in inches along the straight line; a weapon that has no range there reaches any distance.',
      'Extra long range has no end in the source; a firecracker that is tossed has one.',
    ),
  ),
  house(
    settled(
      'uses',
      'W-KIT-HOUSE',
      'How often can a weapon be used?',
      'A firecracker once, all other weapons of the list any number of times.',
      'The source counts no ammunition.',
    ),
  ),
  settled(
    'mbrls',
    'W-KIT-SOURCE',
    'The MBRLS fires a swarm of rockets. How many hits is that?',
    'One roll to hit, one hit and one blast.',
    'The source turns the swarm into a better chance to hit.',
  ),
];
