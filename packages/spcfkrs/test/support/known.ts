import { type Cell, type Direction, directionOf } from '@tabletop/geometry/grid';
import {
  type Aboard,
  type BattleMap,
  type CraftCondition,
  type Part,
  type Ram,
  type Slag,
  type SpcfkrsEvent,
  type SpcfkrsState,
  type Unit,
  withCover,
} from '../../src/index.js';

/** What somebody knows of a unit who hears what happens and sees no state. */
interface Known extends Pick<Unit, 'alive' | 'shield' | 'hacked'> {
  readonly parts: readonly Part[];
  readonly craft: CraftCondition | null;
  readonly aboard: Aboard | null;
}

/** What somebody knows of a match who hears what happens. */
export interface Ledger {
  readonly map: BattleMap;
  readonly units: ReadonlyMap<number, Known>;
  readonly round: number;
  readonly slag: readonly Slag[];
  readonly rams: readonly Ram[];
}

/** All of a match that a ledger knows, as it is; of the dead only where and that they are. */
export function ledgerOf({ map, units, round, slag, rams }: SpcfkrsState): Ledger {
  const known = units.map(({ id, parts, alive, shield, hacked, craft, aboard }): [number, Known] => [
    id,
    alive ? { parts, alive, shield, hacked, craft, aboard } : deadWith({ parts, craft, aboard }),
  ]);
  return { map, units: new Map(known), round, slag, rams };
}

function deadWith({ parts, craft, aboard }: Pick<Known, 'parts' | 'craft' | 'aboard'>): Known {
  const emptied = parts.map(({ at }) => ({ at, sixths: 0 }));
  return { parts: emptied, alive: false, shield: 'none', hacked: false, craft, aboard };
}

/** What is known after something was told. */
export function told(ledger: Ledger, event: SpcfkrsEvent): Ledger {
  const unitOf = (id: number): Known => {
    const unit = ledger.units.get(id);
    if (unit === undefined) throw new Error(`no unit ${id}`);
    return unit;
  };
  const change = (id: number, with_: Partial<Known>): Ledger => ({
    ...ledger,
    units: new Map(ledger.units).set(id, { ...unitOf(id), ...with_ }),
  });
  const condition = (id: number, with_: Partial<CraftCondition>): Ledger => {
    const { craft } = unitOf(id);
    if (craft === null) throw new Error(`unit ${id} is no craft`);
    return change(id, { craft: { ...craft, ...with_ } });
  };
  switch (event.type) {
    case 'round-began':
      return { ...ledger, round: event.round, units: unhacked(ledger.units) };
    case 'ended':
      // After the last round nothing of it is left, as in a new one.
      return event.ending === 'round-limit' ? { ...ledger, units: unhacked(ledger.units) } : ledger;
    case 'moved':
    case 'followed':
    case 'kept':
      return gone(ledger, event.unit, event.path);
    case 'damaged': {
      const { parts } = unitOf(event.unit);
      if (parts[event.part]?.sixths !== event.from) throw new Error(`damage from ${event.from} of other Body`);
      if (event.left !== Math.max(0, event.from - event.sixths)) throw new Error('damage is lost, or made');
      return change(event.unit, {
        parts: parts.map((part, at) => (at === event.part ? { at: part.at, sixths: event.left } : part)),
      });
    }
    case 'died':
      return { ...ledger, units: new Map(ledger.units).set(event.unit, deadWith(unitOf(event.unit))) };
    case 'absorbed':
      return change(event.unit, { shield: 'absorbing' });
    case 'shield-spent':
      return change(event.unit, { shield: 'spent' });
    case 'recharged':
      return change(event.unit, { shield: 'ready' });
    case 'guns-barred':
      return change(event.unit, { hacked: true });
    case 'malfunctioned':
      return condition(event.unit, { malfunctioning: true });
    case 'pilot-lost':
      return condition(event.unit, { pilot: false });
    case 'cover-hit':
      return { ...ledger, map: withCover(ledger.map, event.at, event.to) };
    case 'slag-judged': {
      const isUnder = (at: Cell) => event.cells.some((cell) => cell.column === at.column && cell.row === at.row);
      const older = ledger.slag.filter(({ at }) => !isUnder(at));
      return { ...ledger, slag: [...older, ...event.cells.map((at) => ({ at, by: event.unit }))] };
    }
    case 'slag-gone':
      return { ...ledger, slag: [] };
    case 'boarded': {
      const at = unitOf(event.craft).parts[event.part]?.at ?? placeOf(unitOf(event.unit));
      const aboard = { craft: event.craft, part: event.part };
      return change(event.unit, { parts: placedAt(unitOf(event.unit), at), aboard });
    }
    case 'alighted':
    case 'thrown-out':
      return change(event.unit, { parts: placedAt(unitOf(event.unit), event.at), aboard: null });
    case 'ram-set': {
      const { unit, target, part, own } = event;
      return { ...ledger, rams: [...ledger.rams, { unit, target, part, own }] };
    }
    case 'ram-judged':
    case 'ram-lost':
      return { ...ledger, rams: ledger.rams.filter(({ unit }) => unit !== event.unit) };
    default:
      return ledger;
  }
}

function placeOf({ parts }: Pick<Known, 'parts'>): Cell {
  return parts[0]?.at ?? { column: -1, row: -1 };
}

function placedAt({ parts }: Known, at: Cell): readonly Part[] {
  return parts.map(({ sixths }) => ({ at, sixths }));
}

/** A unit has gone along a path, with all of its parts and whoever is aboard. */
function gone(ledger: Ledger, id: number, path: readonly Cell[]): Ledger {
  const unit = ledger.units.get(id);
  const [from, to] = [path[0], path.at(-1)];
  if (unit === undefined || from === undefined || to === undefined) throw new Error(`no way of ${id}`);
  const way = { column: to.column - from.column, row: to.row - from.row };
  const parts = unit.parts.map(({ at, sixths }) => ({
    at: { column: at.column + way.column, row: at.row + way.row },
    sixths,
  }));
  const [before, last] = path.slice(-2);
  const heading: Direction | undefined = before && last && directionOf(before, last);
  const craft = unit.craft === null || heading === undefined ? unit.craft : { ...unit.craft, heading };
  const units = new Map(ledger.units).set(id, { ...unit, parts, craft });
  for (const [other, known] of units) {
    const at = known.aboard?.craft === id ? parts[known.aboard.part]?.at : undefined;
    if (at !== undefined) units.set(other, { ...known, parts: placedAt(known, at) });
  }
  return { ...ledger, units };
}

function unhacked(units: Ledger['units']): Ledger['units'] {
  return new Map([...units].map(([id, unit]) => [id, { ...unit, hacked: false }]));
}
