import type { Card } from '@tabletop/cards';
import type { Chance } from '@tabletop/dice';
import type { GameEvent, Step } from '@tabletop/game';
import { type SkirmishAction, type SkirmishEvent, type SkirmishState, srFastcombat } from '../../src/index.js';

/** What is drawn next: that card from the deck or, for what is no card, that index. */
export type Draw = Card | number;

type Game = Pick<typeof srFastcombat, 'actors' | 'outcome' | 'apply' | 'advance'>;

/** Chance that yields what it is told to: cards are looked for where they are drawn from. */
function told(state: SkirmishState, draws: Draw[]): Chance {
  const trading = state.players.flatMap(({ owed, trading }) => (owed.cards > 0 && trading !== null ? [trading] : []));
  const discards = [...state.discards, ...trading.slice(0, 1)];
  let deck = [...state.deck];
  const refuse = (): never => {
    throw new Error('only indices are drawn in this game');
  };
  return {
    die: refuse,
    dice: refuse,
    shuffle: refuse,
    index(length, rule = 'no rule') {
      const next = draws.shift();
      if (next === undefined) throw new Error(`one of ${length} is drawn for ${rule}, but nothing was to be drawn`);
      if (typeof next === 'number') return next;
      if (deck.length === 0) deck = discards.splice(0);
      const at = deck.indexOf(next);
      if (deck.length !== length || at < 0) throw new Error(`${next} cannot be drawn for ${rule} from ${deck}`);
      deck.splice(at, 1);
      return at;
    },
  };
}

/** Takes actions one after the other, and after each what the game does by itself; everything to be drawn is drawn. */
export function runIn(
  game: Game,
  state: SkirmishState,
  actions: readonly SkirmishAction[],
  ...draws: readonly Draw[]
): Step<SkirmishState, SkirmishEvent> {
  const left = [...draws];
  const events: SkirmishEvent[] = [];
  let at = state;
  const take = (step: Step<SkirmishState, SkirmishEvent>): void => {
    at = step.state;
    events.push(...step.events);
  };
  const settle = (): void => {
    while (game.actors(at).length === 0 && game.outcome(at) === undefined) take(game.advance(at, told(at, left)));
  };
  settle();
  for (const action of actions) {
    // What a player does draws nothing: chance is for the automatic steps.
    take(game.apply(at, action, told(at, [])));
    settle();
  }
  if (left.length > 0) throw new Error(`not drawn: ${left.join(', ')}`);
  return { state: at, events };
}

/** The same in the printed game. */
export function run(
  state: SkirmishState,
  actions: readonly SkirmishAction[],
  ...draws: readonly Draw[]
): Step<SkirmishState, SkirmishEvent> {
  return runIn(srFastcombat, state, actions, ...draws);
}

/** One automatic step. */
export function advance(state: SkirmishState, ...draws: readonly Draw[]): Step<SkirmishState, SkirmishEvent> {
  const left = [...draws];
  const step = srFastcombat.advance(state, told(state, left));
  if (left.length > 0) throw new Error(`not drawn: ${left.join(', ')}`);
  return step;
}

/** Why an action is refused, as its rule; undefined where it is legal. */
export function refused(state: SkirmishState, action: SkirmishAction): string | undefined {
  const found = srFastcombat.check(state, action);
  return found === undefined ? undefined : (found.rule ?? 'no rule');
}

/** The events of one type. */
export function eventsOf<Type extends SkirmishEvent['type']>(
  events: readonly SkirmishEvent[],
  type: Type,
): readonly Extract<SkirmishEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<SkirmishEvent, { type: Type }> => event.type === type);
}

/** The only event of one type. */
export function eventOf<Type extends SkirmishEvent['type']>(
  events: readonly SkirmishEvent[],
  type: Type,
): Extract<SkirmishEvent, { type: Type }> {
  const [event, second] = eventsOf(events, type);
  if (event === undefined || second !== undefined) {
    throw new Error(`not one event "${type}" among ${events.map((each) => each.type).join(', ')}`);
  }
  return event;
}

/** The types of events, in order. */
export function types(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}
