import { type Distribution, exactly } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusedAt } from '../../../scripts/testing/refusal.js';
import {
  type Cover,
  DEFAULT_RULES,
  type Mark,
  RULEBOOK,
  type Rules,
  resolveShots,
  WEAPONS,
  type Weapon,
} from '../src/index.js';
import {
  type Attack,
  attackOdds,
  coverOdds,
  type Duel,
  duelOdds,
  hackOdds,
  hitOdds,
  killOdds,
  type OddsUsing,
  overdoseOdds,
} from '../src/odds.js';
import { soon } from './support/soon.js';
import { TABLES } from './support/tables.js';

const ALL: readonly Weapon[] = Object.values(WEAPONS);
const GUNS = ALL.filter(({ kind }) => kind === 'gun');
const COVERS: readonly Cover[] = ['none', 'partial', 'full'];

const row = (title: string, situation: string) =>
  TABLES.find((each) => each.title === title)
    ?.rows.find((each) => each.situation === situation)
    ?.chances.map((chance) => chance.toFraction());

const under = (rules: Partial<Rules>): OddsUsing => ({ ...RULEBOOK, rules: { ...DEFAULT_RULES, ...rules } });

function share<Result>(odds: Distribution<Result>, result: Result): string {
  return odds.probability((found) => found === result).toFraction();
}

const kills = (attack: Attack, using?: OddsUsing) => attackOdds(attack, using).probability(({ killed }) => killed);

describe('the tables of odds', () => {
  test('every row adds up to exactly 1, and no situation is named twice', () => {
    for (const { title, results, rows } of TABLES) {
      expect(new Set(rows.map(({ situation }) => situation)).size).toBe(rows.length);
      for (const { situation, chances } of rows) {
        expect(chances).toHaveLength(results.length);
        const sum = chances.reduce((total, chance) => total.add(chance));
        expect(`${title} ${situation}: ${sum.toFraction()}`).toBe(`${title} ${situation}: 1`);
      }
    }
  });

  test('there is one of damage and one of kills for every weapon', () => {
    const titles = TABLES.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { name } of ALL)
      expect(titles).toEqual(expect.arrayContaining([`Damage in a round: ${name}`, `Killing in a round: ${name}`]));
  });

  // Of one die 3+ hits in 4 of 6; of two of which the lowest counts in 16 of 36.
  test.each([
    ['Pistol, in the open, 1 to 12', ['1/2', '1/2', '0']],
    ['Pistol, behind partial cover, 1 to 12', ['1/4', '3/4', '0']],
    ['Assault rifle, in the open, 1 to 12', ['2/3', '1/3', '0']],
    ['Assault rifle, in the open, 13 and more', ['0', '0', '1']],
    ['Plasma pistol, through full cover, 1 to 6', ['4/9', '5/9', '0']],
    ['Plasma pistol, in the open, 7 and more', ['0', '0', '1']],
    ['Bullet sniper, in the open, 1 to 24', ['5/6', '1/6', '0']],
    ['Plasma sniper, behind partial cover, 1 to 24', ['25/36', '11/36', '0']],
    ['Knife, in the open, 1', ['2/3', '1/3', '0']],
    ['Knife, in the open, 2 and more', ['0', '0', '1']],
    ['Plasma sword, through partial cover, 1 to 2', ['4/9', '5/9', '0']],
  ])('[S-SHOOT] [S-PARTIAL] [S-STAB] one shot or stab: %s', (situation, expected) => {
    expect(row('To hit, with one shot or stab', situation)).toEqual(expected);
  });

  test.each([
    // Two shots at one target: 1/9 miss both.
    ['Assault rifle', '1, in the open', ['1/9', '8/9', '0']],
    ['Assault rifle', '2, in the open', ['1/9', '4/9', '4/9']],
    ['Assault rifle', '9, behind partial cover', ['25/81', '40/81', '16/81']],
    ['Plasma rifle', '9, in the open', ['1/9', '0', '4/9', '0', '4/9']],
    // 5/9 · 5/9 miss both; the first hit takes 1 and the cover; the second then 2 of one die; or the second takes 1.
    ['Plasma rifle', '9, through full cover', ['25/81', '32/81', '0', '8/27', '0']],
    ['Rocket launcher', '1, in the open', ['1/3', '2/3', '0']],
    ['Plasma sword', '9, in the open', ['1/3', '0', '0', '2/3']],
    ['Plasma sword', '9, through full cover', ['5/9', '0', '4/9', '0']],
  ])('[S-SHOOT] [S-THROUGH] damage of a round, %s: %s', (weapon, situation, expected) => {
    expect(row(`Damage in a round: ${weapon}`, situation)).toEqual(expected);
  });

  test.each([
    ['Pistol, partial', ['1/4', '3/4', '0']],
    ['Assault rifle, full', ['16/81', '40/81', '25/81']],
    ['Rocket launcher, full', ['4/9', '0', '5/9']],
  ])('[S-HITCOVER] [S-AOE] cover that is shot at: %s', (situation, expected) => {
    expect(row('Cover that is shot at for a round', situation)).toEqual(expected);
  });

  test('[S-MG] [S-CHAIN] a machine gun kills as many base units in a row as shots of 4 + d6 hit', () => {
    const [none, ...some] = row('Base units in a row that are killed in a round', 'Machine gun, in the open') ?? [];
    // (1/3)^5 + … + (1/3)^10, each in one case of six.
    expect(none).toBe('182/177147');
    // All ten hit: a 6 and (2/3)^10.
    expect(some.at(-1)).toBe('512/177147');
    expect(some).toHaveLength(10);
    const odds = killOdds({ weapon: WEAPONS['Machine gun'] });
    expect(odds.mean().toFraction()).toBe('5');
  });
});

describe('the odds of one situation', () => {
  test('[S-SHOOT] a weapon does nothing beyond its range', () => {
    for (const weapon of ALL) {
      const attack = { weapon, body: 2, distance: weapon.range + 1 };
      expect(share(hitOdds(attack), 'impossible')).toBe('1');
      expect(attackOdds(attack).outcomes).toEqual([[{ damage: 0, killed: false, cover: 'none' }, 1n]]);
    }
  });

  test('[S-FULL] nobody behind full cover is shot at, unless through it', () => {
    for (const weapon of ALL) {
      const behind = { weapon, cover: 'full', through: true } as const;
      expect(share(hitOdds({ ...behind, through: false }), 'impossible')).toBe('1');
      expect(share(hitOdds(behind), 'impossible')).toBe(weapon.through === null ? '1' : '0');
    }
  });

  test('[S-PSHIELD] a shield takes what plasma weapons shoot, and nothing else', () => {
    for (const weapon of ALL) {
      const shot = weapon.plasma && weapon.kind === 'gun';
      expect(kills({ weapon, shield: true }).equals(shot ? 0 : kills({ weapon }))).toBe(true);
    }
  });

  test('[S-THROUGH] cover that was gone through is gone', () => {
    const weapon = WEAPONS['Plasma pistol'];
    const odds = attackOdds({ weapon, cover: 'full', through: true });
    expect(odds.probability(({ cover }) => cover === 'none').toFraction()).toBe('4/9');
  });

  test('[S-CHAIN] other guns kill one unit at most, and nobody kills more than there are', () => {
    expect(killOdds({ weapon: WEAPONS['Plasma rifle'] }).maximum()).toBe(1);
    expect(killOdds({ weapon: WEAPONS['Machine gun'], units: 3 }).maximum()).toBe(3);
    expect(killOdds({ weapon: WEAPONS['Machine gun'], units: 0 }).maximum()).toBe(0);
    expect(killOdds({ weapon: WEAPONS.Knife, units: 4 }).mean().toFraction()).toBe('2/3');
    expect(killOdds({ weapon: WEAPONS['Machine gun'], cover: 'full' }).maximum()).toBe(0);
  });

  test('[S-HACK] [S-OVERDOSE] specials', () => {
    expect(share(hackOdds(), true)).toBe('2/3');
    expect(share(overdoseOdds(), true)).toBe('1/6');
    expect(share(overdoseOdds(2), true)).toBe('11/36');
    expect(share(overdoseOdds(0), true)).toBe('0');
  });

  test('feel house rules', () => {
    expect(share(hitOdds({ weapon: WEAPONS.Pistol }, under({ pistolHitsOn: 3 })), 'hit')).toBe('2/3');
    expect(share(hackOdds(under({ hackOn: 5 })), true)).toBe('1/3');
    expect(share(overdoseOdds(1, under({ overdoseKillsOn: 2 })), true)).toBe('1/3');
    const through = { weapon: WEAPONS['Plasma pistol'], cover: 'full', through: true } as const;
    expect(kills(through, under({ throughCoverDice: 'single' })).toFraction()).toBe('2/3');
    expect(
      killOdds({ weapon: WEAPONS['Machine gun'] }, under({ hitsOn: 6 }))
        .mean()
        .toFraction(),
    ).toBe('5/4');
  });

  test('feel the resolvers of a fork', () => {
    const blessed: OddsUsing = {
      ...under({}),
      judgeShot: (_, __, dice) => ({ counted: dice[0] ?? 1, hitsOn: 1, hit: true }),
    };
    expect(kills({ weapon: WEAPONS.Pistol, cover: 'partial' }, blessed).toFraction()).toBe('1');
    expect(kills({ weapon: WEAPONS.Knife }, blessed).toFraction()).toBe('1');
  });

  test.each([
    ['body', { body: 0 }],
    ['body', { body: 1.5 }],
    ['body', { body: 1e9 }],
    ['distance', { distance: -1 }],
    ['distance', { distance: Number.NaN }],
  ])('refuses a %s that no game has', (path, question) => {
    expect(refusedAt(() => attackOdds({ weapon: WEAPONS.Pistol, ...question }))).toEqual(['invalid-question', path]);
    expect(refusedAt(() => hitOdds({ weapon: WEAPONS.Pistol, ...question }))).toEqual(['invalid-question', path]);
  });
});

/** A question as it may come from outside, where nothing holds to types. */
const untyped = (question: string): Attack => JSON.parse(question);

describe('what is no weapon or no cover', () => {
  const pistol = JSON.stringify(WEAPONS.Pistol);

  test.each([
    ['null', '{"weapon":null}', ['S-SHOOT weapon']],
    ['a text', '{"weapon":"Pistol"}', ['S-SHOOT weapon']],
    [
      'a gun that hits on 0',
      '{"weapon":{"name":"x","kind":"gun","damage":1,"range":1,"hitsOn":0}}',
      ['S-SHOOT weapon.hitsOn'],
    ],
    ['cover of no kind', `{"weapon":${pistol},"cover":"some"}`, ['cover']],
    ['cover that is none', `{"weapon":${pistol},"cover":null}`, ['cover']],
  ])('is refused: %s', (_what, question, paths) => {
    const attack = untyped(question);
    for (const ask of [hitOdds, attackOdds, killOdds])
      expect(refusedAt(() => ask(attack))).toEqual(['invalid-question', ...paths]);
  });

  test('is refused where cover is shot at', () => {
    const { weapon, cover = 'none' } = untyped(`{"weapon":${pistol},"cover":"some"}`);
    expect(refusedAt(() => coverOdds(weapon, cover))).toEqual(['invalid-question', 'cover']);
    expect(refusedAt(() => coverOdds(untyped('{"weapon":{}}').weapon, 'full')).length).toBeGreaterThan(1);
  });
});

describe('a duel', () => {
  const pistols: Duel = { first: { weapon: WEAPONS.Pistol }, second: { weapon: WEAPONS.Pistol }, rounds: 1 };
  const RESULTS = ['first', 'second', 'both', 'neither'] as const;
  const shares = (duel: Duel) => RESULTS.map((result) => share(duelOdds(duel), result));

  test.each([
    // The first hits one time in two; else the second does.
    ['one after the other', {}, ['1/2', '1/4', '1/4', '0']],
    ['at the same time', { simultaneous: true }, ['1/4', '1/4', '1/4', '1/4']],
    ['two rounds', { rounds: 2 }, ['5/8', '5/16', '1/16', '0']],
    ['out of range', { first: { weapon: WEAPONS.Pistol, distance: 13 } }, ['0', '1/2', '1/2', '0']],
    ['armour', { first: { weapon: WEAPONS.Pistol, body: 3 }, rounds: 2 }, ['0', '3/4', '1/4', '0']],
    // A hit through cover leaves the second in the open.
    [
      'through cover',
      {
        first: { weapon: WEAPONS['Plasma pistol'], body: 3, cover: 'full', through: true },
        second: { weapon: WEAPONS.Knife, distance: 3 },
        rounds: 2,
      },
      ['8/27', '0', '19/27', '0'],
    ],
  ] as const)('[S-SPEED] %s', (_, change, expected) => {
    expect(shares({ ...pistols, ...change })).toEqual(expected);
  });

  test.each([0, 51, 1.5, Number.NaN])('is not of %s rounds', (rounds) => {
    expect(refusedAt(() => duelOdds({ ...pistols, rounds }))).toEqual(['invalid-question', 'rounds']);
  });

  test('of the most rounds with machine guns is soon known', () => {
    const gun = { weapon: WEAPONS['Plasma machine gun'], body: 9, cover: 'partial', through: true } as const;
    const odds = soon('the odds', () => duelOdds({ first: gun, second: gun, rounds: 50 }));
    expect(odds.probability((result) => result === 'first').compare('1/2')).toBeGreaterThan(0);
  });
});

describe('laws', () => {
  const shots = fc.record({ fixed: fc.integer({ min: 0, max: 2 }), dice: fc.integer({ min: 0, max: 1 }) });
  const gun = fc
    .record({ base: fc.constantFrom(...GUNS), shots, damage: fc.integer({ min: 1, max: 3 }), chains: fc.boolean() })
    .filter((each) => each.shots.fixed > 0 && each.shots.fixed + 6 * each.shots.dice < 4)
    .map(({ base, ...changes }): Weapon => ({ ...base, ...changes }));
  const mark = fc.record({
    at: fc.constant('unit' as const),
    cover: fc.constantFrom(...COVERS),
    through: fc.boolean(),
    body: fc.integer({ min: 1, max: 5 }),
    shield: fc.boolean(),
  });

  test('shot by shot is the same as all shots of a round in one run of the resolver', () => {
    fc.assert(
      fc.property(gun, mark, (weapon, target: Mark) => {
        const whole = exactly((chance) => {
          const { damage, killed, cover } = resolveShots(chance, weapon, target);
          return { damage, killed, cover };
        });
        const { body, cover, through, shield } = target;
        const steps = attackOdds({ weapon, body, cover, through, shield });
        for (const [outcome] of [...whole.outcomes, ...steps.outcomes]) {
          const same = (other: typeof outcome) =>
            other.damage === outcome.damage && other.killed === outcome.killed && other.cover === outcome.cover;
          expect(steps.probability(same).toFraction()).toBe(whole.probability(same).toFraction());
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('dice of a burst one by one are the same as all at once', () => {
    const weapon: Weapon = { ...WEAPONS['Machine gun'], shots: { fixed: 1, dice: 2 } };
    const whole = exactly((chance) => RULEBOOK.resolveBurst(chance, weapon));
    // With a weapon that always hits, kills count the shots.
    const sure = killOdds({ weapon: { ...weapon, hitsOn: 1 } });
    expect(sure.outcomes).toEqual(whole.outcomes);
  });

  test('more Body is never easier to kill, cover never helps the shooter, a nearer range never hinders', () => {
    for (const weapon of ALL) {
      for (let body = 1; body < 9; body++)
        expect(kills({ weapon, body: body + 1 }).compare(kills({ weapon, body }))).toBeLessThanOrEqual(0);
      const mean = (attack: Partial<Attack>) =>
        attackOdds({ weapon, body: 3, ...attack })
          .map(({ damage }) => damage)
          .mean();
      if (weapon.kind === 'gun') expect(mean({ cover: 'partial' }).compare(mean({}))).toBeLessThan(0);
      for (let distance = 1; distance < 30; distance++)
        expect(mean({ distance: distance + 1 }).compare(mean({ distance }))).toBeLessThanOrEqual(0);
    }
  });

  test('cover and what is left of it: never more than there was', () => {
    for (const weapon of GUNS)
      for (const cover of COVERS)
        expect(
          coverOdds(weapon, cover)
            .probability((left) => COVERS.indexOf(left) > COVERS.indexOf(cover))
            .valueOf(),
        ).toBe(0);
  });
});

test('the worst question that the limits allow is soon answered', () => {
  const weapon: Weapon = { ...WEAPONS['Plasma machine gun'], shots: { fixed: 20, dice: 20 }, damage: 1 };
  expect(soon('of ten', () => killOdds({ weapon, body: 1, units: 10 })).maximum()).toBe(10);
  const ofOne = soon('of one', () => kills({ weapon, body: 9, cover: 'full', through: true }));
  expect(ofOne.valueOf()).toBeGreaterThan(0.999);
});
