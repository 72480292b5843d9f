import type { Start } from '@tabletop/game';
import { STATE_VERSION } from '../edition.js';
import type { SpcfkrsState, Unit, UnitId } from '../state.js';
import type { UnitPlaced } from './placed.js';
import { readSetup, type SpcfkrsSetup } from './read-setup.js';

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
    idle: [],
    slag: [],
    rams: [],
    stage: { step: 'round' },
  };
}

/** A unit before the first round. */
function freshUnit(id: UnitId, { name, side, profile, parts, aboard }: UnitPlaced): Unit {
  return {
    id,
    name,
    side,
    profile,
    parts,
    alive: true,
    shield: profile.powers.includes('plasma-shield') ? 'ready' : 'none',
    hacked: false,
    acted: false,
    craft: profile.class === 'on-foot' ? null : { malfunctioning: false, pilot: true, heading: null },
    aboard,
  };
}
