import type { WholeIo } from './io.js';
import type { Screen } from './screen/screen.js';

/** What every command is given besides what was asked of it. */
export interface Session {
  readonly io: WholeIo;
  readonly screen: Screen;
}
