import { type Ruling, ruling } from '@tabletop/game';

const { choice, erratum, house, settled } = ruling;

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
    'In windows. Each leg of a move is announced, and opens one before it is walked; others open when the moves of a player begin, when all have moved, and whenever what was declared has been done. All who could act, the mover too, are asked once, and answer without hearing the others: to pass, or what one figure does, now or when the mover has gone so many whole centimetres. The mover goes as far as the first of these marks; what was declared further on is void, and the way on is announced anew, if at all. When nobody declares anything the window closes.',
    'Others may attack while a figure moves; asked only where it stops, it could run across a gap unshot.',
  ),
  choice('legLength', 'F-WINDOW', 'How much of a move is announced at once?', {
    5: 'At most 5 cm of path.',
    number: 'At most as many centimetres of path as the house rule says.',
  }),
  settled(
    'halt',
    'F-WINDOW',
    'Can who moves act between two legs, when no window is open?',
    'Yes: by declaring an action, for which a window opens. The others answer as in any other; they know that something was declared, not what.',
    'A figure may stop as often as it likes to do other things; an action is spent each time, so that it ends.',
  ),
  settled(
    'passing',
    'F-WINDOW',
    'How long does a pass last?',
    'As its player says: for this window, for the rest of the figure’s move (where none is under way, until one begins or the moves end), or for the rest of the turn.',
    'A game by post or chat would drown in passes otherwise.',
  ),
  settled(
    'declarations',
    'F-WINDOW',
    'How many figures may a player declare for at once?',
    'One in each window. The mover too may act with any figure, moving or not.',
  ),
  settled(
    'interruptsNested',
    'F-INTERRUPT',
    'Can an interrupt be interrupted?',
    'No: from the first card of an action until its damage and drain are over, nobody can declare another.',
  ),
  settled(
    'contest',
    'F-INTERRUPT',
    'What if several act at the same mark, and play equal cards?',
    'Each who declared commits one card; the highest goes first, those with equal ones play again among themselves. All are then settled in that order, without a window in between. Where none of those who are equal has a card left, they go in the order of initiative.',
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
    'When nobody wants to move any more and then, in a last window, nobody acts. Then cards are dealt and actions restored.',
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
    'That part alone costs more: 2 for each centimetre, as does every centimetre of a crawl, and 4 where both come together. What is gained so is rounded down to whole centimetres.',
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
    'fallenBases',
    'F-MOVE',
    'Is a figure that is out of the fight still in the way?',
    'Yes: its base stays where it fell, and others go round it.',
    'Once healed it stands up there, and bases never overlap.',
  ),
  settled(
    'sight',
    'F-TERRAIN',
    'What can be seen?',
    'What the straight line between the centres reaches without crossing a wall. Touching a corner does not block it, the seam of two walls does, and figures never do.',
  ),
];
