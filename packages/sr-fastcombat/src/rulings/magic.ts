import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about spells and drain. */
export const MAGIC: readonly Ruling[] = [
  settled(
    'ignoresSight',
    'F-CAST',
    'Detect Enemies finds those whom its caster cannot see. Can other spells?',
    'A spell may say that it ignores sight; of the two that are printed, Detect Enemies does.',
    'Limited range asks for sight otherwise.',
  ),
  settled(
    'invisibleToSpells',
    'F-CAST',
    'Can a spell that asks for sight reach somebody invisible?',
    'Not before detection has found them this turn; it is the same for friends, whom detection passes over.',
    'It reaches whoever is visible to the magician.',
  ),
  settled(
    'touchAttack',
    'F-CAST',
    'What does touching an unwilling target take?',
    'One fight hand to hand, as a part of the casting and without another action, in which the caster can do no damage but can be hit. Unless the caster wins it, the spell fails; a caster who was not knocked out then checks for drain. Figures of one’s own side never resist a touch, nor do those that are out of the fight.',
    'The source asks for a successful melee attack, and for one action for any spell.',
  ),
  settled(
    'declined',
    'F-RESISTED',
    'Must a target resist a spell that it wants?',
    'No: its owner may decline to play, and the spell works as if 0 had been played.',
  ),
  settled(
    'drainMoment',
    'F-DRAIN',
    'When is drain checked, and are equal cards drain?',
    'After the spell’s effects, once a casting; by none who is already out. Equal cards are no drain.',
    'The card drawn must be greater.',
  ),
  settled(
    'areaCentre',
    'F-AREA',
    'Where does an area spell work, and on whom?',
    'Around a point in range and sight that the caster names; on all whom its radius reaches and the caster can see, friends among them.',
  ),
  choice('areaCaster', 'F-AREA', 'Does an area spell affect its own caster?', {
    false: 'No.',
    true: 'Yes, within the radius.',
  }),
  settled(
    'areaCards',
    'F-AREA',
    'Who plays against an area spell?',
    'Nobody: against each figure in it a card is drawn from the deck, also where the spell is resisted, and all count together. Each affected figure is damaged by itself.',
    'The source draws for the targets in both cases.',
  ),
  choice(
    'detect',
    'F-SPELLS',
    'What does detection do?',
    {
      seen: 'For the rest of the turn the caster’s side sees those whom it affects: no 8 for being invisible, and spells may target them without sight. It affects enemies alone.',
      nothing: 'Nothing in the game.',
    },
    'The source detects, and does not say what for.',
  ),
  settled(
    'healed',
    'F-SPELLS',
    'How does a healed figure come back?',
    'In the place of its fall and lying down. It has to ready everything anew, and acts again from the next turn on; it may still move in this one.',
  ),
  settled(
    'limitedRange',
    'F-SPELL-CONVERT',
    'Which Force gives a limited range?',
    'The greatest at which the spell is known; Damage and Drain use the Force that is chosen.',
    'The worked example does so.',
  ),
];
