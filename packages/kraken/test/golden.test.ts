import { playMatch } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { randomBot, sensibleBot } from '../src/bots.js';
import { ENDINGS, type KrakenEvent, type KrakenSetup, kraken, REACTION_COLUMNS, REACTION_TABLE } from '../src/index.js';
import { describeOutcome, narrate, toText } from '../src/text.js';

/** Three games, told event by event in files kept beside this test; `npx vitest run golden --update` tells them anew. */
const GOLDEN = [
  { name: 'mixed-crew', seed: 'golden-1', setup: { players: ['Nan', 'Olaf'] } },
  { name: 'heroes-aboard-the-nautilus', seed: 'golden-2', setup: { vessel: 'nautilus', crew: 'heroes' } },
  {
    name: 'order-of-pluck',
    seed: 'golden-3',
    setup: { players: ['Nan', 'Olaf', 'Pia'], houseRules: { combatOrder: 'pluck', grabCriticals: true } },
  },
] as const satisfies readonly { name: string; seed: string; setup: KrakenSetup }[];

interface Told {
  readonly text: string;
  readonly events: readonly KrakenEvent[];
}

function tell({ seed, setup }: { readonly seed: string; readonly setup: KrakenSetup }): Told {
  let before = kraken.setup(setup, seed);
  const lines = [toText(kraken.view(before, null)), ''];
  const all: KrakenEvent[] = [];
  const match = playMatch(kraken, {
    setup,
    seed,
    policies: () => sensibleBot,
    observe: ({ events, state }) => {
      all.push(...events);
      lines.push(...narrate(events, before));
      before = state;
    },
  });
  const outcome = kraken.outcome(match.state);
  if (outcome !== undefined) lines.push('', describeOutcome(outcome));
  return { text: `${[...lines, '', toText(kraken.view(match.state, null))].join('\n')}\n`, events: all };
}

describe('the golden games', () => {
  test.each(GOLDEN)('$name is played and told as ever', async (game) => {
    await expect(tell(game).text).toMatchFileSnapshot(`golden/${game.name}.txt`);
  });
});

describe('everything comes up', () => {
  /** The golden games, and more of them by bots with and without sense, under house rules that bring every ending. */
  const events: KrakenEvent[] = GOLDEN.flatMap((game) => [...tell(game).events]);
  const more: readonly KrakenSetup[] = [
    {},
    { crew: 'heroes', houseRules: { tentacles: 2 } },
    { crew: [3, 3, 3, 3, 3].map((pluck) => ({ pluck })), houseRules: { hullPoints: 1000 } },
    { houseRules: { maxTurns: 2 } },
  ];
  for (const setup of more) {
    for (let seed = 0; seed < 12; seed++) {
      const bot = seed % 3 === 0 ? randomBot : sensibleBot;
      playMatch(kraken, { setup, seed, policies: () => bot, observe: (step) => events.push(...step.events) });
    }
  }

  test('every type of event', () => {
    const types: { readonly [Type in KrakenEvent['type']]: true } = {
      'turn-began': true,
      'phase-began': true,
      stayed: true,
      'move-rolled': true,
      moved: true,
      attacked: true,
      passed: true,
      'pluck-changed': true,
      'sailor-lost': true,
      reacted: true,
      advanced: true,
      withdrew: true,
      crushed: true,
      flailed: true,
      'grab-targeted': true,
      grabbed: true,
      'morale-rolled': true,
      ended: true,
    };
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(types)));
  });

  test('[K-REACT] every cell of the reaction table', () => {
    const seen = new Set(
      events.flatMap((event) =>
        event.type === 'reacted' ? [`${event.dice?.[0]} ${event.column} ${event.reaction}`] : [],
      ),
    );
    const cells = REACTION_TABLE.flatMap((row, at) =>
      row.map((reaction, column) => `${at + 1} ${REACTION_COLUMNS[column]} ${reaction}`),
    );
    expect(seen).toEqual(new Set(cells));
  });

  test('[K-WIN] [K-LOSE] every ending', () => {
    expect(new Set(events.flatMap((event) => (event.type === 'ended' ? [event.ending] : [])))).toEqual(
      new Set(Object.keys(ENDINGS)),
    );
  });
});
