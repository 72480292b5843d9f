import { quarterTurn, type Vector } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arcOf, DEFAULT_RULES, hitLocation } from '../src/index.js';

const ORIGIN = { x: 0, y: 0 };
/** The eight facings, a quarter turn and a half apart. */
const FACINGS: readonly Vector[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];
/** A facing turned by so many eighths, to the one side or the other; as a complex product. */
const turned = (facing: Vector, by: Vector): Vector => ({
  x: facing.x * by.x - facing.y * by.y,
  y: facing.x * by.y + facing.y * by.x,
});
const mirrored = ({ x, y }: Vector): Vector => ({ x, y: 0 - y });
const times = ({ x, y }: Vector, factor: number): Vector => ({ x: x * factor, y: y * factor });

/** Where an attacker stands from straight ahead: exactly at an angle, or a little to either side of it. */
const ANGLES = [
  { name: 'straight ahead', by: { x: 1000, y: 0 }, arc: 'front' },
  { name: 'just inside 45°', by: { x: 1001, y: 1000 }, arc: 'front' },
  { name: 'exactly 45°', by: { x: 1000, y: 1000 }, arc: 'front' },
  { name: 'just beyond 45°', by: { x: 1000, y: 1001 }, arc: 'side' },
  { name: 'just inside 90°', by: { x: 1, y: 1000 }, arc: 'side' },
  { name: 'exactly 90°', by: { x: 0, y: 1000 }, arc: 'side' },
  { name: 'just beyond 90°', by: { x: -1, y: 1000 }, arc: 'behind' },
  { name: 'exactly 135°', by: { x: -1000, y: 1000 }, arc: 'behind' },
  { name: 'exactly 180°', by: { x: -1000, y: 0 }, arc: 'behind' },
] as const;

describe('[W-ARC] where an attacker stands', () => {
  test.each(ANGLES)('$name is $arc, for eight facings and their mirror images', ({ by, arc }) => {
    for (const facing of FACINGS) {
      for (const side of [by, mirrored(by)]) {
        const at = turned(facing, side);
        expect(arcOf({ at: ORIGIN, facing }, { at })).toBe(arc);
        expect(arcOf({ at: { x: 7, y: -3 }, facing: times(facing, 3) }, { at: { x: at.x + 7, y: at.y - 3 } })).toBe(
          arc,
        );
      }
    }
  });

  it('by house rules takes exactly 45° to be at the side, exactly 90° behind', () => {
    const using = { rules: { ...DEFAULT_RULES, arcBoundaries: 'rearward' } } as const;
    const arcs = ANGLES.map(({ by }) => arcOf({ at: ORIGIN, facing: { x: 1, y: 0 } }, { at: by }, using));
    expect(arcs).toEqual(['front', 'front', 'side', 'side', 'side', 'behind', 'behind', 'behind', 'behind']);
  });

  it('is behind from right above or below', () => {
    expect(arcOf({ at: ORIGIN, facing: { x: 1, y: 0 } }, { at: ORIGIN })).toBe('behind');
  });

  it('turns, mirrors and moves with the table', () => {
    const whole = fc.integer({ min: -40_000, max: 40_000 });
    const place = fc.record({ x: whole, y: whole });
    const facing = place.filter(({ x, y }) => x !== 0 || y !== 0);
    fc.assert(
      fc.property(place, place, facing, (at, from, front) => {
        const arc = arcOf({ at, facing: front }, { at: from });
        const turn = quarterTurn;
        expect(arcOf({ at: turn(at), facing: turn(front) }, { at: turn(from) })).toBe(arc);
        expect(arcOf({ at: mirrored(at), facing: mirrored(front) }, { at: mirrored(from) })).toBe(arc);
      }),
    );
  });
});

describe('[W-LOCATION] what a hit strikes', () => {
  const faces = [1, 2, 3, 4, 5, 6] as const;

  it('is the crab from the front, the shell from behind, without a die', () => {
    expect([hitLocation('front', null), hitLocation('behind', null)]).toEqual(['crab', 'shell']);
  });

  it('is the shell from the side on 1 to 3, the crab on 4 to 6', () => {
    const found = faces.map((face) => hitLocation('side', face));
    expect(found).toEqual(['shell', 'shell', 'shell', 'crab', 'crab', 'crab']);
  });

  it('is the crab from the side from the face on that house rules say', () => {
    const using = { rules: { ...DEFAULT_RULES, sideHitsCrab: 6 } };
    expect(faces.map((face) => hitLocation('side', face, using)).filter((each) => each === 'crab')).toHaveLength(1);
  });
});
