import { exactly } from '@tabletop/dice';
import { hitsOnOf, type ShotAim } from '../attacks/judge.js';
import type { Weapon } from '../force/weapon.js';
import { hackOdds } from '../odds/ask.js';
import { crewHackOdds } from '../odds/crews.js';
import { ramHitOdds } from '../odds/rams.js';
import type { OddsUsing } from '../odds/using.js';
import { burstOdds } from '../odds/volleys.js';
import type { Rules } from '../rules.js';

/** The chance that a weapon fires more shots than so many, by how many: from 0 on. */
export type Bursts = readonly number[];

interface Known {
  readonly hits: Map<string, number>;
  readonly bursts: Map<string, Bursts>;
  hack?: number;
  crewHack?: number;
  ram?: number;
}

const known = /* @__PURE__ */ new WeakMap<Rules, Known>();

function knownUnder(rules: Rules): Known {
  const found = known.get(rules) ?? { hits: new Map(), bursts: new Map() };
  known.set(rules, found);
  return found;
}

/** The exact chance of a shot to hit, worked out once for each. */
export function hitChance(weapon: Weapon, aim: ShotAim, using: OddsUsing): number {
  const { hits } = knownUnder(using.rules);
  const key = `${hitsOnOf(weapon, using)} ${aim.at} ${aim.cover} ${aim.through}`;
  const found = hits.get(key);
  if (found !== undefined) return found;
  const odds = exactly((chance) => using.resolveShot(chance, weapon, aim, using).hit);
  const chance = odds.probability(Boolean).valueOf();
  hits.set(key, chance);
  return chance;
}

/** The exact chance of a stab to hit, worked out once for each. */
export function stabChance(weapon: Weapon, through: boolean, using: OddsUsing): number {
  const { hits } = knownUnder(using.rules);
  const key = `${hitsOnOf(weapon, using)} stab ${through}`;
  const found = hits.get(key);
  if (found !== undefined) return found;
  const odds = exactly((chance) => using.resolveStab(chance, weapon, through, using).hit);
  const chance = odds.probability(Boolean).valueOf();
  hits.set(key, chance);
  return chance;
}

/** The exact chances of how many shots a weapon fires, worked out once for each. */
export function burstsOf(weapon: Weapon, using: OddsUsing): Bursts {
  const { bursts } = knownUnder(using.rules);
  const { fixed, dice } = weapon.shots;
  const key = `${fixed} ${dice}`;
  const found = bursts.get(key);
  if (found !== undefined) return found;
  const odds = burstOdds(weapon, using);
  const more = Array.from({ length: odds.maximum() }, (_, count) =>
    odds.probability((shots) => shots > count).valueOf(),
  );
  bursts.set(key, more);
  return more;
}

/** The exact chance to hack guns, worked out once. */
export function hackChance(using: OddsUsing): number {
  const all = knownUnder(using.rules);
  all.hack ??= hackOdds(using).probability(Boolean).valueOf();
  return all.hack;
}

/** The exact chance of a crew to hack the guns of a craft, worked out once. */
export function crewHackChance(using: OddsUsing): number {
  const all = knownUnder(using.rules);
  all.crewHack ??= crewHackOdds(using).probability(Boolean).valueOf();
  return all.crewHack;
}

/** The exact chance of a ram to damage its target, worked out once. */
export function ramChance(using: OddsUsing): number {
  const all = knownUnder(using.rules);
  all.ram ??= ramHitOdds(using).probability(Boolean).valueOf();
  return all.ram;
}
