import { describe, expect, test } from 'vitest';
import { optionsOf, testRulings } from '../../../scripts/testing/rulings.js';
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

describe('the rulings', () => {
  testRulings({
    rulings,
    rule: /^F-[A-Z-]+$/,
    choices: CHOICES,
    settled: SETTLED,
    ofTheSetup: OF_THE_SETUP,
    defaults: DEFAULT_RULES,
    errata: ['meleeDamageExample', 'playerOne', 'tableDifferences'],
    house: [
      'board',
      'figures',
      'figureRadius',
      'sheetLimits',
      'terrain',
      'coverReach',
      'houseRanges',
      'thrownItems',
      'ultraPower',
    ],
  });

  test('the tables and squads that may be chosen are those that there are', () => {
    expect([...optionsOf(rulings, 'board')].sort()).toEqual(['custom', ...Object.keys(BOARDS)].sort());
    expect([...optionsOf(rulings, 'figures')].sort()).toEqual(['custom', ...Object.keys(SQUADS)].sort());
  });
});
