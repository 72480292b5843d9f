import { type Chance, seed, seeded } from '@tabletop/dice';
import { record } from '@tabletop/game';
import { type SkirmishAction, type SkirmishState, srFastcombat } from '@tabletop/sr-fastcombat';
import { describeAction } from '@tabletop/sr-fastcombat/text';
import { describe, expect, test } from 'vitest';
import type { Choices } from '../src/games/adapter.js';
import { choices } from '../src/games/sr-fastcombat/choices.js';

/** An action at random, of somebody who likes to move, casts a spell at times, and lets others be. */
function chosen(state: SkirmishState, player: string, chance: Chance): SkirmishAction {
  const mood = chance.die(6);
  const wish = mood > 2 ? (state.stage.phase === 'move' ? 'announce' : 'pass') : mood === 2 ? 'cast' : undefined;
  const wished = srFastcombat.legalActions(state, player).filter(({ type }) => type === wish);
  return (
    wished[wish === 'pass' ? 0 : chance.index(Math.max(1, wished.length))] ?? srFastcombat.sample(state, player, chance)
  );
}

/** States in which somebody must choose, from games played so. */
function statesToChooseIn(games: number): readonly SkirmishState[] {
  const states: SkirmishState[] = [];
  for (let game = 0; game < games; game++) {
    const setup = { figures: 'team', houseRules: { maxTurns: 2, jokersPerDeck: 6 } } as const;
    const match = record(srFastcombat, setup, `choices ${game}`);
    const chance = seeded(seed(`choices ${game}`));
    while (srFastcombat.outcome(match.state) === undefined) {
      const { state } = match;
      const [player] = srFastcombat.actors(state);
      if (player === undefined) match.advance();
      else {
        states.push(state);
        match.apply(chosen(state, player, chance));
      }
    }
  }
  return states;
}

/** A question with the questions that its choices lead to. */
function menusIn(choices: Choices<SkirmishAction>): readonly Choices<SkirmishAction>[] {
  return [choices, ...choices.options.flatMap((option) => ('action' in option ? [] : menusIn(option.choices())))];
}

function actionsIn(menus: readonly Choices<SkirmishAction>[]): readonly SkirmishAction[] {
  return menus.flatMap(({ options }) => options.flatMap((option) => ('action' in option ? [option.action] : [])));
}

/** Whether somebody may decline to resist a spell, which comes seldom. */
function mayDecline({ stage }: SkirmishState): boolean {
  return 'bids' in stage && stage.bids.some((bid) => bid.mayDecline && bid.step === 'awaited');
}

const all = statesToChooseIn(8)
  .filter((state, at) => at % 6 === 0 || mayDecline(state))
  .map((state) => {
    const [player = ''] = srFastcombat.actors(state);
    return { state, player, menus: menusIn(choices(state, player)) };
  });

describe('the choices of a skirmish', () => {
  test('are all legal', () => {
    for (const { state, menus } of all) {
      const actions = actionsIn(menus);
      expect(actions.length).toBeGreaterThan(0);
      for (const action of actions) expect(srFastcombat.check(state, action)).toBeUndefined();
    }
  });

  test('of one menu are called by different names, and are few enough to read', () => {
    for (const { menus } of all) {
      for (const { options, free } of menus) {
        expect(options.length + (free === undefined ? 0 : 1)).toBeGreaterThan(0);
        expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
        expect(options.length).toBeLessThanOrEqual(30);
      }
    }
  });

  test('hold every legal action, but for legs, which are named by their places, and twins', () => {
    const kinds = new Set<string>();
    for (const { state, player, menus } of all) {
      const told = (action: SkirmishAction) => describeAction(action, state).replace(/, after .*$/, '.');
      const offered = new Set(actionsIn(menus).map(told));
      for (const action of srFastcombat.legalActions(state, player)) {
        if (action.type === 'announce' || (action.type === 'play' && action.cards.length > 1)) continue;
        if (action.type === 'complete' && action.cards.length > 1) continue;
        kinds.add(action.type);
        expect(offered).toContain(told(action));
      }
    }
    for (const kind of ['shoot', 'launch', 'cast', 'ready', 'drop', 'commit', 'play', 'decline', 'trade', 'pass'])
      expect(kinds).toContain(kind);
  });

  test('have both cards of every play with a Joker', () => {
    let pairs = 0;
    for (const { state, player, menus } of all) {
      const offered = actionsIn(menus).flatMap((action) => ('cards' in action ? [worths(action.cards)] : []));
      for (const action of srFastcombat.legalActions(state, player)) {
        if (!('cards' in action) || action.cards.length < 2) continue;
        pairs += 1;
        expect(offered).toContainEqual(worths(action.cards));
      }
    }
    expect(pairs).toBeGreaterThan(0);
  });

  test('say when on a leg, where that can be chosen', () => {
    const timed = all.flatMap(({ state, menus }) =>
      state.leg === null ? [] : menus.filter(({ question }) => question === 'When?'),
    );
    expect(timed.length).toBeGreaterThan(0);
    expect(timed.some(({ options }) => options[0]?.label === 'at once')).toBe(true);
    expect(timed.some(({ options }) => /^after \d cm of the leg$/.test(options.at(-1)?.label ?? ''))).toBe(true);
  });
});

/** The faces of cards, in no order. */
function worths(cards: readonly string[]): readonly string[] {
  return cards.map((card) => card.replace(/\.\d+$/, '')).sort();
}

describe('a spot', () => {
  const state = statesToChooseIn(1).find(({ stage }) => stage.phase === 'window');
  const menus = state === undefined ? [] : menusIn(choices(state, srFastcombat.actors(state)[0] ?? ''));
  const free = (question: RegExp) =>
    menus.find((menu) => question.test(menu.question) && menu.free !== undefined)?.free;

  test.each([
    [/^Launch a grenade/, '30, 20', { type: 'launch', at: { x: 600, y: 400 } }],
    [/^Cast Force Storm/, '30 20', { type: 'cast', at: { x: 600, y: 400 }, force: 5 }],
    [/^Cast Force Storm/, '30; 20 at 2', { type: 'cast', at: { x: 600, y: 400 }, force: 2 }],
  ])('of %s is named as %s', (question, text, action) => {
    expect(free(question)?.read(text)).toMatchObject({ action });
  });

  test('is aimed at further on along a leg', () => {
    for (const { state, menus } of all) {
      if (state.leg === null) continue;
      for (const { free } of menus) {
        const read = free?.read('30, 20 after 1');
        if (read === undefined || !('action' in read)) continue;
        expect(free?.question).toContain('after some cm of the leg');
        expect(read.action).toMatchObject({ at: { x: 600, y: 400 }, mark: 1 });
        return;
      }
    }
    expect.fail('no spot could be aimed at on a leg');
  });

  test.each([
    [/^Launch a grenade/, 'there', /^A place is two lengths/],
    [/^Launch a grenade/, '90, 20', /^The spot is on the table\.$/],
    [/^Cast Force Storm/, '30, 20 at 9', /^That spell is cast at a Force from 1 to 5\.$/],
    [/^Cast Force Storm/, '30, 20 at', /^A place is two lengths/],
  ])('of %s as %j is refused', (question, text, refusal) => {
    expect(free(question)?.read(text)).toMatchObject({ refusal: expect.stringMatching(refusal) });
  });
});
