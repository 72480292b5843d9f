import type { GameEvent } from '@tabletop/game';

/** An event of a type. */
export interface Of<Type extends string> extends GameEvent {
  readonly type: Type;
}
