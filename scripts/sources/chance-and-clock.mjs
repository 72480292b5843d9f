// No chance but the seeded, no clock, and no door by which either could come in under another name.
import ts from 'typescript';
import { isLibrary } from './layers.mjs';
import { finding, globalsIn } from './workspace.mjs';

/** The one helper that makes a fresh seed when the user asks for one. */
const ENTROPY_HELPER = 'packages/dice/src/fresh-seed.ts';

const REASONS = new Map([
  ['crypto', 'chance comes from a Chance alone'],
  ['Date', 'a rule knows no clock'],
  ['performance', 'a rule knows no clock'],
  ['Temporal', 'a rule knows no clock'],
  ['eval', 'code from text escapes these checks'],
  ['Function', 'code from text escapes these checks'],
  ...['globalThis', 'window', 'self', 'global'].map(
    (name) => /** @type {const} */ ([name, 'globals are named, not looked up']),
  ),
]);

/** @type {import('./workspace.mjs').Law} */
export const chanceAndClock = {
  name: 'no chance but the seeded, and no clock',
  check: ({ packages, checker }) =>
    packages
      .filter(isLibrary)
      .flatMap(({ files }) => files)
      .filter(({ fileName }) => fileName !== `/${ENTROPY_HELPER}`)
      .flatMap((file) =>
        globalsIn(file, checker).flatMap((name) => {
          const reason = REASONS.get(name.text);
          if (reason !== undefined) return [finding(name, `${name.text}: ${reason}`)];
          return drawsFromMath(name) ? [finding(name, 'Math.random: chance comes from a Chance alone')] : [];
        }),
      ),
};

/** @param {ts.Identifier} name */
const drawsFromMath = ({ text, parent }) =>
  text === 'Math' && ts.isPropertyAccessExpression(parent) && parent.name.text === 'random';
