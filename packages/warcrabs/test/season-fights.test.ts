import { describe, expect, test } from 'vitest';
import { refusalOf, refusedAt, untyped } from '../../../scripts/testing/refusal.js';
import { weaponNamed } from '../src/equipment/list.js';
import { MAX_CRABS, MAX_MONEY, MAX_SEASON_COUNT, MAX_STORE } from '../src/limits.js';
import { crabsFor } from '../src/season/crabs-for.js';
import { engineer } from '../src/season/engineer.js';
import { fightResult } from '../src/season/fight-result.js';
import { newItem } from '../src/season/owned.js';
import { repair } from '../src/season/repair.js';
import type { Roster } from '../src/season/roster.js';
import { settleFight } from '../src/season/settle-fight.js';
import { withItems } from '../src/season/store.js';
import { traits, weapon } from './support/crabs.js';
import { armed, crab, inStore, killing, money, season, unhurt } from './support/season.js';

const ann = { owner: 'ann' };
const bob = { owner: 'bob' };

/** A draw that leaves crabs 1 and 2 with what is said. */
function draw(roster: Roster, one: object = {}, two: object = {}): Roster {
  return settleFight(roster, { winner: null, crabs: [unhurt(roster, 1, one), unhurt(roster, 2, two)] });
}

describe('the end of a fight', () => {
  test('[W-SEASON] the winner is paid the prize, nobody else; nobody is paid for a draw', () => {
    const roster = season();
    const won = settleFight(roster, killing(roster));
    expect([money(won, ann), money(won, bob)]).toEqual([198 + 200, 198]);
    const other = season({ prize: 55 });
    expect(money(settleFight(other, killing(other)), ann)).toBe(253);
    const drawn = draw(roster);
    expect([money(drawn, ann), money(drawn, bob)]).toEqual([198, 198]);
  });

  test('[W-MONEY] by house rule the winner’s living crabs share it, odd cents to the first', () => {
    let roster = season({ purse: 'crab', prize: 100 });
    for (const name of ['B', 'C', 'D']) roster = engineer(roster, { ...ann, name, traits: traits(5, 5, 5) });
    const dead = { alive: false, hitPoints: 0 };
    const crabs = [
      unhurt(roster, 1),
      unhurt(roster, 2, dead),
      unhurt(roster, 4),
      unhurt(roster, 3),
      unhurt(roster, 5, dead),
    ];
    const after = settleFight(roster, { winner: 'ann', crabs });
    expect(after.crabs.map(({ id, account }) => [id, account?.money])).toEqual([
      [1, 198 + 34],
      [3, 198 + 33],
      [4, 198 + 33],
    ]);
  });

  test('[W-SEASON] dead crabs leave the roster; their ids are not given again', () => {
    const roster = season();
    const after = settleFight(roster, killing(roster));
    expect(after.crabs.map(({ id }) => id)).toEqual([1]);
    expect(engineer(after, { ...bob, name: 'Pinchy', traits: traits(5, 5, 5) }).crabs.map(({ id }) => id)).toEqual([
      1, 3,
    ]);
    const dead = { alive: false, hitPoints: 0 };
    expect(draw(roster, dead, dead).crabs).toEqual([]);
  });

  test('[W-SEASON] what a dead crab wore is its owner’s, or by house rule lost', () => {
    const roster = armed(season(), 2, 'Pickle Spear', 'Firecracker');
    const used = {
      ...killing(roster),
      crabs: [unhurt(roster, 1), { ...killing(roster).crabs[1], weapons: [{ index: 1, left: 0 }] }],
    };
    expect(inStore(settleFight(roster, killing(roster)), bob)).toEqual(['Pickle Spear', 'Firecracker', 'Basic']);
    expect(inStore(settleFight(roster, untyped(used)), bob)).toEqual(['Pickle Spear', 'Basic']);
    const lost = armed(season({ salvage: 'lost' }), 2, 'Pickle Spear');
    expect(inStore(settleFight(lost, killing(lost)), bob)).toEqual([]);
    const own = armed(season({ purse: 'crab' }), 2, 'Pickle Spear');
    const after = settleFight(own, killing(own));
    expect([after.crabs.map(({ id }) => id), after.owners[1]?.account]).toEqual([[1], null]);
  });

  test('[W-SEASON] a store takes as much of it as it has room for, an account as much of a prize', () => {
    const roster = armed(season(), 2, 'Pickle Spear');
    const weapons = Array.from({ length: MAX_STORE - 1 }, () => newItem(weapon()));
    const store = withItems({ weapons: [], shells: [] }, weapons);
    const full: Roster = {
      ...roster,
      owners: roster.owners.map((owner) => ({ ...owner, account: { money: MAX_MONEY - 1, store } })),
    };
    const after = settleFight(full, killing(full));
    expect(inStore(after, bob).slice(-1)).toEqual(['Pickle Spear']);
    expect([inStore(after, bob).length, money(after, ann), money(after, bob)]).toEqual([
      MAX_STORE,
      MAX_MONEY,
      MAX_MONEY - 1,
    ]);
  });

  test('[W-SEASON] Hit Points and armour come back for nothing, or by house rule stay lost', () => {
    const hurt = { hitPoints: 1, armour: 3 };
    expect(crab(draw(season(), hurt), 1)).toMatchObject({ hitPoints: 5, shell: { armour: 10, left: 10 } });
    expect(crab(draw(season({ repairs: 'priced' }), hurt), 1)).toMatchObject({
      hitPoints: 1,
      shell: { armour: 10, left: 3 },
    });
  });

  test('[W-SEASON] weapons that are used up are gone, others keep what is left of them', () => {
    const rockets = weapon({ name: 'Rockets', uses: 3 });
    const roster = armed(season(), 1, 'Firecracker', 'Laser Pointer', 'Firecracker');
    const [first, laser, second] = crab(roster, 1).weapons;
    expect(crab(draw(roster, { weapons: [{ index: 0, left: 0 }] }), 1).weapons).toEqual([laser, second]);
    expect(
      crab(
        draw(roster, {
          weapons: [
            { index: 1, left: null },
            { index: 2, left: 1 },
          ],
        }),
        1,
      ).weapons,
    ).toEqual([first, laser, second]);
    expect(crab(draw(roster), 1).weapons).toEqual([first, laser, second]);
    const loaded = { ...roster, crabs: roster.crabs.map((each) => ({ ...each, weapons: [newItem(rockets)] })) };
    expect(crab(draw(untyped(loaded), { weapons: [{ index: 0, left: 1 }] }), 1).weapons).toEqual([
      { ...rockets, left: 1 },
    ]);
  });

  test('[W-SEASON] fights, wins and kills are counted, of owners and crabs', () => {
    const roster = engineer(season(), { ...ann, name: 'Idle', traits: traits(5, 5, 5) });
    const once = settleFight(roster, killing(roster));
    const tally = ({
      fights,
      wins,
      kills,
    }: {
      readonly fights: number;
      readonly wins: number;
      readonly kills: number;
    }) => [fights, wins, kills];
    expect([once.fights, ...once.owners.map(tally), ...once.crabs.map(tally)]).toEqual([
      1,
      [1, 1, 1],
      [1, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
    ]);
    const most = { ...roster, fights: MAX_SEASON_COUNT };
    expect(settleFight(most, killing(most)).fights).toBe(MAX_SEASON_COUNT);
  });

  test.each<[string, (roster: Roster) => unknown, readonly string[]]>([
    ['no result', () => null, ['W-FIGHT']],
    ['one owner alone', (at) => ({ winner: 'ann', crabs: [unhurt(at, 1)] }), ['W-FIGHT crabs']],
    ['nobody', () => ({ winner: null, crabs: [] }), ['W-FIGHT crabs']],
    ['a stranger who wins', (at) => ({ ...killing(at), winner: '__proto__' }), ['W-FIGHT winner']],
    ['a winner without a living crab', (at) => ({ ...killing(at), winner: 'bob' }), ['W-FIGHT winner']],
    [
      'a winner while others have living crabs',
      (at) => ({ winner: 'ann', crabs: [1, 2].map((id) => unhurt(at, id)) }),
      ['W-FIGHT winner'],
    ],
    ['a draw that one owner outlived', (at) => ({ ...killing(at), winner: null }), ['W-FIGHT winner']],
    ['no word of a winner', () => ({ crabs: [] }), ['W-FIGHT winner']],
    ['a crab twice', (at) => ({ winner: null, crabs: [1, 2, 1].map((id) => unhurt(at, id)) }), ['W-FIGHT crabs.2.id']],
    [
      'a stranger',
      (at) => ({ winner: null, crabs: [unhurt(at, 1), { ...unhurt(at, 2), id: 3 }] }),
      ['W-FIGHT crabs.1.id'],
    ],
    [
      'more Hit Points than before',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { hitPoints: 6 }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.hitPoints'],
    ],
    [
      'more armour than before',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { armour: 11 }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.armour'],
    ],
    [
      'alive without Hit Points',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { hitPoints: 0 }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.alive'],
    ],
    [
      'dead with Hit Points',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { alive: false }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.alive'],
    ],
    [
      'no word of life',
      (at) => ({ winner: null, crabs: [{ ...unhurt(at, 1), alive: undefined }, unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.alive'],
    ],
    [
      'kills',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { kills: MAX_CRABS + 1 }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.kills'],
    ],
    [
      'a weapon that it lacks',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { weapons: [{ index: 2, left: 1 }] }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.weapons.0.index'],
    ],
    [
      'more uses than before',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { weapons: [{ index: 0, left: 2 }] }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.weapons.0.left'],
    ],
    [
      'uses without end',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { weapons: [{ index: 0, left: null }] }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.weapons.0.left'],
    ],
    [
      'uses of what has no end',
      (at) => ({ winner: null, crabs: [unhurt(at, 1, { weapons: [{ index: 1, left: 0 }] }), unhurt(at, 2)] }),
      ['W-FIGHT crabs.0.weapons.0.left'],
    ],
    [
      'a weapon twice',
      (at) => ({
        winner: null,
        crabs: [
          unhurt(at, 1, {
            weapons: [
              { index: 0, left: 0 },
              { index: 0, left: 1 },
            ],
          }),
          unhurt(at, 2),
        ],
      }),
      ['W-FIGHT crabs.0.weapons'],
    ],
  ])('[W-FIGHT] refused, and nothing changes: %s', (_what, result, at) => {
    const roster = armed(season(), 1, 'Firecracker', 'Pickle Spear');
    const before = JSON.stringify(roster);
    expect(refusedAt(() => settleFight(roster, untyped(result(roster))))).toEqual(['invalid-result', ...at]);
    expect(JSON.stringify(roster)).toBe(before);
  });
});

describe('priced repairs', () => {
  const hurt = draw(season({ repairs: 'priced', repairPrice: 7 }), { hitPoints: 2, armour: 4 });

  test('[W-SEASON] each point costs what house rules say; all that is lacking, or so many', () => {
    const whole = repair(hurt, { crab: 1 });
    expect(crab(whole, 1)).toMatchObject({ hitPoints: 5, shell: { left: 10 } });
    expect(money(whole, ann)).toBe(198 - 7 * 9);
    const part = repair(hurt, { crab: 1, hitPoints: 1, armour: 0 });
    expect(crab(part, 1)).toMatchObject({ hitPoints: 3, shell: { left: 4 } });
    expect(money(part, ann)).toBe(191);
    expect(repair(whole, { crab: 1 })).toEqual(whole);
  });

  test('[W-MONEY] refused: more than it lacks, more than the account holds', () => {
    const before = JSON.stringify(hurt);
    expect(refusedAt(() => repair(hurt, { crab: 1, hitPoints: 4 }))).toEqual(['illegal-action', 'W-SEASON hitPoints']);
    expect(refusedAt(() => repair(hurt, { crab: 1, armour: 7 }))).toEqual(['illegal-action', 'W-SEASON armour']);
    expect(refusedAt(() => repair(hurt, { crab: 1, armour: -1 }))).toEqual(['illegal-action', 'W-SEASON armour']);
    expect(refusedAt(() => repair(hurt, untyped({ crab: 1, armour: null })))).toEqual([
      'illegal-action',
      'W-SEASON armour',
    ]);
    expect(refusedAt(() => repair(hurt, { crab: 3 }))).toEqual(['illegal-action', 'W-ROSTER crab']);
    const dear = draw(season({ repairs: 'priced', repairPrice: 23 }), { hitPoints: 2, armour: 4 });
    expect(refusedAt(() => repair(dear, { crab: 1 }))).toEqual(['illegal-action', 'W-MONEY crab']);
    expect(money(repair(dear, { crab: 1, hitPoints: 3, armour: 5 }), ann)).toBe(198 - 23 * 8);
    expect(JSON.stringify(hurt)).toBe(before);
  });

  test('[W-SEASON] repairs that are free cost nothing', () => {
    const free = { ...hurt, rules: {} };
    expect(money(repair(free, { crab: 1 }), ann)).toBe(198);
  });
});

describe('crabs for a fight', () => {
  test('[W-ROSTER] come as they are, in the order of the ids', () => {
    const roster = draw(armed(season({ repairs: 'priced' }), 1, 'Firecracker', 'Pickle Spear'), {
      hitPoints: 2,
      armour: 4,
    });
    const [two, one] = crabsFor(roster, [2, 1]);
    expect(two).toMatchObject({ owner: 'bob', crab: { name: 'Pinchy' }, armour: 10, hitPoints: 5, left: [] });
    const { provenance: _p, ...firecracker } = weaponNamed('Firecracker');
    const { provenance: _q, ...spear } = weaponNamed('Pickle Spear');
    expect(one).toEqual({
      crab: {
        name: 'Death Boy',
        traits: traits(6, 4, 5),
        shell: { name: 'Basic', weight: 1, armour: 10, price: 0 },
        weapons: [firecracker, spear],
      },
      owner: 'ann',
      armour: 4,
      hitPoints: 2,
      left: [1, null],
    });
  });

  test('[W-ROSTER] refused: strangers, one twice, too many', () => {
    const roster = season();
    expect(refusedAt(() => crabsFor(roster, [1, 3]))).toEqual(['illegal-action', 'W-ROSTER crabs']);
    expect(refusedAt(() => crabsFor(roster, [1, 1]))).toEqual(['illegal-action', 'W-ROSTER crabs']);
    expect(
      refusedAt(() =>
        crabsFor(
          roster,
          Array.from({ length: MAX_CRABS + 1 }, (_, at) => at),
        ),
      ),
    ).toEqual(['illegal-action', 'W-ROSTER crabs']);
  });

  test('[W-FIGHT] a fight that is over is settled by the ids with which it was set up', () => {
    const roster = armed(season(), 1, 'Firecracker');
    const [one, two] = crabsFor(roster, [1, 2]);
    if (one === undefined || two === undefined) throw new Error('two crabs are wanted');
    const fighter = (entrant: typeof one, of: object) => ({
      ...entrant.crab,
      ...entrant,
      weapons: entrant.crab.weapons.map((each) => ({ weapon: each, left: 0 })),
      ...of,
    });
    const crabs = [
      fighter(two, { hitPoints: 0, armour: 3, kills: 0 }),
      fighter(one, { hitPoints: 2, armour: 1, kills: 1 }),
    ];
    const over = { phase: 'over', ending: 'last-standing', winners: ['ann'] };
    const result = fightResult(untyped({ crabs, stage: over }), [2, 1]);
    expect(result).toEqual({
      winner: 'ann',
      crabs: [
        { id: 2, alive: false, hitPoints: 0, armour: 3, weapons: [], kills: 0 },
        { id: 1, alive: true, hitPoints: 2, armour: 1, weapons: [{ index: 0, left: 0 }], kills: 1 },
      ],
    });
    expect(money(settleFight(roster, result), ann)).toBe(173 + 200);
    const draws = fightResult(untyped({ crabs, stage: { ...over, winners: [] } }), [2, 1]);
    expect(draws.winner).toBeNull();
    expect(refusalOf(() => fightResult(untyped({ crabs, stage: over }), [2])).code).toBe('invalid-result');
    expect(refusalOf(() => fightResult(untyped({ crabs, stage: { phase: 'order' } }), [2, 1])).code).toBe(
      'invalid-result',
    );
  });
});
