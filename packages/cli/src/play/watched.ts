import { MAX_MATCH_STEPS, type Match, playMatch } from '@tabletop/game';
import { capital } from '@tabletop/game/text';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import type { AskedMatch } from '../games/asked.js';
import { jsonLine, quoted } from '../screen/plain.js';
import { progressOf } from '../screen/progress.js';
import { bold, dim } from '../screen/span.js';
import { tell } from '../screen/telling.js';
import type { Session } from '../session.js';

/** Plays a whole match between bots, and tells it with the table before and after. */
export function watchAsText<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  asked: AskedMatch<Types>,
  session: Session,
): Match<Types['state']> {
  const { screen } = session;
  const { game, title, credit } = adapter;
  screen.line(bold(title), ` ${credit}`);
  screen.line(dim(`Seed ${quoted(asked.seed)}. ${capital(asked.bot.name)} bots play for ${asked.players.join(', ')}.`));
  screen.line();
  screen.text(adapter.toText(game.view(asked.first, null)));
  let before = asked.first;
  const match = played(adapter, asked, session, (state, events) => {
    tell(screen, adapter.narrate(events, before));
    before = state;
  });
  screen.line();
  screen.text(adapter.toText(game.view(match.state, null)));
  if (match.outcome === undefined) screen.line(bold(`Broken off after ${MAX_MATCH_STEPS} steps: it had no end.`));
  return match;
}

/** Plays a whole match between bots, and shows every event as JSON, then the outcome. */
export function watchAsJson<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  asked: AskedMatch<Types>,
  session: Session,
): Match<Types['state']> {
  const { screen } = session;
  const match = played(adapter, asked, session, (_state, events) => {
    for (const event of events) screen.text(jsonLine(event));
  });
  const { outcome = null, steps } = match;
  screen.text(jsonLine({ game: adapter.game.id, seed: asked.seed, steps, outcome }));
  return match;
}

function played<Types extends GameTypes>(
  { game }: GameAdapter<Types>,
  { setup, seed, bot }: AskedMatch<Types>,
  session: Session,
  observe: (state: Types['state'], events: readonly Types['event'][]) => void,
): Match<Types['state']> {
  const progress = progressOf(session, (steps) => `Step ${steps} …`);
  const match = playMatch(game, {
    setup,
    seed,
    policies: () => bot.policy,
    observe({ step, state, events }) {
      progress.at(step);
      observe(state, events);
    },
  });
  progress.end();
  return match;
}
