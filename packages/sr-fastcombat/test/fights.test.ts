import type { Card } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import { type FigureSheet, type SkirmishState, srFastcombat } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { cm, ground, gun, piece, type Scenery, scene } from './support/scene.js';
import { blue, red } from './support/seats.js';

const club = { name: 'Club', damage: { kind: 'added', points: 1 } } as const;
const knife = { name: 'Knife', damage: { kind: 'added', points: -2 } } as const;
const monowhip = { name: 'Monowhip', damage: { kind: 'fixed', points: 16 } } as const;

interface Fight extends Partial<Scenery> {
  readonly apart?: number;
  readonly attacker?: Partial<FigureSheet>;
  readonly target?: Partial<FigureSheet>;
}

/** Red is about to strike at blue, who declares nothing. */
function fight({ apart = 3, attacker, target, ...of }: Fight = {}): SkirmishState {
  return scene({
    quiet: ['blue'],
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { ...attacker } },
      { owner: 'blue', at: cm(50 + apart, 100), sheet: { ...target } },
    ],
    hands: [
      ['7S', '9S', '2S'],
      ['AH', '9H', '2H'],
    ],
    ...of,
  });
}

const blows = (state: SkirmishState, attack: Card, defence: Card, weapon: number | null = null) =>
  run(state, [red.strike(1, weapon, 2), red.commit(attack), blue.commit(defence)]);

describe('a fight hand to hand', () => {
  test('[F-MELEE] the troll’s 4 and 7 against Steve’s 5 and an ace: he hits her', () => {
    const { state, events } = blows(fight({ attacker: { meleeSkill: 4 } }), '7S', 'AH');
    expect(eventOf(events, 'melee-judged')).toMatchObject({ attackTotal: 11, defenceTotal: 17, hit: 1 });
    expect(state.stage.phase === 'damage' && state.stage.hits).toEqual([{ by: 2, target: 1, damage: 8 }]);
    // Who hit plays for the damage.
    expect(srFastcombat.actors(state)).toEqual(['blue']);
  });

  test('[F-MELEE] the higher total hits, whoever attacked; by a single point', () => {
    const judged = (attackSkill: number) =>
      eventOf(blows(fight({ attacker: { meleeSkill: attackSkill } }), '9S', '9H').events, 'melee-judged').hit;
    expect([4, 5, 6].map(judged)).toEqual([1, null, 2]);
  });

  test('[F-MELEE] a tie hits nobody, and is over', () => {
    const { state, events } = blows(fight(), '9S', '9H');
    expect(types(events).slice(-2)).toEqual(['melee-judged', 'window-opened']);
    expect(state.figures.map(({ actions }) => actions)).toEqual([1, 2]);
  });

  test('[F-MELEE] both cards lie face down until both are there', () => {
    const struck = run(fight(), [red.strike(1, null, 2)]).state;
    expect(srFastcombat.actors(struck)).toEqual(['red', 'blue']);
    const one = run(struck, [blue.commit('9H')]);
    expect(one.state.discards).toEqual([]);
    expect(srFastcombat.actors(one.state)).toEqual(['red']);
    expect(srFastcombat.view(one.state, 'red').stage).toMatchObject({
      bids: [{ card: null }, { step: 'down', card: null }],
    });
    expect(srFastcombat.view(one.state, 'blue').stage).toMatchObject({ bids: [{ card: null }, { card: '9H' }] });
    const two = run(one.state, [red.commit('7S')]);
    expect(types(two.events).slice(0, 4)).toEqual(['committed', 'turned-over', 'turned-over', 'melee-judged']);
    expect(run(struck, [red.commit('7S'), blue.commit('9H')]).state).toEqual(two.state);
  });

  test('[F-MELEE] within 3 cm, and not through a wall', () => {
    expect(refused(fight({ apart: 3 }), red.strike(1, null, 2))).toBeUndefined();
    expect(refused(fight({ apart: 3.05 }), red.strike(1, null, 2))).toBe('F-MELEE');
    const wall = piece('wall', 51.45, 90, 51.55, 110);
    expect(refused(fight({ board: ground(wall) }), red.strike(1, null, 2))).toBe('F-TERRAIN');
  });

  test('[F-MELEE] of active figures of others alone, with a weapon in hand or bare hands', () => {
    const state = scene({
      figures: [
        { owner: 'red', at: cm(50, 100), sheet: { meleeWeapons: [club, knife, monowhip], firearms: [gun()] } },
        { owner: 'red', at: cm(50, 102.5), sheet: { meleeWeapons: [club] } },
        { owner: 'blue', at: cm(50, 97.5), status: 'out' },
        { owner: 'blue', at: cm(52.5, 100) },
      ],
    });
    const strike = (weapon: number | null, target = 4) => refused(state, red.strike(1, weapon, target));
    expect([null, 1, 2].map((weapon) => strike(weapon))).toEqual([undefined, undefined, undefined]);
    expect(strike(3)).toBe('F-READY');
    expect(strike(4)).toBe('F-MELEE');
    expect(strike(5)).toBe('F-MELEE');
    expect(strike(99)).toBe('F-MELEE');
    expect([1, 2, 3, 99].map((target) => strike(null, target))).toEqual(['F-MELEE', 'F-MELEE', 'F-MELEE', 'F-MELEE']);
  });

  test('[F-MELEE] takes an Action of the attacker, none of the attacked', () => {
    const tired = scene({
      quiet: ['blue'],
      figures: [
        { owner: 'red', at: cm(50, 100) },
        { owner: 'blue', at: cm(53, 100), actions: 0 },
      ],
      hands: [
        ['2S', '3S'],
        ['9H', '8H', '2H'],
      ],
    });
    const { state, events } = run(
      tired,
      [red.strike(1, null, 2), red.commit('2S'), blue.commit('9H'), blue.play('8H')],
      '2C',
    );
    expect(eventOf(events, 'damage-judged').target).toBe(1);
    expect(state.figures.map(({ actions }) => actions)).toEqual([1, 0]);
  });

  test.each([
    [null, 8],
    [1, 9],
    [2, 16],
  ])('[F-MELEE-WEAPON] the attacker’s damage is that of the weapon that was named: item %s, %i', (weapon, damage) => {
    const state = fight({ attacker: { meleeWeapons: [club, monowhip], meleeSkill: 9 } });
    const { state: hit } = blows(state, '9S', '9H', weapon);
    expect(hit.stage.phase === 'damage' && hit.stage.hits).toEqual([{ by: 1, target: 2, damage }]);
  });

  test.each([
    ['bare hands', [], 'first', 8],
    ['its club', [club], 'first', 9],
    ['no knife that is worse than bare hands', [knife], 'first', 8],
    ['the better of two', [knife, monowhip], 'first', 16],
    ['not what is not in hand', [monowhip], 'none', 8],
  ] as const)('[F-MELEE] who is attacked hits back with %s', (_what, meleeWeapons, startReady, damage) => {
    const state = fight({ target: { meleeWeapons: [...meleeWeapons] }, rules: { startReady } });
    const { state: hit } = blows(state, '7S', '9H');
    expect(hit.stage.phase === 'damage' && hit.stage.hits).toEqual([{ by: 2, target: 1, damage }]);
  });
});

describe('damage', () => {
  /** Red has hit blue with a Damage of 12, and plays a card. */
  const hit = (knockOutValue: number) =>
    blows(
      fight({
        attacker: { meleeSkill: 9, meleeDamage: 12 },
        target: { knockOutValue },
        hands: [
          ['9S', '6S', '2S'],
          ['9H', '2H'],
        ],
      }),
      '9S',
      '9H',
    ).state;

  test.each([
    [11, '3C', { played: 6, drawn: 3, damage: 12, total: 18, out: true }],
    [18, '3C', { total: 18, out: true }],
    [19, '3C', { total: 18, out: false }],
    [24, '6C', { played: 6, drawn: 6, total: 24, out: true }],
    [25, '6C', { total: 24, out: false }],
    [0, '7C', { played: 6, drawn: 7, total: null, out: false }],
    [18, 'JC', { drawn: 1, total: 18, out: true }],
  ] as const)(
    '[F-DAMAGE] a 6 with Damage 12 against Knock-Out Value %i, %s drawn: %j',
    (knockOutValue, card, found) => {
      const { events } = run(hit(knockOutValue), [red.play('6S')], card);
      expect(eventOf(events, 'damage-judged')).toMatchObject({ rule: 'F-DAMAGE', target: 2, knockOutValue, ...found });
      expect(eventsOf(events, 'knocked-out').length).toBe(found.out ? 1 : 0);
    },
  );

  test('[F-DAMAGE] the card played is open before the other is drawn', () => {
    expect(refused(hit(11), red.commit('6S'))).toBe('F-ATTACK');
    const { events } = run(hit(11), [red.play('6S')], '3C');
    expect(types(events).slice(0, 3)).toEqual(['played', 'turned-up', 'damage-judged']);
  });

  test('[F-DAMAGE] [F-JOKER] a Joker may be played for it', () => {
    const state = fight({
      attacker: { meleeSkill: 9 },
      target: { knockOutValue: 20 },
      hands: [
        ['9S', 'JK', '6S', '6D', '2S'],
        ['9H', '2H'],
      ],
    });
    const { events } = run(blows(state, '9S', '9H').state, [red.play('6S', 'JK', '6D')], 'AC');
    expect(eventOf(events, 'damage-judged')).toMatchObject({ played: 12, drawn: 12, total: 32, out: true });
  });

  test('[F-DAMAGE] there are no other wounds: who is out lies where it fell, and anyone else is as before', () => {
    const before = hit(19);
    const safe = run(before, [red.play('6S')], '3C').state;
    expect(safe.figures[1]).toEqual(before.figures[1]);
    const { state } = run(hit(18), [red.play('6S')], '3C');
    expect(state.figures[1]).toMatchObject({ status: 'out', posture: 'prone', actions: 0, at: cm(53, 100) });
  });
});
