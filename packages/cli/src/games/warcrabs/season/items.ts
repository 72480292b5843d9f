import { isTabletopError } from '@tabletop/dice';
import { accountOf, EQUIPMENT, type Holder, type Roster } from '@tabletop/warcrabs';
import { refusalOfEach } from '../../../problem-lines.js';
import { suggestion } from '../../../suggest.js';

/** The names of all that is on sale. */
export function onSale({ equipment }: Roster): readonly string[] {
  const { weapons, shells } = equipment ?? EQUIPMENT;
  return [...weapons, ...shells].map(({ name }) => name);
}

/** The names of all that an account keeps in store. */
export function inStore(roster: Roster, holder: Holder): readonly string[] {
  const { weapons, shells } = accountOf(roster, holder).store;
  return [...weapons, ...shells].map(({ name }) => name);
}

/** Does something with each of several items, one after the other. A name close to one that is known is told of. */
export function withEach(
  roster: Roster,
  items: readonly string[],
  known: (roster: Roster) => readonly string[],
  act: (roster: Roster, item: string) => Roster,
): Roster {
  return items.reduce(
    (before, item) =>
      hinting(
        () => act(before, item),
        item,
        () => known(before),
      ),
    roster,
  );
}

function hinting<Result>(run: () => Result, item: string, known: () => readonly string[]): Result {
  try {
    return run();
  } catch (error) {
    if (!isTabletopError(error) || known().includes(item)) throw error;
    const close = suggestion(item, known());
    const problems = error.problems.map((problem) => ({ ...problem, message: `${problem.message}${close}` }));
    throw refusalOfEach(problems, { withRules: true });
  }
}
