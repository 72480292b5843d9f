import { standardDeck } from '@tabletop/cards';
import type { PlayerId, Start } from '@tabletop/game';
import { startingHand } from '../cards/decks.js';
import { STATE_VERSION } from '../edition.js';
import type { FigureSheet } from '../figures/sheet.js';
import { rulesFor } from '../rules.js';
import type { Figure, Player, SkirmishState } from '../state.js';
import { UNWALKED } from '../turn/walking.js';
import { readSetup, type SkirmishSetup } from './read-setup.js';

/**
 * The first state of a game. Draws nothing: the hands are dealt in steps of their own. Throws `RuleError`
 * 'invalid-setup' which names every bad field.
 *
 * @rule F-DECKS
 * @rule F-SHEET
 * @rule F-TERRAIN
 */
export function setUp(input: SkirmishSetup, start: Start): SkirmishState {
  const { houseRules, board, goal, scenarioActions, players, figures, places, items, counts, decks } = readSetup(input);
  const rules = rulesFor(houseRules);
  return {
    game: start.game,
    version: STATE_VERSION,
    rules: houseRules,
    chance: start.chance,
    decision: start.decision,
    board,
    goal,
    scenarioActions,
    players: players.map((id, seat) => firstPlayer(id, startingHand(counts[seat] ?? 0, { rules }))),
    figures: figures.map(({ sheet, owner }, index) =>
      firstFigure(index + 1, owner, sheet, places[index] ?? { x: 0, y: 0 }),
    ),
    items,
    deck: standardDeck({ decks, jokersPerDeck: rules.jokersPerDeck }),
    discards: [],
    order: [],
    turn: 0,
    mover: 0,
    moving: null,
    leg: null,
    queue: [],
    deed: null,
    stage: { phase: 'deal' },
  };
}

/** A seat before anything is dealt to it. */
function firstPlayer(id: PlayerId, cards: number): Player {
  return { id, hand: [], owed: { cards, rule: 'F-DECKS' }, trading: null, trades: 0, passing: 'no', held: 0 };
}

/** A figure before the first turn. */
function firstFigure(id: number, owner: PlayerId, sheet: FigureSheet, at: Figure['at']): Figure {
  const { meleeWeapons: _melee, firearms: _firearms, grenades: _grenades, ...profile } = sheet;
  return {
    id,
    owner,
    profile,
    at,
    posture: 'standing',
    status: 'active',
    actions: 0,
    walked: UNWALKED,
    moved: false,
    detectedBy: [],
  };
}
