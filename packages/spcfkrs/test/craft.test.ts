import { isConnected, shifted } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, refusedAt, untyped } from '../../../scripts/testing/refusal.js';
import { buildCraft } from '../src/force/build-craft.js';
import type { CraftInput } from '../src/force/craft.js';
import { craftCost } from '../src/force/craft-cost.js';
import { defineCraftModification } from '../src/force/define-craft-modification.js';
import { defineGun } from '../src/force/define-gun.js';
import { GUNS } from '../src/force/guns.js';
import { HULLS } from '../src/force/hull.js';
import { MAX_GUNS, MAX_MODIFICATIONS, MAX_PARTS } from '../src/limits.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { anyCells, anyDesign, craftGun, craftInput, craftModification, rowsOf } from './support/any-craft.js';
import { HOSTILE_KEYS } from './support/forces.js';

const built = (of: Partial<CraftInput> = {}) => buildCraft(craftInput(of));
const numbers = (of: Partial<CraftInput>) => {
  const { cost, speed, body, move } = built(of).profile;
  return [cost, speed, body, move];
};
const cells = (...shape: readonly string[]) => built({ shape }).shape.map(({ column, row }) => `${column},${row}`);

describe('what a craft is', () => {
  test('[S-HULL] [S-GUNS] with nothing: its parts, and one base gun on the first', () => {
    expect(built({ shape: ['L'] })).toEqual({
      name: 'V',
      shape: [{ column: 0, row: 0 }],
      profile: {
        class: 'vehicle',
        hull: 'light',
        modifications: [],
        cost: 1,
        speed: 3,
        body: 1,
        move: 6,
        guns: [{ part: 0, weapon: GUNS.Gun.weapon }],
        bays: [],
        powers: [],
      },
    });
  });

  test.each<[string, string, Partial<CraftInput>, readonly number[]]>([
    ['S-HULL', 'a light part', { shape: ['L'] }, [1, 3, 1, 6]],
    ['S-HULL', 'three medium parts', { shape: ['MM', '.M'] }, [6, 3, 3, 4]],
    ['S-HULL', 'four heavy parts', { shape: ['HH', 'HH'] }, [16, 2, 5, 2]],
    ['S-GUNS', 'no gun', { guns: [] }, [1, 3, 1, 6]],
    ['S-GUNS', 'a second base gun', { guns: [{ part: 0 }, { part: 0 }] }, [3, 3, 1, 6]],
    ['S-GUNLIST', 'a bought gun', { guns: [{ part: 0, gun: 'Rail gun' }] }, [5, 3, 1, 6]],
    [
      'S-GUNLIST',
      'two',
      {
        guns: [
          { part: 0, gun: 'Rail gun' },
          { part: 0, gun: 'Plasma gun' },
        ],
      },
      [9, 3, 1, 6],
    ],
    ['S-VMODS', 'two bays', { shape: ['LL'], bays: [0, 1] }, [6, 3, 1, 6]],
    ['S-VMODS', 'a hover sled', { modifications: ['Hover sled'] }, [2, 3, 1, 12]],
    ['S-VMODS', 'sled and rotors', { modifications: ['Hover sled', 'Copter rotors'] }, [5, 3, 1, 36]],
    [
      'S-VMODS',
      'fuel and warp',
      { class: 'spaceship', modifications: ['Plasma fuel', 'Short warp drive'] },
      [5, 3, 1, 36],
    ],
    ['S-VMODS', 'a dose', { shape: ['H'], modifications: ['Pilot amph dose'] }, [6, 4, 5, 2]],
    ['S-VMODS', 'an overdose', { shape: ['H'], modifications: ['Pilot amph overdose'] }, [8, 6, 5, 2]],
    ['S-VMODS', 'shield and technicians', { modifications: ['Plasma shield', 'Plasma technician crew'] }, [7, 3, 1, 6]],
  ])('[%s] with %s: points, Speed, Body of a part and Move', (_rule, _what, of, expected) => {
    expect(numbers(of)).toEqual(expected);
  });

  test('[S-VMODS] a house rule changes the price of technicians', () => {
    const crewed = craftInput({ modifications: ['Plasma technician crew'] });
    expect(craftCost(crewed, { rules: { ...DEFAULT_RULES, technicianCost: 7 } })).toBe(8);
  });

  test('[S-HULL] its parts are numbered row by row, wherever in the rows they are', () => {
    expect(cells('.M', 'MM')).toEqual(['1,0', '0,1', '1,1']);
    expect(cells('....', '..M.', '.MM', '')).toEqual(['1,0', '0,1', '1,1']);
  });

  test('[S-GUNS] guns come in the order of their parts, those on one part as they were bought', () => {
    const guns = [{ part: 1, gun: 'Rail gun' }, { part: 0, gun: 'Plasma gun' }, { part: 1 }, { part: 0 }] as const;
    const { profile } = built({ shape: ['LL'], guns });
    expect(profile.guns.map(({ part, weapon }) => `${part} ${weapon.name}`)).toEqual([
      '0 Plasma gun',
      '0 Gun',
      '1 Rail gun',
      '1 Gun',
    ]);
  });

  test('[S-VMODS] Speed and Move never fall below 0', () => {
    const ballast = defineCraftModification(craftModification({ speed: -9, move: -9 }));
    expect(built({ modifications: [ballast] }).profile).toMatchObject({ speed: 0, move: 0 });
  });

  test('has the powers of its modifications, and what is its own', () => {
    const { powers, guns } = built({
      modifications: ['Plasma shield', 'Plasma technician crew', 'Hacking crew', 'Plasma slag exhaust'],
    }).profile;
    expect(powers).toEqual(['plasma-shield', 'technician', 'hacking', 'slag']);
    expect([guns[0]?.weapon, guns[0]?.weapon.shots]).not.toContain(GUNS.Gun.weapon);
  });

  test('takes guns and modifications of one’s own, and shares nothing with them', () => {
    const own = { ...craftGun({ cost: 1 }), weapon: { ...craftGun().weapon, shots: { fixed: 2, dice: 0 } } };
    const skids = defineCraftModification(craftModification({ move: 5 }));
    const { profile } = built({
      guns: [{ part: 0, gun: defineGun(own) }, untyped({ part: 0, gun: own })],
      modifications: [skids],
    });
    own.weapon.shots.fixed = 9;
    expect(profile).toMatchObject({ cost: 1 + 1 + 2 + 1 + 2, move: 11, modifications: ['Skids'] });
    expect(profile.guns.map(({ weapon }) => [weapon.name, weapon.shots.fixed])).toEqual([
      ['Nail gun', 2],
      ['Nail gun', 2],
    ]);
  });
});

describe('laws of building', () => {
  test('[S-HULL] any parts of one kind that hang together are a hull, and no others', () => {
    fc.assert(
      fc.property(
        anyCells(10),
        fc.constantFrom(...Object.values(HULLS)),
        fc.integer({ min: 2, max: 4 }),
        (shape, hull, far) => {
          const whole = built({ shape: rowsOf(shape, hull.sign), guns: [] });
          expect([whole.shape.length, whole.profile.cost]).toEqual([shape.length, shape.length * hull.cost]);
          expect(isConnected(whole.shape, 'edge')).toBe(true);
          const right = Math.max(...shape.map(({ column }) => column)) + far;
          const apart = [
            ...shape,
            ...shifted(shape, { column: right - Math.min(...shape.map(({ column }) => column)), row: 0 }),
          ];
          expect(refusedAt(() => built({ shape: rowsOf(apart, hull.sign) }))).toEqual([
            'invalid-craft',
            'S-HULL shape',
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('[S-HULL] a single part of another kind spoils it, and both kinds are named', () => {
    const kinds = [
      ['light', 'L'],
      ['medium', 'M'],
      ['heavy', 'H'],
    ] as const;
    for (const [one, sign] of kinds)
      for (const [other, odd] of kinds) {
        if (one === other) continue;
        const { problems } = refusalOf(() => built({ shape: [`${sign}${odd}`] }));
        expect(problems).toMatchObject([{ rule: 'S-HULL', path: ['shape'] }]);
        expect(problems[0]?.message).toContain(one);
        expect(problems[0]?.message).toContain(other);
      }
  });

  test('[S-GUNS] two guns on a part and no more, whatever they are', () => {
    const anyParts = fc.array(fc.nat({ max: 3 }), { maxLength: 10 });
    fc.assert(
      fc.property(anyParts, (parts) => {
        const guns = parts.map((part) => ({ part }));
        const isLegal = [0, 1, 2, 3].every((part) => parts.filter((each) => each === part).length <= 2);
        const make = () => built({ shape: ['LL', 'LL'], guns });
        if (isLegal) expect(make().profile.cost).toBe(4 + 2 * Math.max(0, parts.length - 1));
        else expect(refusedAt(make)[0]).toBe('invalid-craft');
      }),
      { numRuns: 80 },
    );
  });

  test('[S-BUDGET] a craft costs its parts, guns beyond the first attachment, bays and modifications', () => {
    fc.assert(
      fc.property(anyDesign(), (design) => {
        const { profile, shape } = buildCraft({ name: 'V', ...design });
        const bare = craftCost({ name: 'V', class: design.class, shape: design.shape, guns: [] });
        const [guns = [], bays = [], modifications = []] = [design.guns, design.bays, design.modifications];
        const gunsCost = guns.reduce(
          (sum, { gun = 'Gun' }) => sum + (typeof gun === 'string' ? GUNS[gun] : gun).cost,
          0,
        );
        const each = modifications.reduce(
          (sum, one) => sum + craftCost(craftInput({ class: design.class, modifications: [one] })) - 1,
          0,
        );
        expect(profile.cost).toBe(bare + gunsCost + 2 * Math.max(0, guns.length - 1) + 2 * bays.length + each);
        expect(bare).toBe(shape.length * HULLS[profile.hull].cost);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a craft is refused', () => {
  const skids = defineCraftModification(craftModification());
  const full = ['L'.repeat(MAX_PARTS)];

  test('[S-HULL] beyond its largest hull, and not before', () => {
    expect(built({ shape: full }).shape).toHaveLength(MAX_PARTS);
    expect(built({ shape: Array(MAX_PARTS).fill('H') }).shape).toHaveLength(MAX_PARTS);
    expect(refusedAt(() => built({ shape: [...full, 'L'] }))).toEqual(['invalid-craft', 'S-HULL shape']);
    const armed = Array.from({ length: MAX_GUNS }, (_, at) => ({ part: at >> 1 }));
    expect(built({ shape: full, guns: armed }).profile.guns).toHaveLength(MAX_GUNS);
    expect(refusedAt(() => built({ shape: full, guns: [...armed, { part: 0 }] }))).toEqual([
      'invalid-craft',
      'S-GUNS guns',
    ]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['parts that touch at a corner', { shape: ['L.', '.L'] }, ['S-HULL shape']],
    ['parts of two kinds', { shape: ['LMH'] }, ['S-HULL shape']],
    ['no part at all', { shape: ['..', '.'] }, ['S-HULL shape']],
    ['no rows', { shape: [] }, ['S-HULL shape']],
    ['a shape in one text', { shape: 'LL' }, ['S-HULL shape']],
    ['no shape', { shape: undefined }, ['S-HULL shape']],
    ['rows that are no texts', { shape: ['L', 7, null] }, ['S-HULL shape.1', 'S-HULL shape.2']],
    ['small letters', { shape: ['l'] }, ['S-HULL shape.0']],
    ['a sign of two code units', { shape: ['L😀'] }, ['S-HULL shape.0']],
    ['rows that are left out', { shape: Array(2) }, ['S-HULL shape.0', 'S-HULL shape.1']],
    ['a row too long', { shape: ['.'.repeat(MAX_PARTS + 1)] }, ['S-HULL shape.0']],
    ['too many rows', { shape: Array(MAX_PARTS + 1).fill('L') }, ['S-HULL shape']],
    ['another class', { class: 'on-foot' }, ['S-HULL class']],
    ['a third gun on a part', { guns: [{ part: 0 }, { part: 0 }, { part: 0 }] }, ['S-GUNS guns.2.part']],
    ['a gun on no part', { guns: [{ part: 1 }, { part: -1 }, {}] }, [0, 1, 2].map((at) => `S-GUNS guns.${at}.part`)],
    ['a gun on foot', { guns: [{ part: 0, gun: 'Pistol' }] }, ['S-GUNLIST guns.0.gun']],
    [
      'hostile guns',
      { shape: full, guns: HOSTILE_KEYS.map((gun, part) => ({ part, gun })) },
      HOSTILE_KEYS.map((_, at) => `S-GUNLIST guns.${at}.gun`),
    ],
    [
      'a blade',
      { guns: [{ part: 0, gun: { cost: 1, weapon: { name: 'Ram', kind: 'blade', damage: 2 } } }] },
      ['S-GUNS guns.0.gun.weapon'],
    ],
    [
      'a bad gun of one’s own',
      { guns: [{ part: 0, gun: { cost: -1, weapon: { ...craftGun().weapon, range: 0 } } }] },
      ['S-BUDGET guns.0.gun.cost', 'S-SHOOT guns.0.gun.weapon.range'],
    ],
    ['guns that are no list', { guns: { part: 0 } }, ['S-GUNS guns']],
    ['a bay twice', { shape: ['LL'], bays: [1, 0, 1] }, ['S-VMODS bays.2']],
    ['bays in no part', { shape: ['LL'], bays: [2, '1'] }, ['S-VMODS bays.0', 'S-VMODS bays.1']],
    ['more bays than parts', { bays: [0, 0] }, ['S-VMODS bays.1']],
    ['a modification twice', { modifications: ['Hover sled', 'Hover sled'] }, ['S-VMODS modifications.1']],
    ['both doses', { modifications: ['Pilot amph dose', 'Pilot amph overdose'] }, ['S-VMODS modifications.1']],
    [
      'a spaceship’s drive',
      { modifications: ['Plasma fuel', 'Short warp drive'] },
      [0, 1].map((at) => `S-VMODS modifications.${at}`),
    ],
    [
      'a vehicle’s drive',
      { class: 'spaceship', modifications: ['Hover sled', 'Copter rotors'] },
      [0, 1].map((at) => `S-VMODS modifications.${at}`),
    ],
    ['a modification on foot', { modifications: ['Metal legs'] }, ['S-VMODS modifications.0']],
    ['one of one’s own twice', { modifications: [skids, skids] }, ['S-VMODS modifications.1']],
    [
      'one of one’s own for the other class',
      { modifications: [{ ...skids, class: 'spaceship' }] },
      ['S-VMODS modifications.0'],
    ],
    [
      'hostile modifications',
      { modifications: HOSTILE_KEYS },
      HOSTILE_KEYS.map((_, at) => `S-VMODS modifications.${at}`),
    ],
    ['too many', { modifications: Array(MAX_MODIFICATIONS + 1).fill('Hover sled') }, ['S-VMODS modifications']],
    [
      'lists without end',
      { shape: Array(4_294_967_295), guns: Array(4_294_967_295), bays: Array(4_294_967_295) },
      ['S-HULL shape', 'S-GUNS guns', 'S-VMODS bays'],
    ],
    ['a name that orders cannot write', { name: 'V.1' }, ['S-ORDERS name']],
    ['a field too many', { hull: 'light' }, ['S-HULL hull']],
  ])('for %s', (_what, of, at) => {
    expect(refusedAt(() => built(untyped(of)))).toEqual(['invalid-craft', ...at]);
  });

  test.each([null, [], 'tank', 7])('when it is %j', (input) => {
    expect(refusedAt(() => buildCraft(untyped(input)))).toEqual(['invalid-craft', 'S-HULL']);
  });

  test('in short, whatever is given', () => {
    const long = 'x'.repeat(1_000_000);
    const { problems } = refusalOf(() =>
      built(
        untyped({ name: long, shape: [long], guns: [{ part: long, gun: long }], modifications: [long], bays: [long] }),
      ),
    );
    expect(problems.length).toBeGreaterThan(4);
    for (const { message } of problems) expect(message.length).toBeLessThan(300);
  });

  test('for any JSON at all, with a typed error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (shape, guns, more) => {
        for (const of of [{ shape }, { guns }, { bays: more }, { modifications: more }, { guns: [more] }])
          try {
            built(untyped(of));
          } catch (error) {
            expect(error).toMatchObject({ code: 'invalid-craft' });
          }
      }),
      { numRuns: 40 },
    );
  });
});
