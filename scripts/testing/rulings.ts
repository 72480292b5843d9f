import { expect, test } from 'vitest';
import type { Ruling } from '../../packages/game/src/ruling.js';

/** The rulings of a game, and what they have to be. */
export interface RulingsOf {
  readonly rulings: readonly Ruling[];
  /** What the id of a rule looks like. */
  readonly rule: RegExp;
  /** Those with a choice, in order, each with its options; the first is the default. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Those with one answer, in order. */
  readonly settled: readonly string[];
  /** The choices that are no house rules. */
  readonly ofTheSetup: readonly string[];
  readonly defaults: object;
  readonly errata: readonly string[];
  readonly house: readonly string[];
}

/** The names of the options of a ruling; none where there is no such ruling. */
export function optionsOf(rulings: readonly Ruling[], id: string): readonly string[] {
  return (rulings.find((each) => each.id === id)?.options ?? []).map(({ name }) => name);
}

/** That rulings are whole, are those that they have to be, and have the defaults of the rules. */
export function testRulings(of: RulingsOf): void {
  const { rulings, choices, ofTheSetup, defaults } = of;
  const isSettled = ({ options }: Ruling): boolean => options.some(({ name }) => name === 'only');
  const ofKind = (kind: Ruling['kind']) => rulings.filter((each) => each.kind === kind).map(({ id }) => id);

  test('each has a name of its own, a question, a reason, and its default among its options', () => {
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    for (const { question, reason, options, default: standing, rule } of rulings) {
      expect(rule).toMatch(of.rule);
      expect(question.endsWith('?')).toBe(true);
      expect(reason.length).toBeGreaterThan(10);
      expect(options.map(({ name }) => name)).toContain(standing);
      for (const { meaning } of options) expect(meaning.length).toBeGreaterThan(2);
    }
  });

  test('those with a choice are these, with these options and no others', () => {
    const found = rulings.filter((each) => !isSettled(each));
    expect(found.map(({ id, options }) => [id, options.map(({ name }) => name)])).toEqual(Object.entries(choices));
    for (const { options, default: standing } of found) expect(standing).toBe(options[0]?.name);
    expect(Object.keys(choices).filter((id) => !(id in defaults))).toEqual(ofTheSetup);
  });

  test('those with one answer are these', () => {
    const found = rulings.filter(isSettled);
    expect(found.map(({ id }) => id)).toEqual(of.settled);
    for (const { options } of found) expect(options).toHaveLength(1);
  });

  test('errata and House values are marked as such', () => {
    expect(ofKind('erratum')).toEqual(of.errata);
    expect(ofKind('house')).toEqual(of.house);
  });

  test('the defaults of the rulings are the defaults of the rules', () => {
    const rules: Readonly<Record<string, unknown>> = { ...defaults };
    const knobs = rulings.filter(({ id }) => id in defaults);
    expect(knobs).toHaveLength(Object.keys(choices).length - ofTheSetup.length);
    for (const { id, default: standing } of knobs) expect([id, `${rules[id]}`]).toEqual([id, standing]);
  });
}
