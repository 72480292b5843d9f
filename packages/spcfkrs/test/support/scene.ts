import { type Chance, chanceFrom, scripted } from '@tabletop/dice';
import type { PlayerId, Step } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import {
  type Ask,
  askedUnits,
  COVER_SIGNS,
  type CraftClass,
  type CraftDesign,
  type CraftSetup,
  coverAt,
  defineModification,
  HULLS,
  type HullName,
  isOnMap,
  type Modification,
  type ModificationName,
  type Order,
  type PlayersOrders,
  type Rules,
  resolveRound,
  type SpcfkrsEvent,
  type SpcfkrsGame,
  type SpcfkrsState,
  scaleOf,
  spacesOf,
  spcfkrs,
  type Unit,
  type UnitClass,
} from '../../src/index.js';
import { readOrders } from '../../src/text.js';

/** The sides of a scene, each with the letter that its units' names begin with and the player who owns it. */
const SIDES = [
  { letter: 'P', id: 'pink', owner: 'ann' },
  { letter: 'B', id: 'blue', owner: 'ben' },
  { letter: 'G', id: 'green', owner: 'gus' },
] as const;

const COVER_WORDS: readonly string[] = Object.values(COVER_SIGNS);

/** What a scene may say of itself. */
export interface Scenery {
  /** What units have; the others have nothing. */
  readonly has?: Readonly<Record<string, readonly (ModificationName | Modification)[]>>;
  readonly rules?: Partial<Rules>;
  /** One player for all sides. */
  readonly solo?: boolean;
  /** What the craft are among those drawn. */
  readonly craft?: Readonly<Record<string, CraftScenery>>;
  /** The class of units that the map is drawn for. */
  readonly scale?: UnitClass;
}

/** What a craft of a scene is: its hull lies where its name is drawn, unless its shape is given. */
export interface CraftScenery extends Omit<CraftDesign, 'shape' | 'class'> {
  readonly class?: CraftClass;
  readonly hull?: HullName;
  readonly shape?: readonly string[];
}

/** A modification that costs nothing and makes a unit so much faster, or slower. */
export function quick(speed: number): Modification {
  return defineModification({ name: `Speed ${speed}`, cost: 0, speed });
}

/** A modification that costs nothing and lets a unit move so much further, or less far. */
export function far(move: number): Modification {
  return defineModification({ name: `Move ${move}`, cost: 0, move });
}

/** A modification that costs nothing and gives a unit so much more Body. */
export function tough(body: number): Modification {
  return defineModification({ name: `Body ${body}`, cost: 0, body });
}

/**
 * The first orders of a match on a map that is drawn in rows, a word for each space: a sign of cover, or the name of a unit,
 * with `+` after it where it stands in partial cover; with `/` between those who share a space. The name of a craft is in
 * every space of it. Names that begin with P are of ann's side pink, with B of ben's blue,
 * with G of gus's green. Units are numbered by side, then by name.
 */
export function scene(rows: readonly string[], of: Scenery = {}, game: SpcfkrsGame = spcfkrs): SpcfkrsState {
  const spaces = rows.map(words);
  const { craft = {}, scale = 'on-foot' } = of;
  const drawnAt = spaces
    .flatMap((line, row) => line.map((word, column) => ({ word, at: { column, row } })))
    .filter(({ word }) => !COVER_WORDS.includes(word))
    .flatMap(({ word, at }) => word.split('/').map((name) => ({ name: name.replace('+', ''), at })));
  const cast = drawnAt
    .filter(({ name }) => craft[name] === undefined)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const sides = SIDES.flatMap(({ letter, id, owner }) => {
    const force = cast
      .filter(({ name }) => name.startsWith(letter))
      .map(({ name, at }) => ({ name, at, modifications: of.has?.[name] ?? [] }));
    const fleet = Object.entries(craft)
      .filter(([name]) => name.startsWith(letter))
      .map(([name, what]) => craftAt(name, what, drawnAt, scale));
    if (force.length + fleet.length === 0) return [];
    const side = { id, owner: of.solo === true ? 'ann' : owner, budget: 1000, force };
    return [fleet.length === 0 ? side : { ...side, vehicleBudget: 1000, spaceshipBudget: 1000, craft: fleet }];
  });
  const state = game.setup(
    {
      players: [...new Set(sides.map(({ owner }) => owner))],
      sides,
      map: {
        name: 'Scene',
        scale,
        columns: spaces[0]?.length ?? 0,
        rows: rows.length,
        cover: spaces.map((line) => line.map(coverSign).join('')),
      },
      houseRules: of.rules ?? {},
    },
    'scene',
  );
  return atOrders(state, game);
}

/** A craft of a scene, whose hull is drawn on the map. */
function craftAt(
  name: string,
  { class: unitClass = 'vehicle', hull = 'light', shape, ...design }: CraftScenery,
  drawnAt: readonly { readonly name: string; readonly at: Cell }[],
  scale: UnitClass,
): CraftSetup {
  const cells = drawnAt.filter((each) => each.name === name).map(({ at }) => at);
  const at = {
    column: Math.min(...cells.map(({ column }) => column)),
    row: Math.min(...cells.map(({ row }) => row)),
  };
  const block = scaleOf({ scale }, unitClass);
  const parts = cells.map(({ column, row }) => ({
    column: (column - at.column) / block.columns,
    row: (row - at.row) / block.rows,
  }));
  const [width, height] = [
    Math.max(...parts.map(({ column }) => Math.floor(column))) + 1,
    Math.max(...parts.map(({ row }) => Math.floor(row))) + 1,
  ];
  const isPart = (column: number, row: number) => parts.some((part) => part.column === column && part.row === row);
  const lines = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => (isPart(column, row) ? HULLS[hull].sign : '.')).join(''),
  );
  // It lies as it is drawn, whichever edge is its side's.
  return { name, class: unitClass, shape: shape ?? lines, at, turn: 0, ...design };
}

/** The state in which the first orders are asked for: nothing is drawn before them. */
function atOrders(state: SpcfkrsState, game: SpcfkrsGame): SpcfkrsState {
  let now = state;
  while (game.actors(now).length === 0 && now.stage.step === 'round') now = game.advance(now, scripted([])).state;
  return now;
}

function words(line: string): readonly string[] {
  return line.trim().split(/\s+/);
}

function coverSign(word: string): string {
  if (COVER_WORDS.includes(word)) return word;
  return word.endsWith('+') ? COVER_SIGNS.partial : COVER_SIGNS.none;
}

/** The map as a scene draws it, of a state; dead units are gone. */
export function drawn({ map, units }: Pick<SpcfkrsState, 'map' | 'units'>): readonly string[] {
  return map.cover.map((line, row) =>
    line
      .split('')
      .map((sign, column) => {
        const here = units.filter(
          (unit) => isOnMap(unit) && spacesOf(map, unit).some((at) => same(at, { column, row })),
        );
        if (here.length === 0) return sign;
        const names = here.map(({ name }) => name).join('/');
        return `${names}${coverAt(map, { column, row }) === 'none' ? '' : sign}`;
      })
      .join(' '),
  );
}

function same(a: { column: number; row: number }, b: { column: number; row: number }): boolean {
  return a.column === b.column && a.row === b.row;
}

/** Rows as {@link drawn} writes them: one space between two words. */
export function rowsOf(rows: readonly string[]): readonly string[] {
  return rows.map((row) => words(row).join(' '));
}

/** The orders of all players, written as they would mail them. Throws on what cannot be read. */
export function ordersOf(state: SpcfkrsState, written: string): readonly PlayersOrders[] {
  const { orders, problems } = readOrders(written, state);
  const [wrong] = problems;
  if (wrong !== undefined) throw new Error(`line ${wrong.line}: ${wrong.message}`);
  return state.players.map(({ id: player }) => ({
    player,
    orders: orders.filter((order) => ownerOfOrder(state, order) === player),
  }));
}

function ownerOfOrder(state: SpcfkrsState, { units }: Order): PlayerId | undefined {
  const unit = state.units.find(({ id }) => id === units[0]);
  return state.sides.find(({ id }) => id === unit?.side)?.owner;
}

/** A round in which everyone gives the orders that are written, with so many faces thrown: all of them, and no more. */
export function round(
  state: SpcfkrsState,
  written: string,
  ...faces: readonly number[]
): Step<SpcfkrsState, SpcfkrsEvent> {
  return roundIn(spcfkrs, state, written, ...faces);
}

/** The same in another game. */
export function roundIn(
  game: SpcfkrsGame,
  state: SpcfkrsState,
  written: string,
  ...faces: readonly number[]
): Step<SpcfkrsState, SpcfkrsEvent> {
  const dice = scripted(faces);
  const step = roundWith(game, state, written, dice);
  dice.finish();
  return step;
}

/** The same with any dice. */
export function roundWith(
  game: SpcfkrsGame,
  state: SpcfkrsState,
  written: string,
  chance: Chance,
): Step<SpcfkrsState, SpcfkrsEvent> {
  const step = resolveRound(chance, state, ordersOf(state, written), { game });
  refuseRefused(step.events);
  return step;
}

/** The most faces that are thrown in a test: of equal faces for a tie there would be no end. */
const MOST_FACES = 10_000;

/** Faces thrown one after the other, and from the first again. */
export function turningThrough(...faces: readonly number[]): Chance {
  let at = 0;
  return chanceFrom(() => {
    if (at > MOST_FACES) throw new Error('a tie that never ends');
    return (faces[at++ % faces.length] ?? 1) - 1;
  });
}

/** Orders for each of the questions that are put when a round is played phase by phase. */
export type Asked = Readonly<Partial<Record<Ask, string>>>;

/** What came of such a round, and for whose orders was asked: 'shoot P1 P2'. */
export interface Phased extends Step<SpcfkrsState, SpcfkrsEvent> {
  readonly asked: readonly string[];
}

/** A round that is played phase by phase: whoever is asked gives the orders that are written for the question, if any. */
export function phases(state: SpcfkrsState, written: Asked, ...faces: readonly number[]): Phased {
  const dice = scripted(faces);
  const step = phasesWith(spcfkrs, state, written, dice);
  dice.finish();
  refuseRefused(step.events);
  return step;
}

/** The same with any dice, in any game. It ends with the round, or the match. */
function phasesWith(game: SpcfkrsGame, state: SpcfkrsState, written: Asked, chance: Chance): Phased {
  const events: SpcfkrsEvent[] = [];
  const asked: string[] = [];
  let now = state;
  const take = (step: Step<SpcfkrsState, SpcfkrsEvent>): void => {
    now = step.state;
    events.push(...step.events);
  };
  while (game.outcome(now) === undefined && (now.stage.step !== 'round' || now === state)) {
    const [player] = game.actors(now);
    if (player === undefined || now.stage.step !== 'orders') {
      take(game.advance(now, chance));
      continue;
    }
    const units = askedUnits(now, player);
    asked.push([now.stage.ask, ...units.map(({ name }) => name)].join(' '));
    const mine = ordersOf(now, written[now.stage.ask] ?? '').find((each) => each.player === player)?.orders ?? [];
    const orders = mine.filter((order) => units.some(({ id }) => order.units.includes(id)));
    take(game.apply(now, { type: 'orders', player, orders }, chance));
  }
  return { state: now, events, asked };
}

/** Tests that have orders refused ask for that; elsewhere it is a slip of the pen. */
function refuseRefused(events: readonly SpcfkrsEvent[]): void {
  const [refused] = eventsOf(events, 'orders-given').flatMap((event) => event.refused ?? []);
  if (refused !== undefined) throw new Error(`refused: ${refused.problem.message}`);
}

/** The unit with a name. */
export function unitCalled({ units }: Pick<SpcfkrsState, 'units'>, name: string): Unit {
  const found = units.find((unit) => unit.name === name);
  if (found === undefined) throw new Error(`no unit ${name}`);
  return found;
}

/** The events of one type. */
export function eventsOf<Type extends SpcfkrsEvent['type']>(
  events: readonly SpcfkrsEvent[],
  type: Type,
): readonly Extract<SpcfkrsEvent, { readonly type: Type }>[] {
  return events.filter((event): event is Extract<SpcfkrsEvent, { readonly type: Type }> => event.type === type);
}

/** The only event of one type. */
export function eventOf<Type extends SpcfkrsEvent['type']>(
  events: readonly SpcfkrsEvent[],
  type: Type,
): Extract<SpcfkrsEvent, { readonly type: Type }> {
  const [event, second] = eventsOf(events, type);
  if (event === undefined || second !== undefined)
    throw new Error(`not one event "${type}" among ${events.map((each) => each.type).join(', ')}`);
  return event;
}
