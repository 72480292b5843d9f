import { type BoughtCraft, SIXTHS, type UnitClass } from '@tabletop/spcfkrs';
import { sheet } from '@tabletop/spcfkrs/text';
import { aligned } from '../../../odds/columns.js';
import type { BoughtForce, Market } from './bought-force.js';
import { costOf } from './buy.js';

const HEADINGS = ['Unit', 'Speed', 'Body', 'Move', 'Points', 'Gun', 'Blade', 'Besides'];
/** The columns of words. */
const WORDS = [0, 5, 6, 7];

const CRAFT_HEADINGS = ['Craft', 'Class', 'Hull', 'Speed', 'Body', 'Move', 'Points', 'Guns', 'Besides'];
const CRAFT_WORDS = [0, 1, 2, 7, 8];

/** A force with a line for each unit, what it costs and what it may. */
export function forceText(force: BoughtForce): string {
  const tables = [footTable(force), craftTable(force)].filter((lines) => lines.length > 0);
  return [...titleOf(force), ...tables.flatMap((lines) => [...lines, '']), ...costTexts(force)].join('\n');
}

function footTable({ units }: BoughtForce): readonly string[] {
  if (units.length === 0) return [];
  const rows = units.map(({ name, profile }) => {
    const { speed, body, move, cost, gun, blade, modifications } = profile;
    const besides = modifications.filter((each) => each !== gun.name && each !== blade.name);
    return [name, ...[speed, body, move, cost].map(String), gun.name, blade.name, besides.join(', ')];
  });
  return aligned([HEADINGS, ...rows], WORDS);
}

function craftTable({ craft }: BoughtForce): readonly string[] {
  if (craft.length === 0) return [];
  const rows = craft.map(({ name, profile, shape }) => {
    const { class: itsClass, hull, speed, body, move, cost, guns, bays, modifications } = profile;
    const mounted = guns.map(({ part, weapon }) => `${weapon.name} on ${part + 1}`);
    const besides = [...bays.map((part) => `Transport bay on ${part + 1}`), ...modifications];
    return [
      name,
      itsClass,
      `${shape.length} ${hull}`,
      ...[speed, body, move, cost].map(String),
      mounted.join(', '),
      besides.join(', '),
    ];
  });
  return aligned([CRAFT_HEADINGS, ...rows], CRAFT_WORDS);
}

/** The sheet of each unit, what they cost and what they may. */
export function sheetsText(force: BoughtForce, { rules }: Pick<Market, 'rules'>): string {
  const { units, craft } = force;
  const sheets = [...units.map((unit) => sheet(unit, { rules })), ...craft.map((each) => craftSheet(each, rules))];
  return [...titleOf(force), ...sheets.map((each) => `${each}\n`), ...costTexts(force)].join('\n');
}

/** The sheet of a craft with nothing lost of its parts. */
function craftSheet({ name, profile, shape }: BoughtCraft, rules: Market['rules']): string {
  const parts = shape.map((at) => ({ at, sixths: SIXTHS * profile.body }));
  return sheet({ name, profile, parts }, { rules });
}

function titleOf({ name }: Pick<BoughtForce, 'name'>): readonly string[] {
  return name === undefined ? [] : [name, ''];
}

const COSTS: readonly (readonly [unitClass: UnitClass, costs: string])[] = [
  ['on-foot', 'The force costs'],
  ['vehicle', 'The vehicles cost'],
  ['spaceship', 'The spaceships cost'],
];

/** What the units of each class cost, as far as there are any. */
function costTexts({ units, craft, budgets }: BoughtForce): readonly string[] {
  return COSTS.flatMap(([unitClass, costs]) => {
    const bought = [...units, ...craft].filter(({ profile }) => profile.class === unitClass);
    return bought.length === 0 ? [] : [`${costs} ${costOf(bought)} of ${budgets[unitClass]} points.`];
  });
}
