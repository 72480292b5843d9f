import { problem, type RuleError, reading, refusal } from '@tabletop/game';

/** The code of every refusal of what owners do between fights. */
const CODE = 'illegal-action';

/** What somebody asks for, which may be anything. Throws `RuleError` 'illegal-action' for fields that are wrong. */
export function asked<Value>(request: unknown, rule: string, read: (source: reading.Source) => Value): Value {
  return reading.accepted(reading.readInput(request, rule, read), CODE);
}

/** The error that refuses what somebody asks for, because of one of its fields. */
export function refused(field: string, message: string, rule: string): RuleError {
  return refusal(CODE, [problem([field], message, rule)]);
}
