import { describe, expect, test } from 'vitest';
import { areaOf, corners, elements, faults, filled, number, stroked, texts } from '../../../scripts/testing/picture.js';
import { remembered, testHostileNames, testPictures, testWidths } from '../../../scripts/testing/pictures.js';
import { parseXml } from '../../../scripts/testing/xml.js';
import { BOARDS, type Happening, isAlive, type WarcrabsView } from '../src/index.js';
import { ARCS, CLAWS, DEAD, EMBERS, MOVES, STARS, UNDER_WAY } from '../src/svg/palette.js';
import { toSvg } from '../src/svg.js';
import { activation, BRAWL, BURNT, CROWD, DUEL, LIFT, TABLES, viewWith } from './support/picture-views.js';
import { inch } from './support/scene.js';

const ALL: readonly (readonly [string, WarcrabsView])[] = [
  ['duel', DUEL],
  ['brawl', BRAWL],
  ['lift', LIFT],
  ['burnt', BURNT],
  ['crowd', CROWD],
  ...TABLES,
];

const drawn = remembered(toSvg);

describe('a picture of the table', () => {
  testPictures(ALL, drawn);

  test.each(ALL)('names every player and crab below the table: %s', (_name, view) => {
    const shown = texts(drawn(view));
    for (const { id } of view.players) expect(shown.some((text) => text.startsWith(`${id}: `))).toBe(true);
    for (const { id, name } of view.crabs) expect(shown.some((text) => text.startsWith(`${id} ${name}: `))).toBe(true);
  });

  test.each(ALL)(
    'gives the name and height of every surface and obstacle, on the table or below it: %s',
    (_name, view) => {
      const shown = texts(drawn(view)).join('|');
      for (const { name } of [...view.board.surfaces, ...view.board.obstacles]) expect(shown).toContain(name);
    },
  );

  test('says in words what is to be seen', () => {
    const [title, description] = parseXml(toSvg(BRAWL)).children;
    expect(title?.text).toBe('Litter, turn 4: Death Boy acts');
    expect(description?.text).toContain('Crustaceanator (3 Hit Points, 10 armour, stunned)');
    expect(description?.text).toContain('red to choose');
    expect(description?.text).not.toContain('Shelly');
  });

  test.each([
    ['duel', DUEL],
    ['brawl', BRAWL],
    ['lift', LIFT],
  ])('is as ever: %s', async (name, view) => {
    await expect(`${toSvg(view).replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`golden/desk-${name}.svg`);
  });
});

/** The desk of a duel, and the pixels to an inch. */
function deskIn(svg: string): { readonly left: number; readonly top: number; readonly scale: number } {
  const desk = stroked(svg, '#7a5227').find(({ name }) => name === 'polygon');
  const [first, second] = corners(desk);
  const [left, top] = [first?.x ?? Number.NaN, first?.y ?? Number.NaN];
  return { left, top, scale: ((second?.x ?? Number.NaN) - left) / 60 };
}

describe('the table', () => {
  test('is shown as far as surfaces and crabs reach, not the whole floor [W-TABLE]', () => {
    const { left, scale } = deskIn(toSvg(DUEL));
    expect(scale).toBeGreaterThan(11);
    const [red, blue] = DUEL.crabs;
    if (red === undefined || blue === undefined) throw new Error('two crabs');
    const far = toSvg({ ...DUEL, crabs: [red, { ...blue, at: inch(30, 200) }] });
    expect(deskIn(far).scale).toBeLessThan(8);
    expect(deskIn(far).left).toBeGreaterThan(left);
    expect(faults(far)).toEqual([]);
  });

  test('has inches along its edges as places are named by them [W-TABLE]', () => {
    const svg = toSvg(DUEL);
    const { left, top, scale } = deskIn(svg);
    const at = (inches: string, axis: 'x' | 'y') =>
      elements(svg, 'text')
        .filter(({ text }) => text === inches)
        .map((text) => number(text, axis));
    expect(at('100', 'x')[0]).toBeCloseTo(left + 10 * scale, 0);
    expect(at('110', 'y').some((y) => Math.abs(y - (top + 5 * scale)) < 5)).toBe(true);
  });

  test('is lighter the higher it is, with heights written on it and in the key [W-TABLE]', () => {
    const svg = toSvg(BRAWL);
    const shown = texts(svg);
    for (const text of ['desk 36 in', 'shelf 48 in', 'stool 17 1/2 in', 'stapler +1 1/2 in', 'dictionary +3 in'])
      expect(shown).toContain(text);
    for (const text of ['36 in over the floor', '48 in over the floor', '17 1/2 in over the floor'])
      expect(shown).toContain(text);
    const tops = stroked(svg, '#7a5227').filter(({ name }) => name === 'polygon');
    const light = tops
      .slice(0, 3)
      .map(({ attributes }) => Number.parseInt(attributes.get('fill')?.slice(1, 3) ?? '', 16));
    expect(light[0]).toBeLessThan(light[1] ?? 0);
    expect(light[1]).toBeLessThan(light[2] ?? 0);
  });

  test('is drawn from the floor up: a surface lies over a lower one that it overlaps [W-TABLE]', () => {
    const sizes = (view: WarcrabsView) =>
      stroked(toSvg(view), '#7a5227')
        .filter(({ name }) => name === 'polygon')
        .map((polygon) => Math.round(areaOf(corners(polygon))));
    const reversed = { ...BRAWL.board, surfaces: [...BRAWL.board.surfaces].reverse() };
    expect(sizes({ ...BRAWL, board: reversed })).toEqual(sizes(BRAWL));
  });

  test('shows paper, paper that burns and ash, and says which is which [W-PAPER]', () => {
    const signs = (view: WarcrabsView) =>
      texts(toSvg(view)).filter((text) => ['paper', 'paper that burns', 'ash', 'solid'].includes(text));
    const bare = { ...BRAWL, burnt: [], burning: [] };
    expect([...new Set(signs(bare))]).toEqual(['solid', 'paper']);
    expect(stroked(toSvg(bare), EMBERS)).toEqual([]);
    expect(new Set(signs(BRAWL))).toEqual(new Set(['solid', 'paper', 'paper that burns', 'ash']));
    expect(stroked(toSvg(BRAWL), EMBERS).length).toBeGreaterThan(0);
    expect(new Set(signs(BURNT))).toEqual(new Set(['solid', 'ash']));
  });

  test('is the whole floor where there is nothing on it', () => {
    const svg = toSvg(viewWith([], { board: { ...BOARDS.desk, surfaces: [] }, players: [{ id: 'ann' }] }));
    expect(faults(svg)).toEqual([]);
    expect(texts(svg)).toEqual(expect.arrayContaining(['0', '100', '200', 'wall']));
    expect(texts(toSvg(DUEL))).not.toContain('wall');
  });
});

describe('crabs', () => {
  test('stand where they are, in their true size, in the colour of their owner [W-BASE]', () => {
    const svg = toSvg(DUEL);
    const { left, top, scale } = deskIn(svg);
    for (const [crab, colour] of [
      [DUEL.crabs[0], '#005f99'],
      [DUEL.crabs[1], '#a84300'],
    ] as const) {
      const base = filled(svg, colour).find(({ name }) => name === 'circle');
      if (base === undefined || crab === undefined) throw new Error('a base');
      expect(number(base, 'r')).toBeCloseTo(0.75 * scale, 1);
      expect(number(base, 'cx')).toBeCloseTo(left + (crab.at.x / 16 - 90) * scale, 1);
      expect(number(base, 'cy')).toBeCloseTo(top + (crab.at.y / 16 - 105) * scale, 1);
    }
    const large = toSvg({ ...DUEL, rules: { crabRadius: 1.5 } });
    const base = filled(large, '#005f99').find(({ name }) => name === 'circle');
    expect(base === undefined ? 0 : number(base, 'r')).toBeCloseTo(1.5 * deskIn(large).scale, 1);
  });

  test.each([
    [1, 0],
    [0, -1],
    [-3, 4],
    [-65_536, -65_535],
  ])('point to where they face: (%d, %d) [W-FACING]', (x, y) => {
    const svg = toSvg(viewWith([{ owner: 'red', at: inch(120, 120), facing: { x, y } }]));
    const base = filled(svg, '#005f99').find(({ name }) => name === 'circle');
    const tip = corners(
      filled(svg, '#14262e').find(({ name, attributes }) => name === 'polygon' && !attributes.has('fill-opacity')),
    )[0];
    if (base === undefined || tip === undefined) throw new Error('a base and an arrow');
    const way = { x: tip.x - number(base, 'cx'), y: tip.y - number(base, 'cy') };
    const length = Math.sqrt(way.x * way.x + way.y * way.y);
    expect(way.x / length).toBeCloseTo(x / Math.sqrt(x * x + y * y), 2);
    expect(way.y / length).toBeCloseTo(y / Math.sqrt(x * x + y * y), 2);
  });

  test('have their number, name, Hit Points and armour beside them, all without overlap [W-SHEET]', () => {
    const shown = texts(toSvg(BRAWL));
    for (const text of ['1 Death Boy 5+10', '2 Crustaceanator 3+10', '3 Pinch 5+0', '4 Sidewinder 1+4', '5 Shelly'])
      expect(shown).toContain(text);
    expect(shown).toContain('3+10: 3 Hit Points and 10 armour left');
  });

  test('have stars over them while they are stunned, and not when they are dead [W-STUN]', () => {
    const stars = (view: WarcrabsView) => filled(toSvg(view), STARS).length;
    const stunned = BRAWL.crabs.map((crab) => ({ ...crab, stun: { missed: false, waiting: [] } }));
    expect(stars(DUEL)).toBe(0);
    expect(stars(BRAWL)).toBe(3 + 3);
    expect(stars({ ...BRAWL, crabs: stunned })).toBe(3 * 5 + 3);
  });

  test('are pale, crossed out and without a front when they are dead [W-DEATH]', () => {
    const dead = (view: WarcrabsView) => filled(toSvg(view), DEAD).length;
    expect(dead(DUEL)).toBe(0);
    expect(dead(BRAWL)).toBe(1 + 1);
    const none = BRAWL.crabs.map((crab) => ({ ...crab, hitPoints: 0, stun: null }));
    const svg = toSvg({ ...BRAWL, crabs: none, stage: { phase: 'over', ending: 'none-left', winners: [] } });
    expect(filled(svg, DEAD).length).toBe(6 + 1);
    expect(elements(svg, 'polyline')).toEqual([]);
  });

  test('are listed in the order in which they act, the dead last [W-ORDER]', () => {
    const listed = (view: WarcrabsView) =>
      texts(toSvg(view))
        .filter((text) => / of \d+ Hit Points|: dead$/.test(text))
        .map((text) => Number(text[0]));
    expect(listed(BRAWL)).toEqual([1, 2, 3, 4, 6, 5]);
    expect(listed({ ...BRAWL, order: [6, 5, 4, 3, 2, 1] })).toEqual([6, 4, 3, 2, 1, 5]);
    expect(texts(toSvg(DUEL))).toContain(
      '1 Death Boy: active, 5 of 5 Hit Points, armour 10 of 10, Firecracker (1 left)',
    );
  });
});

describe('the active crab', () => {
  test.each([
    [1, 0],
    [2, -1],
    [-1, -1],
    [0, 7],
  ])('has its four arcs round it, exactly as it faces: (%d, %d) [W-ARC]', (x, y) => {
    const [red, blue] = DUEL.crabs;
    if (red === undefined || blue === undefined) throw new Error('two crabs');
    const svg = toSvg({ ...DUEL, crabs: [{ ...red, facing: { x, y } }, blue] });
    const { scale } = deskIn(svg);
    const radius = (0.75 + 6) * scale;
    const circle = Math.PI * radius * radius;
    const ahead = { x: x / Math.sqrt(x * x + y * y), y: y / Math.sqrt(x * x + y * y) };
    const found = (['behind', 'side', 'front'] as const).flatMap((arc) =>
      filled(svg, ARCS[arc]).map((polygon) => ({ arc, outline: corners(polygon) })),
    );
    const round = found.filter(({ outline }) => outline.length > 4);
    expect(round.map(({ arc }) => arc)).toEqual(['behind', 'side', 'side', 'front']);
    for (const { arc, outline } of round) {
      const share = { front: 90, side: 45, behind: 180 }[arc] / 360;
      expect(areaOf(outline) / circle).toBeCloseTo(share, 2);
      const [centre, ...rim] = outline;
      if (centre === undefined) throw new Error('a centre');
      const cosines = rim.map((at) => ((at.x - centre.x) * ahead.x + (at.y - centre.y) * ahead.y) / radius);
      const bounds = { front: [Math.SQRT1_2, 1], side: [0, Math.SQRT1_2], behind: [-1, 0] }[arc];
      expect(Math.min(...cosines)).toBeCloseTo(bounds[0] ?? Number.NaN, 2);
      expect(Math.max(...cosines)).toBeCloseTo(bounds[1] ?? Number.NaN, 2);
    }
  });

  test('has rings as far as its claws reach and it may still move [W-CLAW] [W-MOVEMENT]', () => {
    const rings = (stage: WarcrabsView['stage'], colour: string) => {
      const svg = toSvg({ ...DUEL, stage });
      const { scale } = deskIn(svg);
      return stroked(svg, colour)
        .filter(({ name }) => name === 'polygon')
        .map((ring) => Math.sqrt(areaOf(corners(ring)) / Math.PI) / scale);
    };
    expect(rings(activation(1), CLAWS)).toEqual([expect.closeTo(1.75, 1)]);
    expect(rings(activation(1), MOVES)).toEqual([expect.closeTo(4.75, 1)]);
    expect(rings(activation(1, { left: 24 }), MOVES)).toEqual([expect.closeTo(2.25, 1)]);
    expect(rings(activation(1, { left: 0 }), MOVES)).toEqual([]);
    expect(rings(activation(1, { left: 24, moved: true }), MOVES)).toEqual([]);
    expect(rings({ phase: 'next' }, CLAWS)).toEqual([]);
  });

  test('shows whom it has lifted, and how far it can throw it [W-THROW]', () => {
    const svg = toSvg(LIFT);
    const { scale } = deskIn(svg);
    const [ring] = stroked(svg, UNDER_WAY).filter(({ name }) => name === 'polygon');
    expect(Math.sqrt(areaOf(corners(ring)) / Math.PI) / scale).toBeCloseTo(0.75 + 6 - 2, 1);
    expect(texts(svg)).toEqual(expect.arrayContaining(['thrown up to 4 in', 'under way']));
    expect(texts(svg)).not.toContain('claws reach 1 in');
  });
});

describe('what is under way', () => {
  const KINDS: readonly (readonly [Happening, boolean])[] = [
    [{ kind: 'strike', by: 1, target: 2, arc: 'front', damage: 3, explosive: true, bare: false }, true],
    [{ kind: 'kamikaze', by: 1, target: 2, damage: 3 }, true],
    [{ kind: 'near-miss', by: 1, crab: 2 }, true],
    [{ kind: 'blast', by: 1, crab: 2, direction: { x: 1, y: 0 } }, true],
    [{ kind: 'fall', by: 1, crab: 2, drop: 576 }, true],
    [{ kind: 'fall', by: null, crab: 2, drop: 576 }, false],
    [{ kind: 'fall', by: 2, crab: 2, drop: 576 }, false],
  ];
  test.each(KINDS)('has an arrow from whoever does it: %j', (happening, isDrawn) => {
    const svg = toSvg({ ...DUEL, due: [happening] });
    expect(filled(svg, UNDER_WAY).length).toBe(isDrawn ? 2 : 0);
    expect(texts(svg).includes('under way')).toBe(isDrawn);
    expect(texts(svg).some((text) => text.startsWith('Next: '))).toBe(true);
  });

  test.each([
    ['before the first turn', { turn: 0, stage: { phase: 'turn' } }, 'Desk, before the first turn'],
    ['between activations', { stage: { phase: 'next' } }, 'Desk, turn 2'],
    ['on an activation', { stage: activation(2) }, 'Desk, turn 2: Crustaceanator acts'],
    ['at the end', { stage: { phase: 'over', ending: 'last-standing', winners: ['red'] } }, 'Desk, turn 2: the end'],
  ] as const)('is said above the table: %s [W-TURN]', (_when, rest, headline) => {
    const shown = texts(toSvg({ ...DUEL, ...rest }));
    expect(shown[0]).toBe(headline);
    expect(shown[1]).toMatch(/^(Next: |\w+ to choose: |red wins)/);
  });
});

describe('signs', () => {
  test('are explained only where they are on the table', () => {
    const quiet = viewWith([{ owner: 'red', at: inch(100, 120) }]);
    const shown = texts(toSvg(quiet));
    for (const text of ['active', 'stunned', 'dead', 'solid', 'paper', 'ash', 'under way', 'side: crab or shell'])
      expect(shown).not.toContain(text);
    expect(shown).toContain('36 in over the floor');
  });
});

describe('hostile names', () => {
  testHostileNames((name) => {
    const { board, players, crabs } = BRAWL;
    return toSvg({
      ...BRAWL,
      board: {
        ...board,
        name,
        surfaces: board.surfaces.map((surface) => ({ ...surface, name })),
        obstacles: board.obstacles.map((obstacle) => ({ ...obstacle, name })),
      },
      players: players.map(({ id }) => ({ id: id === 'red' ? name : id })),
      crabs: crabs.map((crab) => ({
        ...crab,
        name,
        owner: crab.owner === 'red' ? name : crab.owner,
        weapons: crab.weapons.map(({ weapon, left }) => ({ weapon: { ...weapon, name }, left })),
      })),
    });
  });
});

describe('the width of a picture', () => {
  testWidths((options) => toSvg(DUEL, options));
});

test('the most that limits allow is drawn in well under a second', () => {
  let time = Number.POSITIVE_INFINITY;
  for (let tries = 0; time >= 1000 && tries < 5; tries++) {
    const began = Date.now();
    expect(toSvg(CROWD).length).toBeGreaterThan(10_000);
    time = Date.now() - began;
  }
  expect(time).toBeLessThan(1000);
  expect(CROWD.crabs.filter(isAlive).length).toBeGreaterThan(20);
});
