import { accountOf, type Holder, type Roster, type RosterCrab } from '@tabletop/warcrabs';
import { LONGEST_NAME, plain } from '@tabletop/warcrabs/text';
import { Refusal } from '../../../endings.js';
import { quoted } from '../../../screen/plain.js';
import { suggestion } from '../../../suggest.js';

/** The living crab that is meant: by its name, or by its number with or without a `#` before it. */
export function crabCalled(roster: Roster, typed: string): RosterCrab {
  const crab = findCrab(roster, typed);
  if (crab !== undefined) return crab;
  throw new Refusal(`No living crab is called ${quoted(typed)}.${closeTo(typed, roster.crabs)}`);
}

/** Whose account is meant: an owner's, by name, or that of a crab. */
export function holderCalled(roster: Roster, typed: string): Holder {
  const owner = roster.owners.find(({ name }) => name === typed);
  const crab = findCrab(roster, typed);
  // Of an owner and a crab of one name the one is meant who has an account.
  if (owner !== undefined && (owner.account !== null || crab === undefined)) return { owner: typed };
  if (crab !== undefined) return { crab: crab.id };
  const close = closeTo(typed, [...roster.owners, ...roster.crabs]);
  throw new Refusal(`No owner or living crab is called ${quoted(typed)}.${close}`);
}

/** What the account of an owner or a crab holds, in cents. */
export function moneyOf(roster: Roster, holder: Holder): number {
  return accountOf(roster, holder).money;
}

/** A name as it is written out. */
export function shown(name: string): string {
  return plain(name, LONGEST_NAME);
}

function findCrab({ crabs }: Roster, typed: string): RosterCrab | undefined {
  const named = crabs.find(({ name }) => name === typed);
  if (named !== undefined || !/^#?\d{1,10}$/.test(typed)) return named;
  return crabs.find(({ id }) => id === Number(typed.replace('#', '')));
}

function closeTo(typed: string, known: readonly { readonly name: string }[]): string {
  return suggestion(
    typed,
    known.map(({ name }) => name),
  );
}
