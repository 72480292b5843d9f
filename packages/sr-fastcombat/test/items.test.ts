import { describe, expect, test } from 'vitest';
import { type FigureSheet, grenadeNamed, type SkirmishState, srFastcombat } from '../src/index.js';
import { eventOf, refused, run } from './support/play.js';
import { cm, ground, gun, piece, type Scenery, scene } from './support/scene.js';
import { blue, red } from './support/seats.js';

const club = { name: 'Club', damage: { kind: 'added', points: 1 } } as const;
const concussion = { ...grenadeNamed('Concussion'), count: 1 };

/** A figure with something in its bags, and much to do; one of blue’s is 20 cm away, and declares nothing. */
function bearer(sheet: Partial<FigureSheet>, of: Partial<Scenery> = {}): SkirmishState {
  return scene({
    quiet: ['red', 'blue'],
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { actions: 9, ...sheet } },
      { owner: 'blue', at: cm(70, 100) },
    ],
    ...of,
  });
}

const inHand = ({ items }: SkirmishState) => items.filter(({ ready }) => ready).map(({ id }) => id);

describe('what is ready at the start', () => {
  test.each([
    ['a two-handed weapon', [], ['AK-97', 'Ares Predator'], [1]],
    ['two of one hand each', [club], ['Ares Predator', 'AK-97'], [1, 2]],
    ['one that fits beside it', [club], ['AK-97', 'Ares Predator'], [1, 3]],
    ['three pistols', [], ['Ares Predator', 'Beretta 101T', 'Streetline Special'], [1, 2]],
    ['a taser and a shuriken', [], ['Defiance SuperShock', 'Shuriken'], [1, 2]],
    ['a bow', [], ['Bow', 'Throwing Knife'], [1]],
    ['an SMG', [], ['Uzi III', 'Throwing Knife'], [1]],
  ] as const)('[F-READY] the first that two hands hold: %s', (_what, meleeWeapons, guns, ready) => {
    expect(inHand(bearer({ meleeWeapons, firearms: guns.map((name) => gun(name)) }))).toEqual(ready);
  });

  test('[F-READY] grenades are to be prepared, and by house rule everything', () => {
    expect(inHand(bearer({ grenades: [concussion] }))).toEqual([]);
    expect(inHand(bearer({ firearms: [gun()] }, { rules: { startReady: 'none' } }))).toEqual([]);
    expect(inHand(bearer({ firearms: [gun(), gun(), gun()] }, { rules: { hands: 3 } }))).toEqual([1, 2, 3]);
  });
});

describe('readying', () => {
  const kit = bearer({
    meleeWeapons: [club],
    firearms: [gun('AK-97'), gun(), gun('Beretta 101T')],
    grenades: [concussion],
  });

  test('[F-READY] one Action, and what stands in its way is put away with it', () => {
    expect(inHand(kit)).toEqual([1, 3]);
    const { state, events } = run(kit, [red.ready(1, 2)]);
    expect(eventOf(events, 'readied')).toMatchObject({ item: 2, stowed: [1, 3] });
    expect(inHand(state)).toEqual([2]);
    expect(state.figures[0]?.actions).toBe(8);
    const back = run(state, [red.ready(1, 3)]).state;
    expect(inHand(back)).toEqual([3]);
    // Two that take one hand each take two Actions; the second finds a free hand.
    const both = run(back, [red.ready(1, 1)]);
    expect(eventOf(both.events, 'readied').stowed).toEqual([]);
    expect(inHand(both.state)).toEqual([1, 3]);
    expect(both.state.figures[0]?.actions).toBe(6);
  });

  test('[F-READY] who has both hands full says what is put away, or the first thing is', () => {
    expect(inHand(run(kit, [red.ready(1, 4, 3)]).state)).toEqual([1, 4]);
    expect(inHand(run(kit, [red.ready(1, 4, 1)]).state)).toEqual([3, 4]);
    expect(inHand(run(kit, [red.ready(1, 4)]).state)).toEqual([3, 4]);
    expect(refused(kit, red.ready(1, 4, 2))).toBe('F-READY');
  });

  test('[F-READY] not what is ready, what others carry, or what takes more hands than one has', () => {
    expect(refused(kit, red.ready(1, 1))).toBe('F-READY');
    expect(refused(kit, red.ready(1, 99))).toBe('F-READY');
    const one = bearer({ firearms: [gun('AK-97'), gun()] }, { rules: { hands: 1 } });
    expect(inHand(one)).toEqual([2]);
    expect(refused(one, red.ready(1, 1))).toBe('F-READY');
    const theirs = scene({
      figures: [
        { owner: 'red', at: cm(50, 100) },
        { owner: 'blue', at: cm(70, 100), sheet: { firearms: [gun()] } },
      ],
    });
    expect(refused(theirs, red.ready(1, 1))).toBe('F-READY');
  });

  test('[F-READY] each grenade is prepared by itself, in one hand', () => {
    const { state } = run(kit, [red.ready(1, 5, 1)]);
    expect(inHand(state)).toEqual([3, 5]);
    expect(state.figures[0]?.actions).toBe(8);
  });

  test('[F-GRENADE] a launcher under a barrel is ready with its weapon, and cannot be readied, dropped or picked up by itself', () => {
    const launcher = gun('Grenade Launcher', { grenade: grenadeNamed('Offensive'), underBarrelOf: 0 });
    const state = bearer({ firearms: [gun('AK-97'), launcher, gun()] });
    expect(inHand(state)).toEqual([1]);
    expect(refused(state, red.launch(1, 2, cm(70, 100)))).toBeUndefined();
    expect(refused(state, red.ready(1, 2))).toBe('F-GRENADE');
    expect(refused(state, red.drop(1, 2))).toBe('F-ACT');
    const pistol = run(state, [red.ready(1, 3)]).state;
    expect(refused(pistol, red.launch(1, 2, cm(70, 100)))).toBe('F-READY');
    const dropped = run(state, [red.drop(1, 1)]).state;
    expect(dropped.items.slice(0, 2).map(({ holder, at }) => [holder, at])).toEqual([
      [null, cm(50, 100)],
      [null, cm(50, 100)],
    ]);
    expect(refused(dropped, red.pickUp(1, 2))).toBe('F-ACT');
    const again = run(dropped, [red.pickUp(1, 1)]).state;
    expect(again.items.slice(0, 2).map(({ holder }) => holder)).toEqual([1, 1]);
    expect(refused(again, red.launch(1, 2, cm(70, 100)))).toBe('F-READY');
  });

  test('[F-GRENADE] [F-READY] a launcher of its own is readied, once, in two hands', () => {
    const state = bearer({ firearms: [gun(), gun('Grenade Launcher', { grenade: grenadeNamed('Offensive') })] });
    expect(refused(state, red.launch(1, 2, cm(70, 100)))).toBe('F-READY');
    const ready = run(state, [red.ready(1, 2)]).state;
    expect(inHand(ready)).toEqual([2]);
    expect(refused(ready, red.launch(1, 2, cm(70, 100)))).toBeUndefined();
    // What a launcher shoots is aimed at a spot.
    expect(refused(ready, red.shoot(1, 2, 2))).toBe('F-READY');
  });
});

describe('reloading', () => {
  const fired = (rounds: number, of: Partial<Scenery> = {}): SkirmishState => {
    const state = bearer({ firearms: [gun('Remington 750', { reloads: 2 })] }, of);
    return { ...state, items: state.items.map((item) => ({ ...item, rounds })) };
  };
  const loaded = (state: SkirmishState) => {
    const { state: after, events } = run(state, [red.reload(1, 1)]);
    return [eventOf(events, 'reloaded').rounds, after.items[0]?.spare, after.figures[0]?.actions];
  };

  test('[F-RELOAD] takes one Action and one of the Reloads, to full, whatever was left', () => {
    expect(fired(0).items[0]).toMatchObject({ rounds: 0, spare: 10 });
    expect(loaded(fired(0))).toEqual([5, 5, 8]);
    expect(loaded(fired(4))).toEqual([5, 5, 8]);
  });

  test('[F-RELOAD] not when it is full, when no Reload is left, or of what is not loaded', () => {
    expect(refused(fired(5), red.reload(1, 1))).toBe('F-RELOAD');
    const once = run(fired(0), [red.reload(1, 1)]).state;
    const empty = (state: SkirmishState) => ({ ...state, items: state.items.map((item) => ({ ...item, rounds: 0 })) });
    const twice = run(empty(once), [red.reload(1, 1)]).state;
    expect(twice.items[0]?.spare).toBe(0);
    expect(refused(empty(twice), red.reload(1, 1))).toBe('F-RELOAD');
    expect(refused(bearer({ meleeWeapons: [club] }), red.reload(1, 1))).toBe('F-RELOAD');
    expect(refused(bearer({ firearms: [gun('Shuriken')] }), red.reload(1, 1))).toBe('F-RELOAD');
    expect(refused(fired(0), red.reload(1, 9))).toBe('F-RELOAD');
  });

  test('[F-RELOAD] by detailed bookkeeping takes the rounds that are missing, as far as there are any', () => {
    const kept = { rules: { partialReloads: true } };
    expect(loaded(fired(4, kept))).toEqual([5, 9, 8]);
    const few = fired(1, kept);
    expect(loaded({ ...few, items: few.items.map((item) => ({ ...item, spare: 3 })) })).toEqual([4, 0, 8]);
    const none = fired(1, kept);
    expect(refused({ ...none, items: none.items.map((item) => ({ ...item, spare: 0 })) }, red.reload(1, 1))).toBe(
      'F-RELOAD',
    );
    // Without it, less than a magazine is no Reload.
    const part = fired(1);
    expect(refused({ ...part, items: part.items.map((item) => ({ ...item, spare: 4 })) }, red.reload(1, 1))).toBe(
      'F-RELOAD',
    );
  });

  test('[F-RELOAD] the weapon needs not be in hand', () => {
    const state = fired(0);
    expect(
      refused({ ...state, items: state.items.map((item) => ({ ...item, ready: false })) }, red.reload(1, 1)),
    ).toBeUndefined();
  });
});

describe('what else takes an Action', () => {
  test('[F-ACT] dropping lays a thing at one’s feet, and it is not ready when it is picked up', () => {
    const state = bearer({ firearms: [gun()] });
    const dropped = run(state, [red.drop(1, 1)]).state;
    expect(dropped.items[0]).toMatchObject({ holder: null, at: cm(50, 100), ready: false });
    expect(dropped.figures[0]?.actions).toBe(8);
    expect(refused(dropped, red.shoot(1, 1, 2))).toBe('F-READY');
    const again = run(dropped, [red.pickUp(1, 1)]).state;
    expect(again.items[0]).toMatchObject({ holder: 1, at: null, ready: false });
    expect(again.figures[0]?.actions).toBe(7);
    expect(refused(again, red.pickUp(1, 1))).toBe('F-ACT');
    expect(refused(dropped, red.drop(1, 1))).toBe('F-ACT');
    expect(refused(state, red.drop(1, 9))).toBe('F-ACT');
  });

  test.each([
    [3, undefined],
    [3.05, 'F-ACT'],
  ])('[F-ACT] picking up needs 3 cm: at %f cm, %s', (away, found) => {
    const state = scene({
      quiet: ['red', 'blue'],
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } },
        { owner: 'blue', at: cm(50 + away, 100) },
      ],
    });
    const dropped = run(state, [red.drop(1, 1), red.endMoves()]).state;
    expect(refused(dropped, blue.pickUp(2, 1))).toBe(found);
    const thin = ground(piece('wall', 51.45, 90, 51.55, 110));
    expect(refused({ ...dropped, board: thin }, blue.pickUp(2, 1))).toBe('F-ACT');
  });

  test('[F-ACT] lying down and standing up', () => {
    const state = bearer({});
    expect(refused(state, red.standUp(1))).toBe('F-ACT');
    const down = run(state, [red.lieDown(1)]).state;
    expect(down.figures[0]).toMatchObject({ posture: 'prone', actions: 8 });
    expect(refused(down, red.lieDown(1))).toBe('F-ACT');
    expect(run(down, [red.standUp(1)]).state.figures[0]).toMatchObject({ posture: 'standing', actions: 7 });
  });

  test('[F-ACT] what the scenario names, and nothing else', () => {
    const state = bearer({}, { scenarioActions: ['open the gate', '__proto__'] });
    const { state: after, events } = run(state, [red.scenario(1, 'open the gate'), red.scenario(1, '__proto__')]);
    expect(events.filter(({ type }) => type === 'scenario-action')).toMatchObject([
      { name: 'open the gate' },
      { name: '__proto__' },
    ]);
    expect(after.figures[0]?.actions).toBe(7);
    expect(refused(state, red.scenario(1, 'close the gate'))).toBe('F-ACT');
    expect(refused(state, red.scenario(1, 'constructor'))).toBe('F-ACT');
  });

  test('[F-ACT] a figure with no Action left does nothing more', () => {
    const state = bearer({ actions: 1, firearms: [gun()] });
    const after = run(state, [red.lieDown(1)]).state;
    expect(refused(after, red.standUp(1))).toBe('F-ACT');
    expect(refused(after, red.shoot(1, 1, 2))).toBe('F-ATTACK');
    expect(srFastcombat.legalActions(after, 'red').map(({ type }) => type)).toContain('announce');
  });
});
