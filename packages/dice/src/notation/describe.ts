import { format } from './format.js';
import { chainIsOneDie } from './keep.js';
import type { RolledDie, RolledExpression, RolledPool } from './roll.js';

/** How long a described roll is where the caller does not say: what a message of the usual chat programs holds. */
export const DESCRIPTION_LENGTH = 2_000;

/**
 * A roll as one line: `4d6dl1: 3, 5, (1), 6 = 14`. Dice that do not count stand in parentheses; `r` is behind a die
 * that was thrown again, `!` behind one that exploded, `*` behind a success. Where a chain is one die, its dice are
 * joined by `+`. Pools are parted by `|`.
 *
 * The line has at most `longest` characters: where the dice would take more, the last of them are left out and
 * counted; where that is not enough, all of them, and then the end of the notation. The total always stands.
 */
export function describeRoll(rolled: RolledExpression, longest: number = DESCRIPTION_LENGTH): string {
  const head = format(rolled.expression);
  const tail = ` = ${rolled.total}`;
  const dice = rolled.pools.flatMap((pool, index) =>
    describePool(pool).map((die, at) => (at > 0 ? `, ${die}` : `${index > 0 ? ' | ' : ': '}${die}`)),
  );
  const whole = head + dice.join('') + tail;
  if (whole.length <= longest) return whole;
  const shown = fitting(dice, longest - head.length - tail.length);
  if (shown !== undefined) return head + shown + tail;
  const room = longest - tail.length - 1;
  return room > 0 ? `${head.slice(0, room)}…${tail}` : String(rolled.total);
}

/** As many dice as fit, and how many more there are; undefined where not even that fits. */
function fitting(dice: readonly string[], room: number): string | undefined {
  let shown = '';
  let best: string | undefined;
  for (const [index, die] of dice.entries()) {
    const cut = `${shown}${index === 0 ? ': ' : ', '}… ${dice.length - index} more`;
    if (cut.length > room) break;
    best = cut;
    shown += die;
  }
  return best;
}

/** The dice of a pool; where a chain is one die, one text for each chain. */
function describePool({ pool, dice }: RolledPool): readonly string[] {
  if (!chainIsOneDie(pool)) return dice.map(describeDie);
  const chains = new Map<number, RolledDie[]>();
  for (const die of dice) {
    const chain = chains.get(die.chain);
    if (chain === undefined) chains.set(die.chain, [die]);
    else chain.push(die);
  }
  return Array.from(chains.values(), describeChain);
}

function describeChain(chain: readonly RolledDie[]): string {
  const last = chain.at(-1);
  const dice = chain.map((die) => `${die.face}${die.rerolled ? 'r' : ''}${die.exploded ? '!' : ''}`).join('+');
  const marked = `${dice}${last?.success === true ? '*' : ''}`;
  return last?.kept === false ? `(${marked})` : marked;
}

function describeDie(die: RolledDie): string {
  const { face, rerolled, exploded, success, kept } = die;
  const marked = `${face}${rerolled ? 'r' : ''}${exploded ? '!' : ''}${success === true ? '*' : ''}`;
  return kept ? marked : `(${marked})`;
}
