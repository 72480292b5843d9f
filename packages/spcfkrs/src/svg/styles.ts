import type { ArrowStyle } from './arrows.js';
import { AIM, RAM, UNDER_WAY } from './palette.js';

/** How long the head of an arrow is on spaces so many pixels wide. */
function headOn(scale: number): number {
  return Math.max(6, Math.min(10, scale / 3));
}

/** The path that a unit was ordered to take, in the colour of its side. */
export function pathStyle(colour: string, scale: number): ArrowStyle {
  return { colour, width: 2, head: headOn(scale) };
}

/** Whom a unit was ordered to follow. */
export function followStyle(colour: string, scale: number): ArrowStyle {
  return { colour, width: 2, dashes: '7 4', head: headOn(scale) };
}

/** What a unit is about to attack or to hack. */
export function aimStyle(scale: number): ArrowStyle {
  return { colour: AIM, width: 1.5, dashes: '2 3', head: headOn(scale) * 0.8 };
}

/** An attack or a hack that is under way. */
export function underWayStyle(scale: number): ArrowStyle {
  return { colour: UNDER_WAY, width: 3, head: headOn(scale) * 1.1 };
}

/** From whom a craft was ordered to keep a distance: a bar holds it off. */
export function keepStyle(colour: string, scale: number): ArrowStyle {
  return { colour, width: 2, dashes: '2 4', head: headOn(scale), tip: 'bar' };
}

/** What a craft was ordered to ram: the way there. */
export function ramStyle(colour: string, scale: number): ArrowStyle {
  return { colour, width: 4, head: headOn(scale) * 1.4 };
}

/** A ram that is to be settled at the end of the round. */
export function ramSetStyle(scale: number): ArrowStyle {
  return { colour: RAM, width: 4, head: headOn(scale) * 1.1 };
}
