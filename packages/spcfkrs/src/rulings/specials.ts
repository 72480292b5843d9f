import { type Ruling, ruling } from '@tabletop/game';

const { choice, settled } = ruling;

/** What the text leaves open about overdoses, hacking and plasma shields. */
export const SPECIALS: readonly Ruling[] = [
  settled(
    'overdose',
    'S-OVERDOSE',
    'Does the roll for an overdose take a unit’s action, and what if it dies?',
    'No, every unit that has taken one rolls by itself in each Special phase, before all specials. Whoever dies of it loses its orders.',
    'The roll is a price, not a power.',
  ),
  choice(
    'hackRange',
    'S-HACK',
    'How far does hacking reach?',
    { null: 'Anywhere on the map.', number: 'As many spaces as the house rule says.' },
    'The source gives it no range.',
  ),
  settled(
    'hackNeeds',
    'S-HACK',
    'What does hacking take besides?',
    'No sight, and one roll. Several may try the same gun, and a gun that is barred already may be hacked again, for nothing. Of a battalion one member’s gun is hacked.',
  ),
  settled(
    'hackBars',
    'S-HACK',
    'What can a unit not do whose gun was hacked?',
    'Shoot, for the rest of the round. Specials, stabs and moves go on.',
    'The source speaks of firing alone.',
  ),
  settled(
    'plasmaWeapons',
    'S-PSHIELD',
    'What does a plasma shield absorb?',
    'The damage of shots of the guns that have plasma in their name, through cover as well, though that cover is destroyed. Plasma swords, rockets and bullets pass it.',
    'It absorbs fire.',
  ),
  settled(
    'shieldSpent',
    'S-PSHIELD',
    'How long does a plasma shield last?',
    'Until the end of the round in which a plasma shot first hits it, even one that would have done no damage. Misses spend nothing.',
  ),
];
