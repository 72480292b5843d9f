// What crabs of equal traits can be given for the same money.
import { EQUIPMENT } from '../packages/warcrabs/dist/index.js';

/** @typedef {import('../packages/warcrabs/dist/index.js').Shell} Shell */
/** @typedef {import('../packages/warcrabs/dist/index.js').Weapon} Weapon */
/** @typedef {{ readonly strength: number, readonly dexterity: number, readonly endurance: number }} Traits */
/** @typedef {{ readonly shell: Shell, readonly weapons: readonly Weapon[] }} Outfit */

/**
 * Crabs that people would engineer: they carry something, hit something and stand something.
 * @type {readonly Traits[]}
 */
export const BUILDS = [
  { strength: 3, dexterity: 6, endurance: 6 },
  { strength: 3, dexterity: 7, endurance: 5 },
  { strength: 4, dexterity: 5, endurance: 6 },
  { strength: 4, dexterity: 6, endurance: 5 },
  { strength: 4, dexterity: 7, endurance: 4 },
  { strength: 5, dexterity: 5, endurance: 5 },
  { strength: 5, dexterity: 6, endurance: 4 },
  { strength: 6, dexterity: 5, endurance: 4 },
];

/** A crab that fights still moves so many inches a turn. */
const LEAST_MOVEMENT = 3;
/** The most weapons of those that are used up. */
const MOST_SPENT = 4;
/** Everybody spends at least this part of the money. */
const LEAST_SPENT = 0.4;

/**
 * Every outfit for that money: a shell, a weapon that lasts, or one for the claws and one for a distance, and some that
 * are used up.
 * @param {Traits} traits
 * @param {number} cents
 * @returns {readonly Outfit[]}
 */
export const outfitsFor = ({ strength, dexterity }, cents) => {
  const heaviest = strength + dexterity - Math.min(LEAST_MOVEMENT, dexterity);
  const lasting = EQUIPMENT.weapons.filter(({ uses }) => uses === null);
  const spent = EQUIPMENT.weapons.filter(({ uses }) => uses !== null);
  const pairs = lasting.flatMap((one, at) =>
    lasting
      .slice(at + 1)
      .filter((other) => (one.kind === 'claw') !== (other.kind === 'claw'))
      .map((other) => [one, other]),
  );
  const sets = [...lasting.map((weapon) => [weapon]), ...pairs];
  const counts = Array.from({ length: MOST_SPENT + 1 }, (_, count) => count);
  return EQUIPMENT.shells.flatMap((shell) =>
    sets.flatMap((set) =>
      counts
        .map((count) => ({ shell, weapons: [...set, ...spent.flatMap((weapon) => Array(count).fill(weapon))] }))
        .filter(({ weapons }) => {
          const price = weapons.reduce((sum, weapon) => sum + weapon.price, shell.price);
          const weight = weapons.reduce((sum, weapon) => sum + weapon.weight, shell.weight);
          return price <= cents && price >= LEAST_SPENT * cents && weight <= heaviest;
        }),
    ),
  );
};

/** The names of all that can be bought. */
export const ITEMS = [...EQUIPMENT.weapons, ...EQUIPMENT.shells].map(({ name }) => name);

/**
 * Whether an outfit has an item.
 * @param {Outfit} outfit
 * @param {string} name
 */
export const hasItem = ({ shell, weapons }, name) =>
  shell.name === name || weapons.some((weapon) => weapon.name === name);
