import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, refusedAt, untyped } from '../../../scripts/testing/refusal.js';
import { buildForce } from '../src/force/build-force.js';
import { defineModification } from '../src/force/define-modification.js';
import { MODIFICATIONS, type ModificationName } from '../src/force/modifications.js';
import { profileOf } from '../src/force/profile-of.js';
import type { UnitInput } from '../src/force/read-unit.js';
import { unitCost } from '../src/force/unit-cost.js';
import { WEAPONS } from '../src/force/weapons.js';
import { MAX_BUDGET, MAX_MODIFICATIONS, MAX_UNITS } from '../src/limits.js';
import { DEFAULT_RULES, type Rules } from '../src/rules.js';
import { FORCES } from '../src/setup/forces.js';
import { anyModifications, gun, HOSTILE_KEYS, modification, unit, units } from './support/forces.js';

const house = (rules: Partial<Rules>) => ({ rules: { ...DEFAULT_RULES, ...rules } });
const profile = (...names: readonly ModificationName[]) => profileOf(names.map((name) => MODIFICATIONS[name]));
const numbers = (...names: readonly ModificationName[]) => {
  const { cost, speed, body, move } = profile(...names);
  return [cost, speed, body, move];
};
const modify = (...modifications: readonly unknown[]): UnitInput => untyped({ name: 'u', modifications });

describe('what a unit is', () => {
  test('[S-BASE] with nothing: 1 point, Speed 3, Body 1, Move 6, a pistol and a knife', () => {
    expect(profileOf([])).toEqual({
      class: 'on-foot',
      modifications: [],
      cost: 1,
      speed: 3,
      body: 1,
      move: 6,
      gun: WEAPONS.Pistol,
      blade: WEAPONS.Knife,
      powers: [],
    });
  });

  test.each<[string, readonly ModificationName[], readonly number[]]>([
    ['S-LEGS', ['Metal legs'], [2, 3, 1, 12]],
    ['S-JET', ['Jet pack'], [4, 3, 1, 30]],
    ['S-SLOTS', ['Metal legs', 'Jet pack'], [5, 3, 1, 36]],
    ['S-MEDARM', ['Medium armour'], [3, 1, 3, 6]],
    ['S-HVYARM', ['Heavy armour'], [5, 0, 5, 6]],
    ['S-AMPH', ['Amph dose'], [3, 5, 1, 6]],
    ['S-OVERDOSE', ['Amph overdose'], [5, 7, 1, 6]],
    ['S-SLOTS', ['Heavy armour', 'Amph dose'], [7, 2, 5, 6]],
    ['S-SLOTS', ['Amph dose', 'Heavy armour'], [7, 2, 5, 6]],
    ['S-PSWORD', ['Metal legs', 'Medium armour', 'Plasma sword'], [6, 1, 3, 12]],
  ])('[%s] %j: points, Speed, Body and Move', (_rule, names, expected) => {
    expect(numbers(...names)).toEqual(expected);
  });

  test('[S-SLOTS] a bought gun comes in the pistol’s place, a bought blade in the knife’s', () => {
    const armed = profile('Plasma sword', 'Rocket launcher');
    expect([armed.gun.name, armed.blade.name]).toEqual(['Rocket launcher', 'Plasma sword']);
    const half = profile('Plasma sword');
    expect([half.gun.name, half.blade.name]).toEqual(['Pistol', 'Plasma sword']);
  });

  test('[S-SLOTS] Speed and Move never fall below 0, Body not below 1', () => {
    const heavy = defineModification(modification({ speed: -9, body: -9, move: -9 }));
    expect(profileOf([heavy])).toMatchObject({ speed: 0, body: 1, move: 0 });
    expect(profileOf([MODIFICATIONS['Heavy armour']], house({ baseSpeed: 2 })).speed).toBe(0);
    expect(profileOf([MODIFICATIONS['Heavy armour']], house({ baseSpeed: 4 })).speed).toBe(1);
  });

  test('[S-BASE] [S-PSWORD] house rules change the base unit and the price of the sword', () => {
    const rules = house({ baseCost: 2, baseSpeed: 4, baseBody: 3, baseMove: 5, plasmaSwordCost: 7 });
    expect(profileOf([MODIFICATIONS['Plasma sword']], rules)).toMatchObject({ cost: 9, speed: 4, body: 3, move: 5 });
  });

  test('has the powers of its modifications, and weapons that are its own', () => {
    expect(profile('Jet pack', 'Plasma shield', 'Hacking implant', 'Amph overdose').powers).toEqual([
      'jet',
      'plasma-shield',
      'hacking',
      'overdose',
    ]);
    const { gun: own } = profile('Plasma rifle');
    expect([own, own.shots]).not.toContain(WEAPONS['Plasma rifle']);
    expect(own.shots).not.toBe(WEAPONS['Plasma rifle'].shots);
  });

  test('[S-BUDGET] costs 1 and what its modifications cost, in whatever order', () => {
    fc.assert(
      fc.property(anyModifications, (names) => {
        const cost = unitCost(unit('u', ...names));
        const sum = names.reduce((total, name) => total + unitCost(unit('u', name)) - 1, 1);
        expect([cost, unitCost(unit('u', ...names.toReversed()))]).toEqual([sum, sum]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a unit is refused', () => {
  const wheels = defineModification(modification());

  test.each<[string, UnitInput, readonly string[]]>([
    ['a modification twice', modify('Jet pack', 'Metal legs', 'Jet pack'), ['S-SLOTS modifications.2']],
    ['two armours', modify('Medium armour', 'Heavy armour'), ['S-SLOTS modifications.1']],
    ['two guns', modify('Machine gun', 'Plasma sword', 'Bullet sniper'), ['S-SLOTS modifications.2']],
    ['both doses', modify('Amph dose', 'Amph overdose'), ['S-SLOTS modifications.1']],
    [
      'three guns',
      modify('Machine gun', 'Assault rifle', 'Bullet sniper'),
      [1, 2].map((at) => `S-SLOTS modifications.${at}`),
    ],
    ['a modification of one’s own twice', modify(wheels, wheels), ['S-SLOTS modifications.1']],
    [
      'a gun of one’s own beside one of the list',
      modify('Machine gun', { ...modification(), weapon: gun() }),
      ['S-SLOTS modifications.1'],
    ],
    ['what every unit has', modify('Pistol', 'Knife'), ['S-SLOTS modifications.0', 'S-SLOTS modifications.1']],
    ['other capitals', modify('metal legs'), ['S-SLOTS modifications.0']],
    ['hostile names', modify(...HOSTILE_KEYS), HOSTILE_KEYS.map((_, at) => `S-SLOTS modifications.${at}`)],
    ['what is no modification', modify(7, null, []), [0, 1, 2].map((at) => `S-SLOTS modifications.${at}`)],
    ['a bad one of one’s own', modify({ ...modification(), cost: -1 }), ['S-BUDGET modifications.0.cost']],
    ['too many', modify(...Array(MAX_MODIFICATIONS + 1).fill('Jet pack')), ['S-SLOTS modifications']],
    ['no list', untyped({ name: 'u', modifications: 'Jet pack' }), ['S-SLOTS modifications']],
    ['a field too many', untyped({ name: 'u', gun: 'Pistol' }), ['S-BASE gun']],
    ['nothing', untyped(undefined), ['S-BASE']],
  ])('%s', (_what, given, at) => {
    expect(refusedAt(() => unitCost(given))).toEqual(['invalid-unit', ...at]);
  });

  test.each(['P1', '1', '_', '-', 'Élan', 'σ', 'ぶ', 'a'.repeat(20), ...HOSTILE_KEYS])(
    'but may be called %s',
    (name) => {
      expect(buildForce([{ name }], 1).units[0]?.name).toBe(name);
    },
  );

  test.each<unknown>([
    '',
    'two words',
    'a'.repeat(21),
    'a;b',
    'P1:',
    'cover',
    'Through',
    'COVER',
    '\u200b',
    'e\u0301',
    7,
    null,
    {},
  ])('[S-ORDERS] when it is called %j', (name) => {
    expect(refusedAt(() => unitCost(untyped({ name })))).toEqual(['invalid-unit', 'S-ORDERS name']);
  });
});

describe('a force', () => {
  test('[S-MATCH-COST] at the solo match’s price for a sword Pink costs 20, unit by unit, and Blue 22', () => {
    const match = house({ plasmaSwordCost: 3 });
    const pink = buildForce(FORCES.pinkPunks, 20, match);
    expect([pink.cost, pink.units.map((each) => each.profile.cost)]).toEqual([20, [7, 4, 7, 1, 1]]);
    expect(pink.units.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
    const blue = buildForce(FORCES.blueBruisers, 22, match);
    expect([blue.cost, blue.units.map((each) => each.profile.cost)]).toEqual([22, [7, 7, 8]]);
    expect(blue.units.map(({ name }) => name)).toEqual(['B1', 'B2', 'B3']);
    expect(buildForce(FORCES.pinkPunks, 20).cost).toBe(19);
  });

  test('[S-MATCH-ERRATA] P1 has Body 3, and all of Blue Body 5 and Speed 0', () => {
    const [p1] = buildForce(FORCES.pinkPunks, 20).units;
    expect(p1?.profile).toMatchObject({ speed: 1, body: 3, move: 12, gun: WEAPONS.Pistol });
    for (const { profile: blue } of buildForce(FORCES.blueBruisers, 22).units)
      expect(blue).toMatchObject({ speed: 0, body: 5, move: 6, blade: WEAPONS.Knife });
  });

  test('the House forces cost 20, and all forces together have every modification', () => {
    const { pinkPunks, blueBruisers, ...ours } = FORCES;
    for (const [name, force] of Object.entries(ours))
      expect([name, buildForce(force, DEFAULT_RULES.budget).cost]).toEqual([name, 20]);
    const had = [pinkPunks, blueBruisers, ...Object.values(ours)]
      .flat()
      .flatMap(({ modifications = [] }) => modifications);
    expect([...new Set(had)].sort()).toEqual(Object.keys(MODIFICATIONS).sort());
  });

  test('[S-BUDGET] one point over the budget is refused with the total and the limit', () => {
    expect(buildForce(units(3), 3).cost).toBe(3);
    const { code, problems } = refusalOf(() => buildForce(FORCES.blueBruisers, 21));
    expect([code, problems.length]).toEqual(['over-budget', 1]);
    expect(problems[0]).toMatchObject({ rule: 'S-BUDGET', path: [], details: { cost: 22, budget: 21 } });
    expect(problems[0]?.message).toMatch(/22.*21/);
  });

  test('[S-BUDGET] is bought exactly when its units cost no more than the budget', () => {
    fc.assert(
      fc.property(fc.array(anyModifications, { minLength: 1, maxLength: 6 }), fc.nat(60), (kinds, budget) => {
        const force = kinds.map((names, at) => unit(`u${at}`, ...names));
        const cost = force.reduce((sum, each) => sum + unitCost(each), 0);
        if (cost > budget) expect(refusedAt(() => buildForce(force, budget))).toEqual(['over-budget', 'S-BUDGET']);
        else expect(buildForce(force, budget).cost).toBe(cost);
      }),
      { numRuns: 50 },
    );
  });

  test('takes modifications of one’s own', () => {
    const wheels = defineModification(modification({ move: 5, weapon: gun({ damage: 3 }) }));
    const [built] = buildForce([unit('u', wheels, 'Metal legs')], 4).units;
    expect(built?.profile).toMatchObject({ cost: 4, move: 17, gun: { name: 'Nail gun', damage: 3 } });
  });

  test.each<[string, unknown, unknown, readonly string[]]>([
    ['no units', [], 20, ['S-BUDGET units']],
    ['no list', 'squad', 20, ['S-BUDGET units']],
    ['too many units', units(MAX_UNITS + 1), 1000, ['S-BUDGET units']],
    ['no budget', units(1), undefined, ['S-BUDGET budget']],
    ['a budget below 0', units(1), -1, ['S-BUDGET budget']],
    ['half a point', units(1), 1.5, ['S-BUDGET budget']],
    ['a budget without end', units(1), MAX_BUDGET + 1, ['S-BUDGET budget']],
    ['two of one name but for capitals', [unit('Ann'), unit('Bob'), unit('ANN')], 20, ['S-ORDERS units.2.name']],
    [
      'two of one name in other small letters',
      [unit('ας'), unit('ΑΣ'), unit('ασ')],
      20,
      ['S-ORDERS units.1.name', 'S-ORDERS units.2.name'],
    ],
    [
      'several faults at once',
      [{ name: 'a b', modifications: ['Jet pack', 'Jet Pack'] }, 7, { name: 'u', extra: 1 }],
      'much',
      [
        'S-BUDGET budget',
        'S-ORDERS units.0.name',
        'S-SLOTS units.0.modifications.1',
        'S-BUDGET units.1',
        'S-BUDGET units.2.extra',
      ],
    ],
  ])('is refused, every bad field named: %s', (_what, force, budget, at) => {
    expect(refusedAt(() => buildForce(untyped(force), untyped(budget)))).toEqual(['invalid-force', ...at]);
  });

  test('shares nothing with what was given', () => {
    const own = { ...modification(), weapon: { ...gun(), shots: { fixed: 2, dice: 0 } } };
    const { units: built } = buildForce([untyped({ name: 'u', modifications: [own] })], 9);
    own.weapon.shots.fixed = 9;
    expect(built[0]?.profile.gun.shots.fixed).toBe(2);
  });
});
