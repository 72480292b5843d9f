import type { Unit } from '../state.js';

/** How the line of a shield is broken: not at all while it is ready; thicker while it absorbs. @rule S-PSHIELD */
export const RINGS: Readonly<
  Record<Exclude<Unit['shield'], 'none'>, { readonly width: number; readonly dashes?: string }>
> = {
  ready: { width: 1.75 },
  absorbing: { width: 4 },
  spent: { width: 1.75, dashes: '2 3' },
};
