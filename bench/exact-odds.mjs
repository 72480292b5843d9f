// The time that exact odds take, as so many draws, and beside icepool where it is at hand.
import { assertSame } from './agree.mjs';
import { lasting } from './figures.mjs';
import { findIcepool } from './icepool.mjs';
import { inTurns, PACE, ratioOf, spreadOf, typical } from './measure.mjs';
import { asText, QUESTIONS } from './odds.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./icepool.mjs').Icepool} Icepool */
/** @typedef {import('./measure.mjs').Pace} Pace */
/** @typedef {import('./measure.mjs').Times} Times */
/** @typedef {import('./odds.mjs').Question} Question */

const NAMES = QUESTIONS.map(({ name }) => name);
const ICEPOOL_ROUNDS = 7;

/**
 * @param {import('./measure.mjs').Work} yardstick a thousand draws
 * @param {Icepool | null} [icepool] null where it is not at hand
 * @param {Pace} [pace]
 * @returns {{ readonly figures: readonly Figure[], readonly notes: readonly string[] }}
 */
export const measureExactOdds = (yardstick, icepool = findIcepool(), pace = PACE) => {
  const answers = icepool?.(NAMES);
  for (const { name, subject, answer, plainly } of QUESTIONS) {
    const ours = asText(answer());
    assertSame(subject, ours, asText(plainly()));
    if (answers !== undefined) assertSame(subject, ours, asText(answers.get(name)?.weights ?? []));
  }
  const [draws = [], ...times] = inTurns([yardstick, ...QUESTIONS.map(workOf)], pace);
  const figures = QUESTIONS.map(({ subject }, at) => ({
    subject,
    value: ratioOf(times[at] ?? [], draws),
    of: '× the time of 1,000 draws with uniformInt',
    here: lasting(typical(times[at] ?? []), typical(draws)),
  }));
  if (icepool === null) return { figures, notes: ['icepool, the Python library for exact odds: not at hand.'] };
  return { figures: [...figures, ...besideIcepool(icepool, pace)], notes: [] };
};

/**
 * @param {Icepool} icepool
 * @param {Pace} pace
 * @returns {readonly Figure[]}
 */
const besideIcepool = (icepool, pace) => {
  /** @type {{ ours: Times, theirs: number }[][]} */
  const rounds = QUESTIONS.map(() => []);
  for (let round = 0; round < Math.min(pace.rounds, ICEPOOL_ROUNDS); round++) {
    const answers = icepool(NAMES);
    const times = inTurns(QUESTIONS.map(workOf), { ...pace, rounds: 3 });
    for (const [at, { name }] of QUESTIONS.entries()) {
      rounds[at]?.push({ ours: times[at] ?? [], theirs: answers.get(name)?.nanoseconds ?? Number.NaN });
    }
  }
  return QUESTIONS.map(({ subject }, at) => {
    const found = (rounds[at] ?? []).map(({ ours, theirs }) => ({ ours: typical(ours), theirs }));
    return {
      subject,
      value: spreadOf(found.map(({ ours, theirs }) => theirs / ours)),
      of: '× the speed of icepool, asked for the first time',
      here: lasting(typical(found.map(({ ours }) => ours)), typical(found.map(({ theirs }) => theirs))),
    };
  });
};

/**
 * @param {Question} question
 * @returns {import('./measure.mjs').Work}
 */
const workOf =
  ({ answer }) =>
  (count) => {
    let outcomes = 0;
    for (let done = 0; done < count; done++) outcomes += answer().length;
    return outcomes;
  };
