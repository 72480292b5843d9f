import {
  convertCharacter,
  type SkirmishEvent,
  type SkirmishState,
  type SkirmishView,
  srFastcombat,
} from '../../src/index.js';
import { STEVE, VERONICA } from './figures.js';

/** A point in centimetres. */
function cm(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: x * 20, y: y * 20 };
}

/** Two players with a Veronica (1, 3) and a Steve (2, 4) each, in the second turn; ann moves Veronica. */
export const TABLE: SkirmishState = made();

function made(): SkirmishState {
  const steve = { ...convertCharacter(STEVE), firearms: [] };
  const start = srFastcombat.setup(
    {
      players: ['ann', 'ben'],
      figures: [
        { sheet: VERONICA, owner: 'ann', at: cm(10, 10) },
        { sheet: { ...steve, name: 'Ada' }, owner: 'ann', at: cm(5, 30) },
        { sheet: VERONICA, owner: 'ben', at: cm(30, 10) },
        { sheet: { ...steve, name: 'Cora' }, owner: 'ben', at: cm(50, 30) },
      ],
      scenarioActions: ['sound the alarm'],
    },
    'telling',
  );
  const [ann = [], ben = []] = [
    ['KS', 'JK', '8H', 'AS'],
    ['10D', '3C'],
  ] as const;
  const dealt: readonly string[] = [...ann, ...ben];
  return {
    ...start,
    turn: 2,
    order: ['ann', 'ben'],
    moving: 1,
    deck: start.deck.filter((card) => !dealt.includes(card)),
    players: start.players.map((player, at) => ({
      ...player,
      hand: at === 0 ? ann : ben,
      owed: { cards: 0, rule: 'F-DECKS' },
      passing: at === 0 ? 'no' : 'move',
    })),
    figures: start.figures.map((figure) =>
      figure.id === 2
        ? { ...figure, status: 'out', posture: 'prone', moved: true }
        : { ...figure, actions: figure.profile.actions - 1, moved: figure.id === 4 },
    ),
    items: start.items.map((item) => (item.id === 1 ? { ...item, holder: null, at: cm(10, 10), ready: false } : item)),
    stage: { phase: 'move' },
  };
}

/** The table as somebody sees it, with some of it changed. */
export function viewOf(viewer: string | null, change: Partial<SkirmishState> = {}): SkirmishView {
  return srFastcombat.view({ ...TABLE, ...change }, viewer);
}

type Events = { readonly [Type in SkirmishEvent['type']]: Extract<SkirmishEvent, { readonly type: Type }> };

const shot = { type: 'shoot', player: 'ann', figure: 1, weapon: 3, target: 3 } as const;

/** An event of every type. */
export const EVENTS: Events = {
  dealt: { type: 'dealt', rule: 'F-DECKS', player: 'ann', card: '10H' },
  'nothing-left': { type: 'nothing-left', rule: 'F-RESHUFFLE', player: 'ann' },
  reshuffled: { type: 'reshuffled', rule: 'F-RESHUFFLE', cards: 34 },
  traded: { type: 'traded', rule: 'F-JOKER-TRADE', player: 'ann', joker: 'JK.2' },
  committed: { type: 'committed', rule: 'F-ATTACK', player: 'ben', card: 'AS.2' },
  'turned-over': { type: 'turned-over', rule: 'F-ATTACK', player: 'ben', card: 'AS.2', value: 12 },
  played: { type: 'played', rule: 'F-JOKER', player: 'ann', cards: ['KS', 'JK', '8H'], value: 11 },
  declined: { type: 'declined', rule: 'F-RESISTED', player: 'ben' },
  'turned-up': { type: 'turned-up', rule: 'F-DAMAGE', cards: ['3C'], value: 3 },
  'initiative-drawn': { type: 'initiative-drawn', rule: 'F-INIT', player: 'ann', cards: ['KD'], value: 3 },
  'initiative-settled': { type: 'initiative-settled', rule: 'F-INIT', order: ['ben', 'ann'] },
  'turn-began': { type: 'turn-began', rule: 'F-SEQUENCE', turn: 2 },
  'moves-began': { type: 'moves-began', rule: 'F-SEQUENCE', player: 'ann' },
  'moves-ended': { type: 'moves-ended', rule: 'F-SEQUENCE', player: 'ann' },
  'window-opened': { type: 'window-opened', rule: 'F-WINDOW', occasion: 'leg', asked: ['ann', 'ben'] },
  answered: {
    type: 'answered',
    rule: 'F-WINDOW',
    player: 'ann',
    answer: { player: 'ann', kind: 'pass', until: 'now' },
  },
  'window-closed': { type: 'window-closed', rule: 'F-WINDOW' },
  'passed-on': { type: 'passed-on', rule: 'F-WINDOW', player: 'ben', until: 'turn' },
  announced: { type: 'announced', rule: 'F-WINDOW', figure: 1, path: [cm(12, 10), cm(12, 13)], length: 100 },
  moved: { type: 'moved', rule: 'F-MOVE', figure: 1, from: cm(10, 10), path: [cm(12.5, 10.05)], length: 51 },
  declared: { type: 'declared', rule: 'F-WINDOW', deed: { ...shot, mark: 2 } },
  lapsed: { type: 'lapsed', rule: 'F-ACT', deed: shot, why: 'That figure is out of the fight.' },
  'contest-judged': { type: 'contest-judged', rule: 'F-INTERRUPT', order: ['ben', 'ann'], again: [] },
  'action-began': { type: 'action-began', rule: 'F-ACT', deed: shot, left: 1 },
  'turn-ended': { type: 'turn-ended', rule: 'F-SEQUENCE', turn: 2 },
  aimed: { type: 'aimed', rule: 'F-TN', figure: 1, band: 'medium', targetNumber: 9 },
  'shot-judged': {
    type: 'shot-judged',
    rule: 'F-ATTACK',
    figure: 1,
    target: 3,
    attack: 5,
    defence: 3,
    total: 11,
    targetNumber: 9,
    hit: true,
  },
  'melee-judged': {
    type: 'melee-judged',
    rule: 'F-MELEE',
    figure: 1,
    target: 3,
    attackTotal: 11,
    defenceTotal: 17,
    hit: 1,
  },
  'damage-judged': {
    type: 'damage-judged',
    rule: 'F-DAMAGE',
    target: 4,
    played: 6,
    drawn: 3,
    damage: 12,
    total: 18,
    knockOutValue: 11,
    out: true,
  },
  'knocked-out': { type: 'knocked-out', rule: 'F-DAMAGE', figure: 4 },
  'throw-judged': {
    type: 'throw-judged',
    rule: 'F-GRENADE',
    figure: 1,
    played: 3,
    drawn: 9,
    total: -2,
    targetNumber: 8,
    short: 10,
  },
  scattered: {
    type: 'scattered',
    rule: 'F-SCATTER',
    dice: [90],
    from: cm(20, 20),
    to: cm(20, 26),
    degrees: 90,
    distance: 120,
  },
  exploded: { type: 'exploded', rule: 'F-BLAST', at: cm(20, 26), grenade: 'Concussion', reached: [1, 2, 4] },
  'spell-judged': {
    type: 'spell-judged',
    rule: 'F-RESISTED',
    figure: 1,
    target: 4,
    played: 9,
    opposed: 4,
    total: 15,
    targetNumber: 11,
    affected: true,
  },
  detected: { type: 'detected', rule: 'F-SPELLS', figure: 4, by: 'ann' },
  healed: { type: 'healed', rule: 'F-SPELLS', figure: 2 },
  'drain-judged': {
    type: 'drain-judged',
    rule: 'F-DRAIN',
    figure: 1,
    played: 3,
    drawn: 9,
    total: 17,
    magicResistance: 15,
    out: true,
  },
  reloaded: { type: 'reloaded', rule: 'F-RELOAD', figure: 1, weapon: 3, rounds: 8 },
  readied: { type: 'readied', rule: 'F-READY', figure: 1, item: 2, stowed: [3] },
  'picked-up': { type: 'picked-up', rule: 'F-ACT', figure: 1, item: 1 },
  dropped: { type: 'dropped', rule: 'F-ACT', figure: 1, item: 1 },
  'posture-changed': { type: 'posture-changed', rule: 'F-ACT', figure: 4, posture: 'prone' },
  'scenario-action': { type: 'scenario-action', rule: 'F-ACT', figure: 4, name: 'sound the alarm' },
  ended: { type: 'ended', rule: 'F-WIN', ending: 'last-standing', winners: ['ann'] },
};
