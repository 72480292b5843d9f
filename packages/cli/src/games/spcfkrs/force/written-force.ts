import type { Problem } from '@tabletop/dice';
import { readForce } from '@tabletop/spcfkrs/text';
import { Refusal } from '../../../endings.js';
import { refusalOfEach } from '../../../problem-lines.js';
import { quoted } from '../../../screen/plain.js';
import { type BoughtForce, budgetsOf, type Market } from './bought-force.js';
import { buy } from './buy.js';

/**
 * A force with a line for each unit and each craft. Throws a `Refusal` with a line for each thing that is wrong, in the order
 * of lines.
 */
export function writtenForce(text: string, file: string, market: Market): BoughtForce {
  const { name, units, craft = [], lines, craftLines = [], problems, ...written } = readForce(text);
  const misread = problems.map(({ line, column, message, rule }) => problemAt(line, column, message, rule));
  if (units.length + craft.length === 0) {
    if (misread.length === 0) throw new Refusal(`There is no unit in ${quoted(file)}.`);
    throw refused(misread, file);
  }
  const budgets = budgetsOf(written, market);
  const { problems: found, ...bought } = buy({ units, craft, budgets }, market.rules);
  const wrong = found.flatMap((problem): readonly Problem[] => {
    const [list, at] = problem.path;
    if (typeof at === 'number') {
      const line = (list === 'craft' ? craftLines : lines)[at] ?? 0;
      return [problemAt(line, 0, problem.message, problem.rule)];
    }
    // What the whole costs is of interest once all of it is read.
    return misread.length > 0 ? [] : [problem];
  });
  if (misread.length + wrong.length === 0) return { ...bought, name, budgets };
  throw refused([...misread, ...wrong], file);
}

/** The refusal of a file, in the order of its lines. */
function refused(problems: readonly Problem[], file: string): Refusal {
  const inOrder = [...problems].sort((a, b) => lineOf(a) - lineOf(b));
  return refusalOfEach(inOrder, { file, withRules: true, place: placeOf });
}

function problemAt(line: number, column: number, message: string, rule: string | undefined): Problem {
  return { path: [], message, details: { line, column }, ...(rule === undefined ? {} : { rule }) };
}

function lineOf({ details }: Problem): number {
  return Number(details?.line ?? Number.POSITIVE_INFINITY);
}

/** `, line 3, character 5`; nothing for what is wrong with the whole. */
function placeOf({ details: { line = 0, column = 0 } = {} }: Problem): string {
  return `${Number(line) > 0 ? `, line ${line}` : ''}${Number(column) > 1 ? `, character ${column}` : ''}`;
}
