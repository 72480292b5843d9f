import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import { gunsOf } from '../force/guns-of.js';
import type { MountedGun } from '../force/profile.js';
import { leaderOf } from '../orders/battalion.js';
import { endDeed, seenBy, withEffects } from '../round/turns.js';
import type { Aim, SpcfkrsState, Stage, Unit } from '../state.js';
import { isGone, type Sight, sightOf, sightOfGone } from './aim.js';
import { nextInChain } from './chain.js';
import { shotEffects } from './shot-effects.js';

type Settled = Step<SpcfkrsState, SpcfkrsEvent>;

type Shot = Stage & { readonly step: 'shot' };

/** A gun rolls for how many shots it fires, once before the first. @rule S-MG @rule S-PMG @rule S-GUNLIST */
export function rollBurst(state: SpcfkrsState, chance: Chance, context: Context): Settled {
  const { stage } = state;
  const shooter = stage.step === 'burst' ? unitOf(state, stage.unit) : undefined;
  if (stage.step !== 'burst' || shooter === undefined) return { state, events: [] };
  const { gun, aim, done } = stage;
  const weapon = gunsOf(shooter.profile)[gun]?.weapon;
  if (weapon === undefined) return { state: endDeed(state, 'shoot', done, []), events: [] };
  const { result: shots, dice } = thrown(chance, (source) => context.resolveBurst(source, weapon));
  const unit = shooter.id;
  const log: SpcfkrsEvent[] = [{ type: 'burst-rolled', rule: 'S-MG', dice, unit, gun, weapon: weapon.name, shots }];
  return { state: nextShot(state, { step: 'shot', unit, gun, aim, left: shots, done }, log), events: log };
}

/** The state in which a gun fires the next of the shots that it has left, or is done. */
export function nextShot(state: SpcfkrsState, shot: Shot, log: SpcfkrsEvent[]): SpcfkrsState {
  return shot.left <= 0 ? endDeed(state, 'shoot', shot.done, log) : changed(state, { stage: shot });
}

/**
 * A gun fires one shot. Every shot of a burst is rolled, also when an earlier one has done the work; only those of a weapon
 * that chains go on to what is nearest next.
 *
 * @rule S-SHOOT
 * @rule S-CHAIN
 */
export function settleShot(state: SpcfkrsState, chance: Chance, context: Context): Settled {
  const { stage } = state;
  const shooter = stage.step === 'shot' ? unitOf(state, stage.unit) : undefined;
  if (stage.step !== 'shot' || shooter === undefined) return { state, events: [] };
  const gun = gunsOf(shooter.profile)[stage.gun];
  if (gun === undefined) return { state: endDeed(state, 'shoot', stage.done, []), events: [] };
  const seen = seenBy(state, shooter.id);
  const possible = sightOf(seen, shooter, stage.aim, gun, context.rules);
  const wasted = 'lost' in possible;
  const sight = wasted ? sightOfGone(seen, shooter, stage.aim, gun, context.rules) : possible;
  const { result, dice } = thrown(chance, (source) =>
    context.resolveShot(
      source,
      gun.weapon,
      { at: stage.aim.kind, through: isThrough(sight), cover: sight.cover },
      context,
    ),
  );
  const { counted, hitsOn, hit } = result;
  const log: SpcfkrsEvent[] = [];
  const { aim, cover } = sight;
  const told = { unit: shooter.id, gun: stage.gun, weapon: gun.weapon.name };
  log.push({ type: 'shot-judged', rule: 'S-SHOOT', dice, ...told, aim, cover, counted, hitsOn, hit, wasted });
  const by = { id: leaderOf(state, shooter.id), class: shooter.profile.class };
  const effects = hit && !wasted ? shotEffects(seen, by, sight, gun.weapon, context) : [];
  const after = withEffects(state, effects, context.rules, log);
  return { state: afterShot(after, shooter, gun, { ...stage, aim, left: stage.left - 1 }, context, log), events: log };
}

function isThrough({ aim }: Sight): boolean {
  return aim.kind === 'unit' && aim.through;
}

/** What a burst goes on with, after a shot: what that was aimed at, or what is nearest next where it is gone. @rule S-CHAIN */
function afterShot(
  state: SpcfkrsState,
  shooter: Unit,
  gun: MountedGun,
  shot: Shot,
  context: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  if (state.stage.step === 'over') return state;
  const { left, aim: struck } = shot;
  if (left <= 0 || !gun.weapon.chains) return nextShot(state, shot, log);
  const seen = seenBy(state, shooter.id);
  if (!isGone(seen, struck)) return nextShot(state, shot, log);
  const next: Aim | null = nextInChain(seen, shooter, gun, context.rules) ?? null;
  log.push({ type: 'chained', rule: 'S-CHAIN', unit: shooter.id, gun: shot.gun, aim: next, left });
  return next === null ? endDeed(state, 'shoot', shot.done, log) : nextShot(state, { ...shot, aim: next }, log);
}
