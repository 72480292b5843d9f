import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about morale, victory and honours. */
export const ENDINGS: readonly Ruling[] = [
  settled(
    'moraleAlways',
    'K-MORALE',
    'Is morale rolled when the roll cannot fail?',
    'Yes, with 6 or more tentacles left too. The die stays six-sided whatever the number at the start.',
  ),
  settled(
    'firstEnding',
    'K-LOSE',
    'What if two endings come in one turn?',
    'The first that is reached stands: a vessel lost in the reaction phase is lost, whatever morale would have been, and with the last tentacle gone there is no morale roll.',
  ),
  settled('damageInFull', 'K-LOSE', 'Does damage past the limit count?', 'Yes, hull damage is counted in full.'),
  choice(
    'maxTurns',
    'K-LOSE',
    'Can a game go on for ever?',
    { null: 'There is no limit.', number: 'When that turn is over, the game is lost.' },
    'Sailors who pass lose the hull sooner or later.',
  ),
  settled(
    'moralTies',
    'K-MORAL',
    'Who is moral winner of players with equally many tentacles?',
    'The one whose sailors lost the least Pluck, each point counted, not net of gains; a remaining tie is shared. With no tentacle destroyed a player can be moral winner only if nobody destroyed any.',
  ),
  settled(
    'pluckOfTheDead',
    'K-MORAL',
    'How much Pluck does a sailor lose who goes out of play?',
    'One killed by a grab all that it had; one who fell below 2 only what was taken.',
  ),
  settled('whoDestroyed', 'K-MORAL', 'Who destroyed a tentacle?', 'The owner of the sailor whose roll destroyed it.'),
  choice(
    'moralWinner',
    'K-MORAL',
    'Is a moral winner named after a defeat?',
    { always: 'In victory and in defeat.', onWin: 'In victory alone.' },
    'The moral winner is set against winning or losing all together.',
  ),
];
