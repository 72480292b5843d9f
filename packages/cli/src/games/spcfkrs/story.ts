import { type SpcfkrsEvent, type SpcfkrsState, spcfkrs } from '@tabletop/spcfkrs';
import { narrate, writeOrder } from '@tabletop/spcfkrs/text';
import type { Told } from '../adapter.js';
import { type Levels, told } from '../told.js';

const LEVELS: Levels<SpcfkrsEvent> = { 'round-began': 'heading', 'phase-began': 'subheading', ended: 'heading' };

/** What happened; orders with a line for each, once they are known to all. */
export function story(events: readonly SpcfkrsEvent[], before: SpcfkrsState): readonly Told[] {
  const isOpen = spcfkrs.rules(before).mode === 'open';
  return events.flatMap((event): readonly Told[] => {
    if (event.type === 'orders-revealed') return isOpen ? [] : revealed(event, before);
    // Sealed orders are told of when they are revealed; one's own that were refused at once.
    if (event.type === 'orders-given' && !isOpen && (event.refused ?? []).length === 0) return [];
    return told([event], narrate([event], before), LEVELS);
  });
}

function revealed(
  { orders }: SpcfkrsEvent & { readonly type: 'orders-revealed' },
  before: SpcfkrsState,
): readonly Told[] {
  if (orders.length === 0) return [];
  const lines = orders.map((order): Told => ({ text: writeOrder(order, before), level: 'line' }));
  return [{ text: 'Orders:', level: 'subheading' }, ...lines];
}
