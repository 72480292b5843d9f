import { seed } from '@tabletop/dice';
import { cellName } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places, refusalOf, untyped } from '../../../scripts/testing/refusal.js';
import { MAX_UNITS } from '../src/limits.js';
import { CRAFT, type CraftName } from '../src/setup/craft.js';
import { FORCES } from '../src/setup/forces.js';
import type { CraftSetup } from '../src/setup/read-craft-setup.js';
import type { SpcfkrsSetup } from '../src/setup/read-setup.js';
import type { SideSetup } from '../src/setup/read-side.js';
import { setUp } from '../src/setup/setup.js';
import type { SpcfkrsState, Unit } from '../src/state.js';
import { craftInput } from './support/any-craft.js';
import { HOSTILE_KEYS, unit, units } from './support/forces.js';
import { soon } from './support/soon.js';

const START = { game: 'spcfkrs', version: 1, chance: seed('craft'), decision: 0 } as const;
const made = (setup: SpcfkrsSetup): SpcfkrsState => setUp(setup, START);
/** What a set-up that may be anything is refused for. */
const refused = (setup: unknown): readonly string[] => {
  const { code, problems } = refusalOf(() => made(untyped(setup)));
  expect(code).toBe('invalid-setup');
  return places(problems);
};
const house = (name: string, design: CraftName, of: object = {}): CraftSetup => ({ name, design, ...of });
/** Two sides, of which the first is as told and the second is one unit on foot. */
const against = (side: Omit<SideSetup, 'id'>, map: SpcfkrsSetup['map'] = 'open'): SpcfkrsSetup => ({
  map,
  sides: [
    { id: 'pink', ...side },
    { id: 'blue', force: [unit('enemy')] },
  ],
});
const at = ({ parts }: Unit): string => parts.map((part) => cellName(part.at)).join(' ');

describe('craft in a set-up', () => {
  test('[S-HULL] come after the units on foot of their side, whole, their pilots alive, their shields up', () => {
    const all = made({
      sides: [
        { id: 'pink', force: units(2), craft: [house('PV', 'tank')] },
        { id: 'blue', craft: [house('BS', 'cruiser')], force: [unit('b')] },
      ],
      map: 'open',
    }).units;
    expect(all.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 u1', '2 u2', '3 PV', '4 b', '5 BS']);
    expect(all.map(({ craft: condition }) => condition)).toEqual([
      null,
      null,
      { malfunctioning: false, pilot: true, heading: null },
      null,
      { malfunctioning: false, pilot: true, heading: null },
    ]);
    expect(all.map(({ shield }) => shield)).toEqual(['none', 'none', 'none', 'none', 'ready']);
    expect(all[2]?.parts.map(({ sixths }) => sixths)).toEqual([30, 30, 30, 30]);
    expect(all[4]?.parts.map(({ sixths }) => sixths)).toEqual(Array(5).fill(18));
  });

  test('are the only units of a side that has them and no force', () => {
    const { units: all } = made(against({ craft: [house('V', 'buggy')] }));
    expect(all.map(({ name }) => name)).toEqual(['V', 'enemy']);
    const none = made(against({ craft: [house('V', 'buggy')], force: [] })).units;
    expect(none.map(({ name }) => name)).toEqual(['V', 'enemy']);
    const squad = made(against({ craft: [house('V', 'buggy')], force: 'squad' })).units;
    expect(squad.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'V', 'enemy']);
  });

  test('House units go round the names of craft', () => {
    const { units: all } = made(against({ craft: [house('p2', 'buggy')], force: 'heavies' }));
    expect(all.slice(0, 4).map(({ name }) => name)).toEqual(['P1', 'P3', 'P4', 'P5']);
  });

  test('[S-DEPLOY] are where the set-up puts them: the least column and row, whatever the turn', () => {
    const placed = (turn: number) =>
      at(
        made(
          against(
            { craft: [untyped(craftInput({ shape: ['LL', 'L.'], ...{ at: 'C5', turn } }))] },
            { ...BARE, scale: 'vehicle' },
          ),
        ).units[0] ?? NOBODY,
      );
    expect([0, 1, 2, 3].map(placed)).toEqual(['C5 D5 C6', 'D5 D6 C5', 'D6 C6 D5', 'C6 C5 D6']);
  });

  test.each<[string, SpcfkrsSetup['map'], string]>([
    ['on foot', undefined, 'A3 C3 A5'],
    ['for vehicles', 'depot', 'A3 B3 A4'],
    ['for spaceships', 'belt', 'A3 A3 A3'],
  ])('[S-SCALE] a vehicle on a map %s', (_what, map, expected) => {
    const lone = craftInput({ shape: ['LL', 'L.'] });
    expect(at(made(against({ craft: [{ ...lone, at: 'A3', turn: 0 }] }, map)).units[0] ?? NOBODY)).toBe(expected);
  });

  test.each<[string, SpcfkrsSetup['map'], string]>([
    ['on foot', undefined, 'A3 E3 A5'],
    ['for vehicles', 'depot', 'A3 C3 A5'],
    ['for spaceships', 'belt', 'A3 B3 A4'],
  ])('[S-SCALE] [S-LAYERS] a spaceship on a map %s', (_what, map, expected) => {
    const lone = craftInput({ class: 'spaceship', shape: ['LL', 'L.'] });
    expect(at(made(against({ craft: [{ ...lone, at: 'A3', turn: 0 }] }, map)).units[0] ?? NOBODY)).toBe(expected);
  });

  test('[S-BUDGET] the three budgets are apart: what is left of one is no good for another', () => {
    const costs = { 'on-foot': 3, vehicle: 5, spaceship: 10 };
    const side = (budget: number, vehicleBudget: number, spaceshipBudget: number) =>
      against({
        budget,
        vehicleBudget,
        spaceshipBudget,
        force: units(3),
        craft: [house('V', 'buggy'), house('S', 'gunship')],
      });
    fc.assert(
      fc.property(fc.nat(8), fc.nat(10), fc.nat(20), (foot, vehicles, spaceships) => {
        const dear = [
          ...(foot < costs['on-foot'] ? ['S-BUDGET sides.0.force'] : []),
          ...(vehicles < costs.vehicle ? ['S-BUDGET sides.0.craft'] : []),
          ...(spaceships < costs.spaceship ? ['S-BUDGET sides.0.craft'] : []),
        ];
        const setup = side(foot, vehicles, spaceships);
        if (dear.length > 0) expect(refused(setup)).toEqual(dear);
        else
          expect(made(setup).sides[0]).toMatchObject({
            budget: foot,
            vehicleBudget: vehicles,
            spaceshipBudget: spaceships,
          });
      }),
      { numRuns: 60 },
    );
  });

  test('[S-BUDGET] what is over a budget is told with the total, the limit, and whose it is', () => {
    const { problems } = refusalOf(() =>
      made(against({ craft: [house('V', 'tank'), house('W', 'buggy'), house('S', 'cruiser')] })),
    );
    expect(problems).toMatchObject([
      { rule: 'S-BUDGET', path: ['sides', 0, 'craft'], details: { cost: 25, budget: 20 } },
    ]);
    expect(problems[0]?.message).toMatch(/vehicles.*25.*20/);
    expect(refused({ ...against({ craft: [house('S', 'fighter')] }), houseRules: { spaceshipBudget: 4 } })).toEqual([
      'S-BUDGET sides.0.craft',
    ]);
  });

  test('[S-VMODS] house rules change what technicians cost', () => {
    const setup = against({ craft: [house('S', 'cruiser')] });
    expect(refused({ ...setup, houseRules: { technicianCost: 3 } })).toEqual(['S-BUDGET sides.0.craft']);
  });

  test('shares nothing with what it was given, nor with the designs', () => {
    const setup = JSON.parse(
      JSON.stringify(
        against({
          craft: [
            craftInput({
              guns: [{ part: 0, gun: { cost: 1, weapon: untyped({ name: 'Gun', kind: 'gun', damage: 1, range: 3 }) } }],
            }),
            house('S', 'fighter'),
          ],
        }),
      ),
    );
    const state = made(setup);
    const before = JSON.stringify(state);
    setup.sides[0].craft[0].guns[0].gun.weapon.damage = 9;
    setup.sides[0].craft[0].shape[0] = 'H';
    expect(JSON.stringify(state)).toBe(before);
    expect(JSON.parse(before)).toEqual(state);
    const [, ship] = state.units;
    expect(ship?.profile.modifications).not.toBe(CRAFT.fighter.modifications);
  });
});

describe('passengers at the start', () => {
  const carrier = (...aboard: readonly { unit: string; part: number }[]) =>
    house('V', 'carrier', { at: 'A5', turn: 0, aboard });

  test('[S-TRANSPORT] are in the bay, by whatever capitals, and in no space', () => {
    const { units: all } = made(
      against({ force: units(3), craft: [carrier({ unit: 'U2', part: 2 }, { unit: 'u3', part: 2 })] }),
    );
    expect(all.map(({ aboard }) => aboard?.craft ?? 0)).toEqual([0, 4, 4, 0, 0]);
    const bay = all[3]?.parts[2]?.at;
    for (const passenger of [all[1], all[2]])
      expect(passenger).toMatchObject({ aboard: { craft: 4, part: 2 }, parts: [{ at: bay }] });
  });

  test('[S-TRANSPORT] of a House force go by the names that it gets', () => {
    const { units: all } = made(against({ force: 'squad', craft: [carrier({ unit: 'P3', part: 2 })] }));
    expect(all.filter(({ aboard }) => aboard !== null).map(({ name }) => name)).toEqual(['P3']);
  });

  test('[S-TRANSPORT] a bay holds its size and no more', () => {
    const full = (count: number, design: CraftName, part: number) =>
      against({
        force: units(9),
        craft: [house('V', design, { aboard: units(count).map(({ name }) => ({ unit: name, part })) })],
      });
    expect(made(full(4, 'carrier', 2)).units.filter(({ aboard }) => aboard !== null)).toHaveLength(4);
    expect(refused(full(5, 'carrier', 2))).toEqual(['S-TRANSPORT sides.0.craft.0.aboard.4']);
    expect(made(full(8, 'freighter', 1)).units.filter(({ aboard }) => aboard !== null)).toHaveLength(8);
    expect(refused(full(9, 'freighter', 1))).toEqual(['S-TRANSPORT sides.0.craft.0.aboard.8']);
  });

  test.each<[string, object, readonly string[]]>([
    ['nobody of that name', { craft: [carrier({ unit: 'enemy', part: 2 })] }, ['aboard.0']],
    ['a craft', { craft: [carrier({ unit: 'V', part: 2 })] }, ['aboard.0']],
    [
      'no bay',
      { force: units(1), craft: [carrier({ unit: 'u1', part: 1 }, { unit: 'u1', part: 9 })] },
      ['aboard.0', 'aboard.1'],
    ],
    ['twice', { force: units(1), craft: [carrier({ unit: 'u1', part: 2 }, { unit: 'U1', part: 2 })] }, ['aboard.1']],
    [
      'in a space as well',
      { force: [{ name: 'u', at: 'X9' }], craft: [carrier({ unit: 'u', part: 2 })] },
      ['aboard.0'],
    ],
    ['no name', { craft: [carrier(untyped({ unit: 7, part: 2 }))] }, ['aboard.0.unit']],
    ['no part', { force: units(1), craft: [carrier(untyped({ unit: 'u1' }))] }, ['aboard.0.part']],
    ['no list', { craft: [house('V', 'carrier', { aboard: 'u1' })] }, ['aboard']],
    ['lists without end', { craft: [house('V', 'carrier', { aboard: Array(4_294_967_295) })] }, ['aboard']],
  ])('are refused: %s', (_what, side, named) => {
    expect(refused(against(side))).toEqual(named.map((each) => `S-TRANSPORT sides.0.craft.0.${each}`));
  });
});

const BARE = { name: 'Bare', columns: 24, rows: 24 };
const NOBODY: Unit = untyped({ parts: [] });

describe('a set-up with craft is refused', () => {
  const walled = {
    ...BARE,
    scale: 'vehicle' as const,
    cover: ['.'.repeat(12) + '#'.repeat(12), ...Array(23).fill('.'.repeat(24))],
  };
  const two = (a: object, b: object, map: unknown = BARE) => ({
    map,
    sides: [
      { id: 'a', ...a },
      { id: 'b', ...b },
    ],
  });
  const lone = craftInput({ shape: ['LL'] });

  test.each<[string, unknown, readonly string[]]>([
    ['no list', against({ craft: untyped('tank') }), ['S-BUDGET sides.0.craft']],
    ['no units at all', against({ craft: [], force: [] }), ['S-BUDGET sides.0.force']],
    ['no craft and no force', against({ craft: [] }), ['S-BUDGET sides.0.force']],
    [
      'another design',
      against({ craft: [untyped({ name: 'V', design: 'Tank' })] }),
      ['S-BUDGET sides.0.craft.0.design'],
    ],
    [
      'hostile designs',
      against({ craft: HOSTILE_KEYS.map((design, i) => untyped({ name: `V${i}`, design })) }),
      HOSTILE_KEYS.map((_, i) => `S-BUDGET sides.0.craft.${i}.design`),
    ],
    [
      'a design with a shape',
      against({ craft: [untyped({ name: 'V', design: 'tank', shape: ['L'] })] }),
      ['S-BUDGET sides.0.craft.0.shape'],
    ],
    ['a bad shape', against({ craft: [craftInput({ shape: ['LM'] })] }), ['S-HULL sides.0.craft.0.shape']],
    ['half a turn too many', against({ craft: [untyped({ ...lone, turn: 4 })] }), ['S-DEPLOY sides.0.craft.0.turn']],
    ['one name on foot and afloat', against({ force: [unit('v')], craft: [lone] }), ['S-ORDERS sides.0.craft.0.name']],
    [
      'too many in all',
      two(
        { craft: Array.from({ length: 60 }, (_, i) => craftInput({ name: `V${i}` })), vehicleBudget: 99 },
        { force: units(5) },
      ),
      ['S-BUDGET sides'],
    ],
    [
      'too many craft',
      against({ craft: Array.from({ length: MAX_UNITS + 1 }, (_, i) => craftInput({ name: `V${i}` })) }),
      ['S-BUDGET sides.0.craft'],
    ],
    ['craft without end', against({ craft: Array(4_294_967_295) }), ['S-BUDGET sides.0.craft']],
    [
      'a budget below 0',
      against({ vehicleBudget: -1, spaceshipBudget: 0.5 }),
      ['S-BUDGET sides.0.vehicleBudget', 'S-BUDGET sides.0.spaceshipBudget'],
    ],
    ['a part off the map', two({ craft: [{ ...lone, at: 'X1', turn: 0 }] }, {}), ['S-DEPLOY sides.0.craft.0.at']],
    [
      'a part in full cover',
      two({ craft: [{ ...lone, at: 'L1', turn: 0 }] }, {}, walled),
      ['S-DEPLOY sides.0.craft.0.at'],
    ],
    [
      'two craft in one space',
      two(
        { craft: [{ ...lone, at: 'C1', turn: 0 }] },
        { craft: [{ ...lone, name: 'W', at: 'D1', turn: 1 }] },
        { ...BARE, scale: 'vehicle' },
      ),
      ['S-DEPLOY sides.1.craft.0.at'],
    ],
    [
      'a unit under a vehicle',
      two({ craft: [{ ...lone, at: 'C1', turn: 0 }] }, { force: [{ name: 'u', at: 'F2' }] }),
      ['S-DEPLOY sides.1.force.0.at'],
    ],
    ['another scale', against({}, untyped({ ...BARE, scale: 'giants' })), ['S-SCALE map.scale']],
  ])('for %s', (_what, setup, named) => {
    expect(refused(setup)).toEqual(named);
  });

  test('[S-DEPLOY] [S-LAYERS] but not for a spaceship over full cover, nor over somebody', () => {
    const ship = craftInput({ class: 'spaceship', name: 'S', shape: ['LL'] });
    const state = made(
      two(
        {
          craft: [
            { ...ship, at: 'M1', turn: 0 },
            { ...lone, at: 'A1', turn: 0 },
          ],
        },
        { craft: [{ ...ship, name: 'T', at: 'A1', turn: 0 }] },
        walled,
      ) as SpcfkrsSetup,
    );
    expect(state.units.map(at)).toEqual(['M1 O1', 'A1 B1', 'A1 C1']);
  });

  test('[S-DEPLOY] where there is no room for a craft at the edge of its side', () => {
    const map = { name: 'Cell', columns: 3, rows: 5, scale: 'vehicle' as const };
    const long = craftInput({ shape: ['L', 'L', 'L'] });
    expect(refused(two({ craft: [long] }, { force: [unit('u')] }, map))).toEqual(['S-DEPLOY sides.0.craft.0']);
    expect(made(untyped(two({ craft: [{ ...long, turn: 1 }] }, { force: [unit('u')] }, map))).units).toHaveLength(2);
  });

  test('soon, where most of the largest craft find no room on the largest map', () => {
    const ship = (name: string) => craftInput({ name, class: 'spaceship', shape: Array(6).fill('LLLL') });
    const side = (id: string): SideSetup => ({
      id,
      craft: Array.from({ length: MAX_UNITS / 2 }, (_, index) => ship(`${id}${index}`)),
      spaceshipBudget: 1000,
    });
    const setup = { map: { name: 'm', columns: 64, rows: 64 }, sides: [side('a'), side('b')] };
    expect(soon('setup', () => refused(setup))).toHaveLength(48);
  });

  test('for any JSON at all, with a typed error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, more) => {
        for (const craftOf of [json, [json], [{ ...lone, at: json, turn: more }], [{ ...lone, aboard: [json, more] }]])
          try {
            made(against({ craft: untyped(craftOf) }));
          } catch (error) {
            expect(error).toMatchObject({ code: 'invalid-setup' });
          }
      }),
      { numRuns: 40 },
    );
  });

  test('[S-BUDGET] FORCES and craft go together in any mix', () => {
    for (const force of Object.keys(FORCES) as (keyof typeof FORCES)[])
      for (const design of Object.keys(CRAFT) as CraftName[]) {
        const { units: all } = made(against({ force, budget: 22, craft: [house('V', design)] }));
        expect(all).toHaveLength(FORCES[force].length + 2);
      }
  });
});
