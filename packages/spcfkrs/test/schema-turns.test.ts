import { describe } from 'vitest';
import type { Phase, SpcfkrsState, Turn } from '../src/index.js';
import { found } from './support/found.js';
import { recast, refuses } from './support/refuses.js';

const reversed = (list: readonly unknown[]) => list.toReversed();
const unitOf = ({ units }: SpcfkrsState, id = 1) => units[id - 1];
const speedOf = (state: SpcfkrsState, turn: Turn | undefined) => unitOf(state, turn?.unit)?.profile.speed ?? 0;

describe('the fastest go first, and those of equal Speed roll [S-SPEED]', () => {
  const ordering =
    (phase: Phase = 'shoot') =>
    () =>
      found('order', ({ rules }, stage) => stage.phase === phase && rules.mode === undefined && stage.ranks.length > 1);
  const rolling = () => found('order', (_, { ranks, rolled }) => rolled.length > 0 && ranks.length > 1);
  const together = () =>
    found(
      'order',
      ({ rules }, { phase, ranks }) =>
        rules.ties === 'simultaneous' && phase !== 'move' && ranks.some((rank) => rank.length > 1),
    );
  const ranks = (change: (ranks: readonly (readonly number[])[]) => unknown) => ({ 'stage.ranks': change });

  refuses(
    'no ranks',
    'stage.ranks',
    ordering(),
    ranks(() => []),
  );
  refuses('an empty rank', 'stage.ranks.0', ordering(), { 'stage.ranks.0': [] });
  refuses(
    'ranks of some',
    'S-SPEED stage.ranks',
    ordering(),
    ranks((all) => all.slice(1)),
  );
  refuses(
    'ranks with one twice',
    'S-SPEED stage.ranks',
    ordering(),
    ranks((all) => [...all, all[0]]),
  );
  refuses('ranks with a stranger', 'S-SPEED stage.ranks', ordering(), { 'stage.ranks.0.0': 64 });
  refuses(
    'the slowest first',
    'S-SPEED stage.ranks',
    () =>
      found(
        'order',
        (state, { phase, ranks: [first, second] }) =>
          state.rules.ties === undefined &&
          phase === 'move' &&
          unitOf(state, first?.[0])?.profile.speed !== unitOf(state, second?.[0])?.profile.speed &&
          second !== undefined,
      ),
    ({ stage }) => ({ 'stage.ranks': stage.ranks.toReversed(), 'stage.rolled': [] }),
  );
  refuses(
    'unequal units in one rank',
    'S-SPEED stage.ranks',
    () =>
      found(
        'order',
        (state, { ranks: all }) =>
          state.rules.ties === undefined && new Set(all.flat().map((id) => unitOf(state, id)?.profile.speed)).size > 1,
      ),
    ({ stage }) => ({ 'stage.ranks': [stage.ranks.flat()], 'stage.rolled': [] }),
  );
  refuses('a rank out of its order', 'S-SPEED stage.ranks', rolling, ({ stage }) => {
    const at = stage.ranks.findIndex((rank) => rank.length > 1);
    return { [`stage.ranks.${at}`]: reversed, 'stage.rolled': [] };
  });
  refuses(
    'ranks apart where all act together',
    'S-SPEED stage.ranks',
    together,
    ranks((all) => all.flat().map((id) => [id])),
  );
  refuses('a phase in which nobody does anything', 'S-SPEED stage.ranks', ordering(), { orders: [], battalions: [] });

  refuses('a roll of who is not tied', 'S-SPEED stage.rolled', rolling, ({ stage }) => ({
    'stage.rolled': [{ id: stage.ranks.find((rank) => rank.length === 1)?.[0] ?? 64, value: 3 }],
  }));
  refuses('a roll out of turn', 'S-SPEED stage.rolled', rolling, ({ stage }) => ({
    'stage.rolled': [{ id: stage.ranks.find((rank) => rank.length > 1)?.[1], value: 3 }],
  }));
  refuses('the last roll, not judged', 'S-SPEED stage.rolled', rolling, ({ stage }) => ({
    'stage.rolled': stage.ranks.find((rank) => rank.length > 1)?.map((id) => ({ id, value: 3 })),
  }));
  refuses('a roll where all act together', 'S-SPEED stage.rolled', together, ({ stage }) => ({
    'stage.rolled': [{ id: stage.ranks.find((rank) => rank.length > 1)?.[0], value: 3 }],
  }));
  refuses('a roll of 7', 'stage.rolled.0.value', rolling, { 'stage.rolled.0.value': 7 });
});

describe('turns to come are of those who have something to do [S-ORDERS]', () => {
  const turning =
    (phase: Phase, isRight: (state: SpcfkrsState) => boolean = () => true) =>
    () =>
      found(
        'turn',
        (state, stage) =>
          stage.phase === phase &&
          state.rules.mode === undefined &&
          state.rules.ties === undefined &&
          state.queue.length > 1 &&
          isRight(state),
      );
  const shooting = turning('shoot');
  const moving = turning('move');
  const first = (turn: Partial<Turn>) => ({ 'queue.0.0': (old: object) => ({ ...old, ...turn }) });

  refuses('a stranger', 'S-ORDERS queue.0.0', shooting, first({ unit: 64 }));
  refuses('who has no order', 'S-ORDERS queue.0.0', shooting, { orders: [], battalions: [] });
  refuses('who was ordered something else', 'S-ORDERS queue.0.0', shooting, { 'stage.phase': 'stab' });
  refuses('an overdose in the Shoot phase', 'S-ORDERS queue.0.0', shooting, first({ does: 'overdose' }));
  refuses('a follower in the Shoot phase', 'S-ORDERS queue.0.0', shooting, first({ does: 'follow' }));
  refuses('who has acted', 'S-ORDERS queue.0.0', shooting, (state) =>
    recast(state, ({ acted, id }) => ({ acted: acted || id === state.queue[0]?.[0]?.unit })),
  );
  refuses('one unit twice', 'S-ORDERS queue', shooting, ({ queue }) => ({ queue: [queue[0], ...queue] }));
  refuses('two at a time', 'S-SPEED queue', shooting, ({ queue }) => ({ queue: [queue.flat()] }));
  refuses(
    'the slowest first',
    'S-SPEED queue',
    turning('shoot', (state) => speedOf(state, state.queue[0]?.[0]) > speedOf(state, state.queue.at(-1)?.[0])),
    { queue: reversed },
  );
  refuses(
    'the slowest first, moving',
    'S-SPEED queue',
    turning('move', (state) => {
      const turns = state.queue.flat();
      return turns.every(({ does }) => does === 'order') && speedOf(state, turns[0]) > speedOf(state, turns.at(-1));
    }),
    { queue: reversed },
  );
  refuses('who does not move', 'S-ORDERS queue.0.0', moving, ({ orders }) => ({
    orders: orders.map((order) => ({ ...order, move: null })),
  }));
  const chasing = turning(
    'move',
    ({ queue }) => queue[0]?.[0]?.does === 'order' && queue.at(-1)?.[0]?.does === 'follow',
  );
  refuses('a follower before the others', 'S-SPEED queue', chasing, { queue: reversed });
  refuses('a follower by itself', `S-ORDERS queue.${chasing().queue.length - 1}.0`, chasing, {
    [`queue.${chasing().queue.length - 1}.0.does`]: 'order',
  });
  refuses('a mover after another', 'S-ORDERS queue.0.0', chasing, first({ does: 'follow' }));
  const joined = () =>
    found(
      'turn',
      ({ queue, battalions, rules }, { phase }) =>
        phase === 'move' && rules.mode === undefined && battalions.some(([leader]) => leader === queue[0]?.[0]?.unit),
    );
  refuses('another than the first of a battalion', 'S-ORDERS queue.0.0', joined, ({ battalions, queue }) =>
    first({
      unit: battalions.find(([leader]) => leader === queue[0]?.[0]?.unit)?.[1] ?? 64,
    }),
  );
  const drugged = () =>
    found(
      'turn',
      ({ queue, rules }) =>
        rules.ties === undefined &&
        queue.some(([turn]) => turn?.does === 'overdose') &&
        queue.at(-1)?.[0]?.does === 'order',
    );
  refuses('an overdose after the orders', 'S-SPEED queue', drugged, { queue: reversed });
  refuses('an overdose of nothing', 'S-ORDERS queue.0.0', drugged, (state) =>
    recast(state, ({ profile }) => ({
      profile: { ...profile, powers: profile.powers.filter((power) => power !== 'overdose') },
    })),
  );
  const hacking = () =>
    found(
      'turn',
      ({ queue, rules }, { phase }) =>
        rules.mode === 'phased' && phase === 'special' && queue[0]?.[0]?.does === 'order',
    );
  refuses('a special without an implant', 'S-ORDERS queue.0.0', hacking, (state) => ({
    ...recast(state, ({ profile }) => ({ profile: { ...profile, powers: [] } })),
    orders: [],
  }));
  refuses('turns between two rounds', 'S-PHASES queue', () => found('round'), {
    queue: [[{ unit: 1, does: 'order' }]],
  });
  refuses('turns while orders are given', 'S-PHASES queue', () => found('orders', (_, { ask }) => ask === 'round'), {
    queue: [[{ unit: 1, does: 'order' }]],
  });
  refuses('an empty group', 'queue.0', shooting, { 'queue.0': [] });
});

describe('those of equal Speed act together, by house rules [S-SPEED]', () => {
  const together = () =>
    found(
      'turn',
      (state, { phase }) =>
        state.rules.ties === 'simultaneous' && phase !== 'move' && (state.queue[0]?.length ?? 0) > 1,
    );
  const apart = () =>
    found(
      'turn',
      (state, { phase }) => state.rules.ties === 'simultaneous' && phase !== 'move' && state.queue.length > 1,
    );
  refuses('one by one', 'S-SPEED queue', together, ({ queue }) => ({
    queue: queue.flatMap((group) => group.map((turn) => [turn])),
    pending: [],
  }));
  refuses('with slower ones', 'S-SPEED queue', apart, ({ queue }) => ({ queue: [queue.flat()], pending: [] }));
});

describe('a round is where it can be', () => {
  const asked = () => found('orders', ({ rules }) => rules.mode === undefined);
  const first = () => found('order', ({ rules }, { phase }) => phase === 'special' && rules.mode === undefined);
  const shielded = () =>
    found('orders', ({ units }, { ask }) => ask === 'round' && units.some(({ shield }) => shield === 'ready'));
  const bearer = shielded().units.findIndex(({ shield }) => shield === 'ready');
  refuses('round 0 with orders', 'S-PHASES round', asked, { round: 0 });
  refuses('a round past the last', 'S-WIN round', asked, { round: 4 });
  refuses('hacked before anything', 'S-HACK units.0.hacked', asked, { 'units.0.hacked': true });
  refuses('acted before anything', 'S-ORDERS units.0.acted', asked, { 'units.0.acted': true });
  refuses('acted before the first phase', 'S-ORDERS units.0.acted', first, { 'units.0.acted': true });
  refuses('a shield that absorbs before the shots', `S-PSHIELD units.${bearer}.shield`, shielded, {
    [`units.${bearer}.shield`]: 'absorbing',
  });
  const stabbing = () => found('turn', (_, { phase }) => phase === 'stab');
  refuses('a shield that absorbs before any shot', 'S-PSHIELD units.0.shield', stabbing, {
    'units.0.profile.powers': ['plasma-shield'],
    'units.0.profile.modifications': ['Plasma shield'],
    'units.0.shield': 'absorbing',
    battalions: [],
  });
  refuses('orders before the first round', 'S-ORDERS orders', () => found('round', ({ round }) => round === 0), {
    orders: [{ units: [1], act: null, move: null }],
  });
});
