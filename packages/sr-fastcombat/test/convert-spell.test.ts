import { describe, expect, test } from 'vitest';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { convertSpell } from '../src/armoury/convert-spell.js';
import { parseSrDrain, parseSrTargetNumber } from '../src/armoury/notation.js';
import { spellFor, spellNamed } from '../src/armoury/spells.js';
import { DEFAULT_RULES } from '../src/rules.js';

/** The worked example: M damage, limited, Target Number 4, known at Force 7 by a magician of Magic 5. */
const EXAMPLE = {
  name: 'Example',
  force: 7,
  magic: 5,
  damage: 'M',
  range: 'limited',
  targetNumber: 4,
  drain: '[(F/2)+2]M',
} as const;

describe('spells of Shadowrun', () => {
  test('[F-SPELL-CONVERT] the example: Force + 3, 35 cm, 8, Force + 5, a single target', () => {
    expect(convertSpell(EXAMPLE)).toEqual({
      name: 'Example',
      maxForce: 7,
      damage: 3,
      range: 35,
      targetNumber: 8,
      resisted: false,
      drain: 5,
      radius: null,
      effect: 'none',
    });
  });

  test.each([
    ['L', 1],
    ['M', 3],
    ['S', 6],
    ['D', 10],
  ] as const)('[F-SPELL-CONVERT] level %s adds %i to Damage and to Drain', (level, points) => {
    const spell = convertSpell({ ...EXAMPLE, damage: level, drain: `(F/2)${level}` });
    expect([spell.damage, spell.drain]).toEqual([points, points]);
  });

  test.each([
    [4, 8, false],
    ['4', 8, false],
    ['5(R)', 10, true],
    ['W', 'magic-resistance', false],
    ['Willpower (R)', 'magic-resistance', true],
    ['OR', 'magic-resistance', false],
    ['Object Resistance', 'magic-resistance', false],
    [{ number: 6, resisted: true }, 12, true],
    [{ number: 'attribute', resisted: false }, 'magic-resistance', false],
    [{ number: 'object-resistance', resisted: true }, 'magic-resistance', true],
  ] as const)('[F-SPELL-CONVERT] a Target Number of %j becomes %s, resisted: %s', (targetNumber, number, resisted) => {
    expect(convertSpell({ ...EXAMPLE, targetNumber })).toMatchObject({ targetNumber: number, resisted });
  });

  test.each([
    ['los', 'los'],
    ['touch', 'touch'],
    ['limited', 35],
  ] as const)('[F-SPELL-CONVERT] range %s becomes %s', (range, found) => {
    expect(convertSpell({ ...EXAMPLE, range }).range).toBe(found);
  });

  test.each([
    [1, 1],
    [2, 3],
    [5, 7],
    [6, 9],
  ])('[F-AREA] for Magic %i the radius of an area spell is %i cm', (magic, radius) => {
    expect(convertSpell({ ...EXAMPLE, magic, area: true }).radius).toBe(radius);
    expect(convertSpell({ ...EXAMPLE, magic }).radius).toBeNull();
  });

  test('[F-SPELLS] the spells of the armoury come out of their conversion', () => {
    const known = { force: 6, magic: 6 };
    const caster = { maxForce: 6, magic: 6 };
    expect(
      convertSpell({
        ...known,
        name: 'Detect Enemies',
        range: 'limited',
        targetNumber: 4,
        drain: '[(F/2)+1]M',
        area: true,
        effect: 'detect',
        ignoresSight: true,
      }),
    ).toEqual(spellFor(spellNamed('Detect Enemies'), caster));
    expect(
      convertSpell({ ...known, name: 'Heal', range: 'touch', targetNumber: 'E', drain: '(F/2)D', effect: 'heal' }),
    ).toEqual(spellFor(spellNamed('Heal'), caster));
  });

  test('[F-SPELL-CONVERT] house rules are felt', () => {
    const rules = { ...DEFAULT_RULES, damageLevels: { L: 2, M: 4, S: 8, D: 16 } };
    expect(convertSpell(EXAMPLE, { rules })).toMatchObject({ damage: 4, drain: 6 });
  });
});

describe('the notation of spells', () => {
  test.each([
    ['[(F/2)+2]M', { modifier: 2, level: 'M' }],
    ['[(F ÷ 2) + 2] M', { modifier: 2, level: 'M' }],
    ['((f/2)-1)s', { modifier: -1, level: 'S' }],
    ['[(F/2)−1]S', { modifier: -1, level: 'S' }],
    ['(F/2)D', { modifier: 0, level: 'D' }],
    ['[(F/2)]L', { modifier: 0, level: 'L' }],
    ['[F/2+3]L', { modifier: 3, level: 'L' }],
  ] as const)('[F-SPELL-CONVERT] %j is read', (text, drain) => {
    expect(parseSrDrain(text)).toEqual(drain);
  });

  test.each(['', 'F', '(F/2)', '(F/2)X', '(F/3)M', 'F/2M', '[(F/2)+2M', '[(F/2)2]M', '(F)M', '(F/2)M!'])(
    '[F-SPELL-CONVERT] %j is no Drain Code',
    (text) => {
      expect(parseSrDrain(text)).toBeUndefined();
    },
  );

  test.each(['', '(R)', 'X', '-4', '4.5', 'W(X)', '4(R)(R)', 'constructor'])(
    '[F-SPELL-CONVERT] %j is no Target Number',
    (text) => {
      expect(parseSrTargetNumber(text)).toBeUndefined();
    },
  );
});

describe('what is no spell of Shadowrun', () => {
  const refused = (input: object) => {
    const call: (spell: never) => unknown = convertSpell;
    return refusalOf(() => call(input as never));
  };

  test('[F-SPELL-CONVERT] every bad field is named at once', () => {
    const bad = {
      name: 1,
      force: 0,
      magic: -1,
      damage: 'X',
      range: 'far',
      targetNumber: '?',
      drain: 'F',
      area: 1,
      effect: 'fire',
    };
    const { code, problems } = refused({ ...bad, ignoresSight: 'yes', sight: true });
    expect(code).toBe('invalid-spell');
    expect([...places(problems)].sort()).toEqual(
      [...Object.keys(bad), 'ignoresSight', 'sight'].map((field) => `F-SPELL-CONVERT ${field}`).sort(),
    );
  });

  test.each([
    [{ drain: { modifier: 1.5, level: 'M' } }, 'drain.modifier'],
    [{ drain: { modifier: 1, level: 'X' } }, 'drain.level'],
    [{ drain: '[(F/2)+101]M' }, 'drain'],
    [{ drain: undefined }, 'drain'],
    [{ drain: null }, 'drain'],
    [{ targetNumber: { number: 0, resisted: true } }, 'targetNumber.number'],
    [{ targetNumber: { number: 'luck', resisted: true } }, 'targetNumber.number'],
    [{ targetNumber: { number: 4, resisted: 1 } }, 'targetNumber.resisted'],
    [{ targetNumber: 101 }, 'targetNumber'],
    [{ targetNumber: 0 }, 'targetNumber'],
    [{ targetNumber: null }, 'targetNumber'],
    [{ force: 101 }, 'force'],
    [{ magic: undefined }, 'magic'],
  ])('[F-SPELL-CONVERT] %j is refused', (change, place) => {
    expect(places(refused({ ...EXAMPLE, ...change }).problems)).toEqual([`F-SPELL-CONVERT ${place}`]);
  });
});
