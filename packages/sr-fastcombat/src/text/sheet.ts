import { type Block, count, fitted, lengthAllowed, listed, type TextOptions } from '@tabletop/game/text';
import type { FigureSheet } from '../figures/sheet.js';
import type { Figure, Item, Profile } from '../state.js';
import { loadInGame, loadOnSheet } from './carried.js';
import { firearmTable, meleeTable, spellTable } from './sheet-tables.js';
import { shown } from './teller.js';
import { centimetres } from './words.js';

/** What is printed of a figure. */
export interface SheetOptions extends TextOptions {
  /** The things of the game: those that a figure carries stand on its sheet, with what they hold and whether they are ready. */
  readonly items?: readonly Item[];
}

/**
 * The record sheet of a figure, with the fields of the printed one in its order: of a sheet, or of a figure of a game as
 * it is now. Of weapons that are thrown, and grenades, Ready Ammo is how many there are. Lengths are centimetres.
 *
 * Within `maxLength` the spells give way first, then the firearms, then the melee weapons; name and values stay to the
 * last.
 *
 * @rule T-SHEET
 */
export function sheet(figure: FigureSheet | Figure, options: SheetOptions = {}): string {
  const most = lengthAllowed(options);
  const inGame = 'profile' in figure;
  const profile: Profile = inGame ? figure.profile : figure;
  const load = inGame ? loadInGame(figure, options.items ?? []) : loadOnSheet(figure);
  const { firearmsSkill, meleeSkill, throwingSkill } = profile;
  const skills = `Firearms Skill: ${firearmsSkill}   Melee Combat Skill: ${meleeSkill}   Throwing Skill: ${throwingSkill}`;
  const blocks: readonly Block[] = [
    block(meleeTable(load), 1),
    { title: skills, lines: [], rank: 0 },
    block(firearmTable(load), 2),
    block(spellTable(profile.spells), 3),
    ...(inGame || gearOf(profile) !== '' ? [{ title: noteOf(figure, profile), lines: [], rank: 4 }] : []),
  ];
  return fitted(vitals(profile), blocks, most);
}

function vitals({ name, race, actions, speed, ...values }: Profile): readonly string[] {
  return [
    `Name: ${shown(name)}   Race: ${shown(race)}`,
    `Actions: ${actions}`,
    `Speed: ${centimetres(speed)}`,
    `Knock-Out Value: ${values.knockOutValue}`,
    `Magic Resistance Value: ${values.magicResistance}`,
    `Melee Combat Damage: ${values.meleeDamage}`,
  ];
}

function block([title = '', ...rows]: readonly string[], rank: number): Block {
  return { title, lines: rows.map((text) => ({ text, weight: 0 })), rank };
}

/** What the printed sheet has no field for: what a figure wears, and how it stands in its game. */
function noteOf(figure: FigureSheet | Figure, profile: Profile): string {
  const now = 'profile' in figure ? stateOf(figure) : '';
  return [gearOf(profile), now].filter((text) => text !== '').join('; ');
}

function gearOf({ smartlink, goggles, invisible }: Profile): string {
  const gear = [
    ...(smartlink === true ? ['smartlink'] : []),
    ...(goggles === true ? ['smartgoggles'] : []),
    ...(invisible === true ? ['invisibility'] : []),
  ];
  return gear.length === 0 ? '' : `With ${listed(gear)}`;
}

/** How a figure of a game stands. */
function stateOf({ status, posture, actions }: Pick<Figure, 'status' | 'posture' | 'actions'>): string {
  return status === 'out' ? 'out of the fight' : `${posture}, ${count(actions, 'Action')} left`;
}
