import type { Start } from '@tabletop/game';
import { STATE_VERSION } from '../edition.js';
import { SIXTHS } from '../sixths.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';
import { readSetup, type SpcfkrsSetup, type UnitPlaced } from './read-setup.js';

/**
 * The first state of a match, before its first round. Draws nothing. Throws `RuleError` 'invalid-setup' which names every
 * bad field.
 *
 * @rule S-DEPLOY
 * @rule S-GRID
 */
export function setUp(input: SpcfkrsSetup, start: Start): SpcfkrsState {
  const { houseRules, players, map, sides, units } = readSetup(input);
  return {
    game: start.game,
    version: STATE_VERSION,
    rules: houseRules,
    chance: start.chance,
    decision: start.decision,
    map,
    players: players.map((id) => ({ id })),
    sides,
    units: units.map((unit, index) => freshUnit(index + 1, unit)),
    round: 0,
    orders: [],
    battalions: [],
    queue: [],
    pending: [],
    stage: { step: 'round' },
  };
}

/** A unit before the first round. */
function freshUnit(id: UnitId, { name, side, profile, at }: UnitPlaced): Unit {
  return {
    id,
    name,
    side,
    profile,
    parts: [{ at, sixths: profile.body * SIXTHS }],
    alive: true,
    shield: profile.powers.includes('plasma-shield') ? 'ready' : 'none',
    hacked: false,
    acted: false,
  };
}
