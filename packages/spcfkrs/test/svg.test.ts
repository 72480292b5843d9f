import type { Cell } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import { corners, elements, filled, number, overlaps, stroked, texts } from '../../../scripts/testing/picture.js';
import { remembered, testHostileNames, testPictures, testWidths } from '../../../scripts/testing/pictures.js';
import { parseXml, type XmlElement } from '../../../scripts/testing/xml.js';
import type { Profile } from '../src/force/profile.js';
import { EDGE, FULL, HACKED, PARTIAL, SHIELD } from '../src/svg/palette.js';
import { toSvg } from '../src/svg.js';
import type { SpcfkrsView } from '../src/view.js';
import { soon } from './support/soon.js';
import {
  ARMADA,
  CROWD,
  field,
  HACKING,
  HULLS,
  MAPS,
  MIXED_SHOOTING,
  MOVING,
  mapOf,
  ORBIT,
  ORDERING,
  OVERHEAD,
  RAMMING,
  SHOOTING,
  SQUADS,
  sideCalled,
  space,
  viewWith,
} from './support/svg-views.js';

const ALL: readonly (readonly [string, SpcfkrsView])[] = [
  ['shooting', SHOOTING],
  ['moving', MOVING],
  ['hacking', HACKING],
  ['ordering', ORDERING],
  ['squads', SQUADS],
  ['hulls', HULLS],
  ['vehicles and a spaceship', MIXED_SHOOTING],
  ['ramming', RAMMING],
  ['a spaceship overhead', OVERHEAD],
  ['in orbit', ORBIT],
  ['crowd', CROWD],
  ...MAPS,
];

const drawn = remembered(toSvg);

/** The middles of the spaces of a view's picture, in pixels. */
function spacesIn(svg: string, { map }: SpcfkrsView): { readonly scale: number; at(cell: Cell): [number, number] } {
  const edge = stroked(svg, EDGE)[0];
  if (edge === undefined) throw new Error('the edge of a map');
  const scale = number(edge, 'width') / map.columns;
  const at = ({ column, row }: Cell): [number, number] => [
    number(edge, 'x') + (column + 0.5) * scale,
    number(edge, 'y') + (row + 0.5) * scale,
  ];
  return { scale, at };
}

function discsOf(svg: string, colour: string): readonly XmlElement[] {
  return filled(svg, colour).filter(({ name, attributes }) => name === 'circle' && attributes.has('stroke'));
}

const [BLUE, ORANGE] = ['#005f99', '#a84300'];

describe('a picture of the map', () => {
  testPictures(ALL, drawn);

  test.each(ALL)('names every side and unit below the map: %s', (_name, view) => {
    const shown = texts(drawn(view));
    for (const { id } of view.sides) expect(shown.some((text) => text.startsWith(`${id}: `))).toBe(true);
    for (const { name } of view.units) expect(shown.some((text) => text.startsWith(`${name}: `))).toBe(true);
  });

  test('says in words what is to be seen', () => {
    const [title, description] = parseXml(drawn(SHOOTING)).children;
    expect(title?.text).toBe('Ruins, round 5: Shoot phase');
    expect(description?.text).toContain('Ruins, 24 columns by 24 rows. pink: P1 in D8 (Body 2), ');
    expect(description?.text).toContain('B2 in T7');
    expect(description?.text).not.toContain('B5');
  });

  test.each([
    ['shooting', SHOOTING],
    ['ordering', ORDERING],
    ['squads', SQUADS],
    ['vehicles', MIXED_SHOOTING],
    ['rams', RAMMING],
    ['orbit', ORBIT],
  ])('is as ever: %s', async (name, view) => {
    await expect(`${drawn(view).replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`golden/map-${name}.svg`);
  });

  test.each([
    ['on foot', CROWD, 1_000_000],
    ['of craft', ARMADA, 3_000_000],
  ])('is of a bounded size and soon drawn where there is as much as there may be: %s', (_of, view, most) => {
    const svg = soon('a picture', () => toSvg(view));
    expect(svg.length).toBeLessThan(most);
    expect(parseXml(svg).name).toBe('svg');
    expect(overlaps(svg)).toEqual([]);
    expect([view.units.length, view.map.columns, view.map.rows]).toEqual([64, 64, 64]);
  });
});

describe('the grid', () => {
  test('has letters above its columns and numbers beside its rows [S-GRID]', () => {
    const svg = drawn(SHOOTING);
    const { at } = spacesIn(svg, SHOOTING);
    for (const [text, cell, axis] of [
      ['A', 'A1', 'x'],
      ['X', 'X1', 'x'],
      ['2', 'A2', 'y'],
      ['24', 'A24', 'y'],
    ] as const) {
      const middle = at(space(cell))[axis === 'x' ? 0 : 1];
      const found = elements(svg, 'text').filter((each) => each.text === text);
      expect(found.some((each) => Math.abs(number(each, axis) - middle) < 5)).toBe(true);
    }
  });

  test('names every space that has room, and of small ones every so many [S-GRID]', () => {
    const largest = texts(drawn(CROWD));
    for (const text of ['A', 'C', 'Y', 'AA', 'BK', '1', '3', '63']) expect(largest).toContain(text);
    for (const text of ['B1', 'Z', 'AB', 'BL', '2', '64']) expect(largest).not.toContain(text);
    expect(texts(toSvg(viewWith([], { map: field(1, 1) })))).toEqual(expect.arrayContaining(['A', '1']));
  });

  test('hatches partial cover and fills full cover, wherever it is [S-COVER]', () => {
    const view = viewWith([], { map: mapOf('Three', ['.+#', '...', '#..']) });
    const svg = toSvg(view);
    const { scale, at } = spacesIn(svg, view);
    const placesOf = (colour: string) =>
      filled(svg, colour)
        .filter((rect) => number(rect, 'width') === scale && number(rect, 'height') === scale)
        .map((rect) => [number(rect, 'x') + scale / 2, number(rect, 'y') + scale / 2]);
    expect(placesOf(PARTIAL.fill)).toEqual([at(space('B1'))]);
    expect(placesOf(FULL.fill)).toEqual([at(space('C1')), at(space('A3'))]);
    const hatched = elements(svg, 'polyline').filter(({ attributes }) => attributes.get('stroke') === PARTIAL.rim);
    const [x, y] = at(space('B1'));
    const [line, inKey] = hatched;
    expect(corners(line).length).toBeGreaterThan(8);
    for (const point of corners(line)) {
      expect(Math.abs(point.x - x)).toBeLessThanOrEqual(scale / 2);
      expect(Math.abs(point.y - y)).toBeLessThanOrEqual(scale / 2);
    }
    expect(inKey).toBeDefined();
    expect(hatched.length).toBe(2);
  });
});

describe('units', () => {
  test('stand in their spaces, in the colours of their sides, with their names [S-GRID]', () => {
    const svg = drawn(MOVING);
    const { scale, at } = spacesIn(svg, MOVING);
    for (const [side, colour] of [
      ['pink', BLUE],
      ['blue', ORANGE],
    ] as const) {
      const places = discsOf(svg, colour ?? '').map((disc) => [number(disc, 'cx'), number(disc, 'cy')]);
      const living = MOVING.units.filter((unit) => unit.alive && unit.side === side);
      for (const { parts, name } of living) {
        const middle = at(parts[0]?.at ?? space('A1'));
        expect(places).toContainEqual(middle);
        if (name.length > 2) continue;
        const written = elements(svg, 'text').filter(({ text }) => text === name);
        expect(written.some((text) => Math.abs(number(text, 'x') - middle[0]) < scale / 2)).toBe(true);
      }
      expect(places.length).toBe(living.length);
    }
    expect(texts(svg)).toContain('Grandmother_of_Four');
  });

  test('have their Body as pips, as a number, or after their name [S-BASE]', () => {
    const pipsOf = (svg: string, fill: string) =>
      filled(svg, fill).filter((circle) => circle.attributes.get('stroke') === '#ffffff').length;
    const alone = (name: string, sixths: number, size: number) =>
      toSvg(viewWith([{ side: 'red', name, at: 'A1', has: ['Heavy armour'], sixths }], { map: field(size, size) }));
    const [inKey, lostInKey] = [2, 1];
    expect([pipsOf(alone('P1', 18, 9), '#ffffff'), pipsOf(alone('P1', 18, 9), 'none')]).toEqual([
      3 + inKey,
      2 + lostInKey,
    ]);
    expect(texts(alone('Longfellow', 18, 9))).toEqual(expect.arrayContaining(['3', 'Longfellow', 'Body left']));
    expect(texts(alone('P1', 15, 9))).toEqual(
      expect.arrayContaining([
        'P1',
        'a part of a point of Body left',
        'P1: A1, Body 2 1/2 of 5, Speed 0, Heavy armour',
      ]),
    );
    expect(texts(alone('P1', 18, 64))).toContain('P1 3');
  });

  test('have a ring for their plasma shield, a bolt while they are hacked, and say so below [S-PSHIELD] [S-HACK]', () => {
    const [unit] = viewWith([{ side: 'red', at: 'B2', has: ['Plasma shield'] }]).units;
    if (unit === undefined) throw new Error('a unit');
    const svgOf = (change: Partial<typeof unit>) =>
      toSvg(viewWith([], { units: [{ ...unit, ...change }], sides: [sideCalled('red')] }));
    const rings = (svg: string) =>
      stroked(svg, SHIELD).map(({ attributes }) => [
        attributes.get('stroke-width'),
        attributes.get('stroke-dasharray'),
      ]);
    const shields = (['ready', 'absorbing', 'spent'] as const).map((shield) => svgOf({ shield }));
    const looks = shields.map((svg) => JSON.stringify(rings(svg)[0]));
    expect(new Set(looks).size).toBe(3);
    for (const [at, shield] of ['ready', 'absorbing', 'spent'].entries()) {
      expect(rings(shields[at] ?? '').length).toBe(1 + 1);
      expect(texts(shields[at] ?? '')).toContain(`plasma shield ${shield}`);
      expect(texts(shields[at] ?? '')).toContain(`U1: B2, Body 1 of 1, Speed 3, shield ${shield}, Plasma shield`);
    }
    expect(rings(svgOf({ shield: 'none' }))).toEqual([]);
    expect(filled(svgOf({ hacked: true }), HACKED).length).toBe(1 + 1);
    expect(filled(svgOf({}), HACKED)).toEqual([]);
    expect(texts(svgOf({ hacked: true }))).toContain('hacked: cannot shoot');
  });

  test('are a faint cross where they fell, and no more, once they are dead [S-DEATH]', () => {
    const view = viewWith([
      { side: 'red', name: 'P1', at: 'C3', alive: false, sixths: 0 },
      { side: 'red', name: 'P2', at: 'E3' },
    ]);
    const svg = toSvg(view);
    const { at } = spacesIn(svg, view);
    const lines = stroked(svg, BLUE ?? '');
    expect(lines.map(({ name, attributes }) => [name, attributes.get('stroke-opacity')])).toEqual([
      ['line', '0.5'],
      ['line', '0.5'],
    ]);
    for (const line of lines) {
      const middle = [(number(line, 'x1') + number(line, 'x2')) / 2, (number(line, 'y1') + number(line, 'y2')) / 2];
      expect(middle).toEqual(at(space('C3')));
    }
    expect(discsOf(svg, BLUE ?? '').length).toBe(1);
    expect(texts(svg)).not.toContain('P1');
    expect(texts(svg)).toContain('P1: dead, fell in C3');
  });

  test('of whom there are too many in one place have their number on the map, and it below', () => {
    const shown = texts(drawn(CROWD));
    const numbered = shown.filter((text) => /^#\d+ 5$/.test(text));
    expect(numbered.length).toBeGreaterThan(5);
    for (const text of numbered) {
      const number = text.split(' ')[0] ?? '';
      expect(shown.some((line) => line.startsWith(`Trooper_number_${number.slice(1)}: ${number}, `))).toBe(true);
    }
  });
});

describe('signs', () => {
  const SIGNS = [
    'partial cover',
    'full cover',
    'Body left and lost',
    'Body left',
    'number after a name: Body left',
    'at work or next',
    'plasma shield ready',
    'plasma shield absorbing',
    'plasma shield spent',
    'hacked: cannot shoot',
    'dead, where it fell',
    'battalion',
    'ordered to go',
    'ordered to follow',
    'aims at',
    'under way',
    'blast',
    'a part of a point of Body left',
    'vehicle',
    'spaceship, above all else',
    'number of a part, its Body left and lost',
    'Body left of a part',
    'wrecked part',
    'gun',
    'transport bay',
    'each of those aboard',
    'malfunctions',
    'without a pilot',
    'plasma slag',
    'ordered to keep a distance',
    'ordered to ram',
    'rams at the end of the round',
  ];
  const keyOf = (view: SpcfkrsView) => texts(drawn(view)).filter((text) => SIGNS.includes(text));

  test('are explained only where they are on the map', () => {
    expect(keyOf(viewWith([{ side: 'red', name: 'P1', at: 'B2' }]))).toEqual(['Body left and lost']);
    expect(keyOf(viewWith([], { map: field(4, 4, '+') }))).toEqual(['partial cover']);
    expect(keyOf(viewWith([], { map: field(4, 4, '#') }))).toEqual(['full cover']);
    expect(keyOf(viewWith([]))).toEqual([]);
  });

  test('are all explained somewhere', () => {
    expect(new Set(ALL.flatMap(([, view]) => keyOf(view)))).toEqual(new Set(SIGNS));
  });
});

describe('above the map', () => {
  test.each([
    ['before the first round', { round: 0 }, 'Field, before the first round'],
    ['between rounds', {}, 'Field, round 2: over'],
    [
      'while orders are given',
      { stage: { step: 'orders', ask: 'round', units: [1], given: [] } },
      'Field, round 2: orders',
    ],
    ['in a phase', { stage: { step: 'turn', phase: 'stab', done: 0 } }, 'Field, round 2: Stab phase'],
    [
      'while rams are settled',
      { stage: { step: 'turn', phase: 'ram', done: 0 } },
      'Field, round 2: end of the round, rams',
    ],
    ['on a map for vehicles', { map: field(4, 4, '.', 'vehicle') }, 'Field (map for vehicles), round 2: over'],
    ['on a map for spaceships', { map: field(4, 4, '.', 'spaceship') }, 'Field (map for spaceships), round 2: over'],
    ['at the end', { stage: { step: 'over', ending: 'last-side', side: 'red' } }, 'Field, round 2: the end'],
  ] as const)('it is said what is going on: %s [S-PHASES]', (_when, rest, headline) => {
    const shown = texts(toSvg(viewWith([{ side: 'red', at: 'A1' }], rest)));
    expect(shown[0]).toBe(headline);
    expect(shown[1]).toMatch(/^(Next: |red to give orders|red wins)/);
  });
});

function renamed(profile: Profile, name: string): Profile {
  if (profile.class === 'on-foot') return { ...profile, modifications: [name], gun: { ...profile.gun, name } };
  const guns = profile.guns.map((gun) => ({ ...gun, weapon: { ...gun.weapon, name } }));
  return { ...profile, modifications: [name], guns };
}

describe('hostile names', () => {
  testHostileNames((name) => {
    const { map, players, sides, units } = ORDERING;
    return toSvg({
      ...ORDERING,
      map: { ...map, name },
      players: players.map(({ id }) => ({ id: id === 'ann' ? name : id })),
      sides: sides.map((side) => (side.id === 'pink' ? { ...side, id: name, owner: name } : side)),
      units: units.map((unit) => ({
        ...unit,
        name,
        side: unit.side === 'pink' ? name : unit.side,
        profile: renamed(unit.profile, name),
      })),
    });
  });
});

describe('the width of a picture', () => {
  testWidths((options) => toSvg(SQUADS, options));
});
