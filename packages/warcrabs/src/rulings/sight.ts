import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about shooting up and down, cover and paper. */
export const SIGHT: readonly Ruling[] = [
  choice('elevationMin', 'W-ELEVATION', 'How much higher is above?', {
    0.0625: 'Any difference of footing.',
    number: 'As many inches as the house rule says, or more.',
  }),
  settled(
    'clawElevation',
    'W-ELEVATION',
    'Does height matter claw-to-claw?',
    'No, whatever weapon is used.',
    'The source speaks of shooting.',
  ),
  settled(
    'sightLine',
    'W-SIGHT',
    'What can a crab see?',
    'What a straight line reaches that joins the points one crab height above both footings. Solid obstacles block it where it passes inside their outline and below their top; touching one does not. Crabs and paper never block. Sight is mutual.',
  ),
  choice(
    'surfacesBlock',
    'W-SIGHT',
    'Do desk tops block sight?',
    { false: 'No.', true: 'Yes, as solid obstacles do.' },
    'Crabs on a desk and on the floor can go on fighting, as the source says.',
  ),
  settled(
    'partCover',
    'W-COVER',
    'What if a target is partly hidden?',
    'It is seen or it is not; there is nothing between.',
  ),
  settled(
    'hiddenTarget',
    'W-COVER',
    'May a crab shoot at one that it cannot see?',
    'No, but with a weapon that ignores cover; nothing is spent.',
  ),
  settled(
    'paperCover',
    'W-PAPER',
    'When does paper stop a flame, and what else does it stop?',
    'When it lies between the two as a solid obstacle would that blocks sight. It then burns instead of the target, and there is no roll. It stops no other weapon, and neither sight nor movement.',
    'It is a shield for one time.',
  ),
  choice(
    'paperGone',
    'W-PAPER',
    'When is paper gone that has stopped a flame?',
    {
      atOnce: 'At once: the next flame, of the same turn too, finds it gone.',
      endOfTurn: 'When the turn ends; until then it stops other flames.',
    },
    'The source calls it a shield for one time.',
  ),
  settled(
    'severalPapers',
    'W-PAPER',
    'What if several papers are in the way?',
    'The one nearest to the attacker stops the flame; the others are left.',
  ),
  settled(
    'stoppedUses',
    'W-PAPER',
    'Does a flame that paper stopped count as a use of its weapon?',
    'Yes, and as the action.',
    'It was fired.',
  ),
];
