import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import { bladeOf } from '../force/guns-of.js';
import type { Weapon } from '../force/weapon.js';
import { leaderOf } from '../orders/battalion.js';
import type { Using } from '../resolvers.js';
import { endTurn, seenBy, withEffects } from '../round/turns.js';
import type { Effect, SpcfkrsState } from '../state.js';
import { type Attacker, coverEffects, unitEffects } from './shot-effects.js';
import { type Reach, reachOf } from './stab-reach.js';

/** A unit stabs another. @rule S-STAB @rule S-KNIFE @rule S-PSWORD */
export function settleStab(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  const stabber = stage.step === 'stab' ? unitOf(state, stage.unit) : undefined;
  if (stage.step !== 'stab' || stabber === undefined) return { state, events: [] };
  const { target: aimed, part, through: wanted } = stage;
  const blade = bladeOf(stabber.profile);
  if (blade === undefined) return { state: endTurn(state, 'stab', []), events: [] };
  const log: SpcfkrsEvent[] = [];
  const stab = { target: aimed, part, through: wanted };
  const reach = reachOf(seenBy(state, stabber.id), stabber, stab, blade, context.rules);
  // It could be made when the turn began, and nothing has happened since.
  if ('lost' in reach) return { state: endTurn(state, 'stab', log), events: log };
  const through = reach.through !== null;
  const { result, dice } = thrown(chance, (source) => context.resolveStab(source, blade, through, context));
  const { counted, hitsOn, hit } = result;
  const [unit, target, weapon] = [stabber.id, reach.target.id, blade.name];
  log.push({ type: 'stab-judged', rule: 'S-STAB', dice, unit, target, part, weapon, through, counted, hitsOn, hit });
  const by = { id: leaderOf(state, unit), class: stabber.profile.class };
  const effects = hit ? stabEffects(by, reach, part, blade, context) : [];
  return { state: endTurn(withEffects(state, effects, context.rules, log), 'stab', log), events: log };
}

/**
 * What a stab does that hit: see `judgeHit`. No shield takes a stab.
 *
 * @rule S-STAB
 * @rule S-PSWORD
 * @rule S-THROUGH
 */
function stabEffects(
  by: Attacker,
  { target, through, isStopped }: Reach,
  part: number,
  blade: Weapon,
  using: Using<'judgeHit' | 'classDamage'>,
): readonly Effect[] {
  const covers = through === null ? 0 : isStopped ? 2 : 1;
  const hit = using.judgeHit(blade, { on: 'unit', through: covers, shielded: false });
  return [
    ...coverEffects(by.id, through ?? undefined, hit.coverSteps, 'S-THROUGH'),
    ...unitEffects(by, target, part, hit, using),
  ];
}
