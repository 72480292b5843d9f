/**
 * The least of 1, 2 and 5 of a unit and their tens, hundreds and so on that is at least so many pixels long: how far
 * apart the marks of a ruler are.
 */
export function roundStep(pixelsOf: (step: number) => number, apart: number): number {
  let step = 1;
  for (let at = 0; pixelsOf(step) < apart; at++) step *= at % 3 === 1 ? 2.5 : 2;
  return step;
}

/** The multiples of a step from one number to another, both included. */
export function multiples(from: number, to: number, step: number): readonly number[] {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  // Adding 0 turns −0 into 0.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step + 0);
}
