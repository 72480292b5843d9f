import { seed, seeded } from '@tabletop/dice';

/** Answers of somebody who goes for the tentacles, and who throws dice of the given seed. */
export function player(diceSeed = 'dice'): (asked: string) => string {
  const dice = seeded(seed(diceSeed));
  return (asked) => {
    const die = /Throw a d(\d+) for [^\n]*\n$/.exec(asked);
    if (die !== null) return String(dice.die(Number(die[1])));
    const pick = /Pick one of 1 to (\d+) at random[^\n]*\n$/.exec(asked);
    if (pick !== null) return String(dice.die(Number(pick[1])));
    return String(bestOf(optionsIn(asked)));
  };
}

/** The labels of the numbered options at the end of what was shown. */
export function optionsIn(asked: string): readonly string[] {
  const last = asked.trimEnd().split('\n\n').at(-1) ?? '';
  return [...last.matchAll(/^ +\d+ {2}(.*)$/gm)].map(([, label = '']) => label);
}

function bestOf(options: readonly string[]): number {
  for (const wish of [/attacks/, /^go.*within reach/, /^stay.*within reach/, /^towards/, /^roll/]) {
    const at = options.findIndex((label) => wish.test(label));
    if (at >= 0) return at + 1;
  }
  return 1;
}
