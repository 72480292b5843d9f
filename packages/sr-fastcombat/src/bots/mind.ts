import type { Card } from '@tabletop/cards';
import type { PlayerId, PolicyTurn } from '@tabletop/game';
import type { SkirmishAction } from '../actions.js';
import { playerOf } from '../find.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Figure } from '../state.js';
import type { SkirmishView } from '../view.js';
import { betterOfTwo, type Chances } from './chances.js';
import { type HandOptions, handOptions } from './hand.js';
import { chancesOfDraw } from './unseen.js';

/** What a policy of this game is told. */
export type SkirmishTurn = PolicyTurn<SkirmishView, SkirmishAction>;

/** All that a player has in mind for one choice. */
export interface Mind {
  readonly me: PlayerId;
  readonly view: SkirmishView;
  readonly rules: Rules;
  readonly hand: readonly Card[];
  readonly options: HandOptions;
  /** Own active figures. */
  readonly own: readonly Figure[];
  /** The active figures of all others. */
  readonly enemies: readonly Figure[];
  /** What a card from the deck may be worth. */
  readonly drawn: Chances;
  /** What a card may be worth that somebody else chooses to play. */
  readonly theirs: Chances;
}

/** What the best card is felt to cost where cards are neither scarce nor plenty, in figures. */
const DEAR = 0.2;
/** The greatest number on a card. */
const MOST_PIPS = 10;

/** Thinks over what a player sees. */
export function mindOf({ view, player: me }: SkirmishTurn): Mind {
  const rules = rulesFor(view.rules);
  const hand = playerOf(view, me)?.hand ?? [];
  const active = view.figures.filter(({ status }) => status === 'active');
  const own = active.filter(({ owner }) => owner === me);
  const scarcity = Math.min(2, Math.max(0.4, (2 + 2 * own.length) / Math.max(1, hand.length)));
  const best = Math.max(MOST_PIPS, ...Object.values(rules.courtValues));
  // A card twice as good is four times as dear: many a play is good enough, and only few are best.
  const priceOf = (value: number): number => DEAR * scarcity * (value / best) * (value / best);
  let drawn: Chances | undefined;
  let theirs: Chances | undefined;
  return {
    me,
    view,
    rules,
    hand,
    options: handOptions(hand, rules, priceOf),
    own,
    enemies: active.filter(({ owner }) => owner !== me),
    // The odds are thought of when something depends on them.
    get drawn() {
      drawn ??= chancesOfDraw(view, me, rules);
      return drawn;
    },
    get theirs() {
      theirs ??= betterOfTwo(this.drawn);
      return theirs;
    },
  };
}

/** What it means that a figure is lost: twice as much where it is the last of its side. */
export function worthOf({ own, enemies, me }: Mind, { owner }: Figure): number {
  const side = owner === me ? own : enemies;
  return side.length <= 1 ? 2 : 1;
}
