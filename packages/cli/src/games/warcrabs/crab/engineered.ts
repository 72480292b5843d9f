import type { Problem } from '@tabletop/dice';
import { attempt, isObject, problem } from '@tabletop/game';
import { type Crab, MAX_TRAIT, type Rules, rulesFor } from '@tabletop/warcrabs';
import { parseCrab } from '@tabletop/warcrabs/schema';
import { dollars } from '@tabletop/warcrabs/text';

/** A crab that was checked, or everything that is wrong with it. */
export interface Engineered {
  readonly crab: Crab | undefined;
  /** What its shell and weapons cost together, in cents; 0 where nobody can tell. */
  readonly price: number;
  readonly problems: readonly Problem[];
}

/** Checks a crab that may be anything, by the rules and by so much money. Its name may be left out. */
export function engineered(input: unknown, rules: Rules, money: number): Engineered {
  const read = attempt(() => parseCrab(isObject(input) ? { name: 'Warcrab', ...input } : input, { rules }));
  const price = priceOf(read.problems === undefined ? read.value : equipmentIn(input));
  const tooDear = problem([], `That costs ${dollars(price)}, and there is ${dollars(money)}.`, 'W-MONEY');
  return {
    crab: read.problems === undefined ? read.value : undefined,
    price,
    problems: [...(read.problems ?? []), ...(price > money ? [tooDear] : [])],
  };
}

/** What shell and weapons cost together, in cents. */
function priceOf({ shell, weapons }: Pick<Crab, 'shell' | 'weapons'>): number {
  return weapons.reduce((sum, { price }) => sum + price, shell.price);
}

const NOTHING: Pick<Crab, 'shell' | 'weapons'> = {
  shell: { name: 'none', weight: 0, armour: 0, price: 0 },
  weapons: [],
};

/** A crab that could carry nearly anything, so that nothing is wrong with it but its equipment. */
const STRONG = { strength: MAX_TRAIT, dexterity: MAX_TRAIT, endurance: MAX_TRAIT };
const GENEROUS = rulesFor({ traitMaximum: MAX_TRAIT, traitPoints: 3 * MAX_TRAIT });

/** The shell and weapons of a crab in which something else is wrong; none where they are wrong themselves. */
function equipmentIn(input: unknown): Pick<Crab, 'shell' | 'weapons'> {
  if (!isObject(input)) return NOTHING;
  const { shell, weapons } = input;
  const sound = {
    name: 'Warcrab',
    traits: STRONG,
    ...(shell === undefined ? {} : { shell }),
    ...(weapons === undefined ? {} : { weapons }),
  };
  const read = attempt(() => parseCrab(sound, { rules: GENEROUS }));
  return read.problems === undefined ? read.value : NOTHING;
}
