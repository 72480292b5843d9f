import { keptWithin, lengthAllowed, type TextOptions } from '@tabletop/game/text';
import type { SpcfkrsEvent } from '../events.js';
import { sentence } from './describe.js';
import { refusedTexts } from './round-text.js';
import { type Teller, type Telling, tellerOf } from './teller.js';
import { orderText } from './written/order-text.js';

/** How little an event matters when there is no room for all: what gives way first has the greatest weight. */
const WEIGHTS: Readonly<Record<SpcfkrsEvent['type'], number>> = {
  ended: 0,
  died: 0,
  damaged: 1,
  'part-wrecked': 1,
  malfunctioned: 1,
  'pilot-lost': 1,
  absorbed: 1,
  'round-began': 1,
  'shot-judged': 2,
  'stab-judged': 2,
  'hack-judged': 2,
  'overdose-judged': 2,
  'malfunction-judged': 2,
  'pilot-judged': 2,
  'recharge-judged': 2,
  'slag-judged': 2,
  'slag-entered': 2,
  'ram-judged': 2,
  'phase-began': 2,
  'cover-hit': 3,
  'act-lost': 3,
  'gun-silent': 3,
  recharged: 3,
  boarded: 3,
  alighted: 3,
  'transport-lost': 3,
  'thrown-out': 3,
  'ram-lost': 3,
  'guns-barred': 3,
  'shield-spent': 3,
  moved: 4,
  followed: 4,
  kept: 4,
  stayed: 4,
  'cut-apart': 4,
  'ram-set': 4,
  'slag-gone': 4,
  'burst-rolled': 5,
  chained: 5,
  'order-set': 6,
  'tie-rolled': 6,
  'orders-given': 6,
  'orders-revealed': 7,
};

/** How far each line is set in: rounds not at all, phases and orders once, what happens in a phase twice. */
const INDENTS: Readonly<Partial<Record<SpcfkrsEvent['type'], string>>> = {
  'round-began': '',
  ended: '',
  'phase-began': '  ',
  'orders-revealed': '  ',
};
const DEEPEST = '    ';

/**
 * Events in order as one text, as for a chat: under the heading of each round the orders and the phases, under each phase
 * what happened in it. Within `maxLength` it keeps what matters: first to give way are the orders and rolls for who goes
 * first, then how many shots there are, then moves, and what else hurts nobody, the earlier first; deaths and the end of
 * the match stay to the last. How many lines are left out stands above the others.
 */
export function recap(events: readonly SpcfkrsEvent[], telling: Telling, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const teller = tellerOf(telling);
  const lines = events.flatMap((event) =>
    linesOf(event, teller).map((text) => ({ text, weight: WEIGHTS[event.type] })),
  );
  return keptWithin(lines, most);
}

/** The lines of an event: one, but for orders, which stand under one another once all are revealed. */
function linesOf(event: SpcfkrsEvent, teller: Teller): readonly string[] {
  if (event.type === 'orders-revealed' && event.orders.length > 0)
    return ['  Orders:', ...event.orders.map((order) => `${DEEPEST}${orderText(order, teller)}`)];
  if (event.type === 'orders-given')
    return [
      `  ${teller.player(event.player)} has given orders.`,
      ...refusedTexts(event, teller).map((text) => `${DEEPEST}${text}`),
    ];
  return [`${INDENTS[event.type] ?? DEEPEST}${sentence(event, teller)}`];
}
