import type { CrewOrder } from '../../orders/order.js';
import type { Naming } from '../teller.js';
import { cellText } from '../words.js';

/** What a crew of a craft does, in its written form; a bay is unloaded, then loaded. @rule S-CREW @rule S-TRANSPORT */
export function crewWritten(order: CrewOrder, { unit }: Naming): readonly string[] {
  switch (order.type) {
    case 'hack':
      return [`hack ${unit(order.target)}`];
    case 'recharge':
    case 'slag':
      return [order.type];
    case 'transport': {
      const bay = order.part + 1;
      const out = order.leave.map((exit) => `unload ${unit(exit.unit)} from ${bay} to ${cellText(exit.at)}`);
      return order.board.length === 0 ? out : [...out, `load ${order.board.map(unit).join('+')} into ${bay}`];
    }
  }
}
