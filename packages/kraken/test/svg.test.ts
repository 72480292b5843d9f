import { isTabletopError } from '@tabletop/dice';
import { type Box, boxesMeet, textWidth } from '@tabletop/game/svg';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import { everyElement, parseXml, type XmlElement } from '../../../scripts/testing/xml.js';
import { type KrakenView, kraken } from '../src/index.js';
import { toSvg } from '../src/svg.js';
import { TABLE, viewOf } from './support/table.js';
import { SETUPS, walk } from './support/walk.js';

const VIEW = viewOf(TABLE);

/** Views of games of every kind, from their start to their end. */
const VIEWS: readonly (readonly [string, KrakenView])[] = Object.entries(SETUPS).flatMap(([name, setup]) => {
  const states = [...walk(setup, name, 250)].map(({ state }) => state);
  return [0, 0.3, 0.6, 1].map((share) => {
    const state = states[Math.floor((states.length - 1) * share)] ?? TABLE;
    return [`${name}, step ${state.decision}`, viewOf(state)] as const;
  });
});

const CROWD = viewOf(kraken.setup({ ...SETUPS.crowded, vessel: 'nautilus' }, 7));
const SHOAL: KrakenView = {
  ...CROWD,
  tentacles: CROWD.tentacles.map(({ id }, at) => ({
    id,
    at: { x: 40_000 * (at % 3) - 39_000, y: 9_000 * (at % 5) - 17_000 },
  })),
};
const ALL: readonly (readonly [string, KrakenView])[] = [
  ...VIEWS,
  ['by hand', VIEW],
  ['crowd', CROWD],
  ['shoal', SHOAL],
];

function elements(view: KrakenView, name?: string): readonly XmlElement[] {
  const all = everyElement(parseXml(toSvg(view)));
  return name === undefined ? all : all.filter((element) => element.name === name);
}

function number(element: XmlElement, attribute: string): number {
  return Number(element.attributes.get(attribute) ?? Number.NaN);
}

function texts(view: KrakenView): readonly string[] {
  return elements(view, 'text').map(({ text }) => text);
}

/** The room that a text takes. */
function boxOf(text: XmlElement): Box {
  const size = number(text, 'font-size');
  const width = textWidth(text.text, size, text.attributes.get('font-weight') === 'bold');
  const anchor = text.attributes.get('text-anchor');
  const before = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  const [x, y] = [number(text, 'x'), number(text, 'y')];
  const [above, height] = [size * 0.75, size * 0.95];
  if (!text.attributes.has('transform')) return { x: x - before, y: y - above, width, height };
  return { x: x - above, y: y - width + before, width: height, height: width };
}

describe('a picture of the table', () => {
  test.each(ALL)('is a well-formed document of its own: %s', (_name, view) => {
    const root = parseXml(toSvg(view));
    expect(root.name).toBe('svg');
    expect(root.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(root.attributes.get('role')).toBe('img');
    expect(root.children.slice(0, 2).map(({ name }) => name)).toEqual(['title', 'desc']);
    const known = ['svg', 'title', 'desc', 'rect', 'circle', 'polygon', 'line', 'path', 'text'];
    expect(everyElement(root).filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(toSvg(view)).not.toMatch(/NaN|Infinity|undefined|\d\.\d{3}| id=|href|style=|on[a-z]+="/);
  });

  test.each(ALL)('has no letter under 12 pixels and nothing cut off: %s', (_name, view) => {
    const root = parseXml(toSvg(view));
    const [left, top, width, height] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
    expect([left, top, width]).toEqual([0, 0, 800]);
    for (const text of elements(view, 'text')) {
      expect(number(text, 'font-size')).toBeGreaterThanOrEqual(12);
      const box = boxOf(text);
      expect(box.x, text.text).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, text.text).toBeLessThanOrEqual(800);
      expect(box.y, text.text).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, text.text).toBeLessThanOrEqual(height ?? 0);
    }
    for (const circle of elements(view, 'circle')) {
      const [x, y, r] = ['cx', 'cy', 'r'].map((name) => number(circle, name)) as [number, number, number];
      expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0);
      expect(x + r).toBeLessThanOrEqual(800);
      expect(y + r).toBeLessThanOrEqual(height ?? 0);
    }
  });

  test.each(ALL)('has no text over another: %s', (_name, view) => {
    const boxes = elements(view, 'text').map((text) => [text.text, boxOf(text)] as const);
    for (const [at, [text, box]] of boxes.entries()) {
      const over = boxes.slice(at + 1).filter(([, other]) => boxesMeet(shrunk(box), shrunk(other)));
      expect(over.map(([other]) => `${text} / ${other}`)).toEqual([]);
    }
  });

  test('is the same for the same view', () => {
    const copy: KrakenView = JSON.parse(JSON.stringify(CROWD));
    expect(toSvg(copy)).toBe(toSvg(CROWD));
  });

  test('draws bases and obstacles in their true size [K-BASES]', () => {
    const hull = elements(VIEW, 'polygon')[0]
      ?.attributes.get('points')
      ?.split(' ')
      .map((point) => point.split(',').map(Number));
    const xs = (hull ?? []).map(([x]) => x ?? 0);
    const scale = (Math.max(...xs) - Math.min(...xs)) / 1760;
    const radii = new Set(elements(VIEW, 'circle').map((circle) => number(circle, 'r')));
    for (const radius of [25, 30]) expect([...radii].some((r) => Math.abs(r - radius * scale) < 0.02)).toBe(true);
  });

  test('shows turn, phase, hull damage, choice, players and who is out', () => {
    const shown = texts(VIEW);
    expect(shown).toContain('KRAKEN, turn 4: sailor movement');
    expect(shown).toContain('12 / 30');
    expect(shown).toContain('ann to choose: Cora (Pluck 6) may move up to 11 cm.');
    expect(shown).toContain('ann: 2 tentacles destroyed, 1 Pluck lost');
    expect(shown).toContain('Out of play');
    expect(shown).toContain('Bram: killed');
    const [bar, filled] = elements(VIEW, 'rect').filter((rect) => number(rect, 'y') === 14);
    expect(filled && bar && number(filled, 'width') / number(bar, 'width')).toBeCloseTo(12 / 30, 5);
  });

  test('shows each sailor in play with Pluck, name and owner, and each tentacle with its number', () => {
    const shown = texts(CROWD);
    for (const { name } of CROWD.sailors) expect(shown).toContain(name);
    for (const { id } of CROWD.tentacles) expect(shown).toContain(String(id));
    expect(shown.filter((text) => text === '3').length).toBe(16 + 1);
    expect(shown.filter((text) => text === 'A').length).toBe(4 + 1);
  });

  test('gives damage past the limit in figures and no longer a bar [K-LOSE]', () => {
    const lost: KrakenView = { ...VIEW, hullDamage: 33, stage: { phase: 'over', ending: 'vessel-lost' } };
    expect(texts(lost)).toContain('33 / 30');
    expect(texts(lost)).toContain('The players lose: the vessel breaks up. Moral winner: ann.');
    const [bar, filled] = elements(lost, 'rect').filter((rect) => number(rect, 'y') === 14);
    expect(filled && number(filled, 'width')).toBe(bar && number(bar, 'width'));
  });

  test('writes Pluck beside a base that is too small for it', () => {
    const long: KrakenView = {
      ...VIEW,
      vessel: {
        name: 'long',
        hull: [
          { x: 0, y: 0 },
          { x: 8000, y: 0 },
          { x: 8000, y: 420 },
          { x: 0, y: 420 },
        ],
        obstacles: [],
      },
    };
    expect(texts(long)).toEqual(expect.arrayContaining(['Ada 11', 'Cora 6', 'Dirk 5', 'tentacle 1', 'tentacle 3']));
  });

  test('shows far tentacles at the edge, pointing outwards, with their distance', () => {
    const far: KrakenView = { ...VIEW, tentacles: [{ id: 7, at: { x: 800, y: 9000 } }] };
    expect(texts(far)).toEqual(expect.arrayContaining(['7', '427.5 cm off']));
    const arrow = elements(far, 'polygon')
      .at(-1)
      ?.attributes.get('points')
      ?.split(' ')
      .map((point) => point.split(',').map(Number));
    const [tip, ...back] = arrow ?? [];
    for (const corner of back) expect(tip?.[1]).toBeGreaterThan(corner[1] ?? Number.NaN);
    const near: KrakenView = { ...VIEW, tentacles: [{ id: 7, at: { x: 800, y: 420 + 270 } }] };
    expect(texts(near).some((text) => text.endsWith('off'))).toBe(false);
  });

  test('names all sailors of a full deck, on it or below', () => {
    const crew = Array.from({ length: 64 }, (_, at) => ({ pluck: 3, name: `W${at}` }));
    const houseRules = { pluckTotal: 1000, tentacles: 24, startDistance: 5 };
    const shown = texts(viewOf(kraken.setup({ crew, houseRules }, 1))).join('\n');
    for (const { name } of crew) expect(shown).toMatch(new RegExp(`^${name}(:|$)`, 'm'));
  });
});

describe('hostile names', () => {
  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no picture', (name) => {
    const hostile: KrakenView = {
      ...VIEW,
      vessel: { ...VIEW.vessel, name },
      players: VIEW.players.map((player, at) => ({ ...player, id: at === 0 ? name : player.id })),
      sailors: VIEW.sailors.map((sailor) => ({ ...sailor, name, owner: sailor.owner === 'ann' ? name : sailor.owner })),
    };
    const svg = toSvg(hostile);
    const root = parseXml(svg);
    const count = (of: XmlElement, tag: string) => everyElement(of).filter((element) => element.name === tag).length;
    expect(count(root, 'text')).toBe(count(parseXml(toSvg(VIEW)), 'text'));
    expect(svg).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(svg).not.toMatch(/<(script|img)/i);
    for (const text of everyElement(root).filter((element) => element.name === 'text')) {
      const box = boxOf(text);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(800);
    }
  });
});

describe('the width of a picture', () => {
  test('is 800 pixels, or what is asked for, in proportion', () => {
    const size = (svg: string) => ['width', 'height'].map((name) => number(parseXml(svg), name));
    const [width = 0, height = 0] = size(toSvg(VIEW));
    expect(width).toBe(800);
    expect(size(toSvg(VIEW, { width: 1600 }))).toEqual([1600, 2 * height]);
  });

  test.each([99, 10_001, 0, -800, 800.5, Number.NaN, Number.POSITIVE_INFINITY])('is not %d', (width) => {
    let error: unknown;
    try {
      toSvg(VIEW, { width });
    } catch (thrown) {
      error = thrown;
    }
    expect(isTabletopError(error) && error.code).toBe('invalid-options');
  });
});

/** A box without its outermost pixel: texts may all but touch. */
function shrunk({ x, y, width, height }: Box): Box {
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
}
