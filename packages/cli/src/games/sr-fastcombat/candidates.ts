import type { Deed, DeedType, Figure } from '@tabletop/sr-fastcombat';
import type { Table } from './table.js';

/**
 * What a figure could do of a kind, at once or somewhere on the leg that is announced; some of it may be refused. What
 * the game lists for a mark of the leg is among it without the mark: where somebody will stand then can be aimed at.
 */
export function candidates<Kind extends DeedType>(table: Table, { id }: Figure, kind: Kind): readonly Deed<Kind>[] {
  const { state, player, legal, context } = table;
  const now = context.deeds[kind].options(state, id, player, context);
  const later = legal
    .filter((action) => isOfKind(action, kind))
    .filter(({ figure, mark }) => figure === id && mark !== undefined)
    .map(({ mark: _mark, ...deed }) => deed)
    // Without its mark it is still an action of that kind; the compiler does not put it together again.
    .map((deed) => deed as Deed<Kind>);
  return distinct([...now, ...later]);
}

function isOfKind<Kind extends DeedType>(action: { readonly type: string }, kind: Kind): action is Deed<Kind> {
  return action.type === kind;
}

/** What is the same in every field is there once. */
export function distinct<Item>(items: readonly Item[]): readonly Item[] {
  const texts = items.map((item) => JSON.stringify(item));
  return items.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}
