import { type Ruling, ruling } from '@tabletop/game';
import { MAX_PLAYERS, MAX_SIDES, MAX_UNIT_NAME, MAX_UNITS } from '../limits.js';

const { choice, erratum, house, settled } = ruling;

/** What the text leaves open about forces, what units are made of, and where they start. */
export const FORCES: readonly Ruling[] = [
  settled(
    'sides',
    'S-MODE',
    'How many players and sides are there?',
    `One to ${MAX_PLAYERS} players and two to ${MAX_SIDES} sides with ${MAX_UNITS} units at most. Each side has one owner, and every player owns at least one side: one who plays alone owns them all.`,
    'The source has two or more players, and recommends the game for one.',
  ),
  choice(
    'budget',
    'S-BUDGET',
    'How many points has a side for units on foot?',
    {
      20: 'Twenty, where the set-up says nothing else of that side. What costs more than that is refused, what costs less is not.',
      number: 'As many as the house rule says, where the set-up says nothing else of that side.',
    },
    'The source leaves the number open, and gives 20 in its solo match; there one side has 22.',
  ),
  house(
    choice(
      'force',
      'S-BUDGET',
      'Which units does a side have when the set-up says nothing of them?',
      {
        squad: 'Six, most of them with guns of different kinds.',
        stabbers: 'Four that are fast, most of them with plasma swords.',
        heavies: 'Four: a machine gun in heavy armour, a rocket launcher, a plasma pistol and a pistol.',
        specialists: 'Four: a plasma machine gun, an overdose, a hacker and a runner.',
        battalion: 'Ten with metal legs, who can go and attack as one.',
        pinkPunks: 'The five Pink Punks of the solo match.',
        blueBruisers: 'The three Blue Bruisers of the solo match, who cost 22 points.',
        custom: 'Any units.',
      },
      'Players buy their own; these are for a match at once, and cost 20 points where nothing else is said.',
    ),
  ),
  house(
    settled(
      'deployment',
      'S-DEPLOY',
      'Where do units on foot start that nobody places?',
      'Each side within three rows of spaces at its own edge of the map, and never more than half of it: the first at the top, the second at the bottom, then left and right, and the same again for more. Units that are alike stand side by side, or in one space as far as they fit into it, such groups evenly along the edge. Nobody starts in full cover or in another’s space.',
      'The source leaves it to players and referee.',
    ),
  ),
  settled(
    'unitNames',
    'S-ORDERS',
    'What may a unit be called?',
    `One word of up to ${MAX_UNIT_NAME} letters, digits, hyphens and underscores, which is neither “cover” nor “through” and, capitals aside, no other unit’s in the match.`,
    'So that written orders are clear.',
  ),
  settled(
    'slots',
    'S-SLOTS',
    'Can a unit have several guns, armours or doses, or one modification twice?',
    'No: one gun, one blade, one armour and one dose at most, and every modification once. Legs, jet pack, shield and implant go with everything.',
    'The sheets of the solo match have one gun and one blade each.',
  ),
  settled(
    'boughtWeapons',
    'S-SLOTS',
    'Does a unit keep its pistol when it buys a gun, and its knife when it buys a sword?',
    'No, the new weapon takes its place.',
    'So it is on the sheets of the solo match.',
  ),
  settled(
    'legsAndJet',
    'S-SLOTS',
    'Do metal legs and a jet pack add up?',
    'Yes, a unit that has both has 30 Move more.',
    'Both say by how much Move rises.',
  ),
  settled(
    'floors',
    'S-SLOTS',
    'How low can the values of a unit fall?',
    'Speed and Move to 0, Body to 1.',
    'Heavy armour leaves a unit with Speed 0, which goes last and can do everything else.',
  ),
  settled(
    'ownLists',
    'S-SLOTS',
    'The source announces more modifications. How do they come in?',
    'Anyone can define weapons and modifications of their own, and units take them like those of the lists.',
  ),
  erratum(
    choice(
      'pistolHitsOn',
      'S-PISTOL',
      'A pistol hits on 4 or more in the core rules, and on 3 or more in the solo match. Which stands?',
      { 4: 'Four, as in the core rules.', number: 'As the house rule says: 3 as in the solo match.' },
      'The core rules say it of the pistol itself; the match repeats the line that speaks of weapons in general.',
    ),
  ),
  erratum(
    choice(
      'plasmaSwordCost',
      'S-PSWORD',
      'A plasma sword costs 2 points in the list, and 3 in the solo match. Which stands?',
      { 2: 'Two, as in the list.', number: 'As the house rule says: 3 as in the solo match.' },
      'The list is the rule, the match an example.',
    ),
  ),
];
