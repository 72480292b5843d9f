import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about shots, stabs and cover that is attacked. */
export const ATTACKS: readonly Ruling[] = [
  settled('targets', 'S-SHOOT', 'What can be a target?', 'Units, and cover by its space. An empty space cannot.'),
  settled(
    'closeShots',
    'S-SHOOT',
    'Can a unit shoot at an enemy next to it, or after it was stabbed?',
    'Yes, as at any other.',
    'Rounds 6 and 9 of the solo match do it with ordinary dice.',
  ),
  settled(
    'wastedShots',
    'S-SHOOT',
    'Are all shots of a burst rolled when an earlier one has done the work?',
    'Yes, unless the weapon chains: the rest are wasted. Aimed at cover each takes two dice to the end, also when the cover is gone.',
    'The solo match prints such dice in six of its rounds.',
  ),
  settled(
    'laterShots',
    'S-HITCOVER',
    'What does a later shot of a burst meet after an earlier one has hit cover?',
    'The cover as it is then.',
  ),
  settled(
    'coverAttackers',
    'S-HITCOVER',
    'Can cover be cut down with a blade?',
    'No. Shots harm it, and a plasma sword that stabs through it.',
    'The source has the shooter roll for it.',
  ),
  settled(
    'throughAsAt',
    'S-THROUGH',
    'Must a weapon that goes through cover be used that way?',
    'No. It can be aimed at the cover itself, which loses one step to a hit as to any other; or straight at a target behind partial cover, which then takes the full damage while the cover stays.',
    'In the solo match a plasma rifle shoots at cover, where its player would rather have shot through.',
  ),
  choice(
    'throughCoverDice',
    'S-THROUGH',
    'How many dice does a shot or a stab through cover take?',
    { lowest: 'Two, the lowest counts, as at the cover itself.', single: 'One.' },
    'It has to hit the cover first.',
  ),
  settled(
    'throughBehind',
    'S-THROUGH',
    'Who is behind the cover that a shot goes through?',
    'The order names a unit within range, seen or not. A hit destroys the first cover on the line, partial or full, and harms that unit where nothing else stands between, neither a unit nor more cover. Cover in its own space stands before it.',
  ),
  settled(
    'throughSword',
    'S-THROUGH',
    'A sword reaches 1 space. Who is behind the cover that it goes through?',
    'Whoever stands straight beyond cover that is next to the stabber, in one of the eight directions; or stands in cover next to it.',
    'Nothing lies between two spaces that touch.',
  ),
  settled(
    'throughAgain',
    'S-THROUGH',
    'What does the second shot of a plasma rifle do once the cover is gone?',
    'Each shot looks at the line anew: with nothing in the way it takes one die and does full damage.',
  ),
  settled('throughMiss', 'S-THROUGH', 'What does a miss through cover do?', 'Nothing, to the cover or to anyone.'),
  choice(
    'chainTargets',
    'S-CHAIN',
    'What do the shots that are left of a machine gun go on to?',
    { enemies: 'To enemies, and to cover.', all: 'To whatever is nearest, friends too.' },
    'Who fires chooses enemies; friends are no targets.',
  ),
  settled(
    'chainOrder',
    'S-CHAIN',
    'Which target is closest, and what if two are?',
    'By range from the shooter, among what it can shoot at from where it stands. Of equally near ones that in the lower row, then in the lower column; whoever stands in cover comes before that cover. A unit behind full cover is passed over, its cover is not.',
    'An order that everyone at the table reads off the map alike.',
  ),
  settled(
    'chainShots',
    'S-CHAIN',
    'When are the shots of a machine gun rolled, and what if nothing is left?',
    'How many there are is rolled once, before the first. Then one after another; they end when there is nothing that could be hit.',
  ),
  settled(
    'chainCover',
    'S-CHAIN',
    'When is cover destroyed, so that the burst goes on?',
    'When it is gone: shots at full cover go on through partial to none.',
  ),
  settled(
    'chainThrough',
    'S-CHAIN',
    'Does a plasma machine gun that chains shoot through cover?',
    'Yes, at everyone in or behind cover.',
  ),
  settled(
    'chainTies',
    'S-CHAIN',
    'What does a chain see of what others do at the same time?',
    'Nothing: it goes by its own shooter’s hits alone. A shooter that is killed at the same time fires all its shots.',
  ),
  settled(
    'rocketTarget',
    'S-AOE',
    'What can a rocket be fired at, and with how many dice?',
    'At a unit or at cover, not at a unit behind full cover, with one roll: of two dice where the target is behind partial cover or is cover. A miss does nothing.',
  ),
  settled(
    'rocketHit',
    'S-AOE',
    'Whom does a rocket hit?',
    'Everyone in the target’s space and the eight around, friend and foe and who fired it, in cover or not, all at once. All cover there is destroyed, full cover too.',
    'The source excepts nobody.',
  ),
  settled(
    'stabDice',
    'S-STAB',
    'Does cover matter to a stab?',
    'No, one die decides whatever the target stands in.',
    'The source has two dice for shooters.',
  ),
  settled(
    'deadFirst',
    'S-DEATH',
    'What becomes of the order of a unit that dies before its turn?',
    'It is lost. Only units that act at the same time can kill each other.',
  ),
];
