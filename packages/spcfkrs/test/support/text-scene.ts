import { type Cell, parseCellName } from '@tabletop/geometry/grid';
import type { SpcfkrsEvent } from '../../src/events.js';
import { MODIFICATIONS, type ModificationName } from '../../src/force/modifications.js';
import { profileOf } from '../../src/force/profile-of.js';
import type { BattleMap } from '../../src/map/battle-map.js';
import { SIXTHS } from '../../src/sixths.js';
import type { Unit } from '../../src/state.js';
import type { SpcfkrsView } from '../../src/view.js';

/** A small map: two walls of partial cover, and a block of full cover. */
export const MAP: BattleMap = {
  name: 'Ruins',
  columns: 8,
  rows: 6,
  cover: [
    '........', //
    '..++....',
    '...##...',
    '...##...',
    '......+.',
    '........',
  ],
};

/** The space of the map with a name. */
export function cell(name: string): Cell {
  return parseCellName(name, MAP);
}

/** The spaces of the map with these names. */
export function cells(...names: readonly string[]): readonly Cell[] {
  return names.map(cell);
}

/** A unit at a place, with its Body whole and its shield ready, where nothing else is said. */
export function unit(
  id: number,
  name: string,
  side: string,
  at: string,
  modifications: readonly ModificationName[] = [],
  change: Partial<Unit> & { readonly sixths?: number } = {},
): Unit {
  const profile = profileOf(modifications.map((each) => MODIFICATIONS[each]));
  const { sixths = profile.body * SIXTHS, ...rest } = change;
  return {
    id,
    name,
    side,
    profile,
    parts: [{ at: cell(at), sixths }],
    alive: true,
    shield: profile.powers.includes('plasma-shield') ? 'ready' : 'none',
    hacked: false,
    acted: false,
    ...rest,
  };
}

/**
 * The Punks of ann and the Bruisers of ben in the fourth round: of ann’s, P2 (2) is dead, P3 (3) and P4 (4) are a battalion
 * of which P4 stands in partial cover; of ben’s, B1 (5) is hurt and hacked. Both are asked for orders; ben has given his.
 */
export const MATCH: SpcfkrsView = {
  game: 'spcfkrs',
  version: 1,
  rules: {},
  decision: 6,
  map: MAP,
  players: [{ id: 'ann' }, { id: 'ben' }],
  sides: [
    { id: 'Punks', owner: 'ann', budget: 20 },
    { id: 'Bruisers', owner: 'ben', budget: 22 },
  ],
  units: [
    unit(1, 'P1', 'Punks', 'A6', ['Metal legs', 'Medium armour', 'Plasma sword']),
    unit(2, 'P2', 'Punks', 'B6', ['Plasma rifle'], { alive: false, sixths: 0 }),
    unit(3, 'P3', 'Punks', 'B2', ['Plasma sniper']),
    unit(4, 'P4', 'Punks', 'C2', ['Plasma shield', 'Hacking implant', 'Jet pack']),
    unit(5, 'B1', 'Bruisers', 'G5', ['Heavy armour', 'Assault rifle'], { sixths: 15, hacked: true }),
    unit(6, 'B2', 'Bruisers', 'H6', ['Amph overdose', 'Machine gun']),
  ],
  round: 4,
  orders: [{ units: [5], act: { type: 'shoot', target: 2, through: false }, move: null }],
  battalions: [[3, 4]],
  queue: [],
  pending: [],
  stage: {
    step: 'orders',
    ask: 'round',
    units: [1, 3, 4, 5, 6],
    given: [{ player: 'ben', orders: null }],
  },
};

/** The match as somebody sees it, with some of it changed. */
export function viewOf(change: Partial<SpcfkrsView> = {}): SpcfkrsView {
  return { ...MATCH, ...change };
}

type Events = { readonly [Type in SpcfkrsEvent['type']]: Extract<SpcfkrsEvent, { readonly type: Type }> };

const SHOOT_B1 = { units: [3], act: { type: 'shoot', target: 5, through: false }, move: null } as const;

/** An event of every type. */
export const EVENTS: Events = {
  'round-began': { type: 'round-began', rule: 'S-PHASES', round: 4 },
  'orders-given': { type: 'orders-given', rule: 'S-ORDERS', player: 'ann', open: false, orders: null, refused: null },
  'orders-revealed': {
    type: 'orders-revealed',
    rule: 'S-ORDERS',
    ask: 'round',
    orders: [
      { ...SHOOT_B1, move: { type: 'path', path: cells('B3', 'B4') } },
      { units: [5], act: null, move: null },
    ],
  },
  'phase-began': { type: 'phase-began', rule: 'S-PHASES', phase: 'shoot' },
  'tie-rolled': { type: 'tie-rolled', rule: 'S-SPEED', dice: [5], phase: 'shoot', unit: 3, value: 5 },
  'order-set': { type: 'order-set', rule: 'S-SPEED', phase: 'shoot', ranks: [[3], [4, 1], [5]] },
  'act-lost': { type: 'act-lost', rule: 'S-ORDERS', unit: 3, act: SHOOT_B1.act, reason: 'target-dead' },
  'hack-judged': { type: 'hack-judged', rule: 'S-HACK', dice: [4], unit: 4, target: 5, success: true },
  'overdose-judged': { type: 'overdose-judged', rule: 'S-OVERDOSE', dice: [1], unit: 6, dies: true },
  'stab-judged': {
    type: 'stab-judged',
    rule: 'S-STAB',
    dice: [3],
    unit: 1,
    target: 5,
    weapon: 'Plasma sword',
    through: false,
    counted: 3,
    hitsOn: 3,
    hit: true,
  },
  'burst-rolled': { type: 'burst-rolled', rule: 'S-MG', dice: [3], unit: 6, weapon: 'Machine gun', shots: 7 },
  'shot-judged': {
    type: 'shot-judged',
    rule: 'S-SHOOT',
    dice: [2, 3],
    unit: 3,
    weapon: 'Plasma sniper',
    aim: { kind: 'unit', unit: 5, part: 0, through: false },
    cover: 'partial',
    counted: 2,
    hitsOn: 2,
    hit: true,
    wasted: false,
  },
  chained: {
    type: 'chained',
    rule: 'S-CHAIN',
    unit: 6,
    aim: { kind: 'unit', unit: 4, part: 0, through: false },
    left: 3,
  },
  damaged: { type: 'damaged', rule: 'S-SHOOT', unit: 5, part: 0, sixths: 12, from: 30, left: 18 },
  absorbed: { type: 'absorbed', rule: 'S-PSHIELD', unit: 4 },
  'shield-spent': { type: 'shield-spent', rule: 'S-PSHIELD', unit: 4 },
  'guns-barred': { type: 'guns-barred', rule: 'S-HACK', unit: 5 },
  'cover-hit': { type: 'cover-hit', rule: 'S-HITCOVER', at: cell('D3'), from: 'full', to: 'partial' },
  died: { type: 'died', rule: 'S-DEATH', unit: 5 },
  moved: { type: 'moved', rule: 'S-MOVE', unit: 1, path: cells('A6', 'A5', 'B4'), stopped: null },
  followed: { type: 'followed', rule: 'S-FOLLOW', unit: 1, target: 5, path: cells('E5', 'F5'), caughtUp: true },
  stayed: { type: 'stayed', rule: 'S-FOLLOW', unit: 1, target: 5, reason: 'circle' },
  'cut-apart': { type: 'cut-apart', rule: 'S-BATTALION', units: [3, 4, 1], groups: [[3, 4], [1]] },
  ended: { type: 'ended', rule: 'S-WIN', ending: 'last-side', side: 'Bruisers', winners: ['ben'] },
};
