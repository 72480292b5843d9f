import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places, refusalOf, refusedAt } from '../../../scripts/testing/refusal.js';
import { BASIC_SHELL } from '../src/crab/basic-shell.js';
import { maximumCapacity, optimumCapacity } from '../src/crab/capacity.js';
import { checkTraits } from '../src/crab/check-traits.js';
import { derive, hitPointsOf } from '../src/crab/derive.js';
import { engineerCrab } from '../src/crab/engineer-crab.js';
import { fitItem, takeWeapon } from '../src/crab/fit-item.js';
import { movementOf } from '../src/crab/movement.js';
import { readCrab } from '../src/crab/read-crab.js';
import { SHEET_FIELDS, sheetOf } from '../src/crab/sheet.js';
import { weightOf } from '../src/crab/weight.js';
import { weaponNamed } from '../src/equipment/list.js';
import { MAX_WEAPONS } from '../src/limits.js';
import { rulesFor } from '../src/rules.js';
import { anyTraits, HOSTILE_KEYS, shell, traits, weapon } from './support/crabs.js';

describe('traits', () => {
  test.each([
    [5, 5, 5],
    [8, 2, 5],
    [1, 1, 1],
    [10, 4, 1],
    [1, 4, 10],
    [6, 4, 3],
  ])('[W-TRAITS] %i/%i/%i is legal', (...trio) => {
    expect(checkTraits(traits(...trio))).toEqual([]);
  });

  test('[W-TRAITS] 6/6/4 is refused, naming the budget', () => {
    const message = 'The three traits share 15 points; these take 16.';
    expect(checkTraits(traits(6, 6, 4))).toEqual([{ rule: 'W-TRAITS', path: [], message }]);
    expect(refusedAt(() => engineerCrab(traits(6, 6, 4)))).toEqual(['invalid-crab', 'W-TRAITS traits']);
    expect(refusalOf(() => engineerCrab(traits(6, 6, 4))).problems[0]?.message).toBe(message);
  });

  test.each([
    ['a trait below 1', traits(0, 5, 5), ['W-TRAITS strength']],
    ['a trait above 10', traits(1, 11, 1), ['W-TRAITS dexterity']],
    ['no whole number', traits(5, 5, 4.5), ['W-TRAITS endurance']],
    ['each of them', traits(Number.NaN, -1, 99), ['W-TRAITS strength', 'W-TRAITS dexterity', 'W-TRAITS endurance']],
    ['a trait that is missing', { strength: 5, dexterity: 5 }, ['W-TRAITS endurance']],
    ['a fourth', { ...traits(5, 5, 5), charm: 1 }, ['W-TRAITS charm']],
    ['a text', 'strong', ['W-TRAITS']],
    ['nothing', undefined, ['W-TRAITS']],
    ['a list', [5, 5, 5], ['W-TRAITS']],
  ])('[W-TRAITS] refused: %s', (_what, given, at) => {
    expect(places(checkTraits(given))).toEqual(at);
  });

  test('[W-TRAITS] by house rule all points must be spent, there are others, and traits have other bounds', () => {
    const all = { rules: rulesFor({ mustSpendAll: true }) };
    expect(checkTraits(traits(5, 5, 5), all)).toEqual([]);
    expect(places(checkTraits(traits(5, 5, 4), all))).toEqual(['W-TRAITS']);
    expect(places(checkTraits(traits(5, 5, 6), all))).toEqual(['W-TRAITS']);
    const others = { rules: rulesFor({ traitPoints: 20, traitMinimum: 2, traitMaximum: 12 }) };
    expect(checkTraits(traits(12, 6, 2), others)).toEqual([]);
    expect(places(checkTraits(traits(12, 7, 2), others))).toEqual(['W-TRAITS']);
    expect(places(checkTraits(traits(13, 4, 1), others))).toEqual(['W-TRAITS strength', 'W-TRAITS endurance']);
  });

  test('[W-TRAITS] the budget is never exceeded: what is accepted shares at most 15 points', () => {
    const trait = fc.integer({ min: -1, max: 12 });
    fc.assert(
      fc.property(trait, trait, trait, (...trio) => {
        const isLegal = trio.every((each) => each >= 1 && each <= 10) && trio[0] + trio[1] + trio[2] <= 15;
        expect(checkTraits(traits(...trio)).length === 0).toBe(isLegal);
      }),
    );
  });
});

describe('what follows from the traits', () => {
  test('[W-CAPACITY] Strength 6 and Dexterity 4: optimum 6, maximum 10', () => {
    expect(optimumCapacity(traits(6, 4, 5))).toBe(6);
    expect(maximumCapacity(traits(6, 4, 5))).toBe(10);
  });

  test.each([
    [0, 4],
    [1, 4],
    [6, 4],
    [7, 3],
    [8, 2],
    [9, 1],
    [10, 0],
  ])('[W-MOVEMENT] Strength 6, Dexterity 4: Weight %i gives %i inches', (weight, inches) => {
    expect(movementOf(traits(6, 4, 5), weight)).toBe(inches);
  });

  test('[W-SHELL] [W-HP] a new crab: a Basic shell of weight 1 and armour 10, Hit Points like its Endurance', () => {
    const crab = engineerCrab(traits(6, 4, 3));
    expect(crab).toEqual({ name: 'Warcrab', traits: traits(6, 4, 3), shell: BASIC_SHELL, weapons: [] });
    expect(derive(crab)).toEqual({
      optimumCapacity: 6,
      maximumCapacity: 10,
      weight: 1,
      movement: 4,
      hitPoints: 3,
      armour: 10,
    });
  });

  test('[W-SHEET] the sheet has exactly ten fields, in order', () => {
    const sheet = sheetOf(engineerCrab(traits(6, 4, 3)), { money: 198 });
    expect(Object.entries(sheet)).toEqual([
      ['strength', 6],
      ['dexterity', 4],
      ['endurance', 3],
      ['optimumCapacity', 6],
      ['maximumCapacity', 10],
      ['weight', 1],
      ['armour', 10],
      ['hitPoints', 3],
      ['movement', 4],
      ['money', 198],
    ]);
    expect(Object.keys(sheet)).toEqual([...SHEET_FIELDS]);
    const now = sheetOf(engineerCrab(traits(6, 4, 3)), { hitPoints: 1, armour: 0, weight: 7, movement: 3 });
    expect(now).toEqual({ ...sheet, hitPoints: 1, armour: 0, weight: 7, movement: 3, money: null });
  });

  test('[W-MOVEMENT] movement never rises with weight, and is exactly 0 at Maximum Shell Capacity', () => {
    fc.assert(
      fc.property(anyTraits, (given) => {
        const most = maximumCapacity(given);
        const inches = Array.from({ length: most + 1 }, (_, weight) => movementOf(given, weight));
        expect(inches[0]).toBe(given.dexterity);
        expect(inches[most]).toBe(0);
        expect(inches).toEqual(inches.toSorted((a, b) => b - a));
        expect(inches.filter((each) => each === 0)).toEqual([0]);
        expect(hitPointsOf(given)).toBe(given.endurance);
      }),
    );
  });
});

describe('a crab and what it carries', () => {
  const crab = engineerCrab(traits(6, 4, 5), { name: 'Death Boy' });

  test('[W-WEIGHT] is its shell and its equipment: nine points more are the most it takes', () => {
    const laden = fitItem(crab, weapon({ weight: 9 })).crab;
    expect(derive(laden)).toMatchObject({ weight: 10, movement: 0 });
    expect(weightOf(laden.shell, laden.weapons)).toBe(10);
    expect(() => fitItem(laden, weapon({ weight: 0 }))).not.toThrow();
    const before = JSON.stringify(laden);
    expect(refusedAt(() => fitItem(laden, weapon({ weight: 1 })))).toEqual(['illegal-action', 'W-WEIGHT item']);
    expect(refusedAt(() => fitItem(crab, weapon({ weight: 10 })))).toEqual(['illegal-action', 'W-WEIGHT item']);
    expect(refusedAt(() => fitItem(laden, shell({ weight: 2 })))).toEqual(['illegal-action', 'W-WEIGHT item']);
    expect(JSON.stringify(laden)).toBe(before);
  });

  test('[W-SHELL] a new shell replaces weight and armour, and the old one is given back', () => {
    const { crab: changed, removed } = fitItem(crab, shell({ weight: 4, armour: 20 }));
    expect(derive(changed)).toMatchObject({ weight: 4, armour: 20 });
    expect(removed).toEqual(BASIC_SHELL);
    expect(fitItem(crab, weapon())).not.toHaveProperty('removed');
  });

  test('[W-WEIGHT] a weapon is taken off by its place', () => {
    const armed = engineerCrab(traits(6, 4, 5), { weapons: [weapon({ name: 'A' }), weapon({ name: 'B' })] });
    const { crab: left, removed } = takeWeapon(armed, 0);
    expect([left.weapons, removed]).toEqual([[weapon({ name: 'B' })], weapon({ name: 'A' })]);
    for (const index of [2, -1, 0.5, Number.NaN])
      expect(refusedAt(() => takeWeapon(armed, index))).toEqual(['illegal-action', 'W-SHEET index']);
  });

  test('[W-SHEET] carries a bounded number of weapons, and a weapon of the list without its provenance', () => {
    const weapons = Array.from({ length: MAX_WEAPONS }, () => weapon({ weight: 0 }));
    const full = engineerCrab(traits(6, 4, 5), { weapons });
    expect(refusedAt(() => fitItem(full, weapon({ weight: 0 })))).toEqual(['illegal-action', 'W-WEIGHT item']);
    const most = [...weapons, weapon()];
    expect(refusedAt(() => engineerCrab(traits(6, 4, 5), { weapons: most }))).toEqual([
      'invalid-crab',
      'W-KIT-HOUSE weapons',
    ]);
    for (const spear of [
      fitItem(crab, weaponNamed('Pickle Spear')).crab,
      engineerCrab(traits(5, 5, 5), { weapons: [weaponNamed('Pickle Spear')] }),
    ])
      expect(spear.weapons[0]).not.toHaveProperty('provenance');
  });

  test('[W-WEIGHT] weight is never above the maximum, whatever is fitted in whatever order', () => {
    const item = fc.oneof(
      fc.integer({ min: 0, max: 8 }).map((weight) => weapon({ weight })),
      fc.integer({ min: 0, max: 8 }).map((weight) => shell({ weight })),
    );
    fc.assert(
      fc.property(anyTraits, fc.array(item, { maxLength: 12 }), (given, items) => {
        let at = engineerCrab(given);
        for (const each of items) {
          const before = JSON.stringify(at);
          const isShell = 'armour' in each;
          const weight = weightOf(isShell ? each : at.shell, isShell ? at.weapons : [...at.weapons, each]);
          if (weight <= maximumCapacity(given)) at = fitItem(at, each).crab;
          else expect(refusedAt(() => fitItem(at, each))).toEqual(['illegal-action', 'W-WEIGHT item']);
          if (weight > maximumCapacity(given)) expect(JSON.stringify(at)).toBe(before);
          const { weight: now, movement } = derive(at);
          expect(now).toBeLessThanOrEqual(maximumCapacity(given));
          expect(movement).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('a crab from outside', () => {
  const sheet = { name: 'Death Boy', traits: traits(6, 4, 5), shell: shell(), weapons: [weapon()] };

  test('[W-SHEET] is read field by field, and shares nothing with what was given', () => {
    const { value, problems } = readCrab(sheet);
    expect([value, problems]).toEqual([sheet, []]);
    expect(value?.traits).not.toBe(sheet.traits);
    expect(value?.weapons[0]).not.toBe(sheet.weapons[0]);
    expect(readCrab({ name: 'Bare', traits: traits(1, 1, 1) }).value).toEqual(
      engineerCrab(traits(1, 1, 1), { name: 'Bare' }),
    );
  });

  test.each<[string, object, readonly string[]]>([
    ['its name', { name: '' }, ['W-SHEET name']],
    ['its traits', { traits: traits(9, 9, 9) }, ['W-TRAITS traits']],
    ['no shell', { shell: null }, ['W-SHELL shell']],
    ['its shell', { shell: shell({ weight: -1, armour: 0.5 }) }, ['W-SHELL shell.weight', 'W-SHELL shell.armour']],
    ['a shell too heavy', { shell: shell({ weight: 11 }) }, ['W-WEIGHT shell']],
    ['too much in all', { weapons: [weapon({ weight: 5 }), weapon({ weight: 4 })] }, ['W-WEIGHT weapons']],
    ['the kind of a weapon', { weapons: [{ ...weapon(), kind: 'gun' }] }, ['W-KIT-HOUSE weapons.0.kind']],
    ['a claw with a range', { weapons: [weapon({ maxRange: 5 })] }, ['W-KIT-HOUSE weapons.0.maxRange']],
    ['no uses at all', { weapons: [weapon({ uses: 0 })] }, ['W-KIT-HOUSE weapons.0.uses']],
    ['damage', { weapons: [weapon({ damage: 1001 })] }, ['W-KIT-HOUSE weapons.0.damage']],
    ['a flag', { weapons: [{ ...weapon(), flame: 1 }] }, ['W-KIT-HOUSE weapons.0.flame']],
    ['weapons that are no list', { weapons: 'Pickle Spear' }, ['W-KIT-HOUSE weapons']],
    ['a field too many', { colour: 'red' }, ['W-SHEET colour']],
    ['several', { name: 7, traits: null, weapons: [1] }, ['W-SHEET name', 'W-TRAITS traits', 'W-KIT-HOUSE weapons.0']],
  ])('[W-SHEET] refused, every bad field named: %s', (_what, change, at) => {
    const read = readCrab({ ...sheet, ...change });
    expect(read).not.toHaveProperty('value');
    expect(places(read.problems)).toEqual(at);
  });

  test('[W-SHEET] what is no crab at all, and hostile names', () => {
    for (const nothing of [null, 7, 'crab', [], undefined])
      expect(places(readCrab(nothing).problems)).toEqual(['W-SHEET']);
    for (const name of HOSTILE_KEYS) {
      expect(readCrab({ ...sheet, name }).value?.name).toBe(name);
      const given: unknown = JSON.parse(`{"name":"A","traits":{"strength":1,"dexterity":1,"endurance":1},"${name}":1}`);
      expect(places(readCrab(given).problems)).toEqual([`W-SHEET ${name}`]);
    }
  });

  test('[W-TRAITS] house rules apply', () => {
    const using = { rules: rulesFor({ traitPoints: 16 }) };
    expect(readCrab({ ...sheet, traits: traits(6, 6, 4) }, using).problems).toEqual([]);
    expect(engineerCrab(traits(6, 6, 4), { using }).traits).toEqual(traits(6, 6, 4));
  });
});
