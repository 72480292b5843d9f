import type { GameEvent } from '@tabletop/game';

/** What every event has: its type, the rule under which it happened and the dice thrown for it. */
export interface Of<Type extends string> extends GameEvent {
  readonly type: Type;
}
