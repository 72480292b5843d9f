import { count, lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import { hitsOnOf } from '../attacks/judge.js';
import type { Modification } from '../force/modification.js';
import { MODIFICATIONS } from '../force/modifications.js';
import type { Profile } from '../force/profile.js';
import type { Weapon } from '../force/weapon.js';
import { type Rules, rulesFor } from '../rules.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import { shown } from './teller.js';
import { points, signed } from './words.js';

/** What is known beside a unit for its sheet. */
export interface SheetOptions extends TextOptions {
  /** The house rules, of which the numbers to hit and some prices depend. */
  readonly rules?: Partial<Rules>;
  /** The modifications that there are, for what they do and cost; by default those of the printed game. */
  readonly modifications?: readonly Modification[];
}

const PRINTED: readonly Modification[] = Object.values(MODIFICATIONS);

/**
 * The sheet of a unit, with the fields of the printed ones in their order: its name, with what it has bought besides arms;
 * Speed; what it hits on to stab and shoot, its gun and its blade; Body and Move; then what it costs. Of a unit in a match,
 * the Body is what is left, out of how much where some is gone. Where `maxLength` is shorter than the sheet, its beginning
 * is kept.
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
  const { speed, move, gun, blade, cost } = profile;
  const bought = boughtOf(profile, options.modifications ?? PRINTED, rules);
  const besides = bought.filter(({ modification }) => modification?.weapon == null);
  const lines = [
    [shown(name), ...(besides.length === 0 ? [] : [besides.map(modificationText).join('; ')])].join(': '),
    `Speed: ${speed}`,
    `Stab/Shoot: hits on ${rules.hitsOn}+. Armed with:`,
    ...[gun, blade].map((weapon) => `  ${armText(weapon, bought, rules)}`),
    `Body: ${bodyText(profile, parts)}`,
    `Move: ${move}`,
    `Cost: ${count(cost, 'point')}`,
  ];
  return shorten(lines.join('\n'), most);
}

/** A modification that a unit has; what it is, and what it costs, where that is known. */
interface Bought {
  readonly name: string;
  readonly modification: Modification | undefined;
  readonly cost: number | undefined;
}

function boughtOf({ modifications }: Profile, known: readonly Modification[], rules: Rules): readonly Bought[] {
  return modifications.map((name) => {
    const modification = known.find((each) => each.name === name);
    const cost = modification?.cost;
    return { name, modification, cost: cost === 'plasmaSwordCost' ? rules.plasmaSwordCost : cost };
  });
}

/** 'Medium armour: +2 Body, -2 Speed, 2 points'. */
function modificationText({ name, modification, cost }: Bought): string {
  const bonus = (value: number, what: string) => (value === 0 ? [] : [`${signed(value)} ${what}`]);
  const facts = [
    ...(modification === undefined
      ? []
      : [
          ...bonus(modification.body, 'Body'),
          ...bonus(modification.speed, 'Speed'),
          ...bonus(modification.move, 'Move'),
        ]),
    ...(cost === undefined ? [] : [count(cost, 'point')]),
  ];
  return facts.length === 0 ? shown(name) : `${shown(name)}: ${facts.join(', ')}`;
}

/** 'Plasma rifle: 2 damage, range 12, fires twice, through cover for 1, 3 points'. */
function armText(weapon: Weapon, bought: readonly Bought[], rules: Rules): string {
  const { name, kind, hitsOn, damage, range, shots, through, plasma, chains, blast } = weapon;
  const cost = bought.find(({ modification }) => modification?.weapon?.name === name)?.cost;
  const facts = [
    ...(hitsOn === 'hitsOn' ? [] : [`hits on ${hitsOnOf({ hitsOn }, { rules })}+`]),
    `${damage} damage`,
    `range ${range}`,
    ...shotsText(shots, kind),
    ...(chains ? ['chains'] : []),
    ...(blast ? ['hits all spaces around as well'] : []),
    ...(through === null ? [] : [`through cover for ${through}`]),
    ...(plasma ? ['plasma'] : []),
    ...(cost === undefined ? [] : [count(cost, 'point')]),
  ];
  return `${shown(name)}: ${facts.join(', ')}`;
}

/** How often a weapon fires, where that is not once: 'fires twice', 'fires 4 + d6 times'. */
function shotsText({ fixed, dice }: Weapon['shots'], kind: Weapon['kind']): readonly string[] {
  const verb = kind === 'gun' ? 'fires' : 'stabs';
  if (dice > 0) return [`${verb} ${fixed === 0 ? '' : `${fixed} + `}${dice === 1 ? '' : dice}d6 times`];
  if (fixed === 1) return [];
  return [fixed === 2 ? `${verb} twice` : `${verb} ${fixed} times`];
}

function bodyText({ body }: Profile, parts: readonly Unit['parts'][number][] | undefined): string {
  const whole = points(body * SIXTHS);
  if (parts === undefined) return whole;
  return parts.map(({ sixths }) => (sixths === body * SIXTHS ? whole : `${points(sixths)} of ${whole}`)).join(', ');
}
