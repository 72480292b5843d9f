import type { PlayerId } from '@tabletop/game';
import {
  type Figure,
  RULEBOOK,
  type SkirmishAction,
  type SkirmishState,
  type SkirmishView,
  srFastcombat,
} from '@tabletop/sr-fastcombat';
import { describeAction, equipmentName, figureName } from '@tabletop/sr-fastcombat/text';
import type { Choice, FreeChoice, Submenu } from '../adapter.js';

export type Option = Choice<SkirmishAction> | Submenu<SkirmishAction>;
export type Free = FreeChoice<SkirmishAction>;

/** What a menu needs to know: the state, whose choice it is, and what that player sees. */
export interface Table {
  readonly state: SkirmishState;
  readonly player: PlayerId;
  readonly view: SkirmishView;
  /** The legal actions as the game lists them: a fair spread of each kind. */
  readonly legal: readonly SkirmishAction[];
  readonly context: Parameters<(typeof RULEBOOK)['deeds']['shoot']['options']>[3];
}

export function tableFor(state: SkirmishState, player: PlayerId): Table {
  const context = { ...RULEBOOK, rules: srFastcombat.rules(state) };
  const legal = srFastcombat.legalActions(state, player);
  return { state, player, view: srFastcombat.view(state, player), legal, context };
}

/** The player's figures in the fight. */
export function ownFigures({ state, player }: Table): readonly Figure[] {
  return state.figures.filter(({ owner, status }) => owner === player && status === 'active');
}

/** What a figure is called. */
export function nameOf({ state }: Table, { id }: Pick<Figure, 'id'>): string {
  return figureName(id, state);
}

/** What a thing is called: 'the Katana'. */
export function thingOf({ state }: Table, id: number): string {
  const item = state.items.find((each) => each.id === id);
  return item === undefined ? `item ${id}` : `the ${equipmentName(item.equipment)}`;
}

export function isLegal({ state }: Table, action: SkirmishAction): boolean {
  return srFastcombat.check(state, action) === undefined;
}

/** An action under the name of who acts, without its full stop. */
export function labelOf({ view }: Table, action: SkirmishAction): string {
  return describeAction(action, view, { unnamed: true }).replace(/\.$/, '');
}
