import type { Ruling } from '@tabletop/game';

const SIMPLEST = 'The source is silent; the simplest reading.';

/** A point with one answer. */
function settled(id: string, rule: string, question: string, meaning: string, reason = SIMPLEST): Ruling {
  return { id, rule, question, options: [{ name: 'only', meaning }], default: 'only', reason, kind: 'ruling' };
}

/** A point on which house rules may choose; the first option is the default. */
function choice(
  id: string,
  rule: string,
  question: string,
  options: Record<string, string>,
  reason = SIMPLEST,
): Ruling {
  const readings = Object.entries(options).map(([name, meaning]) => ({ name, meaning }));
  return { id, rule, question, options: readings, default: readings[0]?.name ?? '', reason, kind: 'ruling' };
}

const SETUP: readonly Ruling[] = [
  settled(
    'units',
    'K-BASES',
    'How exact are lengths?',
    'Every length is a whole number of half-millimetres; a computed displacement is rounded to whole units, half away from zero, each coordinate by itself.',
    'Boundaries such as exactly 3 cm then have one answer on every machine and in every mirror image.',
  ),
  {
    ...settled(
      'baseSizes',
      'K-BASES',
      'The bases are printed as 30 cm and the cards as 25 cm wide. Are centimetres meant?',
      'Millimetres are meant: a tentacle stands on a base of 30 mm, a sailor on one of 25 mm.',
      'A 30 cm base would be wider than the vessel, and the figures are of 28 mm.',
    ),
    kind: 'erratum',
  },
  choice(
    'baseShape',
    'K-BASES',
    'Bases are square, but which way do they face?',
    { disc: 'Bases count as discs as wide as the squares; facing plays no part.' },
    'A square would need an orientation that no rule uses.',
  ),
  {
    ...choice(
      'vessel',
      'K-VESSEL',
      'Where exactly do bow and stern taper, and where do masts and tower stand?',
      {
        merchantman: 'A hull of 88 by 21 cm, the last 15 cm at each end tapering to 7 cm across, with three masts.',
        nautilus: 'The same hull with one conning tower amidships.',
        custom:
          'Any strictly convex hull of 3 to 64 corners, at most 400 cm across, with at most 32 obstacles inside it.',
      },
      'The source calls the exact details unimportant; a preset fixes them so that games can be replayed. A vessel changes obstacles and the picture, never a rule or a number.',
    ),
    kind: 'house',
  },
  choice(
    'tentaclePlacement',
    'K-TENTACLES',
    'What is roughly evenly spaced along the length?',
    {
      even: 'The first half to starboard, the others to port, from stern to bow, the k-th of m opposite (2k − 1)/(2m) of the hull’s length, each straight out from the side with its base 8 cm from the nearest point of the hull.',
    },
    'The source asks for tentacles relatively evenly spaced along the length. A set-up may place them itself.',
  ),
  settled(
    'placementChecks',
    'K-TENTACLES',
    'What is checked of tentacles that a set-up places?',
    'Bases lie outside the hull, at most 12 cm from it by their edges, and do not overlap one another. Evenness is not checked.',
    'The source says that the exact positions are not important.',
  ),
  settled(
    'setupOrder',
    'K-TENTACLES',
    'Who is placed first?',
    'The tentacles, then the sailors, all within the set-up.',
  ),
  choice('mustSpendAll', 'K-CREW', 'Must all the Pluck points be given out?', {
    false: 'The total may be under the limit, never over.',
    true: 'The total must be the limit.',
  }),
  {
    ...choice(
      'crews',
      'K-CREW',
      'Which crew plays when none is given?',
      {
        mixed: 'Eight sailors of Pluck 10, 8, 7, 6, 6, 5, 5 and 3.',
        heroes: 'Five sailors of Pluck 10.',
        custom: 'Any crew within the limits.',
      },
      'Both spend 50 points. The source expects at most eight or nine figures and advises heroes for the first games.',
    ),
    kind: 'house',
  },
  settled(
    'crewLimit',
    'K-CREW',
    'Is there an upper limit to the crew?',
    'None but the points: at 3 points a sailor, 50 points make at most 16.',
    'The size named in the source is a hint of how many figures to bring.',
  ),
  settled(
    'players',
    'K-CREW',
    'How many players are there, and may one have no sailor?',
    'One or more. Every sailor has exactly one owner and every player starts with at least one sailor. A player whose sailors are all out has nothing to do and shares the result.',
  ),
  settled(
    'knobLimits',
    'K-KNOBS',
    'How far may house rules go?',
    'Tentacles 1 to 24, crew 1 to 64, Pluck in all 1 to 1,000.',
  ),
];

const PLUCK: readonly Ruling[] = [
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

const MOVEMENT: readonly Ruling[] = [
  choice('moveTies', 'K-MOVE-ORDER', 'Who goes first among sailors of equal Pluck?', {
    id: 'The lower sailor id.',
    owner: 'The sailor of the earlier seat, then the lower id.',
  }),
  settled(
    'moveOrderFixed',
    'K-MOVE-ORDER',
    'May a sailor who stayed move later in the phase?',
    'No. The order is fixed when the phase begins; each sailor is asked once, to roll or to stay. One out of play is skipped.',
    'The source lets the others roll and move in turn.',
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

const COMBAT: readonly Ruling[] = [
  choice('measure', 'K-COMBAT-REACH', 'From where are distances measured?', {
    edges: 'From edge to edge: between a sailor and a tentacle, and between a tentacle and the hull.',
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
      pluck: 'In the order of movement, each attacking or holding back for the turn.',
    },
    'Any order that the players want can be had, and only one of them acts at a time.',
  ),
];

const REACTION: readonly Ruling[] = [
  choice('reactionOrder', 'K-REACT', 'In which order do tentacles react?', {
    id: 'By ascending id; each effect applies at once.',
  }),
  settled(
    'columnMoment',
    'K-REACT',
    'When is the column chosen?',
    'When the tentacle’s turn comes, before its die: what lower ids did counts. Every surviving tentacle throws exactly one reaction die.',
  ),
  {
    ...settled(
      'columnGap',
      'K-REACT',
      'The columns leave a gap between 3 and 3.1 cm. Where does it belong?',
      'Exactly 3 cm is the second column, anything over it up to exactly 10 cm the third.',
    ),
    kind: 'erratum',
  },
  choice(
    'advanceLeftover',
    'K-ADVANCE',
    'What becomes of an advance that reaches the hull early?',
    {
      slide:
        'What is left is spent sliding along the hull towards the point nearest the nearest sailor; of sailors equally near, the lower id.',
      stop: 'It is lost.',
    },
    'An advance is met only beyond 3 cm, so a run along the hull is always what is left of an approach.',
  ),
  settled(
    'slideMeasure',
    'K-ADVANCE',
    'How is a slide round a corner of the hull measured?',
    'Along the hull’s outline by the point of contact; the centre sits one radius outward, square to the side of the contact. Turning a corner costs nothing.',
    'The arc of the base’s centre would need π.',
  ),
  settled(
    'slideWay',
    'K-ADVANCE',
    'Which way does a tentacle slide, and where does it stop?',
    'The shorter way round (of two equal ways, the one with rising x, then rising y), until it is beside the nearest sailor or touches another base. One beside its sailor does not slide.',
  ),
  settled(
    'tentacleBlocked',
    'K-ADVANCE',
    'What stops a tentacle?',
    'Contact with the hull or another base: bases never overlap. The sea has no edge.',
  ),
  choice(
    'flailCritical',
    'K-FLAIL',
    'What is a critical success of a flail?',
    { double: 'A total of 8 or more on a natural double (4-4, 5-5, 6-6); it costs two points.' },
    'As for Pluck rolls, a critical is a success on a natural double.',
  ),
  settled(
    'flailOrder',
    'K-FLAIL',
    'Who is flailed, and in which order?',
    'The sailors in reach when the flail begins, by ascending id, each with its own two dice; the game’s end stops the rest.',
  ),
  settled(
    'grabTarget',
    'K-GRAB',
    'Which sailor is grabbed?',
    'Any of those within 6 cm, each equally likely; not the nearest.',
    'The source targets one at random.',
  ),
  choice('grabCriticals', 'K-GRAB', 'Do criticals of a grabbed sailor’s roll change its Pluck?', {
    false: 'No.',
    true: 'A critical success adds a point; a critical failure changes nothing, as the sailor is dead.',
  }),
];

const ENDINGS: readonly Ruling[] = [
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

/** Every decision on what the printed game leaves open, in the order of the rule book. */
export const rulings: readonly Ruling[] = [...SETUP, ...PLUCK, ...MOVEMENT, ...COMBAT, ...REACTION, ...ENDINGS];
