import { seeded, seed as seedOf, show } from '@tabletop/dice';
import fc from 'fast-check';
import type { PlayerId } from '../contract.js';
import { hash } from '../hash.js';
import { setOwn } from '../plain-json.js';
import { type AnyGame, type Arena, type Played, pick, playersOf, stepFrom, walk } from './arena.js';
import { fail, type Law, lawOfMatches } from './law.js';

/** Names by which a plain object already has something. */
const HOSTILE: readonly PlayerId[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
  'toLocaleString',
];

/** The laws of whole matches. */
export function matchLaws(arena: Arena): readonly Law[] {
  const { game } = arena;
  return [
    lawOfMatches('matches end within the limit of steps', arena, fc.constant(null), (played) => {
      if (!arena.ends(played.setup)) return;
      for (const { step, over } of walk(game, played, arena.maxSteps)) {
        if (step >= arena.maxSteps && !over) fail(`after ${step} steps the match is not over.`);
      }
    }),
    lawOfMatches('players may be called anything', arena, fc.constant(null), (played) => {
      const players = playersOf(game, played, arena.maxSteps);
      const forth = new Map(players.map((player, at) => [player, HOSTILE[at] ?? player]));
      const back = new Map([...forth].map(([player, hostile]) => [hostile, player]));
      const prototype = Object.getOwnPropertyNames(Object.prototype).join();
      const renamed: Played = { ...played, setup: withNames(played.setup, forth) };
      const usual = story(game, played, arena.maxSteps, new Map());
      const other = story(game, renamed, arena.maxSteps, back);
      if (Object.getOwnPropertyNames(Object.prototype).join() !== prototype) fail('Object.prototype has been changed.');
      const at = usual.findIndex((step, index) => step !== other[index]);
      if (at >= 0)
        fail(
          `from step ${at} on, the match is another when its players are called ${[...back.keys()].map(show).join(', ')}.`,
        );
    }),
  ];
}

/**
 * The hashes of every step of a match, with the players called by their own names again. All choices are the first
 * actor's and come from one source, so that names have no part in them.
 */
function story(
  game: AnyGame,
  { setup, seed, choices }: Played,
  maxSteps: number,
  names: ReadonlyMap<string, string>,
): string[] {
  const driver = seeded(seedOf(choices));
  let state = game.setup(setup, seed);
  const steps = [hash(withNames(state, names))];
  while (game.outcome(state) === undefined && steps.length <= maxSteps) {
    const player = pick(driver, game.actors(state));
    const step = stepFrom(game, state, player === undefined ? null : game.sample(state, player, driver));
    state = step.state;
    steps.push(hash(withNames([step.state, step.events, game.view(state, player ?? null)], names)));
  }
  return steps;
}

/** A copy in which every text that is a name is another; keys are no names. */
function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => withNames(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) setOwn(copy, key, withNames(item, names));
  return copy;
}
