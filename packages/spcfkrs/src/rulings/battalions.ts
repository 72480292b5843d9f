import { type Ruling, ruling } from '@tabletop/game';

const { settled } = ruling;

/** What the text leaves open about mass combat. */
export const BATTALIONS: readonly Ruling[] = [
  settled(
    'battalionForms',
    'S-BATTALION',
    'Who can form a battalion, and when?',
    'Two or more living units of one side that are alike in every modification and stand one next to another, diagonally too. It is formed by an order that names its members, and lasts to the end of the round unless other orders or moves part it.',
    'The source asks for identical units that move and attack together.',
  ),
  settled(
    'battalionTie',
    'S-BATTALION',
    'How often does a battalion roll where Speed is tied?',
    'Once, as one; its members then act one after another.',
  ),
  settled(
    'battalionMoves',
    'S-BATTALION',
    'How does a battalion move?',
    'Every member along the same path, as it lies from where it stands; those in front in the direction of the move first, each as far as it can. Where they follow, each goes its own way, the nearest to the target first.',
  ),
  settled(
    'battalionPath',
    'S-BATTALION',
    'Whose path is checked when the order is given?',
    'That of the member who is named first. What stands in the way of the others they find out as they go.',
  ),
  settled(
    'cutOff',
    'S-BATTALION',
    'What of members that are cut off by a move?',
    'They are units, or battalions, of their own from then on.',
  ),
  settled(
    'battalionAttacks',
    'S-BATTALION',
    'How does a battalion attack?',
    'All at one target: each member that has it in reach and sight rolls its own attack, through the spaces of its fellows. Those of the others are lost.',
    'The source has a roll for each unit.',
  ),
  settled(
    'battalionNamed',
    'S-BATTALION',
    'How does an attack name a battalion?',
    'By any of its members: an attack on one is an attack on the battalion.',
  ),
  settled(
    'casualties',
    'S-BATTALION',
    'Which members of a battalion are hit?',
    'Each hit strikes the living member nearest to the attacker that it could have attacked: of equally near ones that in the lower row, then in the lower column. Damage that is left over carries on to nobody.',
    'The source deducts the dead, and does not say which they are.',
  ),
  settled(
    'battalionInBlast',
    'S-BATTALION',
    'What does a rocket do to a battalion?',
    'It harms the members that stand where it hits, each of them, and no others.',
  ),
  settled(
    'ownPowers',
    'S-BATTALION',
    'Has a battalion one shield, or rolls one die for its overdose?',
    'No, every member has its own.',
  ),
];
