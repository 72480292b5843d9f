import type { Gun } from './gun.js';
import { BURST, ONCE, type Row, TWICE, weaponRow } from './weapon-row.js';

/** The name of a gun of a craft. */
export type CraftGunName =
  | 'Gun'
  | 'Assault gun'
  | 'Plasma gun'
  | 'Assault plasma gun'
  | 'Rail gun'
  | 'Plasma rail gun'
  | 'Repeater gun'
  | 'Plasma repeater gun'
  | 'Rocket launcher';

/**
 * Every gun of vehicles and spaceships, by its name. The first comes with every attachment; the others take its place.
 *
 * @rule S-GUNS
 * @rule S-GUNLIST
 */
// biome-ignore format: the table of the rule book
export const GUNS: Readonly<Record<CraftGunName, Gun>> = {
  // gun                                               points  hits on   damage range  shots  through  flags
  'Gun':                 mounted('Gun',                 0,     'hitsOn', 1,     12,    ONCE,  null),
  'Assault gun':         mounted('Assault gun',         2,     'hitsOn', 1,     12,    TWICE, null),
  'Plasma gun':          mounted('Plasma gun',          2,     'hitsOn', 2,      6,    ONCE,  1,       'plasma'),
  'Assault plasma gun':  mounted('Assault plasma gun',  3,     'hitsOn', 2,     12,    TWICE, 1,       'plasma'),
  'Rail gun':            mounted('Rail gun',            4,     2,        1,     24,    ONCE,  null),
  'Plasma rail gun':     mounted('Plasma rail gun',     6,     2,        2,     24,    ONCE,  null,    'plasma'),
  'Repeater gun':        mounted('Repeater gun',        4,     'hitsOn', 1,      6,    BURST, null,    'chains'),
  'Plasma repeater gun': mounted('Plasma repeater gun', 6,     'hitsOn', 2,      6,    BURST, 1,       'plasma', 'chains'),
  'Rocket launcher':     mounted('Rocket launcher',     6,     'hitsOn', 2,     12,    ONCE,  null,    'blast'),
};

function mounted(name: CraftGunName, cost: number, ...row: Row): Gun {
  return { cost, weapon: weaponRow(name, 'gun', ...row) };
}
