import { capital, count } from '@tabletop/game/text';
import { isWhole } from '../condition.js';
import type { CraftModification } from '../force/craft-modification.js';
import { ATTACHMENT_COST, BAY_COST, BAY_SIZE } from '../force/craft-modifications.js';
import type { Gun } from '../force/gun.js';
import type { CraftProfile, MountedGun } from '../force/profile.js';
import type { Rules } from '../rules.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import { shown } from './teller.js';
import { bonusText, weaponText } from './weapon-text.js';
import { points } from './words.js';

/** What there is to buy for craft. */
export interface CraftWares {
  readonly modifications: readonly CraftModification[];
  readonly guns: readonly Gun[];
}

/** The lines of the sheet of a craft; of its parts only where they are known, what is left of each. @rule T-SHEET @rule S-HULL */
export function craftSheet(
  name: string,
  profile: CraftProfile,
  parts: Unit['parts'] | undefined,
  wares: CraftWares,
  rules: Rules,
): readonly string[] {
  const { modifications, hull, speed, move, guns, bays, cost } = profile;
  const bought = modifications.map((each) => modificationText(each, wares, rules));
  const hullText = parts === undefined ? `${hull} hull` : count(parts.length, `${hull} part`);
  return [
    [shown(name), ...(bought.length === 0 ? [] : [bought.join('; ')])].join(': '),
    `${capital(profile.class)}: ${hullText}`,
    `Speed: ${speed}`,
    guns.length === 0 ? 'Shoot: has no gun' : `Shoot: hits on ${rules.hitsOn}+. Armed with:`,
    ...guns.map((gun, at) => `  ${at + 1} ${gunText(gun, at, wares, rules)}`),
    `Body: ${bodyText(profile, parts)}`,
    `Move: ${move}`,
    ...bays.map(
      (part) => `Transport bay: part ${part + 1}, holds ${BAY_SIZE[profile.class]}, ${count(BAY_COST, 'point')}`,
    ),
    `Cost: ${count(cost, 'point')}`,
  ];
}

function modificationText(name: string, { modifications }: CraftWares, rules: Rules): string {
  const found = modifications.find((each) => each.name === name);
  const cost = found?.cost;
  return bonusText(name, found ?? {}, cost === 'technicianCost' ? rules.technicianCost : cost);
}

/** 'Rail gun: hits on 2+, 1 damage, range 24, on part 2, 6 points with its attachment': the first attachment is free. */
function gunText({ part, weapon }: MountedGun, at: number, { guns }: CraftWares, rules: Rules): string {
  const cost = guns.find((gun) => gun.weapon.name === weapon.name)?.cost;
  const price = (points: number) =>
    at === 0 ? count(points, 'point') : `${count(points, 'point')} with its attachment`;
  const total = (cost ?? 0) + (at === 0 ? 0 : ATTACHMENT_COST);
  return weaponText(
    weapon,
    [`on part ${part + 1}`, ...(cost === undefined || total === 0 ? [] : [price(total)])],
    rules,
  );
}

/** '3 each', or what is left of each part: '3, 2 1/2 of 3, wrecked'. */
function bodyText({ body }: CraftProfile, parts: Unit['parts'] | undefined): string {
  const whole = points(body * SIXTHS);
  if (parts === undefined || parts.every(({ sixths }) => sixths === body * SIXTHS)) return `${whole} each`;
  const left = (sixths: number) => (sixths === body * SIXTHS ? whole : `${points(sixths)} of ${whole}`);
  return parts.map(({ sixths }, part) => (isWhole({ parts }, part) ? left(sixths) : 'wrecked')).join(', ');
}
