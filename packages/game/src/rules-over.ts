/**
 * The rules in force, as a function of the house rules: the defaults with the overrides over them, frozen, made once
 * for each object of overrides. Nested values are replaced whole.
 */
export function rulesOver<Rules extends object>(defaults: Rules): (overrides: Partial<Rules>) => Rules {
  const merged = new WeakMap<object, Rules>();
  return (overrides) => {
    const known = merged.get(overrides);
    if (known !== undefined) return known;
    const rules = Object.freeze({ ...defaults, ...overrides });
    merged.set(overrides, rules);
    return rules;
  };
}
