import { type Ruling, ruling } from '@tabletop/game';

const { choice, house, settled } = ruling;

/** What the text leaves open about pilots and crews, plasma slag, rams and keeping a distance. */
export const CREWS: readonly Ruling[] = [
  choice(
    'pilotDeath',
    'S-VMODS',
    'What becomes of a craft whose pilot dies of an overdose?',
    {
      drifts: 'It moves, follows and rams no more. Its guns and crews go on.',
      destroyed: 'It is destroyed.',
    },
    'Crews and guns have people of their own.',
  ),
  settled(
    'crewActs',
    'S-CREW',
    'How many crews of a craft act in a round?',
    'All that it has, and all bays, in the order of its list, when its turn in the Special phase comes.',
    'Crews take nothing from its guns and its move.',
  ),
  settled(
    'recharging',
    'S-VMODS',
    'When does a technician crew roll, and from when on is the shield up?',
    'Only for a shield that is spent; it is up at once, in the same round.',
  ),
  settled(
    'crewHacks',
    'S-VMODS',
    'What does a hacking crew do that an implant does not?',
    'It hacks a craft of its own class, one a round, on a die of its own. Otherwise it is the same: no sight is needed, and all guns of that craft are barred.',
  ),
  settled(
    'implantsAtCraft',
    'S-HACK',
    'Can a hacking implant on foot hack a craft?',
    'Yes, as it hacks a gun: it bars all guns of the craft.',
    'Its target is the gun of an enemy, whoever that is.',
  ),
  choice(
    'slagLasts',
    'S-SLAG',
    'How long does plasma slag lie?',
    { game: 'To the end of the match.', round: 'To the end of the round.' },
    'Nothing is said to clear it away.',
  ),
  settled(
    'slagBehind',
    'S-SLAG',
    'Where is behind a craft that has no front?',
    'Against the way of its last step; before its first away from the middle row of the map, and from the very middle to the top. The line is one space wide and begins behind the rear-most part, of equals that in the lower row, then column. It lies over cover, and ends at the edge of the map.',
  ),
  settled(
    'slagWhen',
    'S-SLAG',
    'When is slag laid?',
    'In the Special phase, by an order: behind the craft where it stands before it moves.',
  ),
  settled(
    'slagHarm',
    'S-SLAG',
    'Whom does slag harm, and how often?',
    'Whoever enters it with a move, friend and foe and who laid it, in both layers: once a move, a craft on the first part that enters, where a wrecked one takes nothing, as much more or less as the class of who laid it says. Standing in it and leaving it do no harm, nor does slag that is laid where somebody stands. Who dies in it goes no further.',
    'It harms units that move through it, and more so smaller ones.',
  ),
  settled(
    'slagOnSlag',
    'S-SLAG',
    'What if slag is laid where some lies already?',
    'The newer takes its place.',
    'A space has slag or it has none.',
  ),
  settled(
    'ramMoves',
    'S-RAM',
    'How does a craft ram, and where does it end?',
    'Its order has a path, and the part that it rams. It goes on until the next step would enter a space of that part and it has the Move for it; there it stops, also when the target dies of it. Other parts of the target stop it like anyone who is in the way; without contact there is no ram, which is told.',
    'Two bodies cannot be in one space.',
  ),
  settled(
    'ramWhen',
    'S-RAM',
    'Rams are settled at the end of the round. In which order, and what if one of the two has gone?',
    'After all moves, in a phase of their own: by Speed, with ties as in the others, rolled for or at the same time. A ram that is on stays on, even where the target moves away later in that round; where one of the two, or the part that was named, is destroyed before, there is none.',
    'At the end of the round is said, and no more.',
  ),
  settled(
    'ramHarm',
    'S-RAM',
    'What is harmed by a ram?',
    'The part that was named; of a ram that fails, which a 1 alone does, the rammer’s own part that touches it, which takes no more where it is wrecked.',
  ),
  house(
    settled(
      'ramFigures',
      'S-RAM',
      'What does a spaceship do that rams a spaceship, and a vehicle that rams one?',
      'Two, and 1.',
      'As between vehicles, and half of that.',
    ),
  ),
  settled(
    'keepDistance',
    'S-KEEP',
    'How is a distance kept?',
    'After its target has moved, like a follower, the craft goes where it can get to with the distance that differs least from the one ordered; of such places to the cheapest, then to the lower row and column.',
  ),
  settled(
    'keepMeasure',
    'S-KEEP',
    'Between what is that distance measured?',
    'From the nearest part to the nearest part, in whole spaces, by the way ranges are counted.',
  ),
];
