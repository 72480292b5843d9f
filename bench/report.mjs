// The figures as a table for people and as JSON for programs.
import { digits, reaches } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Goal} Goal */
/** @typedef {import('./figures.mjs').Group} Group */
/** @typedef {{ readonly node: string, readonly platform: string, readonly processor: string }} Machine */

/**
 * @param {Group} group
 * @returns {readonly string[]}
 */
const headingsOf = ({ headings = ['median', 'quartiles'] }) => ['', ...headings, 'goal', 'on this machine'];

/**
 * @param {Machine} machine
 * @param {readonly Group[]} groups
 */
export const toText = ({ node, platform, processor }, groups) => {
  const rows = groups.flatMap((group) => [headingsOf(group), ...group.figures.map(rowOf)]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ cells) =>
    cells
      .map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('   ')
      .trimEnd();
  const tables = groups.map((group) => [
    group.title,
    line(headingsOf(group)),
    ...group.figures.flatMap((figure) => [`  ${figure.subject}`, line(rowOf(figure))]),
    ...(group.notes ?? []).map((note) => `  ${note}`),
    '',
  ]);
  const closing = [
    `Node ${node} on ${platform}, ${processor}. Processor time, in turns within one run; only ratios hold elsewhere.`,
    summary(groups.flatMap(({ figures }) => figures)),
  ];
  return [...tables.flat(), ...closing].join('\n');
};

/**
 * @param {Machine} machine
 * @param {readonly Group[]} groups
 */
export const toJson = (machine, groups) => {
  const plain = groups.map(({ title, figures, notes = [] }) => ({
    title,
    figures: figures.map((figure) => {
      const { subject, of, value, goal, here } = figure;
      return { subject, of, ...value, ...(goal && { goal, reached: reaches(figure) }), ...(here && { here }) };
    }),
    notes,
  }));
  return JSON.stringify({ machine, groups: plain }, null, 2);
};

/**
 * @param {Figure} figure
 * @returns {readonly string[]}
 */
const rowOf = (figure) => {
  const { value, of, goal, here = '' } = figure;
  const quartiles = value.low === value.high ? '' : `${digits(value.low)} to ${digits(value.high)}`;
  const judged = goal === undefined ? '' : `${described(goal)}: ${reaches(figure) ? 'pass' : 'miss'}`;
  return [`    ${of}`, digits(value.median), quartiles, judged, here];
};

/** @param {Goal} goal */
const described = ({ atLeast, atMost, moreThan }) =>
  [
    atLeast === undefined ? '' : `≥ ${digits(atLeast)}`,
    moreThan === undefined ? '' : `> ${digits(moreThan)}`,
    atMost === undefined ? '' : `≤ ${digits(atMost)}`,
  ]
    .filter((text) => text !== '')
    .join(', ');

/** @param {readonly Figure[]} figures */
const summary = (figures) => {
  const aimed = figures.filter(({ goal }) => goal !== undefined);
  const missed = aimed.filter((figure) => !reaches(figure));
  const names = missed.map(({ subject }) => subject).join('; ');
  return `${aimed.length - missed.length} of ${aimed.length} goals reached${names && `; missed: ${names}`}.`;
};
