import { seed, seeded } from '@tabletop/dice';
import { record } from '@tabletop/game';
import { toUnits, type WarcrabsAction, type WarcrabsSetup, type WarcrabsState, warcrabs } from '@tabletop/warcrabs';
import { describe, expect, test } from 'vitest';
import type { Choices } from '../src/games/adapter.js';
import { choices } from '../src/games/warcrabs/choices.js';
import { atTheEdge } from './support/stunned.js';

const scene = atTheEdge();

/** States in which somebody must choose, from a fight played at random. */
function statesIn(setup: WarcrabsSetup, most: number): readonly WarcrabsState[] {
  const states: WarcrabsState[] = [];
  const match = record(warcrabs, setup, 'choices');
  const chance = seeded(seed('choices'));
  while (warcrabs.outcome(match.state) === undefined && states.length < most) {
    const { state } = match;
    const [player] = warcrabs.actors(state);
    if (player === undefined) match.advance();
    else {
      states.push(state);
      match.apply(warcrabs.sample(state, player, chance));
    }
  }
  return states;
}

function asked(state: WarcrabsState): Choices<WarcrabsAction> {
  return choices(state, warcrabs.actors(state)[0] ?? '');
}

/** A question with the questions that its choices lead to. */
function menusIn(choices: Choices<WarcrabsAction>): readonly Choices<WarcrabsAction>[] {
  return [choices, ...choices.options.flatMap((option) => ('action' in option ? [] : menusIn(option.choices())))];
}

function actionsIn(menus: readonly Choices<WarcrabsAction>[]): readonly WarcrabsAction[] {
  return menus.flatMap(({ options }) => options.flatMap((option) => ('action' in option ? [option.action] : [])));
}

function labelsIn(state: WarcrabsState): readonly string[] {
  return menusIn(asked(state)).flatMap(({ options }) => options.map(({ label }) => label));
}

/** The question of the free answer whose menu asks such a question. */
function freeIn(state: WarcrabsState, question: RegExp) {
  const menu = menusIn(asked(state)).find((each) => each.free !== undefined && question.test(each.question));
  return menu?.free;
}

const all = [
  ...Object.values(scene),
  ...statesIn({ board: 'cluttered', crabs: 'pairs' }, 16),
  ...statesIn({ crabs: [{ crab: 'Death Boy', at: { x: toUnits(91), y: toUnits(120) } }, { crab: 'Pinch Hitter' }] }, 6),
  ...statesIn({ board: 'archive', crabs: 'gunners', houseRules: { splitMove: true } }, 12),
  ...statesIn(
    { board: 'meeting', crabs: 'gangs', players: ['ann', 'bob', 'cid'], houseRules: { turning: 'moveOnly' } },
    12,
  ),
].map((state) => ({ state, menus: menusIn(asked(state)) }));

describe('the choices of a fight between crabs', () => {
  test('are all legal', () => {
    for (const { state, menus } of all) {
      const actions = actionsIn(menus);
      expect(actions.length).toBeGreaterThan(0);
      for (const action of actions) expect(warcrabs.check(state, action)).toBeUndefined();
    }
  });

  test('of one menu are called by different names, and are few enough to read', () => {
    for (const { menus } of all) {
      for (const { options } of menus) {
        expect(options.length).toBeGreaterThan(0);
        const labels = options.map(({ label }) => label);
        expect(labels).toEqual([...new Set(labels)]);
        expect(options.length).toBeLessThanOrEqual(24);
      }
    }
  });

  test('hold every attack and lift that is legal, but those with a weapon that is just like another', () => {
    const kinds = new Set<string>();
    for (const { state, menus } of all) {
      const told = (action: WarcrabsAction) =>
        action.type === 'attack' ? sameArm(state, action) : JSON.stringify(action);
      const offered = new Set(actionsIn(menus).map(told));
      for (const action of warcrabs.legalActions(state, warcrabs.actors(state)[0] ?? '')) {
        kinds.add(action.type);
        if (action.type !== 'move' && action.type !== 'throw') expect(offered).toContain(told(action));
      }
    }
    expect([...kinds].sort()).toEqual(['attack', 'end', 'lift', 'move', 'throw']);
  });

  test('tell range, arc, what hits and the chance of it', () => {
    const { options } = asked(scene.attacking);
    expect(options.map(({ label }) => label)).toEqual([
      'move up to 4 in …',
      'turn on the spot, without moving …',
      'attacks Crustaceanator with the Firecracker, at short range (5 or less hits: 28%)',
      'end the activation',
    ]);
    expect(labelsIn(scene.lifting)).toContain(
      'tries to lift Crustaceanator, to throw it up to 4 in (6 or less lifts: 42%)',
    );
  });

  test('of a weapon lead to its targets', () => {
    const { options } = asked(scene.lifting);
    expect(options.map(({ label }) => label)).toEqual([
      'attack …',
      'tries to lift Crustaceanator, to throw it up to 4 in (6 or less lifts: 42%)',
      'end the activation',
    ]);
    const [attack] = options;
    const arms = attack !== undefined && 'choices' in attack ? attack.choices().options : [];
    expect(arms.map(({ label }) => label)).toEqual([
      'attacks Crustaceanator with the Pickle Spear, claw-to-claw (4 or less hits: 17%)',
      'attacks Crustaceanator with bare claws, claw-to-claw (4 or less hits: 17%)',
    ]);
  });

  test('lead towards crabs, onto things and over edges', () => {
    const labels = all.flatMap(({ menus }) => menus.flatMap(({ options }) => options.map(({ label }) => label)));
    expect(labels.some((label) => /^towards Crustaceanator: walks .*, within reach of claws …$/.test(label))).toBe(
      true,
    );
    expect(labels.some((label) => /^onto the [a-z ]+: (walks|jumps) /.test(label))).toBe(true);
    expect(labels.some((label) => /^west, up to 4 in, over the edge …$/.test(label))).toBe(true);
    expect(labels.some((label) => /^towards \w+, (north|south|east|west)/.test(label))).toBe(true);
  });

  test('of a throw begin with the deepest fall, and end with putting down', () => {
    const { question, options } = asked(scene.throwing);
    expect(question).toBe('Throw Crustaceanator with Death Boy.');
    expect(options[0]?.label).toMatch(
      /^over the edge: throws Crustaceanator 2 in (north-|south-)?east, to \(.*\), a fall of 3 ft$/,
    );
    expect(options.at(-1)?.label).toBe('puts Crustaceanator down again');
  });
});

function sameArm(
  { crabs }: WarcrabsState,
  { crab, weapon, target }: WarcrabsAction & { readonly type: 'attack' },
): string {
  const carried = weapon === null ? null : crabs.find(({ id }) => id === crab)?.weapons[weapon];
  return JSON.stringify([carried, target]);
}

describe('a place', () => {
  const at = (x: number, y: number) => ({ x: toUnits(x), y: toUnits(y) });
  const free = freeIn(scene.attacking, /^Where does Death Boy go/);

  test.each([
    ['145, 118', [at(145, 118)], null],
    ['145 118.5', [at(145, 118.5)], null],
    ['145; 118 1/2 in', [at(145, 118.5)], null],
    ['144 7/16, 120 then 144, 121 1/16', [at(144.4375, 120), at(144, 121.0625)], null],
    ['145, 118 facing north-east', [at(145, 118)], { x: 1, y: -1 }],
    ['145, 118 FACING sw', [at(145, 118)], { x: -1, y: 1 }],
    ['145, 118 facing 146, 120', [at(145, 118)], { x: 1, y: 2 }],
  ])('%s is gone to', (text, path, facing) => {
    expect(free?.read(text)).toEqual({ action: { type: 'move', player: 'red', crab: 1, path, facing } });
  });

  test.each([
    ['there', /^A place is two lengths in inches/],
    ['145', /^A place is two lengths/],
    ['145, 118, 3', /^A place is two lengths/],
    ['145, 1/0', /^A place is two lengths/],
    ['145, 118 then', /^A place is two lengths/],
    ['1e3, 5', /^A place is two lengths/],
    ['145, 118 facing up', /^A crab faces a point of the compass or a place/],
    ['145, 118 facing 145, 118', /^A crab faces a point of the compass or a place/],
    ['145, 118 facing n facing s', /^A crab faces/],
    ['130, 120', /^That takes 15\.5 inches of movement, of which 4 are left\.$/],
    ['9999, 9999', /wall/],
    ['149, 120', /room/],
  ])('%j is refused', (text, refusal) => {
    expect(free?.read(text)).toEqual({ refusal: expect.stringMatching(refusal) });
  });
});

describe('a throw', () => {
  const free = freeIn(scene.throwing, /^Throw Crustaceanator/);
  const thrown = (direction: { readonly x: number; readonly y: number }, distance: number) => ({
    action: { type: 'throw', player: 'red', crab: 1, direction, distance: toUnits(distance) },
  });

  test.each([
    ['east 3 1/2', thrown({ x: 1, y: 0 }, 3.5)],
    ['  nw 0.5 in', thrown({ x: -1, y: -1 }, 0.5)],
    ['152, 124', thrown({ x: 48, y: 64 }, 5)],
  ])('%s is thrown', (text, action) => {
    expect(free?.read(text)).toEqual(
      text === '152, 124' ? { refusal: expect.stringContaining('throws 0 to 4') } : action,
    );
  });

  test.each([
    ['away', /^A throw is a place/],
    ['east', /^A throw is a place/],
    ['east far', /^A throw is a place/],
    ['149, 120', /^A throw is a place/],
    ['east 9', /throws 0 to 4 inches far/],
    ['east -1', /throws 0 to 4 inches far/],
  ])('%j is refused', (text, refusal) => {
    expect(free?.read(text)).toEqual({ refusal: expect.stringMatching(refusal) });
  });
});
