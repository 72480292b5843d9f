import { type Attributes, element } from '@tabletop/game/svg';
import type { Cell } from '@tabletop/geometry/grid';
import { placeOf, unitOf } from '../find.js';
import type { Aim } from '../stage.js';
import type { Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { type Arrow, between } from './arrows.js';
import { boxOf, discIn, type MapFrame } from './frame.js';
import { UNDER_WAY } from './palette.js';
import { underWayStyle } from './styles.js';
import { RIM } from './token.js';
import { aimedAt, spaceOf } from './ways.js';

/** A hack, stab, burst or shot that is not over. */
export interface UnderWay {
  readonly by: Unit;
  readonly aim: Aim;
  /** Whether it hits the spaces around as well. @rule S-AOE */
  readonly isBlast: boolean;
}

/** What is under way from a unit to what it aims at; undefined where nothing is. */
export function underWay(view: SpcfkrsView): UnderWay | undefined {
  const { stage } = view;
  const by = 'unit' in stage ? unitOf(view, stage.unit) : undefined;
  if (by === undefined) return undefined;
  switch (stage.step) {
    case 'hack':
      return { by, aim: { kind: 'unit', unit: stage.target, part: 0, through: false }, isBlast: false };
    case 'stab':
      return { by, aim: { kind: 'unit', unit: stage.target, part: 0, through: stage.through }, isBlast: false };
    case 'burst':
    case 'shot':
      return { by, aim: stage.aim, isBlast: by.profile.gun.blast };
    default:
      return undefined;
  }
}

/** An arrow from a unit to what it attacks or hacks; undefined where nothing is under way. */
export function underWayArrow(view: SpcfkrsView, frame: MapFrame): Arrow | undefined {
  const found = underWay(view);
  const target = found === undefined ? undefined : aimedAt(found.aim, view, frame);
  if (found === undefined || target === undefined) return undefined;
  return { way: between(discIn(placeOf(found.by), RIM, frame), target), style: underWayStyle(frame.scale) };
}

/** The spaces that a blast which is under way hits; nothing where there is none. @rule S-AOE */
export function drawBlast(view: SpcfkrsView, frame: MapFrame): string {
  const found = underWay(view);
  const at = found?.isBlast === true ? spaceOf(found.aim, view) : undefined;
  return at === undefined ? '' : blast(at, view, frame);
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
