import { type Problem, show } from '@tabletop/dice';
import type { NamesFound, PlayerId, Start } from '@tabletop/game';
import {
  isNameOf,
  isObject,
  isText,
  MAX_NAME,
  MAX_SETUP_PROBLEMS,
  namesOf,
  problem,
  readNames,
  refusal,
  under,
  unknownFields,
} from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import { isPoint } from '../check-point.js';
import { STATE_VERSION } from '../edition.js';
import { MAX_PLAYERS } from '../limits.js';
import { type Rules, rulesFor } from '../rules.js';
import type { KrakenState, Player, Sailor, Vessel } from '../state.js';
import { checkCrew } from './crew-check.js';
import { CREWS, defaultName } from './crews.js';
import { readHouseRules } from './house-rules.js';
import { evenPlaces, readPlaces } from './placement.js';
import { placeCrew } from './stations.js';
import { readVessel } from './vessel-check.js';
import type { VESSELS } from './vessels.js';

/** How a game begins. Everything may be left out. */
export interface KrakenSetup {
  /** Who plays, in the order of seats; by default one player, 'captain'. */
  readonly players?: readonly PlayerId[];
  /** The vessel to defend, by default the merchantman. */
  readonly vessel?: keyof typeof VESSELS | Vessel;
  /** The crew, by default `mixed`. */
  readonly crew?: keyof typeof CREWS | readonly SailorSetup[];
  /** The centres of the tentacles' bases; by default they are spaced evenly on both sides. */
  readonly tentacles?: readonly Vector[];
  readonly houseRules?: Partial<Rules>;
}

/** A sailor to be. */
export interface SailorSetup {
  readonly pluck: number;
  readonly name?: string;
  /** Whose sailor it is; by default the players take turns. */
  readonly owner?: PlayerId;
  /** Where it stands; by default somewhere amidships. */
  readonly at?: Vector;
}

/**
 * The first state of a game. Draws nothing; the first turn begins with a step of its own. Throws `RuleError`
 * 'invalid-setup' which names every bad field.
 *
 * @rule K-VESSEL
 * @rule K-TENTACLES
 * @rule K-CREW
 */
export function setUp(input: KrakenSetup, start: Start): KrakenState {
  const given: { readonly [Name in keyof KrakenSetup]?: unknown } = isObject(input) ? input : {};
  const problems: Problem[] = [...unknownFields(given, FIELDS, 'A set-up')];
  if (!isObject(input)) problems.push(problem([], `A set-up is an object, not ${show(input)}.`));
  const refuse = (name: keyof KrakenSetup, found: readonly Problem[]) => problems.push(...under([name], found));
  const refused = () => refusal('invalid-setup', problems, MAX_SETUP_PROBLEMS);

  const houseRules = readHouseRules(given.houseRules);
  refuse('houseRules', houseRules.problems);
  const rules = rulesFor(houseRules.problems.length === 0 ? houseRules.rules : {});

  const players = readPlayers(given.players);
  refuse('players', players.problems);
  const vessel = readVessel(given.vessel);
  refuse('vessel', vessel.problems);
  const crew = readCrew(given.crew, players.names, rules);
  refuse('crew', crew.problems);
  if (vessel.value === undefined || problems.length > 0) throw refused();

  const places =
    given.tentacles === undefined ? evenPlaces(vessel.value, rules) : readPlaces(given.tentacles, vessel.value, rules);
  refuse('tentacles', places.problems);
  const tentacles = places.places.map((at, index) => ({ id: index + 1, at }));
  const stations = placeCrew(
    crew.sailors.map(({ at }) => at),
    vessel.value,
    tentacles,
    rules,
  );
  refuse('crew', stations.problems);
  if (problems.length > 0) throw refused();

  const sailors = crew.sailors.map((sailor, index): Sailor => {
    const { name, owner, pluck } = sailor;
    return { id: index + 1, name, owner, pluck, at: stations.places[index] ?? { x: 0, y: 0 }, fate: 'in-play' };
  });
  return {
    game: start.game,
    version: STATE_VERSION,
    rules: houseRules.rules,
    chance: start.chance,
    decision: start.decision,
    vessel: vessel.value,
    players: players.names.map((id): Player => ({ id, destroyed: 0, pluckLost: 0 })),
    sailors,
    tentacles,
    turn: 0,
    lostThisTurn: 0,
    hullDamage: 0,
    stage: { phase: 'start' },
  };
}

const FIELDS: readonly string[] = ['players', 'vessel', 'crew', 'tentacles', 'houseRules'];

function readPlayers(input: unknown): NamesFound {
  if (input === undefined) return { names: ['captain'], problems: [] };
  return readNames(input, { what: 'player', least: 1, most: MAX_PLAYERS, rule: 'K-CREW' });
}

const SAILOR_FIELDS: readonly string[] = ['pluck', 'name', 'owner', 'at'];

interface CrewMember {
  readonly pluck: number;
  readonly name: string;
  readonly owner: PlayerId;
  readonly at: Vector | undefined;
}

function readCrew(
  input: unknown,
  players: readonly PlayerId[],
  rules: Rules,
): { readonly sailors: readonly CrewMember[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const refuse = (path: Problem['path'], message: string) => problems.push(problem(path, message, 'K-CREW'));
  const preset = input === undefined ? CREWS.mixed : isNameOf(CREWS, input) ? CREWS[input] : undefined;
  const list: unknown = preset === undefined ? input : preset.map((pluck) => ({ pluck }));
  if (!Array.isArray(list) || list.length > rules.crewMaximum) {
    const presets = namesOf(CREWS).map(show).join(', ');
    refuse([], `A crew is ${presets} or a list of at most ${rules.crewMaximum} sailors, not ${show(input)}.`);
    return { sailors: [], problems };
  }

  const members: readonly unknown[] = list;
  const sailors = members.map((member, index): CrewMember => {
    if (!isObject(member)) refuse([index], `A sailor is an object, not ${show(member)}.`);
    const given: { readonly [Name in keyof SailorSetup]?: unknown } = isObject(member) ? member : {};
    const { pluck, name, owner, at } = given;
    problems.push(...under([index], unknownFields(given, SAILOR_FIELDS, 'A sailor', 'K-CREW')));
    if (name !== undefined && !isText(name))
      refuse([index, 'name'], `A name is a text of 1 to ${MAX_NAME} characters, not ${show(name)}.`);
    if (owner !== undefined && !players.some((player) => player === owner))
      refuse([index, 'owner'], `No player is called ${show(owner)}.`);
    if (at !== undefined && !isPoint(at)) refuse([index, 'at'], 'A place is { x, y } in whole units on the table.');
    return {
      pluck: typeof pluck === 'number' ? pluck : Number.NaN,
      name: isText(name) ? name : defaultName(index + 1),
      owner: players.find((player) => player === owner) ?? players[index % Math.max(1, players.length)] ?? '',
      at: isPoint(at) ? { x: at.x + 0, y: at.y + 0 } : undefined,
    };
  });

  problems.push(
    ...checkCrew(
      sailors.map(({ pluck }) => pluck),
      rules,
    ),
  );
  for (const player of players) {
    if (!sailors.some(({ owner }) => owner === player)) refuse([], `Player ${show(player)} has no sailor.`);
  }
  return { sailors, problems };
}
