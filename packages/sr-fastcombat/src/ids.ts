/** The number of a figure, from 1. */
export type FigureId = number;

/** The number of an item, from 1. */
export type ItemId = number;
