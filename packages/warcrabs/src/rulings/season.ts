import { type Ruling, ruling } from '@tabletop/game';

const { choice, house, settled } = ruling;

/** What the text leaves open about prizes, trade and what lasts from one fight to the next. */
export const SEASON: readonly Ruling[] = [
  choice(
    'purse',
    'W-MONEY',
    'Whose money is it?',
    {
      owner: 'The owner’s: one account for all of their crabs.',
      crab: 'Each crab’s own; what is won is shared by the winner’s living crabs.',
    },
    'The blank is on the sheet of the crab, but the accounts are those of crabfighters.',
  ),
  house(
    choice(
      'prize',
      'W-SEASON',
      'What does a fight pay?',
      {
        200: '200 cents to the winner. Nobody is paid for a draw.',
        number: 'As many cents as the house rule says.',
      },
      'About what an account starts with: a win doubles what a crab can carry into the next fight.',
    ),
  ),
  house(
    choice('sellShare', 'W-SEASON', 'What does an item return that is sold?', {
      50: 'Half its price, rounded down to a cent; of an item that is partly used up, that part of it.',
      number: 'As many hundredths of its price as the house rule says.',
    }),
  ),
  choice(
    'repairs',
    'W-SEASON',
    'What becomes of wounds and of dents in shells between fights?',
    {
      free: 'All Hit Points and all armour come back.',
      priced: 'They stay until each point is paid for, at `repairPrice`.',
    },
    'The source has no price for a repair, and lets limbs grow back.',
  ),
  house(
    choice('repairPrice', 'W-SEASON', 'What does a point cost where repairs are priced?', {
      2: '2 cents.',
      number: 'As many cents as the house rule says.',
    }),
  ),
  house(
    choice(
      'salvage',
      'W-SEASON',
      'Whose are the shell and the weapons of a dead crab?',
      {
        owner: 'Its owner’s, but for what is used up; where each crab has its own account all is lost.',
        lost: 'Nobody’s: they are lost.',
      },
      'An owner who lost would else have nothing to go on with.',
    ),
  ),
  settled(
    'deadCrabs',
    'W-SEASON',
    'Can a dead crab come back?',
    'No: it leaves the roster, and its owner may engineer others, as many as there is room for; a new crab costs nothing.',
    'Only equipment has a price in the source.',
  ),
  settled('traitsFixed', 'W-SEASON', 'Do traits change in a season?', 'Never.'),
  settled(
    'usedUp',
    'W-SEASON',
    'Do the uses of a weapon come back after a fight?',
    'No: a weapon without a use left is gone, and another has to be bought.',
    'A firecracker bursts once.',
  ),
  settled(
    'crabAccounts',
    'W-MONEY',
    'Where each crab has its own account, what becomes of it when the crab is given away or dismissed?',
    'It goes with the crab, store and all; with a dismissed crab it is lost.',
    'Else each new crab would bring its first money to the others.',
  ),
  settled(
    'crabStart',
    'W-MONEY',
    'Where each crab has its own account, what does a new crab start with?',
    '`startMoney`, every one.',
  ),
  settled(
    'crabSale',
    'W-ROSTER',
    'Can crabs be sold where each has its own account?',
    'Given only: their owners have no money there.',
  ),
  settled('dismissed', 'W-ROSTER', 'What becomes of the gear of a dismissed crab?', 'It goes to its owner’s store.'),
  settled(
    'crabNames',
    'W-ROSTER',
    'May two living crabs of a season have one name?',
    'No; and no number of a crab is ever used again.',
    'So that nobody takes one for the other.',
  ),
  settled(
    'sameName',
    'W-SEASON',
    'Which of several items of one name is fitted, or sold?',
    'Fitted is the one with the most left, sold the one with the least.',
  ),
  settled(
    'twoOwners',
    'W-FIGHT',
    'What is a fight of the season?',
    'One between living crabs of at least two owners, which the winner has one left of.',
    'Nobody is paid for fighting alone.',
  ),
  house(
    settled(
      'basicPrice',
      'W-SHELL',
      'What does a Basic shell cost?',
      'Nothing, and nothing is paid for one: every new crab has one.',
    ),
  ),
  settled(
    'oddCents',
    'W-SEASON',
    'Who gets the odd cents of a prize that crabs share?',
    'Those listed first in the result, a cent each.',
  ),
  settled(
    'fullAccount',
    'W-SEASON',
    'What becomes of a prize, or of salvage, for which there is no room?',
    'What is past the limit of an account or a store is lost; any other dealing past it is refused.',
  ),
];
