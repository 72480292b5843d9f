import { changed } from '../change.js';
import type { CrabId, Happening, WarcrabsState } from '../state.js';

/** What is due first, if it is of that kind, and the state without it. */
export function takeDue<Kind extends Happening['kind']>(
  state: WarcrabsState,
  kind: Kind,
): { readonly happening: Happening & { readonly kind: Kind }; readonly rest: WarcrabsState } | undefined {
  const [first, ...due] = state.due;
  return first !== undefined && isKind(first, kind) ? { happening: first, rest: changed(state, { due }) } : undefined;
}

function isKind<Kind extends Happening['kind']>(
  happening: Happening,
  kind: Kind,
): happening is Happening & { readonly kind: Kind } {
  return happening.kind === kind;
}

/** Whom something that is due happens to. */
export function suffererOf(happening: Happening): CrabId {
  return 'crab' in happening ? happening.crab : happening.target;
}
