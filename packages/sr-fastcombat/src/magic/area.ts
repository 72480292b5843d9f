/**
 * The radius in centimetres of the area of an area spell: 1.5 for every point of the caster's Magic Attribute, rounded
 * down.
 *
 * @rule F-AREA
 */
export function areaRadius(magic: number): number {
  return Math.floor((3 * magic) / 2);
}
