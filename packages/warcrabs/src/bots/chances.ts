import { exactly } from '@tabletop/dice';
import { resolveAttack } from '../attack/resolve.js';
import type { AttackRoll } from '../resolvers.js';
import type { Rules } from '../rules.js';
import { judgeTraitRoll } from '../traits/judge.js';
import { rollTrait } from '../traits/roll.js';

/** How likely it is that an attack hits, and that it just misses so that its target is shaken. */
export interface AttackChances {
  readonly hit: number;
  readonly nearMiss: number;
}

interface Known {
  readonly attacks: Map<number, AttackChances>;
  readonly traits: Map<number, number>;
}

const known = /* @__PURE__ */ new WeakMap<Rules, Known>();

function knownUnder(rules: Rules): Known {
  const found = known.get(rules) ?? { attacks: new Map(), traits: new Map() };
  known.set(rules, found);
  return found;
}

/** The exact chances of a roll to hit, worked out once for each target. */
export function attackChances(target: number, explosive: boolean, rules: Rules): AttackChances {
  const { attacks } = knownUnder(rules);
  const key = 2 * target + (explosive ? 1 : 0);
  const found = attacks.get(key);
  if (found !== undefined) return found;
  const using = { rules, rollTrait, judgeTraitRoll };
  const odds = exactly((chance) => resolveAttack(chance, target, explosive, using).outcome);
  const chanceOf = (wanted: AttackRoll['outcome']) => odds.probability((outcome) => outcome === wanted).valueOf();
  const chances = { hit: chanceOf('hit'), nearMiss: chanceOf('near-miss') };
  attacks.set(key, chances);
  return chances;
}

/** The exact chance of a roll against a trait, worked out once for each. */
export function traitChance(trait: number, rules: Rules): number {
  const { traits } = knownUnder(rules);
  const found = traits.get(trait);
  if (found !== undefined) return found;
  const odds = exactly((chance) => rollTrait(chance, trait, 'W-ROLL', { rules, judgeTraitRoll }).success);
  const chance = odds.probability(Boolean).valueOf();
  traits.set(trait, chance);
  return chance;
}
