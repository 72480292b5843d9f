import { describe, expect, test } from 'vitest';
import { put } from '../../../scripts/testing/put.js';
import type { SkirmishState } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { found } from './support/found.js';
import { refuses } from './support/refuses.js';

const indexOf = (state: SkirmishState, id: number | null | undefined) =>
  state.figures.findIndex((figure) => figure.id === id);
/** A figure of the deed's, out of the fight. */
const fallen = (of: (state: SkirmishState) => number | null | undefined) => (state: SkirmishState) => ({
  [`figures.${indexOf(state, of(state))}`]: (figure: object) => ({
    ...figure,
    status: 'out',
    posture: 'prone',
    actions: 0,
  }),
  moving: null,
});
const actor = ({ deed }: SkirmishState) => deed?.figure;
const target = ({ deed }: SkirmishState) => (deed !== null && 'target' in deed ? deed.target : null);
const friend = (state: SkirmishState) => {
  const side = state.figures[indexOf(state, actor(state))]?.owner;
  return state.figures.find(({ id, owner }) => owner === side && id !== actor(state))?.id;
};

describe('the action that is being settled is of the kind that the phase settles', () => {
  const lyingDown = ({ deed }: SkirmishState) => ({
    deed: { type: 'lie-down', player: deed?.player, figure: deed?.figure },
  });
  for (const [phase, rule] of [
    ['shot', 'F-ATTACK'],
    ['melee', 'F-MELEE'],
    ['throw', 'F-GRENADE'],
    ['scatter', 'F-SCATTER'],
    ['blast', 'F-BLAST'],
    ['spell', 'F-CAST'],
    ['area', 'F-AREA'],
    ['damage', 'F-DAMAGE'],
    ['drain', 'F-DRAIN'],
  ] as const) {
    refuses(`lying down in the phase ${phase}`, `${rule} deed.type`, () => found(phase), lyingDown);
  }
});

describe('shots and fights are of active enemies', () => {
  const shot = () => found('shot');
  refuses('by who is out', 'F-ATTACK deed.figure', shot, fallen(actor));
  refuses('at who is out', 'F-ATTACK deed.target', shot, fallen(target));
  refuses('at nobody', 'F-ATTACK deed.target', shot, { 'deed.target': 99 });
  refuses(
    'at a friend',
    'F-ATTACK deed.target',
    () => found('shot', (state) => friend(state) !== undefined),
    (state) => ({
      'deed.target': friend(state),
    }),
  );

  const strike = () => found('melee', ({ deed }) => deed?.type === 'strike');
  const touch = () => found('melee', ({ deed }) => deed?.type === 'cast');
  refuses('a fight at a friend', 'F-MELEE deed.target', strike, (state) => ({ 'deed.target': friend(state) }));
  refuses('a fight with nothing', 'F-MELEE deed.weapon', strike, { 'deed.weapon': 999 });
  refuses('a fight with the weapon of another', 'F-MELEE deed.weapon', strike, (state) => ({
    'deed.weapon': state.items.find(({ holder, equipment }) => holder !== actor(state) && equipment.kind === 'melee')
      ?.id,
  }));
  refuses('a fight that is a touch', 'F-CAST stage.touch', strike, { 'stage.touch': true });
  refuses('a touch that is a fight', 'F-CAST stage.touch', touch, { 'stage.touch': false });
  refuses('a touch for a spell that needs none', 'F-CAST deed.spell', touch, (state) => ({
    [`figures.${indexOf(state, actor(state))}.profile.spells`]: (spells: readonly object[]) =>
      spells.map((spell) => ({ ...spell, range: 'los' })),
  }));
});

describe('grenades', () => {
  refuses('thrown by who is out', 'F-GRENADE deed.figure', () => found('throw'), fallen(actor));
  refuses('thrown off the table', 'F-GRENADE stage.at', () => found('throw'), { 'stage.at': { x: -1, y: 0 } });
  refuses('about to scatter off the table', 'F-GRENADE stage.at', () => found('scatter'), {
    'stage.at': { x: -1, y: 0 },
  });
  refuses('on target, about to scatter', 'stage.short', () => found('scatter'), { 'stage.short': 0 });
  refuses('without a Reduction', 'stage.grenade.step', () => found('scatter'), { 'stage.grenade.step': 0 });
  refuses('that reach nobody', 'stage.reached', () => found('blast'), { 'stage.reached': [] });
  refuses('that reach a stranger', 'F-BLAST stage.reached.0.figure', () => found('blast'), {
    'stage.reached.0.figure': 99,
  });
  refuses(
    'that reach who is out',
    'F-BLAST stage.reached.0.figure',
    () => found('blast'),
    (state) => fallen(() => state.stage.reached[0]?.figure)(state),
  );
  refuses('that reach a figure twice', 'F-BLAST stage.reached.1.figure', () => found('blast'), {
    'stage.reached': (reached: readonly unknown[]) => [reached[0], reached[0]],
  });

  test('may have landed anywhere', () => {
    const state = put(found('blast'), { 'stage.at': { x: -60_000_000, y: 60_000_000 } });
    expect(parseState(state)).toEqual(state);
  });
});

describe('spells', () => {
  const spell = () => found('spell');
  const resisted = () => found('spell', (_, { bids }) => bids.length === 2);
  const area = () => found('area', (_, stage) => stage.targets.length > 1);
  const drain = () => found('drain');
  refuses('of who is out', 'F-CAST deed.figure', spell, fallen(actor));
  refuses('that are not known', 'F-CAST deed.spell', spell, { 'deed.spell': 15 });
  refuses('at Force 0', 'F-FORCE deed.force', spell, { 'deed.force': 0 });
  refuses('beyond their Force', 'F-FORCE deed.force', spell, { 'deed.force': 1000 });
  refuses('single ones at a spot', 'F-AREA deed.at', spell, { 'deed.at': { x: 0, y: 0 } });
  refuses('at nobody', 'F-AREA deed.target', spell, { 'deed.target': null });
  refuses('at a stranger', 'F-SPELLS deed.target', spell, { 'deed.target': 99 });
  refuses('at who is out', 'F-SPELLS deed.target', resisted, fallen(target));
  refuses('resisted by nobody', 'F-CAST stage.bids', resisted, {
    'stage.bids': (bids: readonly unknown[]) => bids.slice(0, 1),
  });
  refuses('resisted by who may not decline', 'F-RESISTED stage.bids.1.mayDecline', resisted, {
    'stage.bids.1.mayDecline': false,
  });

  refuses('on an area without a spot', 'F-AREA deed.at', area, { 'deed.at': null });
  refuses('on an area and a figure', 'F-AREA deed.target', area, { 'deed.target': 1 });
  refuses('on another area', 'F-AREA stage.targets', area, { 'deed.at': { x: 0, y: 0 } });
  refuses('on some in the area', 'F-AREA stage.targets', area, {
    'stage.targets': (targets: readonly unknown[]) => targets.slice(1),
  });
  refuses('with a card too many', 'F-AREA stage.drawn', area, ({ stage: { targets } }) => ({
    'stage.drawn': [...targets, 1],
  }));
  refuses(
    'with a card before the caster’s',
    'F-AREA stage.drawn',
    () => found('area', (_, { bids, targets }) => targets.length > 1 && bids[0]?.step === 'awaited'),
    { 'stage.drawn': [7] },
  );
  refuses(
    'with a card on the table that is elsewhere too',
    'F-DECKS stage.turned.0',
    () => found('area', (_, { turned }) => turned.length > 0),
    ({ discards, deck }) => ({ 'stage.turned': (turned: readonly unknown[]) => [discards[0] ?? deck[0], ...turned] }),
  );
  refuses(
    'turned over before all is drawn',
    'F-AREA stage.drawn',
    () =>
      found('area', (_, { bids, drawn }) => drawn.length > 0 && bids[0]?.face === 'down' && bids[0].step === 'open'),
    { 'stage.drawn': [] },
  );
  refuses('with drain for who is out', 'F-CAST deed.figure', drain, fallen(actor));
  refuses('with drain for another', 'F-DRAIN stage.bids.0.player', drain, { 'stage.bids.0.player': 'zoe' });
});

describe('damage', () => {
  const returned = () =>
    found('damage', ({ deed }, { hits }) => deed?.type === 'strike' && hits[0]?.target === deed.figure);
  const several = () => found('damage', (_, { hits }) => hits.length > 1);
  const shot = () => found('damage', ({ deed }) => deed?.type === 'shoot');
  refuses('without a hit', 'stage.hits', shot, { 'stage.hits': [] });
  refuses('by a stranger', 'F-DAMAGE stage.hits.0.by', shot, { 'stage.hits.0.by': 99 });
  refuses('by who was shot at', 'F-DAMAGE stage.hits.0.by', shot, ({ stage: { hits } }) => ({
    'stage.hits.0.by': hits[0]?.target,
    'stage.hits.0.target': hits[0]?.by,
  }));
  refuses('by somebody else', 'F-DAMAGE stage.hits.0.by', returned, (state) => ({
    'stage.hits.0.by': friend(state),
  }));
  refuses('to who is out', 'F-DAMAGE stage.hits.0.target', shot, fallen(target));
  refuses('to a figure twice', 'F-DAMAGE stage.hits.1.target', several, {
    'stage.hits': (hits: readonly unknown[]) => [hits[0], hits[0]],
  });
  refuses('for which the victim plays', 'F-DAMAGE stage.bids.0.player', shot, (state) => ({
    'stage.bids.0.player': state.figures[indexOf(state, target(state))]?.owner,
  }));
});

describe('the game is over when it is, and only then [F-WIN]', () => {
  const move = () => found('move');
  const over = (ending: string) => () => found('over', (_, stage) => stage.ending === ending);
  const hold = () => found('move', ({ goal }) => goal.kind === 'hold');
  const routed = (state: SkirmishState) => ({
    figures: state.figures.map((figure) =>
      figure.owner === state.order[state.mover] ? figure : { ...figure, status: 'out', posture: 'prone', actions: 0 },
    ),
  });
  refuses('one side left, yet going on', 'F-WIN stage.phase', move, routed);
  for (const ending of ['last-standing', 'none-left', 'zone-reached', 'zone-shared', 'zone-held', 'turn-limit'])
    refuses(`over by ${ending} too soon`, 'F-WIN stage.ending', move, {
      moving: null,
      goal: { kind: 'lastStanding' },
      stage: { phase: 'over', ending, winners: [] },
    });
  refuses('won by the loser', 'F-WIN stage.winners', over('last-standing'), ({ players, stage: { winners } }) => ({
    'stage.winners': [players.find(({ id }) => !winners.includes(id))?.id],
  }));
  refuses('won by nobody', 'F-WIN stage.winners', over('zone-reached'), { 'stage.winners': [] });
  refuses('won after the last turn', 'F-WIN stage.winners', over('turn-limit'), ({ players }) => ({
    'stage.winners': [players[0]?.id],
  }));
  refuses('a zone that nobody has held', 'F-WIN stage.ending', over('zone-held'), {
    players: (players: readonly object[]) => players.map((player) => ({ ...player, held: 0 })),
  });
  refuses('a zone held long enough, yet going on', 'F-WIN players.0.held', hold, ({ goal }) => ({
    'players.0.held': goal.kind === 'hold' ? goal.turns : 0,
  }));
  refuses('a zone held by two', 'F-WIN players.1.held', hold, {
    'goal.turns': 9,
    'players.0.held': 1,
    'players.1.held': 1,
  });
  refuses(
    'a zone held where there is none',
    'F-WIN players.0.held',
    () => found('move', ({ goal }) => goal.kind === 'lastStanding'),
    {
      'players.0.held': 1,
    },
  );
});
