import type { UnitId } from '../ids.js';
import type { Ram } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { type Arrow, direction } from './arrows.js';
import { discOf, type Places } from './places.js';
import { ramSetStyle } from './styles.js';

/** The rams that are still to be settled of those who are on the map, but for the one that is under way. @rule S-RAM */
export function ramsOn(view: SpcfkrsView, places: ReadonlyMap<UnitId, Places>): readonly Ram[] {
  const { stage, rams } = view;
  return rams.filter(
    ({ unit, target }) => places.has(unit) && places.has(target) && !(stage.step === 'ram' && stage.unit === unit),
  );
}

/** A short arrow across the edge at which a part of a craft touches what it rams; undefined where either is gone. */
export function ramArrow(ram: Ram, places: ReadonlyMap<UnitId, Places>, scale: number): Arrow | undefined {
  const [own, struck] = [places.get(ram.unit)?.[ram.own], places.get(ram.target)?.[ram.part]];
  if (own === undefined || struck === undefined) return undefined;
  const [from, to] = [discOf(own), discOf(struck)];
  const ahead = direction(from, to);
  if (ahead === undefined) return undefined;
  // From well inside the one to well inside the other, and no further: what is written on both stays legible.
  const [start, end] = [from.radius * 0.55, to.radius * 0.55];
  return {
    way: [
      { x: from.x + ahead.x * start, y: from.y + ahead.y * start },
      { x: to.x - ahead.x * end, y: to.y - ahead.y * end },
    ],
    style: ramSetStyle(scale),
  };
}
