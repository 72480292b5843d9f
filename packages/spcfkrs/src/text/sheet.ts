import { count, lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { CraftModification } from '../force/craft-modification.js';
import { CRAFT_MODIFICATIONS } from '../force/craft-modifications.js';
import type { Gun } from '../force/gun.js';
import { GUNS } from '../force/guns.js';
import type { Modification } from '../force/modification.js';
import { MODIFICATIONS } from '../force/modifications.js';
import type { FootProfile, Profile } from '../force/profile.js';
import type { Weapon } from '../force/weapon.js';
import { type Rules, rulesFor } from '../rules.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import { craftSheet } from './craft-sheet.js';
import { shown } from './teller.js';
import { bonusText, weaponText } from './weapon-text.js';
import { points } from './words.js';

/** What is known beside a unit for its sheet. */
export interface SheetOptions extends TextOptions {
  /** The house rules, of which the numbers to hit and some prices depend. */
  readonly rules?: Partial<Rules>;
  /** The modifications that there are, for what they do and cost; by default those of the printed game. */
  readonly modifications?: readonly Modification[];
  /** The same for craft. */
  readonly craftModifications?: readonly CraftModification[];
  /** The guns that there are for craft, for what they cost; by default those of the printed game. */
  readonly guns?: readonly Gun[];
}

const PRINTED: readonly Modification[] = Object.values(MODIFICATIONS);
const PRINTED_FOR_CRAFT: readonly CraftModification[] = Object.values(CRAFT_MODIFICATIONS);
const PRINTED_GUNS: readonly Gun[] = Object.values(GUNS);

/**
 * The sheet of a unit, with the fields of the printed ones in their order: its name, with what it has bought besides arms;
 * Speed; what it hits on to stab and shoot, its gun and its blade; Body and Move; then what it costs. Of a unit in a match,
 * the Body is what is left, out of how much where some is gone. Of a craft, there are its class and hull after its name,
 * its guns by the numbers that orders name them by, the Body of each part, and its transport bays after its Move. Speed and
 * Move are those of a map of its own class. Where `maxLength` is shorter than the sheet, its beginning is kept.
 *
 * @rule T-SHEET
 */
export function sheet(
  unit: { readonly name: string; readonly profile: Profile } & Partial<Pick<Unit, 'parts'>>,
  options: SheetOptions = {},
): string {
  const most = lengthAllowed(options);
  const rules = rulesFor(options.rules ?? {});
  const { name, profile, parts } = unit;
  const { modifications = PRINTED, craftModifications = PRINTED_FOR_CRAFT, guns = PRINTED_GUNS } = options;
  const lines =
    profile.class === 'on-foot'
      ? footSheet(name, profile, parts, modifications, rules)
      : craftSheet(name, profile, parts, { modifications: craftModifications, guns }, rules);
  return shorten(lines.join('\n'), most);
}

function footSheet(
  name: string,
  profile: FootProfile,
  parts: Unit['parts'] | undefined,
  known: readonly Modification[],
  rules: Rules,
): readonly string[] {
  const { speed, move, gun, blade, cost } = profile;
  const bought = boughtOf(profile, known, rules);
  const besides = bought.filter(({ modification }) => modification?.weapon == null);
  return [
    [shown(name), ...(besides.length === 0 ? [] : [besides.map(modificationText).join('; ')])].join(': '),
    `Speed: ${speed}`,
    `Stab/Shoot: hits on ${rules.hitsOn}+. Armed with:`,
    ...[gun, blade].map((weapon) => `  ${armText(weapon, bought, rules)}`),
    `Body: ${bodyText(profile, parts)}`,
    `Move: ${move}`,
    `Cost: ${count(cost, 'point')}`,
  ];
}

/** A modification that a unit has; what it is, and what it costs, where that is known. */
interface Bought {
  readonly name: string;
  readonly modification: Modification | undefined;
  readonly cost: number | undefined;
}

function boughtOf({ modifications }: FootProfile, known: readonly Modification[], rules: Rules): readonly Bought[] {
  return modifications.map((name) => {
    const modification = known.find((each) => each.name === name);
    const cost = modification?.cost;
    return { name, modification, cost: cost === 'plasmaSwordCost' ? rules.plasmaSwordCost : cost };
  });
}

function modificationText({ name, modification, cost }: Bought): string {
  return bonusText(name, modification ?? {}, cost);
}

function armText(weapon: Weapon, bought: readonly Bought[], rules: Rules): string {
  const cost = bought.find(({ modification }) => modification?.weapon?.name === weapon.name)?.cost;
  return weaponText(weapon, cost === undefined ? [] : [count(cost, 'point')], rules);
}

function bodyText({ body }: FootProfile, parts: Unit['parts'] | undefined): string {
  const whole = points(body * SIXTHS);
  if (parts === undefined) return whole;
  return parts.map(({ sixths }) => (sixths === body * SIXTHS ? whole : `${points(sixths)} of ${whole}`)).join(', ');
}
