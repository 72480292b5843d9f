import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, kraken, rulings } from '../src/index.js';

/** The points on which there is a choice, each with its options; the first is the default. */
const CHOICES = {
  baseShape: ['disc'],
  vessel: ['merchantman', 'nautilus', 'custom'],
  tentaclePlacement: ['even'],
  mustSpendAll: ['false', 'true'],
  crews: ['mixed', 'heroes', 'custom'],
  moveTies: ['id', 'owner'],
  sailorOnDeck: ['base', 'centre'],
  measure: ['edges', 'centres'],
  combatOrder: ['floor', 'pluck'],
  reactionOrder: ['id'],
  advanceLeftover: ['slide', 'stop'],
  flailCritical: ['double'],
  grabCriticals: ['false', 'true'],
  maxTurns: ['null', 'number'],
  moralWinner: ['always', 'onWin'],
};

/** The choices that are no house rules: a set-up has fields of its own for them. */
const OF_THE_SETUP = ['vessel', 'crews'];

/** The points with one answer, in the order of the rule book. */
const SETTLED = [
  // Set-up
  'units',
  'baseSizes',
  'placementChecks',
  'setupOrder',
  'crewLimit',
  'startingPlaces',
  'stations',
  'players',
  'knobLimits',
  // Pluck
  'criticalDice',
  'pluckAtTheTop',
  'lossesInFull',
  // Movement
  'moveOrderFixed',
  'moveDice',
  'moveZero',
  'movePath',
  'pathHelper',
  // Combat
  'combatTarget',
  'shielding',
  // Reaction
  'columnMoment',
  'columnGap',
  'slideMeasure',
  'slideWay',
  'tentacleBlocked',
  'flailOrder',
  'grabTarget',
  // Endings
  'moraleAlways',
  'firstEnding',
  'damageInFull',
  'moralTies',
  'pluckOfTheDead',
  'whoDestroyed',
];

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

  test('[K-KNOBS] those with a choice are these, with these options and no others', () => {
    const choices = rulings.filter(({ options }) => options.every(({ name }) => name !== 'only'));
    expect(Object.fromEntries(choices.map(({ id, options }) => [id, options.map(({ name }) => name)]))).toEqual(
      CHOICES,
    );
    for (const { options, default: standing } of choices) expect(standing).toBe(options[0]?.name);
    const ids = Object.keys(CHOICES);
    expect(ids.filter((id) => !(id in DEFAULT_RULES))).toEqual(OF_THE_SETUP);
    expect(knobs.map(({ id }) => id)).toEqual(ids.filter((id) => id in DEFAULT_RULES && id !== 'maxTurns'));
  });

  test('those with one answer are these', () => {
    const settled = rulings.filter(({ options }) => options.some(({ name }) => name === 'only'));
    expect(settled.map(({ id }) => id)).toEqual(SETTLED);
    for (const { options } of settled) expect(options).toHaveLength(1);
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
