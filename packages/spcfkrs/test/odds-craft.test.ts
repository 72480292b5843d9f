import { certain, type Distribution } from '@tabletop/dice';
import { settle, transitions } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { refusedAt } from '../../../scripts/testing/refusal.js';
import {
  buildCraft,
  type CraftClass,
  type CraftDesign,
  type CraftGunName,
  DEFAULT_RULES,
  GUNS,
  type Order,
  RULEBOOK,
  type Rules,
  type SpcfkrsState,
  spcfkrs,
  type UnitClass,
} from '../src/index.js';
import { mixed } from '../src/odds/mixed.js';
import {
  crewHackOdds,
  type Fire,
  MAX_SURVIVAL_ROUNDS,
  MAX_WRECK_SHOTS,
  type OddsUsing,
  ramOdds,
  rechargeOdds,
  slagOdds,
  survivalOdds,
  wreckOdds,
} from '../src/odds.js';
import { soon } from './support/soon.js';
import { TABLES } from './support/tables.js';

const under = (rules: Partial<Rules>): OddsUsing => ({ ...RULEBOOK, rules: { ...DEFAULT_RULES, ...rules } });
const row = (count: number) => Array.from({ length: count }, (_, column) => ({ column, row: 0 }));

/** A craft of parts in a row, of so much Body each. */
const craftOf = (parts: number, body = 1, unitClass: UnitClass = 'vehicle'): Fire['craft'] => ({
  profile: { class: unitClass, body },
  shape: row(parts),
});

const fire = (gun: CraftGunName, more: Partial<Fire> = {}): Fire => ({
  weapon: GUNS[gun].weapon,
  attacker: 'vehicle',
  craft: craftOf(1),
  ...more,
});

const destroyed = (asked: Fire, using?: OddsUsing) =>
  wreckOdds(asked, using)
    .probability(({ stage }) => stage === 'destroyed')
    .toFraction();

const wrecked = (asked: Fire): readonly string[] =>
  Array.from({ length: asked.craft.shape.length + 1 }, (_, count) =>
    wreckOdds(asked)
      .probability((wreck) => wreck.wrecked === count)
      .toFraction(),
  );

describe('to wreck a craft', () => {
  test.each([
    ['one shot of 3+ at a light part', fire('Gun'), '2/3'],
    ['two rounds of it', fire('Gun', { rounds: 2 }), '8/9'],
    ['no round', fire('Gun', { rounds: 0 }), '0'],
    ['behind partial cover both dice hit', fire('Gun', { cover: 'partial' }), '4/9'],
    ['behind full cover nothing hits', fire('Gun', { cover: 'full' }), '0'],
    ['through full cover both dice hit', fire('Plasma gun', { cover: 'full', through: true }), '4/9'],
    ['a rail gun hits on 2+', fire('Rail gun'), '5/6'],
    ['a medium part takes two hits of 2', fire('Plasma rail gun', { craft: craftOf(1, 3), rounds: 2 }), '25/36'],
    // A half on a spaceship: two hits of two shots.
    ['by a vehicle, a part of a spaceship', fire('Assault gun', { craft: craftOf(1, 1, 'spaceship') }), '4/9'],
    // A third: three hits of three shots.
    [
      'from on foot, a part of a spaceship',
      fire('Gun', { attacker: 'on-foot', craft: craftOf(1, 1, 'spaceship'), rounds: 3 }),
      '8/27',
    ],
    [
      'by a spaceship, a part of 2 Body of a vehicle',
      fire('Gun', { attacker: 'spaceship', craft: craftOf(1, 2) }),
      '2/3',
    ],
    // The first round's hit spends the shield; without one it goes on.
    ['a plasma shield takes the first hit', fire('Plasma gun', { shield: true, rounds: 2 }), '4/9'],
    ['but no bullets', fire('Gun', { shield: true }), '2/3'],
  ])('[S-CLASS-DMG] [S-PSHIELD] %s', (_, asked, expected) => {
    expect(destroyed(asked)).toBe(expected);
  });

  test('[S-PARTS] part after part: the rest of a burst is lost with the part that it was aimed at', () => {
    expect(wrecked(fire('Assault gun', { craft: craftOf(4) }))).toEqual(['1/9', '8/9', '0', '0', '0']);
    expect(wrecked(fire('Gun', { craft: craftOf(4), rounds: 2 }))).toEqual(['1/9', '4/9', '4/9', '0', '0']);
  });

  test('[S-CHAIN] but a repeater goes on to the next, until three quarters are gone', () => {
    const odds = wrecked(fire('Repeater gun', { craft: craftOf(4) }));
    expect(odds[4]).toBe('0');
    expect(odds[0]).toBe('182/177147');
  });

  test('[S-AOE] a rocket hits the parts around as well, and those beyond not', () => {
    expect(wrecked(fire('Rocket launcher', { craft: craftOf(4) }))).toEqual(['1/3', '0', '2/3', '0', '0']);
    const square = {
      profile: { class: 'vehicle', body: 1 },
      shape: [0, 1].flatMap((at) => row(2).map((cell) => ({ ...cell, row: at }))),
    } as const;
    expect(destroyed(fire('Rocket launcher', { craft: square }))).toBe('2/3');
  });

  test('[S-CLASS-DMG] by house rules parts of a point are rounded', () => {
    const asked = fire('Gun', { craft: craftOf(1, 1, 'spaceship') });
    expect(destroyed(asked)).toBe('0');
    expect(destroyed(asked, under({ fractions: 'up' }))).toBe('2/3');
    expect(destroyed({ ...asked, rounds: 9 }, under({ fractions: 'down' }))).toBe('0');
  });

  test('more rounds never wreck less', () => {
    for (const gun of ['Gun', 'Plasma repeater gun', 'Rocket launcher'] as const) {
      const mean = (rounds: number) =>
        wreckOdds(fire(gun, { craft: craftOf(5, 3), rounds }))
          .map((wreck) => wreck.wrecked)
          .mean();
      for (let rounds = 0; rounds < 5; rounds++)
        expect(mean(rounds + 1).compare(mean(rounds))).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([
    ['rounds', fire('Gun', { rounds: MAX_WRECK_SHOTS + 1 }), ['rounds']],
    ['rounds of a repeater', fire('Repeater gun', { rounds: 11 }), ['rounds']],
    ['rounds that are none', fire('Gun', { rounds: Number.NaN }), ['rounds']],
    ['a craft without parts', fire('Gun', { craft: craftOf(0) }), ['craft.shape.length']],
    ['a craft of too many parts', fire('Gun', { craft: craftOf(25) }), ['craft.shape.length']],
    ['a craft without Body', fire('Gun', { craft: craftOf(1, 0) }), ['craft.profile.body']],
  ])('refuses %s that no game has', (_, asked, paths) => {
    expect(refusedAt(() => wreckOdds(asked))).toEqual(['invalid-question', ...paths]);
  });

  test('the worst question that the limits allow is soon answered', () => {
    const craft = craftOf(24, 5, 'spaceship');
    const asked = fire('Plasma repeater gun', { craft, rounds: 10, cover: 'partial', shield: true });
    const odds = soon('the odds', () => wreckOdds(asked));
    expect(odds.probability(({ stage }) => stage !== 'sound').compare('1/2')).toBeGreaterThan(0);
  });
});

describe('what becomes of a wreck', () => {
  const FATES = ['holds', 'malfunctions', 'blown-up'] as const;
  const shares = (...asked: Parameters<typeof survivalOdds>) =>
    FATES.map((fate) =>
      survivalOdds(...asked)
        .probability((found) => found === fate)
        .toFraction(),
    );

  test.each([
    // Two steps of 1/6.
    ['quarter', 1, {}, ['5/6', '1/6', '0']],
    ['quarter', 2, {}, ['25/36', '5/18', '1/36']],
    ['quarter', 0, {}, ['1', '0', '0']],
    // Two steps of 1/2.
    ['half', 1, {}, ['1/2', '1/2', '0']],
    ['half', 2, {}, ['1/4', '1/2', '1/4']],
    ['half', 3, {}, ['1/8', '3/8', '1/2']],
    // The first step without a roll.
    ['half', 1, { halfWrecked: 'atOnce' }, ['0', '1/2', '1/2']],
    ['quarter', 1, { halfWrecked: 'atOnce' }, ['5/6', '1/6', '0']],
    ['half', 1, { halfWreckedOn: 2 }, ['2/3', '1/3', '0']],
  ] as const)('[S-PARTS] %s gone, after %s rounds under %o', (stage, rounds, rules, expected) => {
    expect(shares(stage, rounds, under(rules))).toEqual(expected);
  });

  test('[S-PARTS] one that malfunctions already has but one step to go, and what blew up stays so', () => {
    expect(shares('quarter', 1, under({}), 'malfunctions')).toEqual(['0', '5/6', '1/6']);
    expect(shares('half', 5, under({}), 'blown-up')).toEqual(['0', '0', '1']);
  });

  test('refuses more rounds than its limit', () => {
    expect(refusedAt(() => survivalOdds('half', MAX_SURVIVAL_ROUNDS + 1))).toEqual(['invalid-question', 'rounds']);
  });
});

test('[S-RAM] [S-VMODS] [S-SLAG] rams and crews', () => {
  const collision = ramOdds('spaceship', 'on-foot');
  expect(collision.probability(({ target }) => target === 8).toFraction()).toBe('5/6');
  expect(collision.probability(({ rammer }) => rammer === 2).toFraction()).toBe('1/6');
  expect(crewHackOdds().probability(Boolean).toFraction()).toBe('1/2');
  expect(
    rechargeOdds(under({ rechargeOn: 6 }))
      .probability(Boolean)
      .toFraction(),
  ).toBe('1/6');
  expect(slagOdds().outcomes.map(([length]) => length)).toEqual([0, 3, 4, 5, 6, 7, 8]);
  expect(
    slagOdds()
      .probability((length) => length === 0)
      .toFraction(),
  ).toBe('1/3');
});

describe('the odds are those of the game, step by step', () => {
  /** Pink fires at blue's craft, which does nothing: in the open, on a map of its class. */
  function duel(design: CraftDesign, gun: CraftGunName, attacker: CraftClass): SpcfkrsState {
    const state = spcfkrs.setup(
      {
        map: { name: 'Range', scale: design.class, columns: 12, rows: 10 },
        sides: [
          {
            id: 'pink',
            vehicleBudget: 100,
            spaceshipBudget: 100,
            craft: [{ name: 'P', class: attacker, shape: ['L'], guns: [{ part: 0, gun }], at: 'A1', turn: 0 }],
          },
          {
            id: 'blue',
            vehicleBudget: 100,
            spaceshipBudget: 100,
            craft: [{ name: 'B', ...design, at: 'F1', turn: 0 }],
          },
        ],
      },
      1,
    );
    return settle(spcfkrs, state).state;
  }

  /** All that can come of a state by itself, until orders are asked for or it is over, by what is left of blue. */
  function played(from: SpcfkrsState, orders: readonly Order[]): Distribution<SpcfkrsState> {
    const given = spcfkrs.apply(from, { type: 'orders', player: 'pink', orders }).state;
    const asked = spcfkrs.apply(given, { type: 'orders', player: 'blue', orders: [] }).state;
    let odds = certain(asked);
    for (let step = 0; step < 60; step++)
      odds = mixed(odds, (state) =>
        state.stage.step === 'orders' && state.round > asked.round ? certain(state) : onwards(state),
      );
    return odds;
  }

  function onwards(state: SpcfkrsState): Distribution<SpcfkrsState> {
    if (spcfkrs.outcome(state) !== undefined) return certain(state);
    return transitions(spcfkrs, state).map((step) => step.state);
  }

  const wrecks = (odds: Distribution<SpcfkrsState>) =>
    odds.map(({ units }) => units[1]?.parts.filter(({ sixths }) => sixths === 0).length ?? 0);

  test.each([
    ['Assault gun', 'vehicle', { class: 'vehicle', shape: ['LLLL'] }],
    ['Plasma gun', 'vehicle', { class: 'vehicle', shape: ['MM'] }],
    ['Plasma gun', 'vehicle', { class: 'vehicle', shape: ['L'], modifications: ['Plasma shield'] }],
    ['Assault plasma gun', 'spaceship', { class: 'vehicle', shape: ['HH'] }],
    ['Assault gun', 'vehicle', { class: 'spaceship', shape: ['L', 'L'] }],
    ['Rocket launcher', 'vehicle', { class: 'vehicle', shape: ['L.', 'LL', '.L', '.L'] }],
  ] as const)('[S-GUNS] a round of a %s of a %s at %o', (gun, attacker, design) => {
    const from = duel(design, gun, attacker);
    const aim = { kind: 'unit', unit: 2, part: 0, through: false } as const;
    const orders = [{ units: [1], act: { type: 'fire', guns: [{ gun: 0, aim }] }, move: null }] as const;
    const craft = buildCraft({ name: 'B', ...design });
    const shield = craft.profile.powers.includes('plasma-shield');
    const odds = wreckOdds({ weapon: GUNS[gun].weapon, attacker, craft, shield }).map(({ wrecked: count }) => count);
    expect(wrecks(played(from, orders)).outcomes).toEqual(odds.outcomes);
  });

  test.each(['quarter', 'half'] as const)('[S-PARTS] two rounds with a %s gone', (stage) => {
    const sound = duel({ class: 'vehicle', shape: ['LLLL'] }, 'Gun', 'vehicle');
    const from: SpcfkrsState = {
      ...sound,
      units: sound.units.map((unit) =>
        unit.id === 2
          ? {
              ...unit,
              parts: unit.parts.map((part, at) => (at < (stage === 'half' ? 2 : 1) ? { ...part, sixths: 0 } : part)),
            }
          : unit,
      ),
    };
    const odds = mixed(played(from, []), (state) =>
      spcfkrs.outcome(state) === undefined ? played(state, []) : certain(state),
    ).map(({ units: [, craft] }) => {
      if (!craft?.alive) return 'blown-up';
      return craft.craft?.malfunctioning ? 'malfunctions' : 'holds';
    });
    const expected = survivalOdds(stage, 2);
    for (const fate of ['holds', 'malfunctions', 'blown-up'] as const)
      expect(odds.probability((found) => found === fate).toFraction()).toBe(
        expected.probability((found) => found === fate).toFraction(),
      );
  });
});

test('there are tables of every gun of craft, of wrecks, rams, crews and slag', () => {
  const titles = TABLES.map(({ title }) => title);
  for (const name of Object.keys(GUNS)) {
    expect(titles).toContain(`Wrecking a part in a round: ${name}`);
    expect(titles).toContain(`A craft of four medium parts in a square, under fire: ${name}`);
  }
  for (const title of ['To hit, with one shot of a gun of a craft', 'A wrecked craft', 'A ram', 'Crews', 'Plasma slag'])
    expect(titles).toContain(title);
});

test('questions of no game are refused by name, whatever they hold', () => {
  const odd: <Answer>(value: string) => Answer = (value) => JSON.parse(value);
  expect(refusedAt(() => ramOdds(odd('{}'), 'vehicle'))).toEqual(['invalid-question', 'rammer']);
  expect(refusedAt(() => ramOdds('vehicle', odd('"moon"')))).toEqual(['invalid-question', 'target']);
  expect(refusedAt(() => wreckOdds(odd('{}')))).toEqual(['invalid-question', 'craft']);
});
