import { seed, seeded } from '@tabletop/dice';
import { optionsIn } from './player.js';

/** Answers of somebody who goes for the enemy and attacks it, and who throws the dice that are asked for. */
export function crabber(text = 'crabber'): (asked: string) => string {
  const dice = seeded(seed(text));
  return (asked) => {
    const die = /Throw a d(\d+) for [^\n]*\n$/.exec(asked);
    if (die !== null) return String(dice.die(Number(die[1])));
    const options = optionsIn(asked);
    const wish = WISHES.find((each) => options.some((label) => each.test(label))) ?? /./;
    return String(options.findIndex((label) => wish.test(label)) + 1);
  };
}

/** The first that is offered is taken; a walk only where nothing can be attacked. */
const WISHES: readonly RegExp[] = [
  /^over the edge/,
  /^tries to lift/,
  /^attack/,
  /^with /,
  /^sets off/,
  /^move up to/,
  /^towards/,
  /^end the activation/,
];
