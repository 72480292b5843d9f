import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { shieldAfterRound } from '../attacks/shield.js';
import { changed, changedUnit } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import type { SpcfkrsState } from '../state.js';
import { phaseAfter } from './begin-phase.js';
import { endIfDecided, endMatch } from './ending.js';

/**
 * A round ends and the next begins: shields that absorbed fire are spent, hacked guns fire again, battalions part, who lost
 * its orders can have new ones, by house rules slag is gone, and after the last round that is allowed the match is a draw.
 * Then orders are asked for.
 *
 * @rule S-PHASES
 * @rule S-PSHIELD
 * @rule S-HACK
 * @rule S-SLAG
 * @rule S-WIN
 */
export function beginRound(state: SpcfkrsState, _chance: Chance, { rules }: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const log: SpcfkrsEvent[] = [];
  const units = state.units.map((unit) => {
    const shield = shieldAfterRound(unit.shield);
    if (unit.alive && shield !== unit.shield) log.push({ type: 'shield-spent', rule: 'S-PSHIELD', unit: unit.id });
    return changedUnit(unit, { hacked: false, acted: false, shield });
  });
  const isGone = rules.slagLasts === 'round' && state.slag.length > 0;
  if (isGone) log.push({ type: 'slag-gone', rule: 'S-SLAG', cells: state.slag.map(({ at }) => at) });
  const slag = isGone ? [] : state.slag;
  const over = changed(state, { units, orders: [], battalions: [], idle: [], slag, rams: [] });
  if (state.round >= rules.maxRounds) return { state: endMatch(over, 'round-limit', null, log), events: log };
  const decided = endIfDecided(over, log);
  if (decided !== over) return { state: decided, events: log };
  const round = state.round + 1;
  log.push({ type: 'round-began', rule: 'S-PHASES', round });
  const begun = changed(over, { round });
  if (rules.mode === 'phased') return { state: phaseAfter(begun, null, rules, log), events: log };
  const living = units.filter(({ alive }) => alive).map(({ id }) => id);
  return {
    state: changed(begun, { stage: { step: 'orders', ask: 'round', units: living, given: [] } }),
    events: log,
  };
}
