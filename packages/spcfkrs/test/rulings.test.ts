import { describe, expect, test } from 'vitest';
import { optionsOf, testRulings } from '../../../scripts/testing/rulings.js';
import { buildCraft } from '../src/force/build-craft.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { rulings } from '../src/rulings.js';
import { CRAFT } from '../src/setup/craft.js';
import { FORCES } from '../src/setup/forces.js';
import { KNOBS } from '../src/setup/house-rules.js';
import { MAPS } from '../src/setup/maps.js';

/** The points on which there is a choice, each with its options; the first is the default. */
const CHOICES = {
  map: ['yard', 'ruins', 'alley', 'pit', 'open', 'plaza', 'depot', 'dunes', 'belt', 'custom'],
  metric: ['chebyshev', 'euclidean'],
  shootOver: ['adjacent', 'own'],
  budget: ['20', 'number'],
  force: ['squad', 'stabbers', 'heavies', 'specialists', 'battalion', 'pinkPunks', 'blueBruisers', 'custom'],
  pistolHitsOn: ['4', 'number'],
  plasmaSwordCost: ['2', 'number'],
  mode: ['secret', 'open', 'phased'],
  friendlyFire: ['false', 'true'],
  ties: ['roll', 'simultaneous'],
  tiesWithinSide: ['roll', 'listing'],
  hackRange: ['null', 'number'],
  throughCoverDice: ['lowest', 'single'],
  chainTargets: ['enemies', 'all'],
  vehicleBudget: ['20', 'number'],
  spaceshipBudget: ['20', 'number'],
  technicianCost: ['2', 'number'],
  craft: [
    'none',
    'buggy',
    'skimmer',
    'commander',
    'copter',
    'carrier',
    'tank',
    'fighter',
    'raider',
    'gunship',
    'freighter',
    'cruiser',
    'custom',
  ],
  fractions: ['exact', 'up', 'down'],
  halfWrecked: ['steps', 'atOnce'],
  pilotDeath: ['drifts', 'destroyed'],
  slagLasts: ['game', 'round'],
  bayLost: ['die', 'thrownOut'],
  craftBattalions: ['false', 'true'],
  maxRounds: ['50', 'number'],
};

/** The choices that are no house rules: a set-up has a field of its own for them. */
const OF_THE_SETUP = ['map', 'force', 'craft'];

/** The house rules on which the text is clear: they change what it says. */
const PRINTED = [
  'baseCost',
  'baseSpeed',
  'baseBody',
  'baseMove',
  'hitsOn',
  'partialCoverCost',
  'hackOn',
  'overdoseKillsOn',
  'crewHackOn',
  'rechargeOn',
  'slagOn',
  'ramOn',
  'quarterWreckedOn',
  'halfWreckedOn',
];

/** The points with one answer, in the order of the rule book. */
const SETTLED = [
  // The map
  'gridSize',
  'fullCoverEntry',
  'lineOfSight',
  'cornerSight',
  'cornerCover',
  'cornerSteps',
  'behindCover',
  'unitsBlock',
  // Forces
  'sides',
  'deployment',
  'unitNames',
  'slots',
  'boughtWeapons',
  'legsAndJet',
  'floors',
  'ownLists',
  // The round
  'oneOrder',
  'illegalOrders',
  'refusedOrders',
  'lostOrders',
  'shootPhase',
  'tieDice',
  'specialOrder',
  'atTheSameTime',
  'movesAtTheSameTime',
  'askedWhen',
  'delay',
  'roundOrder',
  // Specials
  'overdose',
  'hackNeeds',
  'hackBars',
  'plasmaWeapons',
  'shieldSpent',
  // Attacks
  'targets',
  'closeShots',
  'wastedShots',
  'laterShots',
  'coverAttackers',
  'throughAsAt',
  'throughBehind',
  'throughSword',
  'throughAgain',
  'throughMiss',
  'chainOrder',
  'chainShots',
  'chainCover',
  'chainThrough',
  'chainTies',
  'rocketTarget',
  'rocketHit',
  'stabDice',
  'stabCorners',
  'deadFirst',
  // Moves
  'movement',
  'passing',
  'blockedMove',
  'moveLeft',
  'coverShotAway',
  'followPath',
  'followShort',
  'followStays',
  'followDead',
  'followOrder',
  'circularFollow',
  // Battalions
  'battalionForms',
  'battalionTie',
  'battalionMoves',
  'battalionPath',
  'cutOff',
  'battalionAttacks',
  'battalionNamed',
  'casualties',
  'battalionInBlast',
  'ownPowers',
  // Craft
  'craftDeployment',
  'connectedParts',
  'hullParts',
  'hullMoves',
  'attachments',
  'gunOrders',
  'gunLines',
  'ownHull',
  'oncePerCraft',
  'craftFloors',
  'ownCraftLists',
  'moveSteps',
  // Wrecks
  'factors',
  'namedPart',
  'wreckedPart',
  'lostGuns',
  'wreckShares',
  'wreckRolls',
  'explosions',
  'automaticRolls',
  'craftShield',
  'blastedParts',
  'chainedParts',
  // Crews, slag and rams
  'crewActs',
  'recharging',
  'crewHacks',
  'implantsAtCraft',
  'slagBehind',
  'slagWhen',
  'slagHarm',
  'slagOnSlag',
  'ramMoves',
  'ramWhen',
  'ramHarm',
  'ramFigures',
  'keepDistance',
  'keepMeasure',
  // Scales, layers and transport
  'mapScales',
  'oneScale',
  'partBlocks',
  'smallParts',
  'sharedSpaces',
  'scaledMoves',
  'scaledRanges',
  'layers',
  'layerMoves',
  'layerCover',
  'layerRockets',
  'layerStabs',
  'transportTurn',
  'tiedBays',
  'boarders',
  'passengers',
  'boardedAtStart',
  'battalionRams',
  'scenarios',
  // The end
  'victory',
  'victoryWhen',
  // The solo match
  'matchBudgets',
  'matchSheets',
  'matchBodyPink',
  'matchBodyBlue',
  'matchTies',
  'matchFullCover',
  'matchSameCover',
  'matchRounds',
  'matchSword',
  'matchSpeed',
  'matchCarried',
];

describe('the rulings', () => {
  testRulings({
    rulings,
    rule: /^S-[A-Z-]+$/,
    choices: CHOICES,
    settled: SETTLED,
    ofTheSetup: OF_THE_SETUP,
    defaults: DEFAULT_RULES,
    errata: [
      'pistolHitsOn',
      'plasmaSwordCost',
      'shootPhase',
      'mapScales',
      'matchBudgets',
      'matchSheets',
      'matchBodyPink',
      'matchBodyBlue',
      'matchFullCover',
      'matchSameCover',
      'matchRounds',
      'matchSword',
      'matchSpeed',
      'matchCarried',
    ],
    house: [
      'map',
      'force',
      'deployment',
      'vehicleBudget',
      'spaceshipBudget',
      'technicianCost',
      'craft',
      'craftDeployment',
      'ramFigures',
      'scenarios',
      'maxRounds',
    ],
  });

  test('every house rule is a choice, or changes what the text is clear on', () => {
    const rules = Object.keys(CHOICES).filter((id) => !OF_THE_SETUP.includes(id));
    expect([...rules, ...PRINTED].sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
  });

  test('every house rule that is a choice between words, or a yes or no, is published with all of its options', () => {
    for (const [id, { form }] of Object.entries(KNOBS)) {
      if (form.kind !== 'option' && form.kind !== 'flag') continue;
      const names = form.kind === 'option' ? form.options.map(String) : ['false', 'true'];
      expect([id, ...optionsOf(rulings, id)].sort()).toEqual([id, ...names].sort());
    }
  });

  test('the maps, forces and craft that may be chosen are those that there are', () => {
    expect(optionsOf(rulings, 'map')).toEqual([...Object.keys(MAPS), 'custom']);
    expect(optionsOf(rulings, 'force')).toEqual([...Object.keys(FORCES), 'custom']);
    expect(optionsOf(rulings, 'craft')).toEqual(['none', ...Object.keys(CRAFT), 'custom']);
  });

  test('what they say of craft is so: their class, their hull, and their price', () => {
    const meanings = rulings.find(({ id }) => id === 'craft')?.options ?? [];
    for (const [name, design] of Object.entries(CRAFT)) {
      const { class: craftClass, hull, cost } = buildCraft({ name, ...design }).profile;
      const meaning = meanings.find((each) => each.name === name)?.meaning;
      expect(meaning).toMatch(new RegExp(`^A ${hull}\\b.* ${craftClass} .* for ${cost}\\b`));
    }
  });

  test('what they say of the maps and forces is so', () => {
    const meanings = Object.fromEntries(
      (rulings.find(({ id }) => id === 'map')?.options ?? []).map(({ name, meaning }) => [name, meaning]),
    );
    for (const [name, { columns, rows }] of Object.entries(MAPS)) {
      expect(meanings[name]).toMatch(new RegExp(`\\b${columns}\\b`));
      expect(meanings[name]).toMatch(new RegExp(`\\b${rows}\\b`));
    }
    const counts = Object.entries(FORCES).map(([name, { length }]) => [name, length]);
    expect(Object.fromEntries(counts)).toEqual({
      squad: 6,
      stabbers: 4,
      heavies: 4,
      specialists: 4,
      battalion: 10,
      pinkPunks: 5,
      blueBruisers: 3,
    });
  });
});
