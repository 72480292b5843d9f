import { seed, seeded } from '@tabletop/dice';
import { optionsIn } from './player.js';

/** Answers of somebody who likes to shoot and passes otherwise, seeded; and who draws the real cards that are asked for. */
export function skirmisher(text = 'skirmisher'): (asked: string) => string {
  const chance = seeded(seed(text));
  return (asked) => {
    if (asked.endsWith('press Enter when nobody else looks.\n')) return '';
    const card = /Pick one of 1 to (\d+) at random for [^\n]*?(?:such as (\w+))?\.\n$/.exec(asked);
    // By name or by number, whatever is asked for.
    if (card !== null)
      return card[2] !== undefined && chance.die(2) === 1 ? card[2] : String(chance.die(Number(card[1])));
    const options = optionsIn(asked);
    const wish = WISHES.find((each) => options.some((label) => each.test(label)) && chance.die(3) > 1);
    const wished = options.flatMap((label, at) => (wish?.test(label) ? [at + 1] : []));
    if (wished.length > 0) return String(wished[chance.index(wished.length)]);
    const sure = options.findIndex((label) => !/…$|^(name|type|look|back)/.test(label));
    return String(sure < 0 ? options.length : sure + 1);
  };
}

const WISHES: readonly RegExp[] = [
  /acts \(/,
  /^shoot/,
  /^cast /,
  /^(at|where) /,
  /^casts/,
  /moves …/,
  /^\w[\w ]*: goes/,
  /worth/,
];
