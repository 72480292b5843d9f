import type { Card } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import {
  convertCharacter,
  convertWeapon,
  DEFAULT_RULES,
  type FigureSetup,
  type FigureSheet,
  grenadeNamed,
  type Rules,
  type SkirmishState,
  type SrCharacter,
  srFastcombat,
} from '../src/index.js';
import { STEVE } from './support/figures.js';
import { advance, type Draw, eventOf, eventsOf, refused, run, types } from './support/play.js';
import { cm, ground, gun, piece, type Scenery, scene, spell } from './support/scene.js';
import { blue, red } from './support/seats.js';

type HouseRules = Partial<Rules>;

/** Red’s figure 1 with some equipment, and blue’s figure 2 some centimetres away; nobody interrupts. */
function pair(h: HouseRules, sheet: Partial<FigureSheet> = {}, apart = 20, of: Partial<Scenery> = {}): SkirmishState {
  return scene({
    quiet: ['red', 'blue'],
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { actions: 9, ...sheet } },
      { owner: 'blue', at: cm(50 + apart, 100) },
    ],
    hands: [
      ['9S', '6S', 'JK', 'KS', '2S'],
      ['3H', 'JK.2', 'QH', '2H'],
    ],
    ...of,
    rules: { ...h, ...of.rules },
  });
}

const pistol = { firearms: [gun()] };
const aimed = (state: SkirmishState, ...before: Parameters<typeof run>[1]) =>
  eventOf(run(state, [...before, red.shoot(1, 1, 2)]).events, 'aimed').targetNumber;
const shot = (state: SkirmishState, attack: Card, defence: Card) =>
  eventOf(run(state, [red.shoot(1, 1, 2), red.commit(attack), blue.play(defence)]).events, 'shot-judged');
const setup = (h: HouseRules, figures: readonly FigureSetup[] | 'duel' | 'pair' = 'duel') =>
  srFastcombat.setup({ houseRules: h, figures, board: 'open' }, 1);
const owed = (h: HouseRules) => setup(h).players[0]?.owed.cards;
/** Who is awaited when both have turned over a Joker. */
const revealed = (h: HouseRules) =>
  srFastcombat.actors(run(pair(h, {}, 3), [red.strike(1, null, 2), red.commit('JK'), blue.commit('JK.2')]).state);
/** The value of what is drawn against damage. */
const drawn = (h: HouseRules, ...draws: Card[]) => {
  const hit = [red.shoot(1, 1, 2), red.commit('9S'), blue.play('3H'), red.play('6S')];
  return eventOf(run(pair(h, { ...pistol, firearmsSkill: 20 }), hit, ...draws).events, 'damage-judged').drawn;
};
/** How many cards red holds after its only one was played. */
const refilled = (h: HouseRules) => {
  const state = pair(h, pistol, 20, { hands: [['9S'], ['3H', '2H']], deck: ['4C', '5C', '6C', '7C'] });
  const spent = srFastcombat.apply(run(state, [red.shoot(1, 1, 2)]).state, red.commit('9S')).state;
  return spent.players[0]?.owed.cards;
};
const turnEnd = (h: HouseRules) => {
  const state = pair(h);
  const ended = srFastcombat.apply(run(state, [red.endMoves()]).state, blue.endMoves()).state;
  let at = ended;
  while (at.players.every(({ owed: { cards } }) => cards === 0) && at.turn === 1 && at.stage.phase !== 'over') {
    const before = at;
    at = srFastcombat.advance(at).state;
    if (at.stage.phase === 'turn' && at === before) break;
    if (at.stage.phase === 'turn') break;
  }
  return at.players[0]?.owed.cards;
};
const furthest = (state: SkirmishState) => {
  const goes = (units: number) => refused(state, red.announce(1, { x: 1000 + units, y: 2000 })) === undefined;
  let units = 0;
  while (goes(units + 1)) units++;
  return units / 20;
};
const steve = (h: HouseRules, extra: Partial<SrCharacter['attributes']> = {}) =>
  convertCharacter({ ...STEVE, attributes: { ...STEVE.attributes, ...extra } }, { rules: { ...DEFAULT_RULES, ...h } });
const weapon = (h: HouseRules, damage: string, modes: readonly ('SA' | 'BF' | 'FA')[]) =>
  convertWeapon({ name: 'X', type: 'SMG', ammo: '30(c)', damage, modes }, { rules: { ...DEFAULT_RULES, ...h } }).damage;
const tn = (numbers: Partial<Rules['targetNumbers']>): Rules['targetNumbers'] => ({
  ...DEFAULT_RULES.targetNumbers,
  ...numbers,
});
/** Red throws a dud at a spot 20 cm away with that card against that one. */
const dud = { name: 'Dud', damage: 0, reduction: 1, count: 1 };
const thrown = (h: HouseRules, card: Card, ...draws: Draw[]) => {
  const state = run(pair(h, { grenades: [dud] }, 100), [red.ready(1, 1)]).state;
  return run(state, [red.throw(1, 1, cm(70, 100)), red.play(card)], ...draws).events;
};
const blasted = (h: HouseRules) => {
  const board = ground(piece('wall', 85, 90, 86, 110));
  const offensive = { ...grenadeNamed('Offensive'), count: 1 };
  const state = run(pair(h, { grenades: [offensive], meleeDamage: 50 }, 40, { board }), [red.ready(1, 1)]).state;
  const boom = srFastcombat.apply(run(state, [red.throw(1, 1, cm(80, 100))]).state, red.play('9S')).state;
  const { events } = advance(boom, '2C');
  return eventsOf(events, 'exploded').flatMap(({ reached }) => reached);
};
const bolt = (extra: Partial<Parameters<typeof spell>[0]> = {}) => ({ spells: [spell({ damage: null, ...extra })] });

/** The table of what each house rule changes: with the printed value a scene ends in one way, with another in another. */
const FELT: readonly (readonly [
  knob: keyof Rules,
  value: Rules[keyof Rules],
  scene: string,
  result: (houseRules: HouseRules) => unknown,
  printed: unknown,
  changed: unknown,
])[] = [
  [
    'courtValues',
    { J: 1, Q: 2, K: 13, A: 12 },
    'a King against a Queen',
    (h) => shot(pair(h, pistol), 'KS', 'QH').attack,
    3,
    13,
  ],
  ['courtValues', { J: 11, Q: 2, K: 3, A: 12 }, 'a Jack drawn', (h) => drawn(h, 'JC'), 1, 11],
  [
    'courtValues',
    { J: 1, Q: 9, K: 3, A: 12 },
    'a Queen played',
    (h) => shot(pair(h, pistol), 'KS', 'QH').defence,
    2,
    9,
  ],
  ['courtValues', { J: 1, Q: 2, K: 3, A: 11 }, 'an ace drawn', (h) => drawn(h, 'AC'), 12, 11],
  [
    'jokerChain',
    true,
    'two Jokers in a play',
    (h) => {
      const state = pair(h, pistol, 20, {
        hands: [
          ['9S', '2S'],
          ['JK', 'JK.2', '3H', '4H', '5H', '2H'],
        ],
      });
      return refused(
        run(state, [red.shoot(1, 1, 2), red.commit('9S')]).state,
        blue.play('JK', 'JK.2', '3H', '4H', '5H'),
      );
    },
    'F-JOKER',
    undefined,
  ],
  [
    'drawnJoker',
    'zero',
    'a Joker drawn against damage, then a 5',
    (h) => drawn({ jokersPerDeck: 3, ...h }, 'JK.3', ...(h.drawnJoker === 'zero' ? [] : (['5C'] as const))),
    5,
    0,
  ],
  ['jokerReveal', 'attackerFirst', 'two Jokers turned over', revealed, ['blue'], ['red']],
  ['jokersPerDeck', 5, 'the deck', (h) => setup(h).deck.length, 54, 57],
  ['startHand', 7, 'the first hand', owed, 8, 10],
  ['startHandPerFigure', 4, 'the first hand', owed, 8, 9],
  ['dealtPerDeck', 10, 'the decks', (h) => setup(h).deck.length, 54, 108],
  ['drawPerFigure', 1, 'a turn’s end', turnEnd, 3, 1],
  ['refill', 4, 'an empty hand', refilled, 2, 4],
  [
    'reshuffle',
    false,
    'an empty deck',
    (h) => refused(pair(h, {}, 20, { deck: [], discards: ['4C'] }), red.trade('JK')),
    undefined,
    'F-JOKER-TRADE',
  ],
  ['meleeBonus', 4, 'a conversion', (h) => steve(h).meleeDamage, 8, 9],
  [
    'meleeBonus',
    0,
    'the range of a throw',
    (h) => refused(run(pair(h, { grenades: [dud] }), [red.ready(1, 1)]).state, red.throw(1, 1, cm(200, 190))),
    'F-RANGES',
    undefined,
  ],
  ['augmented', false, 'a conversion', (h) => steve(h, { quickness: '7(9)' }).speed, 27, 21],
  ['figureRadius', 2, 'a figure in the way', (h) => furthest(pair({ legLength: 50, ...h }, {}, 10)), 8, 6],
  [
    'hands',
    1,
    'what is ready',
    (h) => pair(h, { firearms: [gun(), gun()] }).items.map(({ ready }) => ready),
    [true, true],
    [true, false],
  ],
  [
    'hands',
    1,
    'readying',
    (h) => refused(pair({ startReady: 'none', ...h }, { firearms: [gun('AK-97')] }), red.ready(1, 1)),
    undefined,
    'F-READY',
  ],
  ['startReady', 'none', 'what is ready', (h) => pair(h, pistol).items[0]?.ready, true, false],
  ['legLength', 7, 'a leg of 6 cm', (h) => refused(pair(h), red.announce(1, cm(50, 106))), 'F-WINDOW', undefined],
  [
    'difficultCost',
    3,
    'rubble',
    (h) => furthest(pair({ legLength: 50, ...h }, {}, 100, { board: ground(piece('difficult', 0, 0, 200, 200)) })),
    10,
    6,
  ],
  [
    'crawlCost',
    4,
    'crawling',
    (h) => furthest(run(pair({ legLength: 50, ...h }, {}, 100), [red.lieDown(1)]).state),
    10,
    5,
  ],
  [
    'pickUpReach',
    4,
    'a thing 4 cm off',
    (h) => refused(run(pair(h, pistol, 4), [red.drop(1, 1), red.endMoves()]).state, blue.pickUp(2, 1)),
    'F-ACT',
    undefined,
  ],
  ['targetNumbers', tn({ short: 1 }), 'short range', (h) => aimed(pair(h, pistol, 10)), 6, 1],
  ['targetNumbers', tn({ medium: 1 }), 'medium range', (h) => aimed(pair(h, pistol, 11)), 7, 1],
  ['targetNumbers', tn({ long: 1 }), 'long range', (h) => aimed(pair(h, pistol, 31)), 8, 1],
  ['targetNumbers', tn({ extreme: 1 }), 'extreme range', (h) => aimed(pair(h, pistol, 61)), 11, 1],
  [
    'targetNumbers',
    tn({ laser: -3 }),
    'a laser',
    (h) => aimed(pair(h, { firearms: [gun('Ares Predator', { laser: true })] })),
    6,
    4,
  ],
  [
    'targetNumbers',
    tn({ smartlink: -5 }),
    'a smartlink',
    (h) => aimed(pair(h, { firearms: [gun('Ares Predator', { smartgun: true })], smartlink: true })),
    5,
    2,
  ],
  [
    'targetNumbers',
    tn({ goggles: -5 }),
    'goggles',
    (h) => aimed(pair(h, { firearms: [gun('Ares Predator', { smartgun: true })], goggles: true })),
    6,
    2,
  ],
  [
    'targetNumbers',
    tn({ cover: 1 }),
    'cover',
    (h) => aimed(pair(h, pistol, 20, { board: ground(piece('cover', 68, 98, 69, 102)) })),
    11,
    8,
  ],
  [
    'targetNumbers',
    tn({ invisible: 1 }),
    'an invisible target',
    (h) => {
      const { figures, ...state } = pair(h, pistol);
      return aimed({ ...state, figures: figures.map((f) => ({ ...f, profile: { ...f.profile, invisible: true } })) });
    },
    15,
    8,
  ],
  [
    'targetNumbers',
    tn({ attackerMoving: 0 }),
    'a mover',
    (h) => aimed(pair(h, pistol), red.announce(1, cm(50, 101))),
    11,
    7,
  ],
  [
    'targetNumbers',
    tn({ attackerMoving: 0 }),
    'a mover who throws',
    (h) => {
      const state = run(pair(h, { grenades: [dud] }), [red.ready(1, 1), red.announce(1, cm(50, 101))]).state;
      return eventOf(run(state, [red.throw(1, 1, cm(60, 100))]).events, 'aimed').targetNumber;
    },
    10,
    6,
  ],
  [
    'targetNumbers',
    tn({ targetMoving: 0 }),
    'a moving target',
    (h) => {
      const state: SkirmishState = { ...pair(h, pistol, 20, { quiet: ['blue'] }), order: ['blue', 'red'] };
      return aimed(state, blue.announce(2, cm(70, 99)), red.pass(), blue.announce(2, cm(70, 98)));
    },
    9,
    7,
  ],
  [
    'sights',
    'sum',
    'a laser and a link',
    (h) => aimed(pair(h, { firearms: [gun('Ares Predator', { laser: true, smartgun: true })], smartlink: true })),
    5,
    4,
  ],
  [
    'coverReach',
    2,
    'cover 3 cm before the target',
    (h) => aimed(pair(h, pistol, 20, { board: ground(piece('cover', 66, 98, 67.5, 102)) })),
    11,
    7,
  ],
  [
    'totalMustExceed',
    true,
    'a total of 7',
    (h) => shot(pair(h, { ...pistol, firearmsSkill: 4 }), 'KS', 'QH').hit,
    true,
    false,
  ],
  [
    'partialReloads',
    true,
    'a reload with one round left',
    (h) => {
      const state = pair(h, { firearms: [gun('Remington 750', { reloads: 1 })] });
      const fired = { ...state, items: state.items.map((item) => ({ ...item, rounds: 1 })) };
      return run(fired, [red.reload(1, 1)]).state.items[0]?.spare;
    },
    0,
    1,
  ],
  ['meleeReach', 4, 'a blow over 4 cm', (h) => refused(pair(h, {}, 4), red.strike(1, null, 2)), 'F-MELEE', undefined],
  ['scatterStep', 1, 'a throw that is 1 short', (h) => eventOf(thrown(h, '6S', '5C', 0), 'scattered').distance, 60, 20],
  ['scatterDegrees', 45, 'the second direction', (h) => eventOf(thrown(h, '6S', '5C', 1), 'scattered').degrees, 1, 45],
  ['blastShielded', true, 'a blast behind a wall', blasted, [2], []],
  [
    'touchReach',
    4,
    'a touch over 4 cm',
    (h) => refused(pair(h, bolt({ range: 'touch' }), 4, { rules: { meleeReach: 4 } }), red.cast(1, 0, 1, 2)),
    'F-CAST',
    undefined,
  ],
  [
    'touchReach',
    4,
    'an area that is touched',
    (h) => refused(pair(h, bolt({ range: 'touch', radius: 2 })), red.cast(1, 0, 1, cm(54, 100))),
    'F-AREA',
    undefined,
  ],
  [
    'areaCaster',
    true,
    'an area round its caster',
    (h) => {
      const { stage } = run(pair(h, bolt({ radius: 3 })), [red.cast(1, 0, 1, cm(50, 100))]).state;
      return stage.phase === 'area' && stage.targets;
    },
    [],
    [1],
  ],
  [
    'detect',
    'nothing',
    'a detection',
    (h) =>
      types(
        run(pair(h, bolt({ effect: 'detect', targetNumber: 1 })), [red.cast(1, 0, 1, 2), red.play('9S')], '2C').events,
      ).includes('detected'),
    true,
    false,
  ],
  [
    'damageLevels',
    { L: 2, M: 3, S: 6, D: 10 },
    'a conversion of 5L',
    (h) => weapon(h, '5L', ['SA']),
    { kind: 'fixed', points: 6 },
    { kind: 'fixed', points: 7 },
  ],
  [
    'damageLevels',
    { L: 1, M: 4, S: 6, D: 10 },
    'a conversion of 5M',
    (h) => weapon(h, '5M', ['SA']),
    { kind: 'fixed', points: 8 },
    { kind: 'fixed', points: 9 },
  ],
  [
    'damageLevels',
    { L: 1, M: 3, S: 7, D: 10 },
    'a conversion of 5S',
    (h) => weapon(h, '5S', ['SA']),
    { kind: 'fixed', points: 11 },
    { kind: 'fixed', points: 12 },
  ],
  [
    'damageLevels',
    { L: 1, M: 3, S: 6, D: 11 },
    'a conversion of 5D',
    (h) => weapon(h, '5D', ['SA']),
    { kind: 'fixed', points: 15 },
    { kind: 'fixed', points: 16 },
  ],
  [
    'burstBonus',
    4,
    'a conversion',
    (h) => weapon(h, '5L', ['BF']),
    { kind: 'fixed', points: 9 },
    { kind: 'fixed', points: 10 },
  ],
  [
    'autoBonus',
    6,
    'a conversion',
    (h) => weapon(h, '5L', ['FA']),
    { kind: 'fixed', points: 11 },
    { kind: 'fixed', points: 12 },
  ],
  [
    'maxTurns',
    1,
    'the end of the first turn',
    (h) => {
      const ended = srFastcombat.apply(run(pair(h), [red.endMoves()]).state, blue.endMoves()).state;
      let at = ended;
      for (let step = 0; step < 3; step++) at = srFastcombat.advance(at).state;
      return at.stage.phase;
    },
    'turn',
    'over',
  ],
];

describe('house rules in play', () => {
  test.each(FELT)('%s = %j is felt: %s', (knob, value, _, result, printed, changed) => {
    expect(changed).not.toEqual(printed);
    expect(result({})).toEqual(printed);
    expect(result({ [knob]: value })).toEqual(changed);
  });

  test('every house rule is in the table, and every number of those that have several', () => {
    expect([...new Set(FELT.map(([knob]) => knob))].sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
    const parts = FELT.flatMap(([knob, value]) => {
      const defaults = DEFAULT_RULES[knob];
      if (typeof value !== 'object' || value === null || typeof defaults !== 'object' || defaults === null) return [];
      const changed = new Map(Object.entries(value));
      return Object.entries(defaults)
        .filter(([part, number]) => changed.get(part) !== number)
        .map(([part]) => `${knob} ${part}`);
    });
    const all = (['courtValues', 'targetNumbers', 'damageLevels'] as const).flatMap((knob) =>
      Object.keys(DEFAULT_RULES[knob]).map((part) => `${knob} ${part}`),
    );
    expect(new Set(parts)).toEqual(new Set(all));
  });
});
