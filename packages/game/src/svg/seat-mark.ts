/** The colours of players in the order of their seats; white letters are legible on each. */
const OWNERS = ['#005f99', '#a84300', '#00694f', '#8c2d64', '#6b5300', '#3a4a9f', '#8a1f1f', '#3d4c53'] as const;

/** How a seat is told apart: by its colour and, without colour, by its letters. */
export interface SeatMark {
  readonly colour: string;
  /** A, B, … Z, AA, AB, … */
  readonly letters: string;
}

/** The mark of the seat at an index; of somebody without a seat, with −1, grey and a dash. */
export function seatMark(seat: number): SeatMark {
  if (seat < 0) return { colour: '#555555', letters: '–' };
  const last = String.fromCharCode(A + (seat % LETTERS));
  const letters = seat < LETTERS ? last : `${seatMark(Math.floor(seat / LETTERS) - 1).letters}${last}`;
  return { colour: OWNERS[seat % OWNERS.length] ?? OWNERS[0], letters };
}

const A = 65;
const LETTERS = 26;
