import { type Attack, aimAt, bareClaws, type Fighter } from '@tabletop/warcrabs';
import { LONGEST_NAME, plain } from '@tabletop/warcrabs/text';
import { withoutTwins } from '../twins.js';
import { chanceToHit } from './chances.js';
import { isLegal, labelOf, type Option, othersOf, type Table } from './table.js';

type WeaponIndex = Attack['weapon'];

/** Weapons that are alike in all that counts, of which the first is used. */
interface Arm {
  readonly index: WeaponIndex;
  /** `the Laser Pointer`, `the Firecracker (3 left)` or `bare claws`. */
  readonly label: string;
}

/** A menu of attacks, where the active crab can make any: with what, then on whom. */
export function attackOptions(table: Table): readonly Option[] {
  if (table.stage.acted) return [];
  const options = withoutTwins(
    armsOf(table).flatMap((arm) => {
      const attacks = attacksWith(table, arm);
      const choices = () => ({ question: `Attack whom with ${arm.label}?`, options: attacks });
      return attacks.length < 2 ? attacks : [{ label: `with ${arm.label} …`, choices }];
    }),
  );
  if (options.length < 2) return options;
  return [{ label: 'attack …', choices: () => ({ question: 'Attack with what?', options }) }];
}

/** All that the active crab can attack with: its weapons, those that are alike as one, and its claws. */
function armsOf({ crab }: Table): readonly Arm[] {
  const keys = crab.weapons.map((carried) => JSON.stringify(carried));
  const arms = crab.weapons.flatMap(({ weapon, left }, index): readonly Arm[] => {
    if (left === 0 || keys.indexOf(keys[index] ?? '') < index) return [];
    const alike = keys.filter((key) => key === keys[index]).length;
    const uses = left === null ? '' : ` (${left * alike} left)`;
    return [{ index, label: `the ${plain(weapon.name, LONGEST_NAME)}${uses}` }];
  });
  return [...arms, { index: null, label: 'bare claws' }];
}

function attacksWith(table: Table, { index }: Arm): readonly Option[] {
  return othersOf(table).flatMap((target): readonly Option[] => {
    const action: Attack = {
      type: 'attack',
      player: table.player,
      crab: table.crab.id,
      weapon: index,
      target: target.id,
    };
    if (!isLegal(table, action)) return [];
    return [{ label: labelOf(table, action, { chance: chanceAgainst(table, action, target) }), action }];
  });
}

function chanceAgainst(table: Table, { weapon }: Attack, target: Fighter): string {
  const { state, crab, context } = table;
  const arm = weapon === null ? undefined : crab.weapons[weapon]?.weapon;
  return chanceToHit(aimAt(state, crab, target, arm ?? bareClaws(context.rules), context).target, table);
}
