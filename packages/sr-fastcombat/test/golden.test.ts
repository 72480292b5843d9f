import { playMatch } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { randomBot, type SkirmishPolicy, sensibleBot } from '../src/bots.js';
import {
  type FigureSheet,
  type SkirmishEvent,
  type SkirmishSetup,
  type Spell,
  SQUADS,
  srFastcombat,
  toUnits,
} from '../src/index.js';
import { describeOutcome, narrate, sheet, toText } from '../src/text.js';

/** The left third of the open ground, the near edge of one player. */
const ZONE = [
  { x: 0, y: 0 },
  { x: toUnits(20), y: 0 },
  { x: toUnits(20), y: toUnits(60) },
  { x: 0, y: toUnits(60) },
];

interface Played {
  readonly seed: string | number;
  readonly setup: SkirmishSetup;
  /** Who plays; by default the random bot, which does the oddest things. */
  readonly bot?: SkirmishPolicy;
}

/** Three games, told event by event in files kept beside this test; `npx vitest run golden --update` tells them anew. */
const GOLDEN: readonly (Played & { readonly name: string })[] = [
  {
    name: 'pairs-in-the-alley',
    seed: 'golden-1',
    setup: { players: ['Nan', 'Olaf'], figures: 'pair', houseRules: { maxTurns: 4 } },
    bot: sensibleBot,
  },
  {
    name: 'teams-in-the-warehouse',
    seed: 'golden-2',
    setup: { players: ['Nan', 'Olaf'], figures: 'team', board: 'warehouse', houseRules: { maxTurns: 2 } },
  },
  {
    name: 'three-for-a-zone',
    seed: 'golden-3',
    setup: {
      players: ['Nan', 'Olaf', 'Pia'],
      figures: 'duel',
      board: 'open',
      goal: { kind: 'hold', zone: ZONE, turns: 2 },
      scenarioActions: ['sound the alarm'],
      houseRules: { maxTurns: 3 },
    },
  },
];

/** A figure of the House team. */
function member(name: string): FigureSheet {
  const sheet = SQUADS.team.find((each) => each.name === name);
  if (sheet === undefined) throw new Error(`the team has no ${name}`);
  return sheet;
}

const MAGE = member('Mage');
const GUNNER = member('Gunner');

/** Four mages, two a side, who go down easily and know the spells with some effects alone. */
function mages(...effects: readonly Spell['effect'][]): SkirmishSetup {
  const spells = MAGE.spells.filter(
    ({ effect, radius }) => effects.includes(effect) && (effect === 'detect' || radius === null),
  );
  const sheet = { ...MAGE, actions: 8, knockOutValue: 8, magicResistance: 4, firearms: [], spells };
  return {
    players: ['Nan', 'Olaf'],
    figures: ['Ada', 'Bram', 'Cora', 'Dirk'].map((name, place) => ({
      sheet: { ...sheet, name },
      at: { x: toUnits(20 + 5 * place), y: toUnits(30) },
    })),
    board: 'open',
    houseRules: { touchReach: 60, maxTurns: 3 },
  };
}

/** Games that bring what seldom comes up; by name, what each is for. */
const FURTHER: Readonly<Record<string, SkirmishSetup>> = {
  'hand to hand': { figures: 'team', houseRules: { meleeReach: 60, touchReach: 60, maxTurns: 3 } },
  'bolts and healing': mages('none', 'heal'),
  detection: mages('detect'),
  'grenades at one’s own feet': {
    figures: [0, 1].map((place) => ({
      sheet: { ...GUNNER, name: `Gunner ${place}`, race: 'ork', knockOutValue: 1, firearms: [] },
      at: { x: toUnits(30 + 4 * place), y: toUnits(30) },
    })),
    board: 'open',
    houseRules: { maxTurns: 8, startReady: 'none' },
  },
  'no card left': {
    figures: 'pair',
    houseRules: { reshuffle: false, jokersPerDeck: 0, startHand: 13, drawPerFigure: 9, maxTurns: 3 },
  },
  'first in the zone': { figures: 'duel', board: 'open', goal: { kind: 'reach', zone: ZONE } },
  'both in the zone': {
    figures: 'duel',
    board: 'open',
    goal: { kind: 'reach', zone: ZONE.map(({ x, y }) => ({ x: 3 * x, y })) },
  },
};

interface Told {
  readonly text: string;
  readonly events: readonly SkirmishEvent[];
}

function tell({ seed, setup, bot = randomBot }: Played): Told {
  let before = srFastcombat.setup(setup, seed);
  const sheets = before.figures.map((figure) => sheet(figure, { items: before.items }));
  const lines = [toText(srFastcombat.view(before, null)), '', ...sheets.flatMap((each) => [each, ''])];
  const all: SkirmishEvent[] = [];
  const match = playMatch(srFastcombat, {
    setup,
    seed,
    policies: () => bot,
    observe: ({ events, state }) => {
      all.push(...events);
      lines.push(...narrate(events, before));
      before = state;
    },
  });
  const outcome = srFastcombat.outcome(match.state);
  if (outcome !== undefined) lines.push('', describeOutcome(outcome));
  return { text: `${[...lines, '', toText(srFastcombat.view(match.state, null))].join('\n')}\n`, events: all };
}

describe('the golden games', () => {
  test.each(GOLDEN)('$name is played and told as ever', async (game) => {
    await expect(tell(game).text).toMatchFileSnapshot(`golden/${game.name}.txt`);
  });
});

describe('everything comes up', () => {
  const events: SkirmishEvent[] = GOLDEN.flatMap((game) => [...tell(game).events]);
  for (const setup of Object.values(FURTHER)) {
    for (let seed = 0; seed < 6; seed++) {
      playMatch(srFastcombat, {
        setup,
        seed,
        policies: () => randomBot,
        observe: (step) => events.push(...step.events),
      });
    }
  }

  test('every type of event', () => {
    const types: { readonly [Type in SkirmishEvent['type']]: true } = {
      dealt: true,
      'nothing-left': true,
      reshuffled: true,
      traded: true,
      committed: true,
      'turned-over': true,
      played: true,
      declined: true,
      'turned-up': true,
      'initiative-drawn': true,
      'initiative-settled': true,
      'turn-began': true,
      'moves-began': true,
      'moves-ended': true,
      'window-opened': true,
      answered: true,
      'window-closed': true,
      'passed-on': true,
      announced: true,
      moved: true,
      declared: true,
      lapsed: true,
      'contest-judged': true,
      'action-began': true,
      'turn-ended': true,
      aimed: true,
      'shot-judged': true,
      'melee-judged': true,
      'damage-judged': true,
      'knocked-out': true,
      'throw-judged': true,
      scattered: true,
      exploded: true,
      'spell-judged': true,
      detected: true,
      healed: true,
      'drain-judged': true,
      reloaded: true,
      readied: true,
      'picked-up': true,
      dropped: true,
      'posture-changed': true,
      'scenario-action': true,
      ended: true,
    };
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(types)));
  });

  test('[F-WIN] every ending', () => {
    const endings: { readonly [Ending in Extract<SkirmishEvent, { type: 'ended' }>['ending']]: true } = {
      'last-standing': true,
      'none-left': true,
      'zone-reached': true,
      'zone-held': true,
      'zone-shared': true,
      'turn-limit': true,
    };
    const seen = events.flatMap((event) => (event.type === 'ended' ? [event.ending] : []));
    expect(new Set(seen)).toEqual(new Set(Object.keys(endings)));
  });

  test('[F-ACT] every kind of action', () => {
    const kinds: { readonly [Kind in Extract<SkirmishEvent, { type: 'declared' }>['deed']['type']]: true } = {
      shoot: true,
      strike: true,
      throw: true,
      launch: true,
      cast: true,
      reload: true,
      ready: true,
      'pick-up': true,
      drop: true,
      'lie-down': true,
      'stand-up': true,
      scenario: true,
    };
    const seen = events.flatMap((event) => (event.type === 'action-began' ? [event.deed.type] : []));
    expect(new Set(seen)).toEqual(new Set(Object.keys(kinds)));
  });
});
