import { type Ruling, ruling } from '@tabletop/game';

const { choice, erratum, house, settled } = ruling;

/** What the text leaves open about figures, their sheets and lengths. */
export const FIGURES: readonly Ruling[] = [
  settled(
    'units',
    'F-MEASURE',
    'How exact are lengths, and from where to where are they measured?',
    'Lengths are whole numbers of half-millimetres, from centre to centre. A computed displacement is rounded to whole units, half away from zero, each coordinate by itself. Bases may touch, never overlap.',
    'The source measures between figures; the finest length that it names is 0.75 cm.',
  ),
  house(
    choice('figureRadius', 'F-MEASURE', 'How large is the base of a figure?', {
      1: 'A disc with a radius of 1 cm.',
      number: 'A disc with the radius that the house rule says.',
    }),
  ),
  settled(
    'sheetFields',
    'F-SHEET',
    'What does a record sheet hold?',
    'Name, race, the eight values, melee weapons, firearms with their Reloads, grenades, spells, and whether the figure has a smartlink, smartgoggles, or is invisible.',
    'The first are on the printed sheet; the others are what the table of Target Numbers asks for.',
  ),
  house(
    settled(
      'sheetLimits',
      'F-SHEET',
      'How great may the values of a sheet be?',
      'At most 20 actions, a Speed of 400 cm and 1,000 for any other value; 8 melee weapons, 8 firearms, 8 kinds of grenades and 16 spells.',
      'No figure comes near them; they keep hostile input small.',
    ),
  ),
  settled(
    'augmentedReaction',
    'F-ACTIONS',
    'Which value of an augmented Attribute counts?',
    'The augmented Reaction for actions, the augmented Body for the Knock-Out Value, the natural Body and Willpower for Magic Resistance.',
    'The worked example uses the first two, the text names the third.',
  ),
  choice(
    'augmented',
    'F-SPEED',
    'Do augmented Quickness and Strength count, or the natural ones?',
    { true: 'The augmented ones.', false: 'The natural ones.' },
    'As with Reaction and Body; the text asks for natural values in one place alone.',
  ),
  settled(
    'spellCaster',
    'F-MR',
    'Who is capable of casting spells?',
    'Who has a Magic Attribute above 0, unless the character says otherwise.',
    'Sorcery is of no use without one.',
  ),
  erratum(
    settled(
      'meleeDamageExample',
      'F-MELEE-DMG',
      'The example has 9 for Strength 5, the formula gives 8. Which stands?',
      'The formula: Strength and 3.',
      'The same example is right in all its other values; an example illustrates a rule.',
    ),
  ),
];
