import { type Cell, parseCellName } from '@tabletop/geometry/grid';
import { STATE_VERSION } from '../../src/edition.js';
import type { SpcfkrsEvent } from '../../src/events.js';
import { MODIFICATIONS, type ModificationName } from '../../src/force/modifications.js';
import type { FootProfile } from '../../src/force/profile.js';
import { profileOf } from '../../src/force/profile-of.js';
import type { BattleMap } from '../../src/map/battle-map.js';
import { SIXTHS } from '../../src/sixths.js';
import type { Aim, Unit } from '../../src/state.js';
import type { SpcfkrsView } from '../../src/view.js';

/** A small map: two walls of partial cover, and a block of full cover. */
export const MAP: BattleMap = {
  name: 'Ruins',
  scale: 'on-foot',
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
  change: Partial<Omit<Unit, 'profile'>> & { readonly sixths?: number } = {},
): Unit & { readonly profile: FootProfile } {
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
    craft: null,
    aboard: null,
    ...rest,
  };
}

/**
 * The Punks of ann and the Bruisers of ben in the fourth round: of ann’s, P2 (2) is dead, P3 (3) and P4 (4) are a battalion
 * of which P4 stands in partial cover; of ben’s, B1 (5) is hurt and hacked. Both are asked for orders; ben has given his.
 */
export const MATCH: SpcfkrsView = {
  game: 'spcfkrs',
  version: STATE_VERSION,
  rules: {},
  decision: 6,
  map: MAP,
  players: [{ id: 'ann' }, { id: 'ben' }],
  sides: [
    { id: 'Punks', owner: 'ann', budget: 20, vehicleBudget: 20, spaceshipBudget: 20 },
    { id: 'Bruisers', owner: 'ben', budget: 22, vehicleBudget: 20, spaceshipBudget: 20 },
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
  slag: [],
  idle: [],
  rams: [],
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

const AT_V2: Aim = { kind: 'unit', unit: 8, part: 2, through: false };

/** An event of every type; those of craft are about V1 (7) and V2 (8) of `craft-scene`. */
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
    part: 0,
    weapon: 'Plasma sword',
    through: false,
    counted: 3,
    hitsOn: 3,
    hit: true,
  },
  'burst-rolled': { type: 'burst-rolled', rule: 'S-MG', dice: [3], unit: 6, gun: 0, weapon: 'Machine gun', shots: 7 },
  'shot-judged': {
    type: 'shot-judged',
    rule: 'S-SHOOT',
    dice: [2, 3],
    unit: 3,
    gun: 0,
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
    gun: 0,
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
  'gun-silent': { type: 'gun-silent', rule: 'S-GUNS', unit: 7, gun: 1, aim: AT_V2, reason: 'gun-wrecked' },
  kept: { type: 'kept', rule: 'S-KEEP', unit: 7, target: 8, path: cells('B4', 'A4'), wanted: 6, distance: 5 },
  'part-wrecked': { type: 'part-wrecked', rule: 'S-PARTS', unit: 7, part: 1 },
  'malfunction-judged': {
    type: 'malfunction-judged',
    rule: 'S-PARTS',
    dice: [4],
    unit: 7,
    wreck: 'quarter',
    result: 'holds',
  },
  malfunctioned: { type: 'malfunctioned', rule: 'S-PARTS', unit: 7 },
  'pilot-judged': { type: 'pilot-judged', rule: 'S-VMODS', dice: [1], unit: 7, dies: true },
  'pilot-lost': { type: 'pilot-lost', rule: 'S-VMODS', unit: 7 },
  'recharge-judged': { type: 'recharge-judged', rule: 'S-VMODS', dice: [5], unit: 7, success: true },
  recharged: { type: 'recharged', rule: 'S-VMODS', unit: 7 },
  'slag-judged': {
    type: 'slag-judged',
    rule: 'S-SLAG',
    dice: [4, 2],
    unit: 7,
    success: true,
    length: 4,
    cells: cells('B5', 'B6'),
  },
  'slag-entered': { type: 'slag-entered', rule: 'S-SLAG', unit: 8, part: 2, at: cell('B5') },
  'slag-gone': { type: 'slag-gone', rule: 'S-SLAG', cells: cells('B5', 'B6') },
  boarded: { type: 'boarded', rule: 'S-TRANSPORT', unit: 1, craft: 7, part: 2 },
  alighted: { type: 'alighted', rule: 'S-TRANSPORT', unit: 1, craft: 7, part: 2, at: cell('A6') },
  'transport-lost': {
    type: 'transport-lost',
    rule: 'S-TRANSPORT',
    unit: 1,
    craft: 7,
    part: 2,
    to: null,
    reason: 'too-far',
  },
  'thrown-out': { type: 'thrown-out', rule: 'S-TRANSPORT', unit: 1, craft: 7, at: cell('A6') },
  'ram-set': { type: 'ram-set', rule: 'S-RAM', unit: 7, target: 8, part: 0, own: 1 },
  'ram-judged': {
    type: 'ram-judged',
    rule: 'S-RAM',
    dice: [3],
    unit: 7,
    target: 8,
    part: 0,
    own: 1,
    success: true,
    damage: 2,
  },
  'ram-lost': { type: 'ram-lost', rule: 'S-RAM', unit: 7, target: 8, reason: 'target-gone' },
  ended: { type: 'ended', rule: 'S-WIN', ending: 'last-side', side: 'Bruisers', winners: ['ben'] },
};
