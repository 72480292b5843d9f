import type { Problem } from '@tabletop/dice';
import { show } from '@tabletop/dice';
import type * as v from 'valibot';
import { MAX_PROBLEMS } from '../problem.js';

type Issue = v.BaseIssue<unknown>;

/** What a schema found wrong, each with the path to it and a sentence. */
export function problemsOf(issues: readonly Issue[]): readonly Problem[] {
  return issues.slice(0, MAX_PROBLEMS).map((issue) => problemOf(issue));
}

function problemOf(issue: Issue, above: Problem['path'] = []): Problem {
  const path = [...above, ...pathOf(issue)];
  const [inner] = issue.type === 'union' ? (issue.issues ?? []).filter((each) => pathOf(each).length > 0) : [];
  return inner === undefined ? { path, message: sentence(issue, path) } : problemOf(inner, path);
}

function pathOf(issue: Issue): Problem['path'] {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

function sentence(issue: Issue, path: Problem['path']): string {
  const place = placeOf(path);
  const isKey = issue.path?.at(-1)?.origin === 'key';
  if (isKey && issue.expected === 'never') return `There is no field ${place}.`;
  if (isKey) return `The field ${place} is missing.`;
  return `${place} is ${wanted(issue)}, not ${show(issue.input)}.`;
}

/** What is wanted instead: the schemas' own words or, where they have none, those of a plain object or choice. */
function wanted({ kind, type, message, expected }: Issue): string {
  if (kind === 'schema' && expected === 'Object') return 'an object';
  if (type === 'variant' || type === 'union' || type === 'literal' || type === 'value') return `one of: ${expected}`;
  return message;
}

/** A path as one reads it: `sailors[0].pluck`. Names from outside are quoted and shortened. */
function placeOf(path: Problem['path']): string {
  if (path.length === 0) return 'The whole';
  const steps = path.map((step, at) => {
    if (typeof step === 'number') return `[${step}]`;
    if (!/^[A-Za-z]\w{0,39}$/.test(step)) return `[${show(step)}]`;
    return at === 0 ? step : `.${step}`;
  });
  return steps.join('');
}
