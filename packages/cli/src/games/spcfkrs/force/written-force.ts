import type { Problem } from '@tabletop/dice';
import { attempt } from '@tabletop/game';
import { buildForce } from '@tabletop/spcfkrs';
import { readForce } from '@tabletop/spcfkrs/text';
import { Refusal } from '../../../endings.js';
import { refusalOfEach } from '../../../problem-lines.js';
import { quoted } from '../../../screen/plain.js';
import type { BoughtForce, Market } from './bought-force.js';

/** A force with a line for each unit. Throws a `Refusal` with a line for each thing that is wrong, in the order of lines. */
export function writtenForce(text: string, file: string, { rules, budget }: Market): BoughtForce {
  const { name, budget: written = rules.budget, units, lines, problems } = readForce(text);
  const limit = budget ?? written;
  const misread = problems.map(({ line, column, message, rule }) => problemAt(line, column, message, rule));
  if (units.length === 0 && misread.length === 0) throw new Refusal(`There is no unit in ${quoted(file)}.`);
  const bought = attempt(() => buildForce(units, limit, { rules }));
  if (bought.problems === undefined && misread.length === 0)
    return { ...bought.value, name, budget: limit, inputs: units };
  const wrong = (bought.problems ?? []).flatMap((problem): readonly Problem[] => {
    const [, at] = problem.path;
    if (typeof at === 'number') return [problemAt(lines[at] ?? 0, 0, problem.message, problem.rule)];
    // What the whole costs is of interest once all of it is read.
    return misread.length > 0 ? [] : [problem];
  });
  const all = [...misread, ...wrong].sort((a, b) => lineOf(a) - lineOf(b));
  throw refusalOfEach(all, { file, withRules: true, place: placeOf });
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
