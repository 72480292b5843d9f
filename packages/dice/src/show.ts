const LONGEST = 40;

/** A value from outside as text for a message: text is quoted, everything is shortened, nothing is called. */
export function show(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'nothing';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
    default:
      return `a ${typeof value}`;
  }
}
