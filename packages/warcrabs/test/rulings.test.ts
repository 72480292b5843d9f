import { describe, expect, test } from 'vitest';
import { optionsOf, testRulings } from '../../../scripts/testing/rulings.js';
import { EQUIPMENT } from '../src/equipment/list.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { rulings } from '../src/rulings.js';
import { BOARDS } from '../src/setup/boards.js';
import { TEAMS } from '../src/setup/crabs.js';
import { KNOBS } from '../src/setup/house-rules.js';

/** The points on which there is a choice, each with its options; the first is the default. */
const CHOICES = {
  board: ['desk', 'cluttered', 'meeting', 'archive', 'custom'],
  crabs: ['duel', 'brawl', 'gunners', 'pairs', 'gangs', 'custom'],
  crabRadius: ['0.75', 'number'],
  crabHeight: ['1', 'number'],
  mustSpendAll: ['false', 'true'],
  shedWeight: ['false', 'true'],
  tieRolls: ['once', 'eachTurn'],
  splitMove: ['false', 'true'],
  turning: ['free', 'moveOnly'],
  fireArc: ['any', 'front'],
  stunLasts: ['wholeTurn', 'nextActivation'],
  stepDown: ['12', 'number'],
  rangeBoundaries: ['farther', 'nearer'],
  arcBoundaries: ['frontward', 'rearward'],
  shellOverflow: ['true', 'false'],
  friendlyFire: ['true', 'false'],
  kamikazeNeedsHit: ['false', 'true'],
  shortFallStuns: ['true', 'false'],
  elevationMin: ['0.0625', 'number'],
  surfacesBlock: ['false', 'true'],
  paperGone: ['atOnce', 'endOfTurn'],
  drawAfter: ['100', 'number'],
  purse: ['owner', 'crab'],
  prize: ['200', 'number'],
  sellShare: ['50', 'number'],
  repairs: ['free', 'priced'],
  repairPrice: ['2', 'number'],
  salvage: ['owner', 'lost'],
};

/** The choices that are no house rules: a set-up has a field of its own for them. */
const OF_THE_SETUP = ['board', 'crabs'];

/** The points with one answer, in the order of the rule book. */
const SETTLED = [
  // The table
  'players',
  'startingPlaces',
  'unit',
  'rounding',
  'footing',
  'obstacleFooting',
  // Crabs
  'roster',
  'sheet',
  'betterShell',
  'weightExample',
  'movementFloor',
  'equipment',
  'itemFields',
  'maxRange',
  'uses',
  'mbrls',
  // The turn
  'rollUnder',
  'tiedCrabs',
  'missedSlots',
  'oneAction',
  'stunAgain',
  // Moves
  'movePath',
  'moveHinders',
  'crabsLevel',
  'jumpLeg',
  'jumpEnds',
  'legDrop',
  'walkOff',
  // Attacks
  'distances',
  'extremes',
  'clawArcs',
  'engagement',
  'clawHeight',
  'snappedLimbs',
  'arcCentres',
  'sameSpot',
  // Explosives
  'explosiveClose',
  'blastOrder',
  'kamikazeBlast',
  'bothDie',
  'blastDirection',
  'blastStops',
  'landing',
  'bystanders',
  'killCredit',
  'afterwards',
  // Heights
  'throwReach',
  'throwLength',
  'failedLift',
  'throwFlight',
  'throwHarm',
  // Sight
  'clawElevation',
  'sightLine',
  'partCover',
  'hiddenTarget',
  'paperCover',
  'severalPapers',
  'stoppedUses',
  // The end
  'winner',
  // The season
  'deadCrabs',
  'traitsFixed',
  'usedUp',
  'crabAccounts',
  'crabStart',
  'crabSale',
  'dismissed',
  'crabNames',
  'sameName',
  'twoOwners',
  'basicPrice',
  'oddCents',
  'fullAccount',
];

describe('the rulings', () => {
  testRulings({
    rulings,
    rule: /^[WT]-[A-Z-]+$/,
    choices: CHOICES,
    settled: SETTLED,
    ofTheSetup: OF_THE_SETUP,
    defaults: DEFAULT_RULES,
    errata: ['weightExample', 'rollUnder'],
    house: [
      'board',
      'crabs',
      'startingPlaces',
      'crabRadius',
      'crabHeight',
      'equipment',
      'maxRange',
      'uses',
      'prize',
      'sellShare',
      'repairPrice',
      'salvage',
      'basicPrice',
    ],
  });

  test('every house rule that is a choice between words, or a yes or no, is published with all of its options', () => {
    for (const [id, { form }] of Object.entries(KNOBS)) {
      if (form.kind !== 'option' && form.kind !== 'flag') continue;
      const names = form.kind === 'option' ? form.options.map(String) : ['false', 'true'];
      expect([id, optionsOf(rulings, id)].flat().sort()).toEqual([id, ...names].sort());
    }
  });

  test('the tables and teams that may be chosen are those that there are', () => {
    expect(optionsOf(rulings, 'board')).toEqual([...Object.keys(BOARDS), 'custom']);
    expect(optionsOf(rulings, 'crabs')).toEqual([...Object.keys(TEAMS), 'custom']);
  });

  test('what they say of the list of equipment is so', () => {
    const limited = EQUIPMENT.weapons.filter(({ uses }) => uses !== null);
    expect(limited.map(({ name, uses }) => [name, uses])).toEqual([['Firecracker', 1]]);
    const ours = EQUIPMENT.weapons.filter(({ provenance }) => provenance?.name === 'house');
    expect(ours.map(({ name }) => name)).toEqual(['Letter Opener']);
    expect(EQUIPMENT.shells.filter(({ provenance }) => provenance?.name === 'house')).toHaveLength(3);
  });
});
