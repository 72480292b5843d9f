import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCraft } from '../src/force/build-craft.js';
import { CRAFT_MODIFICATIONS } from '../src/force/craft-modifications.js';
import { GUNS } from '../src/force/guns.js';
import { MODIFICATIONS } from '../src/force/modifications.js';
import * as text from '../src/text.js';
import { oddText } from './support/odd-text.js';
import { soon } from './support/soon.js';

const FLEET = `
@name Pink Wheels
@vehicle-budget 30
@spaceship-budget 20

P1: Plasma rifle
V1 vehicle MM/.M: Gun on 1, Rail gun on 2, Transport bay on 3, Hover sled
S1 spaceship LLL
V2 vehicle H: No gun
`;

const FORCE = {
  name: 'Pink Wheels',
  vehicleBudget: 30,
  spaceshipBudget: 20,
  units: [{ name: 'P1', modifications: ['Plasma rifle'] }],
  craft: [
    {
      name: 'V1',
      class: 'vehicle',
      shape: ['MM', '.M'],
      guns: [
        { part: 0, gun: 'Gun' },
        { part: 1, gun: 'Rail gun' },
      ],
      bays: [2],
      modifications: ['Hover sled'],
    },
    { name: 'S1', class: 'spaceship', shape: ['LLL'], bays: [], modifications: [] },
    { name: 'V2', class: 'vehicle', shape: ['H'], guns: [], bays: [], modifications: [] },
  ],
} as const;

describe('craft in a written force [S-HULL]', () => {
  test('are read line by line', () => {
    expect(text.readForce(FLEET)).toEqual({ ...FORCE, lines: [6], craftLines: [7, 8, 9], problems: [] });
  });

  test('are written in one way', () => {
    expect(text.writeForce(FORCE)).toBe(FLEET.trim().replace('\n\n', '\n'));
  });

  test('are what craft are built of', () => {
    const [first, second, third] = (text.readForce(FLEET).craft ?? []).map((each) => buildCraft(each).profile);
    expect(first?.cost).toBe(3 * 2 + (2 + 4) + 2 + 1);
    expect(second).toMatchObject({ class: 'spaceship', cost: 3 });
    expect(second?.guns.map(({ weapon }) => weapon.name)).toEqual(['Gun']);
    expect(third?.guns).toEqual([]);
  });

  test.each([
    ['whatever the capitals', 'v1 VEHICLE mm/.m: RAIL GUN ON 2, transport BAY on 3, hover SLED'],
    ['with more spaces', '  v1   vehicle\tmm/.m :  Rail   gun  on  2 ,Transport bay on 3,Hover  sled '],
    ['in characters of full width', 'v1 ｖｅｈｉｃｌｅ ＭＭ／．Ｍ：Ｒａｉｌ gun on ２，Transport bay on 3, Hover sled'],
  ])('are understood %s', (_how, written) => {
    expect(text.readForce(written)).toMatchObject({
      craft: [{ ...FORCE.craft[0], name: 'v1', guns: [{ part: 1, gun: 'Rail gun' }] }],
      problems: [],
    });
  });

  test('may have guns and modifications of one’s own', () => {
    const own = { guns: ['Gun', 'Death ray'], modifications: ['Cannon on 4'] };
    const { craft, problems } = text.readForce('V1 vehicle L: death ray on 1, cannon on 4', [], own);
    expect(problems).toEqual([]);
    expect(craft).toEqual([
      {
        name: 'V1',
        class: 'vehicle',
        shape: ['L'],
        guns: [{ part: 0, gun: 'Death ray' }],
        bays: [],
        modifications: ['Cannon on 4'],
      },
    ]);
  });
});

describe('what is no line of a craft', () => {
  const SHAPE = 'Expected the hull of a vehicle, such as "MM/.M", not';
  test.each([
    ['V1 vehicle', `11: ${SHAPE} "".`],
    ['V1 vehicle: Hover sled', `11: ${SHAPE} "".`],
    ['V1 vehicle MX', `12: ${SHAPE} "MX".`],
    ['V1 vehicle MM/', `12: ${SHAPE} "MM/".`],
    ['V1 vehicle MM .M', `12: ${SHAPE} "MM .M".`],
    [`V1 vehicle ${'L'.repeat(25)}`, `12: ${SHAPE} "${'L'.repeat(25)}".`],
    [
      'V.1 vehicle L',
      '1: Expected the name of a unit, 1 to 20 letters, digits, hyphens and underscores, and not cover or through, not "V.1".',
    ],
    ['V1 vehicle LL: Gun on 3', '23: Expected a part of V1, 1 to 2, not "3".'],
    ['V1 vehicle LL: Gun on 0', '23: Expected a part of V1, 1 to 2, not "0".'],
    ['V1 vehicle LL: Gun on x', '23: Expected a part of V1, 1 to 2, not "x".'],
    ['V1 vehicle LL: Rail gun', '24: Expected the part that holds it, as in "Rail gun on 1".'],
    ['V1 vehicle LL: Transport bay', '29: Expected the part that holds it, as in "Transport bay on 1".'],
    ['V1 vehicle LL: Gun on 1, No gun', '26: A craft with "No gun" has none.'],
    ['V1 vehicle LL: No gun, Gun on 1', '24: A craft with "No gun" has none.'],
    ['V1 vehicle LL: ,', '16: Expected the name of a gun or a modification.'],
  ])('%s', (line, problem) => {
    const { craft, problems } = text.readForce(line);
    expect(problems.map(({ column, message }) => `${column}: ${message}`)).toEqual([problem]);
    expect(craft).toBeUndefined();
  });

  test('is told of with what may have been meant', () => {
    const message = (line: string) => text.readForce(line).problems[0]?.message;
    expect(message('V1 vehicle L: Hover sledge')).toContain(
      'No modification is called "Hover sledge". Did you mean "Hover sled"?',
    );
    expect(message('V1 vehicle L: Railgun on 1')).toContain('No gun is called "Railgun". Did you mean "Rail gun"?');
    expect(message('P1: Hover sled')).toContain('No modification is called "Hover sled".');
  });

  test('[S-BUDGET] is one with a name that is taken, or a budget twice', () => {
    const { units, craft, problems } = text.readForce(
      'X1\nx1 vehicle L\nV1 vehicle L\nv1: Jet pack\n@vehicle-budget 3\n@vehicle-budget 4\n@spaceship-budget -1',
    );
    expect([units.length, craft?.length]).toEqual([1, 1]);
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [2, 'There is a unit "x1" already.'],
      [4, 'There is a unit "v1" already.'],
      [6, 'There is an "@vehicle-budget" already.'],
      [7, 'Expected a whole number of points from 0 to 100000, not "-1".'],
    ]);
  });

  test('is refused in no time, however it is made', () => {
    const most = text.MAX_WRITTEN_LENGTH - 40;
    for (const head of ['V1 vehicle ', 'V1 vehicle L: '])
      for (const filling of [' ', ',', 'L', 'L/', ' on', ' on 1', 'Gun on 1,', '\u200b'])
        expect(
          soon(head + filling, () => text.readForce(`${head}${filling.repeat(most / filling.length)}?`)).problems,
        ).toHaveLength(1);
  });

  test('may be anything: nothing is thrown', () => {
    const line = fc.oneof(
      oddText,
      fc
        .tuple(fc.constantFrom('V1 vehicle ', 'V1 vehicle L:', 'V1 spaceship LL: Gun on '), oddText)
        .map((two) => two.join('')),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const { units, craft = [], problems, ...force } = text.readForce(lines.join('\n'));
        expect(text.readForce(text.writeForce({ ...force, units, craft })).craft ?? []).toEqual(craft);
        for (const { message } of problems) expect(message).toMatch(/^[A-Z].*[.?]$/u);
      }),
      { numRuns: 50 },
    );
  });
});

test('what is written is read as it was [S-BUDGET]', () => {
  const budget = fc.integer({ min: 0, max: 100_000 });
  const part = fc.integer({ min: 0, max: 2 });
  const craft = fc.record(
    {
      name: fc.stringMatching(/^[A-Za-z0-9_éλ漢-]{1,20}$/).filter((name) => !/^(cover|through)$/i.test(name)),
      class: fc.constantFrom('vehicle', 'spaceship'),
      shape: fc.constantFrom(['LLL'], ['M.', 'MM'], ['H', 'H', 'H']),
      guns: fc.array(fc.record({ part, gun: fc.constantFrom(...Object.keys(GUNS)) }), { maxLength: 4 }),
      bays: fc.uniqueArray(part),
      modifications: fc.array(fc.constantFrom(...Object.keys(CRAFT_MODIFICATIONS)), { maxLength: 4 }),
    },
    { requiredKeys: ['name', 'class', 'shape', 'bays', 'modifications'] },
  );
  const force = fc.record(
    {
      budget,
      vehicleBudget: budget,
      spaceshipBudget: budget,
      units: fc.constant([{ name: 'foot-1', modifications: [Object.keys(MODIFICATIONS)[0] ?? ''] }]),
      craft: fc.uniqueArray(craft, { selector: ({ name }) => name.toLowerCase(), minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: ['units', 'craft'] },
  );
  fc.assert(
    fc.property(force, (given) => {
      const { lines, craftLines, problems, ...back } = text.readForce(text.writeForce(given));
      expect(back).toEqual(given);
      expect(problems).toEqual([]);
      expect([lines.length, craftLines?.length]).toEqual([1, given.craft.length]);
    }),
  );
});

test('craft are written that leave out what buying them lets one leave out', () => {
  // As a caller without types would write it.
  const bare: text.WrittenCraft = JSON.parse('{"name":"V1","class":"vehicle","shape":["L"]}');
  expect(text.writeForce({ units: [], craft: [bare] })).toBe('V1 vehicle L');
});
