import { type Ruling, ruling } from '@tabletop/game';

const { erratum, settled } = ruling;

/** An error of the printed match. */
function misprint(id: string, question: string, meaning: string, reason: string): Ruling {
  return erratum(settled(id, 'S-MATCH-ERRATA', question, meaning, reason));
}

/**
 * What is misprinted in the source’s solo match, or contradicts its own rules.
 *
 * @rule S-MATCH-ERRATA
 * @rule S-MATCH-END
 */
export const SOLO_MATCH: readonly Ruling[] = [
  erratum(
    settled(
      'matchBudgets',
      'S-MATCH-COST',
      'Each team has 20 points, and Blue’s units cost 22. Is that allowed?',
      'Budgets are each side’s own: 20 and 22 in that match.',
      'The source says itself that Blue has slightly more.',
    ),
  ),
  erratum(
    settled(
      'matchSheets',
      'S-MATCH-COST',
      'A sheet without a name stands between P3 and P4. Has Pink a sixth unit?',
      'No, the five with names are all.',
      'With a sixth Pink would have 21 points, and no sixth ever acts.',
    ),
  ),
  misprint(
    'matchBodyPink',
    'P1’s sheet has Body 1 with medium armour. What has it?',
    'Three.',
    'Its armour adds 2, and it plays on after 2 damage with 1 left.',
  ),
  misprint(
    'matchBodyBlue',
    'B3’s sheet has Body 1 with heavy armour. What has it?',
    'Five.',
    'Its armour adds 4, and its first wound takes it from 5 to 3.',
  ),
  settled(
    'matchTies',
    'S-MATCH-END',
    'No die for a tie is printed, though most units have the same Speed. How is the match played?',
    'With units of equal Speed acting at the same time, and moves that cross none of their own.',
    'Then no die is needed that is not printed.',
  ),
  misprint(
    'matchFullCover',
    'In round 5 B2 fires at partial cover, and makes full cover partial. Which was it?',
    'Full cover, which its first shot makes partial.',
    'Partial cover that falls in that match is said to be destroyed, and B2 has shot away its partial cover the round before.',
  ),
  misprint(
    'matchSameCover',
    'At which cover does B3 fire in round 5?',
    'At the one that it made partial in round 4; it is gone after the first shot, and the second is wasted.',
    'It is the only cover that it has shot at.',
  ),
  misprint(
    'matchRounds',
    'Two rounds are called the seventh. How many are there?',
    'Eleven; there is nothing but moves in the first two.',
    'Different things happen in the two.',
  ),
  misprint(
    'matchSword',
    'In round 9 a plasma sword does 2 damage. Is it not 3?',
    'It is 3; B2 has 1 left and dies of either.',
    'Two is what it does through cover.',
  ),
  misprint(
    'matchSpeed',
    'What is B3’s Speed in round 9, where the number is missing?',
    'Zero, as in every other round.',
    'Nothing changes Speed.',
  ),
  misprint(
    'matchCarried',
    'In round 10 B3 falls from 5 to 3 for a second time. What has it?',
    'It falls from 3 to 1.',
    'The round before it was left with 3.',
  ),
];
