// Single draws and shuffles, against the generator that they are drawn from.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { seed, seeded } from '../packages/dice/dist/index.js';
import { assertOneLaw } from './agree.mjs';
import { lasting } from './figures.mjs';
import { inTurns, ratioOf, typical } from './measure.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./measure.mjs').Work} Work */

const SEED = seed('bench');
const DECK = Array.from({ length: 52 }, (_, card) => card);

const generatorOf = () => xoroshiro128plusFromState(/** @type {number[]} */ ([...SEED]));

/**
 * A thousand draws, the yardstick of what has no peer to be compared with.
 * @returns {Work}
 */
export const thousandDraws = () => {
  const generator = generatorOf();
  return (count) => {
    let sum = 0;
    for (let drawn = 0; drawn < count * 1000; drawn++) sum += uniformInt(generator, 1, 6);
    return sum;
  };
};

/** @returns {Figure} */
export const measureD6 = () => {
  const chance = seeded(SEED);
  const generator = generatorOf();
  assertOneLaw(
    'a d6',
    () => chance.die(6),
    () => uniformInt(generator, 1, 6),
  );
  /** @type {Work} */
  const ours = (count) => {
    let sum = 0;
    for (let drawn = 0; drawn < count; drawn++) sum += chance.die(6);
    return sum;
  };
  /** @type {Work} */
  const theirs = (count) => {
    let sum = 0;
    for (let drawn = 0; drawn < count; drawn++) sum += uniformInt(generator, 1, 6);
    return sum;
  };
  const [mine = [], other = []] = inTurns([ours, theirs]);
  return {
    subject: 'a d6 from a seed',
    value: ratioOf(other, mine),
    of: '× the speed of pure-rand’s uniformInt',
    goal: { atLeast: 1 / 3 },
    here: lasting(typical(mine), typical(other)),
  };
};

/** @returns {Figure} */
export const measureShuffle = () => {
  const chance = seeded(SEED);
  const generator = generatorOf();
  /** @param {number[]} deck */
  const fisherYates = (deck) => {
    for (let last = deck.length - 1; last > 0; last--) {
      const other = uniformInt(generator, 0, last);
      const card = deck[last] ?? 0;
      deck[last] = deck[other] ?? 0;
      deck[other] = card;
    }
    return deck;
  };
  assertOneLaw(
    'the order of four cards',
    () => chance.shuffle([1, 2, 3, 4]).join(),
    () => fisherYates([1, 2, 3, 4]).join(),
  );
  /** @type {Work} */
  const ours = (count) => {
    let sum = 0;
    for (let shuffled = 0; shuffled < count; shuffled++) sum += chance.shuffle(DECK)[0] ?? 0;
    return sum;
  };
  const deck = [...DECK];
  /** @type {Work} */
  const theirs = (count) => {
    let sum = 0;
    for (let shuffled = 0; shuffled < count; shuffled++) sum += fisherYates(deck)[0] ?? 0;
    return sum;
  };
  const [mine = [], other = []] = inTurns([ours, theirs]);
  return {
    subject: 'a shuffle of 52 into a new array',
    value: ratioOf(other, mine),
    of: '× the speed of a Fisher–Yates in place',
    goal: { atLeast: 1 / 2 },
    here: lasting(typical(mine), typical(other)),
  };
};
