import { describe, expect, test } from 'vitest';
import { put } from '../../../scripts/testing/put.js';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { parseState } from '../src/schema.js';
import { found } from './support/found.js';

const STATE = found('move');

describe('what has not the shape of a state is refused', () => {
  test.each([
    ['a field too many', 'luck', { luck: 1 }],
    ['a field called constructor', 'constructor', { constructor: 1 }],
    ['a field called toString', 'figures.0.toString', { 'figures.0.toString': 1 }],
    ['a random state of three', 'chance.3', { chance: [1, 2, 3] }],
    ['a random state of zeros', 'chance', { chance: [0, 0, 0, 0] }],
    ['a random state beyond 32 bits', 'chance.0', { 'chance.0': 2_147_483_648 }],
    ['a negative decision', 'decision', { decision: -1 }],
    ['half a turn', 'turn', { turn: 1.5 }],
    ['an unsafe turn', 'turn', { turn: 2 ** 60 }],
    ['a name of 81 characters', 'board.name', { 'board.name': 'x'.repeat(81) }],
    ['an unknown status', 'figures.0.status', { 'figures.0.status': 'asleep' }],
    ['a place off all tables', 'figures.0.at.x', { 'figures.0.at.x': 16_777_217 }],
    ['half an Action', 'figures.0.actions', { 'figures.0.actions': 0.5 }],
    ['a skill of 1001', 'figures.0.profile.meleeSkill', { 'figures.0.profile.meleeSkill': 1001 }],
    ['what is no card', 'deck.0', { 'deck.0': '1S' }],
    ['a card of the 1001st copy', 'deck.0', { 'deck.0': 'AS.1001' }],
    ['17 trades', 'players.0.trades', { 'players.0.trades': 17 }],
    ['nine players', 'players', { players: Array.from({ length: 9 }, () => STATE.players[0]) }],
    ['one player', 'players', { players: STATE.players.slice(0, 1) }],
    ['65 figures', 'figures', { figures: Array.from({ length: 65 }, () => STATE.figures[0]) }],
    ['2049 items', 'items', { items: Array.from({ length: 2049 }, () => STATE.items[0]) }],
    ['an unknown phase', 'stage.phase', { 'stage.phase': 'lunch' }],
    ['a field of another phase', 'stage.bids', { 'stage.bids': [] }],
    ['an unknown action', 'queue.0.type', { queue: [{ type: 'fly', player: 'red', figure: 1 }] }],
    ['a leg to nowhere', 'leg', { leg: [] }],
    ['an unknown house rule', 'rules.luck', { 'rules.luck': 1 }],
    ['a house rule out of bounds', 'rules.refill', { 'rules.refill': 0 }],
    ['a direction that divides no circle', 'rules.scatterDegrees', { 'rules.scatterDegrees': 7 }],
    ['a table of two corners', 'board.corners', { 'board.corners': STATE.board.corners.slice(0, 2) }],
    ['a crooked table [F-TERRAIN]', 'F-TERRAIN board.corners.2', { 'board.corners.2': { x: 9, y: 9 } }],
    [
      'a zone without area [F-WIN]',
      'F-WIN goal.zone',
      { goal: { kind: 'reach', zone: [0, 1, 2].map((x) => ({ x, y: x })) } },
    ],
  ])('%s: %s', (_what, named, changes) => {
    const { code, problems } = refusalOf(() => parseState(put(STATE, changes)));
    expect(code).toBe('invalid-state');
    expect(places(problems)).toContain(named);
  });

  test.each(Object.keys(STATE))('no %s', (field) => {
    const { [field]: _gone, ...rest }: { readonly [name: string]: unknown } = { ...STATE };
    expect(places(refusalOf(() => parseState(rest)).problems)).toContain(field);
  });

  test('in sentences that quote and shorten what came from outside', () => {
    const name = `"\n${'x'.repeat(500)}`;
    const { problems } = refusalOf(() => parseState({ ...STATE, [name]: 1, stage: { phase: name }, turn: name }));
    expect(problems).toHaveLength(3);
    for (const { message } of problems) {
      expect(message).not.toContain('\n');
      expect(message.length).toBeLessThan(400);
      expect(message).toMatch(/^[A-Z\w[].*\.$/);
    }
  });

  test('at most 20 things at a time', () => {
    const figures = Array.from({ length: 64 }, (_, id) => ({ id: -id }));
    expect(refusalOf(() => parseState({ ...STATE, figures })).problems).toHaveLength(20);
  });
});
