import { attempt } from '@tabletop/game';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { put } from '../../../scripts/testing/put.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { readSheet } from '../src/figures/check-sheet.js';
import { convertCharacter } from '../src/figures/convert-character.js';
import { BOARDS, DEFAULT_RULES, SQUADS, type SrCharacter, srFastcombat, weaponNamed } from '../src/index.js';
import { characterShape } from '../src/schema/character-schema.js';
import { rulesShape } from '../src/schema/rules-schema.js';
import { sheetShape } from '../src/schema/sheet-schema.js';
import {
  characterSchema,
  jsonSchemas,
  parseAction,
  parseCharacter,
  parseEvent,
  parseRules,
  parseSetup,
  parseSheet,
  rulesSchema,
  setupSchema,
  sheetSchema,
} from '../src/schema.js';
import { readHouseRules } from '../src/setup/house-rules.js';
import { STEVE, VERONICA } from './support/figures.js';
import { EVENTS } from './support/telling.js';
import { SETUPS } from './support/walk.js';

/** A character with something of everything, in every way of writing it. */
const RICO: SrCharacter = {
  name: 'Rico',
  race: 'troll',
  attributes: {
    body: '8(10)',
    quickness: { natural: 3, augmented: 4 },
    strength: 9,
    willpower: '4',
    reaction: 5,
    magic: 4,
    charisma: 1,
    intelligence: '3',
    essence: 2.5,
  },
  initiativeDice: 2,
  movementMultiplier: 2,
  armour: { ballistic: 5, impact: 3 },
  skills: { firearms: 4, armed: 3, unarmed: 2, throwing: 1, sorcery: 3 },
  critter: false,
  castsSpells: true,
  meleeWeapons: [
    { name: 'Katana' },
    { name: 'Pipe', damage: '(Str+1)M' },
    { name: 'Saw', damage: { power: 9, level: 'S' } },
  ],
  firearms: [
    { name: 'AK-97', smartgun: true, reloads: 2 },
    { name: 'Mine', type: 'Heavy', ammo: '15(c)', damage: '9M', modes: 'SA/BF', laser: true },
    { name: 'Other', type: 'SMG', ammo: 30, damage: { power: 6, level: 'M' }, modes: ['BF', 'FA'] },
    { name: 'Grenade Launcher', grenade: 'Defensive', underBarrelOf: 0 },
    {
      name: 'Pipe gun',
      type: 'Grenade Launcher',
      ammo: 1,
      damage: null,
      grenade: { name: 'Egg', damage: 9, reduction: 0.5 },
    },
    { name: 'Shuriken', count: 4 },
  ],
  grenades: [
    { name: 'Offensive', count: 2 },
    { name: 'Egg', damage: 9, reduction: 0.5, count: 1 },
  ],
  spells: [
    { name: 'Heal', force: 3 },
    { name: 'Fire', force: 5, damage: 'S', range: 'los', targetNumber: '4(R)', drain: '[(F/2)+2]S', area: true },
    {
      name: 'Look',
      force: 2,
      damage: null,
      range: 'limited',
      targetNumber: { number: 'attribute', resisted: false },
      drain: { modifier: 1, level: 'L' },
      effect: 'detect',
      ignoresSight: true,
    },
  ],
  smartlink: true,
  goggles: false,
  invisible: true,
};

const VALUES: readonly unknown[] = [
  ...[-1001, -1000, -1, 0, 0.05, 0.07, 0.5, 1, 2, 3, 8, 9, 10, 16, 17, 20, 21, 39, 40, 50, 51, 100, 101, 360, 400],
  ...[400.05, 1000, 1001, 10_000, 10_001, 1e6, 1e6 + 1, Number.NaN, Number.POSITIVE_INFINITY],
  ...['redraw', 'zero', 'defenderFirst', 'first', 'none', 'best', 'sum', 'seen', 'nothing', 'los', 'touch', 'limited'],
  ...['fixed', 'added', 'magic-resistance', 'heal', 'Shuriken', 'Hand Grenade', 'Heavy', 'AK-97', '9M', '5(6)', 'W(R)'],
  ...['', 'x'.repeat(80), 'x'.repeat(81), true, false, null, [], {}, [1], { kind: 'fixed', points: 3 }],
  ...[DEFAULT_RULES.courtValues, { ...DEFAULT_RULES.courtValues, A: -1 }, { J: 1 }, DEFAULT_RULES.targetNumbers],
];

/** The places of all values inside a value, written as 'firearms.0.name'. */
function everyPlace(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...everyPlace(part).map((place) => `${key}.${place}`)]);
}

describe('actions', () => {
  test.each([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'fly', player: 'ann' }, 'type'],
    ['no player', { type: 'decline' }, 'player'],
    ['a player too long', { type: 'decline', player: 'x'.repeat(81) }, 'player'],
    ['a field too many', { type: 'decline', player: 'ann', card: null }, 'card'],
    ['half a figure', { type: 'lie-down', player: 'ann', figure: 0.5 }, 'figure'],
    ['a negative mark', { type: 'lie-down', player: 'ann', figure: 1, mark: -1 }, 'mark'],
    ['a decision of infinity', '{"type":"end-moves","player":"ann","decision":1e309}', 'decision'],
    ['a card that is none', { type: 'commit', player: 'ann', card: '11H' }, 'card'],
    ['33 cards', { type: 'play', player: 'ann', cards: Array.from({ length: 33 }, () => 'AS') }, 'cards'],
    [
      '33 legs',
      { type: 'announce', player: 'ann', figure: 1, path: Array.from({ length: 33 }, () => ({ x: 0, y: 0 })) },
      'path',
    ],
    ['a crooked leg', { type: 'announce', player: 'ann', figure: 1, path: [{ x: 0, y: '0' }] }, 'path.0.y'],
    ['a spot on no axis', { type: 'throw', player: 'ann', figure: 1, grenade: 2, at: [1, 2] }, 'at'],
  ])('one is refused: %s', (_what, action, place) => {
    const { code, problems } = refusalOf(() => parseAction(action));
    expect(code).toBe('invalid-action');
    expect(places(problems)).toEqual([place]);
  });
});

describe('set-ups', () => {
  const full = {
    players: ['ann', 'ben'],
    board: BOARDS.warehouse,
    goal: { kind: 'hold', zone: BOARDS.alley.corners, turns: 3 },
    figures: [
      { sheet: VERONICA, owner: 'ben', at: { x: 400, y: 400 } },
      { character: RICO, owner: 'ann' },
      { character: STEVE },
    ],
    scenarioActions: ['pray'],
    houseRules: { maxTurns: null, courtValues: { J: 11, Q: 12, K: 13, A: 14 } },
  };

  test.each([...Object.entries(SETUPS), ['in full', full] as const])('one is parsed as it is: %s', (_name, setup) => {
    const parsed = parseSetup(JSON.stringify(setup));
    expect(parsed).toEqual(JSON.parse(JSON.stringify(setup)));
    expect(isValid(jsonSchemas.setup, parsed)).toBe(true);
    expect(v.parse(setupSchema, parsed)).toEqual(parsed);
    expect(srFastcombat.setup(parsed, 1).players.length).toBeGreaterThan(1);
  });

  test('a sheet may leave out its lists, and be made of entries of the armoury', () => {
    const { meleeWeapons, grenades, spells, ...rest } = SQUADS.duel[0] ?? VERONICA;
    const sheet = { ...rest, firearms: [{ ...weaponNamed('Bow'), reloads: 2 }, { ...weaponNamed('Shuriken') }] };
    const parsed = parseSetup({ figures: [{ sheet }, { sheet }] });
    expect(isValid(jsonSchemas.setup, { figures: [{ sheet }, { sheet }] })).toBe(true);
    expect(srFastcombat.setup(parsed, 1).items).toHaveLength(4);
    expect([meleeWeapons, grenades, spells]).toHaveLength(3);
  });

  test.each([
    ['an unknown field', { luck: 1 }, 'luck'],
    ['a list of house rules', { houseRules: [] }, 'houseRules'],
    ['a player who is no text', { players: ['ann', 7] }, 'players.1'],
    ['one player', { players: ['ann'] }, 'players'],
    ['an unknown board [F-TERRAIN]', { board: 'moon' }, 'F-TERRAIN board'],
    ['an unknown squad [F-SHEET]', { figures: 'army' }, 'F-SHEET figures'],
    [
      'a figure too strong [F-KO]',
      { figures: [{ sheet: { ...VERONICA, knockOutValue: 1001 } }] },
      'F-KO figures.0.sheet.knockOutValue',
    ],
    [
      'a character without Body',
      { figures: [{ character: put(STEVE, { attributes: {} }) }] },
      'F-KO figures.0.character.attributes.body',
    ],
    ['a sheet and a character [F-SHEET]', { figures: [{ sheet: VERONICA, character: STEVE }] }, 'F-SHEET figures.0'],
    ['a goal without a zone [F-WIN]', { goal: { kind: 'reach' } }, 'F-WIN goal.zone'],
    [
      'a place off the table [F-MEASURE]',
      { figures: [{ sheet: VERONICA, at: { x: -1, y: 0 } }, { sheet: VERONICA }] },
      'F-MEASURE figures.0.at',
    ],
    [
      'too many decks [F-DECKS]',
      { houseRules: { dealtPerDeck: 1, startHand: 50, startHandPerFigure: 50 } },
      'F-DECKS houseRules',
    ],
  ])('one is refused: %s', (_what, setup, named) => {
    const { code, problems } = refusalOf(() => parseSetup(setup));
    expect(code).toBe('invalid-setup');
    expect(places(problems)).toContain(named);
    expect(v.safeParse(setupSchema, setup).success).toBe(false);
  });
});

describe('house rules', () => {
  test('keep what differs from the printed game', () => {
    expect(parseRules('{"refill":3,"startHand":5,"meleeReach":-0}')).toEqual({ refill: 3, meleeReach: 0 });
    expect(v.parse(rulesSchema, { refill: 2 })).toEqual({});
    expect(parseRules(JSON.parse(JSON.stringify(DEFAULT_RULES)))).toEqual({});
    expect(isValid(jsonSchemas.rules, DEFAULT_RULES)).toBe(true);
    expect(refusalOf(() => parseRules({ refill: 0 })).code).toBe('invalid-rules');
    expect(places(refusalOf(() => parseRules({ courtValues: { J: 1, Q: 2, K: 3 } })).problems)).toEqual([
      'courtValues.A',
    ]);
  });

  test.each(Object.keys(DEFAULT_RULES))('the shape of %s is what the rules say it is', (name) => {
    for (const value of VALUES) {
      const taken = readHouseRules({ [name]: value }).problems.length === 0;
      expect([value, v.is(rulesShape, { [name]: value })]).toEqual([value, taken]);
    }
  });
});

describe('events', () => {
  test.each(Object.values(EVENTS).map((event) => [event.type, event] as const))(
    'one is parsed as it is: %s',
    (_, event) => {
      expect(parseEvent(JSON.stringify(event))).toEqual(event);
      expect(isValid(jsonSchemas.event, event)).toBe(true);
      const { code, problems } = refusalOf(() => parseEvent({ ...event, luck: 1 }));
      expect(code).toBe('invalid-event');
      expect(places(problems)).toEqual(['luck']);
    },
  );

  test('one that was made fit for a viewer is parsed as well', () => {
    const [dealt, drawn] = srFastcombat.viewEvents(
      [EVENTS.dealt, { ...EVENTS['initiative-drawn'], dice: Array.from({ length: 600 }, () => 6199) }],
      null,
    );
    expect(parseEvent(dealt)).toMatchObject({ card: null });
    expect(parseEvent(drawn)).toEqual(drawn);
    expect(parseEvent({ ...EVENTS['turned-up'], dice: Array.from({ length: 600 }, () => 6199) })).toBeDefined();
  });
});

describe('sheets and characters [F-SHEET]', () => {
  test.each([...Object.values(SQUADS).flat(), VERONICA])('a sheet is parsed as it is: $name', (sheet) => {
    expect(parseSheet(JSON.stringify(sheet))).toEqual(sheet);
    expect(v.parse(sheetSchema, sheet)).toEqual(sheet);
    expect(isValid(jsonSchemas.sheet, sheet)).toBe(true);
  });

  test('a sheet by hand has its lists, and no flag that is not set', () => {
    const { meleeWeapons: _melee, firearms: _firearms, grenades: _grenades, spells: _spells, ...rest } = VERONICA;
    const { smartlink: _link, invisible: _invisible, ...bare } = rest;
    const lists = { meleeWeapons: [], firearms: [], grenades: [], spells: [] };
    expect(parseSheet({ ...bare, smartlink: false })).toEqual({ ...bare, ...lists });
  });

  test('every bad field of a sheet is named by its rule', () => {
    const { code, problems } = refusalOf(() => parseSheet({ ...VERONICA, actions: 0, speed: 401, luck: 7 }));
    expect(code).toBe('invalid-sheet');
    expect(places(problems)).toEqual(['F-ACTIONS actions', 'F-SPEED speed', 'F-SHEET luck']);
    expect(v.safeParse(sheetSchema, { ...VERONICA, actions: 0 }).success).toBe(false);
  });

  test.each([STEVE, RICO])('a character is parsed as it is: $name', (character) => {
    expect(parseCharacter(JSON.stringify(character))).toEqual(character);
    expect(convertCharacter(parseCharacter(character))).toEqual(convertCharacter(character));
    expect(v.parse(characterSchema, character)).toEqual(character);
    expect(isValid(jsonSchemas.character, character)).toBe(true);
  });

  test('every bad field of a character is named by its rule, the house rules in force', () => {
    const bad = put(RICO, { initiativeDice: 0, 'attributes.body': 'x', 'spells.1.drain': 'F', luck: 1 });
    const { code, problems } = refusalOf(() => parseCharacter(bad));
    expect(code).toBe('invalid-character');
    expect(places(problems)).toEqual([
      'F-KO attributes.body',
      'F-ACTIONS initiativeDice',
      'F-SPELLS spells.1.drain',
      'F-SHEET luck',
    ]);
    const fast = put(STEVE, { 'attributes.quickness': '10(90)', movementMultiplier: 9 });
    expect(places(refusalOf(() => parseCharacter(fast)).problems)).toEqual(['F-SPEED speed']);
    expect(parseCharacter(fast, { rules: { ...DEFAULT_RULES, augmented: false } })).toEqual(fast);
    expect(v.safeParse(characterSchema, fast).success).toBe(false);
  });

  /** What comes of putting values at every place, some values at each, where something holds of the whole. */
  function tried<Whole>(
    whole: Whole,
    holds: (changed: unknown) => boolean,
  ): readonly (readonly [string, unknown, unknown])[] {
    return everyPlace(whole).flatMap((place, at) =>
      VALUES.filter((_, index) => (index + at) % 4 === 0)
        .map((value) => [place, value, put(whole, { [place]: value })] as const)
        .filter(([, , changed]) => holds(changed)),
    );
  }

  test('the shapes let through whatever the readers take', () => {
    const sheets = tried(VERONICA, (sheet) => readSheet(sheet).value !== undefined);
    expect(sheets.length).toBeGreaterThan(200);
    expect(sheets.filter(([, , sheet]) => !v.is(sheetShape, sheet))).toEqual([]);

    // The conversion reads anything.
    const converts = (character: unknown) =>
      attempt(() => convertCharacter(character as SrCharacter)).problems === undefined;
    const characters = tried(RICO, converts).filter(([place]) => !/charisma|intelligence|essence/.test(place));
    expect(characters.length).toBeGreaterThan(200);
    expect(characters.filter(([, , character]) => !v.is(characterShape, character))).toEqual([]);
  });

  test('the shape of a sheet refuses what the reader refuses, but for what only a whole weapon tells', () => {
    const through = tried(VERONICA, (sheet) => v.is(sheetShape, sheet) && readSheet(sheet).value === undefined);
    expect(through.filter(([place]) => !/^(firearms|meleeWeapons)\.\d/.test(place))).toEqual([]);
    expect(through.length).toBeGreaterThan(0);
  });
});
