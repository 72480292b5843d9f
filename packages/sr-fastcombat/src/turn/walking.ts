import { ceilDistance, lengthInside, pathLength, prefixOf, type Vector } from '@tabletop/geometry';
import { changed, changedFigure } from '../change.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Figure, SkirmishState, Walked } from '../state.js';
import { groundOf, walkAreaOf } from '../table/ground.js';
import { toUnits, UNITS_PER_CM } from '../units.js';

/** A figure that has gone nowhere. */
export const UNWALKED: Walked = { plain: 0, difficult: 0, crawling: 0, both: 0 };

/**
 * What a figure has walked after going along a path as well. Lengths are units; a stretch over difficult ground is
 * rounded up.
 *
 * @rule F-MOVE
 */
export function walkedAlong(
  figure: Pick<Figure, 'walked' | 'posture'>,
  points: readonly Vector[],
  board: SkirmishState['board'],
  rules: Pick<Rules, 'figureRadius'>,
): Walked {
  const { slow } = groundOf(board, rules);
  let { plain, difficult, crawling, both } = figure.walked;
  let from: Vector | undefined;
  for (const to of points) {
    if (from !== undefined) {
      const inside = slow.length === 0 ? 0 : lengthInside(from, to, slow);
      const outside = ceilDistance(from, to) - inside;
      if (figure.posture === 'prone') {
        crawling += outside;
        both += inside;
      } else {
        plain += outside;
        difficult += inside;
      }
    }
    from = to;
  }
  return { plain, difficult, crawling, both };
}

/**
 * What a walk takes of a figure's Speed, in units. Every centimetre over difficult ground, and every centimetre of a
 * crawling figure, costs more; what is gained for that cost is whole centimetres, so that each one begun counts.
 *
 * @rule F-MOVE
 */
export function walkCost(
  walked: Walked,
  { difficultCost, crawlCost }: Pick<Rules, 'difficultCost' | 'crawlCost'>,
): number {
  return (
    walked.plain +
    costOf(walked.difficult, difficultCost) +
    costOf(walked.crawling, crawlCost) +
    costOf(walked.both, difficultCost * crawlCost)
  );
}

function costOf(units: number, factor: number): number {
  return factor === 1 ? units : Math.ceil(units / UNITS_PER_CM) * UNITS_PER_CM * factor;
}

/** How far a figure may still go over open ground as it is, in units. @rule F-MOVE */
export function walkLeft(
  { walked, posture, profile }: Figure,
  rules: Pick<Rules, 'difficultCost' | 'crawlCost'>,
): number {
  const left = toUnits(profile.speed) - walkCost(walked, rules);
  if (posture === 'standing' || rules.crawlCost === 1) return Math.max(0, left);
  const spare = Math.ceil(walked.crawling / UNITS_PER_CM) * UNITS_PER_CM - walked.crawling;
  return Math.max(0, Math.floor(left / UNITS_PER_CM / rules.crawlCost) * UNITS_PER_CM + spare);
}

/** Whether a figure is moving: it has gone some of its way, and its move is not over, though it may have stopped. @rule F-TN */
export function isMoving(state: Pick<SkirmishState, 'moving'>, { id, walked }: Pick<Figure, 'id' | 'walked'>): boolean {
  return state.moving === id && walked.plain + walked.difficult + walked.crawling + walked.both > 0;
}

/** How many whole centimetres a leg from where the figure stands has. @rule F-WINDOW */
export function marksOf(from: Vector, leg: readonly Vector[]): number {
  return Math.floor(pathLength([from, ...leg]) / UNITS_PER_CM);
}

/** What must be known of a game to walk a leg of it. A view has it all, and so has a state. */
export type Walking = Pick<SkirmishState, 'board' | 'figures' | 'moving' | 'leg'>;

/**
 * The moving figure so far along its leg, and the points of its way there: so many whole centimetres, or to its end for
 * null. Where the rounded place would overlap what the figure may only touch, it stops a unit earlier at a time.
 * Undefined where nothing is to be walked.
 *
 * @rule F-WINDOW
 * @rule T-ROUND
 */
function walkedTo(
  state: Walking,
  mark: number | null,
  rules: Rules,
): { readonly figure: Figure; readonly way: readonly Vector[] } | undefined {
  const figure = state.moving === null ? undefined : figureOf(state, state.moving);
  if (figure === undefined || state.leg === null || mark === 0) return undefined;
  const points = [figure.at, ...state.leg];
  const way = mark === null ? points : prefixOf(points, mark * UNITS_PER_CM, walkAreaOf(state, figure, rules));
  const whole = walkedAlong(figure, points, state.board, rules);
  const walked = noMore(walkedAlong(figure, way, state.board, rules), whole);
  return { figure: changedFigure(figure, { at: way.at(-1) ?? figure.at, walked }), way };
}

/** The figures as they are when the moving one is at a mark of its leg. @rule F-WINDOW */
export function figuresAtMark(state: Walking, mark: number, rules: Rules): readonly Figure[] {
  const figure = walkedTo(state, mark, rules)?.figure;
  if (figure === undefined) return state.figures;
  return state.figures.map((other) => (other.id === figure.id ? figure : other));
}

/** The state with the moving figure so far along its leg: so many whole centimetres, or to its end for null. */
export function walkLeg(state: SkirmishState, mark: number | null, rules: Rules, log: SkirmishEvent[]): SkirmishState {
  const walked = walkedTo(state, mark, rules);
  if (walked === undefined) return state;
  const { figure, way } = walked;
  const [from = figure.at, ...path] = way;
  if (path.length > 0) {
    log.push({ type: 'moved', rule: 'F-MOVE', figure: figure.id, from, path, length: pathLength(way) });
  }
  return changed(state, { figures: state.figures.map((other) => (other.id === figure.id ? figure : other)) });
}

/** A part of a way costs no more than the whole, however its points were rounded. */
function noMore(part: Walked, whole: Walked): Walked {
  return {
    plain: Math.min(part.plain, whole.plain),
    difficult: Math.min(part.difficult, whole.difficult),
    crawling: Math.min(part.crawling, whole.crawling),
    both: Math.min(part.both, whole.both),
  };
}
