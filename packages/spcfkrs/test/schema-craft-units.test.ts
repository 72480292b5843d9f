import { describe, expect, test } from 'vitest';
import { type Changes, put } from '../../../scripts/testing/put.js';
import type { SpcfkrsState, Unit } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { at, BS, BV, P1, P2, P3, PV, reached } from './support/craft-field.js';
import { dead, refuses } from './support/refuses.js';

const field = () => reached('orders');
const unit = (id: number) => `units.${id - 1}`;
const [pv, bv, bs, p1, p2] = [unit(PV), unit(BV), unit(BS), unit(P1), unit(P2)];
const first = <Item>(list: readonly Item[]): Item => {
  const [item] = list;
  if (item === undefined) throw new Error('nothing is there');
  return item;
};
/** The first so many parts wrecked. */
const wrecked = (count: number) => (parts: readonly object[]) =>
  parts.map((part, index) => (index < count ? { ...part, sixths: 0 } : part));

/** The field with four more of pink on foot, these and P2 being so. */
const crowded = ({ units }: SpcfkrsState, change: (unit: Unit) => Unit): Changes => {
  const [a, b, ...others] = units;
  if (a === undefined || b === undefined) return {};
  const more = Array.from({ length: 5 }, (_, index) => ({ ...change(b), name: `R${index}` }));
  return {
    units: [a, ...more, ...others].map((each, index) => ({ ...each, id: index + 1 })),
    'stage.units': Array.from({ length: 11 }, (_, index) => index + 1),
  };
};

test('a match with craft of two classes is as it was set up', () => {
  expect(parseState(field())).toEqual(field());
  expect(field().units.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'PV', 'B1', 'BV', 'BS']);
});

describe('a side has the points for its craft [S-BUDGET]', () => {
  refuses('vehicles over their budget', 'S-BUDGET sides.0.vehicleBudget', field, { 'sides.0.vehicleBudget': 9 });
  refuses('spaceships over theirs', 'S-BUDGET sides.1.spaceshipBudget', field, { 'sides.1.spaceshipBudget': 1 });
});

describe('craft are what they could be built', () => {
  const profile = `${pv}.profile`;
  const guns = `${profile}.guns`;
  const heldBy =
    (...parts: readonly number[]) =>
    (list: readonly object[]) =>
      parts.map((part) => ({ ...first(list), part }));
  refuses('a Body of another hull', `S-HULL ${profile}.body`, field, { [`${profile}.body`]: 5 });
  refuses('a hull of paper', `${profile}.hull`, field, { [`${profile}.hull`]: 'paper' });
  refuses('cheaper than its parts', `S-BUDGET ${profile}.cost`, field, { [`${profile}.cost`]: 11 });
  refuses('a modification twice', `S-VMODS ${profile}.modifications`, field, {
    [`${profile}.modifications`]: (names: readonly string[]) => [...names, first(names)],
  });
  refuses('more powers than modifications', `S-VMODS ${profile}.powers`, field, {
    [`${profile}.modifications`]: ['Hover sled'],
  });
  refuses('a gun on no part', `S-GUNS ${guns}.2.part`, field, { [guns]: heldBy(0, 1, 3) });
  refuses('guns out of order', `S-GUNS ${guns}.1.part`, field, { [guns]: heldBy(1, 0) });
  refuses('three guns on a part', `S-GUNS ${guns}.2.part`, field, { [guns]: heldBy(1, 1, 1) });
  refuses('a sword for a gun', `S-GUNS ${guns}.0.weapon.kind`, field, { [`${guns}.0.weapon.kind`]: 'blade' });
  refuses('a gun without a shot', `S-MG ${guns}.0.weapon.shots`, field, {
    [`${guns}.0.weapon.shots`]: { fixed: 0, dice: 0 },
  });
  refuses('49 guns', guns, field, { [guns]: heldBy(...Array.from({ length: 49 }, () => 0)) });
  refuses('a bay in no part', `S-VMODS ${profile}.bays.1`, field, { [`${profile}.bays`]: [2, 3] });
  refuses('a bay twice', `S-VMODS ${profile}.bays.1`, field, { [`${profile}.bays`]: [2, 2] });
  refuses('a gun in hand', `${profile}.gun`, field, { [`${profile}.gun`]: null });
});

describe('craft are as they can be', () => {
  const condition = { malfunctioning: false, pilot: true, heading: null };
  refuses('on foot, with a pilot', `S-HULL ${p1}.craft`, field, { [`${p1}.craft`]: condition });
  refuses('a craft without', `S-HULL ${bv}.craft`, field, { [`${bv}.craft`]: null });
  refuses('more Body than a part had', `S-BASE ${bv}.parts.3.sixths`, field, { [`${bv}.parts.3.sixths`]: 19 });
  refuses('a whole craft destroyed', `S-PARTS ${bv}.alive`, field, { [`${bv}.alive`]: false });
  refuses('half a craft destroyed', `S-PARTS ${bv}.alive`, field, {
    [`${bv}.parts`]: wrecked(2),
    [`${bv}.alive`]: false,
  });
  refuses('a craft with a quarter left', `S-PARTS ${bv}.alive`, field, { [`${bv}.parts`]: wrecked(3) });
  refuses('malfunctioning when it is sound', `S-PARTS ${bv}.craft.malfunctioning`, field, {
    [`${bv}.craft.malfunctioning`]: true,
  });
  refuses('half a craft in order, by house rules', `S-PARTS ${bv}.craft.malfunctioning`, field, {
    'rules.halfWrecked': 'atOnce',
    [`${bv}.parts`]: wrecked(2),
  });
  refuses('a pilot dead of nothing', `S-VMODS ${bv}.craft.pilot`, field, { [`${bv}.craft.pilot`]: false });
  refuses('a pilot dead, by house rules', `S-VMODS ${pv}.craft.pilot`, field, {
    'rules.pilotDeath': 'destroyed',
    [`${pv}.craft.pilot`]: false,
  });
  refuses('a shield that it has not', `S-PSHIELD ${bv}.shield`, field, { [`${bv}.shield`]: 'spent' });

  test.each([
    ['a quarter of it wrecked', { [`${bv}.parts`]: wrecked(1), [`${bv}.craft.malfunctioning`]: true }],
    ['half of it', { [`${bv}.parts`]: wrecked(2) }],
    ['three quarters, and destroyed', { [`${bv}.parts`]: wrecked(3), [`${bv}.alive`]: false }],
    ['a pilot dead of an overdose', { [`${pv}.craft.pilot`]: false, [`${pv}.craft.heading`]: 'NW' }],
  ])('such as with %s [S-PARTS]', (_what, change) => {
    const changed = put(field(), change);
    const living = put(changed, {
      'stage.units': (units: readonly number[]) => units.filter((id) => !(_what.includes('destroyed') && id === BV)),
    });
    expect(parseState(living)).toEqual(living);
  });
});

describe('the parts of a craft lie as one hull [S-HULL]', () => {
  refuses('a part far off', `S-HULL ${bv}.parts`, field, { [`${bv}.parts.3.at`]: at('J7') });
  refuses('a part by a corner', `S-HULL ${bv}.parts`, field, { [`${bv}.parts.3.at`]: at('H3') });
  refuses('two parts in one place', `S-HULL ${bv}.parts`, field, { [`${bv}.parts.3.at`]: at('G2') });
  refuses('a part off the map', `S-GRID ${bv}.parts.3.at`, field, { [`${bv}.parts.3.at`]: { column: 10, row: 1 } });
  refuses('a large part shifted', `S-HULL ${bs}.parts`, field, { [`${bs}.parts.1.at`]: at('C2') });
  refuses('a large part over a side of the map', `S-GRID ${bs}.parts.1.at`, field, { [`${bs}.parts.1.at`]: at('J1') });
  refuses('two parts on foot', `S-BASE ${p1}.parts`, field, {
    [`${p1}.parts`]: (parts: readonly object[]) => [...parts, ...parts],
  });

  /** The field as if it were drawn for spaceships: four parts of a vehicle share a space. */
  const small = (places: readonly string[]) => (state: SpcfkrsState) => ({
    'map.scale': 'spaceship',
    [`${bv}.parts`]: places.map((name) => ({ ...first(state.units[BV - 1]?.parts ?? []), at: at(name) })),
    [`${bv}.profile.cost`]: 40,
  });
  const compact = (state: SpcfkrsState) => ({
    ...small(['E2', 'E2', 'E2', 'E2', 'F2'])(state),
    [`${bs}.parts.1.at`]: at('B1'),
  });
  test('whose parts share spaces where they are small [S-SCALE]', () => {
    const changed = put(field(), compact(field()));
    expect(parseState(changed)).toEqual(changed);
  });
  refuses('five small parts in a space', `S-HULL ${bv}.parts`, field, small(['E2', 'E2', 'E2', 'E2', 'E2']));
  refuses('small parts in spaces far off', `S-HULL ${bv}.parts`, field, small(['E2', 'E2', 'G2']));
});

describe('everyone is where there is room [S-CONFLICT]', () => {
  const crowd = (...ids: readonly number[]) =>
    Object.fromEntries(ids.map((id) => [`${unit(id)}.parts.0.at`, at('A8')]));
  refuses('a vehicle on somebody on foot', `S-CONFLICT ${bv}.parts.1.at`, field, {
    [`${unit(5)}.parts.0.at`]: at('F2'),
  });
  refuses('enemies in one space', `S-CONFLICT ${unit(5)}.parts.0.at`, field, { [`${unit(5)}.parts.0.at`]: at('A8') });
  refuses('a vehicle on its own side', `S-CONFLICT ${pv}.parts.0.at`, field, { [`${p1}.parts.0.at`]: at('C6') });
  refuses('a vehicle in full cover', `S-COVER ${bv}.parts.0.at`, field, { 'map.cover.1': '....#.....' });
  refuses('five on foot in a space of four', 'S-SCALE units.4.parts.0.at', field, (state) =>
    crowded(state, (soldier) => ({ ...soldier, aboard: null, parts: [{ at: at('A8'), sixths: 6 }] })),
  );
  test.each([
    [
      'spaceships are above everyone, and above full cover',
      { 'map.cover.0': '#.........', [`${unit(5)}.parts.0.at`]: at('B2') },
    ],
    ['those on foot share a space with their own', crowd(P1, P3)],
  ])('%s [S-LAYERS] [S-SCALE]', (_what, change) => {
    const changed = put(field(), change);
    expect(parseState(changed)).toEqual(changed);
  });
});

describe('who has lost orders is on foot [S-TRANSPORT]', () => {
  const lost = (unit: number, from: string) => ({ idle: [{ unit, from: at(from) }] });
  const late = () =>
    parseState(put(reached('slag', { orders: [{ units: [PV], crew: [{ type: 'slag' }] }] }), lost(P1, 'A8')));
  test('and there once, and where that began is on the map', () => expect(parseState(late())).toEqual(late()));
  refuses('a craft', 'S-TRANSPORT idle.0.unit', late, lost(PV, 'A8'));
  refuses('nobody', 'S-TRANSPORT idle.0.unit', late, lost(64, 'A8'));
  refuses('from off the map', 'S-GRID idle.0.from', late, { 'idle.0.from': { column: 10, row: 0 } });
  refuses('somebody twice', 'S-TRANSPORT idle.1.unit', late, {
    idle: [
      { unit: P1, from: at('A8') },
      { unit: P1, from: at('A8') },
    ],
  });
  refuses('before anything was carried out', 'S-TRANSPORT idle', field, lost(P1, 'A8'));
});

describe('passengers are in the bays of their craft [S-TRANSPORT]', () => {
  const aboard = `${p2}.aboard`;
  const inBay = { craft: PV, part: 2 };
  refuses('of no craft', `S-TRANSPORT ${aboard}.craft`, field, { [`${aboard}.craft`]: 64 });
  refuses('of somebody on foot', `S-TRANSPORT ${aboard}.craft`, field, { [`${aboard}.craft`]: P1 });
  refuses('of the other side', `S-TRANSPORT ${aboard}.craft`, field, { [`${aboard}.craft`]: BV });
  refuses('where there is none', `S-TRANSPORT ${aboard}.part`, field, { [`${aboard}.part`]: 1 });
  refuses('and yet somewhere else', `S-TRANSPORT ${p2}.parts.0.at`, field, { [`${p2}.parts.0.at`]: at('A1') });
  refuses('a craft in a bay', `S-TRANSPORT ${pv}.aboard`, field, { [`${pv}.aboard`]: inBay });
  refuses('of a part that is wrecked', `S-TRANSPORT ${aboard}.part`, field, { [`${pv}.parts.2.sixths`]: 0 });
  refuses('of a craft that is destroyed', `S-TRANSPORT ${aboard}.craft`, field, ({ units }) => {
    const craft = units[PV - 1];
    return craft === undefined ? {} : { [pv]: { ...craft, ...dead(craft) } };
  });
  refuses('more than there is room for', 'S-TRANSPORT units.5.aboard', field, (state) =>
    crowded(state, (rider) => ({ ...rider, aboard: { ...inBay, craft: 8 } })),
  );
  test('the dead may lie in a bay that is destroyed', () => {
    const [, passenger, , craft] = field().units;
    if (passenger === undefined || craft === undefined) throw new Error('nobody is aboard');
    const changed = put(field(), {
      [p2]: { ...passenger, ...dead(passenger) },
      [pv]: { ...craft, ...dead(craft) },
      'stage.units': (units: readonly number[]) => units.filter((id) => id !== P2 && id !== PV),
    });
    expect(parseState(changed)).toEqual(changed);
  });
});

describe('slag is laid by craft, on the map, once in a space [S-SLAG]', () => {
  const slag = (...names: readonly string[]) => ({ slag: names.map((name) => ({ at: at(name), by: PV })) });
  refuses('twice in a space', 'S-SLAG slag.1.at', field, slag('A1', 'A1'));
  refuses('off the map', 'S-GRID slag.0.at', field, { slag: [{ at: { column: 10, row: 0 }, by: PV }] });
  refuses('by nobody', 'S-SLAG slag.0.by', field, { slag: [{ at: at('A1'), by: 64 }] });
  refuses('by a craft that lays none', 'S-SLAG slag.0.by', field, { slag: [{ at: at('A1'), by: BV }] });
  refuses('of the round before, by house rules', 'S-SLAG slag', field, { 'rules.slagLasts': 'round', ...slag('A1') });
  test('anywhere else, also under somebody', () => {
    const changed = put(field(), slag('A1', 'C6', 'H5'));
    expect(parseState(changed)).toEqual(changed);
  });
});
