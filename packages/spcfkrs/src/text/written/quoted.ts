import { show } from '@tabletop/dice';

/** What is not seen, or changes how the rest is seen. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What was written, for a message: quoted, shortened, and with what is not seen as its number. */
export function quoted(written: string): string {
  return show(written).replace(HIDDEN, (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16)}}`);
}
