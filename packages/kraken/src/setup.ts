import { type Problem, show } from '@tabletop/dice';
import type { PlayerId, Start } from '@tabletop/game';
import { RuleError } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import { isObject, isPoint, isText } from './check-value.js';
import { checkCrew } from './crew-check.js';
import { CREWS, defaultName } from './crews.js';
import { readHouseRules } from './house-rules.js';
import { MAX_NAME, MAX_PLAYERS, MAX_PROBLEMS } from './limits.js';
import { evenPlaces, readPlaces } from './placement.js';
import { type Rules, rulesFor } from './rules.js';
import type { KrakenState, Player, Sailor, Vessel } from './state.js';
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
  const problems: Problem[] = [];
  const under = (name: string, found: readonly Problem[]) => {
    for (const problem of found) {
      if (problems.length >= MAX_PROBLEMS) return;
      problems.push({ ...problem, path: [name, ...problem.path] });
    }
  };

  const given: { readonly [Name in keyof KrakenSetup]?: unknown } = isObject(input) ? input : {};
  if (!isObject(input)) problems.push({ path: [], message: `A set-up is an object, not ${show(input)}.` });
  for (const name of Object.keys(given))
    if (!FIELDS.includes(name)) under(name, [{ path: [], message: `A set-up has no field ${show(name)}.` }]);

  const houseRules = readHouseRules(given.houseRules);
  under('houseRules', houseRules.problems);
  const rules = rulesFor(houseRules.problems.length === 0 ? houseRules.rules : {});

  const players = readPlayers(given.players);
  under('players', players.problems);
  const vessel = readVessel(given.vessel);
  under('vessel', vessel.problems);
  const crew = readCrew(given.crew, players.ids, rules);
  under('crew', crew.problems);
  if (vessel.vessel === undefined || problems.length > 0) throw new RuleError('invalid-setup', problems);

  const places =
    given.tentacles === undefined
      ? evenPlaces(vessel.vessel, rules)
      : readPlaces(given.tentacles, vessel.vessel, rules);
  under('tentacles', places.problems);
  const tentacles = places.places.map((at, index) => ({ id: index + 1, at }));
  const stations = placeCrew(
    crew.sailors.map(({ at }) => at),
    vessel.vessel,
    tentacles,
    rules,
  );
  under('crew', stations.problems);
  if (problems.length > 0) throw new RuleError('invalid-setup', problems);

  const sailors = crew.sailors.map((sailor, index): Sailor => {
    const { name, owner, pluck } = sailor;
    return { id: index + 1, name, owner, pluck, at: stations.places[index] ?? { x: 0, y: 0 }, fate: 'in-play' };
  });
  return {
    game: start.game,
    version: 1,
    rules: houseRules.rules,
    chance: start.chance,
    decision: start.decision,
    vessel: vessel.vessel,
    players: players.ids.map((id): Player => ({ id, destroyed: 0, pluckLost: 0 })),
    sailors,
    tentacles,
    turn: 0,
    lostThisTurn: 0,
    hullDamage: 0,
    stage: { phase: 'start' },
  };
}

const FIELDS: readonly string[] = ['players', 'vessel', 'crew', 'tentacles', 'houseRules'];

function readPlayers(input: unknown): { readonly ids: readonly PlayerId[]; readonly problems: readonly Problem[] } {
  if (input === undefined) return { ids: ['captain'], problems: [] };
  const refuse = (path: Problem['path'], message: string): Problem => ({ rule: 'K-CREW', path, message });
  if (!Array.isArray(input) || input.length < 1 || input.length > MAX_PLAYERS)
    return { ids: [], problems: [refuse([], `Players are a list of 1 to ${MAX_PLAYERS} names, not ${show(input)}.`)] };
  const names: readonly unknown[] = input;
  const ids: PlayerId[] = [];
  const problems: Problem[] = [];
  for (const [at, id] of names.entries()) {
    if (!isText(id, MAX_NAME)) problems.push(refuse([at], `A player is a text of 1 to ${MAX_NAME} characters.`));
    else if (ids.includes(id)) problems.push(refuse([at], `There are two players ${show(id)}.`));
    else ids.push(id);
  }
  return { ids, problems };
}

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
  const refuse = (path: Problem['path'], message: string) => problems.push({ rule: 'K-CREW', path, message });
  const preset = input === undefined ? CREWS.mixed : input === 'heroes' || input === 'mixed' ? CREWS[input] : undefined;
  const list: unknown = preset === undefined ? input : preset.map((pluck) => ({ pluck }));
  if (!Array.isArray(list) || list.length > rules.crewMaximum) {
    refuse([], `A crew is "mixed", "heroes" or a list of at most ${rules.crewMaximum} sailors, not ${show(input)}.`);
    return { sailors: [], problems };
  }

  const members: readonly unknown[] = list;
  const sailors = members.map((member, index): CrewMember => {
    if (!isObject(member)) refuse([index], `A sailor is an object, not ${show(member)}.`);
    const { pluck, name, owner, at, ...unknown }: { readonly [name: string]: unknown } = isObject(member) ? member : {};
    for (const field of Object.keys(unknown).slice(0, MAX_PROBLEMS))
      refuse([index, field], `A sailor has no field ${show(field)}.`);
    if (name !== undefined && !isText(name, MAX_NAME))
      refuse([index, 'name'], `A name is a text of 1 to ${MAX_NAME} characters, not ${show(name)}.`);
    if (owner !== undefined && !players.some((player) => player === owner))
      refuse([index, 'owner'], `No player is called ${show(owner)}.`);
    if (at !== undefined && !isPoint(at)) refuse([index, 'at'], 'A place is { x, y } in whole units on the table.');
    return {
      pluck: typeof pluck === 'number' ? pluck : Number.NaN,
      name: isText(name, MAX_NAME) ? name : defaultName(index + 1),
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
