import { certain, type Distribution, exactly } from '@tabletop/dice';
import type { RollingStage } from '../wrecks/judge-malfunction.js';
import { checkCount, checkOneOf } from './check-question.js';
import { mixed } from './mixed.js';
import { type OddsUsing, PRINTED } from './using.js';

/** The most rounds of a wreck whose odds are asked for. */
export const MAX_SURVIVAL_ROUNDS = 100;

/** How a wrecked craft fares: it goes on as it is, it malfunctions, or it has blown up. */
export type Survival = 'holds' | 'malfunctions' | 'blown-up';

const STAGES: readonly RollingStage[] = ['quarter', 'half'];

/**
 * The exact odds of what has become of a craft when it has rolled in so many Special phases with a quarter, or half, of its
 * parts gone, and no more. By house rules one that has lost half of them malfunctions without a roll.
 *
 * Throws `RuleError` 'invalid-question' naming everything that no game has.
 *
 * @rule S-PARTS
 */
export function survivalOdds(
  stage: RollingStage,
  rounds: number,
  using: OddsUsing = PRINTED,
  now: Survival = 'holds',
): Distribution<Survival> {
  checkOneOf('stage', stage, STAGES);
  checkCount('rounds', rounds, MAX_SURVIVAL_ROUNDS);
  const roll = exactly((chance) => using.resolveMalfunction(chance, stage, using).succeeds);
  const isAtOnce = stage === 'half' && using.rules.halfWrecked === 'atOnce';
  let odds: Distribution<Survival> = certain(now === 'holds' && isAtOnce ? 'malfunctions' : now);
  for (let round = 0; round < rounds; round++)
    odds = mixed(odds, (before) =>
      before === 'blown-up' ? certain<Survival>(before) : roll.map((worsens) => (worsens ? WORSE[before] : before)),
    );
  return odds;
}

/** What comes next where a roll says so. @rule S-PARTS */
const WORSE: Readonly<Record<Exclude<Survival, 'blown-up'>, Survival>> = {
  holds: 'malfunctions',
  malfunctions: 'blown-up',
};
