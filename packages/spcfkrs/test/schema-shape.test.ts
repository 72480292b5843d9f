import { describe, expect, test } from 'vitest';
import { everyPlace, put } from '../../../scripts/testing/put.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import type { SpcfkrsState } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { found, foundCraft } from './support/found.js';

/** States that between them have something in every list, and every kind of everything. */
const STATES: readonly SpcfkrsState[] = [
  found('turn', ({ pending, battalions, orders }) => pending.length > 0 && battalions.length + orders.length > 1),
  found('order', ({ battalions }, { rolled }) => battalions.length > 0 && rolled.length > 0),
  found('orders', (_, { given }) => given.some(({ orders }) => orders.length > 1)),
  found('shot', (_, { aim }) => aim.kind === 'unit'),
  found('shot', (_, { aim }) => aim.kind === 'cover'),
  found('stab'),
  found('hack'),
  found('over'),
];
const [STATE] = STATES;
/** States of craft, of which what is theirs is looked at besides. */
const CRAFT: readonly SpcfkrsState[] = [
  foundCraft('turn', ({ rams, slag }) => rams.length > 0 && slag.length > 0),
  foundCraft('slag', ({ units }) => units.some(({ aboard }) => aboard !== null)),
  ...(['malfunction', 'pilot', 'recharge', 'burst', 'ram'] as const).map((step) => foundCraft(step)),
];

/** What an order may leave out. */
const isOptional = (place: string) => /orders\.\d+\.(crew|(act|move)\.part)$/.test(place);

function refusedPlaces(changes: Parameters<typeof put>[1], state: unknown = STATE): readonly string[] {
  const { code, problems } = refusalOf(() => parseState(put(state, changes)));
  expect(code).toBe('invalid-state');
  return places(problems);
}

describe('every value of a state is refused by its place', () => {
  /** All places of the first state, but for those of all units save one; of the others those that are not in each. */
  const looked = [
    ...STATES.map((state, at) => ({
      state,
      isSeen: (place: string) =>
        (at === 0 && !/^units\.[1-9]/.test(place)) || /^(stage|orders|pending|queue)\./.test(place),
    })),
    ...CRAFT.map((state) => ({
      state,
      isSeen: (place: string) => /^(stage|rams|orders\.\d+\.crew|slag\.0|units\.\d+\.(craft|aboard))\./.test(place),
    })),
  ];
  const known = new Set<string>();
  /** Whether no place of the kind was looked at before: the second of a list is read as the first. */
  const isNew = ({ stage }: SpcfkrsState, place: string): boolean => {
    const kind = `${stage.step} ${place.replace(/\d+/g, '#')}`;
    const { size } = known;
    return known.add(kind).size > size;
  };
  const all = looked.flatMap(({ state, isSeen }) =>
    everyPlace(state)
      .filter(([place]) => isSeen(place) && isNew(state, place))
      .map(([place, isObject]) => ({ state, place, isObject })),
  );

  test('where it is of no type that it could be', () => {
    expect(all.length).toBeGreaterThan(250);
    const wrong = all.filter(
      ({ state, place }) =>
        !refusedPlaces({ [place]: { strange: [] } }, state).some((named) => named.startsWith(place)),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  test('where it is missing', () => {
    const missing = all.filter(({ state, place }) => {
      const [field = '', ...above] = place.split('.').reverse();
      const parent = above.reverse().join('.');
      if (/^\d+$/.test(field) || parent === 'rules' || isOptional(place)) return false;
      const without = (object: object) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
      const changed = parent === '' ? without(state) : put(state, { [parent]: without });
      return !refusedPlaces({}, changed).includes(place);
    });
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  test('where there is something besides', () => {
    const objects = all.filter(({ isObject }) => isObject);
    const taken = objects.filter(
      ({ state, place }) => !refusedPlaces({ [`${place}.luck`]: 1 }, state).includes(`${place}.luck`),
    );
    expect(objects.length).toBeGreaterThan(50);
    expect(taken.map(({ place }) => place)).toEqual([]);
  });
});

describe('what has not the shape of a state is refused', () => {
  const many = (length: number, item: unknown) => Array.from({ length }, () => item);
  test.each([
    ['a field too many', 'luck', { luck: 1 }],
    ['a field called constructor', 'constructor', { constructor: 1 }],
    ['a field called toString', 'units.0.toString', { 'units.0.toString': 1 }],
    ['a random state of three', 'chance.3', { chance: [1, 2, 3] }],
    ['a random state of zeros', 'chance', { chance: [0, 0, 0, 0] }],
    ['a negative decision', 'decision', { decision: -1 }],
    ['half a round', 'round', { round: 1.5 }],
    ['a round beyond all', 'round', { round: 1_000_001 }],
    ['a map of 81 letters', 'map.name', { 'map.name': 'x'.repeat(81) }],
    ['a map too wide', 'map.columns', { 'map.columns': 65 }],
    ['nobody', 'players', { players: [] }],
    ['nine players', 'players', { players: many(9, { id: 'ann' }) }],
    ['one side', 'sides', { sides: many(1, STATE?.sides[0]) }],
    ['nine sides', 'sides', { sides: many(9, STATE?.sides[0]) }],
    ['a budget for vehicles too large', 'sides.0.vehicleBudget', { 'sides.0.vehicleBudget': 100_001 }],
    ['a budget too large', 'sides.0.budget', { 'sides.0.budget': 100_001 }],
    ['one unit', 'units', { units: many(1, STATE?.units[0]) }],
    ['65 units', 'units', { units: many(65, STATE?.units[0]) }],
    ['a space off every map', 'units.0.parts.0.at.row', { 'units.0.parts.0.at.row': 64 }],
    ['a space before the first', 'units.0.parts.0.at.column', { 'units.0.parts.0.at.column': -1 }],
    ['half a sixth', 'units.0.parts.0.sixths', { 'units.0.parts.0.sixths': 0.5 }],
    ['a shield of glass', 'units.0.shield', { 'units.0.shield': 'glass' }],
    ['25 parts', 'units.0.parts', { 'units.0.parts': many(25, STATE?.units[0]?.parts[0]) }],
    ['a map drawn for monsters', 'map.scale', { 'map.scale': 'monster' }],
    [
      'a craft that heads nowhere',
      'units.0.craft.heading',
      { 'units.0.craft': { malfunctioning: false, pilot: true, heading: 'up' } },
    ],
    ['an unknown power', 'units.0.profile.powers.0', { 'units.0.profile.powers': ['flight'] }],
    ['17 modifications', 'units.0.profile.modifications', { 'units.0.profile.modifications': many(17, 'x') }],
    ['a gun that hits on 7', 'units.0.profile.gun.hitsOn', { 'units.0.profile.gun.hitsOn': 7 }],
    ['a gun that hits by luck', 'units.0.profile.gun.hitsOn', { 'units.0.profile.gun.hitsOn': 'luck' }],
    ['a gun of 1001 points', 'units.0.profile.gun.damage', { 'units.0.profile.gun.damage': 1001 }],
    ['a gun of 21 shots', 'units.0.profile.gun.shots.fixed', { 'units.0.profile.gun.shots.fixed': 21 }],
    ['a unit 0', 'battalions.0.0', { battalions: [[0, 1]] }],
    ['an empty battalion', 'battalions.0', { battalions: [[]] }],
    ['33 battalions', 'battalions', { battalions: many(33, [1, 2]) }],
    ['an order for nobody', 'orders.0.units', { orders: [{ units: [], act: null, move: null }] }],
    ['a turn of no kind', 'queue.0.0.does', { queue: [[{ unit: 1, does: 'nothing' }]] }],
    ['an effect of no kind', 'pending.0.kind', { 'pending.0.kind': 'fire' }],
    ['a step of no kind', 'stage.step', { 'stage.step': 'lunch' }],
    ['a field of another step', 'stage.ranks', { 'stage.ranks': [] }],
    ['an unknown house rule', 'rules.luck', { 'rules.luck': 1 }],
    ['a house rule out of bounds', 'rules.hitsOn', { 'rules.hitsOn': 7 }],
  ])('%s: %s', (_what, named, changes) => {
    expect(refusedPlaces(changes)).toContain(named);
  });

  test('in sentences that quote and shorten what came from outside', () => {
    const name = `"\n${'x'.repeat(500)}`;
    const { problems } = refusalOf(() => parseState({ ...STATE, [name]: 1, stage: { step: name }, round: name }));
    expect(problems).toHaveLength(3);
    for (const { message } of problems) {
      expect(message).not.toContain('\n');
      expect(message.length).toBeLessThan(400);
      expect(message).toMatch(/^[A-Z\w[].*\.$/);
    }
  });

  test('at most 20 things at a time', () => {
    const units = Array.from({ length: 64 }, (_, id) => ({ id: -id }));
    expect(refusalOf(() => parseState({ ...STATE, units })).problems).toHaveLength(20);
  });
});
