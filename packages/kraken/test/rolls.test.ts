import { exactly, scripted } from '@tabletop/dice';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_RULES,
  judgePluck,
  REACTION_COLUMNS,
  REACTION_TABLE,
  reactionColumn,
  resolveAdvance,
  resolveCrush,
  resolveFlail,
  resolveGrab,
  resolveMorale,
  resolveMovementRoll,
  resolveReaction,
  resolveTentacleAttack,
  resolveWithdraw,
  rollPluck,
} from '../src/index.js';

describe('sailor movement', () => {
  test.each([
    ['a critical success adds a point and lets the sailor go 18 cm', 7, [3, 3], 1, 18],
    ['a success throws two dice anew and adds 4', 7, [1, 6, 5, 6], 0, 15],
    ['the least success goes 6 cm', 7, [1, 6, 1, 1], 0, 6],
    ['a failure goes nowhere', 7, [2, 6], 0, null],
    ['a critical failure goes nowhere and costs a point', 7, [4, 4], -1, null],
  ] as const)('[K-MOVE-ROLL] %s', (_, pluck, faces, pluckChange, distance) => {
    const chance = scripted(faces);
    expect(resolveMovementRoll(chance, pluck)).toMatchObject({ pluckChange, distance });
    expect(chance.unused()).toEqual([]);
  });

  test('[K-MOVE-ROLL] at Pluck 7 a sailor moves with probability 7/12', () => {
    const moves = exactly((chance) => resolveMovementRoll(chance, 7).distance !== null);
    expect(moves.probability((can) => can).toFraction()).toBe('7/12');
  });
});

describe('sailor combat', () => {
  test.each([
    ['a critical success destroys the tentacle and adds a point', 7, [2, 2], true, 1],
    ['a success destroys it on a 5', 7, [1, 6, 5], true, 0],
    ['a success destroys it on a 6', 7, [1, 6, 6], true, 0],
    ['a success does nothing on a 4', 7, [1, 6, 4], false, 0],
    ['a failure costs a point', 7, [2, 6], false, -1],
    ['a critical failure costs two', 7, [6, 6], false, -2],
  ] as const)('[K-COMBAT-ROLL] %s', (_, pluck, faces, destroyed, pluckChange) => {
    const chance = scripted(faces);
    expect(resolveTentacleAttack(chance, pluck)).toMatchObject({ destroyed, pluckChange });
    expect(chance.unused()).toEqual([]);
  });

  test('[K-COMBAT-ROLL] a sailor of Pluck 7 destroys the tentacle with probability exactly 1/4', () => {
    const destroys = exactly((chance) => resolveTentacleAttack(chance, 7).destroyed);
    expect(destroys.probability((does) => does).toFraction()).toBe('1/4');
  });
});

describe('the reaction table', () => {
  test.each([
    [{ sailor: 4, vessel: 0 }, 'sailor'],
    [{ sailor: 4.05, vessel: 0 }, 'near'],
    [{ sailor: null, vessel: 3 }, 'near'],
    [{ sailor: null, vessel: 3.05 }, 'far'],
    [{ sailor: 20, vessel: 10 }, 'far'],
    [{ sailor: 20, vessel: 10.05 }, 'beyond'],
    [{ sailor: 0, vessel: 50 }, 'sailor'],
  ] as const)('[K-REACT] distances %j read the column %s', (distances, column) => {
    expect(reactionColumn(distances)).toBe(column);
  });

  test.each([
    ['sailor', ['withdraw', 'waft', 'waft', 'flail', 'flail', 'grab']],
    ['near', ['withdraw', 'waft', 'waft', 'crush', 'crush', 'crush']],
    ['far', ['withdraw', 'waft', 'waft', 'advance', 'advance', 'advance']],
    ['beyond', ['withdraw', 'waft', 'waft', 'waft', 'advance', 'advance']],
  ] as const)('[K-REACT] [K-WAFT] the column %s reads %j', (column, cells) => {
    const read = [1, 2, 3, 4, 5, 6].map((die) => resolveReaction(scripted([die]), column).reaction);
    expect(read).toEqual(cells);
    expect(REACTION_TABLE.map((row) => row[REACTION_COLUMNS.indexOf(column)])).toEqual(cells);
  });

  test('[K-KNOBS] house rules replace the table and its bounds', () => {
    const rules = {
      ...DEFAULT_RULES,
      sailorColumn: 5,
      reactionTable: REACTION_TABLE.map((row) => row.map(() => 'waft' as const)),
    };
    expect(reactionColumn({ sailor: 5, vessel: 0 }, { rules })).toBe('sailor');
    expect(resolveReaction(scripted([6]), 'sailor', { rules }).reaction).toBe('waft');
  });
});

describe('what tentacles do', () => {
  test.each([1, 2, 3, 4, 5, 6])('[K-ADVANCE] [K-WITHDRAW] [K-CRUSH] a %i', (die) => {
    expect(resolveAdvance(scripted([die]))).toBe(die + 2);
    expect(resolveWithdraw(scripted([die]))).toBe(die);
    expect(resolveCrush(scripted([die]))).toBe(die - 1);
  });

  test.each([
    [[1, 6], 0],
    [[3, 4], 0],
    [[2, 6], 1],
    [[3, 5], 1],
    [[4, 4], 2],
    [[5, 5], 2],
    [[6, 6], 2],
    [[3, 3], 0],
    [[5, 6], 1],
  ] as const)('[K-FLAIL] a flail of %j costs %i', (faces, lost) => {
    expect(resolveFlail(scripted(faces))).toBe(lost);
  });

  test('[K-FLAIL] a flailed sailor loses nothing in 21 of 36, one in 12, two in 3', () => {
    const lost = exactly(resolveFlail);
    expect([0, 1, 2].map((points) => lost.probability((found) => found === points).toFraction())).toEqual([
      '7/12',
      '1/3',
      '1/12',
    ]);
  });

  test.each([
    [7, [3, 4], false],
    [6, [3, 4], true],
    [6, [4, 4], true],
    [8, [4, 4], false],
  ] as const)('[K-GRAB] Pluck %i against %j: killed %s, Pluck unchanged', (pluck, faces, killed) => {
    expect(resolveGrab(scripted(faces), pluck)).toMatchObject({ killed, pluckChange: 0 });
  });

  test('[K-GRAB] with grabCriticals a critical success adds a point, and nothing else changes', () => {
    const using = { rules: { ...DEFAULT_RULES, grabCriticals: true }, rollPluck, judgePluck };
    expect(resolveGrab(scripted([4, 4]), 8, using)).toMatchObject({ killed: false, pluckChange: 1 });
    expect(resolveGrab(scripted([4, 4]), 7, using)).toMatchObject({ killed: true, pluckChange: 0 });
    expect(resolveGrab(scripted([3, 4]), 7, using)).toMatchObject({ killed: false, pluckChange: 0 });
  });
});

describe('kraken morale', () => {
  test.each([
    [5, 5, true],
    [6, 5, false],
    [6, 6, true],
    [1, 1, true],
    [2, 1, false],
    [6, 20, true],
  ] as const)('[K-MORALE] a %i with %i tentacles left: fights on %s', (die, left, fightsOn) => {
    expect(resolveMorale(scripted([die]), left)).toEqual({ die, fightsOn });
  });
});
