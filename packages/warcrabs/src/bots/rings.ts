import { add, displacement, quarterTurn, scale, subtract, type Vector } from '@tabletop/geometry';

/** The steps of so many units ahead, behind, to both sides and between them, for whoever faces some way. */
export function stepsRound(facing: Vector, length: number): readonly Vector[] {
  const left = quarterTurn(facing);
  const [ahead, back] = [add(facing, left), subtract(facing, left)];
  return [facing, ahead, back, left, scale(left, -1), scale(back, -1), scale(ahead, -1), scale(facing, -1)].map((way) =>
    displacement(way, length),
  );
}

const rings = /* @__PURE__ */ new Map<number, readonly Vector[]>();

/** The same by the points of the compass. */
export function compass(length: number): readonly Vector[] {
  const known = rings.get(length) ?? stepsRound({ x: 1, y: 0 }, length);
  rings.set(length, known);
  return known;
}
