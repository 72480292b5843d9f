/** Values by where they are put, such as 'crabs.0.at'; a function makes one of what is there. */
export interface Changes {
  readonly [place: string]: unknown;
}

/** A copy of plain JSON with other values at some places. */
export function put(json: unknown, changes: Changes): unknown {
  return Object.entries(changes).reduce((so, [place, value]) => putAt(so, place.split('.'), value), json);
}

function putAt(json: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return typeof value === 'function' ? value(json) : value;
  if (Array.isArray(json)) {
    if (json[Number(step)] === undefined) throw new Error(`there is nothing at ${step}`);
    return json.map((item: unknown, at) => (String(at) === step ? putAt(item, rest, value) : item));
  }
  if (typeof json !== 'object' || json === null) throw new Error(`there is nothing at ${step}`);
  const before: unknown = Object.getOwnPropertyDescriptor(json, step)?.value;
  return { ...json, [step]: putAt(before, rest, value) };
}

/** The places of all values inside a value, and whether each is an object. */
export function everyPlace(value: unknown, above = ''): readonly (readonly [place: string, isObject: boolean])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = `${above}${key}`;
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    return [[place, isObject] as const, ...everyPlace(part, `${place}.`)];
  });
}
