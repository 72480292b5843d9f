import { type Problem, show } from '@tabletop/dice';
import { isObject, problem } from '@tabletop/game';
import {
  BASIC_SHELL,
  buy,
  type CrabId,
  EQUIPMENT,
  engineer,
  equip,
  type Roster,
  rulesFor,
  type Shell,
  shellNamed,
  type Weapon,
  weaponNamed,
} from '@tabletop/warcrabs';
import { parseCrab } from '@tabletop/warcrabs/schema';
import { describeItem } from '@tabletop/warcrabs/text';
import { refusalOfEach, refusingEach } from '../../../problem-lines.js';

/**
 * A season in which an owner has a crab more, as it is described: engineered, and fitted with a shell and weapons that
 * are bought for it. Throws a `Refusal` for all that is wrong with the description, which may be anything, and a typed
 * error for what the season refuses.
 */
export function withNewCrab(roster: Roster, owner: string, described: unknown, file: string | undefined): Roster {
  const told = { ...(file === undefined ? {} : { file }), withRules: true };
  const using = { rules: rulesFor(roster.rules) };
  const { name, traits, shell, weapons } = refusingEach(() => parseCrab(withNames(described, roster), using), told);
  const wanted = [...(isBasic(shell) ? [] : [shell]), ...weapons];
  const faults = wanted.flatMap((item) => faultOf(item, roster) ?? []);
  if (faults.length > 0) throw refusalOfEach(faults, told);
  const crab: CrabId = roster.nextCrab;
  return wanted.reduce(
    (next, { name: item }) => equip(buy(next, { crab, item }), { crab, item }),
    engineer(roster, { owner, name, traits }),
  );
}

/** A crab with what it calls by name put in its place, from the list of the season. */
function withNames(described: unknown, { equipment }: Roster): unknown {
  if (!isObject(described) || equipment === null) return described;
  const { shell, weapons } = described;
  return {
    ...described,
    ...(typeof shell === 'string' ? { shell: shellNamed(shell, equipment) ?? shell } : {}),
    ...(Array.isArray(weapons) ? { weapons: weapons.map((each: unknown) => weaponIn(each, equipment)) } : {}),
  };
}

function weaponIn(weapon: unknown, equipment: typeof EQUIPMENT): unknown {
  return typeof weapon === 'string' ? (weaponNamed(weapon, equipment) ?? weapon) : weapon;
}

/** Why an item cannot be bought as it is described: the season knows none of that name, or another one. */
function faultOf(item: Shell | Weapon, roster: Roster): Problem | undefined {
  const equipment = roster.equipment ?? EQUIPMENT;
  const entry = 'armour' in item ? shellNamed(item.name, equipment) : weaponNamed(item.name, equipment);
  if (entry === undefined) return problem([], `No ${show(item.name)} is on sale.`, 'W-KIT-HOUSE');
  if (describeItem(entry) === describeItem(item)) return undefined;
  return problem([], `What is on sale under that name is another: ${describeItem(entry)}.`, 'W-KIT-HOUSE');
}

/** Whether a crab is engineered in that shell. */
function isBasic(shell: Shell): boolean {
  return describeItem(shell) === describeItem(BASIC_SHELL);
}
