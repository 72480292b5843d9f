import type { Chance } from '@tabletop/dice';
import type { SlagRoll, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeSlag } from './judge-slag.js';

/** How long a line of slag is beyond its die, in spaces. @rule S-SLAG */
const SLAG_LENGTH = 2;

/** A try to lay slag and, where it succeeds, a second die for how long the line is. @rule S-SLAG */
export function resolveSlag(chance: Chance, using: Using<'judgeSlag'> = { rules: DEFAULT_RULES, judgeSlag }): SlagRoll {
  const die = chance.die(6, 'S-SLAG');
  const succeeds = using.judgeSlag(die, using);
  return { die, succeeds, length: succeeds ? SLAG_LENGTH + chance.die(6, 'S-SLAG') : 0 };
}
