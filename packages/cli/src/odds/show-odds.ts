import { type Distribution, toNumber } from '@tabletop/dice';
import type { Screen } from '../screen/screen.js';
import { bold, dim } from '../screen/span.js';
import { bar } from './bar.js';
import { aligned, GAP, widthOf } from './columns.js';
import { decimalText, numberText, shareText } from './fraction.js';
import { percent } from './percent.js';
import { greatestWeight, MAX_ROWS, type Row, rowsOf } from './rows.js';

/** The longest fraction that is shown in a table. */
const LONGEST_FRACTION = 13;
/** From this total on no fraction is worked out: hardly any would be short. */
const GREATEST_TOTAL = 10n ** 30n;
const SHORTEST_BAR = 6;

/** A distribution as a table with a bar for each value. */
export function showOdds(notation: string, odds: Distribution<number>, screen: Screen): void {
  const rows = rowsOf(odds);
  const deviation = decimalText(Math.sqrt(toNumber(odds.variance())));
  screen.line(bold(notation));
  screen.line(`mean ${numberText(odds.mean())}, deviation ${deviation}, from ${odds.minimum()} to ${odds.maximum()}`);
  screen.line();

  const lines = tableOf(rows, odds.total);
  const width = widthOf(lines);
  const room = screen.width - width - GAP.length;
  const most = greatestWeight(rows);
  const [heading = '', ...body] = lines;
  screen.line(dim(heading));
  for (const [at, line] of body.entries()) {
    const blocks = room < SHORTEST_BAR ? '' : `${GAP}${bar(rows[at]?.weight ?? 0n, most, room)}`;
    screen.line(`${line.padEnd(width)}${blocks}`);
  }
  if (odds.outcomes.length > MAX_ROWS) {
    screen.line();
    screen.line(dim(`${odds.outcomes.length} values, most of them in ranges; --json gives each.`));
  }
}

/** Heading and rows; with a column of exact fractions where any is short. */
function tableOf(rows: readonly Row[], total: bigint): readonly string[] {
  const fractions = rows.map(({ weight }) => fractionIfShort(weight, total));
  const isExact = fractions.some((text) => text !== '');
  return aligned([
    ['value', ...(isExact ? ['exact'] : []), 'chance', 'at least', 'at most'],
    ...rows.map(({ label, weight, atLeast, atMost }, at) => {
      const shares = [weight, atLeast, atMost].map((part) => percent(part, total));
      return [label, ...(isExact ? [fractions[at] ?? ''] : []), ...shares];
    }),
  ]);
}

function fractionIfShort(weight: bigint, total: bigint): string {
  const text = total < GREATEST_TOTAL ? shareText(weight, total) : '';
  return text.length > LONGEST_FRACTION ? '' : text;
}
