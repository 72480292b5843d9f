import { type Ruling, ruling } from '@tabletop/game';

const { choice, erratum, house, settled } = ruling;

/** What the text leaves open about the scales of maps, the two layers, transport, and battalions of craft. */
export const SCALES: readonly Ruling[] = [
  erratum(
    settled(
      'mapScales',
      'S-SCALE',
      'The sizes of the three kinds of map do not agree: a spaceship’s part is four of a vehicle’s on one, and two on another. Which stands?',
      'Each kind of map as it is printed.',
      'No single list of sizes fits all three.',
    ),
  ),
  settled(
    'oneScale',
    'S-SCALE',
    'Can the scale change in a match?',
    'No, a map has one; a set-up that says nothing of it has one for units on foot.',
  ),
  settled(
    'partBlocks',
    'S-SCALE',
    'What shape has a part of 4 or of 8 spaces?',
    'Two by two, and four columns by two rows, however the craft is turned. Parts that are neighbours in the shape are so on the map.',
  ),
  settled(
    'smallParts',
    'S-SCALE',
    'How does a vehicle lie on a map on which its parts are smaller than a space?',
    'Two by two of its parts to a space, counted from the corner of its shape.',
    'Four of them fill a space.',
  ),
  settled(
    'sharedSpaces',
    'S-SCALE',
    'Who shares a space?',
    'Units of one side that are smaller than it, up to one space’s worth: never with enemies. They know no place within it. One of them is in the way of others, and of sight, as if it filled it; a shot names the unit.',
  ),
  settled(
    'scaledMoves',
    'S-SCALE',
    'What of parts of a space in a Move that is divided?',
    'It is rounded down, but is at least 1 where it was; a malfunction may make that 0. Moves and distances are whole spaces.',
    'Whoever can move at all should not be stuck.',
  ),
  settled(
    'scaledRanges',
    'S-SCALE',
    'Are ranges scaled as moves are?',
    'No, they are spaces of whatever map is played on; to be next to one another counts spaces as well.',
    'The source scales sizes and moves alone.',
  ),
  settled(
    'layers',
    'S-LAYERS',
    'Spaceships can be above others. What does that change?',
    'They are in a layer of their own on every map. What is in one layer is in nobody’s way in the other, for moves and for shots.',
  ),
  settled(
    'layerMoves',
    'S-LAYERS',
    'Does cover hinder the moves of spaceships?',
    'No, none does.',
    'They are above it.',
  ),
  settled(
    'layerCover',
    'S-LAYERS',
    'When is a target behind cover if one of the two is a spaceship, or both?',
    'When cover is in the target’s own space, on maps of every scale; not partial cover in which the shooter is itself, right below it. What lies between them does not matter.',
    'Such a shot comes from above, or goes up.',
  ),
  settled(
    'layerRockets',
    'S-LAYERS',
    'Whom does a rocket harm above and below?',
    'Those in the layer of its target alone; one at a spaceship still destroys the cover under it.',
    'Cover is in a space, whichever layer is aimed at.',
  ),
  settled(
    'layerStabs',
    'S-LAYERS',
    'Can a spaceship be stabbed?',
    'Yes, where it is right above the stabber or next to it.',
    'A blade reaches one space.',
  ),
  settled(
    'transportTurn',
    'S-TRANSPORT',
    'When and how are units taken aboard and let out?',
    'By an order of the craft, in its turn in the Special phase: first those who leave, to free spaces next to the part that is the bay, then those who board from there. At most as many a round as the bay holds, both together.',
  ),
  settled(
    'tiedBays',
    'S-TRANSPORT',
    'Where those of equal Speed act at the same time, whose passengers get a space that two are to leave to?',
    'The craft that is listed first has its turn first: bays are emptied and filled, and slag is laid, one craft after another.',
    'Two bodies cannot share a space, and a roll for it would part what else they do at the same time.',
  ),
  settled(
    'boarders',
    'S-TRANSPORT',
    'Which orders have those who board or leave?',
    'Who boards has none any more in that round, and rolls for no order; nor has who could not leave as ordered, also where both are thrown out of a bay. Who is let out does what it was ordered, starting where it was let out; that order stands after the craft’s in the same list.',
    'One order cannot be judged before it is known where it starts.',
  ),
  settled(
    'passengers',
    'S-TRANSPORT',
    'What can passengers do, and what can be done to them?',
    'Nothing: they do not act and are no target, for orders neither. Their own overdoses are rolled for all the same, and they count as living.',
  ),
  settled(
    'boardedAtStart',
    'S-TRANSPORT',
    'Can units start a match aboard?',
    'Yes, where the set-up says so: units on foot of the craft’s side, as many to a bay as it holds.',
  ),
  choice(
    'bayLost',
    'S-TRANSPORT',
    'What becomes of passengers when their bay or the craft is destroyed?',
    {
      die: 'They die.',
      thrownOut:
        'They are thrown out into the nearest free spaces, and do nothing more in that round; who finds none dies.',
    },
    'Whoever is inside goes down with it.',
  ),
  choice(
    'craftBattalions',
    'S-BATTALION',
    'Can craft form battalions?',
    {
      false: 'No.',
      true: 'Yes, those that are alike in everything; each member moves, fires and has its crews act by itself, and is attacked part by part.',
    },
    'The source has mass combat for units on foot, before it speaks of craft.',
  ),
  settled(
    'battalionRams',
    'S-BATTALION',
    'Can a battalion of craft ram?',
    'No: who rams has an order of its own.',
    'One part is rammed, and one part touches it.',
  ),
  house(
    settled(
      'scenarios',
      'S-SCALE',
      'Which matches are there on each scale for a start?',
      'Five, with the same force on both sides: escort and overwatch on maps for units on foot, armour and landing for vehicles, fleet for spaceships.',
      'The source has one match, and it is on foot.',
    ),
  ),
];
