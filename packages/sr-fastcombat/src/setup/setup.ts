import { MAX_DECKS, standardDeck } from '@tabletop/cards';
import { type Problem, show } from '@tabletop/dice';
import {
  isObject,
  MAX_SETUP_PROBLEMS,
  type NamesFound,
  type PlayerId,
  problem,
  readNames,
  refusal,
  type Start,
  under,
  unknownFields,
} from '@tabletop/game';
import { decksNeeded, startingHand } from '../cards/decks.js';
import { STATE_VERSION } from '../edition.js';
import type { FigureSheet } from '../figures/sheet.js';
import { MAX_ITEMS, MAX_PLAYERS, MAX_SCENARIO_ACTIONS } from '../limits.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Board, Figure, Goal, Item, Player, SkirmishState } from '../state.js';
import { UNWALKED } from '../turn/walking.js';
import type { BOARDS } from './boards.js';
import { readHouseRules } from './house-rules.js';
import { itemsFor } from './items.js';
import { placeFigures } from './places.js';
import { readBoard, readGoal } from './read-board.js';
import { type FigureSetup, readFigures } from './read-figures.js';
import type { SQUADS } from './squads.js';

/** How a game begins. Everything may be left out. */
export interface SkirmishSetup {
  /** Who plays, in the order of seats; by default 'red' and 'blue'. */
  readonly players?: readonly PlayerId[];
  /** The figures; by default each player has the House `pair`. */
  readonly figures?: keyof typeof SQUADS | readonly FigureSetup[];
  /** The table to fight on, by default the House `alley`. */
  readonly board?: keyof typeof BOARDS | Board;
  readonly goal?: Goal;
  /** What figures can do besides, each for one Action. */
  readonly scenarioActions?: readonly string[];
  readonly houseRules?: Partial<Rules>;
}

const FIELDS: readonly string[] = ['players', 'figures', 'board', 'goal', 'scenarioActions', 'houseRules'];
const DEFAULT_PLAYERS: readonly PlayerId[] = ['red', 'blue'];

/**
 * The first state of a game. Draws nothing: the hands are dealt in steps of their own. Throws `RuleError`
 * 'invalid-setup' which names every bad field.
 *
 * @rule F-DECKS
 * @rule F-SHEET
 * @rule F-TERRAIN
 */
export function setUp(input: SkirmishSetup, start: Start): SkirmishState {
  const given: { readonly [Name in keyof SkirmishSetup]?: unknown } = isObject(input) ? input : {};
  const houseRules = readHouseRules(given.houseRules);
  const rules = rulesFor(houseRules.problems.length === 0 ? houseRules.rules : {});
  const players = readPlayers(given.players);
  const board = readBoard(given.board);
  const goal = readGoal(given.goal);
  const scenario = readScenario(given.scenarioActions);
  const figures = readFigures(given.figures, players.names, rules);
  const problems: readonly Problem[] = [
    ...(isObject(input)
      ? unknownFields(input, FIELDS, 'A set-up')
      : [problem([], `A set-up is an object, not ${show(input)}.`)]),
    ...under(['houseRules'], houseRules.problems),
    ...under(['players'], players.problems),
    ...under(['board'], board.problems),
    ...under(['goal'], goal.problems),
    ...under(['scenarioActions'], scenario.problems),
    ...under(['figures'], figures.problems),
  ];
  if (problems.length > 0 || board.value === undefined || goal.value === undefined)
    throw refusal('invalid-setup', problems, MAX_SETUP_PROBLEMS);

  const placed = placeFigures(
    figures.figures.map(({ at, owner }) => ({ at, seat: players.names.indexOf(owner) })),
    players.names.length,
    board.value,
    rules,
  );
  const counts = players.names.map((id) => figures.figures.filter(({ owner }) => owner === id).length);
  const decks = decksNeeded(counts, { rules });
  const items = allItems(
    figures.figures.map(({ sheet }) => sheet),
    rules,
  );
  const late = [
    ...under(['figures'], placed.problems),
    ...(items.length <= MAX_ITEMS
      ? []
      : [problem(['figures'], `They carry ${items.length} things together; at most ${MAX_ITEMS}.`, 'F-WEAPONS')]),
    ...(decks <= MAX_DECKS
      ? []
      : [problem(['houseRules'], `These hands take ${decks} decks; at most ${MAX_DECKS} are used.`, 'F-DECKS')]),
  ];
  if (late.length > 0) throw refusal('invalid-setup', late, MAX_SETUP_PROBLEMS);

  return {
    game: start.game,
    version: STATE_VERSION,
    rules: houseRules.rules,
    chance: start.chance,
    decision: start.decision,
    board: board.value,
    goal: goal.value,
    scenarioActions: scenario.names,
    players: players.names.map((id, seat) => firstPlayer(id, startingHand(counts[seat] ?? 0, { rules }))),
    figures: figures.figures.map(({ sheet, owner }, index) =>
      firstFigure(index + 1, owner, sheet, placed.places[index] ?? { x: 0, y: 0 }),
    ),
    items,
    deck: standardDeck({ decks, jokersPerDeck: rules.jokersPerDeck }),
    discards: [],
    order: [],
    turn: 0,
    mover: 0,
    moving: null,
    leg: null,
    queue: [],
    deed: null,
    stage: { phase: 'deal' },
  };
}

/** A seat before anything is dealt to it. */
function firstPlayer(id: PlayerId, cards: number): Player {
  return { id, hand: [], owed: { cards, rule: 'F-DECKS' }, trading: null, trades: 0, passing: 'no', held: 0 };
}

/** A figure before the first turn. */
function firstFigure(id: number, owner: PlayerId, sheet: FigureSheet, at: Figure['at']): Figure {
  const { meleeWeapons: _melee, firearms: _firearms, grenades: _grenades, ...profile } = sheet;
  return {
    id,
    owner,
    profile,
    at,
    posture: 'standing',
    status: 'active',
    actions: 0,
    walked: UNWALKED,
    moved: false,
    detectedBy: [],
  };
}

function allItems(sheets: readonly FigureSheet[], rules: Rules): readonly Item[] {
  const items: Item[] = [];
  for (const [index, sheet] of sheets.entries()) items.push(...itemsFor(index + 1, sheet, items.length + 1, rules));
  return items;
}

/** Reads the players, which may be anything. */
export function readPlayers(input: unknown): NamesFound {
  if (input === undefined) return { names: DEFAULT_PLAYERS, problems: [] };
  return readNames(input, { what: 'player', least: 2, most: MAX_PLAYERS });
}

/** Reads the actions that a scenario adds, which may be anything. @rule F-ACT */
export function readScenario(input: unknown): NamesFound {
  if (input === undefined) return { names: [], problems: [] };
  return readNames(input, { what: 'action', least: 0, most: MAX_SCENARIO_ACTIONS, rule: 'F-ACT' });
}
