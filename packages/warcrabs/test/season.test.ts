import { describe, expect, test } from 'vitest';
import { refusalOf, refusedAt, untyped } from '../../../scripts/testing/refusal.js';
import { BASIC_SHELL } from '../src/crab/basic-shell.js';
import { defineEquipment } from '../src/equipment/define-equipment.js';
import { shellNamed, weaponNamed } from '../src/equipment/list.js';
import { MAX_MONEY, MAX_PLAYERS, MAX_ROSTER_CRABS, MAX_SEASON_COUNT, MAX_STORE, MAX_WEAPONS } from '../src/limits.js';
import { dismiss, giveCrab, sellCrab } from '../src/season/crab-dealings.js';
import { engineer } from '../src/season/engineer.js';
import { equip, unequip } from '../src/season/equip.js';
import { newItem } from '../src/season/owned.js';
import type { Roster } from '../src/season/roster.js';
import { startSeason } from '../src/season/start-season.js';
import { withItems } from '../src/season/store.js';
import { buy, sell } from '../src/season/trade.js';
import { HOSTILE_KEYS, shell, traits, weapon } from './support/crabs.js';
import { armed, crab, inStore, money, season } from './support/season.js';

const ann = { owner: 'ann' };
const bob = { owner: 'bob' };
const own = { purse: 'crab' } as const;
const spear = weaponNamed('Pickle Spear');

/** A season whose owner’s account is another. */
function withAccount(roster: Roster, owner: string, change: object): Roster {
  const owners = roster.owners.map((each) =>
    each.name === owner && each.account !== null ? { ...each, account: { ...each.account, ...change } } : each,
  );
  return { ...roster, owners };
}

/** That a call is refused at these places, and leaves the roster as it was. */
function refuses(roster: Roster, call: () => unknown, ...at: readonly string[]): void {
  const before = JSON.stringify(roster);
  expect(refusedAt(call)).toEqual(['illegal-action', ...at]);
  expect(JSON.stringify(roster)).toBe(before);
}

describe('the start of a season', () => {
  test('[W-MONEY] each owner has $1.98 and nothing else', () => {
    const account = { money: 198, store: { weapons: [], shells: [] } };
    expect(startSeason({ owners: ['ann', 'bob'] })).toEqual({
      game: 'warcrabs',
      version: 1,
      rules: {},
      equipment: null,
      owners: ['ann', 'bob'].map((name) => ({ name, account, fights: 0, wins: 0, kills: 0 })),
      crabs: [],
      nextCrab: 1,
      fights: 0,
    });
  });

  test('[W-MONEY] house rules: another start, and an account for each crab', () => {
    expect(money(season({ startMoney: 500 }), ann)).toBe(500);
    const roster = season(own);
    expect(roster.owners.map(({ account }) => account)).toEqual([null, null]);
    expect([money(roster, { crab: 1 }), money(roster, { crab: 2 })]).toEqual([198, 198]);
    expect(roster.rules).toEqual(own);
    expect(startSeason({ owners: ['ann', 'bob'], houseRules: { purse: 'owner' } }).rules).toEqual({});
  });

  test.each<[string, object, readonly string[]]>([
    ['nobody', {}, ['owners']],
    ['one owner', { owners: ['ann'] }, ['owners']],
    ['too many', { owners: Array.from({ length: MAX_PLAYERS + 1 }, (_, at) => `o${at}`) }, ['owners']],
    ['a name twice', { owners: ['ann', 'ann'] }, ['owners.1']],
    ['no name', { owners: ['ann', ''] }, ['owners.1']],
    [
      'house rules',
      { owners: ['ann', 'bob'], houseRules: { prize: -1, luck: 3 } },
      ['houseRules.prize', 'houseRules.luck'],
    ],
    ['equipment', { owners: ['ann', 'bob'], equipment: { weapons: [1] } }, ['equipment.weapons.0']],
    ['a field too many', { owners: ['ann', 'bob'], colour: 1 }, ['colour']],
    ['all of it', { owners: 1, houseRules: 1, equipment: 1, x: 1 }, ['x', 'owners', 'houseRules', 'equipment']],
    ['a list', [], ['', 'owners']],
  ])('[W-SEASON] refused, every bad field named: %s', (_what, given, paths) => {
    const { code, problems } = refusalOf(() => startSeason(untyped(given)));
    expect([code, problems.map(({ path }) => path.join('.'))]).toEqual(['invalid-season', paths]);
  });
});

describe('engineering', () => {
  test('[W-SHELL] a new crab has a Basic shell, no weapons, and an id of its own', () => {
    const roster = season();
    expect(crab(roster, 1)).toEqual({
      id: 1,
      owner: 'ann',
      name: 'Death Boy',
      traits: traits(6, 4, 5),
      shell: { ...BASIC_SHELL, left: 10 },
      weapons: [],
      hitPoints: 5,
      account: null,
      fights: 0,
      wins: 0,
      kills: 0,
    });
    const again = engineer(dismiss(roster, { crab: 2 }), { ...bob, name: 'Pinchy', traits: traits(5, 5, 5) });
    expect(again.crabs.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('[W-TRAITS] the budget and its house rules hold', () => {
    const roster = season();
    const make = (of: object, at = roster) => engineer(at, { ...ann, name: 'New', traits: traits(5, 5, 5), ...of });
    refuses(roster, () => make({ traits: traits(6, 6, 4) }), 'W-TRAITS traits');
    refuses(roster, () => make({ traits: traits(11, 1, 0) }), 'W-TRAITS traits.strength', 'W-TRAITS traits.endurance');
    expect(make({ traits: traits(6, 6, 4) }, season({ traitPoints: 16 })).crabs).toHaveLength(3);
    refuses(roster, () => make({ owner: 'eve' }), 'W-ROSTER owner');
    refuses(roster, () => make({ name: 'Pinchy' }), 'W-ROSTER name');
    refuses(roster, () => make({ name: '' }), 'W-ROSTER name');
    refuses(roster, () => make({ shell: shell() }), 'W-ROSTER shell');
    refuses(roster, () => engineer(roster, untyped(null)), 'W-ROSTER');
  });

  test('[W-ROSTER] an owner has a bounded number of crabs, and a season of ids', () => {
    let roster = season();
    for (let at = 1; at < MAX_ROSTER_CRABS; at++)
      roster = engineer(roster, { ...ann, name: `${at}`, traits: traits(1, 1, 1) });
    refuses(roster, () => engineer(roster, { ...ann, name: 'New', traits: traits(1, 1, 1) }), 'W-ROSTER owner');
    refuses(roster, () => giveCrab(roster, { crab: 2, to: 'ann' }), 'W-ROSTER to');
    const last = { ...season(), nextCrab: MAX_SEASON_COUNT + 1 };
    refuses(last, () => engineer(last, { ...ann, name: 'New', traits: traits(1, 1, 1) }), 'W-ROSTER owner');
  });
});

describe('buying and selling', () => {
  test('[W-MONEY] what is bought is paid for and in the store; the last cent may be spent', () => {
    const roster = buy(season(), { ...ann, item: 'Pickle Spear' });
    expect([money(roster, ann), money(roster, bob)]).toEqual([198 - spear.price, 198]);
    expect(roster.owners[0]?.account?.store.weapons).toEqual([newItem(spear)]);
    expect(newItem(spear)).not.toHaveProperty('provenance');
    const exact = season({ startMoney: spear.price });
    expect(money(buy(exact, { ...ann, item: 'Pickle Spear' }), ann)).toBe(0);
  });

  test('[W-MONEY] past the balance is refused, and changes nothing', () => {
    const roster = season();
    refuses(roster, () => buy(roster, { ...ann, item: 'MBRLS' }), 'W-MONEY item');
    const short = season({ startMoney: spear.price - 1 });
    refuses(short, () => buy(short, { ...ann, item: 'Pickle Spear' }), 'W-MONEY item');
    const { problems } = refusalOf(() => buy(roster, { ...ann, item: 'MBRLS' }));
    expect(problems[0]?.message).toBe(`That costs $6.00; the account holds $1.98.`);
  });

  test('[W-MONEY] the money of an owner is shared by all their crabs, or by house rule each crab’s own', () => {
    const shared = buy(season(), { crab: 1, item: 'Pickle Spear' });
    expect(shared).toEqual(buy(season(), { ...ann, item: 'Pickle Spear' }));
    const roster = season(own);
    const bought = buy(roster, { crab: 1, item: 'Pickle Spear' });
    expect([money(bought, { crab: 1 }), money(bought, { crab: 2 })]).toEqual([198 - spear.price, 198]);
    expect(inStore(bought, { crab: 1 })).toEqual(['Pickle Spear']);
    refuses(roster, () => buy(roster, { ...ann, item: 'Pickle Spear' }), 'W-MONEY owner');
    refuses(roster, () => sell(roster, { ...ann, item: 'Pickle Spear' }), 'W-MONEY owner');
  });

  test('[W-KIT-HOUSE] only what is on the list is on sale', () => {
    const roster = season();
    for (const item of ['Thing', ...HOSTILE_KEYS])
      refuses(roster, () => buy(roster, { ...ann, item }), 'W-KIT-HOUSE item');
    const equipment = defineEquipment({ weapons: [weapon()], shells: [shell({ name: '__proto__' })] });
    const mine = startSeason({ owners: ['ann', 'bob'], equipment });
    expect(inStore(buy(buy(mine, { ...ann, item: 'Thing' }), { ...ann, item: '__proto__' }), ann)).toEqual([
      'Thing',
      '__proto__',
    ]);
    refuses(mine, () => buy(mine, { ...ann, item: 'Pickle Spear' }), 'W-KIT-HOUSE item');
  });

  test('[W-SEASON] selling returns half the price, rounded down to a cent, or what house rules say', () => {
    const sold = (houseRules = {}, price = 75) => {
      const equipment = defineEquipment({ weapons: [weapon({ price })] });
      const roster = startSeason({ owners: ['ann', 'bob'], houseRules, equipment });
      const bought = buy(roster, { ...ann, item: 'Thing' });
      const after = sell(bought, { ...ann, item: 'Thing' });
      expect(inStore(after, ann)).toEqual([]);
      return money(after, ann) - money(bought, ann);
    };
    expect([sold(), sold({}, 1), sold({}, 0), sold({}, 100)]).toEqual([37, 0, 0, 50]);
    expect([sold({ sellShare: 0 }), sold({ sellShare: 100 }), sold({ sellShare: 33 })]).toEqual([0, 75, 24]);
  });

  test('[W-SEASON] what is partly used up returns that much less, and is sold before what is new', () => {
    const rockets = { ...weapon({ name: 'Rockets', price: 90, uses: 3 }) };
    const cup = shell({ price: 100, armour: 10 });
    const items = [
      { ...rockets, left: 3 },
      { ...rockets, left: 1 },
      { ...rockets, left: 2 },
      { ...cup, left: 3 },
    ];
    const store = withItems({ weapons: [], shells: [] }, items);
    let roster = withAccount(season(), 'ann', { money: 0, store });
    const gained: number[] = [];
    for (const item of ['Rockets', 'Rockets', 'Rockets', 'Cup']) {
      const before = money(roster, ann);
      roster = sell(roster, { ...ann, item });
      gained.push(money(roster, ann) - before);
    }
    expect(gained).toEqual([15, 30, 45, 15]);
    refuses(roster, () => sell(roster, { ...ann, item: 'Cup' }), 'W-SEASON item');
  });

  test('[W-SEASON] a store and an account hold so much and no more', () => {
    const weapons = Array.from({ length: MAX_STORE }, () => newItem(weapon({ price: 10 })));
    const full = withAccount(season(), 'ann', { store: withItems({ weapons: [], shells: [] }, weapons) });
    refuses(full, () => buy(full, { ...ann, item: 'Pickle Spear' }), 'W-SEASON item');
    refuses(full, () => dismiss(full, { crab: 1 }), 'W-SEASON crab');
    const rich = withAccount(full, 'ann', { money: MAX_MONEY - 4 });
    refuses(rich, () => sell(rich, { ...ann, item: 'Thing' }), 'W-MONEY item');
    expect(money(sell(withAccount(full, 'ann', { money: MAX_MONEY - 5 }), { ...ann, item: 'Thing' }), ann)).toBe(
      MAX_MONEY,
    );
  });

  test.each<[string, object, readonly string[]]>([
    ['nobody', { item: 'Pickle Spear' }, ['W-MONEY owner']],
    ['a stranger', { owner: 'eve', item: 'Pickle Spear' }, ['W-ROSTER owner']],
    ['a hostile name', { owner: '__proto__', item: 'Pickle Spear' }, ['W-ROSTER owner']],
    ['no crab of the season', { crab: 9, item: 'Pickle Spear' }, ['W-ROSTER crab']],
    ['no id', { crab: '1', item: 'Pickle Spear' }, ['W-MONEY crab']],
    ['both', { owner: 'ann', crab: 1, item: 'Pickle Spear' }, ['W-MONEY owner']],
    ['no item', { owner: 'ann' }, ['W-MONEY item']],
    ['an item as an object', { owner: 'ann', item: { name: 'Pickle Spear', price: 0 } }, ['W-MONEY item']],
    ['a price of one’s own', { owner: 'ann', item: 'Pickle Spear', price: 0 }, ['W-MONEY price']],
  ])('[W-MONEY] refused: %s', (_what, request, at) => {
    const roster = season();
    refuses(roster, () => buy(roster, untyped(request)), ...at);
    refuses(roster, () => sell(roster, untyped(request)), ...at);
  });
});

describe('fitting and removing', () => {
  test('[W-SEASON] a weapon goes from the store to the crab and back', () => {
    const roster = armed(season(), 1, 'Pickle Spear');
    expect([crab(roster, 1).weapons, inStore(roster, ann)]).toEqual([[newItem(spear)], []]);
    const back = unequip(roster, { crab: 1, weapon: 0 });
    expect([crab(back, 1).weapons, inStore(back, ann)]).toEqual([[], ['Pickle Spear']]);
    expect(equip(back, { crab: 1, item: 'Pickle Spear' })).toEqual(roster);
  });

  test('[W-SHELL] a shell replaces the one that is worn, which is kept', () => {
    const roster = armed(season(), 1, 'Soup Can');
    expect(crab(roster, 1).shell).toMatchObject({ name: 'Soup Can', left: shellNamed('Soup Can').armour });
    expect(inStore(roster, ann)).toEqual(['Basic']);
    expect(inStore(equip(roster, { crab: 1, item: 'Basic' }), ann)).toEqual(['Soup Can']);
  });

  test('[W-WEIGHT] up to the Maximum Shell Capacity; past it is refused, and changes nothing', () => {
    const equipment = defineEquipment({
      weapons: [weapon({ name: 'Nine', weight: 9, price: 0 }), weapon({ name: 'One', price: 0 })],
      shells: [shell({ name: 'Two', price: 0 })],
    });
    const start: Roster = { ...season(), equipment };
    const bought = ['Nine', 'One', 'Two'].reduce((at, item) => buy(at, { ...ann, item }), start);
    const laden = equip(bought, { crab: 1, item: 'Nine' });
    refuses(laden, () => equip(laden, { crab: 1, item: 'One' }), 'W-WEIGHT item');
    refuses(laden, () => equip(laden, { crab: 1, item: 'Two' }), 'W-WEIGHT item');
    const light = equip(bought, { crab: 1, item: 'One' });
    refuses(light, () => equip(light, { crab: 1, item: 'Nine' }), 'W-WEIGHT item');
  });

  test('[W-SEASON] a bounded number of weapons, from one’s own store, the least used first', () => {
    const crackers = Array.from({ length: MAX_WEAPONS + 1 }, () => newItem(weapon({ name: 'Pin', weight: 0 })));
    let roster = withAccount(season(), 'ann', { store: withItems({ weapons: [], shells: [] }, crackers) });
    for (let at = 0; at < MAX_WEAPONS; at++) roster = equip(roster, { crab: 1, item: 'Pin' });
    refuses(roster, () => equip(roster, { crab: 1, item: 'Pin' }), 'W-WEIGHT item');
    refuses(roster, () => equip(roster, { crab: 2, item: 'Pin' }), 'W-SEASON item');
    const rockets = weapon({ name: 'Rockets', uses: 3 });
    const items = [1, 3, 2].map((left) => ({ ...rockets, left }));
    const used = withAccount(season(), 'ann', { store: withItems({ weapons: [], shells: [] }, items) });
    expect(crab(equip(used, { crab: 1, item: 'Rockets' }), 1).weapons).toEqual([{ ...rockets, left: 3 }]);
  });

  test('[W-SEASON] refused: no such crab, weapon or item', () => {
    const roster = armed(season(), 1, 'Pickle Spear');
    refuses(roster, () => equip(roster, { crab: 1, item: 'Pickle Spear' }), 'W-SEASON item');
    refuses(roster, () => equip(roster, { crab: 9, item: 'Pickle Spear' }), 'W-ROSTER crab');
    refuses(roster, () => equip(roster, untyped({ crab: 1, item: 7 })), 'W-SEASON item');
    refuses(roster, () => unequip(roster, { crab: 1, weapon: 1 }), 'W-SEASON weapon');
    refuses(roster, () => unequip(roster, { crab: 1, weapon: -1 }), 'W-SEASON weapon');
    refuses(roster, () => unequip(roster, { crab: 2, weapon: 0 }), 'W-SEASON weapon');
    for (const item of HOSTILE_KEYS) refuses(roster, () => equip(roster, { crab: 1, item }), 'W-SEASON item');
  });

  test('[W-MONEY] by house rule a crab’s store is its own', () => {
    const roster = buy(season(own), { crab: 1, item: 'Pickle Spear' });
    expect(crab(equip(roster, { crab: 1, item: 'Pickle Spear' }), 1).weapons).toHaveLength(1);
    refuses(roster, () => equip(roster, { crab: 2, item: 'Pickle Spear' }), 'W-SEASON item');
  });
});

describe('crabs change hands', () => {
  const roster = armed(season(), 1, 'Pickle Spear');

  test('[W-ROSTER] a crab is given with what it wears', () => {
    const given = giveCrab(roster, { crab: 1, to: 'bob' });
    expect(crab(given, 1)).toEqual({ ...crab(roster, 1), owner: 'bob' });
    expect([given.owners, given.crabs.length]).toEqual([roster.owners, 2]);
  });

  test('[W-ROSTER] a crab is sold for a price, all of the buyer’s money at most', () => {
    const sold = sellCrab(roster, { crab: 1, to: 'bob', price: 198 });
    expect([money(sold, ann), money(sold, bob)]).toEqual([198 - spear.price + 198, 0]);
    expect(crab(sold, 1).owner).toBe('bob');
    refuses(roster, () => sellCrab(roster, { crab: 1, to: 'bob', price: 199 }), 'W-MONEY price');
    refuses(roster, () => sellCrab(roster, { crab: 1, to: 'bob', price: -1 }), 'W-ROSTER price');
    refuses(roster, () => sellCrab(roster, { crab: 1, to: 'bob', price: 0.5 }), 'W-ROSTER price');
    const rich = withAccount(roster, 'ann', { money: MAX_MONEY });
    refuses(rich, () => sellCrab(rich, { crab: 1, to: 'bob', price: 1 }), 'W-MONEY price');
  });

  test('[W-ROSTER] refused: to oneself, to nobody, of nobody', () => {
    for (const deal of [giveCrab, (at: Roster, of: object) => sellCrab(at, untyped({ price: 1, ...of }))]) {
      refuses(roster, () => deal(roster, { crab: 1, to: 'ann' }), 'W-ROSTER to');
      refuses(roster, () => deal(roster, { crab: 1, to: 'eve' }), 'W-ROSTER to');
      refuses(roster, () => deal(roster, { crab: 1, to: '__proto__' }), 'W-ROSTER to');
      refuses(roster, () => deal(roster, { crab: 3, to: 'bob' }), 'W-ROSTER crab');
    }
  });

  test('[W-ROSTER] a crab is dismissed; what it wore is its owner’s', () => {
    const without = dismiss(roster, { crab: 1 });
    expect(without.crabs.map(({ id }) => id)).toEqual([2]);
    expect(inStore(without, ann)).toEqual(['Pickle Spear', 'Basic']);
    expect(without.nextCrab).toBe(3);
    refuses(without, () => dismiss(without, { crab: 1 }), 'W-ROSTER crab');
  });

  test('[W-MONEY] by house rule its account goes with a crab: given, or dismissed; it cannot be sold', () => {
    const alone = buy(season(own), { crab: 1, item: 'Pickle Spear' });
    const given = giveCrab(alone, { crab: 1, to: 'bob' });
    expect(crab(given, 1)).toEqual({ ...crab(alone, 1), owner: 'bob' });
    expect(dismiss(alone, { crab: 1 })).toEqual({ ...alone, crabs: [crab(alone, 2)] });
    refuses(alone, () => sellCrab(alone, { crab: 1, to: 'bob', price: 1 }), 'W-MONEY price');
  });

  test('[W-ROSTER] hostile names are names', () => {
    for (const name of HOSTILE_KEYS) {
      const start = startSeason({ owners: [name, 'bob'] });
      const made = engineer(start, { owner: name, name, traits: traits(5, 5, 5) });
      const fitted = armed(made, 1, 'Firecracker');
      expect([money(fitted, { owner: name }), crab(fitted, 1).name]).toEqual([173, name]);
      expect(giveCrab(fitted, { crab: 1, to: 'bob' }).crabs[0]?.owner).toBe('bob');
      refuses(start, () => dismiss(start, untyped({ crab: name })), 'W-ROSTER crab');
    }
  });
});
