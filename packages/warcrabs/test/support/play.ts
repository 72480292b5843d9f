import { type Chance, chanceFrom, scripted } from '@tabletop/dice';
import type { GameEvent, Step } from '@tabletop/game';
import {
  type CrabId,
  type Fighter,
  type WarcrabsAction,
  type WarcrabsEvent,
  type WarcrabsState,
  warcrabs,
} from '../../src/index.js';

type Game = Pick<typeof warcrabs, 'actors' | 'outcome' | 'apply' | 'advance'>;
type Played = Step<WarcrabsState, WarcrabsEvent>;

/** Faces thrown one after the other, and from the first again. */
export function turningThrough(...faces: readonly number[]): Chance {
  let at = 0;
  return chanceFrom(() => (faces[at++ % faces.length] ?? 1) - 1);
}

/** Takes actions one after the other, and after each what the game does by itself. */
export function runWith(game: Game, state: WarcrabsState, actions: readonly WarcrabsAction[], chance: Chance): Played {
  const events: WarcrabsEvent[] = [];
  let at = state;
  const take = (step: Played): void => {
    at = step.state;
    events.push(...step.events);
  };
  const settle = (): void => {
    while (game.actors(at).length === 0 && game.outcome(at) === undefined) take(game.advance(at, chance));
  };
  settle();
  for (const action of actions) {
    take(game.apply(at, action, chance));
    settle();
  }
  return { state: at, events };
}

/** The same where all dice are told, and thrown. */
export function runIn(
  game: Game,
  state: WarcrabsState,
  actions: readonly WarcrabsAction[],
  ...dice: readonly number[]
): Played {
  const chance = scripted(dice);
  const played = runWith(game, state, actions, chance);
  chance.finish();
  return played;
}

/** The same in the printed game. */
export function run(state: WarcrabsState, actions: readonly WarcrabsAction[], ...dice: readonly number[]): Played {
  return runIn(warcrabs, state, actions, ...dice);
}

/** Why an action is refused, as its rule; undefined where it is legal. What is due happens first. */
export function refused(state: WarcrabsState, action: WarcrabsAction): string | undefined {
  const found = warcrabs.check(run(state, []).state, action);
  return found === undefined ? undefined : (found.rule ?? 'no rule');
}

/** A crab of a state, which must be there. */
export function crab(state: WarcrabsState, id: CrabId): Fighter {
  const found = state.crabs.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no crab ${id}`);
  return found;
}

/** The events of one type. */
export function eventsOf<Type extends WarcrabsEvent['type']>(
  events: readonly WarcrabsEvent[],
  type: Type,
): readonly Extract<WarcrabsEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<WarcrabsEvent, { type: Type }> => event.type === type);
}

/** The only event of one type. */
export function eventOf<Type extends WarcrabsEvent['type']>(
  events: readonly WarcrabsEvent[],
  type: Type,
): Extract<WarcrabsEvent, { type: Type }> {
  const [event, second] = eventsOf(events, type);
  if (event === undefined || second !== undefined)
    throw new Error(`not one event "${type}" among ${events.map((each) => each.type).join(', ')}`);
  return event;
}

/** The types of events, in order. */
export function types(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}
