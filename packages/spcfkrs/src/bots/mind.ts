import type { PlayerId, PolicyTurn } from '@tabletop/game';
import type { SpcfkrsAction } from '../actions.js';
import type { Field } from '../attacks/line-of-fire.js';
import { isOnMap, speedOf } from '../condition.js';
import { enemiesOf } from '../find.js';
import { gunsOf } from '../force/guns-of.js';
import type { OddsUsing } from '../odds/using.js';
import { PRINTED } from '../odds/using.js';
import { askedUnits } from '../orders/asked.js';
import type { TransportOrder } from '../orders/order.js';
import { rulesFor } from '../rules.js';
import { SIXTHS } from '../sixths.js';
import type { Ask, SideId, Unit, UnitId } from '../state.js';
import type { UnitClass } from '../unit-class.js';
import type { SpcfkrsView } from '../view.js';
import { loadedBays } from './bays.js';
import { type Box, boxGap, boxOf } from './boxes.js';
import { type Remains, remainsOf } from './harm.js';

/** What a policy of this game is told. */
export type SpcfkrsTurn = PolicyTurn<SpcfkrsView, SpcfkrsAction>;

/** All that a player has in mind when it gives orders. */
export interface Mind {
  readonly me: PlayerId;
  /** What it sees, with passengers that it lets out where they will be, and those that it takes aboard gone. */
  readonly view: SpcfkrsView;
  readonly ask: Ask;
  /** The rules in force and the printed resolvers: from them come the odds. */
  readonly using: OddsUsing;
  /** The units on the map that orders are asked for, the fastest first. */
  readonly units: readonly Unit[];
  /** How the bays of its craft are loaded and unloaded. */
  readonly transports: ReadonlyMap<UnitId, readonly TransportOrder[]>;
  /** Who is let out. */
  readonly landed: ReadonlySet<UnitId>;
  /** In how many sixths of a point Body is counted. */
  readonly grain: number;
  /** How much is thought of for each gun of a craft: the more of them there are, the less. */
  readonly care: Care;
  /** What has been worked out already. */
  readonly known: Known;
}

/** How much is thought of for a gun of a craft. */
interface Care {
  /** So many enemies, the nearest. */
  readonly enemies: number;
  /** So many parts of each that are in sight, the best. */
  readonly parts: number;
  /** So many parts are looked for to find these. */
  readonly looks: number;
  /** Whether shots at cover are thought of as well. */
  readonly covers: boolean;
}

/** What is asked again and again about units as things stand, and does not change while orders are thought of. */
interface Known {
  /** What is left of each unit. */
  readonly standing: Map<UnitId, Remains>;
  readonly boxes: Map<UnitId, Box>;
  /** What can be between two units, by their numbers. */
  readonly fields: Map<number, Field>;
}

/** Thinks over what a player sees; undefined where no orders of it are asked for. */
export function mindOf({ view: seen, player: me }: SpcfkrsTurn): Mind | undefined {
  const { stage } = seen;
  const asked = askedUnits(seen, me);
  if (stage.step !== 'orders' || asked.length === 0) return undefined;
  const rules = rulesFor(seen.rules);
  const { units: there, transports, landed } = loadedBays(seen, asked, stage.ask, rules);
  const view = there === seen.units ? seen : { ...seen, units: there };
  const units = askedUnits(view, me)
    .filter(isOnMap)
    .sort((a, b) => speedOf(b) - speedOf(a) || a.id - b.id);
  const hasCraft = view.units.some(({ craft }) => craft !== null);
  return {
    me,
    view,
    ask: stage.ask,
    using: { ...PRINTED, rules },
    units,
    transports,
    landed,
    grain: hasCraft && rules.fractions === 'exact' ? 1 : SIXTHS,
    care: careFor(units),
    known: { standing: new Map(), boxes: new Map(), fields: new Map() },
  };
}

function careFor(units: readonly Unit[]): Care {
  const guns = units.reduce((sum, { profile }) => sum + gunsOf(profile).length, 0);
  if (guns > 512) return { enemies: 1, parts: 1, looks: 1, covers: false };
  if (guns > 256) return { enemies: 3, parts: 1, looks: 2, covers: false };
  return guns > 48
    ? { enemies: 6, parts: 2, looks: 4, covers: true }
    : { enemies: 12, parts: 4, looks: 12, covers: true };
}

/** What is left of a unit as things stand, worked out once. */
export function standingOf({ known, grain }: Mind, unit: Unit): Remains {
  return remembered(known.standing, unit.id, () => remainsOf(unit, grain));
}

/** The rectangle around a unit as things stand, worked out once. */
export function boxAround({ known, view }: Mind, unit: Unit): Box {
  return remembered(known.boxes, unit.id, () => boxOf(view.map, unit));
}

/** What is known by a key, or is worked out now and known from then on. */
export function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** What so many points of damage by a unit of one class do to one of another, as Body is counted. @rule S-CLASS-DMG */
export function harmBetween(
  { using, grain }: Mind,
  attacker: UnitClass,
  target: UnitClass,
): (points: number) => number {
  return (points) => using.classDamage(attacker, target, points, using) / grain;
}

/** The enemies of a side on the map, so many of them as are heeded, the nearest to a unit first. */
export function enemiesNear(mind: Mind, unit: Unit, most: number): readonly Unit[] {
  const from = boxAround(mind, unit);
  // Who plays several sides may let an enemy out in this very round: that is no target yet.
  return enemiesOf(mind.view, unit)
    .filter(({ id }) => !mind.landed.has(id))
    .map((enemy) => ({ enemy, gap: boxGap(from, boxAround(mind, enemy)) }))
    .sort((a, b) => a.gap - b.gap || a.enemy.id - b.enemy.id)
    .slice(0, most)
    .map(({ enemy }) => enemy);
}

/** The units of a side on the map. */
export function unitsOf({ view }: Pick<Mind, 'view'>, side: SideId): readonly Unit[] {
  return view.units.filter((unit) => isOnMap(unit) && unit.side === side);
}
