import { seed, seeded } from '@tabletop/dice';
import { randomPolicy, record } from '@tabletop/game';
import { type KrakenAction, type KrakenState, kraken } from '@tabletop/kraken';
import { describe, expect, test } from 'vitest';
import { choices } from '../src/games/kraken/choices.js';
import { krakenAdapter } from '../src/games/kraken/kraken.js';
import { wholeIo } from '../src/io.js';
import { playOn } from '../src/play/match.js';
import { botSeat } from '../src/play/seats.js';
import { openScreen } from '../src/screen/screen.js';
import { collector } from './support/fake-io.js';

/** States in which somebody must choose, from games played at random. */
function* statesToChooseIn(games: number): Generator<KrakenState> {
  for (let game = 0; game < games; game++) {
    const match = record(kraken, { players: ['Ann', 'Ben'] }, `choices ${game}`);
    const chance = seeded(seed(`choices ${game}`));
    for (let step = 0; step < 400 && kraken.outcome(match.state) === undefined; step++) {
      const { state } = match;
      const [player] = kraken.actors(state);
      if (player === undefined) match.advance();
      else {
        yield state;
        match.apply(kraken.sample(state, player, chance));
      }
    }
  }
}

function asked(state: KrakenState) {
  const [player = ''] = kraken.actors(state);
  const { options } = choices(state, player);
  // No choice of this game leads to another question.
  return { player, options: options.flatMap((option) => ('action' in option ? [option] : [])) };
}

describe('the choices that are offered', () => {
  const all = [...statesToChooseIn(6)].map((state) => ({ state, ...asked(state) }));

  test('are all legal, all different and called by different names', () => {
    for (const { state, options } of all) {
      expect(options.length).toBeGreaterThan(0);
      for (const { action } of options) expect(kraken.check(state, action)).toBeUndefined();
      expect(new Set(options.map(({ action }) => JSON.stringify(action))).size).toBe(options.length);
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  });

  test('are few enough to read', () => {
    for (const { options } of all) expect(options.length).toBeLessThanOrEqual(30);
  });

  test('hold every attack, and to stay is always one of the moves', () => {
    for (const { state, player, options } of all) {
      const { phase } = state.stage;
      const actions = options.map(({ action }) => action);
      if (phase === 'combat') expect(actions).toEqual(kraken.legalActions(state, player));
      else expect(actions.some(isStaying)).toBe(true);
    }
  });

  test('hold a way into reach of each tentacle to which a legal action leads', () => {
    const reached = (labels: readonly string[]) =>
      new Set(labels.flatMap((label) => (label.split('within reach of ')[1] ?? '').match(/\d+/g) ?? []));
    let ways = 0;
    for (const { state, player, options } of all) {
      if (!(state.stage.phase === 'movement' && state.stage.allowance !== null)) continue;
      const offered = reached(options.map(({ label }) => label));
      ways += offered.size;
      for (const action of kraken.legalActions(state, player)) {
        const after = action.type === 'move' ? kraken.apply(state, action).state : state;
        for (const id of reachableFrom(after, action)) expect(offered).toContain(String(id));
      }
    }
    expect(ways).toBeGreaterThan(0);
  });

  test('say how likely a roll is to succeed: Pluck 7 destroys a tentacle one time in four', () => {
    const labels = all.flatMap(({ options }) => options.map(({ label }) => label));
    expect(
      labels
        .filter((label) => label.includes('(Pluck 7) attacks'))
        .every((label) => label.includes('(25% destroy it)')),
    ).toBe(true);
    expect(labels.some((label) => label.includes('attacks tentacle'))).toBe(true);
  });
});

function isStaying(action: KrakenAction): boolean {
  return action.type === 'stay' || (action.type === 'move' && action.path.length === 0);
}

/** The tentacles within 3 cm, edge to edge, of where a move ends. */
function reachableFrom(state: KrakenState, action: KrakenAction): readonly number[] {
  if (action.type !== 'move') return [];
  const sailor = state.sailors.find(({ id }) => id === action.sailor);
  const reach = 60 + 25 + 30;
  return state.tentacles
    .filter(({ at }) => sailor !== undefined && (at.x - sailor.at.x) ** 2 + (at.y - sailor.at.y) ** 2 <= reach * reach)
    .map(({ id }) => id);
}

test('a match is broken off after so many steps', async () => {
  const out = collector();
  const io = {
    stdin: process.stdin,
    stdout: out.stream,
    stderr: out.stream,
    isTTY: { stdin: false, stdout: false, stderr: false },
    columns: 80,
    env: {},
  };
  const match = record(kraken, {}, 'ahoy');
  const seat = botSeat(krakenAdapter, { name: 'random', policy: randomPolicy }, 'ahoy', 'captain');
  const table = { seats: new Map([['captain', seat]]), viewer: null, dice: undefined };
  await playOn(krakenAdapter, match, table, { io: wholeIo(io), screen: openScreen(wholeIo(io)) }, 50);
  expect(match.steps).toBe(50);
  expect(kraken.outcome(match.state)).toBeUndefined();
});
