import { certain, type Distribution, exactly } from '@tabletop/dice';
import { type Mark, resolveShots } from '../attacks/resolve-shots.js';
import type { Shots, Weapon } from '../force/weapon.js';
import type { Cover } from '../map/battle-map.js';
import { mixed } from './mixed.js';
import type { OddsUsing } from './using.js';

const ONE_SHOT: Shots = { fixed: 1, dice: 0 };

/** What a weapon has done so far: what is left of the mark, and how many marks before it are gone. */
export interface Toll {
  readonly gone: number;
  readonly body: number;
  readonly cover: Cover;
}

/**
 * How many shots a weapon fires in a round. Dice are rolled one by one and added up, each by the game's own resolver: all
 * at once they would have too many branches.
 *
 * @rule S-MG
 */
export function burstOdds({ shots }: Pick<Weapon, 'shots'>, using: OddsUsing): Distribution<number> {
  const rolled = (fixed: number, dice: number) =>
    exactly((chance) => using.resolveBurst(chance, { shots: { fixed, dice } }));
  let odds = rolled(shots.fixed, Math.min(1, shots.dice));
  for (let dice = 1; dice < shots.dice; dice++) odds = odds.combine(rolled(0, 1), (sum, die) => sum + die);
  return odds;
}

/**
 * What all shots of a weapon in a round do to marks that are alike, one after another: to so many of them, the next when
 * one is gone. A round of shots is one shot after another, each at what those before it left, so that each is resolved by
 * itself and what comes to the same is merged.
 *
 * @rule S-SHOOT
 * @rule S-CHAIN
 */
export function tollOdds(weapon: Weapon, mark: Mark, marks: number, using: OddsUsing): Distribution<Toll> {
  const single: Weapon = { ...weapon, shots: ONE_SHOT };
  const fresh = { body: mark.body, cover: mark.cover };
  const known = new Map<string, Distribution<Toll>>();
  const after = (toll: Toll): Distribution<Toll> => {
    if (isGone(mark, toll)) return certain(toll);
    const { gone, body, cover } = toll;
    const key = `${gone} ${body} ${cover}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const next = exactly((chance): Toll => {
      const shot = resolveShots(chance, single, { ...mark, body, cover }, using);
      const left: Toll = { gone, body: body - shot.damage, cover: shot.cover };
      return isGone(mark, left) && gone + 1 < marks ? { gone: gone + 1, ...fresh } : left;
    });
    known.set(key, next);
    return next;
  };
  const afterShots: Distribution<Toll>[] = [certain({ gone: 0, ...fresh })];
  const afterSome = (count: number): Distribution<Toll> => {
    let last = afterShots[afterShots.length - 1] ?? certain({ gone: 0, ...fresh });
    while (afterShots.length <= count) {
      last = mixed(last, after);
      afterShots.push(last);
    }
    return afterShots[count] ?? last;
  };
  return mixed(burstOdds(weapon, using), afterSome);
}

/** Whether nothing is left of what was shot at. */
export function isGone({ at }: Pick<Mark, 'at'>, { body, cover }: Toll): boolean {
  return at === 'cover' ? cover === 'none' : body <= 0;
}
