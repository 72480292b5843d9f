import { describe, expect, it } from 'vitest';
import { RULEBOOK, type Rules, throwReach, type Weapon } from '../src/index.js';
import { attack, end, lift, move } from './support/actions.js';
import { crab, eventOf, eventsOf, refused, run, types } from './support/play.js';
import { desk, inch, ROCKET, room, rulesIn, scene, surface, thing, weapon } from './support/scene.js';

const GUN = weapon({ name: 'Gun' });
const BOMB: Weapon = weapon({ name: 'Bomb', kind: 'tossed', weight: 6, uses: 1 });

/** Two crabs so far apart, from edge to edge. */
const apart = (gap: number, rules: Partial<Rules>, arms: readonly Weapon[] = [], facing = { x: 1, y: 0 }) =>
  scene({
    rules,
    crabs: [
      { at: inch(0, 0), weapons: arms },
      { at: inch(1.5 + gap, 0), facing },
    ],
  });

/** What counts for a shot of the first crab at the second. */
const aimed = (state: ReturnType<typeof scene>) => eventOf(run(state, [attack(1, 2, 0)], 6, 6).events, 'attacked').aim;

describe('house rules are felt in a fight', () => {
  it('[W-WEIGHT] shedWeight: what is used up weighs nothing for the rest of the fight, else all of it', () => {
    const after = (shedWeight: boolean) => {
      const start = scene({
        rules: { shedWeight },
        crabs: [{ at: inch(0, 0), weapons: [BOMB, GUN] }, { at: inch(20, 0) }],
      });
      const { state, events } = run(start, [attack(1, 2, 0), end(1), end(2)], 6, 6);
      const reach = throwReach(crab(state, 1), { ...RULEBOOK, rules: rulesIn(state) });
      return [...eventsOf(events, 'activation-began').map(({ movement }) => movement / 16), reach / 16];
    };
    // Strength 3 and Dexterity 5, with a Weight of 7 and then of 1.
    expect(after(false)).toEqual([1, 5, 1, 0]);
    expect(after(true)).toEqual([1, 5, 5, 2]);
  });

  it('[W-BARE] bareDamage: what bare claws do', () => {
    const struck = (bareDamage: number) =>
      eventOf(run(apart(0, { bareDamage }, [], { x: -1, y: 0 }), [attack(1, 2)], 1, 1).events, 'struck');
    expect([1, 3, 0].map((damage) => struck(damage).toHitPoints)).toEqual([1, 3, 0]);
  });

  it('[W-CLAW] [W-THROW] clawReach: how far claws reach, along the table and up', () => {
    const rules = { clawReach: 2 };
    expect([refused(apart(2, rules), attack(1, 2)), refused(apart(2.0625, rules), attack(1, 2))]).toEqual([
      undefined,
      'W-CLAW',
    ]);
    const stunned = (gap: number) =>
      scene({
        rules,
        crabs: [{ at: inch(0, 0) }, { at: inch(1.5 + gap, 0), stun: { missed: false, waiting: [1] } }],
      });
    expect([refused(stunned(2), lift(1, 2)), refused(stunned(2.0625), lift(1, 2))]).toEqual([undefined, 'W-THROW']);
  });

  it('[W-RANGE] rangeLimits and rangeModifiers: where bands end, and what they add', () => {
    const rules = {
      rangeLimits: { pointBlank: 2, short: 6, medium: 8, long: 18 },
      rangeModifiers: { pointBlank: 2, short: 1, medium: 0, long: -3, extraLong: -4 },
    };
    expect(aimed(apart(7.9375, rules, [GUN]))).toMatchObject({ band: 'medium', range: 0, target: 5 });
    expect(aimed(apart(8, rules, [GUN]))).toMatchObject({ band: 'long', range: -3, target: 2 });
  });

  it('[W-ELEVATION] fromAbove and fromBelow: what a difference in height adds', () => {
    const rules = { fromAbove: 3, fromBelow: -2 };
    const board = room([surface(5, -5, -5, 1, 5)]);
    const [high, low] = [
      { at: inch(0, 0), weapons: [GUN] },
      { at: inch(10, 0), weapons: [GUN] },
    ];
    expect(aimed(scene({ rules, board, crabs: [high, low] })).elevation).toBe(3);
    expect(aimed(scene({ rules, board, crabs: [low, high] })).elevation).toBe(-2);
  });

  it('[W-NEARMISS] nearMiss: by how much exactly an explosive must miss', () => {
    const missed = (...dice: readonly number[]) =>
      eventOf(run(apart(10, { nearMiss: 2 }, [ROCKET]), [attack(1, 2, 0)], ...dice).events, 'attacked').outcome;
    expect([missed(2, 4), missed(3, 4, 1, 1), missed(4, 4)]).toEqual(['miss', 'near-miss', 'miss']);
  });

  it('[W-BLAST] blastDistance: how far an explosion pushes, not at all as well', () => {
    const pushed = (blastDistance: number) =>
      crab(run(apart(10, { blastDistance }, [ROCKET]), [attack(1, 2, 0)], 1, 1).state, 2).at.x / 16;
    expect([2.5, 0].map(pushed)).toEqual([14, 11.5]);
  });

  it('[W-LOCATION] sideHitsCrab: from which face on the crab is struck from the side', () => {
    const struck = (face: number) =>
      eventOf(run(apart(0, { sideHitsCrab: 6 }, [], { x: 0, y: 1 }), [attack(1, 2)], 1, 1, face).events, 'struck')
        .location;
    expect([5, 6].map(struck)).toEqual(['shell', 'crab']);
  });

  it('[W-ARMOUR] shellOverflow: whether what the shell cannot absorb goes through', () => {
    const struck = (shellOverflow: boolean) => {
      const crabs = [
        { at: inch(0, 0), weapons: [weapon({ damage: 3 })] },
        { at: inch(9, 0), armour: 1 },
      ];
      return eventOf(run(scene({ rules: { shellOverflow }, crabs }), [attack(1, 2, 0)], 1, 1).events, 'struck');
    };
    expect(struck(true)).toMatchObject({ arc: 'behind', armour: 0, hitPoints: 3 });
    expect(struck(false)).toMatchObject({ arc: 'behind', armour: 0, hitPoints: 5 });
  });

  it('[W-FALL] stepDown, fallStep and shortFallStuns: what is a fall, how it hurts, and whether it may stun', () => {
    const walkedOff = (height: number, rules: Partial<Rules>, ...dice: readonly number[]) => {
      const board = room([surface(height, -10, -10, 0, 10)]);
      const start = scene({ rules, board, crabs: [{ at: inch(-1, 0) }, { at: inch(0, -80) }] });
      return run(start, [move(1, inch(1, 0))], ...dice).events;
    };
    expect(types(walkedOff(3.9375, { stepDown: 4 }))).not.toContain('fell');
    expect(eventOf(walkedOff(4, { stepDown: 4 }, 1, 1), 'fell').damage).toBe(0);
    expect(types(walkedOff(4, { stepDown: 4, shortFallStuns: false }))).toEqual(['activation-began', 'moved', 'fell']);
    expect(types(walkedOff(19.9375, { stepDown: 20 }))).not.toContain('fell');
    expect(eventOf(walkedOff(12, { fallStep: 6 }, 1, 1), 'fell').damage).toBe(2);
  });

  it('[W-BASE] crabRadius and crabHeight: what is in the way, how near it is, and what one sees over', () => {
    const wide = (gap: number) =>
      scene({ rules: { crabRadius: 2 }, crabs: [{ at: inch(0, 0) }, { at: inch(4 + gap, 0) }] });
    expect([refused(wide(1), attack(1, 2)), refused(wide(1.0625), attack(1, 2))]).toEqual([undefined, 'W-CLAW']);
    expect(refused(wide(1), move(1, inch(1, 0)))).toBeUndefined();
    expect(refused(wide(1), move(1, inch(1.0625, 0)))).toBe('W-MOVE');
    const tall = (height: number) =>
      scene({
        rules: { crabHeight: 3 },
        board: room([], [thing('solid', height, 4, -2, 6, 2)]),
        crabs: [{ at: inch(0, 0), weapons: [GUN] }, { at: inch(10, 0) }],
      });
    expect([refused(tall(3), attack(1, 2, 0)), refused(tall(3.0625), attack(1, 2, 0))]).toEqual([undefined, 'W-COVER']);
    const over = scene({
      rules: { crabHeight: 3 },
      crabs: [{ at: inch(0, 0), traits: { dexterity: 7 } }, { at: inch(2, 0) }],
    });
    expect(eventOf(run(over, [move(1, inch(4, 0))]).events, 'moved').legs).toMatchObject([{ rise: 48 }]);
  });

  it('[W-SIGHT] surfacesBlock: whether a desk hides who stands below it', () => {
    const below = (surfacesBlock: boolean) =>
      scene({
        rules: { surfacesBlock },
        board: desk(),
        crabs: [{ at: inch(30, 15), weapons: [GUN] }, { at: inch(70, 15) }],
      });
    expect([refused(below(false), attack(1, 2, 0)), refused(below(true), attack(1, 2, 0))]).toEqual([
      undefined,
      'W-COVER',
    ]);
  });
});
