/** An open space, and the lines between spaces. */
export const OPEN = '#f2eee2';
export const LINES = '#c3baa3';
export const EDGE = '#5d5747';

/** Partial cover is hatched and light, full cover solid and dark. */
export const PARTIAL = { fill: '#e8d2a0', rim: '#8a6a2f' } as const;
export const FULL = { fill: '#4b5157', rim: '#24292d' } as const;

/** Plasma shields. Their lines tell their states apart. */
export const SHIELD = '#0a7f9e';
/** The mark of hacked guns. */
export const HACKED = '#ffd21f';
/** What units of this phase aim at. */
export const AIM = '#b3261e';
/** What is under way. */
export const UNDER_WAY = '#b3261e';
/** What lies between a line and what it crosses. */
export const HALO = '#fffdf7';
/** Plasma slag. */
export const SLAG = '#8a2fa0';
/** The mark of a craft that malfunctions. */
export const MALFUNCTION = '#ff8a3d';
/** Rams that are to be settled at the end of the round. */
export const RAM = '#1b1b1b';
