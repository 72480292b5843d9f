import { type Ruling, ruling } from '@tabletop/game';

const { choice, erratum, settled } = ruling;

/** What the text leaves open about orders, phases and who goes first. */
export const ROUND: readonly Ruling[] = [
  choice(
    'mode',
    'S-MODE',
    'The source offers several ways to give orders. Which is played?',
    {
      secret: 'Orders are sealed, and revealed together when all are in. The engine is the referee.',
      open: 'The same, but all can read orders as soon as they are given.',
      phased: 'Phase by phase, the fastest unit first: each is told what to do when its turn comes.',
    },
    'It is the way that the source describes first.',
  ),
  settled(
    'oneOrder',
    'S-ORDERS',
    'May orders be changed, and must there be one for every unit?',
    'A player gives all orders in one go and cannot take them back. Units that are not named do nothing.',
  ),
  settled(
    'illegalOrders',
    'S-ORDERS',
    'When is an order illegal?',
    'When its unit is dead or not the player’s, or has an order already; when it lacks the weapon or the implant for it; when the target does not exist or is no enemy; when the path leaves the map, leaps, leads into full cover or, with cover as it is now, costs more than the unit’s Move. Range, sight and who stands where are not asked: they may change before it is carried out.',
    'Sealed orders have to guess ahead.',
  ),
  settled(
    'refusedOrders',
    'S-ORDERS',
    'What becomes of the other orders when one is illegal?',
    'They stand. Each is refused by itself with its reason, which its player alone is told while orders are sealed.',
  ),
  choice(
    'friendlyFire',
    'S-ORDERS',
    'Can units of one’s own side be attacked?',
    {
      false: 'Not on purpose; a rocket harms whoever is there.',
      true: 'Yes, all but the attacker itself and those of its own battalion.',
    },
    'The source speaks of enemies, and warns of no accidents but where somebody stands in the way.',
  ),
  settled(
    'lostOrders',
    'S-ORDERS',
    'What becomes of an order that cannot be carried out any more?',
    'A special, a stab or a shot whose target is dead, out of reach or out of sight is lost. A move never is: the unit goes along its path as far as it can.',
  ),
  erratum(
    settled(
      'shootPhase',
      'S-PHASES',
      'The third phase is said to be for shooting and melee. Is it?',
      'For shooting alone: stabs have the phase before.',
      'Melee orders are listed twice, and have a phase of their own.',
    ),
  ),
  choice(
    'ties',
    'S-SPEED',
    'Units of equal Speed roll for who goes first; or, as an option, act at the same time. Which is played?',
    {
      roll: 'They roll, and go one after another.',
      simultaneous:
        'They act at the same time, and can kill each other. In the Move phase, where two bodies cannot share a space, they still roll where it matters.',
    },
    'The source has the rolls as the rule and the other as an option.',
  ),
  choice(
    'tiesWithinSide',
    'S-SPEED',
    'Do units of one side roll among themselves when they alone are tied?',
    { roll: 'Yes, like all others.', listing: 'No: they go in the order in which they are listed.' },
    'The source makes no difference between them.',
  ),
  settled(
    'tieDice',
    'S-SPEED',
    'When are ties rolled, and for how long do they hold?',
    'At the start of each phase, for all units with something to do in it, a battalion as one; the highest goes first, and those who are equal again roll again among themselves. The order holds for that phase, whatever happens to Speed.',
  ),
  settled(
    'specialOrder',
    'S-PHASES',
    'Do those who roll for an overdose and those with a special have one order or two?',
    'One: all are ranked together. All overdoses come first, in that order, and then the specials.',
    'Fewer rolls, and whoever dies of it does nothing any more.',
  ),
  settled(
    'atTheSameTime',
    'S-SPEED',
    'What exactly happens at the same time?',
    'All units of the same Speed act on the state before any of them did, each besides seeing what it, or its battalion, has done itself. Then damage, losses of cover and deaths are applied together. Cover loses no more than it has.',
  ),
  settled(
    'movesAtTheSameTime',
    'S-SPEED',
    'How do units of equal Speed move where ties are not rolled for?',
    'One after another. They roll only where their paths, the spaces where they stand included, have one in common, for else the order cannot matter; those that follow always do, and so does everyone in a match that is played phase by phase, where paths are not known beforehand.',
    'Two bodies cannot be in one space.',
  ),
  settled(
    'askedWhen',
    'S-MODE',
    'Phase by phase, what is chosen when?',
    'What a unit does in a phase is chosen when its turn in it comes. It is asked only where it can do something, and after its special, stab or shot for no other in that round.',
  ),
  settled(
    'delay',
    'S-DELAY',
    'Who may wait for slower units, and who goes when several do?',
    'Any unit, in a match that is played phase by phase, declared at the start of the Move phase as is whom one follows. Those that wait go after all others, the slowest of them first, and of equal Speed whoever rolled lowest; those that follow after both.',
  ),
  settled(
    'roundOrder',
    'S-ORDERS',
    'Does it matter in which order players or units hand in orders?',
    'No: what comes of a round depends on orders, Speed and dice alone.',
  ),
];
