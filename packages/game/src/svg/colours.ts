/** What is written and outlined. */
export const INK = '#14262e';
/** What the picture is drawn on. */
export const PAPER = '#fbf8f1';
/** Whoever may act. */
export const ACTIVE = '#f2b600';
