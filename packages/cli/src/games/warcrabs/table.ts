import type { PlayerId } from '@tabletop/game';
import { distanceSquared } from '@tabletop/geometry';
import {
  type Context,
  crabOf,
  type Fighter,
  isAlive,
  RULEBOOK,
  type Stage,
  type WarcrabsAction,
  type WarcrabsState,
  warcrabs,
} from '@tabletop/warcrabs';
import { type ActionOptions, crabName, describeAction } from '@tabletop/warcrabs/text';
import type { Choice, FreeChoice, Submenu } from '../adapter.js';

export type Option = Choice<WarcrabsAction> | Submenu<WarcrabsAction>;
export type Free = FreeChoice<WarcrabsAction>;

/** What a menu needs to know: the state, whose choice it is, and the crab whose activation it is. */
export interface Table {
  readonly state: WarcrabsState;
  readonly player: PlayerId;
  readonly crab: Fighter;
  readonly stage: Stage & { readonly phase: 'activation' };
  readonly context: Context;
}

/** The table of a player whose choice it is; undefined where no crab is active. */
export function tableFor(state: WarcrabsState, player: PlayerId): Table | undefined {
  const { stage } = state;
  const crab = stage.phase === 'activation' ? crabOf(state, stage.crab) : undefined;
  if (stage.phase !== 'activation' || crab === undefined) return undefined;
  return { state, player, crab, stage, context: { ...RULEBOOK, rules: warcrabs.rules(state) } };
}

/** The other living crabs, the nearest first. */
export function othersOf({ state, crab }: Table): readonly Fighter[] {
  return state.crabs
    .filter((other) => other.id !== crab.id && isAlive(other))
    .sort((a, b) => distanceSquared(crab.at, a.at) - distanceSquared(crab.at, b.at));
}

/** What a crab is called. */
export function nameOf({ state }: Table, { id }: Pick<Fighter, 'id'>): string {
  return crabName(id, state);
}

export function isLegal({ state }: Table, action: WarcrabsAction): boolean {
  return warcrabs.check(state, action) === undefined;
}

/** An action without who acts and without its full stop. */
export function labelOf({ state }: Table, action: WarcrabsAction, options: ActionOptions = {}): string {
  return describeAction(action, state, { ...options, unnamed: true }).replace(/\.$/, '');
}
