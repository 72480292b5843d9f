/**
 * The Pluck of the crews that the game brings, for those who do not want to share out the points themselves. House
 * values; both spend 50 points.
 *
 * @rule K-CREW
 */
export const CREWS: Readonly<Record<'heroes' | 'mixed', readonly number[]>> = /* @__PURE__ */ Object.freeze({
  heroes: /* @__PURE__ */ Object.freeze([10, 10, 10, 10, 10]),
  mixed: /* @__PURE__ */ Object.freeze([10, 8, 7, 6, 6, 5, 5, 3]),
});

/** What sailors are called who are given no name. */
const NAMES = ['Ada', 'Bram', 'Cora', 'Dirk', 'Elsa', 'Finn', 'Gwen', 'Hugo', 'Inga', 'Jory', 'Kit', 'Lena'];

/** The name of a sailor who is given none. */
export function defaultName(id: number): string {
  return NAMES[id - 1] ?? `Sailor ${id}`;
}
