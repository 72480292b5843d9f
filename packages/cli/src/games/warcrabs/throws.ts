import { same, subtract, type Vector } from '@tabletop/geometry';
import { crabOf, type Fighter, type Landing, landingOf, type Throw, throwReach, warcrabs } from '@tabletop/warcrabs';
import { feet, inches, place } from '@tabletop/warcrabs/text';
import { typedAction } from '../typed-action.js';
import { COMPASS, type CompassPoint, compassPoint } from './directions.js';
import { wholeLengths } from './lengths.js';
import { lengthIn, placeIn } from './places.js';
import { type Free, labelOf, nameOf, type Option, type Table } from './table.js';

/** Where the crab that was lifted is thrown: over an edge if it can be, in a direction, or only put down again. */
export function throwOptions(table: Table): readonly Option[] {
  const lifted = liftedBy(table);
  if (lifted === undefined) return [];
  const reach = throwReach(table.crab, table.context);
  const north = COMPASS[0]?.direction ?? { x: 0, y: -1 };
  const putDown = throwOf(table, north, 0);
  return [
    ...overEdge(table, lifted, reach),
    ...COMPASS.flatMap((point) => along(table, lifted, point, reach)),
    { label: labelOf(table, putDown), action: putDown },
  ];
}

function liftedBy({ state, stage }: Table): Fighter | undefined {
  return stage.lifted === null ? undefined : crabOf(state, stage.lifted);
}

function throwOf({ player, crab }: Table, direction: Vector, distance: number): Throw {
  return { type: 'throw', player, crab: crab.id, direction, distance };
}

/** The deepest fall that a throw along the compass leads to, the shortest throw of those. */
function overEdge(table: Table, lifted: Fighter, reach: number): readonly Option[] {
  let best: { readonly action: Throw; readonly landing: Landing } | undefined;
  for (const length of [...wholeLengths(reach)].reverse()) {
    for (const { direction } of COMPASS) {
      const action = throwOf(table, direction, length);
      const landing = landingFor(table, lifted, action);
      if (landing.drop > (best?.landing.drop ?? 0)) best = { action, landing };
    }
  }
  return best === undefined
    ? []
    : [{ label: `over the edge: ${told(table, lifted, best.action)}`, action: best.action }];
}

function along(table: Table, lifted: Fighter, { name, direction }: CompassPoint, reach: number): readonly Option[] {
  const options = wholeLengths(reach).map((length) => {
    const action = throwOf(table, direction, length);
    return { label: told(table, lifted, action), action };
  });
  if (options.length < 2) return options;
  const choices = () => ({ question: `How far ${name}?`, options });
  return [{ label: `${name}, up to ${inches(reach)} …`, choices }];
}

/** A throw with where it ends. */
function told(table: Table, lifted: Fighter, action: Throw): string {
  const { to, drop } = landingFor(table, lifted, action);
  const fall = drop > 0 ? `, a fall of ${feet(drop)}` : '';
  return `${labelOf(table, action)}, to ${place(to)}${fall}`;
}

function landingFor({ state, context }: Table, lifted: Fighter, { direction, distance }: Throw): Landing {
  return landingOf(state, lifted, direction, distance, 'flying', context.rules);
}

/** The choice to name the place to throw to, or a direction and how far. */
export function nameThrow(table: Table): Free {
  const lifted = liftedBy(table);
  const from = lifted?.at ?? table.crab.at;
  const who = lifted === undefined ? 'The crab' : nameOf(table, lifted);
  return {
    label: 'name a place or a direction',
    question: [
      'Where to, in inches from the left and from the upper edge, or which way and how far, such as east 3 1/2?',
      `${who} stands at ${place(from)}.`,
    ].join(' '),
    read(text) {
      const thrown = throwIn(text, from);
      if (thrown === undefined) return { refusal: NO_THROW };
      return typedAction(warcrabs, table.state, throwOf(table, thrown.direction, thrown.distance));
    },
  };
}

const NO_THROW = 'A throw is a place, such as 120, 7 1/2, or a direction and a distance, such as north-east 3.';

/** A throw as it is typed: in a direction so far, or to a place, of which it falls short by less than a sixteenth. */
function throwIn(text: string, from: Vector): { readonly direction: Vector; readonly distance: number } | undefined {
  const [, word = '', far = ''] = /^\s*([a-z-]+)\s+(.*)$/i.exec(text) ?? [];
  const [point, distance] = [compassPoint(word), lengthIn(far)];
  if (point !== undefined) return distance === undefined ? undefined : { direction: point.direction, distance };
  const to = placeIn(text);
  if (to === undefined || same(to, from)) return undefined;
  const direction = subtract(to, from);
  return { direction, distance: Math.round(Math.sqrt(direction.x * direction.x + direction.y * direction.y)) };
}
