import type { Card } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import type { FigureSheet, SkirmishState } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { cm, ground, gun, piece, type Scenery, scene } from './support/scene.js';
import { blue, red } from './support/seats.js';

interface Duel extends Omit<Scenery, 'figures' | 'hands'> {
  readonly hands?: readonly [readonly Card[], readonly Card[]];
  /** How far the two are apart, in centimetres. */
  readonly apart?: number;
  readonly attacker?: Partial<FigureSheet>;
  readonly target?: Partial<FigureSheet>;
}

/** A figure with a pistol, item 1, that is about to shoot at another; whose player declares nothing. */
function duel({ apart = 20, attacker, target, ...of }: Duel = {}): SkirmishState {
  return scene({
    quiet: ['blue'],
    ...of,
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()], ...attacker } },
      { owner: 'blue', at: cm(50 + apart, 100), ...(target === undefined ? {} : { sheet: target }) },
    ],
  });
}

/** The one who shoots and one who runs past it, and has no Actions left. */
function runner(
  hands: readonly [readonly Card[], readonly Card[]],
  attacker: Partial<FigureSheet> = {},
): SkirmishState {
  const state = scene({
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun('Browning UltraPower')], ...attacker } },
      { owner: 'blue', at: cm(70, 100), sheet: { race: 'dwarf', knockOutValue: 11, actions: 1 }, actions: 0 },
    ],
    hands,
  });
  return { ...state, order: ['blue', 'red'] };
}

const aimedAt = (state: SkirmishState, ...before: Parameters<typeof run>[1]) =>
  eventOf(run(state, [...before, red.shoot(1, 1, 2)]).events, 'aimed');

describe('the Target Number of a shot', () => {
  test.each([
    [0, 'short', 6],
    [2, 'short', 6],
    [10, 'short', 6],
    [10.05, 'medium', 7],
    [30, 'medium', 7],
    [30.05, 'long', 8],
    [60, 'long', 8],
    [60.05, 'extreme', 11],
    [90, 'extreme', 11],
  ] as const)('[F-RANGES] [F-MEASURE] with a heavy pistol at %f cm: %s, %i', (apart, band, targetNumber) => {
    const state = apart === 0 ? duel({ apart: 2 }) : duel({ apart });
    expect(aimedAt(state)).toMatchObject({ rule: 'F-TN', band, targetNumber });
  });

  test('[F-RANGES] there is no shot beyond extreme range', () => {
    expect(refused(duel({ apart: 90 }), red.shoot(1, 1, 2))).toBeUndefined();
    expect(refused(duel({ apart: 90.05 }), red.shoot(1, 1, 2))).toBe('F-RANGES');
  });

  test.each([
    ['a laser', { firearms: [gun('Ares Predator', { laser: true })] }, {}, 6],
    ['a smartgun without a link', { firearms: [gun('Ares Predator', { smartgun: true })] }, {}, 7],
    ['a smartlink', { firearms: [gun('Ares Predator', { smartgun: true })], smartlink: true }, {}, 5],
    ['goggles', { firearms: [gun('Ares Predator', { smartgun: true })], goggles: true }, {}, 6],
    [
      'laser and link, of which the better counts',
      { firearms: [gun('Ares Predator', { laser: true, smartgun: true })], smartlink: true },
      {},
      5,
    ],
    ['an invisible target', {}, { invisible: true }, 15],
    ['an invisible attacker', { invisible: true }, {}, 7],
  ] satisfies readonly (readonly [string, Partial<FigureSheet>, Partial<FigureSheet>, number])[])(
    '[F-TN] %s',
    (_what, attacker, target, number) => {
      expect(aimedAt(duel({ attacker, target })).targetNumber).toBe(number);
    },
  );

  test('[F-TN] sights do not help to throw a knife, which goes by Throwing', () => {
    const knife = { ...gun('Throwing Knife'), laser: true, smartgun: true };
    const state = duel({
      apart: 5,
      attacker: { firearms: [gun('Throwing Knife')], smartlink: true },
      hands: [['5S'], ['2H']],
    });
    const sighted: SkirmishState = {
      ...state,
      items: state.items.map((item) =>
        item.equipment.kind === 'firearm' ? { ...item, equipment: { ...item.equipment, weapon: knife } } : item,
      ),
    };
    const { events } = run(sighted, [red.shoot(1, 1, 2), red.commit('5S'), blue.play('2H')], '9D', '9C', 'JD', 'JC');
    expect(eventOf(events, 'shot-judged')).toMatchObject({ targetNumber: 6, total: 9, hit: true });
  });

  test('[F-TN] who is detected by the attacker’s side is invisible no more, to that side alone', () => {
    const state = duel({ target: { invisible: true } });
    const by = (player: string): SkirmishState => ({
      ...state,
      figures: state.figures.map((figure) => (figure.id === 2 ? { ...figure, detectedBy: [player] } : figure)),
    });
    expect(aimedAt(by('red')).targetNumber).toBe(7);
    expect(aimedAt(by('blue')).targetNumber).toBe(15);
  });

  test('[F-TN] a figure is moving from the first of its way until its move is over, stops included', () => {
    const state = scene({
      quiet: ['blue'],
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()], actions: 5 } },
        { owner: 'blue', at: cm(70, 100) },
        { owner: 'red', at: cm(50, 110) },
      ],
    });
    expect(aimedAt(state).targetNumber).toBe(7);
    // The leg is announced, and nothing of it walked.
    expect(aimedAt(state, red.announce(1, cm(50, 95))).targetNumber).toBe(7);
    const stopped = run(state, [red.announce(1, cm(50, 99)), red.pass()]).state;
    expect(aimedAt(stopped).targetNumber).toBe(11);
    const other = run(stopped, [red.announce(3, cm(50, 111)), red.pass()]).state;
    expect(aimedAt(other).targetNumber).toBe(7);
    // After its player's moves, nobody of them is moving.
    const ended = run(stopped, [red.endMoves()]).state;
    expect(ended.mover).toBe(1);
    expect(aimedAt(ended).targetNumber).toBe(7);
  });

  test.each([
    ['over open ground', 'standing', ground()],
    ['over rubble', 'standing', ground(piece('difficult', 0, 0, 200, 200))],
    ['crawling', 'prone', ground()],
    ['crawling over rubble', 'prone', ground(piece('difficult', 0, 0, 200, 200))],
  ] as const)('[F-TN] [F-MOVE] who goes %s is moving', (_how, posture, board) => {
    const state = scene({
      quiet: ['blue'],
      board,
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] }, posture },
        { owner: 'blue', at: cm(70, 100) },
      ],
    });
    expect(aimedAt(state, red.announce(1, cm(50, 99.95)), red.pass()).targetNumber).toBe(11);
  });

  test('[F-TN] at 1 cm of its leg the mover moves, at mark 0 it stands', () => {
    const state = scene({
      quiet: ['blue'],
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } },
        { owner: 'blue', at: cm(70, 100) },
      ],
    });
    const shot = (mark: number) =>
      eventOf(run(state, [red.announce(1, cm(55, 100)), red.shoot(1, 1, 2, mark)]).events, 'aimed').targetNumber;
    expect(shot(0)).toBe(7);
    expect(shot(1)).toBe(11);
    expect(shot(5)).toBe(11);
  });

  test('[F-TN] a target that moves is 2 harder to hit, one that has moved or will move is not', () => {
    const state = runner([['5S'], ['KS']]);
    const shot = (...before: Parameters<typeof run>[1]) =>
      eventOf(run(state, [...before, red.shoot(1, 1, 2)]).events, 'aimed').targetNumber;
    expect(shot(blue.announce(2, cm(70, 99)))).toBe(7);
    expect(shot(blue.announce(2, cm(70, 99)), red.pass(), blue.announce(2, cm(70, 98)))).toBe(9);
    expect(shot(blue.announce(2, cm(70, 99)), red.pass(), blue.endMoves())).toBe(7);
  });

  test.each([
    ['ends 3.05 cm before the target', piece('cover', 60, 98, 66.95, 102), 7],
    ['ends 3 cm before it', piece('cover', 60, 98, 67, 102), 7],
    ['reaches to 2.95 cm', piece('cover', 60, 98, 67.05, 102), 11],
    ['is touched at a corner', piece('cover', 68, 100, 69, 102), 7],
    ['is where the target stands', piece('cover', 69, 98, 71, 102), 11],
    ['is behind it', piece('cover', 71, 98, 72, 102), 7],
    ['is no cover, but difficult', piece('difficult', 68, 98, 69, 102), 7],
  ] as const)('[F-TERRAIN] [F-TN] cover that %s: Target Number %i', (_where, terrain, number) => {
    expect(aimedAt(duel({ board: ground(terrain) })).targetNumber).toBe(number);
  });

  test('[F-TERRAIN] a wall between blocks a shot, one that is touched at a corner or a side does not', () => {
    const shot = (wall: ReturnType<typeof piece>) => refused(duel({ board: ground(wall) }), red.shoot(1, 1, 2));
    expect(shot(piece('wall', 60, 98, 61, 102))).toBe('F-TERRAIN');
    expect(shot(piece('wall', 60, 99.95, 61, 102))).toBe('F-TERRAIN');
    expect(shot(piece('wall', 60, 100, 61, 102))).toBeUndefined();
    expect(shot(piece('cover', 60, 98, 61, 102))).toBeUndefined();
  });

  test('[F-TERRAIN] figures never block a shot', () => {
    const state = scene({
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } },
        { owner: 'blue', at: cm(70, 100) },
        { owner: 'blue', at: cm(60, 100) },
        { owner: 'red', at: cm(55, 100) },
      ],
    });
    expect(refused(state, red.shoot(1, 1, 2))).toBeUndefined();
  });
});

describe('a shot', () => {
  const judged = (state: SkirmishState, actions: Parameters<typeof run>[1], ...draws: Card[]) =>
    eventOf(run(state, actions, ...draws).events, 'shot-judged');

  test.each([
    // Medium range 7 and target moving 2 make 9; the skill is 6.
    ['10H', { attack: 5, defence: 10, total: null, targetNumber: 9, hit: false }],
    ['KH', { attack: 5, defence: 3, total: 11, targetNumber: 9, hit: true }],
    ['5H', { attack: 5, defence: 5, total: 16, targetNumber: 9, hit: true }],
    ['6H', { attack: 5, defence: 6, total: null, targetNumber: 9, hit: false }],
  ] as const)('[F-ATTACK] Melissa plays a 5 with skill 6 against Target Number 9, the dwarf %s', (card, found) => {
    const state = runner([
      ['5S', '2S'],
      [card, '2H'],
    ]);
    const script = [blue.announce(2, cm(70, 99)), red.pass(), blue.announce(2, cm(70, 98)), red.shoot(1, 1, 2)];
    const { events } = run(state, [...script, red.commit('5S'), blue.play(card)]);
    expect(eventOf(events, 'shot-judged')).toMatchObject({ rule: 'F-ATTACK', figure: 1, target: 2, ...found });
    expect(types(events)).not.toContain('damage-judged');
  });

  test('[F-ATTACK] Queen against Queen: 6 and 2 and 2 reach a Target Number of 10', () => {
    // Short 6 and cover 4 make 10.
    const state = (firearmsSkill: number) =>
      duel({
        apart: 10,
        board: ground(piece('cover', 58, 98, 59, 102)),
        attacker: { firearms: [gun('Browning UltraPower')], firearmsSkill },
        hands: [
          ['QS', '2S'],
          ['QH', '2H'],
        ],
      });
    const shot = [red.shoot(1, 1, 2), red.commit('QS'), blue.play('QH')];
    expect(judged(state(6), shot)).toMatchObject({ total: 10, targetNumber: 10, hit: true });
    expect(judged(state(5), shot)).toMatchObject({ total: 9, targetNumber: 10, hit: false });
  });

  test('[F-ATTACK] [F-JOKER] a 9, a Joker and a 6 with skill 4 make 19', () => {
    const state = duel({
      attacker: { firearmsSkill: 4, firearms: [gun()] },
      hands: [
        ['9S', 'JK', '6S', '2S'],
        ['3H', '2H'],
      ],
    });
    const shot = [red.shoot(1, 1, 2), red.commit('JK'), blue.play('3H'), red.complete('9S', '6S')];
    expect(judged(state, shot)).toMatchObject({ attack: 15, total: 19 });
  });

  test('[F-ATTACK] plays are compared, and equal ones added, with all their cards', () => {
    const state = duel({
      hands: [
        ['10S', '2S'],
        ['7H', 'JK', 'KH', '2H'],
      ],
    });
    const shot = (...cards: Card[]) => judged(state, [red.shoot(1, 1, 2), red.commit('10S'), blue.play(...cards)]);
    expect(shot('7H', 'JK', 'KH')).toMatchObject({ attack: 10, defence: 10, total: 26 });
    expect(shot('7H')).toMatchObject({ defence: 7, total: 16 });
  });

  test('[F-ATTACK] a hopeless shot may be made, to draw out a card', () => {
    const state = duel({
      apart: 90,
      attacker: { firearmsSkill: 0, firearms: [gun()] },
      target: { invisible: true },
      hands: [
        ['JS', '2S'],
        ['AH', '2H'],
      ],
    });
    const { events, state: after } = run(state, [red.shoot(1, 1, 2), red.commit('JS'), blue.play('AH')]);
    expect(eventOf(events, 'shot-judged')).toMatchObject({ targetNumber: 19, total: null, hit: false });
    expect(after.discards).toEqual(['AH', 'JS']);
  });

  test('[F-ATTACK] the attacker’s card lies face down until the defender has played', () => {
    const state = duel({
      hands: [
        ['5S', '2S'],
        ['KH', '2H'],
      ],
    });
    const committed = run(state, [red.shoot(1, 1, 2), red.commit('5S')]);
    expect(types(committed.events).slice(-2)).toEqual(['aimed', 'committed']);
    expect(committed.state.discards).toEqual([]);
    expect(refused(committed.state, red.play('2S'))).toBe('F-JOKER');
    expect(refused(committed.state, blue.commit('KH'))).toBe('F-ATTACK');
    const open = run(committed.state, [blue.play('KH')]);
    expect(types(open.events)).toEqual(['played', 'turned-over', 'shot-judged']);
  });

  test('[F-ATTACK] the target’s owner must play, and may not decline', () => {
    const { state } = run(
      duel({
        hands: [
          ['AS', '2S'],
          ['AH', '2H'],
        ],
      }),
      [red.shoot(1, 1, 2), red.commit('AS')],
    );
    expect(refused(state, blue.pass())).toBe('F-WINDOW');
    expect(refused(state, blue.decline())).toBe('F-RESISTED');
    expect(refused(state, blue.play())).toBe('F-JOKER');
  });

  test('[F-ATTACK] nobody shoots at its own side, at who is out, or with nothing', () => {
    const state = scene({
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } },
        { owner: 'red', at: cm(60, 100), sheet: { firearms: [gun()] } },
        { owner: 'blue', at: cm(70, 100), status: 'out' },
        { owner: 'blue', at: cm(80, 100) },
      ],
    });
    expect(refused(state, red.shoot(1, 1, 4))).toBeUndefined();
    expect(refused(state, red.shoot(1, 1, 2))).toBe('F-ATTACK');
    expect(refused(state, red.shoot(1, 1, 1))).toBe('F-ATTACK');
    expect(refused(state, red.shoot(1, 1, 3))).toBe('F-ATTACK');
    expect(refused(state, red.shoot(1, 1, 9))).toBe('F-ATTACK');
    expect(refused(state, red.shoot(1, 2, 4))).toBe('F-READY');
    expect(refused(state, red.shoot(1, 9, 4))).toBe('F-READY');
  });

  test('[F-AMMO] [F-ACT] each attack takes a round and an Action, whether it hits or not', () => {
    const state = duel({
      hands: [
        ['5S', '2S', '3S'],
        ['AH', 'AD', '2H'],
      ],
      attacker: { firearms: [gun('Walther Palm Pistol')], actions: 3 },
    });
    const first = run(state, [red.shoot(1, 1, 2)]).state;
    expect([first.items[0]?.rounds, first.figures[0]?.actions]).toEqual([1, 2]);
    const second = run(first, [red.commit('5S'), blue.play('AH'), red.shoot(1, 1, 2)]).state;
    expect([second.items[0]?.rounds, second.figures[0]?.actions]).toEqual([0, 1]);
    const empty = run(second, [red.commit('2S'), blue.play('AD')]).state;
    expect(refused(empty, red.shoot(1, 1, 2))).toBe('F-AMMO');
  });

  test('[F-AMMO] a thrown weapon is gone when it has been thrown, and adds to the Melee Combat Damage', () => {
    const state = duel({
      apart: 5,
      hands: [
        ['5S', '9S', '2S'],
        ['2H', '3H'],
      ],
      attacker: { firearms: [gun('Throwing Knife', { count: 2 })] },
      target: { knockOutValue: 15 },
    });
    expect(state.items.map(({ ready }) => ready)).toEqual([true, true]);
    const { state: after, events } = run(
      state,
      [red.shoot(1, 1, 2), red.commit('5S'), blue.play('2H'), red.play('9S')],
      '3D',
    );
    expect(after.items.map(({ id }) => id)).toEqual([2]);
    // 8 less 2 and the 9 make 15.
    expect(eventOf(events, 'damage-judged')).toMatchObject({ damage: 6, total: 15, knockOutValue: 15, out: true });
  });

  test('[F-AMMO] a bow holds one arrow and shoots by Firearms', () => {
    const state = duel({
      hands: [
        ['5S', '2S'],
        ['2H', '3H'],
      ],
      attacker: { firearms: [gun('Bow')] },
      apart: 5,
    });
    const { state: after, events } = run(state, [red.shoot(1, 1, 2), red.commit('5S'), blue.play('2H')]);
    expect(eventOf(events, 'shot-judged').total).toBe(11);
    expect(after.items[0]?.rounds).toBe(0);
  });

  test('[F-READY] only a readied weapon shoots', () => {
    const state = duel({ attacker: { firearms: [gun('AK-97'), gun()] } });
    expect(state.items.map(({ ready }) => ready)).toEqual([true, false]);
    expect(refused(state, red.shoot(1, 1, 2))).toBeUndefined();
    expect(refused(state, red.shoot(1, 2, 2))).toBe('F-READY');
  });

  test('[F-ATTACK] a hit goes on to its damage, by the weapon’s', () => {
    const state = duel({
      hands: [
        ['5S', '6S', '2S'],
        ['3H', '2H'],
      ],
    });
    const { events } = run(state, [red.shoot(1, 1, 2), red.commit('5S'), blue.play('3H'), red.play('6S')], '7D');
    expect(eventOf(events, 'damage-judged')).toMatchObject({ target: 2, played: 6, drawn: 7, damage: 12, total: null });
    expect(eventsOf(events, 'knocked-out')).toEqual([]);
  });
});
