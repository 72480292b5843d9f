/** The number of a unit, from 1. */
export type UnitId = number;

/** The name of a side. */
export type SideId = string;
