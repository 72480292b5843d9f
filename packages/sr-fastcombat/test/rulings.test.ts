import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../src/rules.js';
import { rulings } from '../src/rulings.js';
import { BOARDS } from '../src/setup/boards.js';
import { SQUADS } from '../src/setup/squads.js';

/** The points on which there is a choice, each with its options; the first is the default. */
const CHOICES = {
  board: ['alley', 'warehouse', 'open', 'custom'],
  figures: ['pair', 'duel', 'team', 'custom'],
  jokerChain: ['false', 'true'],
  jokerReveal: ['defenderFirst', 'attackerFirst'],
  jokersPerDeck: ['2', 'number'],
  reshuffle: ['true', 'false'],
  drawnJoker: ['redraw', 'zero'],
  figureRadius: ['1', 'number'],
  augmented: ['true', 'false'],
  legLength: ['5', 'number'],
  coverReach: ['3', 'number'],
  hands: ['2', 'number'],
  startReady: ['first', 'none'],
  sights: ['best', 'sum'],
  totalMustExceed: ['false', 'true'],
  partialReloads: ['false', 'true'],
  scatterDegrees: ['1', 'number'],
  blastShielded: ['false', 'true'],
  areaCaster: ['false', 'true'],
  detect: ['seen', 'nothing'],
  goal: ['lastStanding', 'reach', 'hold'],
  maxTurns: ['100', 'null', 'number'],
};

/** The choices that are no house rules: a set-up has a field of its own for them. */
const OF_THE_SETUP = ['board', 'figures', 'goal'];

/** The points with one answer, in the order of the rule book. */
const SETTLED = [
  // Set-up
  'players',
  'startingPlaces',
  // Cards
  'jokerAlone',
  'jokerFaceDown',
  'jokersOnly',
  'jokerTrade',
  'tradeLimit',
  'cardsDealt',
  'discards',
  'nothingLeft',
  'drawPile',
  'secrets',
  'refillMoment',
  'drawFor',
  // Figures
  'units',
  'sheetFields',
  'sheetLimits',
  'augmentedReaction',
  'spellCaster',
  'meleeDamageExample',
  // The turn
  'initiativeTies',
  'playerOne',
  'windows',
  'halt',
  'passing',
  'declarations',
  'interruptsNested',
  'contest',
  'lapse',
  'moveOver',
  'turnEnd',
  'movePath',
  'partlyDifficult',
  'crawling',
  'terrain',
  'fallenBases',
  'sight',
  // Actions
  'oneHanded',
  'readying',
  'droppedItems',
  'posture',
  'scenarioActions',
  // Shooting
  'rangeGaps',
  'rangeEnds',
  'houseRanges',
  'strengthBehind',
  'thrownWeapons',
  'sightsUsed',
  'moving',
  'mediumExample',
  'hopelessShot',
  'comparedPlays',
  'defence',
  'thrownItems',
  // Melee, damage and grenades
  'whoDamages',
  'namedWeapon',
  'wallBetween',
  'damageCards',
  'preparing',
  'spotModifiers',
  'grenadeCards',
  'throwOnEqual',
  'scatterAnywhere',
  'blastReach',
  // Magic
  'ignoresSight',
  'invisibleToSpells',
  'touchAttack',
  'declined',
  'drainMoment',
  'areaCentre',
  'areaCards',
  'healed',
  'limitedRange',
  // Armoury
  'classNames',
  'ultraPower',
  'launchers',
  'higherBonus',
  'magazineLeast',
  'strengthBased',
  'tableDifferences',
  // The end
  'zoneShared',
  'noneLeft',
];

const ofKind = (kind: string): readonly string[] => rulings.filter((each) => each.kind === kind).map(({ id }) => id);
const isSettled = ({ options }: (typeof rulings)[number]): boolean => options.some(({ name }) => name === 'only');

describe('the rulings', () => {
  test('each has a name of its own, a question, a reason, and its default among its options', () => {
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
    for (const { question, reason, options, default: standing, rule } of rulings) {
      expect(rule).toMatch(/^F-[A-Z-]+$/);
      expect(question.endsWith('?')).toBe(true);
      expect(reason.length).toBeGreaterThan(10);
      expect(options.map(({ name }) => name)).toContain(standing);
      for (const { meaning } of options) expect(meaning.length).toBeGreaterThan(2);
    }
  });

  test('those with a choice are these, with these options and no others', () => {
    const choices = rulings.filter((each) => !isSettled(each));
    expect(Object.fromEntries(choices.map(({ id, options }) => [id, options.map(({ name }) => name)]))).toEqual(
      CHOICES,
    );
    for (const { options, default: standing } of choices) expect(standing).toBe(options[0]?.name);
    expect(Object.keys(CHOICES).filter((id) => !(id in DEFAULT_RULES))).toEqual(OF_THE_SETUP);
  });

  test('those with one answer are these', () => {
    const settled = rulings.filter(isSettled);
    expect(settled.map(({ id }) => id)).toEqual(SETTLED);
    for (const { options } of settled) expect(options).toHaveLength(1);
  });

  test('errata and House values are marked as such', () => {
    expect(ofKind('erratum')).toEqual(['meleeDamageExample', 'playerOne', 'tableDifferences']);
    expect(ofKind('house')).toEqual([
      'board',
      'figures',
      'figureRadius',
      'sheetLimits',
      'terrain',
      'coverReach',
      'houseRanges',
      'thrownItems',
      'ultraPower',
    ]);
  });

  test('the tables and squads that may be chosen are those that there are', () => {
    const names = (id: string) => rulings.find((each) => each.id === id)?.options.map(({ name }) => name);
    expect([...(names('board') ?? [])].sort()).toEqual(['custom', ...Object.keys(BOARDS)].sort());
    expect([...(names('figures') ?? [])].sort()).toEqual(['custom', ...Object.keys(SQUADS)].sort());
  });

  test('the defaults of the rulings are the defaults of the rules', () => {
    const rules: Readonly<Record<string, unknown>> = { ...DEFAULT_RULES };
    const knobs = rulings.filter(({ id }) => id in DEFAULT_RULES);
    expect(knobs).toHaveLength(Object.keys(CHOICES).length - OF_THE_SETUP.length);
    for (const { id, default: standing } of knobs) expect([id, `${rules[id]}`]).toEqual([id, standing]);
  });
});
