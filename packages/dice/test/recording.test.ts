import { describe, expect, it } from 'vitest';
import { recording, scripted, seed, seeded } from '../src/index.js';
import { refusal } from './refusal.js';

describe('recording', () => {
  it('keeps every draw, each die of a roll and each index of a shuffle, with the rule that asked', () => {
    const chance = recording(scripted([3, 1, 6, 0, 1, 0, 0]));
    chance.die(6, 'A');
    chance.dice(2, 8, 'B');
    chance.index(4);
    chance.shuffle(['x', 'y', 'z'], 'C');
    expect(chance.draws()).toEqual([
      { die: 6, value: 3, rule: 'A' },
      { die: 8, value: 1, rule: 'B' },
      { die: 8, value: 6, rule: 'B' },
      { index: 4, value: 0 },
      { index: 3, value: 1, rule: 'C' },
      { index: 2, value: 0, rule: 'C' },
    ]);
    expect(chance.draws().map((draw) => 'rule' in draw)).toEqual([true, true, true, false, true, true]);
  });

  it('keeps draws that can come out in one way only', () => {
    const chance = recording(seeded(seed('one way')));
    chance.die(1);
    chance.index(1, 'ONLY');
    expect(chance.draws()).toEqual([
      { die: 1, value: 1 },
      { index: 1, value: 0, rule: 'ONLY' },
    ]);
  });

  it('changes nothing about what is drawn', () => {
    const plain = seeded(seed('same'));
    const source = seeded(seed('same'));
    const chance = recording(source);
    expect([chance.die(6), chance.dice(3, 20), chance.index(9), chance.shuffle([1, 2, 3, 4])]).toEqual([
      plain.die(6),
      plain.dice(3, 20),
      plain.index(9),
      plain.shuffle([1, 2, 3, 4]),
    ]);
    expect(source.state()).toEqual(plain.state());
  });

  it('keeps what was drawn before a refusal, and nothing of what was refused', () => {
    const chance = recording(scripted([5, 4]));
    expect(refusal(() => chance.dice(3, 6)).code).toBe('script-exhausted');
    expect(refusal(() => chance.die(0)).code).toBe('invalid-draw');
    expect(chance.draws()).toEqual([
      { die: 6, value: 5 },
      { die: 6, value: 4 },
    ]);
  });

  it('hands out lists that stay as they are', () => {
    const chance = recording(seeded(seed('list')));
    chance.die(6);
    const before = chance.draws();
    chance.die(6);
    expect(before).toHaveLength(1);
    expect(chance.draws()).toHaveLength(2);
  });

  it('may record another recording', () => {
    const inner = recording(seeded(seed('inner')));
    const outer = recording(inner);
    outer.dice(4, 6, 'R');
    expect(outer.draws()).toEqual(inner.draws());
  });
});
