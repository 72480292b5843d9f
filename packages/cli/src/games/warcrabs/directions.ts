import { directionAt, primitive, type Vector } from '@tabletop/geometry';
import { compass } from '@tabletop/warcrabs/text';

/** A point of the compass. The table lies as in its picture: north is up, and y rises downwards. */
export interface CompassPoint {
  readonly name: string;
  /** Its name in one or two letters. */
  readonly short: string;
  readonly direction: Vector;
}

/** The eight points of the compass, from the north round by the east. */
export const COMPASS: readonly CompassPoint[] = [270, 315, 0, 45, 90, 135, 180, 225].map((degrees) => {
  const direction = primitive(directionAt(degrees));
  const name = compass(direction);
  return { name, short: name.replace(/(\w)\w+-(\w)\w+|(\w)\w+/, '$1$2$3'), direction };
});

/** The point of the compass of that name or its letters, in any case. */
export function compassPoint(typed: string): CompassPoint | undefined {
  const word = typed.trim().toLowerCase();
  return COMPASS.find(({ name, short }) => [name, short, name.replace('-', '')].includes(word));
}
