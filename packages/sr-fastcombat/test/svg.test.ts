import { describe, expect, test } from 'vitest';
import { corners, elements, faults, number, overlaps, texts } from '../../../scripts/testing/picture.js';
import { testHostileNames, testPictures, testWidths } from '../../../scripts/testing/pictures.js';
import { type SkirmishSetup, type SkirmishState, type SkirmishView, srFastcombat } from '../src/index.js';
import { toSvg } from '../src/svg.js';
import { cm } from './support/scene.js';
import { CROWD, LEG, SHOT } from './support/tables.js';
import { SETUPS, walk } from './support/walk.js';

function viewOf(state: SkirmishState, viewer: string | null = 'red'): SkirmishView {
  return srFastcombat.view(state, viewer);
}

/** Views of games of every kind from their start to their end, of each viewer in turn. */
function viewsOf(name: string, setup: SkirmishSetup, steps: number): readonly (readonly [string, SkirmishView])[] {
  const states = [...walk(setup, name, steps)].map(({ state }) => state);
  return [0, 0.35, 0.7, 1].map((share, at) => {
    const state = states[Math.floor((states.length - 1) * share)] ?? LEG;
    const viewers = [...state.players.map(({ id }) => id), null];
    const viewer = viewers[at % viewers.length] ?? null;
    return [`${name}, step ${Math.floor((states.length - 1) * share)}, ${viewer}`, viewOf(state, viewer)] as const;
  });
}

const CROWDED = srFastcombat.setup(CROWD, 7);

/** As many figures as there may be in one block, base to base, half of them out of the fight. */
const BLOCK: SkirmishView = {
  ...viewOf(CROWDED),
  figures: CROWDED.figures.map((figure, at) => ({
    ...figure,
    at: cm(45 + 2 * (at % 8), 30 + 2 * Math.floor(at / 8)),
    status: at % 3 === 0 ? 'out' : 'active',
    posture: at % 2 === 0 ? 'prone' : 'standing',
  })),
};

/** A table of another size, with a figure half way to every corner. */
function tableOf(...outline: readonly (readonly [x: number, y: number])[]): SkirmishView {
  const view = viewOf(LEG);
  const corner = outline.map(([x, y]) => cm(x, y));
  const mean = (of: 'x' | 'y') => corner.reduce((sum, at) => sum + at[of], 0) / corner.length;
  const places = corner.map(({ x, y }) => ({ x: Math.round((x + mean('x')) / 2), y: Math.round((y + mean('y')) / 2) }));
  return {
    ...view,
    leg: null,
    moving: null,
    board: { ...view.board, corners: corner },
    figures: view.figures.map((figure, at) => ({ ...figure, at: places[at % places.length] ?? figure.at })),
    items: view.items.map((item) => (item.at === null ? item : { ...item, at: places[0] ?? item.at })),
  };
}

const TABLES: readonly (readonly [string, SkirmishView])[] = [
  ['a closet', tableOf([0, 0], [4, 0], [4, 4], [0, 4])],
  ['a corridor', tableOf([0, 0], [300, 0], [300, 3], [0, 3])],
  ['a shaft', tableOf([0, 0], [3, 0], [3, 300], [0, 300])],
  ['a field far away', tableOf([800_000, 800_000], [838_000, 800_000], [838_000, 838_000])],
  ['a lozenge about nothing', tableOf([-30, 0], [0, -20], [30, 0], [0, 20])],
];

const ALL: readonly (readonly [string, SkirmishView])[] = [
  ...Object.entries(SETUPS).flatMap(([name, setup]) => viewsOf(name, setup, 400)),
  ...viewsOf('crowd', CROWD, 700).slice(1, 3),
  ['leg', viewOf(LEG)],
  ['shot', viewOf(SHOT, 'blue')],
  ['block', BLOCK],
  ...TABLES,
];

describe('a picture of the table', () => {
  testPictures(ALL, toSvg);

  test.each(ALL)('names every player and figure, on the table or below it: %s', (_name, view) => {
    const shown = texts(toSvg(view));
    for (const { id } of view.players) expect(shown.some((text) => text.startsWith(`${id}: `))).toBe(true);
    for (const { id, profile, status, actions } of view.figures) {
      const state = status === 'out' ? '' : ` ${actions}/${profile.actions}`;
      const below = `${profile.name}: number ${id}, ${status === 'out' ? 'out' : state.trim()}`;
      expect(shown.includes(`${id} ${profile.name}${state}`) || shown.includes(below)).toBe(true);
    }
  });

  test.each([
    ['leg-red', viewOf(LEG)],
    ['leg-spectator', viewOf(LEG, null)],
    ['shot-blue', viewOf(SHOT, 'blue')],
    ['crowd-teal', viewOf(CROWDED, 'teal')],
  ])('is as ever: %s', async (name, view) => {
    await expect(`${toSvg(view).replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`golden/table-${name}.svg`);
  });
});

describe('what a picture shows', () => {
  test('the turn, who moves, the deck, the discards, and what is awaited', () => {
    const shown = texts(toSvg(viewOf(LEG)));
    expect(shown).toContain('Yard, turn 3: red moves');
    expect(shown).toContain(`Deck ${LEG.deck.length}, 2 discards`);
    expect(shown.some((text) => text.startsWith('blue to choose'))).toBe(true);
    expect(shown).toContain('red: 5 cards, 2 of 2 figures, moves first');
    expect(shown).toContain('blue: to choose, 3 cards, 2 of 3 figures, moves second');
  });

  test('what a player has to come, has passed and holds; what is being traded', () => {
    const view = viewOf(LEG);
    const players = view.players.map((player) =>
      player.id === 'blue'
        ? { ...player, owed: { cards: 24, rule: 'F-DRAW' }, passing: 'turn' as const, held: 1 }
        : { ...player, owed: { cards: 1, rule: 'F-JOKER-TRADE' }, trading: 'JK' as const },
    );
    const shown = texts(toSvg({ ...view, players }));
    expect(shown).toContain('blue: 3 cards, 24 due, 2 of 3 figures, passes this turn, held 1 turn, moves second');
    expect(shown).toContain('red: 5 cards, 1 due, 2 of 2 figures, trades a Joker, moves first');
  });

  test('bases in their true size, out of the fight or in it [F-MEASURE]', () => {
    const svg = toSvg(viewOf(LEG));
    const board = corners(elements(svg, 'polygon')[0]);
    const scale = ((board[1]?.x ?? 0) - (board[0]?.x ?? 0)) / 60;
    const radii = elements(svg, 'circle')
      .filter((circle) => number(circle, 'cy') < (board[2]?.y ?? 0))
      .map((circle) => number(circle, 'r'));
    expect(radii.filter((radius) => Math.abs(radius - scale) < 0.02).length).toBe(5);
  });

  test('terrain where it is, and no further than the table goes [F-TERRAIN]', () => {
    const view = viewOf(LEG);
    const wall = { kind: 'wall', corners: [cm(50, -90), cm(9000, -90), cm(9000, 5), cm(50, 5)] } as const;
    const svg = toSvg({ ...view, board: { ...view.board, terrain: [wall] } });
    const [board = [], drawn = []] = elements(svg, 'polygon').slice(0, 2).map(corners);
    const [left, top] = [board[0]?.x ?? 0, board[0]?.y ?? 0];
    const scale = ((board[1]?.x ?? 0) - left) / 60;
    expect(drawn.map(({ x, y }) => [(x - left) / scale, (y - top) / scale].map(Math.round))).toEqual(
      expect.arrayContaining([
        [50, 0],
        [60, 0],
        [60, 5],
        [50, 5],
      ]),
    );
    expect(faults(svg)).toEqual([]);
  });

  test('the leg announced, with its whole centimetres [F-WINDOW]', () => {
    const svg = toSvg(viewOf(LEG));
    const [way] = elements(svg, 'polyline').map(corners);
    expect(way?.length).toBe(3);
    const shown = texts(svg);
    for (const mark of ['2', '3', '4', '5', '6']) expect(shown).toContain(mark);
    expect(shown).not.toContain('7');
    expect(shown).toContain('leg announced, its marks in centimetres');
    expect(texts(toSvg({ ...viewOf(LEG), leg: null, moving: null }))).not.toContain('5');
  });

  test('a long leg on a large table, with marks that can be told apart [F-WINDOW]', () => {
    const view = viewOf(LEG);
    const large = { ...view.board, corners: [cm(0, 0), cm(900, 0), cm(900, 900), cm(0, 900)] };
    const svg = toSvg({ ...view, board: large, leg: [cm(408, 10)] });
    expect(faults(svg)).toEqual([]);
    expect(overlaps(svg)).toEqual([]);
    expect(texts(svg)).toContain('400');
    expect(texts(svg)).not.toContain('1');
  });

  test('what lies on the ground, who is out of the fight, prone, invisible, moving', () => {
    const shown = texts(toSvg(viewOf(LEG)));
    expect(shown).toEqual(
      expect.arrayContaining(['Offensive grenade', '5 Eve', '3 Cora 2/2', '2 Bram 1/2', '1 Ada 2/2']),
    );
    expect(shown).toEqual(
      expect.arrayContaining([
        'on the ground',
        'out of the fight',
        'prone',
        'invisible',
        'moving',
        '2/3: 2 of 3 Actions left',
      ]),
    );
    expect(shown).toContain('goal: to be alone here at the end of 2 turns in a row');
  });

  test('signs are explained only where they are on the table', () => {
    const view = viewOf(LEG);
    const bare: SkirmishView = {
      ...view,
      board: { ...view.board, terrain: [] },
      goal: { kind: 'lastStanding' },
      figures: view.figures.slice(0, 1),
      items: [],
      leg: null,
      moving: null,
    };
    const explained = [
      'wall',
      'cover',
      'difficult ground',
      'on the ground',
      'out of the fight',
      'prone',
      'invisible',
      'moving',
    ];
    const shown = texts(toSvg(bare));
    for (const text of explained) expect(shown).not.toContain(text);
    expect(shown.some((text) => text.startsWith('goal'))).toBe(false);
  });

  test('an arrow from who acts to whom it is at, and the cards as far as they are seen [F-ATTACK]', () => {
    const of = (viewer: string | null) => texts(toSvg(viewOf(SHOT, viewer)));
    expect(of('blue')).toEqual(expect.arrayContaining(['7♥', 'face down', 'to be played', 'declared']));
    expect(of('red')).toEqual(expect.arrayContaining(['face down', 'to be played']));
    expect(of('red')).not.toContain('7♥');
    const svg = toSvg(viewOf(SHOT));
    const outlines = elements(svg, 'polygon').map(corners);
    const [board = []] = outlines;
    const tip = outlines.find((points) => points.length === 3)?.[0] ?? { x: 0, y: 0 };
    const scale = ((board[1]?.x ?? 0) - (board[0]?.x ?? 0)) / 60;
    const [x, y] = [tip.x - (board[0]?.x ?? 0) - 8 * scale, tip.y - (board[0]?.y ?? 0) - 10 * scale];
    expect(Math.sqrt(x * x + y * y)).toBeCloseTo(scale, 1);
  });

  test('the spot of a grenade, how far its blast reaches, and no more than the table [F-BLAST]', () => {
    const [charge] = LEG.items.flatMap(({ equipment }) => (equipment.kind === 'grenade' ? [equipment.grenade] : []));
    if (charge === undefined) throw new Error('there is a grenade on the table');
    const stage = { phase: 'scatter', at: cm(58, 39), short: 3, grenade: charge } as const;
    const svg = toSvg({ ...viewOf(SHOT), stage, deed: null });
    expect(faults(svg)).toEqual([]);
    const astray = toSvg({ ...viewOf(SHOT), stage: { phase: 'blast', at: cm(58, 400), reached: [] }, deed: null });
    expect(faults(astray)).toEqual([]);
  });

  test('the hand that the view holds, alike cards together, the best first [F-SECRET]', () => {
    const view = viewOf(LEG);
    const hand = ['AS', '2S', 'AS.2', 'JK', '10H', 'JC', '2S.2', '2S.3'] as const;
    const players = view.players.map((player) =>
      player.id === 'red' ? { ...player, hand, handSize: hand.length } : player,
    );
    const shown = texts(toSvg({ ...view, players }));
    expect(shown).toContain('The hand of red: 8 cards');
    const from = shown.indexOf('The hand of red: 8 cards') + 1;
    expect(shown.slice(from, from + 7)).toEqual(['Joker', 'A♠', '×2', '10♥', '2♠', '×3', 'J♣']);
    expect(texts(toSvg(viewOf(LEG, null))).filter((text) => text.startsWith('The hand'))).toEqual([]);
  });

  test('the end of a game, and how it came', () => {
    const stage = { phase: 'over', ending: 'zone-held', winners: ['blue'] } as const;
    const shown = texts(toSvg({ ...viewOf(SHOT), stage, deed: null }));
    expect(shown).toContain('Yard, turn 3: the end');
    expect(shown.some((text) => text.startsWith('blue wins'))).toBe(true);
  });
});

describe('hostile names', () => {
  testHostileNames((name) => {
    const view = viewOf(LEG);
    return toSvg({
      ...view,
      board: { ...view.board, name },
      order: view.order.map((id) => (id === 'red' ? name : id)),
      players: view.players.map((player) => (player.id === 'red' ? { ...player, id: name } : player)),
      figures: view.figures.map((figure) => ({
        ...figure,
        owner: figure.owner === 'red' ? name : figure.owner,
        profile: { ...figure.profile, name },
      })),
      items: view.items.map((item) =>
        item.equipment.kind === 'grenade'
          ? { ...item, equipment: { ...item.equipment, grenade: { ...item.equipment.grenade, name } } }
          : item,
      ),
    });
  });
});

describe('the width of a picture', () => {
  testWidths((options) => toSvg(viewOf(LEG), options));
});
