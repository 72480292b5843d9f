import type { Chance, Problem } from '@tabletop/dice';
import { field, type PlayerId, problem, thinned } from '@tabletop/game';
import { add, checkPath, directionAt, displacement, MAX_LEGS, pathLength } from '@tabletop/geometry';
import type { Announce, EndMoves } from '../actions.js';
import { changed, withPlayer } from '../change.js';
import type { Context, Entry } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import { pointField } from '../fields.js';
import { activeOf, figureOf } from '../find.js';
import { LEGAL_LIMIT } from '../limits.js';
import type { Rules } from '../rules.js';
import type { Figure, SkirmishState } from '../state.js';
import { walkAreaOf } from '../table/ground.js';
import { toUnits, UNITS_PER_CM } from '../units.js';
import { awaitedPlayers, NOBODY } from './awaited.js';
import { beginMove, moveOver, nextMover } from './movers.js';
import { walkCost, walkedAlong, walkLeft } from './walking.js';
import { openWindow } from './window.js';

/** Who moves, when it is for that player to say how. */
function mover(state: SkirmishState, { rules }: Context): readonly PlayerId[] {
  return state.stage.phase === 'move' ? awaitedPlayers(state, rules) : NOBODY;
}

/** Why a leg cannot be announced, or undefined. @rule F-WINDOW @rule F-MOVE @rule F-SEQUENCE */
export function checkLeg(
  state: SkirmishState,
  { player, figure: id, path }: Announce,
  rules: Rules,
): Problem | undefined {
  const figure = figureOf(state, id);
  const refuse = (message: string, field = 'figure', rule = 'F-SEQUENCE') => problem([field], message, rule);
  if (figure === undefined || figure.owner !== player) return refuse('That is no figure of yours.');
  if (figure.status !== 'active') return refuse('That figure is out of the fight.');
  if (figure.moved) return refuse('That figure has had its move of this turn.');
  if (path.length === 0) return refuse('A leg leads somewhere.', 'path', 'F-WINDOW');
  const points = [figure.at, ...path];
  const fault = checkPath(points, walkAreaOf(state, figure, rules), { allowance: toUnits(rules.legLength) });
  if (fault?.reason === 'too-long') return refuse(`A leg is at most ${rules.legLength} cm long.`, 'path', 'F-WINDOW');
  if (fault !== undefined) return refuse(FAULTS[fault.reason], 'path', 'F-MOVE');
  if (pathLength(points) === 0) return refuse('A leg leads somewhere.', 'path', 'F-WINDOW');
  const cost = walkCost(walkedAlong(figure, points, state.board, rules), rules);
  if (cost > toUnits(figure.profile.speed))
    return refuse(`That is further than Speed ${figure.profile.speed} goes this turn.`, 'path', 'F-MOVE');
  return undefined;
}

const FAULTS: Readonly<Record<'empty' | 'too-many-legs' | 'not-whole' | 'outside' | 'blocked' | 'walled', string>> = {
  empty: 'A leg leads somewhere.',
  'too-many-legs': `A leg has at most ${MAX_LEGS} straight parts.`,
  'not-whole': 'A point of the way is { x, y } in whole units.',
  outside: 'The way leaves the table.',
  blocked: 'Another figure is in the way.',
  walled: 'A wall is in the way.',
};

/**
 * Announces a leg; then everyone may declare an action before it is walked. A figure moves once a turn, and its move is
 * over when its player begins that of another.
 *
 * @rule F-WINDOW
 * @rule F-MOVE
 * @rule F-SEQUENCE
 */
export const announce: Entry<Announce> = {
  rule: 'F-WINDOW',
  fields: {
    figure: field.integer(),
    path: field.list(pointField, MAX_LEGS),
  },
  awaits: mover,
  legal: (state, player, { rules }) => {
    const movers = activeOf(state, player).filter(({ moved }) => !moved);
    const each = Math.max(1, Math.floor(LEGAL_LIMIT / Math.max(1, movers.length)));
    return movers.flatMap((figure) => thinned(straightLegs(state, figure, player, rules), each));
  },
  check: (state, action, { rules }) => checkLeg(state, action, rules),
  apply: (state, { player, figure: id, path }) => {
    const log: SkirmishEvent[] = [];
    const begun = state.moving === id ? state : beginMove(state, id);
    const at = figureOf(begun, id)?.at;
    const length = at === undefined ? 0 : pathLength([at, ...path]);
    log.push({ type: 'announced', rule: 'F-WINDOW', figure: id, path, length });
    const players = withPlayer(begun.players, player, { trades: 0 });
    const announced = changed(begun, { leg: path, players, decision: state.decision + 1 });
    return { state: openWindow(announced, 'leg', log), events: log };
  },
  sample: (state, player, chance, { rules }) => sampleLeg(state, player, chance, rules),
};

/** Every sixteenth of a turn: as far as may be gone at once, half of that, and a centimetre. */
function straightLegs(state: SkirmishState, figure: Figure, player: PlayerId, rules: Rules): readonly Announce[] {
  const longest = Math.min(toUnits(rules.legLength), walkLeft(figure, rules));
  const legs: Announce[] = [];
  const lengths = [...new Set([longest, Math.floor(longest / 2), Math.min(longest, UNITS_PER_CM)])];
  for (let turn = 0; turn < TURNS; turn++) {
    for (const length of lengths) {
      const leg = straightLeg(figure, player, (turn * 360) / TURNS, length);
      if (checkLeg(state, leg, rules) === undefined) legs.push(leg);
    }
  }
  return legs;
}

const TURNS = 16;

function straightLeg(figure: Figure, player: PlayerId, degrees: number, length: number): Announce {
  const direction = directionAt(Math.round(degrees));
  let to = add(figure.at, displacement(direction, length));
  // A rounded place may be a little further away than the length.
  if (pathLength([figure.at, to]) > length) to = add(figure.at, displacement(direction, length - 1));
  return { type: 'announce', player, figure: figure.id, path: [to] };
}

/** A leg at random; undefined where none was found quickly. */
function sampleLeg(state: SkirmishState, player: PlayerId, chance: Chance, rules: Rules): Announce | undefined {
  const movers = activeOf(state, player).filter(({ moved }) => !moved);
  if (movers.length === 0) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const figure = movers[chance.index(movers.length)];
    if (figure === undefined) continue;
    const longest = Math.min(toUnits(rules.legLength), walkLeft(figure, rules));
    if (longest < 1) continue;
    const leg = straightLeg(figure, player, chance.index(360), 1 + chance.index(longest));
    if (checkLeg(state, leg, rules) === undefined) return leg;
  }
  return undefined;
}

const TRIES = 8;

/**
 * Ends the moves of a player's figures.
 *
 * @rule F-SEQUENCE
 */
export const endMoves: Entry<EndMoves> = {
  rule: 'F-SEQUENCE',
  awaits: mover,
  legal: (_state, player) => [{ type: 'end-moves', player }],
  check: () => undefined,
  apply: (state, { player }) => ({
    state: changed(nextMover(state), {
      players: withPlayer(moveOver(state).players, player, { trades: 0 }),
      decision: state.decision + 1,
    }),
    events: [{ type: 'moves-ended', rule: 'F-SEQUENCE', player }],
  }),
};
