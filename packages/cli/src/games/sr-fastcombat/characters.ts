import { type Problem, show } from '@tabletop/dice';
import { attempt, isObject, problem, refusal } from '@tabletop/game';
import { readJson } from '@tabletop/game/schema';
import { convertCharacter, type FigureSheet, MAX_TABLE_FIGURES } from '@tabletop/sr-fastcombat';
import { parseCharacter } from '@tabletop/sr-fastcombat/schema';
import { sheet } from '@tabletop/sr-fastcombat/text';
import { Refusal } from '../../endings.js';
import { refusalOfEach } from '../../problem-lines.js';
import { quoted } from '../../screen/plain.js';

/** What a file of characters comes to. */
export interface Converted {
  readonly sheets: readonly FigureSheet[];
  /** Whether they stood in a list. */
  readonly isList: boolean;
  /** The sheets as they are printed. */
  readonly text: string;
}

/**
 * The characters in the text of a file, one or a list, as record sheets. Throws a {@link Refusal} with a line for each
 * thing that is wrong.
 */
export function charactersIn(text: string, file: string): Converted {
  const read = attempt(() => readJson(text, 'invalid-character'));
  if (read.problems !== undefined) throw refusalOfEach(read.problems, { file });
  const isList = Array.isArray(read.value);
  const characters: readonly unknown[] = Array.isArray(read.value) ? read.value : [read.value];
  if (characters.length === 0) throw new Refusal(`There is no character in ${quoted(file)}.`);
  if (characters.length > MAX_TABLE_FIGURES)
    throw new Refusal(`${quoted(file)} has more than ${MAX_TABLE_FIGURES} characters.`);
  const sheets: FigureSheet[] = [];
  const problems: Problem[] = [];
  for (const [at, each] of characters.entries()) {
    const converted = attempt(() => convertCharacter(parseCharacter(objectIn(each))));
    if (converted.problems === undefined) sheets.push(converted.value);
    else
      problems.push(
        ...converted.problems.map((problem) => ({ ...problem, path: isList ? [at, ...problem.path] : problem.path })),
      );
  }
  if (problems.length > 0) throw refusalOfEach(problems, { file });
  return { sheets, isList, text: sheets.map((each) => sheet(each)).join(`\n\n${RULE}\n\n`) };
}

/** A text within JSON is no character, though it may be the text of one. */
function objectIn(value: unknown): object {
  if (isObject(value)) return value;
  throw refusal('invalid-character', [problem([], `A character is an object, not ${show(value)}.`, 'F-SHEET')]);
}

/** What stands between two sheets. */
const RULE = '-'.repeat(40);
