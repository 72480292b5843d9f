import { type Ruling, ruling } from '@tabletop/game';

const { choice, erratum, settled } = ruling;

/** What the text leaves open about rolls, the turn and stuns. */
export const TURN: readonly Ruling[] = [
  erratum(
    settled(
      'rollUnder',
      'W-ROLL',
      'A roll succeeds if it is the same as the trait. Is a lower one a failure?',
      'No: two dice that come to the trait with its modifiers, or less, succeed.',
      'A 4 against a Strength of 6 succeeds in the source’s own example.',
    ),
  ),
  choice(
    'tieRolls',
    'W-ORDER',
    'When do crabs of equal Dexterity roll for who goes first?',
    { once: 'At the start of the fight, for all of it.', eachTurn: 'At the start of every turn.' },
    'A turn then means the same to everyone who is stunned for one, and there are fewer rolls.',
  ),
  settled(
    'tiedCrabs',
    'W-ORDER',
    'Who rolls where several crabs of several owners are tied?',
    'All of them, one after another; those who are equal again roll again among themselves. Crabs that are tied with none of another owner’s go in the order in which they are listed, without a roll.',
    'Between one’s own crabs nothing has to be decided by dice.',
  ),
  settled(
    'missedSlots',
    'W-ORDER',
    'What becomes of the slot of a crab that cannot act?',
    'That of a dead crab is dropped; that of a stunned crab is passed over, and counts as the activation that it misses.',
  ),
  choice(
    'splitMove',
    'W-TURN',
    'Can a move be split around the action?',
    {
      false: 'No: all of the move and then the action, or the action and then all of the move.',
      true: 'Yes: a crab may go on moving until its Movement is used up.',
    },
    'The source grants a move and an action.',
  ),
  settled(
    'oneAction',
    'W-TURN',
    'What is one action?',
    'One attack with one weapon or with bare claws, or one attempt to throw a crab. Jumping is part of the move.',
  ),
  choice(
    'turning',
    'W-FACING',
    'What does it cost to turn, and when may a crab?',
    {
      free: 'Nothing: a crab that moves, or that stays where it is, may face any way. Nothing else turns it.',
      moveOnly: 'A crab faces where its last step led, and does not turn otherwise.',
    },
    'The source charges nothing for it, and says of a crab that carries all it can that it cannot move, not that it cannot turn.',
  ),
  choice('fireArc', 'W-FACING', 'Must a crab face whom it attacks?', {
    any: 'No: weapons and claws reach in every direction.',
    front: 'Yes: the target must lie in its front arc.',
  }),
  choice(
    'stunLasts',
    'W-STUN',
    'How long is one turn for a crab that is stunned?',
    {
      wholeTurn:
        'Until, at the end of an activation, it has missed one activation of its own and every other crab in play has had one, or missed it, since the stun began.',
      nextActivation: 'Until it has missed its next activation.',
    },
    'The source says an entire turn; with the other reading the crab of its only example could not have been thrown any more.',
  ),
  settled(
    'stunAgain',
    'W-STUN',
    'What if a crab is stunned that is stunned, or that is acting?',
    'The stun begins anew; two do not add up. An activation ends at once when its crab is stunned.',
  ),
];
