import type { Card } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import type { SkirmishState } from '../src/index.js';
import { chosen } from './support/bot.js';
import { run } from './support/play.js';
import { type Cast, cm, ground, gun, piece, type Scenery, scene, spell } from './support/scene.js';
import { blue, red } from './support/seats.js';

const GOOD: readonly Card[] = ['10C', '9C', '8C', 'AC', '7C', '6C'];

/** Red is to move; blue declares nothing unless a scene says otherwise. */
function staged(figures: readonly Cast[], of: Partial<Scenery> = {}): SkirmishState {
  return scene({ quiet: ['blue'], hands: [GOOD, ['9H', '5H', '4H']], ...of, figures });
}

const shooter: Cast = { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } };
const target: Cast = { owner: 'blue', at: cm(70, 100) };
const launcher = gun('Grenade Launcher', { grenade: { name: 'Offensive', damage: 16, reduction: 1.5 }, reloads: 1 });

describe('what the sensible bot does', () => {
  test('[F-ATTACK] shoots at whom it sees', () => {
    expect(chosen(staged([shooter, target]))).toMatchObject({ type: 'shoot', figure: 1, weapon: 1, target: 2 });
  });

  test('[F-ATTACK] shoots at whom it rather puts out of the fight', () => {
    const weak: Cast = { owner: 'blue', at: cm(70, 90), sheet: { knockOutValue: 12 } };
    const strong: Cast = { owner: 'blue', at: cm(70, 110), sheet: { knockOutValue: 30 } };
    expect(chosen(staged([shooter, strong, weak]))).toMatchObject({ type: 'shoot', target: 3 });
  });

  test('[F-RELOAD] loads what is empty', () => {
    const empty = staged([{ ...shooter, sheet: { firearms: [gun('Ares Predator', { reloads: 1 })] } }, target]);
    const state = { ...empty, items: empty.items.map((item) => ({ ...item, rounds: 0 })) };
    expect(chosen(state)).toMatchObject(red.reload(1, 1));
  });

  test('[F-READY] takes in hand what it needs', () => {
    expect(chosen(staged([shooter, target], { rules: { startReady: 'none' } }))).toMatchObject(red.ready(1, 1));
  });

  test('[F-MELEE] fights whom it touches', () => {
    const brawler: Cast = { owner: 'red', at: cm(68, 100), sheet: { meleeSkill: 12, meleeDamage: 14 } };
    expect(chosen(staged([brawler, target]))).toMatchObject({ type: 'strike', figure: 1, target: 2 });
  });

  test('[F-GRENADE] launches grenades at clusters, but not at its own', () => {
    const grenadier: Cast = { owner: 'red', at: cm(30, 100), sheet: { firearms: [launcher], firearmsSkill: 9 } };
    const cluster = [target, { ...target, at: cm(72.5, 100) }];
    expect(chosen(staged([grenadier, ...cluster]))).toMatchObject({ type: 'launch', figure: 1, weapon: 1 });
    const friends: readonly Cast[] = [69, 71].map((y) => ({ owner: 'red', at: cm(y, 103) }));
    expect(chosen(staged([grenadier, ...cluster, ...friends])).type).not.toBe('launch');
  });

  test('[F-SPELLS] heals a friend', () => {
    const heal = spell({ name: 'Heal', range: 'touch', damage: null, effect: 'heal', targetNumber: 5, drain: -6 });
    const healer: Cast = { owner: 'red', at: cm(50, 100), sheet: { spells: [heal] } };
    const fallen: Cast = { owner: 'red', at: cm(52, 100), status: 'out' };
    expect(chosen(staged([healer, fallen, target]))).toMatchObject({ type: 'cast', figure: 1, target: 2 });
  });

  test('[F-CAST] casts at an enemy where drain is harmless', () => {
    const mage: Cast = { owner: 'red', at: cm(50, 100), sheet: { spells: [spell({ drain: -6 })] } };
    expect(chosen(staged([mage, target]))).toMatchObject({ type: 'cast', figure: 1, target: 2, at: null });
  });

  test('[F-MOVE] goes round a wall after enemies, in legs that are legal', () => {
    const walled = ground(piece('wall', 58, 80, 60, 120));
    const action = chosen(staged([shooter, target], { board: walled }));
    expect(action).toMatchObject({ type: 'announce', figure: 1 });
  });

  test('[F-MOVE] stays out of sight of one that it cannot harm', () => {
    const gunner: Cast = { owner: 'blue', at: cm(70, 100), sheet: { firearms: [gun('AK-97')], knockOutValue: 90 } };
    const edge = ground(piece('wall', 58, 98, 60, 130));
    const action = chosen(staged([{ owner: 'red', at: cm(55, 96) }, gunner], { board: edge }));
    expect(action.type).toBe('announce');
    const there = action.type === 'announce' ? action.path.at(-1)?.y : undefined;
    expect(there).toBeGreaterThan(cm(55, 96).y);
  });

  test('[F-SEQUENCE] ends its moves where nothing is to be won by any', () => {
    const done: Cast = { ...shooter, actions: 0, moved: true };
    expect(chosen(staged([done, target]))).toEqual(red.endMoves());
  });
});

describe('what the sensible bot answers in a window', () => {
  /** Blue runs out from behind a wall; red may answer. */
  function crossing(of: Partial<Scenery> = {}): SkirmishState {
    const runner: Cast = { owner: 'blue', at: cm(70, 104), actions: 0, sheet: { speed: 30 } };
    const state = scene({
      hands: [GOOD, ['9H', '5H']],
      board: ground(piece('wall', 60, 102, 62, 120)),
      ...of,
      figures: [shooter, runner],
    });
    return run({ ...state, order: ['blue', 'red'] }, [blue.announce(2, cm(70, 99))]).state;
  }

  test('[F-WINDOW] a shot at the mark at which the enemy comes in sight', () => {
    const action = chosen(crossing());
    expect(action).toMatchObject({ type: 'shoot', figure: 1, target: 2 });
    expect('mark' in action ? action.mark : 0).toBeGreaterThan(0);
  });

  test('[F-WINDOW] nothing, where there is no one to be seen', () => {
    expect(chosen(crossing({ board: ground(piece('wall', 60, 80, 62, 120)) }))).toEqual(red.pass('now'));
  });

  test('[F-WINDOW] that it passes for the turn, where nobody can come within its reach', () => {
    const far: Cast = { owner: 'blue', at: cm(190, 100) };
    const state = scene({ hands: [GOOD, ['9H', '5H']], figures: [{ ...shooter, at: cm(20, 100) }, far] });
    const { state: asked } = run({ ...state, order: ['blue', 'red'] }, [blue.announce(2, cm(188, 100))]);
    expect(chosen(asked)).toEqual(red.pass('turn'));
  });

  test('[F-WINDOW] that it passes for the move, where this move brings nobody within its reach', () => {
    const far: Cast = { owner: 'blue', at: cm(160, 100), actions: 0, sheet: { speed: 20 } };
    const near: Cast = { owner: 'blue', at: cm(140, 100), actions: 0, sheet: { speed: 40 } };
    const state = scene({ hands: [GOOD, ['9H', '5H']], figures: [{ ...shooter, at: cm(20, 100) }, far, near] });
    const { state: asked } = run({ ...state, order: ['blue', 'red'] }, [blue.announce(2, cm(158, 100))]);
    expect(chosen(asked)).toEqual(red.pass('move'));
  });
});
