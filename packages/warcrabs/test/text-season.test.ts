import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import type { Account, OwnedShell, OwnedWeapon, Roster, RosterCrab } from '../src/season/roster.js';
import * as text from '../src/text.js';
import { CRACKER, SPEAR } from './support/telling.js';

const BASIC: OwnedShell = { name: 'Basic', weight: 1, armour: 10, price: 0, left: 10 };
const CAN: OwnedShell = { name: 'Soup Can', weight: 2, armour: 14, price: 80, left: 6 };

function owned(weapon: typeof SPEAR, left = weapon.uses): OwnedWeapon {
  return { ...weapon, left };
}

function account(money: number, ...weapons: readonly OwnedWeapon[]): Account {
  return { money, store: { weapons, shells: weapons.length === 0 ? [] : [CAN, CAN, BASIC] } };
}

function crab(id: number, name: string, owner: string, change: Partial<RosterCrab> = {}): RosterCrab {
  return {
    id,
    name,
    owner,
    traits: { strength: 6, dexterity: 4, endurance: 5 },
    shell: BASIC,
    weapons: [],
    hitPoints: 5,
    account: null,
    fights: 1,
    wins: 0,
    kills: 2,
    ...change,
  };
}

const ROSTER: Roster = {
  game: 'warcrabs',
  version: 1,
  rules: {},
  equipment: null,
  owners: [
    { name: 'ann', account: account(398, owned(SPEAR), owned(SPEAR), owned(CRACKER, 1)), fights: 3, wins: 2, kills: 1 },
    { name: 'ben', account: account(5), fights: 1, wins: 0, kills: 0 },
  ],
  crabs: [
    crab(1, 'Death Boy', 'ann', {
      shell: CAN,
      hitPoints: 2,
      weapons: [owned(CRACKER), owned(SPEAR), owned(CRACKER, 0)],
    }),
    crab(4, 'Ada', 'ann'),
  ],
  nextCrab: 5,
  fights: 3,
};

describe('a season in words [W-SEASON]', () => {
  test('tells owners, money, crabs and what is in store', () => {
    expect(text.rosterText(ROSTER)).toBe(
      `
Warcrabs, a season after 3 fights

ann: $3.98, 2 of 3 fights won, 1 kill
  #1 Death Boy: Strength 6, Dexterity 4, Endurance 5; Hit Points 2 of 5; Weight 5 of 10, Movement 4 in; Soup Can shell (armour 6 of 14), Firecracker (2 left), Pickle Spear; 0 of 1 fight won, 2 kills
  #4 Ada: Strength 6, Dexterity 4, Endurance 5; Hit Points 5 of 5; Weight 1 of 10, Movement 4 in; Basic shell (armour 10 of 10); 0 of 1 fight won, 2 kills
  In store: Soup Can shell (armour 6 of 14) ×2, Basic shell (armour 10 of 10), Pickle Spear ×2, Firecracker (1 left)

ben: $0.05, 0 of 1 fight won, 0 kills
  no living crab
`.trim(),
    );
  });

  test('[W-MONEY] has the accounts of crabs where they are theirs', () => {
    const owners = ROSTER.owners.map((owner) => ({ ...owner, account: null }));
    const crabs = [crab(1, 'Death Boy', 'ann', { account: account(198, owned(SPEAR)) })];
    expect(
      text
        .rosterText({ ...ROSTER, owners, crabs })
        .split('\n')
        .slice(2, 5),
    ).toEqual([
      'ann: 2 of 3 fights won, 1 kill',
      '  #1 Death Boy: Strength 6, Dexterity 4, Endurance 5; Hit Points 5 of 5; Weight 1 of 10, Movement 4 in; Basic shell (armour 10 of 10); $1.98; 0 of 1 fight won, 2 kills',
      '    In store: Soup Can shell (armour 6 of 14) ×2, Basic shell (armour 10 of 10), Pickle Spear',
    ]);
  });

  test('keeps to a length: the last owners give way first, and of one the last crabs', () => {
    const whole = text.rosterText(ROSTER);
    const short = text.rosterText(ROSTER, { maxLength: whole.length - 1 });
    expect(short).toContain('In store');
    expect(short).not.toContain('ben');
    const shorter = text.rosterText(ROSTER, { maxLength: 350 });
    expect(shorter).toContain('Death Boy');
    expect(shorter).toMatch(/ {2}… and 2 more$/);
    for (let maxLength = 1; maxLength < whole.length; maxLength += 7)
      expect(text.rosterText(ROSTER, { maxLength }).length).toBeLessThanOrEqual(maxLength);
    expect(() => text.rosterText(ROSTER, { maxLength: 0 })).toThrow('whole number from 1');
  });

  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no text', (name) => {
    const hostile: Roster = {
      ...ROSTER,
      owners: ROSTER.owners.map((owner) => ({ ...owner, name, account: account(1, { ...owned(SPEAR), name }) })),
      crabs: ROSTER.crabs.map((each) => ({
        ...each,
        name,
        owner: name,
        shell: { ...each.shell, name },
        weapons: each.weapons.map((weapon) => ({ ...weapon, name })),
      })),
    };
    const shown = text.rosterText(hostile);
    expect(shown.split('\n')).toHaveLength(1 + 5 + 5);
    expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u);
  });
});
