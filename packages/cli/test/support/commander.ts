import { seed, seeded } from '@tabletop/dice';

/**
 * Answers of somebody who asks what each unit can do, orders the first shot or stab of it and a move, hands that in, and
 * throws the dice that are asked for.
 */
export function commander(text = 'commander'): (asked: string) => string {
  const dice = seeded(seed(text));
  let lines: readonly string[] | undefined;
  return (asked) => {
    if (asked.endsWith('press Enter when nobody else looks.\n')) return '';
    const die = /Throw a d(\d+) for [^\n]*\n$/.exec(asked);
    if (die !== null) return String(dice.die(Number(die[1])));
    if (lines === undefined) {
      lines = [];
      return '?';
    }
    if (asked.includes('What each can do')) lines = ordersIn(asked);
    const [next, ...others] = lines;
    lines = next === undefined ? undefined : others;
    return next ?? '';
  };
}

/** An order for each unit of which the help says what it can do. */
function ordersIn(help: string): readonly string[] {
  const listed = help.slice(help.indexOf('What each can do')).replace(/\n {2}(?!\S+: )/g, ' ');
  return [...listed.matchAll(/^ {2}(\S+): (.*)\.$/gm)].flatMap(([, unit = '', all = '']) => {
    const act = /(?:hack|stab|shoot|follow|delay)\b[^,(]*/.exec(all)?.[0].trim();
    return act === undefined || act === 'follow' ? [] : [`${unit}: ${act}`];
  });
}
