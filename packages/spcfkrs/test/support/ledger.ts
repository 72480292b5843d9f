import type { Cell } from '@tabletop/geometry/grid';
import { type BattleMap, type SpcfkrsEvent, type SpcfkrsState, type Unit, withCover } from '../../src/index.js';

/** What somebody knows of a unit who hears what happens and sees no state. */
type Known = Pick<Unit, 'alive' | 'shield' | 'hacked'> & { readonly at: Cell; readonly sixths: number };

/** What somebody knows of a match who hears what happens. */
export interface Ledger {
  readonly map: BattleMap;
  readonly units: ReadonlyMap<number, Known>;
  readonly round: number;
}

/** All of a match that a ledger knows, as it is; of the dead only where and that they are. */
export function ledgerOf({ map, units, round }: SpcfkrsState): Ledger {
  const known = units.map(({ id, parts, alive, shield, hacked }): [number, Known] => {
    const { at, sixths } = parts[0] ?? { at: { column: 0, row: 0 }, sixths: 0 };
    return [id, { at, sixths, alive, shield: alive ? shield : 'none', hacked: alive && hacked }];
  });
  return { map, units: new Map(known), round };
}

/** What is known after something was told. */
export function told(ledger: Ledger, event: SpcfkrsEvent): Ledger {
  const change = (id: number, with_: Partial<Known>): Ledger => {
    const unit = ledger.units.get(id);
    if (unit === undefined) throw new Error(`no unit ${id}`);
    return { ...ledger, units: new Map(ledger.units).set(id, { ...unit, ...with_ }) };
  };
  switch (event.type) {
    case 'round-began':
      return { ...ledger, round: event.round, units: unhacked(ledger.units) };
    case 'ended':
      // After the last round nothing of it is left, as in a new one.
      return event.ending === 'round-limit' ? { ...ledger, units: unhacked(ledger.units) } : ledger;
    case 'moved':
    case 'followed':
      return change(event.unit, { at: event.path.at(-1) ?? { column: -1, row: -1 } });
    case 'damaged':
      return change(event.unit, { sixths: event.left });
    case 'died':
      return change(event.unit, { alive: false, sixths: 0, shield: 'none', hacked: false });
    case 'absorbed':
      return change(event.unit, { shield: 'absorbing' });
    case 'shield-spent':
      return change(event.unit, { shield: 'spent' });
    case 'guns-barred':
      return change(event.unit, { hacked: true });
    case 'cover-hit':
      return { ...ledger, map: withCover(ledger.map, event.at, event.to) };
    default:
      return ledger;
  }
}

function unhacked(units: Ledger['units']): Ledger['units'] {
  return new Map([...units].map(([id, unit]) => [id, { ...unit, hacked: false }]));
}
