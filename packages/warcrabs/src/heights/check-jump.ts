/** A jump or move that is more than the movement allows, and by how much. */
export interface TooFar {
  readonly needed: number;
  readonly allowed: number;
}

/**
 * Whether a crab may go so far sideways and gain so much height in one turn: together no more than its Movement. Returns
 * undefined where it may, else what it would need. All in one unit of length.
 *
 * @rule W-JUMP
 */
export function checkJump(movement: number, sideways: number, upward: number): TooFar | undefined {
  const needed = sideways + upward;
  return needed <= movement ? undefined : { needed, allowed: movement };
}
