import { judgeShot } from '../shooting/judge-shot.js';
import type { Figure } from '../state.js';
import type { Chances } from './chances.js';
import { hitGains, hitLoss } from './hits.js';
import type { Mind } from './mind.js';
import type { Stake } from './stake.js';

/** A shot as it is aimed. */
export interface Aimed {
  readonly skill: number;
  readonly targetNumber: number;
  readonly damage: number;
}

/** The card for a shot at an enemy. */
export function ownShotStake(mind: Mind, shot: Aimed, target: Figure, theirs: Chances = mind.theirs): Stake {
  const { skill, targetNumber } = shot;
  const gains = hitGains(mind, shot.damage, target);
  return {
    theirs,
    gain: (attack, defence) => (judgeShot({ attack, defence, skill, targetNumber }, mind).hit ? gains(attack) : 0),
  };
}

/** The card against a shot at an own figure. */
export function theirShotStake(mind: Mind, shot: Aimed, target: Figure, theirs: Chances = mind.theirs): Stake {
  const { skill, targetNumber } = shot;
  const loss = hitLoss(mind, shot.damage, target);
  return {
    theirs,
    gain: (defence, attack) => (judgeShot({ attack, defence, skill, targetNumber }, mind).hit ? -loss : 0),
  };
}
