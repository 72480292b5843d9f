import { isRuleError, type Policy, playMatch } from '@tabletop/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WarcrabsAction } from '../src/actions.js';
import { maximumCapacity } from '../src/crab/capacity.js';
import { checkTraits } from '../src/crab/check-traits.js';
import { derive } from '../src/crab/derive.js';
import { EQUIPMENT } from '../src/equipment/list.js';
import { warcrabs } from '../src/game.js';
import type { Rules } from '../src/rules.js';
import { accountOf, type Holder } from '../src/season/accounts.js';
import { dismiss, giveCrab, sellCrab } from '../src/season/crab-dealings.js';
import { crabsFor } from '../src/season/crabs-for.js';
import { engineer } from '../src/season/engineer.js';
import { equip, unequip } from '../src/season/equip.js';
import type { CrabResult } from '../src/season/fight-result.js';
import { fightResult } from '../src/season/fight-result.js';
import { rulesOf } from '../src/season/find.js';
import { readRoster } from '../src/season/read-roster.js';
import { damageOf, repair } from '../src/season/repair.js';
import type { Account, Roster, RosterCrab } from '../src/season/roster.js';
import { settleFight } from '../src/season/settle-fight.js';
import { startSeason } from '../src/season/start-season.js';
import { buy, sell } from '../src/season/trade.js';
import type { WarcrabsView } from '../src/view.js';
import { traits } from './support/crabs.js';
import { season } from './support/season.js';

const OWNERS = ['ann', 'bob', '__proto__'] as const;
const ITEMS = [...EQUIPMENT.weapons, ...EQUIPMENT.shells];
const KINDS = [
  'engineer',
  'buy',
  'sell',
  'equip',
  'unequip',
  'give',
  'sell-crab',
  'dismiss',
  'repair',
  'fight',
] as const;

/** Something that somebody does; numbers choose among what there is. */
interface Deed {
  readonly kind: (typeof KINDS)[number];
  readonly who: number;
  readonly what: number;
  readonly more: readonly [number, number, number];
}

const number = fc.nat(30);
const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('engineer', 'buy', 'buy', 'equip', 'equip', 'unequip', 'fight', ...KINDS),
  who: number,
  what: number,
  more: fc.tuple(number, number, number),
});

const houseRules: fc.Arbitrary<Partial<Rules>> = fc.record({
  purse: fc.constantFrom('owner', 'crab'),
  repairs: fc.constantFrom('free', 'priced'),
  salvage: fc.constantFrom('owner', 'lost'),
  startMoney: fc.constantFrom(198, 600),
  prize: fc.constantFrom(0, 200, 555),
  sellShare: fc.constantFrom(50, 33, 100),
});

/** The season after a deed, and by how much it changes the money that there is. */
interface Done {
  readonly roster: Roster;
  readonly gain: number;
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function doIt(roster: Roster, { kind, who, what, more }: Deed): Done | undefined {
  const rules = rulesOf(roster);
  const owner = pick(OWNERS, who) ?? 'ann';
  const crab = pick(roster.crabs, who);
  const holder: Holder = rules.purse === 'crab' ? { crab: crab?.id ?? 1 } : { owner };
  const entry = pick(ITEMS, what);
  const id = crab?.id ?? 1;
  switch (kind) {
    case 'engineer': {
      const [strength, dexterity, endurance] = more.map((each) => 1 + (each % 7));
      const made = engineer(roster, {
        owner,
        name: `${what}`,
        traits: traits(strength ?? 1, dexterity ?? 1, endurance ?? 1),
      });
      return { roster: made, gain: rules.purse === 'crab' ? rules.startMoney : 0 };
    }
    case 'buy':
      return { roster: buy(roster, { ...holder, item: entry?.name ?? '' }), gain: -(entry?.price ?? 0) };
    case 'sell': {
      const { weapons, shells } = accountOf(roster, holder).store;
      const item = pick([...weapons, ...shells], what);
      const whole = item === undefined ? 0 : 'armour' in item ? item.armour : (item.uses ?? 1);
      const lefts = [...weapons, ...shells].flatMap(({ name, left }) => (name === item?.name ? [left ?? 1] : []));
      const gain = Math.floor(((item?.price ?? 0) * rules.sellShare * Math.min(...lefts)) / (100 * whole));
      return { roster: sell(roster, { ...holder, item: item?.name ?? '' }), gain };
    }
    case 'equip': {
      const { weapons, shells } = accountOf(roster, { crab: id }).store;
      return { roster: equip(roster, { crab: id, item: pick([...weapons, ...shells], what)?.name ?? '' }), gain: 0 };
    }
    case 'unequip': {
      const armed = pick(
        roster.crabs.filter(({ weapons }) => weapons.length > 0),
        who,
      );
      return {
        roster: unequip(roster, { crab: armed?.id ?? id, weapon: what % (armed?.weapons.length ?? 1) }),
        gain: 0,
      };
    }
    case 'give':
      return { roster: giveCrab(roster, { crab: id, to: pick(OWNERS, what) ?? '' }), gain: 0 };
    case 'sell-crab':
      return { roster: sellCrab(roster, { crab: id, to: pick(OWNERS, what) ?? '', price: more[0] * 10 }), gain: 0 };
    case 'dismiss':
      return { roster: dismiss(roster, { crab: id }), gain: -(crab?.account?.money ?? 0) };
    case 'repair': {
      const points = crab === undefined ? { hitPoints: 0, armour: 0 } : damageOf(crab);
      const price = rules.repairs === 'priced' ? rules.repairPrice : 0;
      return { roster: repair(roster, { crab: id }), gain: -price * (points.hitPoints + points.armour) };
    }
    case 'fight':
      return fight(roster, more, rules);
  }
}

/** A fight of some crabs, which the owner of the first of them may win; otherwise it is a draw, of all or of nobody. */
function fight(roster: Roster, [seed, half, wins]: Deed['more'], rules: Rules): Done {
  const crabs = roster.crabs.slice(0, 2 + (half % 4));
  const winner = wins % 3 === 0 ? null : (crabs[0]?.owner ?? null);
  const results = crabs.map((crab, at): CrabResult => {
    const alive = winner === null ? seed % 3 === 0 : crab.owner === winner && (at === 0 || seed % 2 === 0);
    return {
      id: crab.id,
      alive,
      hitPoints: alive ? 1 + (seed % crab.hitPoints) : 0,
      armour: (seed * (at + 1)) % (crab.shell.left + 1),
      weapons: crab.weapons.flatMap(({ left }, index) =>
        left !== null && (seed + index) % 2 === 0 ? [{ index, left: left - 1 }] : [],
      ),
      kills: at === 0 ? 1 : 0,
    };
  });
  const after = settleFight(roster, { winner, crabs: results });
  const lost = crabs.flatMap(({ account }, at) => (results[at]?.alive ? [] : [account?.money ?? 0]));
  return { roster: after, gain: (winner === null ? 0 : rules.prize) - sum(lost) };
}

function accountsOf({ owners, crabs }: Roster): readonly Account[] {
  return [...owners, ...crabs].flatMap(({ account }) => (account === null ? [] : [account]));
}

function allMoney(roster: Roster): number {
  return sum(accountsOf(roster).map(({ money }) => money));
}

/** A value of which nothing can be changed; what is frozen already is so to its depths. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

/** Whether a crab is within all its bounds. */
function isWithinBounds(crab: RosterCrab, rules: Rules): boolean {
  const { weight, movement, hitPoints } = derive(crab);
  return (
    checkTraits(crab.traits, { rules }).length === 0 &&
    weight <= maximumCapacity(crab.traits) &&
    movement >= 0 &&
    crab.hitPoints > 0 &&
    crab.hitPoints <= hitPoints &&
    crab.shell.left >= 0 &&
    crab.shell.left <= crab.shell.armour &&
    crab.weapons.every(({ left }) => left !== 0)
  );
}

describe('a season, whatever its owners do', () => {
  test('[W-SEASON] [W-MONEY] money is conserved but for prizes, trade and repairs; bounds hold; refusals change nothing', () => {
    const done = new Map<string, number>();
    fc.assert(
      fc.property(houseRules, fc.array(deed, { minLength: 30, maxLength: 60 }), (given, deeds) => {
        let roster = startSeason({ owners: OWNERS, houseRules: given });
        const rules = rulesOf(roster);
        let money = rules.purse === 'owner' ? OWNERS.length * rules.startMoney : 0;
        for (const each of deeds) {
          frozen(roster);
          try {
            const { roster: after, gain } = doIt(roster, each) ?? { roster, gain: 0 };
            [roster, money] = [after, money + gain];
            done.set(each.kind, (done.get(each.kind) ?? 0) + 1);
          } catch (error) {
            if (!isRuleError(error)) throw error;
            for (const { rule } of error.problems) expect(rule).toMatch(/^W-/);
          }
          expect(allMoney(roster)).toBe(money);
          expect(accountsOf(roster).filter((account) => account.money < 0)).toEqual([]);
          expect(roster.crabs.filter((crab) => !isWithinBounds(crab, rules))).toEqual([]);
        }
        expect(readRoster(JSON.parse(JSON.stringify(roster)))).toEqual(roster);
      }),
      { seed: 20, numRuns: 70 },
    );
    // Every kind of deed was done often enough for the laws to mean something.
    for (const kind of KINDS) expect([kind, (done.get(kind) ?? 0) > 20]).toEqual([kind, true]);
  });

  test('[W-SEASON] items are conserved: what is bought is in a store or on a crab until it is sold, used up or lost', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 20, maxLength: 50 }), (deeds) => {
        let roster = startSeason({ owners: OWNERS, houseRules: { startMoney: 1000 } });
        let items = 0;
        for (const each of deeds) {
          if (each.kind === 'fight') continue;
          try {
            roster = doIt(roster, each)?.roster ?? roster;
            items += each.kind === 'buy' || each.kind === 'engineer' ? 1 : each.kind === 'sell' ? -1 : 0;
          } catch (error) {
            if (!isRuleError(error)) throw error;
          }
        }
        const stored = accountsOf(roster).map(({ store }) => store.weapons.length + store.shells.length);
        expect(sum(stored) + sum(roster.crabs.map(({ weapons }) => weapons.length + 1))).toBe(items);
      }),
      { seed: 21 },
    );
  });
});

/** Attacks if it can, and stays where it is. */
const brawler: Policy<WarcrabsView, WarcrabsAction> = ({ legal }) => {
  const choices = legal();
  const choice = choices.find(({ type }) => type === 'attack') ?? choices.find(({ type }) => type === 'end');
  if (choice === undefined) throw new Error('nothing can be chosen');
  return choice;
};

describe('a season of real fights', () => {
  test('[W-SEASON] crabs go into fights and come out of them until one owner has none left', () => {
    let roster = buy(buy(season({ drawAfter: 20 }), { owner: 'ann', item: 'Pickle Spear' }), {
      owner: 'bob',
      item: 'Firecracker',
    });
    roster = equip(equip(roster, { crab: 1, item: 'Pickle Spear' }), { crab: 2, item: 'Firecracker' });
    let money = allMoney(roster);
    for (let fights = 1; roster.crabs.length === 2 && fights <= 20; fights++) {
      const ids = roster.crabs.map(({ id }) => id);
      // Half an inch apart, in the middle of the desk.
      const crabs = crabsFor(roster, ids).map((crab, at) => ({ ...crab, at: { x: 1904 + 32 * at, y: 1920 } }));
      const setup = { players: roster.owners.map(({ name }) => name), crabs, houseRules: roster.rules };
      const { state } = playMatch(warcrabs, { setup, seed: fights, policies: () => brawler });
      const result = fightResult(state, ids);
      roster = settleFight(roster, result);
      money += result.winner === null ? 0 : rulesOf(roster).prize;
      expect([roster.fights, allMoney(roster)]).toEqual([fights, money]);
      expect(readRoster(JSON.parse(JSON.stringify(roster)))).toEqual(roster);
    }
    expect(roster.crabs.length).toBeLessThan(2);
  });
});
