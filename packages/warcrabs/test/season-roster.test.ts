import { describe, expect, test } from 'vitest';
import { refusalOf, refusedAt } from '../../../scripts/testing/refusal.js';
import { defineEquipment } from '../src/equipment/define-equipment.js';
import { MAX_PLAYERS, MAX_ROSTER_CRABS, MAX_ROSTER_LENGTH, MAX_STORE } from '../src/limits.js';
import { parseRoster } from '../src/schema.js';
import { newItem } from '../src/season/owned.js';
import { readRoster } from '../src/season/read-roster.js';
import type { OwnedWeapon, Roster, RosterCrab } from '../src/season/roster.js';
import { settleFight } from '../src/season/settle-fight.js';
import { buy } from '../src/season/trade.js';
import { HOSTILE_KEYS, shell, traits, weapon } from './support/crabs.js';
import { armed, killing, season, unhurt } from './support/season.js';

const played = settleFight(armed(season(), 1, 'Pickle Spear'), killing(armed(season(), 1, 'Pickle Spear')));
const stocked = buy(armed(season({ repairs: 'priced' }), 1, 'Firecracker'), { owner: 'bob', item: 'Soup Can' });
const hurt = settleFight(stocked, {
  winner: null,
  crabs: [unhurt(stocked, 1, { hitPoints: 1, armour: 2 }), unhurt(stocked, 2)],
});
const rosters: readonly (readonly [string, Roster])[] = [
  ['new', season()],
  ['after a fight', played],
  ['with damage', hurt],
  ['with accounts of crabs', armed(season({ purse: 'crab' }), 2, 'Firecracker')],
  [
    'with equipment of its own',
    { ...season(), equipment: defineEquipment({ weapons: [weapon()], shells: [shell()] }) },
  ],
];

/** A roster with the fields of its first crab, and of its first owner, changed. */
function changed(roster: Roster, crab: object, owner: object = {}): unknown {
  const first = <Item>(items: readonly Item[], change: object) =>
    items.map((item, at) => (at === 0 ? { ...item, ...change } : item));
  return { ...roster, crabs: first(roster.crabs, crab), owners: first(roster.owners, owner) };
}

describe('a roster from outside', () => {
  test.each(rosters)('[W-SEASON] is read as it was written: %s', (_what, roster) => {
    const read = parseRoster(JSON.stringify(roster));
    expect(read).toEqual(roster);
    expect(JSON.stringify(read)).toBe(JSON.stringify(roster));
    expect(parseRoster(roster)).toEqual(roster);
    expect(readRoster(roster).crabs[0]?.traits).not.toBe(roster.crabs[0]?.traits);
  });

  test.each([
    ['no JSON', '{"game":'],
    ['a text too long', ' '.repeat(MAX_ROSTER_LENGTH + 1)],
    ['nothing', undefined],
    ['a list', '[]'],
    ['a number', 7],
  ])('[W-SEASON] refused: %s', (_what, json) => {
    expect(refusalOf(() => parseRoster(json)).code).toBe('invalid-roster');
  });

  test('[W-SEASON] the roster of another game or a later version is refused by name', () => {
    expect(refusedAt(() => readRoster({ ...played, game: 'kraken' }))).toEqual(['wrong-game', 'game']);
    expect(refusedAt(() => readRoster({ ...played, version: 2 }))).toEqual(['later-version', 'version']);
    expect(refusedAt(() => readRoster({ ...played, version: 0 }))).toEqual(['invalid-roster', 'W-ROSTER version']);
    expect(refusedAt(() => readRoster({ ...played, game: 7 }))).toEqual(['invalid-roster', 'W-ROSTER game']);
  });

  test.each<[string, object, readonly string[]]>([
    ['rules', { rules: { prize: 'much' } }, ['rules.prize']],
    ['no rules', { rules: undefined }, ['rules']],
    ['equipment', { equipment: { weapons: [weapon(), weapon()] } }, ['W-KIT-HOUSE equipment.weapons.1.name']],
    ['no equipment', { equipment: undefined }, ['W-KIT-HOUSE equipment']],
    ['owners', { owners: 'ann' }, ['W-ROSTER owners']],
    ['too many owners', { owners: Array.from({ length: MAX_PLAYERS + 1 }) }, ['W-ROSTER owners']],
    ['one owner', { owners: season().owners.slice(0, 1) }, ['W-ROSTER owners', 'W-ROSTER crabs.1.owner']],
    ['too many crabs', { crabs: Array.from({ length: MAX_PLAYERS * MAX_ROSTER_CRABS + 1 }) }, ['W-ROSTER crabs']],
    ['the next id', { nextCrab: 2 }, ['W-ROSTER crabs.1.id']],
    ['no id', { nextCrab: 0 }, ['W-ROSTER nextCrab']],
    ['fights', { fights: -1 }, ['W-ROSTER fights']],
    ['a field too many', { history: [] }, ['W-ROSTER history']],
    ['an owner twice', { owners: [0, 0, 1].map((at) => season().owners[at]) }, ['W-ROSTER owners.1.name']],
    ['crabs out of order', { crabs: season().crabs.toReversed() }, ['W-ROSTER crabs.1.id']],
    [
      'a crab twice',
      { crabs: [0, 0].map((at) => season().crabs[at]) },
      ['W-ROSTER crabs.1.id', 'W-ROSTER crabs.1.name'],
    ],
  ])('[W-ROSTER] refused, every bad field named: %s', (_what, change, at) => {
    expect(refusedAt(() => readRoster({ ...season(), ...change }))).toEqual(['invalid-roster', ...at]);
  });

  const spear: OwnedWeapon = { ...weapon(), left: null };
  const rockets: OwnedWeapon = { ...weapon({ uses: 3 }), left: 2 };
  test.each<[string, Partial<RosterCrab> | object, readonly string[]]>([
    ['traits over the budget', { traits: traits(6, 6, 4) }, ['W-TRAITS crabs.0.traits']],
    ['a trait out of bounds', { traits: traits(11, 1, 1) }, ['W-TRAITS crabs.0.traits.strength']],
    ['too much weight', { weapons: [{ ...spear, weight: 10 }] }, ['W-WEIGHT crabs.0.weapons']],
    ['no shell', { shell: null }, ['W-SHELL crabs.0.shell']],
    ['more armour than its shell', { shell: { ...shell(), left: 13 } }, ['W-SHELL crabs.0.shell.left']],
    ['negative armour', { shell: { ...shell(), left: -1 } }, ['W-SHELL crabs.0.shell.left']],
    ['more Hit Points than Endurance', { hitPoints: 6 }, ['W-HP crabs.0.hitPoints']],
    ['a dead crab', { hitPoints: 0 }, ['W-HP crabs.0.hitPoints']],
    ['a weapon that is used up', { weapons: [{ ...rockets, left: 0 }] }, ['W-KIT-HOUSE crabs.0.weapons.0.left']],
    ['more uses than it has', { weapons: [{ ...rockets, left: 4 }] }, ['W-KIT-HOUSE crabs.0.weapons.0.left']],
    ['uses of what has no end', { weapons: [{ ...spear, left: 1 }] }, ['W-KIT-HOUSE crabs.0.weapons.0.left']],
    ['an owner who is none', { owner: 'eve' }, ['W-ROSTER crabs.0.owner']],
    ['a name twice', { name: 'Pinchy' }, ['W-ROSTER crabs.1.name']],
    ['an account', { account: { money: 1, store: { weapons: [], shells: [] } } }, ['W-MONEY crabs.0.account']],
    ['no account', { account: undefined }, ['W-MONEY crabs.0.account']],
    ['kills', { kills: 0.5 }, ['W-SEASON crabs.0.kills']],
    ['a field too many', { stun: null }, ['W-ROSTER crabs.0.stun']],
  ])('[W-ROSTER] a crab is refused: %s', (_what, change, at) => {
    expect(refusedAt(() => readRoster(changed(season(), change)))).toEqual(['invalid-roster', ...at]);
  });

  const store = { weapons: [], shells: [] };
  const many = Array.from({ length: MAX_STORE }, () => newItem(weapon()));
  test.each<[string, object, readonly string[]]>([
    ['no account', { account: null }, ['W-MONEY owners.0.account']],
    ['negative money', { account: { money: -1, store } }, ['W-MONEY owners.0.account.money']],
    ['no whole cents', { account: { money: 1.5, store } }, ['W-MONEY owners.0.account.money']],
    ['too much money', { account: { money: 1e9 + 1, store } }, ['W-MONEY owners.0.account.money']],
    ['no store', { account: { money: 1 } }, ['W-MONEY owners.0.account.store']],
    [
      'a store too full',
      { account: { money: 1, store: { weapons: many, shells: [{ ...shell(), left: 1 }] } } },
      ['W-MONEY owners.0.account.store.shells'],
    ],
    ['wins', { wins: '1' }, ['W-SEASON owners.0.wins']],
    ['a password', { password: 'x' }, ['W-ROSTER owners.0.password']],
  ])('[W-MONEY] an owner is refused: %s', (_what, change, at) => {
    expect(refusedAt(() => readRoster(changed(season(), {}, change)))).toEqual(['invalid-roster', ...at]);
  });

  test('[W-TRAITS] what house rules allow is right', () => {
    const rich = { ...season(), rules: { traitPoints: 16 } };
    expect(readRoster(changed(rich, { traits: traits(6, 6, 4), hitPoints: 4 })).crabs[0]?.traits).toEqual(
      traits(6, 6, 4),
    );
    expect(readRoster({ ...season(), rules: { prize: 200 } }).rules).toEqual({});
  });

  test('[W-ROSTER] an owner’s crabs are counted', () => {
    const [crab] = season().crabs;
    const crabs = Array.from({ length: MAX_ROSTER_CRABS + 1 }, (_, at) => ({ ...crab, id: at + 1, name: `${at}` }));
    const roster = { ...season(), crabs, nextCrab: crabs.length + 1 };
    expect(refusedAt(() => readRoster(roster))).toEqual(['invalid-roster', 'W-ROSTER owners.0.name']);
    expect(readRoster({ ...roster, crabs: crabs.slice(1) }).crabs).toHaveLength(MAX_ROSTER_CRABS);
  });

  test('[W-ROSTER] hostile keys are unknown fields, and as names are names', () => {
    for (const key of HOSTILE_KEYS) {
      const text = JSON.stringify(season()).replace('"fights":0}', `"fights":0,"${key}":{"x":1}}`);
      expect(refusedAt(() => parseRoster(text))[0]).toBe('invalid-roster');
      expect(refusalOf(() => parseRoster(text)).problems.map(({ path }) => path.at(-1))).toContain(key);
      const named = changed(season(), { name: key, owner: key }, { name: key });
      expect(readRoster(named)).toEqual(named);
      expect(parseRoster(JSON.stringify(named))).toEqual(named);
    }
    expect({}).not.toHaveProperty('x');
  });
});
