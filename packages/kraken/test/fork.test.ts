import { scripted } from '@tabletop/dice';
import { playMatch, randomPolicy } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { sensibleBot } from '../src/bots.js';
import {
  type Actions,
  CREWS,
  DEFAULT_RULES,
  type KrakenEvent,
  kraken,
  makeKraken,
  RULEBOOK,
  resolveGrab,
  resolveMovementRoll,
  resolveTentacleAttack,
} from '../src/index.js';

describe('a fork', () => {
  test('replaces one resolver in three lines', () => {
    const gentle = makeKraken({ ...RULEBOOK, resolveFlail: () => 0 }, { id: 'kraken-gentle' });
    const losses: number[] = [];
    const play = (game: typeof kraken) =>
      playMatch(game, {
        setup: {},
        seed: 'fork',
        policies: () => sensibleBot,
        observe: ({ events }) =>
          losses.push(...events.flatMap((event) => (event.type === 'flailed' ? [event.pluckLost] : []))),
      });
    expect(play(gentle).outcome).toBeDefined();
    expect(losses.length).toBeGreaterThan(0);
    expect(losses.every((lost) => lost === 0)).toBe(true);
    losses.length = 0;
    play(kraken);
    expect(losses.some((lost) => lost > 0)).toBe(true);
  });

  test('adds an action of its own without a cast', () => {
    interface Rum {
      readonly type: 'rum';
      readonly player: string;
    }
    interface PirateActions extends Actions {
      readonly rum: Rum;
    }
    type PirateEvent = KrakenEvent | { readonly type: 'drank'; readonly rule: 'HOUSE-RUM'; readonly player: string };
    const pirates = makeKraken<PirateActions, PirateEvent>(
      {
        ...RULEBOOK,
        actions: {
          ...RULEBOOK.actions,
          rum: {
            awaits: RULEBOOK.actions.stay.awaits,
            legal: (_state, player) => [{ type: 'rum', player }],
            check: () => undefined,
            apply: (state, { player }, _chance, context) => {
              const sailor = state.stage.phase === 'movement' ? (state.stage.order[0] ?? 0) : 0;
              const stayed = RULEBOOK.actions.stay.apply(
                state,
                { type: 'stay', player, sailor },
                scripted([]),
                context,
              );
              return { state: stayed.state, events: [...stayed.events, { type: 'drank', rule: 'HOUSE-RUM', player }] };
            },
          },
        },
      },
      { id: 'kraken-pirates' },
    );
    const seen: string[] = [];
    const match = playMatch(pirates, {
      setup: { crew: 'heroes' },
      seed: 7,
      policies: () => (turn) => turn.legal().find(({ type }) => type === 'rum') ?? turn.sample(),
      observe: ({ events }) => seen.push(...events.map(({ type }) => type)),
    });
    expect(match.outcome).toBeDefined();
    expect(seen.filter((type) => type === 'drank').length).toBeGreaterThan(4);
    expect(seen).not.toContain('move-rolled');
  });

  test('that replaces the Pluck roll changes movement, combat and grab', () => {
    const rollPluck = () => ({ dice: [1, 1], total: 2, outcome: 'critical-success' }) as const;
    const using = { rules: DEFAULT_RULES, judgePluck: RULEBOOK.judgePluck, rollPluck };
    expect(resolveMovementRoll(scripted([]), 2, using).distance).toBe(18);
    expect(resolveTentacleAttack(scripted([]), 2, using).destroyed).toBe(true);
    expect(resolveGrab(scripted([]), 2, using).killed).toBe(false);
    const heroic = makeKraken({ ...RULEBOOK, rollPluck }, { id: 'kraken-heroic' });
    const outcomes = new Set<string>();
    playMatch(heroic, {
      setup: {},
      seed: 1,
      policies: () => randomPolicy,
      observe: ({ events }) => {
        for (const event of events) if ('outcome' in event) outcomes.add(event.outcome);
      },
    });
    expect([...outcomes]).toEqual(['critical-success']);
  });

  test.each(['', null, 5, 'x'.repeat(81)])('is not called %j', (id) => {
    expect(() => makeKraken({ ...RULEBOOK }, { id: id as string })).toThrow(/id of a game/);
  });

  test('cannot change the printed game in place', () => {
    for (const printed of [RULEBOOK, DEFAULT_RULES, CREWS, CREWS.mixed]) expect(Object.isFrozen(printed)).toBe(true);
  });

  test('needs a name of its own, and the games do not mistake each other’s states', () => {
    expect(() => makeKraken({ ...RULEBOOK, resolveFlail: () => 0 })).toThrow(/id of its own/);
    const mine = makeKraken({ ...RULEBOOK, resolveFlail: () => 0 }, { id: 'kraken-mine' });
    expect(() => kraken.actors(mine.setup({}, 1))).toThrow(/kraken-mine/);
  });
});
