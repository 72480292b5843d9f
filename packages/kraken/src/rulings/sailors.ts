import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about Pluck. */
export const PLUCK: readonly Ruling[] = [
  settled(
    'criticalDice',
    'K-PLUCK-CRIT',
    'Does a modifier decide whether a roll is critical?',
    'A critical looks at the dice as thrown, success at the modified total. No rule of the game gives a modifier; it is there for house rules.',
  ),
  settled(
    'pluckAtTheTop',
    'K-PLUCK-BOUNDS',
    'What becomes of a point gained at Pluck 11?',
    'It is lost, and not counted as gained.',
  ),
  settled(
    'lossesInFull',
    'K-PLUCK-BOUNDS',
    'What does a loss of 2 do to a sailor with less to lose?',
    'Losses apply in full; below 2 the sailor is out at once, and the points lost count as thrown.',
  ),
];

/** What the text leaves open about sailor movement. */
export const MOVEMENT: readonly Ruling[] = [
  choice('moveTies', 'K-MOVE-ORDER', 'Who goes first among sailors of equal Pluck?', {
    id: 'The lower sailor id.',
    owner: 'The sailor of the earlier seat, then the lower id.',
  }),
  settled(
    'moveOrderFixed',
    'K-MOVE-ORDER',
    'May a sailor who stayed move later in the phase?',
    'No. The order is fixed when the phase begins; each sailor is asked once, to roll or to stay. One out of play is skipped.',
    'Each is asked in turn, once.',
  ),
  settled(
    'moveDice',
    'K-MOVE-ROLL',
    'Are the dice of the distance the dice of the Pluck roll?',
    'The distance is a fresh throw of two dice. A change of Pluck is applied before the sailor moves, and the allowance is seen before choosing where to go.',
    'The distance is asked for after the result, and the Pluck dice are capped by Pluck.',
  ),
  settled(
    'moveZero',
    'K-MOVE-ROLL',
    'May a sailor who may move stay?',
    'Yes; any part of the allowance may be used, also none.',
  ),
  settled(
    'movePath',
    'K-MOVE-PATH',
    'How is a move measured?',
    'As a polyline of at most 32 legs, each leg rounded up to whole units. A base passes where it could stand: bases may touch, never overlap, at every point of the path.',
  ),
  choice(
    'sailorOnDeck',
    'K-MOVE-PATH',
    'How much of a base must stay on the vessel?',
    {
      base: 'The whole base. Tentacle bases stay off the hull, so that the two never overlap.',
      centre: 'Its centre. A tentacle then stops on touching a sailor’s base too.',
    },
    'A sailor may not leave the vessel; with the whole base on it no overlap can arise.',
  ),
  settled(
    'pathHelper',
    'K-MOVE-PATH',
    'Which path does a sailor take when only a destination is named?',
    'A short legal one, the same every time and not promised to be the shortest: the straight line, else a way round the figures in between, nearest first, pulled tight.',
    'Among discs the shortest path has arcs, which a polyline cannot follow.',
  ),
];

/** What the text leaves open about sailor combat. */
export const COMBAT: readonly Ruling[] = [
  choice('measure', 'K-COMBAT-REACH', 'From where are distances measured?', {
    edges:
      'From edge to edge: between a sailor and a tentacle, and between a tentacle and the hull, in the set-up too.',
    centres: 'From the centres of the bases, by the same numbers. Contact still stops movement.',
  }),
  settled(
    'combatTarget',
    'K-COMBAT-REACH',
    'Which tentacle is attacked when several are in reach?',
    'The player names it before the roll. Reach is judged when the sailor attacks; a destroyed tentacle is gone at once.',
  ),
  settled(
    'shielding',
    'K-COMBAT-REACH',
    'Do obstacles shield?',
    'No; reach is distance only, whatever stands between.',
  ),
  choice(
    'combatOrder',
    'K-COMBAT-ROLL',
    'In which order do sailors attack?',
    {
      floor:
        'The floor goes round the seats from the first; whoever has it attacks with one sailor or passes. The phase ends when every player who could still attack has passed in succession.',
      pluck:
        'By Pluck as it stands when combat begins, highest first and ties as for movement, each attacking or holding back for the turn.',
    },
    'Any order that the players want can be had, and only one of them acts at a time.',
  ),
];
