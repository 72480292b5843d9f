import { type Ruling, ruling } from '@tabletop/game';

const { erratum, house, settled } = ruling;

/** What the text leaves open about weapons and their conversion. */
export const ARMOURY: readonly Ruling[] = [
  settled(
    'classNames',
    'F-WEAPONS',
    'Some types in the table of weapons are missing from the table of ranges. Which are meant?',
    'Light and Heavy are pistols, Sporting, Sniper and Assault are rifles.',
  ),
  house(
    settled(
      'ultraPower',
      'F-WEAPONS',
      'Two examples shoot an UltraPower with a Damage of 12, which the table lacks. What is it?',
      'A heavy pistol with ten rounds.',
      'Like the MaxPower of the same maker.',
    ),
  ),
  settled(
    'launchers',
    'F-WEAPONS',
    'What is the Damage of a grenade launcher, and which weapon is a missile launcher?',
    'A grenade launcher does what the grenade does that it is loaded with. The ranges of the missile launcher have no weapon in the table; a sheet may define one.',
  ),
  settled(
    'higherBonus',
    'F-CONVERT',
    'A weapon fires bursts and full automatic. Do 3 and 5 add up?',
    'No: the higher counts, and the magazine is divided by 5.',
    'The table has 16 for an AK-97 (8M) and 15 for an HK227 (7M); added up, they would have 19 and 18.',
  ),
  settled(
    'magazineLeast',
    'F-CONVERT',
    'What if a magazine comes out as no rounds?',
    'It holds one.',
    'A weapon that holds nothing could never fire.',
  ),
  settled(
    'strengthBased',
    'F-CONVERT',
    'Why is 3 taken off a damage that is based on Strength, and does it follow a house rule?',
    'It is what Melee Combat Damage adds to Strength: where `meleeBonus` is another, that is taken off.',
    'Then a weapon does the same damage in all.',
  ),
  erratum(
    settled(
      'tableDifferences',
      'F-CONVERT',
      'Five weapons in the tables differ from the rule by which they were converted. Which stands?',
      'The tables: Ares Viper 22 (by the rule 18), Remington Roomsweeper 19 (15), Defiance SuperShock 22 (16), Heavy Crossbow 14 (12), Pole Arm +3 (+6).',
      'The tables are what is played with; other editions of Shadowrun may explain some of the five.',
    ),
  ),
];
