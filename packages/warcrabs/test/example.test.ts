import { expect, it } from 'vitest';
import { RULEBOOK, throwReach, warcrabs, weaponNamed } from '../src/index.js';
import { attack, fling, lift, move } from './support/actions.js';
import { crab, eventOf, run, types } from './support/play.js';
import { desk, inch, rulesIn, scene } from './support/scene.js';

it.each([
  { name: 'acts first', order: [1, 2] },
  { name: 'acts last', order: [2, 1] },
])(
  '[W-EXAMPLE] Death Boy, who $name, stuns the Crustaceanator and throws it off the desk to its death',
  ({ order }) => {
    const start = scene({
      board: desk(),
      order,
      crabs: [
        { at: inch(10.5, 28), traits: { strength: 6, dexterity: 4 }, weapons: [weaponNamed('Firecracker')] },
        { at: inch(18, 28), facing: { x: -1, y: 0 }, traits: { endurance: 3 } },
      ],
    });
    const before = order[0] === 1 ? [] : [{ type: 'end', player: 'blue', crab: 2 } as const];
    expect(throwReach(crab(start, 1), { ...RULEBOOK, rules: rulesIn(start) })).toBe(5 * 16);

    const tossed = run(start, [...before, attack(1, 2, 0)], 1, 4, 2, 6);
    expect(eventOf(tossed.events, 'attacked')).toMatchObject({
      aim: { band: 'medium', range: 0, weapon: 0, elevation: 0, target: 4 },
      total: 5,
      outcome: 'near-miss',
    });
    expect(eventOf(tossed.events, 'endurance-rolled')).toMatchObject({ endurance: 3, total: 8, withstood: false });
    expect(crab(tossed.state, 2).stun).not.toBeNull();

    const nearer = run(tossed.state, [move(1, inch(14.5, 28))]);
    expect(types(nearer.events)).toEqual([
      ...['moved', 'activation-ended'],
      ...(order[0] === 1 ? ['activation-missed', 'turn-began'] : ['turn-began', 'activation-missed']),
      'activation-began',
    ]);

    const thrown = run(nearer.state, [move(1, inch(15.5, 28)), lift(1, 2), fling(1, { x: 0, y: 1 }, 5 * 16)], 1, 3);
    expect(eventOf(thrown.events, 'lift-rolled')).toMatchObject({ strength: 6, total: 4, lifted: true, reach: 5 * 16 });
    expect(eventOf(thrown.events, 'thrown')).toMatchObject({ from: inch(18, 28), to: inch(18, 33) });
    expect(eventOf(thrown.events, 'fell')).toMatchObject({ drop: 36 * 16, damage: 3, hitPoints: 0 });
    expect(eventOf(thrown.events, 'died')).toMatchObject({ crab: 2, by: 1 });
    expect(warcrabs.outcome(thrown.state)).toEqual({
      result: 'win',
      winners: ['red'],
      reason: 'last-standing',
      rule: 'W-FIGHT',
    });
    expect(crab(thrown.state, 1).kills).toBe(1);
  },
);
