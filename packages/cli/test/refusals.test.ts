import { SCENARIOS } from '@tabletop/spcfkrs';
import { describe, expect, test } from 'vitest';
import { MAX_RULE_LENGTH } from '../src/games/asked.js';
import { shown } from './support/fake-io.js';

const LONG = 'x'.repeat(5000);

describe('what cannot be done ends with one clear line and exit code 2', () => {
  test.each([
    // Commands and options
    ['wath kraken', ['wath', 'kraken'], 'Did you mean watch?'],
    ['help nope', ['help', 'nope'], 'unknown command "nope"'],
    ['--verson', ['--verson'], 'Did you mean --version?'],
    ['watch kraken --sed 1', ['watch', 'kraken', '--sed', '1'], 'Did you mean --seed?'],
    ['watch kraken --seed', ['watch', 'kraken', '--seed'], '--seed <text>'],
    ['watch kraken more', ['watch', 'kraken', 'more'], 'too many arguments'],
    ['odds', ['odds'], 'dice or game'],
    ['replay', ['replay'], 'file'],
    ['convert', ['convert'], 'file'],
    ['convert of no file', ['convert', 'no/such/file'], 'there is no such file or folder'],
    // Games
    ['watch', ['watch'], 'Name the game first: tabletop watch kraken.'],
    ['watch krakn', ['watch', 'krakn'], 'Did you mean "kraken"?'],
    ['watch chess', ['watch', 'chess'], 'There is kraken, spcfkrs, sr-fastcombat, warcrabs.'],
    ['watch __proto__', ['watch', '__proto__'], '"__proto__"'],
    ['play constructor', ['play', 'constructor'], '"constructor"'],
    ['watch --seed 1 kraken', ['watch', '--seed', '1', 'kraken'], 'Name the game first: tabletop watch kraken --seed'],
    ['rulings', ['rulings'], 'tabletop rulings kraken'],
    ['a long name', ['watch', LONG], 'There is no game'],
    ['a name with an escape', ['watch', '\u001b[2Jx'], '\\u001b[2Jx'],
    // Set-ups
    ['--players 0', ['watch', 'kraken', '--players', '0'], '--players is a whole number from 1 to 64, not "0"'],
    ['--players 1e9', ['watch', 'kraken', '--players', '1e9'], 'not "1e9"'],
    ['--players 64', ['watch', 'kraken', '--players', '64'], 'has no sailor'],
    ['--crew pirates', ['watch', 'kraken', '--crew', 'pirates'], 'mixed, heroes'],
    ['--vessel __proto__', ['watch', 'kraken', '--vessel', '__proto__'], 'merchantman, nautilus'],
    ['--bot sensble', ['watch', 'kraken', '--bot', 'sensble'], 'Did you mean "sensible"?'],
    ['--players 1', ['watch', 'sr-fastcombat', '--players', '1'], '--players is a whole number from 2 to 8, not "1"'],
    ['--players 9', ['play', 'sr-fastcombat', '--players', '9'], '--players is a whole number from 2 to 8, not "9"'],
    ['--bots of all of them', ['play', 'sr-fastcombat', '--bots', '2'], '--bots is a whole number from 0 to 1'],
    ['--squad army', ['watch', 'sr-fastcombat', '--squad', 'army'], 'duel, pair, team'],
    ['--board moon', ['watch', 'sr-fastcombat', '--board', 'moon'], 'alley, warehouse, open'],
    ['--crew for another game', ['watch', 'sr-fastcombat', '--crew', 'heroes'], 'unknown option'],
    ['--team army', ['watch', 'warcrabs', '--team', 'army'], 'duel, brawl, gunners, pairs, gangs'],
    ['--board alley', ['watch', 'warcrabs', '--board', 'alley'], 'desk, cluttered, meeting, archive'],
    ['--players 9', ['watch', 'warcrabs', '--players', '9'], '--players is a whole number from 2 to 8, not "9"'],
    ['--force army', ['watch', 'spcfkrs', '--force', 'army'], 'squad, stabbers, heavies, specialists, battalion'],
    ['--map moon', ['watch', 'spcfkrs', '--map', 'moon'], 'yard, ruins, alley, pit, open'],
    ['--players 9', ['watch', 'spcfkrs', '--players', '9'], '--players is a whole number from 1 to 8, not "9"'],
    ['--map pitt', ['watch', 'spcfkrs', '--map', 'pitt'], 'Did you mean "pit"?'],
    ['--scenario moon', ['watch', 'spcfkrs', '--scenario', 'moon'], Object.keys(SCENARIOS).join(', ')],
    ['--scenario armor', ['play', 'spcfkrs', '--scenario', 'armor'], 'Did you mean "armour"?'],
    ['--scenario toString', ['watch', 'spcfkrs', '--scenario', 'toString'], "'toString' is invalid"],
    ['--scenario for another game', ['watch', 'warcrabs', '--scenario', 'fleet'], 'unknown option'],
    [
      '--scenario with a force',
      ['watch', 'spcfkrs', '--scenario', 'fleet', '--force', 'squad'],
      "'--scenario <name>' cannot be used with option '--force <name>'",
    ],
    [
      '--scenario with a map',
      ['play', 'spcfkrs', '--map', 'pit', '--scenario', 'fleet'],
      "'--scenario <name>' cannot be used with option '--map <name>'",
    ],
    [
      '--scenario for three',
      ['watch', 'spcfkrs', '--scenario', 'fleet', '--players', '3'],
      '--scenario fleet has 2 sides: --players is 1 to 2 with it, not 3.',
    ],
    [
      '--scenario under rules for which it is dear',
      ['watch', 'spcfkrs', '--scenario', 'overwatch', '--rule', 'spaceshipBudget=1'],
      'The spaceships cost 5 points, 4 more than their budget of 1.',
    ],
    ['--rule mode=slow', ['play', 'spcfkrs', '--rule', 'mode=slow'], '"secret" or "open" or "phased"'],
    [
      'a dear force',
      ['play', 'spcfkrs', '--force', 'blueBruisers'],
      'The force costs 22 points, 2 more than its budget',
    ],
    ['force', ['force'], 'file'],
    ['force of no file', ['force', 'no/such/file'], 'there is no such file or folder'],
    ['--rule crabRadius', ['watch', 'warcrabs', '--rule', 'crabRadius=0.01'], '"crabRadius"'],
    ['--rule legLenght', ['watch', 'sr-fastcombat', '--rule', 'legLenght=3'], 'Did you mean "legLength"?'],
    ['a long seed', ['watch', 'kraken', '--seed', LONG], 'at most 1000 characters'],
    ['--bots of all', ['play', 'kraken', '--bots', '1'], '--bots is a whole number from 0 to 0'],
    // House rules
    ['--rule hulPoints=3', ['watch', 'kraken', '--rule', 'hulPoints=3'], 'Did you mean "hullPoints"?'],
    ['--rule nonsense=3', ['watch', 'kraken', '--rule', 'nonsense=3'], '--help lists them all'],
    ['--rule __proto__=3', ['watch', 'kraken', '--rule', '__proto__=3'], '"__proto__"'],
    ['--rule constructor=3', ['watch', 'kraken', '--rule', 'constructor=3'], '"constructor"'],
    ['--rule hullPoints', ['watch', 'kraken', '--rule', 'hullPoints'], 'hullPoints=30'],
    ['--rule hullPoints=', ['watch', 'kraken', '--rule', 'hullPoints='], 'from 1 to 1000'],
    ['--rule hullPoints=-0', ['watch', 'kraken', '--rule', 'hullPoints=-0'], 'from 1 to 1000'],
    ['--rule hullPoints=NaN', ['watch', 'kraken', '--rule', 'hullPoints=NaN'], 'from 1 to 1000'],
    ['--rule hullPoints=1e309', ['watch', 'kraken', '--rule', 'hullPoints=1e309'], 'from 1 to 1000'],
    ['--rule measure=cm', ['watch', 'kraken', '--rule', 'measure=cm'], '"centres"'],
    ['--rule twice', ['watch', 'kraken', '--rule', 'tentacles=3', 'tentacles=4'], 'given twice'],
    ['--rule reactionTable=[]', ['watch', 'kraken', '--rule', 'reactionTable=[]'], '6 rows'],
    [
      'a long rule',
      ['watch', 'kraken', '--rule', `reactionTable=${'['.repeat(2 * MAX_RULE_LENGTH)}`],
      `at most ${MAX_RULE_LENGTH} characters`,
    ],
  ])('%s', async (_, argv, message) => {
    const { code, out, err } = await shown(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: [^\n]*\n$/);
    expect(err).toContain(message);
    expect(err.length).toBeLessThan(600);
    expect(err.slice(0, -1)).not.toMatch(/\p{Cc}/u);
  });
});
