import { type Cell, compareCells, isWithin, orderingDistance, sameCell } from '@tabletop/geometry/grid';
import type { MountedGun } from '../force/profile.js';
import { coverAt } from '../map/battle-map.js';
import { isOccupied } from '../map/ground.js';
import {
  type Ends,
  type Hindrance,
  heaviest,
  hindrancesBetween,
  hindrancesTo,
  type IsFilled,
  NO_COVER,
  weightOf,
} from '../map/hindrance.js';
import { layerOf } from '../map/layer.js';
import { spacesOf, spacesOfPart } from '../map/spaces.js';
import { fellowsOf } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import type { Aim, SpcfkrsState, Unit } from '../state.js';

/** What the rules of aiming read. */
export type AimRules = Pick<Rules, 'metric' | 'shootOver'>;

/** A match as far as it says who can be shot at. */
export type Field = Pick<SpcfkrsState, 'map' | 'units' | 'battalions'>;

/** A line of a shot: where it ends, and what is on it. */
export interface Line {
  readonly at: Cell;
  readonly hindrances: readonly Hindrance[];
}

/**
 * The line from the part that holds a gun to a part of a unit within its range. Where these fill several spaces, the one
 * with the lightest hindrance or, for a shot through cover, with the fewest; of equals the shortest, from and to the lower
 * row, then the lower column. Undefined where none is within range.
 *
 * @rule S-GUNS
 * @rule S-LOS
 * @rule S-THROUGH
 */
export function clearestLine(
  field: Field,
  shooter: Unit,
  target: Unit,
  { part, through }: Pick<Aim & { readonly kind: 'unit' }, 'part' | 'through'>,
  { part: own, weapon: { range } }: MountedGun,
  rules: AimRules,
): Line | undefined {
  const spaces = spacesOfPart(field.map, target, part);
  const ends = spacesOfPart(field.map, shooter, own).flatMap((from) =>
    spaces.filter((at) => isWithin(from, at, range, rules.metric)).map((at) => ({ from, at })),
  );
  const distance = orderingDistance(rules.metric);
  if (ends.length > 1)
    ends.sort(
      (a, b) =>
        distance(a.from, a.at) - distance(b.from, b.at) || compareCells(a.from, b.from) || compareCells(a.at, b.at),
    );
  const hull = spacesOf(field.map, shooter);
  let clearest: (Line & { readonly burden: number }) | undefined;
  for (const { from, at } of ends) {
    const hindrances = hindrancesAt(field, shooter, target, { from, to: at, own: hull }, rules);
    const burden = through ? burdenThrough(hindrances) : weightOf(heaviest(hindrances));
    if (clearest === undefined || burden < clearest.burden) clearest = { at, hindrances, burden };
    if (burden === 0) break;
  }
  return clearest;
}

/** What a shot through cover has against it: how many hindrances, and most of all a unit that stands before the cover. */
function burdenThrough(hindrances: readonly Hindrance[]): number {
  return hindrances[0]?.kind === 'unit' ? Number.POSITIVE_INFINITY : hindrances.length;
}

/**
 * What hinders a shot from a space of one unit to a space of another. Between two on the ground, cover and units; between
 * two spaceships, other spaceships and the cover right under the target; from the one to the other, that cover alone, but not
 * partial cover that the shooter is in as well.
 *
 * @rule S-BEHIND
 * @rule S-BLOCK
 * @rule S-LAYERS
 */
function hindrancesAt(field: Field, shooter: Unit, target: Unit, ends: Ends, rules: AimRules): readonly Hindrance[] {
  const { map } = field;
  const [layer, other] = [layerOf(shooter.profile.class), layerOf(target.profile.class)];
  const isFilled = layer === other ? filledFor(field, shooter, target) : undefined;
  if (layer === 'ground' && other === 'ground') return hindrancesTo(map, ends, isFilled, { rules });
  const between = hindrancesBetween(NO_COVER, ends, isFilled, { rules });
  const under = coverAt(map, ends.to);
  const isShared = layer === 'ground' && under === 'partial' && ends.own?.some((cell) => sameCell(cell, ends.to));
  return under === 'none' || isShared ? between : [...between, { at: ends.to, kind: under }];
}

/**
 * Whether a space is filled by a living unit of the shooter's layer that it does not shoot through: neither itself, nor one of
 * its own battalion, nor its target, whose parts do not hide one another.
 *
 * @rule S-BLOCK
 * @rule S-BATTALION
 */
export function filledFor(field: Field, shooter: Unit, target?: Unit): IsFilled {
  const fellows = fellowsOf(field, shooter.id);
  const layer = layerOf(shooter.profile.class);
  const isInTheWay = ({ id }: Unit): boolean => id !== target?.id && !fellows.includes(id);
  return (cell) => isOccupied(field, cell, layer, isInTheWay);
}
