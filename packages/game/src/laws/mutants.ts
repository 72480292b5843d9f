import type { Chance } from '@tabletop/dice';
import { isObject } from '../check-value.js';
import type { GameAction, GameState } from '../contract.js';
import { pick } from './arena.js';

/** Values that are well-formed JSON and hardly ever wanted. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  '',
  '__proto__',
  'constructor',
  [],
  {},
  [[[]]],
  { length: 1e9 },
  'x'.repeat(10_000),
];

/**
 * Actions that somebody might send instead of a legal one: as JSON they are all well-formed, as actions hardly any. None
 * shares anything with the action.
 */
export function mutants(action: GameAction, state: GameState, chance: Chance): readonly unknown[] {
  const copy = (): Record<string, unknown> => JSON.parse(JSON.stringify(action));
  const fields = Object.keys(action);
  const odd = (): unknown => pick(chance, ODD);
  return [
    odd(),
    { ...copy(), type: pick(chance, ['__proto__', 'constructor', 'toString', '']) },
    { ...copy(), player: pick(chance, ['__proto__', 'constructor', 'toString', 'nobody', '']) },
    { ...copy(), decision: pick(chance, [state.decision + 1, state.decision - 1, 0.5, '0', null]) },
    { ...copy(), [pick(chance, fields) ?? 'type']: odd() },
    without(copy(), pick(chance, fields) ?? 'type'),
    warped(copy(), chance),
    JSON.parse(`{"__proto__":${JSON.stringify(action)}}`),
  ];
}

function without(action: Record<string, unknown>, field: string): object {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== field));
}

/** The same with one value, at any depth, replaced by an odd one; nothing is shared with it. */
export function warped(value: unknown, chance: Chance): unknown {
  const keys = Array.isArray(value) || isObject(value) ? Object.keys(value) : [];
  const key = pick(chance, keys);
  if (key === undefined || !(Array.isArray(value) || isObject(value))) return pick(chance, ODD);
  const entries: [string, unknown][] = Object.entries(value);
  const changed = entries.map(([name, item]): [string, unknown] => [name, name === key ? warped(item, chance) : item]);
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}
