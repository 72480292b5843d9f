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

/** The colours of a deck. */
export interface DeckColours {
  readonly deck: string;
  readonly seams: string;
  readonly rim: string;
  readonly obstacle: string;
  readonly obstacleRim: string;
}

const WOOD: DeckColours = {
  deck: '#ecd2a0',
  seams: '#dcbd84',
  rim: '#7a5230',
  obstacle: '#9a6a3a',
  obstacleRim: '#5d3a17',
};

const IRON: DeckColours = {
  deck: '#cbd3d6',
  seams: '#b5bfc4',
  rim: '#4a565d',
  obstacle: '#7f8d95',
  obstacleRim: '#39444a',
};

/** What a vessel is made of: the Nautilus of iron, every other of wood. */
export function deckColours(vessel: string): DeckColours {
  return vessel === 'nautilus' ? IRON : WOOD;
}

export const PAPER = '#fbf8f1';
export const SEA = '#cfe4ec';
export const WAVES = '#a9cbd9';
export const INK = '#14262e';
export const TENTACLE = '#5b2a6e';
export const SUCKERS = '#c9a3d8';
export const DAMAGE = '#b3261e';
export const ACTIVE = '#f2b600';
