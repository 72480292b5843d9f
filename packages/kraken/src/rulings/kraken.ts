import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about what tentacles do. */
export const REACTION: readonly Ruling[] = [
  choice('reactionOrder', 'K-REACT', 'In which order do tentacles react?', {
    id: 'By ascending id; each effect applies at once.',
  }),
  settled(
    'columnMoment',
    'K-REACT',
    'When is the column chosen?',
    'When the tentacle’s turn comes, before its die: what lower ids did counts. Every surviving tentacle throws exactly one reaction die.',
  ),
  {
    ...settled(
      'columnGap',
      'K-REACT',
      'The columns leave a gap between 3 and 3.1 cm. Where does it belong?',
      'Exactly 3 cm is the second column, anything over it up to exactly 10 cm the third.',
    ),
    kind: 'erratum',
  },
  choice(
    'advanceLeftover',
    'K-ADVANCE',
    'What becomes of an advance that reaches the hull early?',
    {
      slide:
        'What is left is spent sliding along the hull towards the point nearest the sailor who is nearest when the approach is done; of sailors equally near, the lower id.',
      stop: 'It is lost.',
    },
    'An advance is met only beyond 3 cm, so a run along the hull is always what is left of an approach.',
  ),
  settled(
    'slideMeasure',
    'K-ADVANCE',
    'How is a slide round a corner of the hull measured?',
    'Along the hull’s outline by the point of contact; the centre sits one radius outward, square to the side of the contact, or as little further as whole units need to keep the base off the hull. A side counts its length rounded up; turning a corner costs nothing.',
    'The arc of the base’s centre would need π.',
  ),
  settled(
    'slideWay',
    'K-ADVANCE',
    'Which way does a tentacle slide, and where does it stop?',
    'The shorter way round (of two equal ways, the one with rising x, then rising y), where several points of the outline are nearest to the sailor to the one with the shortest way, until it is beside the nearest sailor or touches another base. One beside its sailor does not slide.',
  ),
  settled(
    'tentacleBlocked',
    'K-ADVANCE',
    'What stops a tentacle?',
    'Contact with the hull or another base: bases never overlap. The sea has no edge.',
  ),
  choice(
    'flailCritical',
    'K-FLAIL',
    'What is a critical success of a flail?',
    { double: 'A total of 8 or more on a natural double (4-4, 5-5, 6-6); it costs two points.' },
    'As for Pluck rolls, a critical is a success on a natural double.',
  ),
  settled(
    'flailOrder',
    'K-FLAIL',
    'Who is flailed, and in which order?',
    'The sailors in reach when the flail begins, by ascending id, each with its own two dice; the game’s end stops the rest.',
  ),
  settled(
    'grabTarget',
    'K-GRAB',
    'Which sailor is grabbed?',
    'Any of those within 6 cm, each equally likely; not the nearest.',
    'The source targets one at random.',
  ),
  choice('grabCriticals', 'K-GRAB', 'Do criticals of a grabbed sailor’s roll change its Pluck?', {
    false: 'No.',
    true: 'A critical success adds a point; a critical failure changes nothing, as the sailor is dead.',
  }),
];
