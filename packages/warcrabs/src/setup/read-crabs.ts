import { show } from '@tabletop/dice';
import { isNameOf, namesOf, type PlayerId, reading } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { Crab } from '../crab/crab.js';
import { hitPointsOf } from '../crab/derive.js';
import { readCrab } from '../crab/read-crab.js';
import { MAX_CRABS, MAX_VALUE } from '../limits.js';
import type { Rules } from '../rules.js';
import type { CarriedWeapon } from '../state.js';
import { type CrabInput, readCrabInput } from './crab-input.js';
import { CRABS, type CrabName, TEAMS } from './crabs.js';
import { atIn, facingIn } from './read-place.js';

/** A crab that comes to a fight. */
export interface CrabSetup {
  /** The name of a House crab, or a crab of your own. */
  readonly crab: CrabName | CrabInput;
  /** Whose crab it is; by default the players take turns. */
  readonly owner?: PlayerId;
  /** Where it stands, in units; by default near the other crabs of its owner, away from everyone else's. */
  readonly at?: Vector;
  /** Where its front is, a direction of any length; by default the middle of the table. */
  readonly facing?: Vector;
  /** What is left of its armour; by default all. */
  readonly armour?: number;
  /** What is left of its Hit Points; by default all. */
  readonly hitPoints?: number;
  /** How often each of its weapons can still be used, null for any number of times; by default as often as when new. */
  readonly left?: readonly (number | null)[];
}

/** A crab that was read. */
export interface CrabRead {
  readonly crab: Pick<Crab, 'name' | 'traits' | 'shell'>;
  readonly weapons: readonly CarriedWeapon[];
  readonly owner: PlayerId;
  readonly at: Vector | undefined;
  readonly facing: Vector | undefined;
  readonly armour: number;
  readonly hitPoints: number;
}

/**
 * Reads the crabs of all players, which may be anything: the name of a House team, or a list. What is wrong is noted.
 *
 * @rule W-ROSTER
 */
export function crabsIn(source: reading.Source, players: readonly PlayerId[], rules: Rules): readonly CrabRead[] {
  const given = reading.valueIn(source, 'crabs');
  const team = given === undefined ? 'duel' : given;
  if (isNameOf(TEAMS, team)) return teamOf(source, team, players, rules);
  if (!Array.isArray(given)) {
    reading.wanted(source, 'crabs', `${namesOf(TEAMS).map(show).join(', ')} or a list of at most ${MAX_CRABS}`);
    return [];
  }
  const before = source.problems.length;
  const crabs = reading
    .listIn(source, 'crabs', MAX_CRABS, (each) => crabIn(each, players, rules))
    .map((crab, at): CrabRead => ({ ...crab, owner: crab.owner ?? players[at % Math.max(1, players.length)] ?? '' }));
  for (const player of source.problems.length === before ? players : []) {
    if (!crabs.some(({ owner }) => owner === player))
      reading.refuse(source, 'crabs', `Player ${show(player)} has no crab.`);
  }
  return crabs;
}

/** The crabs of a House team, each under the rules in force. */
function teamOf(
  source: reading.Source,
  team: keyof typeof TEAMS,
  players: readonly PlayerId[],
  rules: Rules,
): readonly CrabRead[] {
  const seats = TEAMS[team];
  return players.flatMap((owner, seat) =>
    (seats[seat % seats.length] ?? []).flatMap((name) => {
      const { value, problems } = readCrab(CRABS[name], { rules });
      for (const { message } of problems)
        reading.refuse(
          reading.byRule(source, 'W-TRAITS'),
          'crabs',
          `${show(name)} does not keep these house rules: ${message}`,
        );
      return value === undefined ? [] : [freshCrab(value, owner)];
    }),
  );
}

function freshCrab(crab: Crab, owner: PlayerId): CrabRead {
  const weapons = crab.weapons.map((weapon) => ({ weapon, left: weapon.uses }));
  const [armour, hitPoints] = [crab.shell.armour, hitPointsOf(crab.traits)];
  return { crab, weapons, owner, at: undefined, facing: undefined, armour, hitPoints };
}

/** A crab that was read, but for the owner that it may leave open. */
type Entry = Omit<CrabRead, 'owner'> & { readonly owner: PlayerId | undefined };

function crabIn(source: reading.Source, players: readonly PlayerId[], rules: Rules): Entry {
  const crab = sheetIn(source, rules);
  // What is left cannot be more than there was; of a crab that was refused nobody knows how much that is.
  const [allArmour, allHitPoints] =
    crab === undefined ? [MAX_VALUE, MAX_VALUE] : [crab.shell.armour, hitPointsOf(crab.traits)];
  return {
    crab: crab ?? CRABS['Death Boy'],
    weapons: weaponsIn(source, crab),
    owner: ownerIn(source, players),
    at: atIn(source),
    facing: facingIn(source),
    armour: reading.whole(reading.byRule(source, 'W-SHELL'), 'armour', 0, allArmour, allArmour),
    hitPoints: reading.whole(reading.byRule(source, 'W-HP'), 'hitPoints', 1, allHitPoints, allHitPoints),
  };
}

/** The sheet of a crab: a House one, or one's own. Undefined where it is wrong, which is noted. */
function sheetIn(source: reading.Source, rules: Rules): Crab | undefined {
  const given = reading.valueIn(source, 'crab');
  if (typeof given === 'string' && !isNameOf(CRABS, given)) {
    reading.wanted(source, 'crab', `${namesOf(CRABS).map(show).join(', ')} or { name, traits, shell, weapons }`);
    return undefined;
  }
  const { value, problems } = readCrabInput(isNameOf(CRABS, given) ? CRABS[given] : given, { rules });
  reading.noteAll(source, ['crab'], problems);
  return value;
}

function ownerIn(source: reading.Source, players: readonly PlayerId[]): PlayerId | undefined {
  const given = reading.valueIn(source, 'owner');
  const owner = players.find((player) => player === given);
  if (given !== undefined && owner === undefined) reading.wanted(source, 'owner', 'one of the players');
  return owner;
}

/** The weapons of a crab, with what is left of each. @rule W-KIT-HOUSE */
function weaponsIn(source: reading.Source, crab: Crab | undefined): readonly CarriedWeapon[] {
  const given = reading.valueIn(source, 'left');
  const weapons = crab?.weapons ?? [];
  const fresh = weapons.map((weapon) => ({ weapon, left: weapon.uses }));
  if (crab === undefined || given === undefined) return fresh;
  const lefts: readonly unknown[] = Array.isArray(given) ? given : [];
  if (!Array.isArray(given) || lefts.length !== weapons.length) {
    reading.wanted(reading.byRule(source, 'W-KIT-HOUSE'), 'left', `a list of ${weapons.length}, one for each weapon`);
    return fresh;
  }
  return fresh.map((carried, at) => {
    const left = lefts[at];
    const most = carried.left;
    if (left === most) return carried;
    if (typeof left === 'number' && most !== null && Number.isInteger(left) && left >= 0 && left < most)
      return { weapon: carried.weapon, left: left + 0 };
    const what = most === null ? 'null' : `a whole number from 0 to ${most}`;
    reading.refuse(
      reading.byRule(source, 'W-KIT-HOUSE'),
      'left',
      `Of ${show(carried.weapon.name)} is left ${what}, not ${show(left)}.`,
    );
    return carried;
  });
}
