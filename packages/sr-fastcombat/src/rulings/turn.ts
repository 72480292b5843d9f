import type { Ruling } from '@tabletop/game';
import { choice, erratum, house, settled } from './entry.js';

/** What the text leaves open about the turn, interrupts, moving and the table. */
export const TURN: readonly Ruling[] = [
  settled(
    'initiativeTies',
    'F-INIT',
    'Who draws again after equal cards, and for what?',
    'Those who tie draw again for the places for which they tie, and for no others; where no cards are left that could tell them apart, they go in the order of seats.',
  ),
  erratum(
    settled(
      'playerOne',
      'F-SEQUENCE',
      'Players go by letters, but once one is named by a number. Who is meant?',
      'Player A, whose turn it is to move.',
      'No other player has a number.',
    ),
  ),
  settled(
    'windows',
    'F-WINDOW',
    'When can players act while another one moves?',
    'Before a leg is walked it is announced. Then everyone with an active figure that has an action left answers once, sealed: a pass, or one action of one figure, at once or at a whole centimetre of the leg. The lowest mark is settled first, with the mover where it is then; the rest of the leg may be changed or given up. Windows also open when a player’s moves begin, after each completed action, and after the last move; passes from all close one.',
    'Others may attack while a figure moves; asked only where it stops, it could run across a gap unshot.',
  ),
  choice('legLength', 'F-WINDOW', 'How much of a move is announced at once?', {
    5: 'At most 5 cm of path.',
    number: 'At most as many centimetres of path as the house rule says.',
  }),
  settled(
    'passing',
    'F-WINDOW',
    'How long does a pass last?',
    'As its player says: for this window, for the rest of the figure’s move, or for the rest of the turn.',
    'A game by post or chat would drown in passes otherwise.',
  ),
  settled(
    'declarations',
    'F-WINDOW',
    'How many figures may a player declare for at once?',
    'One in each window. Who moves is asked too, and may act with any figure.',
  ),
  settled(
    'interruptsNested',
    'F-INTERRUPT',
    'Can an interrupt be interrupted?',
    'No: nothing is declared while an action is being settled, from its first card to its last damage or drain.',
  ),
  settled(
    'contest',
    'F-INTERRUPT',
    'What if several act at the same mark, and play equal cards?',
    'Each who declared commits one card; the highest goes first, those with equal ones play again among themselves, and the others follow in order. Where none of those who are equal has a card left, they go in the order of initiative.',
  ),
  settled(
    'lapse',
    'F-INTERRUPT',
    'What becomes of a declared action that has become impossible?',
    'It lapses: neither the action nor ammunition is spent. The cards that were played for who goes first are.',
    'What was not done costs nothing; the cards have done their work.',
  ),
  settled(
    'moveOver',
    'F-SEQUENCE',
    'When is a figure’s move over?',
    'When its player ends it or begins another figure’s, and when it is knocked out.',
    'Figures move one at a time, and none twice in a turn.',
  ),
  settled(
    'turnEnd',
    'F-SEQUENCE',
    'When does a turn end?',
    'When all have moved who want to, and a window has closed with passes from all. Then cards are dealt and actions restored.',
  ),
  settled(
    'movePath',
    'F-MOVE',
    'How is the length of a path measured?',
    'Each straight piece is rounded up to whole units and the pieces are added; at most 32 in a leg.',
    'Then the length of a path is the same on every machine, and in every mirror image.',
  ),
  settled(
    'partlyDifficult',
    'F-MOVE',
    'What if only part of a path is difficult?',
    'Each centimetre over difficult ground or while crawling costs 2, both 4; what is gained so is rounded down to whole centimetres.',
    'For a move that is wholly difficult this is half the Speed, rounded down.',
  ),
  settled('crawling', 'F-MOVE', 'What is crawling?', 'Moving while prone.'),
  house(
    settled(
      'terrain',
      'F-TERRAIN',
      'Which terrain is there?',
      'Convex pieces of three kinds: walls block sight and moving; cover protects who is behind it and costs double to move over; difficult ground costs double.',
      'The source plays on a model and leaves its meaning to the players.',
    ),
  ),
  house(
    choice('coverReach', 'F-TERRAIN', 'When has a target cover?', {
      3: 'When the line of the shot crosses a piece of cover within 3 cm of the target.',
      number: 'When it does so within as many centimetres as the house rule says.',
    }),
  ),
  settled(
    'sight',
    'F-TERRAIN',
    'What can be seen?',
    'What the straight line between the centres reaches without crossing a wall. Touching a corner does not block it, and figures never do.',
  ),
];
