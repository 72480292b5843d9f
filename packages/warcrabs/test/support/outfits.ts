import { EQUIPMENT, type Shell, type Traits, type Weapon } from '../../src/index.js';

/** What a crab is given for its money. */
export interface Outfit {
  readonly shell: Shell;
  readonly weapons: readonly Weapon[];
}

/** A crab that fights still moves so many inches a turn. */
const LEAST_MOVEMENT = 3;
/** The most firecrackers. */
const MOST = 4;

/** Every outfit for that money: a shell, one weapon that lasts, and firecrackers; at least two fifths are spent. */
export function outfitsFor({ strength, dexterity }: Traits, cents: number): readonly Outfit[] {
  const heaviest = strength + dexterity - Math.min(LEAST_MOVEMENT, dexterity);
  const lasting = EQUIPMENT.weapons.filter(({ uses }) => uses === null);
  const crackers = EQUIPMENT.weapons.filter(({ uses }) => uses !== null);
  const counts = Array.from({ length: MOST + 1 }, (_, count) => count);
  return EQUIPMENT.shells
    .flatMap((shell) =>
      lasting.flatMap((weapon) =>
        counts.map(
          (count): Outfit => ({ shell, weapons: [weapon, ...crackers.flatMap((each) => Array(count).fill(each))] }),
        ),
      ),
    )
    .filter(({ shell, weapons }) => {
      const items = [shell, ...weapons];
      const price = items.reduce((sum, item) => sum + item.price, 0);
      const weight = items.reduce((sum, item) => sum + item.weight, 0);
      return price <= cents && price >= 0.4 * cents && weight <= heaviest;
    });
}

/** Whether an outfit has an item. */
export function hasItem({ shell, weapons }: Outfit, name: string): boolean {
  return shell.name === name || weapons.some((weapon) => weapon.name === name);
}
