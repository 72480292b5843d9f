import { rangeBand } from '../armoury/ranges.js';
import { isThrown } from '../armoury/thrown.js';
import { isReady, itemsOf } from '../items/held.js';
import { damageOf } from '../melee/damage-of.js';
import { bandTo } from '../shooting/aim.js';
import { situationOf } from '../shooting/situation.js';
import { targetNumber } from '../shooting/target-number.js';
import type { Figure, Item } from '../state.js';
import { canSee } from '../table/sight.js';
import type { Mind } from './mind.js';
import type { Scene } from './scenes.js';
import { type Aimed, ownShotStake, theirShotStake } from './shots.js';
import { bestOption, commitmentNet } from './stake.js';

/** Something that shoots at figures, or is thrown at them. */
export interface Gun {
  readonly item: Item;
  readonly weapon: Extract<Item['equipment'], { readonly kind: 'firearm' }>['weapon'];
  /** Whether it is in hand. */
  readonly ready: boolean;
  /** Whether it is loaded, or needs not be. */
  readonly loaded: boolean;
}

/** The guns that a figure carries. */
export function gunsOf({ view }: Mind, { id }: Figure): readonly Gun[] {
  return itemsOf(view, id).flatMap((item): readonly Gun[] => {
    const { equipment } = item;
    if (equipment.kind !== 'firearm' || equipment.grenade !== null) return [];
    const { weapon } = equipment;
    return [{ item, weapon, ready: isReady(view, item), loaded: weapon.ammo === null || item.rounds > 0 }];
  });
}

/** How a gun would be aimed at a figure, or undefined where it cannot be. */
export function aimAt(mind: Mind, scene: Scene, gun: Gun, attacker: Figure, target: Figure): Aimed | undefined {
  const { view, rules } = mind;
  const { weapon } = gun;
  const band = bandTo(attacker, weapon.type, target.at, { rangeBand, rules });
  if (band === null || !canSee(view.board, attacker.at, target.at, rules)) return undefined;
  const ground = { board: view.board, moving: scene.moving };
  const { firearmsSkill, throwingSkill } = attacker.profile;
  return {
    skill: isThrown(weapon.type) ? throwingSkill : firearmsSkill,
    targetNumber: targetNumber(situationOf(ground, weapon, attacker, target, band, rules), mind),
    damage: weapon.damage === null ? 0 : damageOf(weapon.damage, attacker.profile),
  };
}

/** What shots are worth, each kind of them thought of once. */
export interface Marksmanship {
  /** What is to be expected of a shot at an enemy. */
  readonly ownShot: (shot: Aimed, target: Figure) => number;
  /** What a shot at an own figure is to cost: at most 0. */
  readonly theirShot: (shot: Aimed, target: Figure) => number;
}

/** A new judgement of shots, for one choice. */
export function marksmanship(mind: Mind): Marksmanship {
  const once = (worth: (shot: Aimed, target: Figure) => number): ((shot: Aimed, target: Figure) => number) => {
    const known = new Map<string, number>();
    return (shot, target) => {
      const key = `${shot.targetNumber - shot.skill} ${shot.damage} ${target.id}`;
      const net = known.get(key) ?? worth(shot, target);
      known.set(key, net);
      return net;
    };
  };
  return {
    ownShot: once((shot, target) => commitmentNet(mind.options, ownShotStake(mind, shot, target))),
    theirShot: once((shot, target) => bestOption(mind.options.singles, theirShotStake(mind, shot, target))?.net ?? 0),
  };
}
