import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { thrown } from '@tabletop/game';
import { changed } from './change.js';
import type { Context } from './context.js';
import { endGame } from './ending.js';
import type { KrakenEvent } from './events.js';
import type { MoraleRoll } from './resolvers.js';
import type { KrakenState } from './state.js';

/**
 * The kraken's morale: it fights on when its die is at most the number of tentacles that it has left. The die is
 * six-sided whatever the number at the start.
 *
 * @rule K-MORALE
 */
export function resolveMorale(chance: Chance, tentaclesLeft: number): MoraleRoll {
  const die = chance.die(6, 'K-MORALE');
  return { die, fightsOn: die <= tentaclesLeft };
}

/**
 * The last step of a turn in which the kraken lost a tentacle: it tests its morale, and flees on a failure.
 *
 * @rule K-MORALE
 * @rule K-WIN
 */
export function testMorale(state: KrakenState, chance: Chance, context: Context): Step<KrakenState, KrakenEvent> {
  const tentacles = state.tentacles.length;
  const { result, dice } = thrown(chance, (source) => context.resolveMorale(source, tentacles, context));
  const { fightsOn } = result;
  const log: KrakenEvent[] = [{ type: 'morale-rolled', rule: 'K-MORALE', dice, tentacles, fightsOn }];
  const after = changed(state, { stage: { phase: 'start' } });
  return { state: fightsOn ? after : endGame(after, 'kraken-fled', log, context), events: log };
}
