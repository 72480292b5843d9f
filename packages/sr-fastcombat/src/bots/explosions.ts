import type { Vector } from '@tabletop/geometry';
import { type RangeClass, rangeBand } from '../armoury/ranges.js';
import type { Charge } from '../grenades/charge.js';
import { isReady, itemsOf } from '../items/held.js';
import { bandTo } from '../shooting/aim.js';
import { targetNumber } from '../shooting/target-number.js';
import type { Figure } from '../state.js';
import { canSee } from '../table/sight.js';
import { isMoving } from '../turn/walking.js';
import { throwStake } from './blasts.js';
import type { Mind } from './mind.js';
import type { Prospect } from './prospect.js';
import type { Scene } from './scenes.js';
import { bestOption } from './stake.js';

/** The grenades that a figure could throw or launch at where enemies are. */
export function explosions(mind: Mind, scene: Scene, figure: Figure): readonly Prospect[] {
  const { view, me: player } = mind;
  const { throwingSkill, firearmsSkill } = figure.profile;
  const common = { player, figure: figure.id, mark: scene.mark };
  return itemsOf(view, figure.id).flatMap((item): readonly Prospect[] => {
    const { id, equipment, rounds } = item;
    if (!isReady(view, item)) return [];
    if (equipment.kind === 'grenade')
      return landings(mind, scene, figure, 'Hand Grenade', equipment.grenade, throwingSkill).map(
        ({ at, ...worth }) => ({
          deed: { ...common, type: 'throw', grenade: id, at },
          ...worth,
        }),
      );
    if (equipment.kind !== 'firearm' || equipment.grenade === null || rounds < 1) return [];
    return landings(mind, scene, figure, equipment.weapon.type, equipment.grenade, firearmsSkill).map(
      ({ at, ...worth }) => ({ deed: { ...common, type: 'launch', weapon: id, at }, ...worth }),
    );
  });
}

/** A spot that could be aimed at. */
interface Landing extends Pick<Prospect, 'net' | 'later'> {
  readonly at: Vector;
}

/** What a grenade would do where enemies stand that are in sight and in range. */
export function landings(
  mind: Mind,
  scene: Scene,
  figure: Figure,
  type: RangeClass,
  grenade: Charge,
  skill: number,
): readonly Landing[] {
  const { view, rules } = mind;
  const attackerMoving = isMoving(scene, figure);
  return scene.enemies.flatMap(({ at }): readonly Landing[] => {
    const band = bandTo(figure, type, at, { rangeBand, rules });
    if (band === null || !canSee(view.board, figure.at, at, rules)) return [];
    const worth = (moving: boolean): number => {
      const number = targetNumber({ band, attackerMoving: moving }, mind);
      const stake = throwStake(mind, scene, { at, grenade, skill, targetNumber: number });
      return bestOption(mind.options.singles, stake)?.net ?? 0;
    };
    const later = worth(false);
    return [{ at, net: attackerMoving ? worth(true) : later, later }];
  });
}
