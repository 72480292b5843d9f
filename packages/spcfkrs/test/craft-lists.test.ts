import { describe, expect, test } from 'vitest';
import { refusedAt, untyped } from '../../../scripts/testing/refusal.js';
import { buildCraft } from '../src/force/build-craft.js';
import {
  ATTACHMENT_COST,
  BAY_COST,
  BAY_SIZE,
  CRAFT_MODIFICATIONS,
  type CraftModificationName,
  MAX_ATTACHMENTS,
} from '../src/force/craft-modifications.js';
import { defineCraftModification } from '../src/force/define-craft-modification.js';
import { defineGun } from '../src/force/define-gun.js';
import { type CraftGunName, GUNS } from '../src/force/guns.js';
import { HULLS, type HullName } from '../src/force/hull.js';
import { CRAFT } from '../src/setup/craft.js';
import { craftGun, craftInput, craftModification } from './support/any-craft.js';

describe('hull parts', () => {
  test.each<[HullName, string, body: number, speed: number, move: number, points: number]>([
    ['light', 'L', 1, 3, 6, 1],
    ['medium', 'M', 3, 3, 4, 2],
    ['heavy', 'H', 5, 2, 2, 4],
  ])('[S-HULL] %s', (name, sign, body, speed, move, cost) => {
    expect(HULLS[name]).toEqual({ sign, body, speed, move, cost });
    const { profile } = buildCraft(craftInput({ shape: [sign] }));
    expect(profile).toMatchObject({ hull: name, body, speed, move, cost });
  });

  test('[S-HULL] are of these kinds and no others', () => {
    expect(Object.keys(HULLS)).toEqual(['light', 'medium', 'heavy']);
  });
});

describe('the guns of craft', () => {
  type Row = [
    CraftGunName,
    points: number,
    hitsOn: number | string,
    damage: number,
    range: number,
    shots: string,
    through: number | null,
    flags: string,
  ];

  const TABLE: readonly Row[] = [
    ['Gun', 0, 'hitsOn', 1, 12, '1', null, ''],
    ['Assault gun', 2, 'hitsOn', 1, 12, '2', null, ''],
    ['Plasma gun', 2, 'hitsOn', 2, 6, '1', 1, 'plasma'],
    ['Assault plasma gun', 3, 'hitsOn', 2, 12, '2', 1, 'plasma'],
    ['Rail gun', 4, 2, 1, 24, '1', null, ''],
    ['Plasma rail gun', 6, 2, 2, 24, '1', null, 'plasma'],
    ['Repeater gun', 4, 'hitsOn', 1, 6, '4+d6', null, 'chains'],
    ['Plasma repeater gun', 6, 'hitsOn', 2, 6, '4+d6', 1, 'plasma chains'],
    ['Rocket launcher', 6, 'hitsOn', 2, 12, '1', null, 'blast'],
  ];

  test.each(TABLE)('[S-GUNLIST] %s', (name, points, hitsOn, damage, range, shots, through, flags) => {
    const { cost, weapon } = GUNS[name];
    const { plasma, chains, blast } = weapon;
    const set = Object.entries({ plasma, chains, blast }).flatMap(([flag, isSet]) => (isSet ? [flag] : []));
    const { fixed, dice } = weapon.shots;
    expect([weapon.name, cost, weapon.hitsOn, weapon.damage, weapon.range]).toEqual([
      name,
      points,
      hitsOn,
      damage,
      range,
    ]);
    expect([dice === 0 ? `${fixed}` : `${fixed}+d6`, weapon.through, set.join(' ')]).toEqual([shots, through, flags]);
  });

  test('[S-GUNS] [S-GUNLIST] are these and no others; an attachment costs 2, and two are on a part', () => {
    expect(Object.keys(GUNS)).toEqual(TABLE.map(([name]) => name));
    expect([ATTACHMENT_COST, MAX_ATTACHMENTS]).toEqual([2, 2]);
    for (const gun of Object.values(GUNS)) expect(defineGun(gun)).toEqual(gun);
  });

  test('one’s own is a frozen copy', () => {
    const own = craftGun();
    const made = defineGun(own);
    expect(made).toMatchObject({ cost: 3, weapon: { name: 'Nail gun', hitsOn: 'hitsOn', range: 8, blast: false } });
    expect([made, made.weapon, made.weapon.shots].map(Object.isFrozen)).toEqual([true, true, true]);
    expect(made.weapon).not.toBe(own.weapon);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', null, ['S-GUNS']],
    ['an empty one', {}, ['S-BUDGET cost', 'S-GUNS weapon']],
    ['a price out of bounds', craftGun({ cost: 1001 }), ['S-BUDGET cost']],
    ['a blade', craftGun({ weapon: { name: 'Saw', kind: 'blade', damage: 3 } }), ['S-GUNS weapon']],
    ['a weapon by its name', { cost: 1, weapon: 'Gun' }, ['S-GUNS weapon']],
    ['a field too many', { ...craftGun(), part: 0 }, ['S-GUNS part']],
  ])('one’s own is refused, every bad field named: %s', (_what, given, at) => {
    expect(refusedAt(() => defineGun(untyped(given)))).toEqual(['invalid-gun', ...at]);
  });
});

describe('the modifications of craft', () => {
  type Row = [
    CraftModificationName,
    points: number,
    only: string,
    slot: string,
    speed: number,
    move: number,
    power: string,
  ];

  const TABLE: readonly Row[] = [
    ['Plasma shield', 4, '', '', 0, 0, 'plasma-shield'],
    ['Plasma technician crew', 2, '', '', 0, 0, 'technician'],
    ['Pilot amph dose', 2, '', 'amph', 2, 0, ''],
    ['Pilot amph overdose', 4, '', 'amph', 4, 0, 'overdose'],
    ['Plasma slag exhaust', 4, '', '', 0, 0, 'slag'],
    ['Hacking crew', 3, '', '', 0, 0, 'hacking'],
    ['Hover sled', 1, 'vehicle', '', 0, 6, ''],
    ['Copter rotors', 3, 'vehicle', '', 0, 24, ''],
    ['Plasma fuel', 1, 'spaceship', '', 0, 6, ''],
    ['Short warp drive', 3, 'spaceship', '', 0, 24, ''],
  ];

  test.each(TABLE)('[S-VMODS] %s', (name, points, only, ...row) => {
    const { slot, speed, move, power, class: craftClass } = CRAFT_MODIFICATIONS[name];
    expect([craftClass ?? '', slot ?? '', speed, move, power ?? '']).toEqual([only, ...row]);
    const bare = craftInput({ class: craftClass ?? 'vehicle' });
    expect(buildCraft({ ...bare, modifications: [name] }).profile.cost - buildCraft(bare).profile.cost).toBe(points);
  });

  test('[S-VMODS] are these and no others, each called what it is listed as; a bay costs 2 and holds 4 or 8', () => {
    expect(Object.keys(CRAFT_MODIFICATIONS)).toEqual(TABLE.map(([name]) => name));
    for (const [name, listed] of Object.entries(CRAFT_MODIFICATIONS)) expect(listed.name).toBe(name);
    expect([BAY_COST, BAY_SIZE]).toEqual([2, { vehicle: 4, spaceship: 8 }]);
    for (const listed of Object.values(CRAFT_MODIFICATIONS)) expect(defineCraftModification(listed)).toEqual(listed);
  });

  test('one’s own is a frozen copy: what may be left out is a class, a slot, bonuses and a power', () => {
    const made = defineCraftModification(craftModification());
    expect(made).toEqual({ name: 'Skids', cost: 2, class: null, slot: null, speed: 0, move: 0, power: null });
    expect(Object.isFrozen(made)).toBe(true);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', null, ['S-VMODS']],
    ['an empty one', {}, ['S-VMODS name', 'S-BUDGET cost']],
    [
      'values out of bounds',
      craftModification({ name: 'x'.repeat(81), cost: -1, speed: 1001, move: 0.5 }),
      ['S-VMODS name', 'S-BUDGET cost', 'S-VMODS speed', 'S-VMODS move'],
    ],
    ['the price of another house rule', { ...craftModification(), cost: 'plasmaSwordCost' }, ['S-BUDGET cost']],
    ['a class on foot', { ...craftModification(), class: 'on-foot' }, ['S-VMODS class']],
    ['a slot on foot', { ...craftModification(), slot: 'armour' }, ['S-VMODS slot']],
    ['another power', { ...craftModification(), power: 'flight' }, ['S-VMODS power']],
    ['Body', { ...craftModification(), body: 2 }, ['S-VMODS body']],
  ])('one’s own is refused, every bad field named: %s', (_what, given, at) => {
    expect(refusedAt(() => defineCraftModification(untyped(given)))).toEqual(['invalid-modification', ...at]);
  });
});

describe('the House designs', () => {
  test.each(Object.entries(CRAFT))('[S-HULL] [S-BUDGET] %s can be built, for 5, 10 or 20 points', (name, design) => {
    expect([5, 10, 20]).toContain(buildCraft({ name, ...design }).profile.cost);
  });

  test('[S-VMODS] have every modification between them, a bay of each class, and hulls of each kind', () => {
    const built = Object.entries(CRAFT).map(([name, design]) => buildCraft({ name, ...design }).profile);
    const had = built.flatMap(({ modifications }) => modifications);
    expect([...new Set(had)].sort()).toEqual(Object.keys(CRAFT_MODIFICATIONS).sort());
    expect(new Set(built.filter(({ bays }) => bays.length > 0).map((each) => each.class)).size).toBe(2);
    expect([...new Set(built.map(({ hull }) => hull))].sort()).toEqual(Object.keys(HULLS).sort());
  });
});
