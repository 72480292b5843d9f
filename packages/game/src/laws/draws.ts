import { type Draw, recording, seeded, seed as seedOf, show } from '@tabletop/dice';
import fc from 'fast-check';
import { hash } from '../hash.js';
import { record } from '../recorder.js';
import { verifyReplay } from '../verify-replay.js';
import { type AnyGame, type Arena, type Moment, type Played, stepFrom, walk } from './arena.js';
import { fail, type Law, lawOfMatches, lawOfMoments } from './law.js';

/** Of so many seeds, so many must lead to different events. */
const SEEDS = 20;
const DIFFERENT = 15;
/** So many steps of each are compared. */
const STEPS = 200;

/** The laws of where chance comes from and what becomes of it. */
export function drawLaws(arena: Arena): readonly Law[] {
  const { game } = arena;
  return [
    lawOfMatches('a seed decides the draws and nothing else', arena, fc.constant(null), ({ setup, seed }) => {
      const state = game.setup(setup, seed);
      if (hash(game.setup(setup, seed)) !== hash(state)) fail('the same seed gives two first states.');
      if (hash(game.setup(setup, -0)) !== hash(game.setup(setup, 0))) fail('the seeds 0 and −0 give two first states.');
      if (hash(state.chance) !== hash(seedOf(seed)))
        fail('the first random state is not that of the seed: setup draws.');
      const other = { ...game.setup(setup, `not ${seed}`), chance: state.chance };
      if (hash(other) !== hash(state)) fail('the first state shows its seed in more than its random state.');
    }),
    lawOfMatches(
      `of ${SEEDS} seeds at least ${DIFFERENT} lead to different events`,
      { ...arena, runs: Math.min(arena.runs, 2) },
      fc.constant(null),
      (played) => {
        const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
        const logs = new Set(seeds.map((seed) => eventLog(game, { ...played, seed }, arena.maxSteps)));
        if (logs.size < DIFFERENT) fail(`of ${SEEDS} seeds only ${logs.size} lead to different events.`);
      },
    ),
    lawOfMoments('chance comes from the state or from the caller', arena, (moment) => chanceFromOnePlace(game, moment)),
    lawOfMoments('the dice in the events are the draws', arena, ({ state, over, action, chance }) => {
      if (over) return;
      const source = recording(seeded(seedOf(chance.index(1_000_000))));
      const { events } = stepFrom(game, state, action(), source);
      const shown = events.flatMap((event) => event.dice ?? []);
      const drawn = source.draws().map((draw) => draw.value);
      if (hash(shown) !== hash(drawn))
        fail(`${JSON.stringify(drawn)} was drawn, but the events show ${JSON.stringify(shown)}.`);
    }),
    lawOfMoments('events, draws and outcomes name their rule', arena, (moment) => rulesAreNamed(game, moment)),
    lawOfMatches('a replay reproduces every hash', arena, fc.boolean(), (played, supplied) =>
      replays(arena, played, supplied),
    ),
  ];
}

function eventLog(game: AnyGame, played: Played, maxSteps: number): string {
  const events: unknown[] = [];
  for (const { state, over, action } of walk(game, played, Math.min(STEPS, maxSteps))) {
    if (!over) events.push(stepFrom(game, state, action()).events);
  }
  return hash(events);
}

function chanceFromOnePlace(game: AnyGame, { state, over, action }: Moment): void {
  if (over) return;
  const next = action();
  const own = stepFrom(game, state, next);
  const seed = seeded(state.chance);
  const source = recording(seed);
  const supplied = stepFrom(game, state, next, source);
  if (hash(supplied.state.chance) !== hash(state.chance)) fail('with a chance supplied, the state’s own has changed.');
  if (hash(supplied.events) !== hash(own.events)) {
    fail('the state’s own chance, supplied from outside, leads to other events: something else is drawn from.');
  }
  const left = source.draws().length === 0 ? state.chance : seed.state();
  if (hash(own.state.chance) !== hash(left)) fail('the random state that is stored is not what the draws have left.');
  if (hash({ ...own.state, chance: null }) !== hash({ ...supplied.state, chance: null })) {
    fail('the state’s own chance, supplied from outside, leads to another state.');
  }
}

function rulesAreNamed(game: AnyGame, { state, over, action, chance }: Moment): void {
  if (over) {
    const outcome = game.outcome(state);
    if (!isName(outcome?.rule) || !isName(outcome?.reason)) fail('the outcome names no rule or no reason.');
    return;
  }
  const source = recording(seeded(seedOf(chance.index(1_000_000))));
  const { events } = stepFrom(game, state, action(), source);
  const nameless = events.find((event) => !isName(event.type) || !isName(event.rule));
  if (nameless !== undefined) fail(`the event ${JSON.stringify(nameless)} names no rule.`);
  const unruled: Draw | undefined = source.draws().find((draw) => !isName(draw.rule));
  if (unruled !== undefined) fail(`the draw ${JSON.stringify(unruled)} names no rule.`);
}

function isName(text: unknown): boolean {
  return typeof text === 'string' && text !== '';
}

/** Every third step draws from a chance that is supplied, in half of the matches. */
function replays(arena: Arena, played: Played, supplied: boolean): void {
  const { game } = arena;
  const match = record(game, played.setup, played.seed, { hashEvery: 1 });
  const dice = seeded(seedOf(played.choices));
  for (let step = 0; step < arena.maxSteps && game.outcome(match.state) === undefined; step++) {
    const [player] = game.actors(match.state);
    const chance = supplied && step % 3 === 0 ? dice : undefined;
    if (player === undefined) match.advance(chance);
    else match.apply(game.sample(match.state, player, dice), chance);
  }
  const verdict = verifyReplay(game, JSON.stringify(match.record()));
  if (!verdict.ok) fail(`at step ${verdict.step} the replay differs (${verdict.kind}): ${verdict.message}`);
  if (hash(verdict.state) !== hash(match.state))
    fail(`the replay ends in another state than ${show(match.steps)} steps did.`);
}
