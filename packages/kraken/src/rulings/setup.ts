import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about vessel, tentacles, crew and players. */
export const SETUP: readonly Ruling[] = [
  settled(
    'units',
    'K-BASES',
    'How exact are lengths?',
    'Every length is a whole number of half-millimetres; a computed displacement is rounded to whole units, half away from zero, each coordinate by itself, and shortened a unit at a time where it would then overlap what it may only touch.',
    'Boundaries such as exactly 3 cm then have one answer on every machine and in every mirror image.',
  ),
  {
    ...settled(
      'baseSizes',
      'K-BASES',
      'The bases are printed as 30 cm and the cards as 25 cm wide. Are centimetres meant?',
      'Millimetres are meant: a tentacle stands on a base of 30 mm, a sailor on one of 25 mm.',
      'A 30 cm base would be wider than the vessel, and the figures are of 28 mm.',
    ),
    kind: 'erratum',
  },
  choice(
    'baseShape',
    'K-BASES',
    'Bases are square, but which way do they face?',
    { disc: 'Bases count as discs as wide as the squares; facing plays no part.' },
    'A square would need an orientation that no rule uses.',
  ),
  {
    ...choice(
      'vessel',
      'K-VESSEL',
      'Where exactly do bow and stern taper, and where do masts and tower stand?',
      {
        merchantman: 'A hull of 88 by 21 cm, the last 15 cm at each end tapering to 7 cm across, with three masts.',
        nautilus: 'The same hull with one conning tower amidships.',
        custom:
          'Any strictly convex hull of 3 to 64 corners, at most 400 cm across, with at most 32 obstacles inside it.',
      },
      'The source leaves the plan to the players; a preset fixes one, so that games can be replayed. A vessel changes obstacles and the picture, never a rule or a number.',
    ),
    kind: 'house',
  },
  choice(
    'tentaclePlacement',
    'K-TENTACLES',
    'Where do tentacles start that nobody places?',
    {
      even: 'The first half to starboard, the others to port, from stern to bow, the k-th of m opposite (2k − 1)/(2m) of the hull’s length, each straight out from the side with its base `startDistance` (8 cm) from the nearest point of the hull.',
    },
    'The source wants them spread out along the vessel. A set-up may place them itself.',
  ),
  settled(
    'placementChecks',
    'K-TENTACLES',
    'What is checked of tentacles that a set-up places?',
    'Bases lie outside the hull, at most `startLimit` (12 cm) from it, measured as `measure` says, and do not overlap one another. Evenness is not checked.',
    'The source does not mind where exactly they are.',
  ),
  settled(
    'setupOrder',
    'K-TENTACLES',
    'Who is placed first?',
    'The tentacles, then the sailors, all within the set-up.',
  ),
  choice('mustSpendAll', 'K-CREW', 'Must all the Pluck points be given out?', {
    false: 'The total may be under the limit, never over.',
    true: 'The total must be the limit.',
  }),
  {
    ...choice(
      'crews',
      'K-CREW',
      'Which crew plays when none is given?',
      {
        mixed: 'Eight sailors of Pluck 10, 8, 7, 6, 6, 5, 5 and 3.',
        heroes: 'Five sailors of Pluck 10.',
        custom: 'Any crew within the limits.',
      },
      'Both spend 50 points. The source expects at most eight or nine figures and advises heroes for the first games.',
    ),
    kind: 'house',
  },
  settled(
    'crewLimit',
    'K-CREW',
    'Is there an upper limit to the crew?',
    'None but the points: at 3 points a sailor, 50 points make at most 16.',
    'The size named in the source is a hint of how many figures to bring.',
  ),
  settled(
    'startingPlaces',
    'K-CREW',
    'Where on the vessel may a sailor start?',
    'Where it could stand in play: as `sailorOnDeck` says, overlapping no obstacle and no other base.',
  ),
  {
    ...settled(
      'stations',
      'K-CREW',
      'Where do sailors start, and what are they called, when the set-up does not say?',
      'Spread along the vessel’s middle line, as near to it as there is room; by names that the package brings.',
      'The source lets the players decide both.',
    ),
    kind: 'house',
  },
  settled(
    'players',
    'K-CREW',
    'How many players are there, and may one have no sailor?',
    'One or more. Every sailor has exactly one owner and every player starts with at least one sailor. A player whose sailors are all out has nothing to do and shares the result.',
  ),
  settled(
    'knobLimits',
    'K-KNOBS',
    'How far may house rules go?',
    'Tentacles 1 to 24, crew 1 to 64, Pluck in all 1 to 1,000, hull points 1 to 1,000, turns 1 to 1,000,000, lengths up to 400 cm in steps of 0.05 cm. A least value may not exceed its greatest.',
  ),
];
