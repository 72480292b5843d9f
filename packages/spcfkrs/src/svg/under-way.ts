import { type Attributes, type Circle, element } from '@tabletop/game/svg';
import type { Cell } from '@tabletop/geometry/grid';
import { sightOf } from '../attacks/aim.js';
import { unitOf } from '../find.js';
import { gunsOf } from '../force/guns-of.js';
import { rulesFor } from '../rules.js';
import type { Aim } from '../stage.js';
import type { Unit, UnitId } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { type Arrow, between } from './arrows.js';
import { boxOf, type MapFrame } from './frame.js';
import { UNDER_WAY } from './palette.js';
import type { Places } from './places.js';
import { underWayStyle } from './styles.js';
import { aimedAt, originOf, spaceOf } from './ways.js';

/** A hack, stab, burst, shot or ram that is not over. */
export interface UnderWay {
  readonly by: Unit;
  /** The part of the unit that it comes from. */
  readonly part: number;
  readonly aim: Aim;
  /** The gun, from 0, whose shots hit the spaces around as well; null where they do not. @rule S-AOE */
  readonly blast: number | null;
}

/** What is under way from a unit to what it aims at; undefined where nothing is. */
export function underWay(view: SpcfkrsView): UnderWay | undefined {
  const { stage } = view;
  const by = 'unit' in stage ? unitOf(view, stage.unit) : undefined;
  if (by === undefined) return undefined;
  switch (stage.step) {
    case 'hack':
      return { by, part: 0, aim: { kind: 'unit', unit: stage.target, part: 0, through: false }, blast: null };
    case 'stab': {
      const { target: unit, part, through } = stage;
      return { by, part: 0, aim: { kind: 'unit', unit, part, through }, blast: null };
    }
    case 'burst':
    case 'shot': {
      const gun = gunsOf(by.profile)[stage.gun];
      return { by, part: gun?.part ?? 0, aim: stage.aim, blast: gun?.weapon.blast === true ? stage.gun : null };
    }
    case 'ram': {
      const ram = view.rams.find(({ unit }) => unit === by.id);
      if (ram === undefined) return undefined;
      const aim: Aim = { kind: 'unit', unit: ram.target, part: ram.part, through: false };
      return { by, part: ram.own, aim, blast: null };
    }
    default:
      return undefined;
  }
}

/** An arrow from a unit to what it attacks or hacks; undefined where nothing is under way. */
export function underWayArrow(
  view: SpcfkrsView,
  frame: MapFrame,
  places: ReadonlyMap<UnitId, Places>,
): Arrow | undefined {
  const found = underWay(view);
  const from = found && originOf(found.by, found.part, places);
  const target = found && aimedAt(found.aim, frame, places);
  if (from === undefined || target === undefined) return undefined;
  // Of two that touch there is nothing between their rims: the arrow leads from within the one into the other.
  const isRam = view.stage.step === 'ram';
  const within = (disc: Circle): Circle => (isRam ? { ...disc, radius: disc.radius * 0.55 } : disc);
  return { way: between(within(from), within(target)), style: underWayStyle(frame.scale) };
}

/** The spaces that a blast which is under way hits; nothing where there is none. @rule S-AOE */
export function drawBlast(view: SpcfkrsView, frame: MapFrame): string {
  const found = underWay(view);
  const at = found === undefined ? undefined : blastAt(found, view);
  return at === undefined ? '' : blast(at, view, frame);
}

/** The space round which a blast is: of a part that fills several the one that is hit, as things stand. */
function blastAt({ by, aim, blast: index }: UnderWay, view: SpcfkrsView): Cell | undefined {
  const gun = index === null ? undefined : gunsOf(by.profile)[index];
  if (gun === undefined) return undefined;
  const sight = sightOf(view, by, aim, gun, rulesFor(view.rules));
  return 'lost' in sight ? spaceOf(aim, view) : sight.at;
}

/** The spaces around a target, as far as they are on the map. */
function blast({ column, row }: Cell, { map }: SpcfkrsView, frame: MapFrame): string {
  const corner = { column: Math.max(0, column - 1), row: Math.max(0, row - 1) };
  const columns = Math.min(map.columns, column + 2) - corner.column;
  const rows = Math.min(map.rows, row + 2) - corner.row;
  return element('rect', { ...boxOf(corner, { columns, rows }, frame), ...BLAST });
}

/** How the spaces that a blast hits are marked. */
export const BLAST: Attributes = {
  fill: UNDER_WAY,
  'fill-opacity': 0.14,
  stroke: UNDER_WAY,
  'stroke-width': 2,
  'stroke-dasharray': '6 3',
};
