import { clip, type Frame, type Point } from '@tabletop/game/svg';
import type { Rules } from '../rules.js';
import { groundOf } from '../table/ground.js';
import type { WarcrabsView } from '../view.js';
import { cornersOf } from './frame.js';

/** What a thing on the table is to be drawn as. */
export type ThingKind = 'surface' | 'solid' | 'paper' | 'burning' | 'ash';

/** A surface or an obstacle, as it is drawn. */
export interface Thing {
  readonly kind: ThingKind;
  readonly name: string;
  /** In units: of a surface over the floor, of an obstacle over what it stands on. */
  readonly height: number;
  /** How high its top is over the floor, in units. */
  readonly top: number;
  /** In pixels; it may leave the frame. */
  readonly outline: readonly Point[];
  /** What of its outline lies within the frame; no points where nothing does. */
  readonly shown: readonly Point[];
}

/** All surfaces and obstacles, the lowest first: what is drawn later lies over what was drawn before. @rule W-TABLE */
export function thingsOf(view: WarcrabsView, frame: Frame, rules: Rules): readonly Thing[] {
  const { board, burnt, burning } = view;
  const ground = groundOf(board, rules);
  const solids = ground.blocks.filter(({ kind }) => kind === 'obstacle');
  const edge = cornersOf(frame.area);
  let solid = 0;
  const surfaces = board.surfaces.map(({ name, height, corners }): Thing => {
    const outline = corners.map(frame.point);
    return { kind: 'surface', name, height, top: height, outline, shown: clip(outline, edge) };
  });
  const obstacles = board.obstacles.map(({ name, kind, height, corners }, at): Thing => {
    const block = kind === 'solid' ? solids[solid++] : ground.papers.find(({ obstacle }) => obstacle === at);
    const top = block?.top ?? height;
    const outline = corners.map(frame.point);
    const drawn = { name, outline, shown: clip(outline, edge) };
    if (kind === 'solid') return { ...drawn, kind, height, top };
    if (burnt.includes(at)) return { ...drawn, kind: 'ash', height: 0, top: top - height };
    return { ...drawn, kind: burning.includes(at) ? 'burning' : 'paper', height, top };
  });
  return [...surfaces, ...obstacles].sort((a, b) => a.top - b.top || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Of things whose tops are equally high, surfaces lie under all that stands on them. */
const ORDER: readonly ThingKind[] = ['surface', 'ash', 'solid', 'paper', 'burning'];
