import { judgeHack, judgeOverdose, judgeShot, shotDice } from '../attacks/judge.js';
import { judgeHit } from '../attacks/judge-hit.js';
import { resolveBurst, resolveHack, resolveOverdose, resolveShot, resolveStab } from '../attacks/resolve.js';
import type { Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';

/**
 * The rules and resolvers that odds are of: by default the printed game's. Those of house rules are `{ ...RULEBOOK, rules }`
 * with the rules in force, those of a fork the same with its own rulebook.
 */
export type OddsUsing = Using<
  | 'judgeShot'
  | 'shotDice'
  | 'judgeHit'
  | 'judgeHack'
  | 'judgeOverdose'
  | 'resolveBurst'
  | 'resolveShot'
  | 'resolveStab'
  | 'resolveHack'
  | 'resolveOverdose'
>;

/** The printed game. */
export const PRINTED: OddsUsing = {
  rules: DEFAULT_RULES,
  judgeShot,
  shotDice,
  judgeHit,
  judgeHack,
  judgeOverdose,
  resolveBurst,
  resolveShot,
  resolveStab,
  resolveHack,
  resolveOverdose,
};
