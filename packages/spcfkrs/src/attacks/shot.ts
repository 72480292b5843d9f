import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import { leaderOf } from '../orders/battalion.js';
import { endTurn, seenBy, withEffects } from '../round/turns.js';
import type { Aim, SpcfkrsState, Unit } from '../state.js';
import { isGone, type Sight, sightOf, sightOfGone } from './aim.js';
import { nextInChain } from './chain.js';
import { shotEffects } from './shot-effects.js';

type Settled = Step<SpcfkrsState, SpcfkrsEvent>;

/** A unit rolls for how many shots it fires, once before the first. @rule S-MG @rule S-PMG */
export function rollBurst(state: SpcfkrsState, chance: Chance, context: Context): Settled {
  const { stage } = state;
  const shooter = stage.step === 'burst' ? unitOf(state, stage.unit) : undefined;
  if (stage.step !== 'burst' || shooter === undefined) return { state, events: [] };
  const { gun } = shooter.profile;
  const { result: shots, dice } = thrown(chance, (source) => context.resolveBurst(source, gun));
  const log: SpcfkrsEvent[] = [{ type: 'burst-rolled', rule: 'S-MG', dice, unit: shooter.id, weapon: gun.name, shots }];
  return { state: nextShot(state, shooter, stage.aim, shots, log), events: log };
}

/** The state in which a unit fires the next of so many shots, or its turn is over. */
export function nextShot(
  state: SpcfkrsState,
  shooter: Unit,
  aim: Aim,
  left: number,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  if (left <= 0) return endTurn(state, 'shoot', log);
  return changed(state, { stage: { step: 'shot', unit: shooter.id, aim, left } });
}

/**
 * A unit fires one shot. Every shot of a burst is rolled, also when an earlier one has done the work; only those of a
 * weapon that chains go on to what is nearest next.
 *
 * @rule S-SHOOT
 * @rule S-CHAIN
 */
export function settleShot(state: SpcfkrsState, chance: Chance, context: Context): Settled {
  const { stage } = state;
  const shooter = stage.step === 'shot' ? unitOf(state, stage.unit) : undefined;
  if (stage.step !== 'shot' || shooter === undefined) return { state, events: [] };
  const { gun } = shooter.profile;
  const seen = seenBy(state, shooter.id);
  const possible = sightOf(seen, shooter, stage.aim, gun, context.rules);
  const wasted = 'lost' in possible;
  const sight = wasted ? sightOfGone(seen, shooter, stage.aim, context.rules) : possible;
  const { result, dice } = thrown(chance, (source) =>
    context.resolveShot(source, gun, { at: stage.aim.kind, through: isThrough(sight), cover: sight.cover }, context),
  );
  const { counted, hitsOn, hit } = result;
  const log: SpcfkrsEvent[] = [];
  const [unit, weapon, { aim, cover }] = [shooter.id, gun.name, sight];
  log.push({ type: 'shot-judged', rule: 'S-SHOOT', dice, unit, weapon, aim, cover, counted, hitsOn, hit, wasted });
  const effects = hit && !wasted ? shotEffects(seen, leaderOf(state, unit), sight, gun, context) : [];
  const after = withEffects(state, effects, context.rules, log);
  return { state: afterShot(after, shooter, aim, stage.left - 1, context, log), events: log };
}

function isThrough({ aim }: Sight): boolean {
  return aim.kind === 'unit' && aim.through;
}

/** What a burst goes on with, after a shot at `struck`: that, or what is nearest next where it is gone. @rule S-CHAIN */
function afterShot(
  state: SpcfkrsState,
  shooter: Unit,
  struck: Aim,
  left: number,
  context: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  if (state.stage.step === 'over') return state;
  const { gun } = shooter.profile;
  if (left <= 0 || !gun.chains) return nextShot(state, shooter, struck, left, log);
  const seen = seenBy(state, shooter.id);
  if (!isGone(seen, struck)) return nextShot(state, shooter, struck, left, log);
  const next = nextInChain(seen, shooter, gun, context.rules) ?? null;
  log.push({ type: 'chained', rule: 'S-CHAIN', unit: shooter.id, aim: next, left });
  return next === null ? endTurn(state, 'shoot', log) : nextShot(state, shooter, next, left, log);
}
