import { type OddsTable, oddsRow } from '@tabletop/game';
import { bladeReach } from '../attacks/blade-reach.js';
import type { Weapon } from '../force/weapon.js';
import type { Cover } from '../map/battle-map.js';
import { type Attack, attackOdds, coverOdds, type HitResult, hitOdds, killOdds } from './ask.js';

const BODIES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const HITS: readonly HitResult[] = ['hit', 'miss', 'impossible'];
const LEFT: readonly Cover[] = ['none', 'partial', 'full'];

/** A way in which a weapon can be used on a unit, by the cover and whether it goes through it. */
interface Way extends Required<Pick<Attack, 'cover' | 'through'>> {
  readonly name: string;
}

const OPEN: Way = { name: 'in the open', cover: 'none', through: false };
const BEHIND: Way = { name: 'behind partial cover', cover: 'partial', through: false };
const THROUGH: readonly Way[] = [
  { name: 'through partial cover', cover: 'partial', through: true },
  { name: 'through full cover', cover: 'full', through: true },
];

/** The ways of a weapon that differ: cover hinders no stab. */
function waysOf({ kind, through }: Weapon): readonly Way[] {
  return [OPEN, ...(kind === 'gun' ? [BEHIND] : []), ...(through === null ? [] : THROUGH)];
}

/** One shot or stab of each weapon: within its range, and beyond. @rule S-SHOOT @rule S-STAB */
export function toHitTable(weapons: readonly Weapon[]): OddsTable {
  return {
    title: 'To hit, with one shot or stab',
    rule: 'S-SHOOT',
    situation: 'Weapon, target, distance in spaces',
    results: ['hits', 'misses', 'cannot'],
    rows: weapons.flatMap((weapon) =>
      waysOf(weapon).flatMap((way) => {
        const reach = weapon.kind === 'blade' ? bladeReach(weapon, way.through) : weapon.range;
        const row = (what: string, distance: number) =>
          oddsRow(`${weapon.name}, ${way.name}, ${what}`, hitOdds({ weapon, ...way, distance }), HITS);
        return [row(reach === 1 ? '1' : `1 to ${reach}`, reach), row(`${reach + 1} and more`, reach + 1)];
      }),
    ),
  };
}

/** The points that a weapon takes in a round, by the target's Body and cover. @rule S-SHOOT */
export function damageTable(weapon: Weapon): OddsTable {
  const odds = situations(weapon, (attack) => attackOdds(attack).map(({ damage }) => damage));
  const most = Math.max(0, ...odds.map((row) => row.odds.maximum()));
  const damages = Array.from({ length: most + 1 }, (_, damage) => damage);
  return {
    title: `Damage in a round: ${weapon.name}`,
    rule: weapon.kind === 'blade' ? 'S-STAB' : 'S-SHOOT',
    situation: 'Body, target',
    results: damages.map(String),
    rows: odds.map((row) => oddsRow(row.situation, row.odds, damages)),
  };
}

/** How likely a weapon is to kill in a round, by the target's Body and cover. @rule S-DEATH */
export function killTable(weapon: Weapon): OddsTable {
  const odds = situations(weapon, (attack) => attackOdds(attack).map(({ killed }) => killed));
  return {
    title: `Killing in a round: ${weapon.name}`,
    rule: 'S-DEATH',
    situation: 'Body, target',
    results: ['dies', 'lives'],
    rows: odds.map((row) => oddsRow(row.situation, row.odds, [true, false])),
  };
}

function situations<Result>(
  weapon: Weapon,
  ask: (attack: Attack) => Result,
): readonly { readonly situation: string; readonly odds: Result }[] {
  return BODIES.flatMap((body) =>
    waysOf(weapon).map((way) => ({ situation: `${body}, ${way.name}`, odds: ask({ weapon, body, ...way }) })),
  );
}

/** What each gun leaves of cover that it is fired at for a round. @rule S-HITCOVER */
export function coverTable(guns: readonly Weapon[]): OddsTable {
  return {
    title: 'Cover that is shot at for a round',
    rule: 'S-HITCOVER',
    situation: 'Weapon, cover',
    results: ['gone', 'partial', 'full'],
    rows: guns.flatMap((gun) =>
      (['partial', 'full'] as const).map((cover) => oddsRow(`${gun.name}, ${cover}`, coverOdds(gun, cover), LEFT)),
    ),
  };
}

/** How many base units in a row a machine gun kills in a round. @rule S-CHAIN */
export function rowTable(guns: readonly Weapon[]): OddsTable {
  const rows = guns.flatMap((gun) =>
    waysOf(gun)
      // Where it can go through the cover that a unit is behind, it does.
      .filter(({ cover, through }) => through || cover === 'none' || gun.through === null)
      .map(({ name, cover }) => ({ situation: `${gun.name}, ${name}`, odds: killOdds({ weapon: gun, cover }) })),
  );
  const most = Math.max(0, ...rows.map(({ odds }) => odds.maximum()));
  const kills = Array.from({ length: most + 1 }, (_, count) => count);
  return {
    title: 'Base units in a row that are killed in a round',
    rule: 'S-CHAIN',
    situation: 'Weapon, each of them',
    results: kills.map(String),
    rows: rows.map(({ situation, odds }) => oddsRow(situation, odds, kills)),
  };
}
