import type { Chance } from '@tabletop/dice';
import { thrown } from '@tabletop/game';
import { changed } from './change.js';
import type { Context } from './context.js';
import { endIfDue } from './ending.js';
import type { KrakenEvent } from './events.js';
import type { Using } from './resolvers.js';
import { DEFAULT_RULES } from './rules.js';
import type { KrakenState, Tentacle } from './state.js';

/**
 * The points of hull damage of a crush: a die less 1.
 *
 * @rule K-CRUSH
 */
export function resolveCrush(chance: Chance, using: Using = { rules: DEFAULT_RULES }): number {
  return Math.max(0, chance.die(6, 'K-CRUSH') - using.rules.crushReduction);
}

/**
 * A tentacle crushes the hull. Damage counts in full; at 30 points the vessel is lost at once.
 *
 * @rule K-CRUSH
 * @rule K-LOSE
 */
export function crush(
  state: KrakenState,
  tentacle: Tentacle,
  chance: Chance,
  log: KrakenEvent[],
  context: Context,
): KrakenState {
  const { result: damage, dice } = thrown(chance, (source) => context.resolveCrush(source, context));
  const hullDamage = state.hullDamage + damage;
  log.push({ type: 'crushed', rule: 'K-CRUSH', dice, tentacle: tentacle.id, damage, hullDamage });
  return endIfDue('vessel-lost', changed(state, { hullDamage }), log, context);
}
