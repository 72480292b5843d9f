import { seed } from '@tabletop/dice';
import { type Cell, cellIndex, isOnGrid } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import type { CraftDesign } from '../src/force/craft.js';
import { type BattleMap, coverAt } from '../src/map/battle-map.js';
import { layerOf } from '../src/map/layer.js';
import { SPACE, scaleOf } from '../src/map/scale.js';
import { loadIn, spacesOf } from '../src/map/spaces.js';
import { MAPS } from '../src/setup/maps.js';
import type { CraftSetup } from '../src/setup/read-craft-setup.js';
import type { SpcfkrsSetup } from '../src/setup/read-setup.js';
import type { SideSetup } from '../src/setup/read-side.js';
import { SCENARIOS } from '../src/setup/scenarios.js';
import { setUp } from '../src/setup/setup.js';
import type { SpcfkrsState, Unit } from '../src/state.js';
import { UNIT_CLASSES } from '../src/unit-class.js';
import { anyDesign } from './support/any-craft.js';
import { units as alike } from './support/forces.js';

const START = { game: 'spcfkrs', version: 1, chance: seed('places'), decision: 0 } as const;
const made = (setup: SpcfkrsSetup): SpcfkrsState => setUp(setup, START);

/** What is wrong with where units are: off the map, in full cover, or in the way of one another. */
function faults({ map, units }: Pick<SpcfkrsState, 'map' | 'units'>): readonly string[] {
  const found: string[] = [];
  const loads = new Map<string, { readonly side: string; readonly load: number }>();
  for (const unit of units) {
    if (unit.aboard !== null) continue;
    const layer = layerOf(unit.profile.class);
    for (const cell of spacesOf(map, unit)) {
      if (!isOnGrid(cell, map)) found.push(`${unit.name} off the map`);
      if (layer === 'ground' && coverAt(map, cell) === 'full') found.push(`${unit.name} in full cover`);
      const key = `${layer} ${cellIndex(cell, map)}`;
      const there = loads.get(key);
      const own = scaleOf(map, unit.profile.class).eighths >= SPACE ? SPACE : loadIn(map, unit, cell);
      const load = (there?.load ?? 0) + own;
      if (load > SPACE || (there !== undefined && there.side !== unit.side)) found.push(`${unit.name} in the way`);
      loads.set(key, { side: unit.side, load });
    }
  }
  return found;
}

const anySign = fc.string({ unit: fc.constantFrom('.', '.', '.', '+', '#'), minLength: 24, maxLength: 24 });
const anyMap = fc
  .record({ scale: fc.constantFrom(...UNIT_CLASSES), rows: fc.integer({ min: 12, max: 24 }) })
  .chain(({ scale, rows }) =>
    fc
      .array(fc.oneof({ weight: 3, arbitrary: fc.constant('.'.repeat(24)) }, anySign), {
        minLength: rows,
        maxLength: rows,
      })
      .map((cover): BattleMap => ({ name: 'm', scale, columns: 24, rows, cover })),
  );
const anyTurn = fc.option(fc.constantFrom(0, 1, 2, 3), { nil: undefined });
const anyFleet = (letter: string): fc.Arbitrary<readonly CraftSetup[]> =>
  fc.array(fc.tuple(anyDesign(4), anyTurn), { minLength: 1, maxLength: 3 }).map((designs) =>
    designs.map(([design, turn], at) => ({
      name: `${letter}${at}`,
      ...design,
      ...(turn === undefined ? {} : { turn }),
    })),
  );

describe('where craft start', () => {
  test('[S-DEPLOY] [S-SCALE] [S-LAYERS] in any turn and on every scale never off the map, in full cover or in the way', () => {
    let placed = 0;
    fc.assert(
      fc.property(anyMap, anyFleet('v'), anyFleet('w'), fc.nat(9), (map, first, second, foot) => {
        const limits = { budget: 1000, vehicleBudget: 1000, spaceshipBudget: 1000 };
        const sides: readonly SideSetup[] = [
          { id: 'a', craft: first, force: alike(foot), ...limits },
          { id: 'b', craft: second, force: alike(foot).map(({ name }) => ({ name: `b${name}` })), ...limits },
        ];
        try {
          const state = made({ map, sides });
          placed++;
          expect(faults(state)).toEqual([]);
        } catch (error) {
          // There may be no room, and nothing else is wrong.
          expect(error).toMatchObject({ code: 'invalid-setup' });
          for (const { rule } of refusalOf(() => made({ map, sides })).problems) expect(rule).toBe('S-DEPLOY');
        }
      }),
      { numRuns: 120, seed: 6 },
    );
    expect(placed).toBeGreaterThan(40);
  });

  test('[S-DEPLOY] wherever the set-up puts them they fit, or it is refused', () => {
    const anyAt = fc.record({ column: fc.nat(23), row: fc.nat(11) });
    fc.assert(
      fc.property(
        anyMap,
        fc.array(fc.tuple(anyDesign(3), anyTurn, anyAt, fc.boolean()), { minLength: 2, maxLength: 5 }),
        (map, all) => {
          const placed = all.map(
            ([design, turn = 0, at], index): CraftSetup => ({ name: `v${index}`, ...design, turn, at }),
          );
          const limits = { vehicleBudget: 1000, spaceshipBudget: 1000 };
          const side = (id: string, isFirst: boolean): SideSetup => ({
            id,
            force: [{ name: `${id}0`, at: { column: isFirst ? 0 : 23, row: map.rows - 1 } }],
            craft: placed.filter((_, index) => (all[index]?.[3] ?? true) === isFirst),
            ...limits,
          });
          const open = { ...map, cover: [...map.cover.slice(0, -1), '.'.repeat(24)] };
          const setup = { map: open, sides: [side('a', true), side('b', false)] };
          try {
            expect(faults(made(setup))).toEqual([]);
          } catch (error) {
            expect(error).toMatchObject({ code: 'invalid-setup' });
            for (const { rule, path } of refusalOf(() => made(setup)).problems)
              expect([rule, path.at(-1)]).toEqual(['S-DEPLOY', 'at']);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('[S-DEPLOY] is fair: on a map that is alike from both ends, equal sides are alike', () => {
    const turnedAbout = ({ columns, rows }: BattleMap, { column, row }: Cell): Cell => ({
      column: columns - 1 - column,
      row: rows - 1 - row,
    });
    const spaces = (state: SpcfkrsState, unit: Unit) =>
      spacesOf(state.map, unit).map((cell) => cellIndex(cell, state.map));
    const half = fc.constantFrom<keyof typeof MAPS>('open', 'plaza', 'depot', 'dunes', 'belt');
    fc.assert(
      fc.property(half, fc.array(anyDesign(3), { minLength: 1, maxLength: 2 }), (map, designs) => {
        // Of vehicles that share spaces the loads may differ, and so who fits beside them.
        const fleet = designs.filter((design: CraftDesign) => scaleOf(MAPS[map], design.class).eighths >= SPACE);
        fc.pre(fleet.length > 0);
        const side = (id: string): SideSetup => ({
          id,
          craft: fleet.map((design, at) => ({ name: `${id}${at}`, ...design })),
          vehicleBudget: 1000,
          spaceshipBudget: 1000,
        });
        const state = made({ map, sides: [side('a'), side('b')] });
        const [top, bottom] = ['a', 'b'].map((id) => state.units.filter((unit) => unit.side === id));
        for (const [at, unit] of (top ?? []).entries()) {
          const other = bottom?.[at];
          const mirrored = spacesOf(state.map, unit).map((cell) => cellIndex(turnedAbout(state.map, cell), state.map));
          expect(other && spaces(state, other)).toEqual(mirrored.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('[S-DEPLOY] the top of a shape looks away from the edge of its side, all four ways', () => {
    const arrow = (id: string): SideSetup => ({ id, craft: [{ name: id, class: 'vehicle', shape: ['.L.', 'LLL'] }] });
    const { units } = made({ map: 'dunes', sides: ['n', 's', 'w', 'e'].map(arrow) });
    const nose = units.map(({ parts }) => {
      const [tip, , middle] = parts;
      return [(tip?.at.column ?? 0) - (middle?.at.column ?? 0), (tip?.at.row ?? 0) - (middle?.at.row ?? 0)];
    });
    expect(nose).toEqual([
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ]);
  });

  test('[S-SCALE] units on foot that are alike share spaces on the larger maps, unlike ones stand apart', () => {
    const spacesOn = (map: SpcfkrsSetup['map'], count: number) => {
      const { units } = made({ map: map ?? 'open', sides: [{ id: 'a', force: alike(count) }, { id: 'b' }] });
      return new Set(units.filter(({ side }) => side === 'a').map(({ parts }) => JSON.stringify(parts[0]?.at))).size;
    };
    expect([spacesOn('open', 9), spacesOn('dunes', 9), spacesOn('belt', 9)]).toEqual([9, 3, 2]);
    const { units } = made({ map: 'belt', sides: [{ id: 'a' }, { id: 'b' }] });
    expect(new Set(units.map(({ parts }) => JSON.stringify(parts[0]?.at))).size).toBe(12);
  });

  test.each<[string, SpcfkrsSetup['map'], number]>([
    ['vehicles', 'dunes', 4],
    ['spaceships', 'belt', 8],
  ])('[S-SCALE] on a map for %s so many of a side fit into one space, and one more does not', (_what, map, most) => {
    const crowd = (count: number): SpcfkrsSetup => ({
      map: map ?? 'open',
      sides: [{ id: 'a', force: alike(count).map((unit) => ({ ...unit, at: 'A1' })) }, { id: 'b' }],
    });
    expect(faults(made(crowd(most)))).toEqual([]);
    expect(refusalOf(() => made(crowd(most + 1))).problems).toMatchObject([
      { rule: 'S-DEPLOY', path: ['sides', 0, 'force', most, 'at'] },
    ]);
    const enemies: SpcfkrsSetup = {
      map: map ?? 'open',
      sides: [
        { id: 'a', force: [{ name: 'a', at: 'A1' }] },
        { id: 'b', force: [{ name: 'b', at: 'A1' }] },
      ],
    };
    expect(refusalOf(() => made(enemies)).problems).toMatchObject([
      { rule: 'S-DEPLOY', path: ['sides', 1, 'force', 0, 'at'] },
    ]);
  });

  test('[S-SCALE] a small vehicle and units on foot share a space as far as their loads go', () => {
    const crowd = (count: number): SpcfkrsSetup => ({
      map: 'belt',
      sides: [
        {
          id: 'a',
          craft: [{ name: 'v', class: 'vehicle', shape: ['LL', 'L.'], at: 'A1', turn: 0 }],
          force: alike(count).map((unit) => ({ ...unit, at: 'A1' })),
        },
        { id: 'b' },
      ],
    });
    // Three parts of a quarter leave room for two eighths.
    expect(faults(made(crowd(2)))).toEqual([]);
    expect(refusalOf(() => made(crowd(3))).problems).toHaveLength(1);
  });

  test('[S-DEPLOY] the scenarios have room for everyone', () => {
    for (const setup of Object.values(SCENARIOS)) expect(faults(made(setup))).toEqual([]);
  });
});
