import type { PlayerId, PolicyTurn } from '@tabletop/game';
import { distanceSquared } from '@tabletop/geometry';
import type { WarcrabsAction } from '../actions.js';
import { arcOf } from '../attack/arc.js';
import { rangeBand } from '../attack/range.js';
import { toHitTarget } from '../attack/to-hit.js';
import { isAlive } from '../find.js';
import type { Using } from '../resolvers.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Fighter } from '../state.js';
import { type Ground, groundOf } from '../table/ground.js';
import { type Activation, activationOf } from '../turn/active.js';
import type { WarcrabsView } from '../view.js';

/** What a policy of this game is told. */
export type WarcrabsTurn = PolicyTurn<WarcrabsView, WarcrabsAction>;

/** All that a player has in mind for one choice. */
export interface Mind {
  readonly me: PlayerId;
  readonly view: WarcrabsView;
  readonly rules: Rules;
  /** What the rules of attacks want to know. */
  readonly using: Using<'rangeBand' | 'arcOf' | 'toHitTarget'>;
  readonly ground: Ground;
  readonly active: Activation;
  /** The nearest living crabs of all others, the nearest first. */
  readonly enemies: readonly Fighter[];
  /** What a fall counts for that it goes into of its own accord: less and less as the fight drags on. */
  readonly dread: number;
}

/** After so many turns a fall counts for half. */
const PATIENCE = 4;

/** So many enemies are thought of, the nearest. */
const HEEDED = 5;

/** Thinks over what a player sees; undefined where no crab of it is to act. */
export function mindOf({ view, player: me }: WarcrabsTurn): Mind | undefined {
  const active = activationOf(view);
  if (active === undefined) return undefined;
  const rules = rulesFor(view.rules);
  const from = active.crab.at;
  const enemies = view.crabs
    .filter((crab) => crab.owner !== me && isAlive(crab))
    .sort((a, b) => distanceSquared(from, a.at) - distanceSquared(from, b.at))
    .slice(0, HEEDED);
  const using = { rules, rangeBand, arcOf, toHitTarget };
  return {
    me,
    view,
    rules,
    using,
    ground: groundOf(view.board, rules),
    active,
    enemies,
    dread: PATIENCE / (PATIENCE + view.turn),
  };
}
