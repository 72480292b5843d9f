import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { MAX_CRABS, MAX_SEASON_COUNT, MAX_WEAPONS } from '../limits.js';
import type { CrabResult } from './fight-result.js';
import type { Roster, RosterCrab } from './roster.js';

/** A fight that was read: its crabs as they were, with what it made of them. */
export interface FightRead {
  readonly winner: string | null;
  readonly crabs: readonly (Required<CrabResult> & { readonly before: RosterCrab })[];
}

/** Reads what came of a fight between crabs of a season. @rule W-FIGHT */
export function fightFrom(source: reading.Source, roster: Roster): FightRead {
  const before = source.problems.length;
  const winner = reading.valueIn(source, 'winner') === null ? null : reading.nameIn(source, 'winner');
  const found = reading.listIn(source, 'crabs', MAX_CRABS, (crab) => crabFrom(crab, roster));
  const crabs = found.filter((crab) => crab !== undefined);
  if (source.problems.length === before) refuseUnfit(source, { winner, crabs });
  return { winner, crabs };
}

function refuseUnfit(source: reading.Source, { winner, crabs }: FightRead): void {
  for (const [at, { id }] of crabs.entries())
    if (crabs.findIndex((crab) => crab.id === id) < at)
      reading.refuse({ ...source, path: [...source.path, 'crabs', at] }, 'id', `The crab ${id} is listed twice.`);
  if (new Set(crabs.map(({ before }) => before.owner)).size < 2)
    reading.refuse(source, 'crabs', 'A fight has crabs of two owners at least.');
  const left = new Set(crabs.filter(({ alive }) => alive).map(({ before }) => before.owner));
  if (winner !== null && !left.has(winner))
    reading.refuse(source, 'winner', `No owner called ${show(winner)} has a living crab in this fight.`);
  else if ((winner === null) === (left.size === 1))
    reading.refuse(source, 'winner', 'Who wins has living crabs when nobody else has; otherwise it is a draw.');
}

function crabFrom(source: reading.Source, { crabs }: Roster): FightRead['crabs'][number] | undefined {
  const id = reading.whole(source, 'id', 1, MAX_SEASON_COUNT);
  const before = crabs.find((crab) => crab.id === id);
  if (before === undefined) {
    for (const unread of ['alive', 'hitPoints', 'armour', 'weapons', 'kills']) reading.valueIn(source, unread);
    reading.refuse(source, 'id', `No living crab has the id ${show(reading.valueIn(source, 'id'))}.`);
    return undefined;
  }
  const faults = source.problems.length;
  const hitPoints = reading.whole(source, 'hitPoints', 0, before.hitPoints);
  const alive = hitPoints > 0;
  if (reading.valueIn(source, 'alive') !== alive && source.problems.length === faults)
    reading.wanted(source, 'alive', `${alive} for a crab with ${hitPoints} Hit Points`);
  return {
    id,
    alive,
    hitPoints,
    armour: reading.whole(source, 'armour', 0, before.shell.left),
    weapons: weaponsIn(source, before),
    kills: reading.whole(source, 'kills', 0, MAX_CRABS, 0),
    before,
  };
}

type WeaponsLeft = Required<CrabResult>['weapons'];

function weaponsIn(source: reading.Source, crab: RosterCrab): WeaponsLeft {
  const weapons = reading.listIn(source, 'weapons', MAX_WEAPONS, (weapon) => weaponFrom(weapon, crab));
  if (new Set(weapons.map(({ index }) => index)).size < weapons.length)
    reading.refuse(source, 'weapons', 'Each weapon is listed once at most.');
  return weapons;
}

function weaponFrom(source: reading.Source, { weapons }: RosterCrab): WeaponsLeft[number] {
  const index = reading.whole(source, 'index', 0, MAX_WEAPONS - 1);
  const weapon = weapons[index];
  const left = reading.valueIn(source, 'left');
  if (weapon === undefined) reading.refuse(source, 'index', `The crab has ${weapons.length} weapons, from 0.`);
  else if (weapon.left !== null) return { index, left: reading.whole(source, 'left', 0, weapon.left) };
  else if (left !== null) reading.wanted(source, 'left', 'null for a weapon whose uses have no end');
  return { index, left: null };
}
