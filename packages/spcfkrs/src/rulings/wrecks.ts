import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about damage between classes, and about craft that are shot to pieces. */
export const WRECKS: readonly Ruling[] = [
  choice(
    'fractions',
    'S-CLASS-DMG',
    'Units on foot do half damage to vehicles and a third to spaceships. What of the parts of a point?',
    {
      exact: 'They add up exactly: Body is counted in sixths.',
      up: 'Each hit is rounded up to whole points.',
      down: 'Each hit is rounded down, and may be worth nothing.',
    },
    'So nothing is lost, and three hits of a third are one point.',
  ),
  settled(
    'factors',
    'S-CLASS-DMG',
    'Which damage is multiplied for the difference in class?',
    'All of it, that of rockets, of slag and through cover too, but for that of rams.',
    'Rams have figures for each class.',
  ),
  settled(
    'namedPart',
    'S-PARTS',
    'Which part does an attack on a craft name, and what of damage that is left over?',
    'Any that is not wrecked. What it cannot take is lost: damage never spreads to another part.',
    'Parts are said to be attacked one by one.',
  ),
  settled(
    'wreckedPart',
    'S-PARTS',
    'When is a part wrecked, and what becomes of it?',
    'When no sixth of its Body is left. It stays where it is, fills its spaces and blocks sight, cannot be attacked, and takes no more damage.',
  ),
  settled(
    'lostGuns',
    'S-GUNS',
    'Does a gun still fire whose part is wrecked?',
    'No, it is lost, and so is a bay. Crews and drives belong to the whole craft and go on.',
  ),
  settled(
    'wreckShares',
    'S-PARTS',
    'When is a quarter, a half or three quarters of a hull gone whose parts cannot be divided so?',
    'When that share or more of the parts is wrecked, exactly: of five parts two are a quarter, three a half, and four make an end of it; of a single one the first.',
  ),
  choice(
    'halfWrecked',
    'S-PARTS',
    'A craft with half of its parts gone “malfunctions then blows up” on 1 to 3. Is there a roll for each?',
    {
      steps: 'Yes: a roll to malfunction, and once it does a roll to blow up.',
      atOnce:
        'No: it malfunctions the moment that half of its parts are gone, and from the next Special phase on rolls to blow up.',
    },
    'It goes on with the two rolls that come before.',
  ),
  settled(
    'wreckRolls',
    'S-PARTS',
    'How often does a wrecked craft roll, and how long does a malfunction last?',
    'Once in a Special phase: who malfunctions in it can blow up in the next at the earliest. It lasts for good, and halves once.',
  ),
  settled(
    'explosions',
    'S-PARTS',
    'What does a craft that blows up do to others?',
    'Nothing: it is gone, and all aboard with it as when a bay is destroyed.',
    'The source says that it is destroyed, and no more.',
  ),
  settled(
    'automaticRolls',
    'S-PHASES',
    'In which order are the rolls made that no order asks for?',
    'Before all specials, kind by kind: overdoses on foot, then wrecked craft, then pilots with an overdose; each kind in the order of the phase.',
    'As on foot, and one list for everyone.',
  ),
  settled(
    'craftShield',
    'S-PSHIELD',
    'Which parts of a craft does its plasma shield cover, and against what?',
    'All of them, against what it absorbs on foot. Slag and rams pass it.',
  ),
  settled(
    'blastedParts',
    'S-AOE',
    'What does a rocket do to a craft?',
    'It harms each of its parts that is in a space that it hits, and each once.',
    'Parts are what is attacked.',
  ),
  settled(
    'chainedParts',
    'S-CHAIN',
    'How do the shots that are left of a repeater gun, or of a machine gun, go from part to part?',
    'Every part is a target of its own, ranked by its nearest space. A part counts as destroyed when it is wrecked.',
  ),
];
