import { MAX_MATCH_STEPS, type PlayerId, type Recorder } from '@tabletop/game';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import { tell } from '../screen/telling.js';
import type { Session } from '../session.js';
import { type DiceTable, stepWithDice } from './dice.js';
import type { Seat } from './seats.js';

type MatchOf<Types extends GameTypes> = Recorder<Types['state'], Types['action'], Types['event']>;

/** Who sits at the table, and what they see and throw. */
export interface Table<Types extends GameTypes> {
  readonly seats: ReadonlyMap<PlayerId, Seat<Types>>;
  /** Through whose eyes the table is shown; null where several look at it. */
  readonly viewer: PlayerId | null;
  readonly dice: DiceTable | undefined;
}

/** Plays until the game is over, or has gone on for so many steps that it never will be. */
export async function playOn<Types extends GameTypes>(
  { game, narrate, toText, drawInWords }: GameAdapter<Types>,
  match: MatchOf<Types>,
  { seats, viewer, dice }: Table<Types>,
  { screen }: Session,
  most: number = MAX_MATCH_STEPS,
): Promise<void> {
  while (match.steps < most && game.outcome(match.state) === undefined) {
    const before = match.state;
    const [player] = game.actors(before);
    const seat = player === undefined ? undefined : seats.get(player);
    const action = player === undefined || seat === undefined ? null : await seat(before, player);
    const { events } =
      dice === undefined
        ? takeStep(match, action)
        : await stepWithDice(match, action, (wanted) => dice.ask(wanted, drawInWords(before, wanted)));
    dice?.stepDone();
    const story = narrate(game.viewEvents(events, viewer), before);
    tell(screen, story);
    if (story.some(({ level }) => level === 'heading')) {
      screen.line();
      screen.text(toText(game.view(match.state, viewer)));
    }
  }
}

function takeStep<State, Action, Event>(match: Recorder<State, Action, Event>, action: Action | null) {
  return action === null ? match.advance() : match.apply(action);
}
