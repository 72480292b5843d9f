import type { ChanceState } from '@tabletop/dice';
import * as v from 'valibot';
import type { PlayerId } from '../contract.js';
import { agreed } from './agreed.js';
import { count, list, nameSchema, type Schema, text, whole } from './primitives.js';

/** The most dice of one event. */
export const MAX_EVENT_DICE = 64;

/** The longest id of a rule, in UTF-16 code units. */
const LONGEST_RULE = 40;

const int32 = /* @__PURE__ */ whole(-2_147_483_648, 2_147_483_647);

/** A random state: four 32-bit integers that are not all 0. */
export const chanceSchema: Schema<ChanceState> = /* @__PURE__ */ agreed<ChanceState>()(
  /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.strictTuple([int32, int32, int32, int32], 'four 32-bit integers'),
    /* @__PURE__ */ v.check((words) => words.some((word) => word !== 0), 'four 32-bit integers that are not all 0'),
  ),
);

/** What the schema of every state begins with: the fields of the contract. */
export function stateEntries<const Version extends number, Rules>(
  game: string,
  version: Version,
  rules: Schema<Rules>,
): {
  readonly game: Schema<string>;
  readonly version: Schema<Version>;
  readonly rules: Schema<Rules>;
  readonly chance: Schema<ChanceState>;
  readonly decision: Schema<number>;
} {
  return {
    game: v.pipe(v.string(), v.value(game)),
    version: v.literal(version),
    rules,
    chance: chanceSchema,
    decision: count(),
  };
}

/** What the schema of every action has besides `type`. */
export const actionEntries: {
  readonly player: Schema<PlayerId>;
  readonly decision: v.ExactOptionalSchema<Schema<number>, undefined>;
} = { player: nameSchema, decision: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ count()) };

/** What the schema of every event has besides `type`. */
export const eventEntries: {
  readonly rule: Schema<string>;
  readonly dice: v.ExactOptionalSchema<Schema<number[]>, undefined>;
} = {
  rule: /* @__PURE__ */ text(LONGEST_RULE),
  dice: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(/* @__PURE__ */ whole(0, 1_000_000), MAX_EVENT_DICE)),
};
