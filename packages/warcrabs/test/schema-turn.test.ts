import { describe, expect, test } from 'vitest';
import type { WarcrabsState } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { attack } from './support/actions.js';
import { due, found, type In } from './support/found.js';
import { run } from './support/play.js';
import { DEAD, recast, refuses } from './support/refuses.js';
import { inch, ROCKET, scene } from './support/scene.js';

type Active = In<'activation'>;

const next = () => found('next');
const fresh = () =>
  found(
    'activation',
    ({ due: all }, { moved, acted, lifted }) => all.length === 0 && !moved && !acted && lifted === null,
  );
const later = () => found('turn', ({ turn }) => turn > 0);
const rolling = () => found('order', ({ turn }, { rolled }) => turn === 0 && rolled.length > 0);
/** The active crab with some fields changed. */
const actor = (state: Active, change: object) => recast(state, (at) => (at === state.stage.crab - 1 ? change : {}));

describe('the turn is where it can be [W-TURN]', () => {
  refuses('a turn past the last', 'W-FIGHT turn', next, { turn: 9 });
  refuses('an activation in turn 0', 'W-TURN turn', fresh, { turn: 0 });
  refuses('a slot that is not there', 'W-TURN slot', next, ({ order }) => ({ slot: order.length + 1 }));
  refuses('a slot before the fight', 'W-TURN slot', () => found('turn', ({ turn }) => turn === 0), { slot: 1 });
  refuses('a slot before the order', 'W-TURN slot', rolling, { slot: 1 });
  refuses('a turn that ends too soon', 'W-TURN slot', later, { slot: 0 });

  refuses('an activation of another', 'W-TURN stage.crab', fresh, ({ stage }) => ({
    'stage.crab': stage.crab === 1 ? 2 : 1,
  }));
  refuses('an activation of a stranger', 'W-TURN stage.crab', fresh, { 'stage.crab': 32 });
  refuses('an activation before its slot', 'W-TURN stage.crab', fresh, { slot: 0 });
  refuses('more movement than Movement', 'W-MOVEMENT stage.left', fresh, ({ stage }) => ({
    'stage.left': stage.left + 1,
  }));
  refuses('an activation of who is dead', 'W-DEATH stage.crab', fresh, (state) => actor(state, DEAD));
  refuses('an activation of who is stunned', 'W-STUN stage.crab', fresh, (state) =>
    actor(state, { stun: { missed: false, waiting: [] } }),
  );
  refuses('an activation of who has missed it', 'W-STUN stage.crab', fresh, (state) => ({
    ...actor(state, { stun: { missed: true, waiting: [] } }),
    'stage.acted': true,
  }));

  test('what a crab does may stun or kill it, and then its activation ends by itself', () => {
    for (const change of [{ stun: { missed: false, waiting: [] } }, DEAD]) {
      for (const done of [{ moved: true, left: 0 }, { acted: true }]) {
        const state = { ...fresh(), ...actor(fresh(), change), stage: { ...fresh().stage, ...done } };
        expect(parseState(state)).toEqual(state);
      }
    }
  });
});

describe('who lifts a crab can throw it [W-THROW]', () => {
  const lifting = () => found('activation', (_, { lifted }) => lifted !== null);
  const load = (state: Active, change: object) => recast(state, (at) => (at + 1 === state.stage.lifted ? change : {}));
  refuses('without an action', 'W-THROW stage.lifted', lifting, { 'stage.acted': false });
  refuses('a stranger', 'W-THROW stage.lifted', lifting, { 'stage.lifted': 32 });
  refuses('itself', 'W-THROW stage.lifted', lifting, ({ stage }) => ({ 'stage.lifted': stage.crab }));
  refuses('who is dead', 'W-THROW stage.lifted', lifting, (state) => load(state, DEAD));
  refuses('who is not stunned', 'W-THROW stage.lifted', lifting, (state) => load(state, { stun: null }));
  refuses('who is far away', 'W-THROW stage.lifted', lifting, (state) => load(state, { at: inch(50, 50) }));
  refuses('while stunned', 'W-THROW stage.lifted', lifting, (state) =>
    actor(state, { stun: { missed: false, waiting: [] } }),
  );
  refuses('when dead', 'W-THROW stage.lifted', lifting, (state) => actor(state, DEAD));
});

describe('paper burns once [W-PAPER]', () => {
  const burning = () => found('activation', ({ burning: papers }) => papers.length > 0);
  const burnt = () => found('next', ({ burnt: papers }) => papers.length > 0);
  refuses('a thing', 'W-PAPER burnt.0', burnt, { burnt: [2] });
  refuses('nothing', 'W-PAPER burnt.0', burnt, { burnt: [9] });
  refuses('a thing that burns', 'W-PAPER burning.0', burning, { burning: [2] });
  refuses('paper twice', 'W-PAPER burnt', burnt, { burnt: [1, 1] });
  refuses('paper that is gone', 'W-PAPER burning', burning, ({ burning: papers }) => ({ burnt: papers }));
  refuses('paper that burns twice', 'W-PAPER burning', burning, ({ burning: papers }) => ({
    burning: [...papers, ...papers],
  }));
  refuses('paper that is gone at once', 'W-PAPER burning', burning, { 'rules.paperGone': 'atOnce' });
  refuses(
    'paper of the turn before',
    'W-PAPER burning',
    () =>
      found(
        'order',
        ({ turn, rules, burnt: papers }) => turn > 1 && rules.paperGone === 'endOfTurn' && papers.length === 0,
      ),
    { burning: [0] },
  );
});

describe('the fight is over when it is, and only then [W-FIGHT]', () => {
  const survivor = (state: WarcrabsState) =>
    recast(state, (at) => (state.crabs[at]?.owner === state.players[0]?.id ? {} : DEAD));
  const won = () => found('over', (_, { ending }) => ending === 'last-standing');
  const drawn = () => found('over', (_, { ending }) => ending === 'turn-limit');
  const blown = (): In<'over'> => {
    const cast = { traits: { dexterity: 5 }, weapons: [ROCKET], hitPoints: 1 };
    const start = scene({
      crabs: [
        { ...cast, at: inch(0, 0) },
        { ...cast, at: inch(2, 0) },
      ],
    });
    const { state } = run(start, [attack(1, 2, 0)]);
    if (state.stage.phase !== 'over') throw new Error('the fight goes on');
    return { ...state, stage: state.stage };
  };
  refuses('one owner left, yet going on', 'W-FIGHT stage.phase', next, survivor);
  refuses('nobody left, yet going on', 'W-FIGHT stage.phase', next, (state) => recast(state, () => DEAD));
  for (const ending of ['last-standing', 'none-left', 'turn-limit'])
    refuses(`over by ${ending} too soon`, 'W-FIGHT stage.ending', next, {
      turn: 1,
      stage: { phase: 'over', ending, winners: [] },
    });
  refuses('won by the loser', 'W-FIGHT stage.winners', won, ({ players, stage: { winners } }) => ({
    'stage.winners': [players.find(({ id }) => !winners.includes(id))?.id],
  }));
  refuses('won by nobody', 'W-FIGHT stage.winners', won, { 'stage.winners': [] });
  refuses('a victory as a draw', 'W-FIGHT stage.ending', won, { 'stage.ending': 'none-left', 'stage.winners': [] });
  refuses('a draw won', 'W-FIGHT stage.winners', drawn, ({ players }) => ({ 'stage.winners': [players[0]?.id] }));
  refuses('a draw before the last turn', 'W-FIGHT stage.ending', drawn, { turn: 1 });
  refuses('won by the dead', 'W-FIGHT stage.winners', blown, { 'stage.winners': ['red'] });
  refuses('over, with something due', 'W-TURN due', drawn, { due: () => due('strike').due });
});
