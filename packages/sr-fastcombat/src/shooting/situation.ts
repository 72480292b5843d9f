import { isThrown } from '../armoury/thrown.js';
import type { Firearm } from '../figures/sheet.js';
import type { Rules } from '../rules.js';
import type { Figure, SkirmishState } from '../state.js';
import { hasCover } from '../table/sight.js';
import { isMoving } from '../turn/walking.js';
import { isUnseen } from './aim.js';
import type { ShotSituation } from './target-number.js';

/** A state, or what is seen of one, as far as shots depend on it. */
export type ShotGround = Pick<SkirmishState, 'board' | 'moving'>;

/**
 * What a shot of one figure at another depends on as things stand.
 *
 * @rule F-TN
 */
export function situationOf(
  state: ShotGround,
  weapon: Firearm,
  attacker: Figure,
  target: Figure,
  band: ShotSituation['band'],
  rules: Pick<Rules, 'figureRadius' | 'coverReach'>,
): ShotSituation {
  const { smartlink = false, goggles = false } = attacker.profile;
  return {
    band,
    laser: weapon.laser === true,
    smartgun: weapon.smartgun === true,
    smartlink,
    goggles,
    cover: hasCover(state.board, target.at, attacker.at, rules),
    invisible: isUnseen(target, attacker.owner),
    attackerMoving: isMoving(state, attacker),
    targetMoving: isMoving(state, target),
    thrown: isThrown(weapon.type),
  };
}
