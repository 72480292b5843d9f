import { type Ruling, ruling } from '@tabletop/game';
import { MAX_PARTS } from '../limits.js';

const { choice, house, settled } = ruling;

/** What the text leaves open about what vehicles and spaceships are built of, what they cost, and how they shoot. */
export const CRAFT: readonly Ruling[] = [
  house(
    choice(
      'vehicleBudget',
      'S-BUDGET',
      'Vehicles have a budget of their own. How large is it?',
      {
        20: 'Twenty points, where the set-up says nothing else of that side; what is left of one budget is no good for another.',
        number: 'As many points as the house rule says, where the set-up says nothing else of that side.',
      },
      'The source gives no number; units on foot have as many in its solo match.',
    ),
  ),
  house(
    choice(
      'spaceshipBudget',
      'S-BUDGET',
      'Spaceships have a budget of their own. How large is it?',
      {
        20: 'Twenty points, where the set-up says nothing else of that side.',
        number: 'As many points as the house rule says, where the set-up says nothing else of that side.',
      },
      'The source gives no number; units on foot have as many in its solo match.',
    ),
  ),
  house(
    choice(
      'technicianCost',
      'S-VMODS',
      'No price is printed for a plasma technician crew. What does it cost?',
      { 2: 'Two points.', number: 'As many points as the house rule says.' },
      'With its crew a shield is worth half as much again.',
    ),
  ),
  house(
    choice(
      'craft',
      'S-HULL',
      'Which vehicles and spaceships does a side have?',
      {
        none: 'None, where the set-up says nothing of them; where it does and says nothing of units on foot, nobody is on foot.',
        buggy: 'A light vehicle on a hover sled with an assault gun, for 5 points.',
        skimmer: 'A light, fast vehicle on a hover sled that lays plasma slag, for 10.',
        commander: 'A medium vehicle on a hover sled with a hacking crew, for 10.',
        copter: 'A light vehicle with copter rotors and an assault plasma gun, for 10.',
        carrier: 'A medium vehicle with a plasma gun and a transport bay, for 10.',
        tank: 'A heavy vehicle with a rail gun, for 20.',
        fighter: 'A light spaceship with plasma fuel and an assault gun, for 5.',
        raider: 'A light spaceship with a hacking crew and an overdose, for 10.',
        gunship: 'A light spaceship with a short warp drive and an assault plasma gun, for 10.',
        freighter: 'A medium spaceship with a plasma gun and a transport bay, for 10.',
        cruiser: 'A medium spaceship with two guns, a plasma shield and its technicians, for 20.',
        custom: 'Any craft.',
      },
      'Players design their own; these are for a match at once, and add up to a budget.',
    ),
  ),
  house(
    settled(
      'craftDeployment',
      'S-DEPLOY',
      'Where do craft start that nobody places, and which way up?',
      'Evenly along the edge of their side, as near to it as they can be and never beyond the middle of the map, before its units on foot find theirs. The top of their shape looks away from that edge, where the set-up does not turn them by quarters.',
      'The source leaves it to players and referee.',
    ),
  ),
  settled(
    'connectedParts',
    'S-HULL',
    'When are parts of a hull connected?',
    'When they share an edge; a corner is not enough.',
    'What holds at a corner alone would fall apart.',
  ),
  settled(
    'hullParts',
    'S-HULL',
    'How many parts has a hull, and how are they numbered?',
    `One to ${MAX_PARTS}, numbered from the top of its shape, each row from the left.`,
    'So that attacks can name a part, and every match stays small enough to play.',
  ),
  settled(
    'hullMoves',
    'S-HULL',
    'How does a craft of several parts move, and can it turn?',
    'Its whole shape shifts, one step after another, and every space that it enters must be free; its own do not count. A step costs as much as the dearest space entered. It never turns in play.',
    'No facing is mentioned.',
  ),
  settled(
    'attachments',
    'S-GUNS',
    'Does a gun attachment come with a gun, and where may the free one be?',
    'Each holds a base gun for nothing, and a gun that is bought takes its place. The free one may be on any part.',
  ),
  settled(
    'gunOrders',
    'S-GUNS',
    'How are several guns fired?',
    'All by one order, one after another as they are listed in it. Each names its own target, and the part of it.',
    'Each gun can have a target of its own.',
  ),
  settled(
    'gunLines',
    'S-GUNS',
    'From where to where does a gun of a craft measure?',
    'From any space of the part that holds it to any space of the part that it is fired at. Of the lines within range the clearest counts or, for a shot through cover, the one with the fewest covers; of equal ones the shortest.',
    'A part that fills several spaces has no middle that would be one of them.',
  ),
  settled(
    'ownHull',
    'S-BLOCK',
    'Does a hull stand in the way of shots?',
    'Other craft do, wrecked parts too. The shooter’s own hull hides nothing from its guns, nor does the target’s own one part behind another. Partial cover in any space of the shooter’s hull, or next to one, is as its own space’s and that next to it.',
    'Otherwise the guns and the parts within a hull would be of no use, and out of reach.',
  ),
  settled(
    'oncePerCraft',
    'S-VMODS',
    'Can a craft have a modification twice, or both doses?',
    'No: crews, doses, drives, shield and exhaust are once a craft, and it has one dose at most. Guns and bays belong to parts: two guns and one bay at most on each, and both can be on one.',
    'As on foot.',
  ),
  settled(
    'craftFloors',
    'S-VMODS',
    'How low can the values of a craft fall?',
    'Speed and Move to 0, as on foot. Nothing changes the Body of its parts.',
  ),
  settled(
    'ownCraftLists',
    'S-VMODS',
    'Can craft have guns and modifications that are not on the lists?',
    'Yes: anyone can define their own, for craft of one class or of both.',
    'The source announces more.',
  ),
  settled(
    'moveSteps',
    'S-VMODS',
    'In which order do the things count that change the Move of a craft?',
    'What is added is added first. Then the scale of the map multiplies or divides, then a malfunction halves; each is rounded down.',
  ),
];
