import { type Problem, show } from '@tabletop/dice';
import {
  attempt,
  isNameOf,
  isObject,
  namesOf,
  type PlayerId,
  problem,
  reading,
  under,
  unknownFields,
} from '@tabletop/game';
import { parseVector, type Vector } from '@tabletop/geometry';
import { readSheet } from '../figures/check-sheet.js';
import { readCharacter } from '../figures/convert-character.js';
import type { FigureSheet } from '../figures/sheet.js';
import type { SrCharacter } from '../figures/sr-character.js';
import { MAX_TABLE_FIGURES } from '../limits.js';
import type { Rules } from '../rules.js';
import { SQUADS } from './squads.js';

/** A figure to be: a sheet of this game, or a character of Shadowrun that is converted. */
export type FigureSetup = ({ readonly sheet: FigureSheet } | { readonly character: SrCharacter }) & {
  /** Whose figure it is; by default the players take turns. */
  readonly owner?: PlayerId;
  /** Where it stands, in units; by default near its player's edge. */
  readonly at?: Vector;
};

/** A figure that was read. */
export interface FigureRead {
  readonly sheet: FigureSheet;
  readonly owner: PlayerId;
  readonly at: Vector | undefined;
}

/**
 * Reads the figures of all players, which may be anything: the name of a House squad that each has, or a list.
 *
 * @rule F-SHEET
 */
export function readFigures(
  input: unknown,
  players: readonly PlayerId[],
  rules: Rules,
): { readonly figures: readonly FigureRead[]; readonly problems: readonly Problem[] } {
  const named = input === undefined ? 'pair' : input;
  const squad = isNameOf(SQUADS, named) ? SQUADS[named] : undefined;
  if (squad !== undefined) {
    const figures = players.flatMap((owner) => squad.map((sheet): FigureRead => ({ sheet, owner, at: undefined })));
    return { figures, problems: [] };
  }
  if (!Array.isArray(input) || input.length > MAX_TABLE_FIGURES) {
    const names = namesOf(SQUADS).map(show).join(', ');
    const message = `Figures are ${names} or a list of at most ${MAX_TABLE_FIGURES}, not ${show(input)}.`;
    return { figures: [], problems: [problem([], message, 'F-SHEET')] };
  }
  const figures: FigureRead[] = [];
  const problems: Problem[] = [];
  for (const [index, each] of input.entries()) {
    const read = readFigure(each, players[index % Math.max(1, players.length)] ?? '', players, rules);
    problems.push(...under([index], read.problems));
    if (read.value !== undefined) figures.push(read.value);
  }
  for (const player of problems.length === 0 ? players : []) {
    if (!figures.some(({ owner }) => owner === player))
      problems.push(problem([], `Player ${show(player)} has no figure.`, 'F-SHEET'));
  }
  return { figures, problems };
}

function readFigure(
  input: unknown,
  next: PlayerId,
  players: readonly PlayerId[],
  rules: Rules,
): reading.Found<FigureRead> {
  if (!isObject(input)) return { problems: [problem([], `A figure is an object, not ${show(input)}.`, 'F-SHEET')] };
  const problems: Problem[] = [...unknownFields(input, ['sheet', 'character', 'owner', 'at'], 'A figure', 'F-SHEET')];
  const owner = input.owner === undefined ? next : players.find((player) => player === input.owner);
  if (owner === undefined) problems.push(problem(['owner'], `No player is called ${show(input.owner)}.`, 'F-SHEET'));
  const at = attempt(() => (input.at === undefined ? undefined : parseVector(reading.withoutMinusZero(input.at))));
  if (at.problems !== undefined)
    problems.push(problem(['at'], 'A place is { x, y } in whole units on the table.', 'F-MEASURE'));
  const sheet = sheetIn(input, rules);
  problems.push(...sheet.problems);
  if (problems.length > 0 || owner === undefined || sheet.value === undefined || at.problems !== undefined)
    return { problems };
  return { value: { sheet: sheet.value, owner, at: at.value }, problems };
}

function sheetIn(input: { readonly [name: string]: unknown }, rules: Rules): reading.Found<FigureSheet> {
  const { sheet, character } = input;
  if ((sheet === undefined) === (character === undefined))
    return { problems: [problem([], 'A figure has a sheet or a character, and not both.', 'F-SHEET')] };
  const [name, read] =
    character === undefined ? ['sheet', readSheet(sheet)] : ['character', readCharacter(character, { rules })];
  return { ...read, problems: under([name], read.problems) };
}
