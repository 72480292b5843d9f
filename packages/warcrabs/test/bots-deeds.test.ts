import { playMatch, settle } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { sensibleBot } from '../src/bots.js';
import { arcOf, type Stun, warcrabs } from '../src/index.js';
import { chosen } from './support/bot.js';
import { crab, run } from './support/play.js';
import { type Cast, desk, inch, room, type Scenery, scene, thing, weapon } from './support/scene.js';

const CLAW = weapon({ name: 'Claw', kind: 'claw', damage: 3 });
const GUN = weapon({ name: 'Gun' });
const ROCKET = weapon({ name: 'Rocket', explosive: true });
const CHARGE = weapon({ name: 'Charge', kind: 'tossed', explosive: true, uses: 1, maxRange: 10 });
const STUNNED: Stun = { missed: false, waiting: [1] };

/** The first crab, red's, is to act. */
function staged(crabs: readonly Cast[], of: Partial<Scenery> = {}): ReturnType<typeof scene> {
  return run(scene({ ...of, crabs }), []).state;
}

/** The state when the activation of the first crab is over, all rolls to hit having failed. */
function done(state: ReturnType<typeof scene>): ReturnType<typeof scene> {
  let at = state;
  while (at.stage.phase === 'activation' && at.stage.crab === 1) at = run(at, [chosen(at)], ...missing(at)).state;
  return at;
}

function missing(state: ReturnType<typeof scene>): readonly number[] {
  return chosen(state).type === 'attack' ? [6, 6] : [];
}

const QUICK = { traits: { strength: 4, dexterity: 6, endurance: 5 } };

describe('what the sensible bot attacks', () => {
  test('[W-LOCATION] whom it hurts more with the same weapon: from the front rather than from behind', () => {
    const state = staged([
      { at: inch(0, 0), weapons: [GUN], traits: { dexterity: 6 } },
      { at: inch(0, 20), facing: { x: 0, y: 1 } },
      { owner: 'blue', at: inch(20, 0), facing: { x: -1, y: 0 } },
    ]);
    expect(chosen({ ...state, stage: moved(state) })).toMatchObject({ type: 'attack', target: 3, weapon: 0 });
  });

  test('[W-CLAW] with the weapon that hurts most', () => {
    const state = staged([
      { at: inch(0, 0), weapons: [GUN, CLAW], traits: { dexterity: 7 } },
      { at: inch(2, 0), facing: { x: -1, y: 0 } },
    ]);
    expect(chosen({ ...state, stage: moved(state) })).toMatchObject({ type: 'attack', weapon: 1 });
  });

  test('[W-KAMIKAZE] blows itself up only where that costs the enemy more', () => {
    const beside = (own: number, theirs: number) => {
      const state = staged([
        { at: inch(0, 0), weapons: [CHARGE], hitPoints: own, traits: { dexterity: 2 } },
        { at: inch(2, 0), hitPoints: theirs },
      ]);
      return chosen({ ...state, stage: moved(state) });
    };
    expect(beside(4, 2)).toMatchObject({ type: 'attack', weapon: 0 });
    expect(beside(2, 5)).not.toMatchObject({ weapon: 0 });
  });

  test('[W-KIT-HOUSE] does not waste what can be used once on a hopeless toss', () => {
    const state = staged([{ at: inch(0, 0), weapons: [CHARGE], traits: { dexterity: 1 } }, { at: inch(10, 0) }]);
    expect(chosen({ ...state, stage: moved(state) })).toMatchObject({ type: 'end' });
  });

  test('[W-THROW] lifts a stunned enemy and throws it off the desk', () => {
    const strong = { strength: 9, dexterity: 3, endurance: 3 };
    const state = staged(
      [
        { at: inch(56, 15), traits: strong },
        { at: inch(58.5, 15), stun: STUNNED, traits: { endurance: 5 } },
      ],
      { board: desk() },
    );
    const lift = chosen({ ...state, stage: moved(state) });
    expect(lift).toMatchObject({ type: 'lift', target: 2 });
    const lifted = run({ ...state, stage: moved(state) }, [lift], 1, 2).state;
    const thrown = run(lifted, [chosen(lifted)], 6, 6).state;
    expect(crab(thrown, 2).hitPoints).toBe(2);
  });

  test('[W-BLAST] rather blasts whom it can blast off the desk', () => {
    const state = staged(
      [
        { at: inch(30, 15), weapons: [ROCKET], traits: { dexterity: 7 } },
        { at: inch(30, 20), facing: { x: 0, y: -1 } },
        { owner: 'blue', at: inch(30, 29.5), facing: { x: 0, y: -1 } },
      ],
      { board: desk() },
    );
    expect(chosen({ ...state, stage: moved(state) })).toMatchObject({ type: 'attack', target: 3 });
  });

  test('[W-PAPER] burns paper that an enemy hides behind', () => {
    const flame = weapon({ name: 'Flame', damage: 3, flame: true });
    const state = staged([{ at: inch(0, 0), weapons: [flame], traits: { dexterity: 7 } }, { at: inch(8, 0) }], {
      board: room([], [thing('paper', 3, 3, -4, 4, 4)]),
    });
    expect(chosen({ ...state, stage: moved(state) })).toMatchObject({ type: 'attack', weapon: 0 });
  });
});

/** The activation in which the active crab has had its move. */
function moved({ stage }: ReturnType<typeof scene>): typeof stage {
  return stage.phase === 'activation' ? { ...stage, moved: true } : stage;
}

describe('how the sensible bot stands', () => {
  test('[W-ARC] it shows its shell to a gun, whether it shoots before or after', () => {
    const state = staged([
      { at: inch(0, 0), facing: { x: 1, y: 0 }, weapons: [GUN], traits: { strength: 4, dexterity: 3, endurance: 5 } },
      { at: inch(20, 0), weapons: [GUN], traits: { strength: 1, dexterity: 9, endurance: 5 }, left: [null] },
    ]);
    const after = done(state);
    expect(arcOf(crab(after, 1), crab(after, 2))).toBe('behind');
  });

  test('[W-BLAST] it keeps away from the edge where an enemy holds rockets', () => {
    const state = staged(
      [
        { at: inch(0.5, 15), ...QUICK, weapons: [GUN] },
        { at: inch(14, 15), traits: { strength: 5, dexterity: 9, endurance: 1 }, weapons: [ROCKET] },
      ],
      { board: desk() },
    );
    expect(crab(done(state), 1).at.x).toBeGreaterThan(inch(1, 0).x);
  });

  test('[W-MOVE] it goes round what stands in its way', () => {
    const wall = thing('solid', 20, 5, -9, 7, 9);
    const state = staged([{ at: inch(0, 0), weapons: [CLAW], ...QUICK }, { at: inch(12, 0) }], {
      board: room([], [wall]),
    });
    const { outcome } = playMatch(warcrabs, {
      setup: {
        board: state.board,
        crabs: state.crabs.map(({ name, traits, shell, at }) => ({
          crab: { name, traits, shell, weapons: [CLAW] },
          at,
        })),
      },
      seed: 1,
      policies: () => sensibleBot,
    });
    expect(outcome?.reason).toBe('last-standing');
  });

  test('[W-TURN] it ends its activation where nothing is to be won', () => {
    const state = staged([{ at: inch(0, 0), traits: { strength: 1, dexterity: 1 } }, { at: inch(90, 0) }]);
    const { stage } = settle(warcrabs, state).state;
    const rest = stage.phase === 'activation' ? { ...stage, moved: true } : stage;
    expect(chosen({ ...state, stage: rest })).toMatchObject({ type: 'end' });
  });
});
