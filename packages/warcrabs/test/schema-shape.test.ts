import { describe, expect, test } from 'vitest';
import { everyPlace, put } from '../../../scripts/testing/put.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import type { WarcrabsState } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { due, found } from './support/found.js';

/** A state with something in every list, in which somebody is stunned. */
const STATE: WarcrabsState = due(
  'blast',
  ({ crabs, burnt, burning }) => crabs.some(({ stun }) => stun !== null) && burnt.length + burning.length > 0,
);

function refusedPlaces(changes: Parameters<typeof put>[1], state: unknown = STATE): readonly string[] {
  const { code, problems } = refusalOf(() => parseState(put(state, changes)));
  expect(code).toBe('invalid-state');
  return places(problems);
}

describe('every value of a state is refused by its place', () => {
  const all = everyPlace(STATE);

  test('where it is of no type that it could be', () => {
    expect(all.length).toBeGreaterThan(400);
    const wrong = all.filter(
      ([place]) => !refusedPlaces({ [place]: { strange: [] } }).some((named) => named.startsWith(place)),
    );
    expect(wrong.map(([place]) => place)).toEqual([]);
  });

  test('where it is missing', () => {
    const missing = all.filter(([place]) => {
      const [field = '', ...above] = place.split('.').reverse();
      const parent = above.reverse().join('.');
      if (/^\d+$/.test(field) || parent === 'rules') return false;
      const without = (object: object) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
      const state = parent === '' ? without(STATE) : put(STATE, { [parent]: without });
      return !refusedPlaces({}, state).includes(place);
    });
    expect(missing).toEqual([]);
  });

  test('where there is something besides', () => {
    const objects = all.filter(([, isObject]) => isObject).map(([place]) => place);
    const taken = objects.filter((place) => !refusedPlaces({ [`${place}.luck`]: 1 }).includes(`${place}.luck`));
    expect(objects.length).toBeGreaterThan(80);
    expect(taken).toEqual([]);
  });
});

describe('what has not the shape of a state is refused', () => {
  test.each([
    ['a field too many', 'luck', { luck: 1 }],
    ['a field called constructor', 'constructor', { constructor: 1 }],
    ['a field called toString', 'crabs.0.toString', { 'crabs.0.toString': 1 }],
    ['a random state of three', 'chance.3', { chance: [1, 2, 3] }],
    ['a random state of zeros', 'chance', { chance: [0, 0, 0, 0] }],
    ['a random state beyond 32 bits', 'chance.0', { 'chance.0': 2_147_483_648 }],
    ['a negative decision', 'decision', { decision: -1 }],
    ['half a turn', 'turn', { turn: 1.5 }],
    ['a turn beyond all', 'turn', { turn: 1_000_001 }],
    ['a name of 81 characters', 'board.name', { 'board.name': 'x'.repeat(81) }],
    ['a kind that is none', 'board.obstacles.0.kind', { 'board.obstacles.0.kind': 'glass' }],
    ['a surface on the floor', 'board.surfaces.0.height', { 'board.surfaces.0.height': 0 }],
    ['a surface up in the sky', 'board.surfaces.0.height', { 'board.surfaces.0.height': 38_401 }],
    ['a place off all tables', 'crabs.0.at.x', { 'crabs.0.at.x': 16_777_217 }],
    ['half a place', 'crabs.0.at.y', { 'crabs.0.at.y': 0.5 }],
    ['a facing too long', 'crabs.0.facing.x', { 'crabs.0.facing.x': 65_537 }],
    ['a trait of 0', 'crabs.0.traits.strength', { 'crabs.0.traits.strength': 0 }],
    ['a trait of 101', 'crabs.0.traits.endurance', { 'crabs.0.traits.endurance': 101 }],
    ['half a Hit Point', 'crabs.0.hitPoints', { 'crabs.0.hitPoints': 0.5 }],
    ['armour below 0', 'crabs.0.armour', { 'crabs.0.armour': -1 }],
    ['a weapon of 1001 points', 'crabs.0.weapons.0.weapon.damage', { 'crabs.0.weapons.0.weapon.damage': 1001 }],
    ['a weapon of no kind', 'crabs.0.weapons.0.weapon.kind', { 'crabs.0.weapons.0.weapon.kind': 'bow' }],
    ['a weapon of 0 uses', 'crabs.0.weapons.0.weapon.uses', { 'crabs.0.weapons.0.weapon.uses': 0 }],
    [
      '17 weapons',
      'crabs.0.weapons',
      { 'crabs.0.weapons': Array.from({ length: 17 }, () => STATE.crabs[0]?.weapons[0]) },
    ],
    ['nine players', 'players', { players: Array.from({ length: 9 }, () => STATE.players[0]) }],
    ['one player', 'players', { players: STATE.players.slice(0, 1) }],
    ['33 crabs', 'crabs', { crabs: Array.from({ length: 33 }, () => STATE.crabs[0]) }],
    ['an obstacle that no table has', 'burnt.0', { burnt: [32] }],
    ['an unknown phase', 'stage.phase', { 'stage.phase': 'lunch' }],
    ['a field of another phase', 'stage.ranks', { 'stage.ranks': [] }],
    ['an unknown thing that is due', 'due.0.kind', { 'due.0.kind': 'rain' }],
    ['a blow from above', 'due.0.arc', { due: [{ ...strike(), arc: 'above' }] }],
    ['a fall of nothing', 'due.0.drop', { due: [{ kind: 'fall', by: null, crab: 1, drop: 0 }] }],
    ['an unknown house rule', 'rules.luck', { 'rules.luck': 1 }],
    ['a house rule out of bounds', 'rules.sideHitsCrab', { 'rules.sideHitsCrab': 8 }],
    ['ranges that fall', 'rules.rangeLimits', { 'rules.rangeLimits': { pointBlank: 3, short: 2, medium: 4, long: 5 } }],
    ['a floor of two corners', 'board.floor', { 'board.floor': STATE.board.floor.slice(0, 2) }],
    ['a crooked floor [W-TABLE]', 'W-TABLE board.floor.2', { 'board.floor.2': { x: -999, y: -999 } }],
    [
      'a surface off the floor [W-TABLE]',
      'W-TABLE board.surfaces.0.corners',
      { 'board.surfaces.0.corners': [0, 1, 2].map((at) => ({ x: 9000 + at, y: at * at })) },
    ],
    [
      'traits that no crab could have [W-TRAITS]',
      'W-TRAITS rules.traitPoints',
      { rules: { traitPoints: 4, traitMinimum: 2 } },
    ],
  ])('%s: %s', (_what, named, changes) => {
    expect(refusedPlaces(changes)).toContain(named);
  });

  function strike() {
    return { kind: 'strike', by: 1, target: 2, damage: 1, explosive: false, bare: false };
  }

  test('in sentences that quote and shorten what came from outside', () => {
    const name = `"\n${'x'.repeat(500)}`;
    const { problems } = refusalOf(() => parseState({ ...STATE, [name]: 1, stage: { phase: name }, turn: name }));
    expect(problems).toHaveLength(3);
    for (const { message } of problems) {
      expect(message).not.toContain('\n');
      expect(message.length).toBeLessThan(400);
      expect(message).toMatch(/^[A-Z\w[].*\.$/);
    }
  });

  test('at most 20 things at a time', () => {
    const crabs = Array.from({ length: 32 }, (_, id) => ({ id: -id }));
    expect(refusalOf(() => parseState({ ...STATE, crabs })).problems).toHaveLength(20);
  });
});

test('what lies in a state between two turns is refused by its place as well', () => {
  for (const state of [
    found('order', (_, { rolled }) => rolled.length > 0),
    found('over'),
    due('fall'),
    due('kamikaze'),
  ]) {
    const leaves = everyPlace(state).filter(([place]) => /^(stage|due|order)\./.test(place));
    const wrong = leaves.filter(
      ([place]) => !refusedPlaces({ [place]: { strange: [] } }, state).some((named) => named.startsWith(place)),
    );
    expect(wrong).toEqual([]);
  }
});
