import { pathLength } from '@tabletop/geometry';
import { describe, expect, test } from 'vitest';
import { legTowards, type SkirmishState, srFastcombat } from '../src/index.js';
import { cm, ground, piece, scene } from './support/scene.js';

function at(x: number, y: number, change: Parameters<typeof scene>[0]['figures'][number]['sheet'] = {}): SkirmishState {
  return scene({
    board: ground(piece('wall', 50, 0, 52, 100), piece('difficult', 100, 100, 150, 150)),
    figures: [
      { owner: 'red', at: cm(x, y), sheet: change },
      { owner: 'blue', at: cm(190, 190) },
      { owner: 'blue', at: cm(20, 15) },
    ],
  });
}

describe('[F-WINDOW] [F-MOVE] a leg towards a place', () => {
  test('is the whole way where that is short enough', () => {
    expect(legTowards(at(10, 50), 1, cm(14, 53))).toEqual({
      type: 'announce',
      player: 'red',
      figure: 1,
      path: [cm(14, 53)],
    });
  });

  test('is as long as may be announced at once where it is not', () => {
    expect(legTowards(at(10, 50), 1, cm(40, 50))?.path).toEqual([cm(15, 50)]);
  });

  test('goes round walls and figures', () => {
    const round = legTowards(at(48, 98), 1, cm(54, 98));
    expect(round?.path[0]?.y).toBeGreaterThan(cm(0, 100).y);
    const aside = legTowards(at(17.5, 15), 1, cm(22.5, 15));
    expect(aside?.path.length).toBeGreaterThan(1);
  });

  test('is no longer than Speed allows, over open and over difficult ground', () => {
    expect(legTowards(at(10, 50, { speed: 3 }), 1, cm(40, 50))?.path).toEqual([cm(13, 50)]);
    expect(legTowards(at(110, 120, { speed: 7 }), 1, cm(120, 120))?.path).toEqual([cm(113, 120)]);
    expect(legTowards(at(110, 120, { speed: 1 }), 1, cm(120, 120))).toBeUndefined();
  });

  test('is always legal, wherever it leads', () => {
    const state = at(47, 40);
    for (let x = 5; x < 200; x += 13) {
      for (let y = 5; y < 200; y += 13) {
        const leg = legTowards(state, 1, cm(x, y));
        if (leg === undefined) continue;
        expect(srFastcombat.check(state, leg)).toBeUndefined();
        expect(pathLength([cm(47, 40), ...leg.path])).toBeLessThanOrEqual(100);
      }
    }
  });

  test.each([
    ['onto another figure', cm(20, 15)],
    ['into a wall', cm(51, 50)],
    ['off the table', cm(-5, 5)],
  ])('is none %s', (_, to) => {
    expect(legTowards(at(10, 15), 1, to)).toBeUndefined();
  });

  test('is none for nobody, nor for who has moved', () => {
    const state = at(10, 15);
    expect(legTowards(state, 99, cm(12, 15))).toBeUndefined();
    const moved = { ...state, figures: state.figures.map((figure) => ({ ...figure, moved: true })) };
    expect(legTowards(moved, 1, cm(12, 15))).toBeUndefined();
  });
});
