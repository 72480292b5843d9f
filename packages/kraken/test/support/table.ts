import type { KrakenEvent, KrakenState, KrakenView } from '../../src/index.js';
import { VESSELS } from '../../src/index.js';

/** A table in mid-game, written by hand: two players, four sailors of whom one is out, three tentacles. */
export const TABLE: KrakenState = {
  game: 'kraken',
  version: 1,
  rules: { tentacles: 5 },
  chance: [1, 2, 3, 4],
  decision: 17,
  vessel: VESSELS.merchantman,
  players: [
    { id: 'ann', destroyed: 2, pluckLost: 1 },
    { id: 'ben', destroyed: 0, pluckLost: 7 },
  ],
  sailors: [
    { id: 1, name: 'Ada', owner: 'ann', pluck: 11, at: { x: 400, y: 395 }, fate: 'in-play' },
    { id: 2, name: 'Bram', owner: 'ben', pluck: 0, at: { x: 700, y: 210 }, fate: 'killed' },
    { id: 3, name: 'Cora', owner: 'ann', pluck: 6, at: { x: 900, y: 60 }, fate: 'in-play' },
    { id: 4, name: 'Dirk', owner: 'ben', pluck: 5, at: { x: 1200, y: 210 }, fate: 'in-play' },
  ],
  tentacles: [
    { id: 1, at: { x: 400, y: 450 } },
    { id: 3, at: { x: 900, y: -75 } },
    { id: 5, at: { x: 1400, y: 700 } },
  ],
  turn: 4,
  lostThisTurn: 1,
  hullDamage: 12,
  stage: { phase: 'movement', order: [3, 4], allowance: 220 },
};

/** The same table as seen from a seat. */
export function viewOf(state: KrakenState): KrakenView {
  const { chance: _secret, ...view } = state;
  return view;
}

/** An event of every type, as it could happen at {@link TABLE}. */
export const EVENTS: { readonly [Type in KrakenEvent['type']]: Extract<KrakenEvent, { type: Type }> } = {
  'turn-began': { type: 'turn-began', rule: 'K-MOVE-ORDER', turn: 5, order: [1, 3, 4] },
  'phase-began': { type: 'phase-began', rule: 'K-REACT', phase: 'reaction' },
  stayed: { type: 'stayed', rule: 'K-MOVE-ORDER', sailor: 3 },
  'move-rolled': {
    type: 'move-rolled',
    rule: 'K-MOVE-ROLL',
    dice: [4, 1, 5, 2],
    sailor: 3,
    total: 5,
    outcome: 'success',
    allowance: 220,
  },
  moved: {
    type: 'moved',
    rule: 'K-MOVE-PATH',
    sailor: 3,
    from: { x: 900, y: 60 },
    path: [{ x: 900, y: 25 }],
    length: 35,
  },
  attacked: {
    type: 'attacked',
    rule: 'K-COMBAT-ROLL',
    dice: [4, 3, 5],
    sailor: 1,
    tentacle: 1,
    total: 7,
    outcome: 'success',
    destroyed: true,
  },
  passed: { type: 'passed', rule: 'K-COMBAT-ROLL', player: 'ben', sailor: null },
  'pluck-changed': { type: 'pluck-changed', rule: 'K-MOVE-ROLL', sailor: 3, change: 1, pluck: 7 },
  'sailor-lost': { type: 'sailor-lost', rule: 'K-GRAB', sailor: 4, fate: 'killed' },
  reacted: { type: 'reacted', rule: 'K-REACT', dice: [5], tentacle: 1, column: 'sailor', reaction: 'flail' },
  advanced: {
    type: 'advanced',
    rule: 'K-ADVANCE',
    dice: [3],
    tentacle: 5,
    from: { x: 1400, y: 700 },
    path: [{ x: 1400, y: 600 }],
    allowance: 100,
  },
  withdrew: {
    type: 'withdrew',
    rule: 'K-WITHDRAW',
    dice: [2],
    tentacle: 1,
    from: { x: 400, y: 450 },
    to: { x: 400, y: 490 },
    allowance: 40,
  },
  crushed: { type: 'crushed', rule: 'K-CRUSH', dice: [6], tentacle: 3, damage: 5, hullDamage: 17 },
  flailed: { type: 'flailed', rule: 'K-FLAIL', dice: [4, 4], tentacle: 1, sailor: 1, pluckLost: 2 },
  'grab-targeted': { type: 'grab-targeted', rule: 'K-GRAB', dice: [1], tentacle: 3, sailors: [1, 3], sailor: 3 },
  grabbed: {
    type: 'grabbed',
    rule: 'K-GRAB',
    dice: [6, 5],
    tentacle: 3,
    sailor: 3,
    total: 11,
    outcome: 'failure',
    killed: true,
  },
  'morale-rolled': { type: 'morale-rolled', rule: 'K-MORALE', dice: [4], tentacles: 3, fightsOn: false },
  ended: { type: 'ended', rule: 'K-WIN', ending: 'kraken-fled', won: true, moralWinners: ['ann'] },
};
