/** The floor, and what lies beyond it. */
export const FLOOR = '#bcc5c7';
export const FLOOR_RIM = '#8d989c';
export const WALL = '#77716a';

/** The tops of surfaces, the lowest and the highest: the nearer to the lamp, the lighter. */
export const WOOD = { low: '#cfa56c', high: '#faeed3', rim: '#7a5227' } as const;
/** The tops of solid obstacles, the lowest and the highest. */
export const STONE = { low: '#8e9cae', high: '#ced7e2', rim: '#2f3d4d' } as const;

export const PAPER_SHEET = '#fffef9';
export const PAPER_LINES = '#bccbd8';
export const PAPER_RIM = '#6d7c89';
/** Paper that has stopped a flame and is gone when the turn ends. */
export const EMBERS = '#d2480c';
export const ASH = '#3f3b38';

/** A ruler, and what is engraved on it. */
export const RULER = '#f1d27a';
export const RULER_RIM = '#9a7516';

/** The arcs of whoever may act. */
export const ARCS = { front: '#c8201a', side: '#e08a00', behind: '#1d5fb0' } as const;
/** How far claws reach. */
export const CLAWS = '#9d1414';
/** How far a base can move. */
export const MOVES = '#0b5d3b';
/** What is under way from one crab to another. */
export const UNDER_WAY = '#b3261e';
/** The stars of a stunned crab. */
export const STARS = '#ffd21f';
/** A dead crab. */
export const DEAD = '#dcd8cf';
