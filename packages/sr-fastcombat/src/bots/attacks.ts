import { within } from '@tabletop/geometry';
import type { Deed } from '../deed.js';
import { itemsOf } from '../items/held.js';
import { damageOf } from '../melee/damage-of.js';
import type { Figure } from '../state.js';
import { canSee } from '../table/sight.js';
import { toUnits } from '../units.js';
import { fightStake } from './fights.js';
import { aimAt, gunsOf, type Marksmanship } from './guns.js';
import type { Mind } from './mind.js';
import type { Prospect } from './prospect.js';
import { atRest, type Scene } from './scenes.js';
import { commitmentNet } from './stake.js';

/** The shots of a figure. */
export function shots(mind: Mind, scene: Scene, figure: Figure, { ownShot }: Marksmanship): readonly Prospect[] {
  const rest = atRest(scene);
  return gunsOf(mind, figure)
    .filter(({ ready, loaded }) => ready && loaded)
    .flatMap((gun) =>
      scene.enemies.flatMap((target): readonly Prospect[] => {
        const aimed = aimAt(mind, scene, gun, figure, target);
        const restful = aimed === undefined ? undefined : aimAt(mind, rest, gun, figure, target);
        if (aimed === undefined || restful === undefined) return [];
        const deed: Deed<'shoot'> = {
          type: 'shoot',
          player: mind.me,
          figure: figure.id,
          weapon: gun.item.id,
          target: target.id,
          mark: scene.mark,
        };
        return [{ deed, net: ownShot(aimed, target), later: ownShot(restful, target) }];
      }),
    );
}

/** The fights hand to hand that a figure could begin. */
export function strikes(mind: Mind, scene: Scene, figure: Figure): readonly Prospect[] {
  const { view, rules, me } = mind;
  const near = scene.enemies.filter(
    ({ at }) => within(figure.at, at, toUnits(rules.meleeReach)) && canSee(view.board, figure.at, at, rules),
  );
  if (near.length === 0) return [];
  const armed = itemsOf(view, figure.id).flatMap(({ id, ready, equipment }) =>
    ready && equipment.kind === 'melee'
      ? [{ weapon: id, damage: damageOf(equipment.weapon.damage, figure.profile) }]
      : [],
  );
  return [...armed, { weapon: null, damage: figure.profile.meleeDamage }].flatMap(({ weapon, damage }) =>
    near.map((target): Prospect => {
      const net = commitmentNet(mind.options, fightStake(mind, figure, target, mind.theirs, damage));
      const deed: Deed<'strike'> = {
        type: 'strike',
        player: me,
        figure: figure.id,
        weapon,
        target: target.id,
        mark: scene.mark,
      };
      return { deed, net, later: net };
    }),
  );
}
