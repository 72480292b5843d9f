import { scripted } from '@tabletop/dice';
import { playMatch, randomPolicy } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  type Actions,
  BOARDS,
  DEFAULT_RULES,
  type Deed,
  grenadeNamed,
  makeSrFastcombat,
  RULEBOOK,
  type SkirmishEvent,
  SQUADS,
  srFastcombat,
} from '../src/index.js';
import { eventOf, eventsOf, runIn } from './support/play.js';
import { cm, gun, scene, spell } from './support/scene.js';
import { blue, red } from './support/seats.js';

const quiet = ['red', 'blue'];
const hands = [
  ['9S', '6S', '4S', '2S'],
  ['3H', '4H', '5H', '2H'],
] as const;

describe('a fork that values cards otherwise', () => {
  // Every card is worth as much as its name is long: 3 for a ten, 2 for the others, and Jokers nothing.
  const byLength = makeSrFastcombat(
    { ...RULEBOOK, cardValue: (card) => (card.startsWith('JK') ? null : card.length) },
    { id: 'sr-by-length' },
  );
  const figures = [
    {
      owner: 'red',
      at: cm(50, 100),
      sheet: {
        firearms: [gun()],
        spells: [spell()],
        grenades: [{ ...grenadeNamed('Offensive'), count: 1 }],
        firearmsSkill: 9,
        actions: 9,
      },
    },
    { owner: 'blue', at: cm(53, 100), sheet: { knockOutValue: 100 } },
  ];
  const begin = scene(
    {
      figures,
      quiet,
      hands: [
        ['9S', '6S', '4S', '10S', '2S'],
        ['3H', '10H', '5H', '2H'],
      ],
    },
    byLength,
  );

  test('feels it in plays and draws', () => {
    const shot = runIn(
      byLength,
      begin,
      [red.shoot(1, 1, 2), red.commit('10S'), blue.play('10H'), red.play('9S')],
      '10C',
    );
    expect(eventOf(shot.events, 'shot-judged')).toMatchObject({ attack: 3, defence: 3, total: 15 });
    expect(eventOf(shot.events, 'damage-judged')).toMatchObject({ played: 2, drawn: 3, total: null });
  });

  test('feels it in initiative', () => {
    const start = { ...begin, order: [], turn: 0, stage: { phase: 'deal' as const } };
    const { events } = runIn(byLength, start, [], 'AC', 'JK', '10C');
    expect(eventsOf(events, 'initiative-drawn').map(({ value }) => value)).toEqual([2, 3]);
    expect(eventOf(events, 'initiative-settled').order).toEqual(['blue', 'red']);
  });

  test('feels it in fights, contests, throws, spells and drain', () => {
    const fight = runIn(byLength, begin, [red.strike(1, null, 2), red.commit('9S'), blue.commit('10H')]);
    expect(eventOf(fight.events, 'melee-judged')).toMatchObject({ attackTotal: 7, defenceTotal: 8 });
    const open = { ...begin, players: begin.players.map((player) => ({ ...player, passing: 'no' as const })) };
    const contest = runIn(byLength, open, [red.lieDown(1), blue.lieDown(2), red.commit('9S'), blue.commit('10H')]);
    expect(eventOf(contest.events, 'contest-judged').order).toEqual(['blue', 'red']);
    const thrown = runIn(byLength, begin, [red.ready(1, 2), red.throw(1, 2, cm(100, 100)), red.play('9S')], '10C', 90);
    expect(eventOf(thrown.events, 'throw-judged')).toMatchObject({ played: 2, drawn: 3, total: 3 });
    const cast = runIn(byLength, begin, [red.cast(1, 0, 6, 2), red.play('9S'), red.play('6S')], '10C', '10D');
    expect(eventOf(cast.events, 'spell-judged')).toMatchObject({ played: 2, opposed: 3 });
    expect(eventOf(cast.events, 'drain-judged')).toMatchObject({ played: 2, drawn: 3 });
  });
});

describe('a fork that judges damage otherwise', () => {
  const deadly = makeSrFastcombat({ ...RULEBOOK, judgeDamage: () => ({ total: 77, out: true }) }, { id: 'sr-deadly' });
  const begin = (sheet: Parameters<typeof scene>[0]['figures'][number]['sheet']) =>
    scene(
      {
        quiet,
        figures: [
          { owner: 'red', at: cm(50, 100), sheet: { actions: 9, firearmsSkill: 20, meleeSkill: 20, ...sheet } },
          { owner: 'blue', at: cm(53, 100), sheet: { knockOutValue: 1000 } },
          { owner: 'blue', at: cm(150, 150) },
        ],
        hands,
      },
      deadly,
    );
  const felt = (events: readonly SkirmishEvent[]) =>
    eventsOf(events, 'damage-judged').map(({ target, total }) => [target, total]);

  test('feels it in shots', () => {
    const { events } = runIn(
      deadly,
      begin({ firearms: [gun()] }),
      [red.shoot(1, 1, 2), red.commit('9S'), blue.play('3H'), red.play('6S')],
      'AC',
    );
    expect(felt(events)).toEqual([[2, 77]]);
  });

  test('feels it in fights', () => {
    const { events } = runIn(
      deadly,
      begin({}),
      [red.strike(1, null, 2), red.commit('9S'), blue.commit('3H'), red.play('6S')],
      'AC',
    );
    expect(felt(events)).toEqual([[2, 77]]);
  });

  test('feels it in spells', () => {
    const spells = [spell({ targetNumber: 1 })];
    const { events } = runIn(
      deadly,
      begin({ spells }),
      [red.cast(1, 0, 1, 2), red.play('9S'), red.play('6S')],
      '2C',
      'AC',
    );
    expect(felt(events)).toEqual([[2, 77]]);
  });

  test('feels it in blasts', () => {
    const grenades = [{ ...grenadeNamed('Offensive'), count: 1 }];
    const { events } = runIn(
      deadly,
      begin({ grenades }),
      [red.ready(1, 1), red.throw(1, 1, cm(50, 110)), red.play('9S')],
      '2C',
      '3C',
      'AC',
      '4C',
      'AD',
    );
    expect(felt(events)).toEqual([
      [1, 77],
      [2, 77],
    ]);
  });
});

describe('a fork', () => {
  test('replaces one resolver in three lines', () => {
    const drainless = makeSrFastcombat(
      { ...RULEBOOK, judgeDrain: () => ({ total: null, out: false }) },
      { id: 'sr-drainless' },
    );
    const state = scene(
      {
        quiet,
        figures: [
          { owner: 'red', at: cm(50, 100), sheet: { spells: [spell({ damage: null })] } },
          { owner: 'blue', at: cm(60, 100) },
        ],
        hands,
      },
      drainless,
    );
    const { events } = runIn(drainless, state, [red.cast(1, 0, 6, 2), red.play('9S'), red.play('2S')], '2C', 'AC');
    expect(eventOf(events, 'drain-judged')).toMatchObject({ drawn: 12, total: null, out: false });
  });

  test('replaces a fixed direction of scatter, a range, a Target Number', () => {
    const odd = makeSrFastcombat(
      { ...RULEBOOK, resolveScatter: () => 180, rangeBand: () => 'extreme' as const, targetNumber: () => 99 },
      { id: 'sr-odd' },
    );
    const grenades = [{ name: 'Dud', damage: 0, reduction: 1, count: 1 }];
    const state = scene(
      {
        quiet,
        figures: [
          { owner: 'red', at: cm(150, 100), sheet: { grenades } },
          { owner: 'blue', at: cm(50, 150) },
        ],
        hands,
      },
      odd,
    );
    const { events } = runIn(odd, state, [red.ready(1, 1), red.throw(1, 1, cm(160, 100)), red.play('9S')], '2C');
    expect(eventOf(events, 'aimed')).toMatchObject({ band: 'extreme', targetNumber: 99 });
    expect(eventOf(events, 'scattered')).toMatchObject({ degrees: 180, distance: 88 * 60 });
  });

  test('adds an action of its own without a cast', () => {
    interface Taunt {
      readonly type: 'taunt';
      readonly player: string;
    }
    interface LoudActions extends Actions {
      readonly taunt: Taunt;
    }
    type LoudEvent =
      | SkirmishEvent
      | { readonly type: 'taunted'; readonly rule: 'HOUSE-TAUNT'; readonly player: string };
    const loud = makeSrFastcombat<LoudActions, LoudEvent>(
      {
        ...RULEBOOK,
        actions: {
          ...RULEBOOK.actions,
          taunt: {
            awaits: RULEBOOK.actions['end-moves'].awaits,
            legal: (_state, player) => [{ type: 'taunt', player }],
            check: () => undefined,
            apply: (state, { player }, _chance, context) => {
              const ended = RULEBOOK.actions['end-moves'].apply(
                state,
                { type: 'end-moves', player },
                scripted([]),
                context,
              );
              return {
                state: ended.state,
                events: [{ type: 'taunted', rule: 'HOUSE-TAUNT', player }, ...ended.events],
              };
            },
          },
        },
      },
      { id: 'sr-loud' },
    );
    const seen: string[] = [];
    const match = playMatch(loud, {
      setup: { figures: 'duel', houseRules: { maxTurns: 3 } },
      seed: 7,
      policies: () => (turn) => turn.legal().find(({ type }) => type === 'taunt') ?? turn.sample(),
      observe: ({ events }) => seen.push(...events.map(({ type }) => type)),
    });
    expect(match.outcome).toBeDefined();
    expect(seen.filter((type) => type === 'taunted').length).toBeGreaterThan(2);
    expect(seen).not.toContain('announced');
  });

  test('replaces what a figure can do', () => {
    const far: typeof RULEBOOK = {
      ...RULEBOOK,
      deeds: {
        ...RULEBOOK.deeds,
        'lie-down': {
          ...RULEBOOK.deeds['lie-down'],
          refuse: () => ({ path: [], message: 'The ground is wet.', rule: 'HOUSE-WET' }),
        },
      },
    };
    const wet = makeSrFastcombat(far, { id: 'sr-wet' });
    const state = scene(
      {
        quiet,
        figures: [
          { owner: 'red', at: cm(50, 100) },
          { owner: 'blue', at: cm(60, 100) },
        ],
      },
      wet,
    );
    const down: Deed = { type: 'lie-down', player: 'red', figure: 1 };
    expect(wet.check(state, down)).toMatchObject({ rule: 'HOUSE-WET' });
    expect(wet.legalActions(state, 'red').some(({ type }) => type === 'lie-down')).toBe(false);
  });

  test('is played by anybody', () => {
    const mine = makeSrFastcombat({ ...RULEBOOK }, { id: 'sr-mine', revision: 3 });
    expect(mine.revision).toBe(3);
    const match = playMatch(mine, {
      setup: { figures: 'duel', houseRules: { maxTurns: 1 } },
      seed: 1,
      policies: () => randomPolicy,
    });
    expect(match.outcome).toBeDefined();
  });

  test.each(['', null, 5, 'x'.repeat(81)])('is not called %j', (id) => {
    expect(() => makeSrFastcombat({ ...RULEBOOK }, { id: id as string })).toThrow(/id of a game/);
  });

  test('needs a name of its own, and the games do not mistake each other’s states', () => {
    expect(() => makeSrFastcombat({ ...RULEBOOK })).toThrow(/id of its own/);
    const mine = makeSrFastcombat({ ...RULEBOOK }, { id: 'sr-mine' });
    expect(() => srFastcombat.actors(mine.setup({}, 1))).toThrow(/sr-mine/);
  });

  test('cannot change the printed game in place', () => {
    for (const printed of [RULEBOOK, DEFAULT_RULES]) expect(Object.isFrozen(printed)).toBe(true);
    expect(srFastcombat.setup({}, 1).figures.map(({ profile }) => profile.name)).toEqual(
      [...SQUADS.pair, ...SQUADS.pair].map(({ name }) => name),
    );
    expect(srFastcombat.setup({}, 1).board).toEqual(BOARDS.alley);
  });
});
