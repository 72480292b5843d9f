import { primitive, type Vector } from '@tabletop/geometry';
import {
  BASIC_SHELL,
  type Board,
  type CrabId,
  type Obstacle,
  type Rules,
  rulesFor,
  type Shell,
  type Stun,
  type Surface,
  type Traits,
  toUnits,
  type WarcrabsState,
  type Weapon,
  warcrabs,
} from '../../src/index.js';
import { weapon as anyWeapon } from './crabs.js';

/** A place on the table, in inches. */
export function inch(x: number, y: number): Vector {
  return { x: toUnits(x), y: toUnits(y) };
}

/** A rectangle from one corner to the opposite one, in inches. */
export function box(left: number, top: number, right: number, bottom: number): readonly Vector[] {
  return [inch(left, top), inch(right, top), inch(right, bottom), inch(left, bottom)];
}

/** Something flat at a height, in inches. */
export function surface(height: number, ...sides: Parameters<typeof box>): Surface {
  return { name: `Surface at ${height}`, height: toUnits(height), corners: box(...sides) };
}

/** Something that stands on the table, in inches. */
export function thing(kind: Obstacle['kind'], height: number, ...sides: Parameters<typeof box>): Obstacle {
  return { name: `${kind} of ${height}`, kind, height: toUnits(height), corners: box(...sides) };
}

/** A floor from −100 to 100 inches with some surfaces and obstacles. */
export function room(surfaces: readonly Surface[] = [], obstacles: readonly Obstacle[] = []): Board {
  return { name: 'Room', floor: box(-100, -100, 100, 100), surfaces, obstacles };
}

/** A desk 36 inches high, from 0 to 60 by 0 to 30 inches. */
export function desk(...obstacles: readonly Obstacle[]): Board {
  return room([surface(36, 0, 0, 60, 30)], obstacles);
}

/** A weapon that a test says everything of that matters: 2 points of damage, no weight and no modifier. */
export function weapon(extra: Partial<Weapon> = {}): Weapon {
  return anyWeapon({ kind: 'ranged', damage: 2, weight: 0, price: 0, ...extra });
}

/** An explosive to be fired from any distance. */
export const ROCKET: Weapon = weapon({ name: 'Rocket', explosive: true });

/** A crab of a scene: where it stands, in inches, and what differs from Strength 3, Dexterity 5, Endurance 5. */
export interface Cast {
  readonly owner?: string;
  readonly at: Vector;
  readonly facing?: Vector;
  readonly traits?: Partial<Traits>;
  readonly shell?: Shell;
  readonly weapons?: readonly Weapon[];
  readonly hitPoints?: number;
  readonly armour?: number;
  /** How often each of its weapons can still be used; by default as often as when new. */
  readonly left?: readonly (number | null)[];
  readonly stun?: Stun;
}

/** What a scene may say of itself. */
export interface Scenery {
  /** By ascending id; by default they belong to red and blue in turn. */
  readonly crabs: readonly Cast[];
  readonly board?: Board;
  readonly players?: readonly string[];
  readonly rules?: Partial<Rules>;
  /** The order in which they act; by default that of their ids. */
  readonly order?: readonly CrabId[];
  readonly turn?: number;
}

/** The first turn, in which the first crab of the order is about to begin its activation. */
export function scene(of: Scenery, game: Pick<typeof warcrabs, 'setup'> = warcrabs): WarcrabsState {
  const { players = ['red', 'blue'], rules = {}, board = room() } = of;
  const made = game.setup(
    {
      players,
      board,
      houseRules: rules,
      crabs: of.crabs.map(({ owner, at, facing, traits, shell, weapons, hitPoints, armour, left }, index) => ({
        crab: {
          name: `Crab ${index + 1}`,
          traits: { strength: 3, dexterity: 5, endurance: 5, ...traits },
          shell: shell ?? BASIC_SHELL,
          weapons: weapons ?? [],
        },
        owner: owner ?? players[index % players.length] ?? '',
        at,
        facing: facing ?? { x: 1, y: 0 },
        ...(hitPoints === undefined ? {} : { hitPoints }),
        ...(armour === undefined ? {} : { armour }),
        ...(left === undefined ? {} : { left }),
      })),
    },
    'scene',
  );
  return {
    ...made,
    turn: of.turn ?? 1,
    order: of.order ?? made.crabs.map(({ id }) => id),
    slot: 0,
    stage: { phase: 'next' },
    crabs: made.crabs.map((crab, index) => ({
      ...crab,
      facing: primitive(crab.facing),
      stun: of.crabs[index]?.stun ?? null,
    })),
  };
}

/** The rules in force in a scene. */
export function rulesIn(state: WarcrabsState): Rules {
  return rulesFor(state.rules);
}
