import { element, type Frame, type Point, points } from '@tabletop/game/svg';
import { discAt } from '@tabletop/geometry';
import { crabOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { CrabId } from '../state.js';
import { suffererOf } from '../turn/due.js';
import { toUnits } from '../units.js';
import type { WarcrabsView } from '../view.js';
import { activeCrab } from './active.js';
import { UNDER_WAY } from './palette.js';
import { clockwise, unit } from './round.js';

/** Something that one crab does to another, and is not over. */
export interface UnderWay {
  readonly from: CrabId;
  readonly to: CrabId;
}

/** What is under way from one crab to another: what happens next by itself, or the throw of one that was lifted. */
export function underWay(view: WarcrabsView): UnderWay | undefined {
  const [happening] = view.due;
  const { stage } = view;
  if (happening !== undefined) {
    const to = suffererOf(happening);
    return happening.by === null || happening.by === to ? undefined : { from: happening.by, to };
  }
  const active = activeCrab(view);
  if (stage.phase !== 'activation' || stage.lifted === null || active === undefined) return undefined;
  return { from: active.id, to: stage.lifted };
}

/** How long the head of the arrow is, in pixels. */
const HEAD = 8;

/** An arrow from whoever does something to whom it is done. */
export function drawUnderWay(view: WarcrabsView, { disc }: Frame, rules: Rules): string {
  const found = underWay(view);
  const [from, to] = [found?.from, found?.to].map((id) => (id === undefined ? undefined : crabOf(view, id)));
  if (from === undefined || to === undefined) return '';
  const radius = toUnits(rules.crabRadius);
  const [a, b] = [disc(discAt(from.at, radius)), disc(discAt(to.at, radius))];
  const ahead = unit({ x: b.x - a.x, y: b.y - a.y });
  return arrow(
    { x: a.x + ahead.x * a.radius, y: a.y + ahead.y * a.radius },
    { x: b.x - ahead.x * b.radius, y: b.y - ahead.y * b.radius },
    ahead,
  );
}

/** An arrow with its tip at a point, along a direction of length 1. */
export function arrow(from: Point, tip: Point, ahead: Point): string {
  const aside = clockwise(ahead);
  const corner = (side: number) => ({
    x: tip.x - ahead.x * HEAD + aside.x * side,
    y: tip.y - ahead.y * HEAD + aside.y * side,
  });
  return [
    element('line', {
      x1: from.x,
      y1: from.y,
      x2: tip.x,
      y2: tip.y,
      stroke: UNDER_WAY,
      'stroke-width': 2,
      'stroke-dasharray': '6 3',
    }),
    element('polygon', { points: points([tip, corner(HEAD / 2), corner(-HEAD / 2)]), fill: UNDER_WAY }),
  ].join('');
}
