const LONGEST = 40;

/** A value from outside as text for a message: text is quoted, everything is shortened, nothing is called. */
export function show(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return visible(JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value));
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

/** Quoted text in which what would hide, turn round or break the rest of a message is told by its number, as in JSON. */
function visible(quoted: string): string {
  return quoted.replace(
    /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
