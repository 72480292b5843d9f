import { type Circle, drawLabel, drawLeader, isWithinReach, placedLabels, type Taken } from '@tabletop/game/svg';
import { rulesFor } from '../rules.js';
import type { WarcrabsView } from '../view.js';
import { frameOf, isWalled } from './frame.js';
import { drawInscription, inscriptions, thingText } from './inscriptions.js';
import { pieces } from './pieces.js';
import { arcs, drawRing, ringsOf } from './reach.js';
import { RULER_HEIGHT, rulers } from './rulers.js';
import { type TopShades, terrain, topShades } from './terrain.js';
import { type Thing, thingsOf } from './things.js';
import { drawUnderWay } from './under-way.js';

/** The table from above. */
export interface TableDrawing {
  readonly markup: string;
  readonly height: number;
  readonly things: readonly Thing[];
  readonly shades: TopShades;
  /** Whether the wall round the floor is in sight. */
  readonly isWalled: boolean;
  /** The things whose name is not on the table. */
  readonly unlabelled: readonly Thing[];
}

/** Rulers, floor, surfaces, obstacles, crabs with what the active one can reach, labels; from `top` pixels down. */
export function drawTable(view: WarcrabsView, top: number): TableDrawing {
  const rules = rulesFor(view.rules);
  const frame = frameOf(view, top);
  const { area } = frame;
  const things = thingsOf(view, frame, rules);
  const shades = topShades(things);
  const crabs = pieces(view, frame, rules);
  const discs = crabs.flatMap(({ room }) => room);

  const written = inscriptions(things, { area, discs });
  const isWritten = (thing: Thing) => written.some((each) => each.thing === thing);
  const obstacles = things.filter(({ kind, shown }) => kind !== 'surface' && shown.length > 0);
  const taken: Taken = {
    area,
    figures: [...discs, ...obstacles.map(middleOf)],
    boxes: written.map(({ box }) => box),
  };
  // Those in the fight, who are drawn last, have the first choice of places.
  const byRank = [...crabs].reverse();
  const named = placedLabels(
    [
      ...byRank.map((piece) => ({ of: piece, disc: piece.beside, label: piece.label })),
      ...obstacles
        .filter((thing) => !isWritten(thing))
        .map((thing) => ({ of: thing, disc: middleOf(thing), label: { mark: null, text: thingText(thing) } })),
    ],
    taken,
  ).filter(({ place }) => isWithinReach(place, FAR));
  const short = placedLabels(
    byRank
      .filter((piece) => !named.some(({ of }) => of === piece))
      .map((piece) => ({ of: piece, disc: piece.beside, label: piece.shortLabel })),
    { ...taken, boxes: [...taken.boxes, ...named.map(({ place }) => place.box)] },
  );
  const labels = [...named, ...short];
  const markup = [
    terrain(view.board, things, shades, frame),
    arcs(view, frame, rules),
    ...ringsOf(view, rules).map((ring) => drawRing(ring, view.board, frame, rules)),
    ...written.map(drawInscription),
    rulers(frame),
    ...labels.map(({ place }) => drawLeader(place)),
    ...crabs.map((piece) => piece.markup),
    drawUnderWay(view, frame, rules),
    ...labels.map(({ label, place }) => drawLabel(label, place.box)),
  ];
  const isNamed = (thing: Thing) =>
    named.some(({ of }) => of === thing) || written.some((each) => each.thing === thing && each.isWhole);
  return {
    markup: markup.join(''),
    height: RULER_HEIGHT + area.height,
    things,
    shades,
    isWalled: isWalled(view.board, frame),
    unlabelled: things.filter((thing) => !isNamed(thing)),
  };
}

/** How large the middle of an obstacle is at most, in pixels. */
const MIDDLE = 16;

/** The middle of an obstacle, which labels leave free, and to which its own leads. */
function middleOf({ shown }: Thing): Circle {
  const mean = (of: 'x' | 'y') => shown.reduce((sum, corner) => sum + corner[of], 0) / shown.length;
  const [x, y] = [mean('x'), mean('y')];
  const nearest = shown.reduce((least, from, at) => {
    const to = shown[(at + 1) % shown.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    return length === 0 ? least : Math.min(least, Math.abs(dx * (y - from.y) - dy * (x - from.x)) / length);
  }, MIDDLE);
  return { x, y, radius: nearest * 0.8 };
}

/** The longest line from a crab to its name, in pixels; one further off has its short label. */
const FAR = 110;
