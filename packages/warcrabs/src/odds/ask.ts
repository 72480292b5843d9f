import { type Distribution, exactly } from '@tabletop/dice';
import { applyDamage } from '../attack/armour.js';
import { isKamikaze, isSureKamikaze } from '../attack/is-kamikaze.js';
import { hitLocation } from '../attack/location.js';
import type { RangeBand } from '../attack/range-band.js';
import { resolveAttack, resolveBlow, resolveEndurance } from '../attack/resolve.js';
import { type Situation, toHitTarget } from '../attack/to-hit.js';
import { BASIC_SHELL } from '../crab/basic-shell.js';
import type { Weapon } from '../crab/crab.js';
import { fallDamage } from '../heights/fall-damage.js';
import { resolveFall, resolveLift } from '../heights/resolve.js';
import type { AttackRoll, Tumble } from '../resolvers.js';
import { DEFAULT_RULES, type Rules } from '../rules.js';
import type { Arc } from '../state.js';
import { judgeTraitRoll } from '../traits/judge.js';
import { rollTrait } from '../traits/roll.js';

/** The rules that odds are asked under; by default the printed ones. */
export interface OddsUsing {
  readonly rules: Rules;
}

/** An attack whose odds are asked for. */
export interface Assault {
  readonly dexterity: number;
  readonly weapon: Pick<Weapon, 'kind' | 'toHit' | 'damage' | 'explosive'>;
  readonly band: RangeBand;
  readonly arc: Arc;
  /** Whether it is claw-to-claw; by default it is for a claw weapon alone. */
  readonly close?: boolean;
  /** Where the attacker is as seen by the target; by default level. */
  readonly elevation?: Situation['elevation'];
  /** What the target has left; by default the armour of a Basic shell. */
  readonly armour?: number;
  /** By default more than any attack does. */
  readonly hitPoints?: number;
}

/** What an attack comes to. */
export interface Harm {
  readonly outcome: AttackRoll['outcome'];
  readonly toArmour: number;
  readonly toHitPoints: number;
}

const PRINTED: OddsUsing = { rules: DEFAULT_RULES };
const UNHURT = Number.MAX_SAFE_INTEGER;
const RESOLVERS = {
  judgeTraitRoll,
  rollTrait,
  hitLocation,
  applyDamage,
  fallDamage,
  resolveEndurance,
};

/**
 * The exact odds of what an attack does to its target. An explosive used claw-to-claw strikes Hit Points whatever the
 * armour and, unless house rules want a roll, always.
 *
 * @rule W-TOHIT
 * @rule W-LOCATION
 * @rule W-ARMOUR
 * @rule W-KAMIKAZE
 */
export function attackOdds(assault: Assault, { rules }: OddsUsing = PRINTED): Distribution<Harm> {
  const {
    dexterity,
    weapon,
    band,
    arc,
    elevation = 'level',
    armour = BASIC_SHELL.armour,
    hitPoints = UNHURT,
  } = assault;
  const { close = weapon.kind === 'claw' } = assault;
  const using = { ...RESOLVERS, rules };
  const target = toHitTarget({ dexterity, weapon, band, close, elevation }, using);
  const scorch: Harm = { outcome: 'hit', toArmour: 0, toHitPoints: Math.min(hitPoints, weapon.damage) };
  return exactly((chance): Harm => {
    if (isSureKamikaze(weapon, close, rules)) return scorch;
    const { outcome } = resolveAttack(chance, target, weapon.explosive, using);
    if (outcome !== 'hit') return { outcome, toArmour: 0, toHitPoints: 0 };
    if (isKamikaze(weapon, close)) return scorch;
    const { toArmour, toHitPoints } = resolveBlow(chance, { arc, damage: weapon.damage, armour, hitPoints }, using);
    return { outcome, toArmour, toHitPoints };
  });
}

/** The exact odds of a roll to hit that has to come to `target` or less. @rule W-TOHIT @rule W-NEARMISS */
export function hitOdds(
  target: number,
  explosive: boolean,
  { rules }: OddsUsing = PRINTED,
): Distribution<AttackRoll['outcome']> {
  return exactly((chance) => resolveAttack(chance, target, explosive, { ...RESOLVERS, rules }).outcome);
}

/** The exact odds of withstanding a near miss. @rule W-NEARMISS */
export function enduranceOdds(endurance: number, { rules }: OddsUsing = PRINTED): Distribution<boolean> {
  return exactly((chance) => resolveEndurance(chance, endurance, 'W-NEARMISS', { ...RESOLVERS, rules }).success);
}

/** What a fall comes to. */
export type FallResult = 'dead' | 'stunned' | 'awake';

/** The exact odds of a fall. @rule W-FALL */
export function fallOdds(tumble: Tumble, { rules }: OddsUsing = PRINTED): Distribution<FallResult> {
  return exactly((chance): FallResult => {
    const { hitPoints, stunned } = resolveFall(chance, tumble, { ...RESOLVERS, rules });
    return hitPoints === 0 ? 'dead' : stunned ? 'stunned' : 'awake';
  });
}

/** The exact odds of lifting a stunned crab. @rule W-THROW */
export function liftOdds(strength: number, { rules }: OddsUsing = PRINTED): Distribution<boolean> {
  return exactly((chance) => resolveLift(chance, strength, { ...RESOLVERS, rules }).success);
}
