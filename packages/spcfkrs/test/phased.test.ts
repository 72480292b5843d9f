import { describe, expect, test } from 'vitest';
import type { SpcfkrsState } from '../src/index.js';
import { type Asked, far, phases, quick, type Scenery, scene, tough } from './support/scene.js';
import { told } from './support/telling.js';

/** A round that is played phase by phase: who is asked for what, and what happens. */
interface Played {
  readonly asked: readonly string[];
  readonly tale: readonly string[];
  readonly state: SpcfkrsState;
}

function play(
  map: readonly string[],
  { rules, ...scenery }: Scenery,
  orders: Asked,
  ...dice: readonly number[]
): Played {
  const start = scene(map, { ...scenery, rules: { mode: 'phased', ...rules } });
  const { asked, events, state } = phases(start, orders, ...dice);
  return { asked, tale: told(events, state), state };
}

const STAYING = { baseMove: 0 } as const;

describe('who is asked', () => {
  test('[S-MODE] [S-PHASES] phase by phase, the fastest unit first', () => {
    const has = { P1: [quick(2)], P2: [quick(-1)], B1: [quick(1)] };
    expect(play(['P1 . . B1', 'P2 . . .'], { has }, {}).asked).toEqual([
      ...['shoot P1', 'shoot B1', 'shoot P2'],
      ...['declare P1 P2', 'declare B1'],
      ...['move P1', 'move B1', 'move P2'],
    ]);
  });

  test('[S-MODE] for specials who has one, for stabs who has an enemy in reach, through cover too, for moves who has any', () => {
    const has = { P1: ['Hacking implant', quick(4)], P2: ['Plasma sword', quick(3)], P3: [quick(2)] } as const;
    const near = { ...has, P4: ['Plasma sword', quick(1)] } as const;
    const map = ['P1 . . . .', '. B1 . P3 .', '. + . . .', '. P2 . P4 .'];
    expect(play(map, { has: near, rules: STAYING }, {}).asked).toEqual([
      ...['special P1', 'stab P1', 'stab P2', 'stab B1'],
      ...['shoot P1', 'shoot P2', 'shoot P3', 'shoot P4', 'shoot B1'],
    ]);
  });

  test('[S-MODE] [S-ORDERS] nobody for a second special, stab or shot', () => {
    const has = { P1: ['Hacking implant', quick(3)], P2: [quick(2)], B1: [tough(4), quick(1)] } as const;
    const orders = { special: 'P1: hack B1', stab: 'P2: stab B1' };
    const { asked, tale } = play(['P1 B1 .', 'P2 B2 .'], { has, rules: STAYING }, orders, 2, 2);
    expect(asked).toEqual(['special P1', 'stab P2', 'stab B1', 'stab B2', 'shoot B1', 'shoot B2']);
    expect(tale).toEqual(['P1 hacks B1: 2 no', 'P2 stabs B1: 2 miss']);
  });

  test('[S-MODE] [S-HACK] nobody to shoot whose gun is hacked', () => {
    const has = { P1: ['Hacking implant', quick(1)] } as const;
    const { asked } = play(['P1 . . B1'], { has, rules: STAYING }, { special: 'P1: hack B1' }, 3);
    expect(asked).toEqual(['special P1']);
  });

  test('[S-MODE] [S-DEATH] nobody who has died before its turn', () => {
    const has = { P1: [quick(2)], P2: [quick(1)], B1: [quick(-1)] };
    const { asked, tale } = play(['P1 . B1', 'P2 . B2'], { has, rules: STAYING }, { shoot: 'P1: shoot B1' }, 4);
    expect(asked).toEqual(['shoot P1', 'shoot P2', 'shoot B2']);
    expect(tale).toEqual(['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies']);
  });

  test('[S-MODE] [S-OVERDOSE] nobody for an overdose: it is rolled', () => {
    const { asked, tale } = play(['P1 . B1'], { has: { P1: ['Amph overdose'] }, rules: STAYING }, {}, 2);
    expect(asked).toEqual(['shoot P1', 'shoot B1']);
    expect(tale).toEqual(['P1 overdoses: 2 good']);
  });

  test('[S-MODE] [S-SPEED] those of equal Speed in the order of their dice, thrown anew in each phase', () => {
    const { asked, tale } = play(['P1 . B1'], {}, { shoot: 'P1: shoot B1\nB1: shoot P1' }, 2, 5, 3, 1, 6, 4);
    expect(asked).toEqual(['shoot B1', 'shoot P1', 'declare P1', 'declare B1', 'move P1', 'move B1']);
    expect(tale).toEqual([
      ...['P1 rolls 2', 'B1 rolls 5', 'B1 shoots P1: 3 miss', 'P1 shoots B1: 1 miss'],
      ...['P1 rolls 6', 'B1 rolls 4'],
    ]);
  });

  test('[S-MODE] [S-SPEED] those of equal Speed together where they act at the same time, but for moves', () => {
    const rules = { ties: 'simultaneous' } as const;
    const orders = { shoot: 'P1: shoot B1\nP2: shoot B1\nB1: shoot P1' };
    const { asked, tale } = play(['P1 . B1', 'P2 . B2'], { rules }, orders, 4, 3, 4, 6, 1);
    expect(asked).toEqual(['shoot P1 P2', 'shoot B1 B2', 'declare P2', 'declare B2', 'move P2', 'move B2']);
    expect(tale).toEqual([
      ...['P1 shoots B1: 4 hit', 'P2 shoots B1: 3 miss', 'B1 shoots P1: 4 hit'],
      ...['B1 takes 1: 1 -> 0', 'P1 takes 1: 1 -> 0', 'B1 dies', 'P1 dies'],
      ...['P2 rolls 6', 'B2 rolls 1'],
    ]);
  });

  test('[S-BATTALION] members that are ordered on the turn of the first have had theirs', () => {
    const has = { P1: [tough(0)], P2: [tough(0)], B1: [tough(4), quick(-1)] };
    const { asked, tale } = play(
      ['P1 . B1', 'P2 . .'],
      { has, rules: STAYING },
      { shoot: 'P1+P2: shoot B1' },
      2,
      1,
      3,
      2,
    );
    expect(asked).toEqual(['shoot P1', 'shoot B1']);
    expect(tale).toEqual(['P1 rolls 2', 'P2 rolls 1', 'P1 shoots B1: 3 miss', 'P2 shoots B1: 2 miss']);
  });
});

describe('who waits, and who follows [S-DELAY] [S-FOLLOW]', () => {
  const SPEEDS = { P1: [quick(4)], P2: [quick(3)], P3: [quick(2)], B1: [quick(1)] } as const;
  const MAP = ['P1 . . B1', 'P2 . . B2', 'P3 . . .'];

  test('[S-DELAY] is declared before the moves: for each player at once', () => {
    const { asked } = play(MAP, { has: SPEEDS }, { declare: 'P1: delay\nP2: follow B1\nB1: delay' });
    expect(asked.filter((each) => !each.startsWith('shoot'))).toEqual([
      ...['declare P1 P2 P3', 'declare B1 B2'],
      ...['move P3', 'move B2', 'move B1', 'move P1'],
    ]);
  });

  test('[S-DELAY] who waits is told last where to go, the slowest first; followers ask for nothing', () => {
    const orders = {
      declare: 'P1: delay\nP2: follow P1\nB1: delay',
      move: 'P1: move B1\nP3: move B3\nB1: move C1\nB2: move C2',
    };
    expect(play(MAP, { has: SPEEDS }, orders).tale).toEqual([
      'P3 goes A3 B3',
      'B2 goes D2 C2',
      'B1 goes D1 C1',
      'P1 goes A1 B1',
      'P2 follows P1: A2',
    ]);
  });

  test('[S-FOLLOW] a follower that its target leaves behind goes as far as it can', () => {
    const has = { P1: [far(-4)], B1: [quick(1)] };
    const orders = { declare: 'P1: follow B1', move: 'B1: move C1 D1 E1 F1' };
    expect(play(['P1 B1 . . . .'], { has }, orders).tale).toEqual([
      'B1 goes B1 C1 D1 E1 F1',
      'P1 follows B1: A1 B1 C1, falls short',
    ]);
  });
});
