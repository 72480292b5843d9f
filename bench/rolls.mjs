// Rolling dice notation, against the library that is used most for it.
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { parse, roll, rollTotal, seed, seeded } from '../packages/dice/dist/index.js';
import { assertOneLaw } from './agree.mjs';
import { lasting } from './figures.mjs';
import { inTurns, ratioOf, typical } from './measure.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./measure.mjs').Work} Work */

const NOTATION = '2d6+4';

/**
 * @param {() => number} total
 * @returns {Work}
 */
const repeatedly = (total) => (count) => {
  let sum = 0;
  for (let done = 0; done < count; done++) sum += total();
  return sum;
};

/** @returns {readonly Figure[]} */
export const measureRolls = () => {
  const chance = seeded(seed('bench'));
  const parsed = parse(NOTATION);
  const prepared = new DiceRoll(NOTATION);
  const ours = () => roll(chance, parsed).total;
  const oursTotal = () => rollTotal(chance, parsed);
  const oursOnce = () => roll(chance, NOTATION).total;
  const theirs = () => {
    prepared.roll();
    return prepared.total;
  };
  const theirsOnce = () => new DiceRoll(NOTATION).total;
  const theirsDice = () => {
    prepared.roll();
    return prepared.rolls.length;
  };
  for (const mine of [ours, oursTotal, oursOnce]) {
    for (const other of [theirs, theirsOnce]) assertOneLaw(NOTATION, mine, other, 10_000);
  }
  const works = [ours, oursTotal, oursOnce, theirs, theirsOnce, theirsDice].map(repeatedly);
  const [mine = [], mineTotal = [], mineOnce = [], other = [], otherOnce = [], otherDice = []] = inTurns(works);
  return [
    {
      subject: `${NOTATION} from a parsed expression, every die told`,
      value: ratioOf(other, mine),
      of: '× the speed of rpg-dice-roller, rolled again',
      goal: { atLeast: 40 },
      here: lasting(typical(mine), typical(other)),
    },
    {
      subject: `${NOTATION} from a parsed expression, the total alone`,
      value: ratioOf(other, mineTotal),
      of: '× the speed of rpg-dice-roller, rolled again',
      here: lasting(typical(mineTotal), typical(other)),
    },
    {
      subject: `${NOTATION} from a parsed expression, every die told`,
      value: ratioOf(otherDice, mine),
      of: '× the speed of rpg-dice-roller where nobody asks for its total',
      here: lasting(typical(mine), typical(otherDice)),
    },
    {
      subject: `${NOTATION} from text, once`,
      value: ratioOf(otherOnce, mineOnce),
      of: '× the speed of rpg-dice-roller from text',
      goal: { atLeast: 10 },
      here: lasting(typical(mineOnce), typical(otherOnce)),
    },
  ];
};
