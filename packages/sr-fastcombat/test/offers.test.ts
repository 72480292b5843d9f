import { seed, seeded } from '@tabletop/dice';
import { describe, expect, test } from 'vitest';
import { grenadeNamed, LEGAL_LIMIT, type SkirmishAction, type SkirmishState, srFastcombat } from '../src/index.js';
import { run } from './support/play.js';
import { cm, ground, gun, piece, scene, spell } from './support/scene.js';
import { blue, red } from './support/seats.js';

const club = { name: 'Club', damage: { kind: 'added', points: 1 } } as const;

/** The actions of one kind that a player is offered. */
function offered<Type extends SkirmishAction['type']>(
  state: SkirmishState,
  player: string,
  type: Type,
): readonly Extract<SkirmishAction, { readonly type: Type }>[] {
  return srFastcombat
    .legalActions(state, player)
    .filter((action): action is Extract<SkirmishAction, { readonly type: Type }> => action.type === type);
}

const kit = {
  meleeWeapons: [club],
  firearms: [
    gun('AK-97', { reloads: 1 }),
    gun('Grenade Launcher', { grenade: grenadeNamed('Concussion'), underBarrelOf: 0 }),
    gun(),
    gun('Shuriken'),
  ],
  grenades: [{ ...grenadeNamed('Offensive'), count: 1 }],
  spells: [
    spell(),
    spell({ name: 'Storm', radius: 5, maxForce: 1 }),
    spell({ name: 'Heal', effect: 'heal', damage: null, range: 'touch' }),
  ],
};
/** Red’s two figures, the first with everything; blue’s at 3 cm, behind a wall, and out of the fight. */
const state = scene({
  quiet: ['blue'],
  board: ground(piece('wall', 60, 110, 61, 130)),
  figures: [
    { owner: 'red', at: cm(50, 100), sheet: kit },
    { owner: 'red', at: cm(40, 100), actions: 0 },
    { owner: 'blue', at: cm(53, 100) },
    { owner: 'blue', at: cm(80, 130) },
    { owner: 'blue', at: cm(50, 97), status: 'out' },
  ],
});

describe('what a player is offered', () => {
  test('[F-READY] what is not ready and not fitted under a barrel, with what to put away where both hands are full', () => {
    expect(state.items.filter(({ ready }) => ready).map(({ id }) => id)).toEqual([1, 4]);
    expect(offered(state, 'red', 'ready').map(({ item, stow }) => [item, stow])).toEqual([
      [2, null],
      [5, 1],
      [5, 4],
      [6, 1],
      [6, 4],
    ]);
    const free = run(state, [red.drop(1, 1)]).state;
    expect(offered(run(free, [red.pass()]).state, 'red', 'ready').map(({ item, stow }) => [item, stow])).toEqual([
      [2, null],
      [5, null],
      [6, null],
    ]);
  });

  test('[F-MELEE] blows with what is in hand and bare hands, at whom it reaches', () => {
    expect(offered(state, 'red', 'strike').map(({ figure, weapon, target }) => [figure, weapon, target])).toEqual([
      [1, null, 3],
      [1, 1, 3],
    ]);
  });

  test('[F-ATTACK] shots with what is in hand, at whom it sees', () => {
    expect(offered(state, 'red', 'shoot').map(({ weapon, target }) => [weapon, target])).toEqual([[4, 3]]);
    const seen: SkirmishState = { ...state, board: ground() };
    expect(offered(seen, 'red', 'shoot').map(({ weapon, target }) => [weapon, target])).toEqual([
      [4, 3],
      [4, 4],
    ]);
  });

  test('[F-GRENADE] throws and launches where an enemy stands', () => {
    expect(offered(state, 'red', 'throw')).toEqual([]);
    expect(offered(state, 'red', 'launch')).toEqual([]);
    const ready = (id: number): SkirmishState => ({
      ...state,
      board: ground(),
      items: state.items.map((item) => ({ ...item, ready: item.id === id })),
    });
    expect(offered(ready(6), 'red', 'throw').map(({ grenade, at }) => [grenade, at])).toEqual([
      [6, cm(53, 100)],
      [6, cm(80, 130)],
    ]);
    // Nearer than 10 cm nothing is launched.
    expect(offered(ready(2), 'red', 'launch').map(({ weapon, at }) => [weapon, at])).toEqual([[3, cm(80, 130)]]);
  });

  test('[F-CAST] [F-FORCE] spells at the greatest Force, half of it and the least, at whom or where they may be', () => {
    const cast = offered(state, 'red', 'cast');
    expect(cast.filter((each) => each.spell === 0).map(({ force, target }) => [force, target])).toEqual([
      [6, 3],
      [3, 3],
      [1, 3],
    ]);
    expect(cast.filter((each) => each.spell === 1).map(({ force, target, at }) => [force, target, at])).toEqual(
      [cm(50, 100), cm(40, 100), cm(53, 100), cm(50, 97)].map((at) => [1, null, at]),
    );
    expect(cast.filter((each) => each.spell === 2).map(({ force, target }) => [force, target])).toEqual([
      [6, 5],
      [3, 5],
      [1, 5],
    ]);
  });

  test('[F-RELOAD] [F-ACT] loading, dropping, picking up, lying down', () => {
    expect(offered(state, 'red', 'reload')).toEqual([]);
    const fired = { ...state, items: state.items.map((item) => (item.id === 2 ? { ...item, rounds: 0 } : item)) };
    expect(offered(fired, 'red', 'reload').map(({ weapon }) => weapon)).toEqual([2]);
    expect(offered(state, 'red', 'drop').map(({ item }) => item)).toEqual([1, 2, 4, 5, 6]);
    expect(offered(state, 'red', 'lie-down').map(({ figure }) => figure)).toEqual([1]);
    expect(offered(state, 'red', 'stand-up')).toEqual([]);
    const dropped = run(state, [red.drop(1, 2), red.pass()]).state;
    expect(offered(dropped, 'red', 'pick-up').map(({ item }) => item)).toEqual([2]);
  });

  test('[F-WINDOW] actions at once, half way and at the end of an announced leg', () => {
    const open = scene({
      figures: [
        { owner: 'red', at: cm(50, 100) },
        { owner: 'blue', at: cm(100, 100) },
      ],
    });
    const announced = run(open, [red.announce(1, cm(50, 105))]).state;
    expect(offered(announced, 'blue', 'lie-down').map(({ mark }) => mark)).toEqual([undefined, 2, 5]);
    expect(offered(announced, 'blue', 'pass').map(({ until }) => until)).toEqual(['now', 'move', 'turn']);
    const short = run(open, [red.announce(1, cm(50, 100.9))]).state;
    expect(offered(short, 'blue', 'lie-down').map(({ mark }) => mark)).toEqual([undefined]);
  });

  test('[F-WINDOW] legs in all directions, straight ones, as long as may be gone', () => {
    const open = scene({
      figures: [
        { owner: 'red', at: cm(100, 100), sheet: { speed: 3 } },
        { owner: 'blue', at: cm(150, 100) },
      ],
    });
    const legs = offered(open, 'red', 'announce');
    expect(legs.length).toBeGreaterThanOrEqual(16);
    expect(legs.length).toBeLessThanOrEqual(LEGAL_LIMIT);
    expect(legs.map(({ path }) => path)).toContainEqual([cm(103, 100)]);
    const chance = seeded(seed('legs'));
    const sampled = Array.from({ length: 200 }, () => srFastcombat.sample(open, 'red', chance));
    expect(new Set(sampled.map(({ type }) => type)).size).toBe(3);
    for (const action of sampled) expect(srFastcombat.check(open, action)).toBeUndefined();
  });

  test('[F-JOKER] plays of one card, and with a Joker of two; of a long hand a fair spread', () => {
    const defending = (hand: Parameters<typeof scene>[0]['hands']) =>
      run(
        scene({
          quiet: ['blue'],
          figures: [
            { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } },
            { owner: 'blue', at: cm(70, 100) },
          ],
          ...(hand === undefined ? {} : { hands: hand }),
        }),
        [red.shoot(1, 1, 2), red.commit('AS')],
      ).state;
    expect(
      offered(
        defending([
          ['AS', '2S'],
          ['JK', '3H', '4H', '5H'],
        ]),
        'blue',
        'play',
      ).map(({ cards }) => cards),
    ).toEqual([['3H'], ['4H'], ['5H'], ['3H', 'JK', '4H'], ['3H', 'JK', '5H'], ['4H', 'JK', '5H']]);
    expect(
      offered(
        defending([
          ['AS', '2S'],
          ['3H', '4H'],
        ]),
        'blue',
        'play',
      ).map(({ cards }) => cards),
    ).toEqual([['3H'], ['4H']]);
    const many = state.deck.filter((card) => !card.startsWith('JK') && !card.endsWith('S'));
    const plays = offered(
      defending([
        ['AS', '2S'],
        ['JK', ...many],
      ]),
      'blue',
      'play',
    );
    expect(plays.length).toBeLessThanOrEqual(LEGAL_LIMIT);
    expect(plays.some(({ cards }) => cards.length === 1) && plays.some(({ cards }) => cards.length === 3)).toBe(true);
    for (const play of plays)
      expect(
        srFastcombat.check(
          defending([
            ['AS', '2S'],
            ['JK', ...many],
          ]),
          play,
        ),
      ).toBeUndefined();
  });

  test('[F-JOKER] cards to commit, and to complete a Joker', () => {
    const begun = run(
      scene({
        quiet: ['blue'],
        figures: [
          { owner: 'red', at: cm(50, 100) },
          { owner: 'blue', at: cm(53, 100) },
        ],
        hands: [
          ['JK', '2S', '3S'],
          ['4H', '5H'],
        ],
      }),
      [red.strike(1, null, 2)],
    ).state;
    expect(offered(begun, 'red', 'commit').map(({ card }) => card)).toEqual(['JK', '2S', '3S']);
    expect(offered(begun, 'red', 'trade').map(({ joker }) => joker)).toEqual(['JK']);
    const turned = run(begun, [red.commit('JK'), blue.commit('4H')]).state;
    expect(offered(turned, 'red', 'complete').map(({ cards }) => cards)).toEqual([['2S'], ['3S'], ['2S', '3S']]);
    expect(begun.stage).toMatchObject({ phase: 'melee', touch: false });
  });
});
