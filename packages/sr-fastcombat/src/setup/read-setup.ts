import { MAX_DECKS } from '@tabletop/cards';
import { type Problem, show } from '@tabletop/dice';
import {
  isObject,
  MAX_SETUP_PROBLEMS,
  type NamesFound,
  type PlayerId,
  problem,
  readNames,
  refusal,
  under,
  unknownFields,
} from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import { decksNeeded } from '../cards/decks.js';
import type { FigureSheet } from '../figures/sheet.js';
import { MAX_ITEMS, MAX_PLAYERS, MAX_SCENARIO_ACTIONS } from '../limits.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Board, Goal, Item } from '../state.js';
import type { BOARDS } from './boards.js';
import { readHouseRules } from './house-rules.js';
import { itemsFor } from './items.js';
import { placeFigures } from './places.js';
import { readBoard } from './read-board.js';
import { type FigureRead, type FigureSetup, readFigures } from './read-figures.js';
import { readGoal } from './read-goal.js';
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

/** A set-up that was read: everything that a game begins with. */
export interface SetupRead {
  readonly houseRules: Partial<Rules>;
  readonly players: readonly PlayerId[];
  readonly board: Board;
  readonly goal: Goal;
  readonly scenarioActions: readonly string[];
  readonly figures: readonly FigureRead[];
  /** Where each of the figures starts. */
  readonly places: readonly Vector[];
  readonly items: readonly Item[];
  /** How many figures each of the players has. */
  readonly counts: readonly number[];
  /** How many decks their hands take. */
  readonly decks: number;
}

const FIELDS: readonly string[] = ['players', 'figures', 'board', 'goal', 'scenarioActions', 'houseRules'];
const DEFAULT_PLAYERS: readonly PlayerId[] = ['red', 'blue'];

/**
 * Reads a set-up, which may be anything. Throws `RuleError` 'invalid-setup' which names every bad field and then, where
 * there is none, what does not fit together.
 */
export function readSetup(input: SkirmishSetup): SetupRead {
  const given: { readonly [Name in keyof SkirmishSetup]?: unknown } = isObject(input) ? input : {};
  const houseRules = readHouseRules(given.houseRules);
  const rules = rulesFor(houseRules.problems.length === 0 ? houseRules.rules : {});
  const players = readPlayers(given.players);
  const board = readBoard(given.board);
  const goal = readGoal(given.goal);
  const scenario = readScenario(given.scenarioActions);
  const { figures, problems: figureProblems } = readFigures(given.figures, players.names, rules);
  const problems: readonly Problem[] = [
    ...(isObject(input)
      ? unknownFields(input, FIELDS, 'A set-up')
      : [problem([], `A set-up is an object, not ${show(input)}.`)]),
    ...under(['houseRules'], houseRules.problems),
    ...under(['players'], players.problems),
    ...under(['board'], board.problems),
    ...under(['goal'], goal.problems),
    ...under(['scenarioActions'], scenario.problems),
    ...under(['figures'], figureProblems),
  ];
  if (problems.length > 0 || board.value === undefined || goal.value === undefined)
    throw refusal('invalid-setup', problems, MAX_SETUP_PROBLEMS);

  const read = {
    houseRules: houseRules.rules,
    players: players.names,
    board: board.value,
    goal: goal.value,
    scenarioActions: scenario.names,
    figures,
  };
  return { ...read, ...fittedTogether(read, rules) };
}

/** What follows from all parts of a set-up together. Throws `RuleError` 'invalid-setup' where they do not fit. */
function fittedTogether(
  { players, board, figures }: Pick<SetupRead, 'players' | 'board' | 'figures'>,
  rules: Rules,
): Pick<SetupRead, 'places' | 'items' | 'counts' | 'decks'> {
  const unplaced = figures.map(({ at, owner }) => ({ at, seat: players.indexOf(owner) }));
  const { places, problems } = placeFigures(unplaced, players.length, board, rules);
  const counts = players.map((id) => figures.filter(({ owner }) => owner === id).length);
  const decks = decksNeeded(counts, { rules });
  const items = allItems(
    figures.map(({ sheet }) => sheet),
    rules,
  );
  const found = [
    ...under(['figures'], problems),
    ...(items.length <= MAX_ITEMS
      ? []
      : [problem(['figures'], `They carry ${items.length} things together; at most ${MAX_ITEMS}.`, 'F-WEAPONS')]),
    ...(decks <= MAX_DECKS
      ? []
      : [problem(['houseRules'], `These hands take ${decks} decks; at most ${MAX_DECKS} are used.`, 'F-DECKS')]),
  ];
  if (found.length > 0) throw refusal('invalid-setup', found, MAX_SETUP_PROBLEMS);
  return { places, items, counts, decks };
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
