import { count } from '@tabletop/game/text';
import type { Spell } from '../figures/sheet.js';
import { type Carried, type CarriedGun, type Load, reloadsIn } from './carried.js';
import { shown } from './teller.js';
import { centimetres, damageText, forceText } from './words.js';

/** Nothing to be written in a cell. */
const NONE = '-';

/** The melee weapons as lines under their headings. */
export function meleeTable({ melee }: Load): readonly string[] {
  const rows = melee.map(({ thing, ready }) => [labelled(thing.name, ready), damageText(thing.damage)]);
  return tableLines(['Melee Weapons', 'Damage'], rows);
}

/** The firearms and, as weapons that are thrown, the grenades as lines under their headings. */
export function firearmTable({ guns, grenades }: Load): readonly string[] {
  const rows = [...guns.map(gunRow), ...grenades.map(grenadeRow)];
  return tableLines(['Firearms', 'Type', 'Damage', 'Ready Ammo', 'Reloads'], rows);
}

/** The spells as lines under their headings. */
export function spellTable(spells: readonly Spell[]): readonly string[] {
  const headings = ['Spells', 'Max Force', 'Damage', 'Range', 'Target Number', 'Drain Code', 'Area'];
  return tableLines(headings, spells.map(spellRow));
}

/** A firearm, or so many of a weapon that is thrown: how many there are stands where others have their rounds. */
function gunRow({ thing, count: number, ready, rounds, spare, host }: CarriedGun): readonly string[] {
  const { name, type, damage, ammo, laser, smartgun, grenade } = thing;
  const label = labelled(
    name,
    ready,
    ...(laser === true ? ['laser'] : []),
    ...(smartgun === true ? ['smartgun'] : []),
    ...(host === undefined ? [] : [`under ${shown(host)}`]),
    ...(grenade === undefined ? [] : [shown(grenade.name)]),
  );
  const harm = damage === null ? String(grenade?.damage ?? NONE) : damageText(damage);
  return [label, type, harm, String(rounds ?? number), ammo === null ? NONE : reloadsText(spare, ammo)];
}

/** Grenades as what they are: weapons that are thrown. */
function grenadeRow({ thing, count: number, ready }: Load['grenades'][number]): readonly string[] {
  return [labelled(thing.name, ready), 'Hand Grenade', String(thing.damage), String(number), NONE];
}

/** The Reloads that rounds in reserve make, and the rounds that are over. */
function reloadsText(spare: number, ammo: number): string {
  const { reloads, over } = reloadsIn(spare, ammo);
  return over === 0 ? String(reloads) : `${reloads} and ${count(over, 'round')}`;
}

function spellRow(spell: Spell): readonly string[] {
  const { name, maxForce, damage, range, targetNumber, resisted, drain, radius } = spell;
  const number = targetNumber === 'magic-resistance' ? 'MR' : String(targetNumber);
  return [
    shown(name),
    String(maxForce),
    damage === null ? NONE : forceText(damage),
    typeof range === 'number' ? centimetres(range) : RANGES[range],
    resisted ? `${number} (R)` : number,
    forceText(drain),
    radius === null ? 'S' : `AE ${centimetres(radius)}`,
  ];
}

const RANGES: Readonly<Record<Extract<Spell['range'], string>, string>> = { los: 'LOS', touch: 'Touch' };

/** A name with what is to be said of the thing behind it. */
function labelled(name: string, ready: Carried<unknown>['ready'], ...notes: readonly string[]): string {
  const all = [...notes, ...(ready ? ['ready'] : [])];
  return all.length === 0 ? shown(name) : `${shown(name)} (${all.join(', ')})`;
}

/** Rows under their headings as lines, every column as wide as its widest cell; where there is none, `-` stands there. */
function tableLines(headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const filled = rows.length === 0 ? [headings.map(() => NONE)] : rows;
  const widths = headings.map((heading, at) => Math.max(heading.length, ...filled.map((row) => row[at]?.length ?? 0)));
  return [headings, ...filled].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
