import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, kraken, rulings } from '../src/index.js';

/** The rulings whose options are values of a house rule of the same name. */
const knobs = rulings.filter(
  ({ id, options }) => id in DEFAULT_RULES && options.every(({ name }) => name !== 'number'),
);

describe('the rulings', () => {
  test('each has a name of its own, a question, a reason, and its default among its options', () => {
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    for (const { question, reason, options, default: standing, rule } of rulings) {
      expect(rule).toMatch(/^K-[A-Z-]+$/);
      expect(question.endsWith('?')).toBe(true);
      expect(reason.length).toBeGreaterThan(10);
      expect(options.map(({ name }) => name)).toContain(standing);
      for (const { meaning } of options) expect(meaning.length).toBeGreaterThan(2);
    }
  });

  test('[K-KNOBS] the defaults of the rulings are the defaults of the rules', () => {
    const rules: Readonly<Record<string, unknown>> = { ...DEFAULT_RULES };
    expect(knobs.length).toBeGreaterThan(9);
    for (const { id, default: standing } of knobs) expect([id, `${rules[id]}`]).toEqual([id, standing]);
  });

  test.each(knobs.flatMap(({ id, options }) => options.map(({ name }) => [id, name] as const)))(
    '[K-KNOBS] house rules may choose %s = %s',
    (id, name) => {
      const value = name === 'true' ? true : name === 'false' ? false : name;
      const houseRules = { [id]: value };
      expect(() => kraken.setup({ crew: 'heroes', houseRules }, 1)).not.toThrow();
    },
  );
});
