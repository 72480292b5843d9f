import { classDamage } from '../attacks/class-damage.js';
import { judgeHack, judgeOverdose, judgeShot, shotDice } from '../attacks/judge.js';
import { judgeHit } from '../attacks/judge-hit.js';
import { resolveBurst, resolveHack, resolveOverdose, resolveShot, resolveStab } from '../attacks/resolve.js';
import { judgeCrewHack, judgeRecharge } from '../crews/judge.js';
import { resolveCrewHack, resolveRecharge } from '../crews/resolve.js';
import { judgeRam } from '../rams/judge-ram.js';
import { ramDamage } from '../rams/ram-damage.js';
import { resolveRam } from '../rams/resolve-ram.js';
import type { Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeSlag } from '../slag/judge-slag.js';
import { resolveSlag } from '../slag/resolve-slag.js';
import { judgeMalfunction } from '../wrecks/judge-malfunction.js';
import { resolveMalfunction } from '../wrecks/resolve-malfunction.js';

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
  | 'judgeCrewHack'
  | 'judgeRecharge'
  | 'judgeSlag'
  | 'judgeMalfunction'
  | 'judgeRam'
  | 'classDamage'
  | 'ramDamage'
  | 'resolveBurst'
  | 'resolveShot'
  | 'resolveStab'
  | 'resolveHack'
  | 'resolveOverdose'
  | 'resolveCrewHack'
  | 'resolveRecharge'
  | 'resolveSlag'
  | 'resolveMalfunction'
  | 'resolveRam'
>;

/** The printed game. */
export const PRINTED: OddsUsing = {
  rules: DEFAULT_RULES,
  judgeShot,
  shotDice,
  judgeHit,
  judgeHack,
  judgeOverdose,
  judgeCrewHack,
  judgeRecharge,
  judgeSlag,
  judgeMalfunction,
  judgeRam,
  classDamage,
  ramDamage,
  resolveBurst,
  resolveShot,
  resolveStab,
  resolveHack,
  resolveOverdose,
  resolveCrewHack,
  resolveRecharge,
  resolveSlag,
  resolveMalfunction,
  resolveRam,
};
