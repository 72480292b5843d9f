import { isTabletopError } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import type { SpcfkrsAction } from '../src/actions.js';
import * as text from '../src/text.js';
import type { SpcfkrsView } from '../src/view.js';
import { VEHICLES } from './support/craft-scene.js';
import { soon } from './support/soon.js';
import { EVENTS, MATCH, unit, viewOf } from './support/text-scene.js';

const ORDERS: SpcfkrsAction = {
  type: 'orders',
  player: 'ann',
  orders: [{ units: [3, 4], act: { type: 'shoot', target: 5, through: true }, move: { type: 'follow', target: 5 } }],
};

/** So many units a side, face to face on a map of so many columns and rows, with names that begin like this. */
function crowd(each: number, size: number, name: (side: string, at: number) => string): SpcfkrsView {
  const side = (id: string, row: number, first: number) =>
    Array.from({ length: each }, (_, at) => ({
      ...unit(first + at, name(id, at + 1), id, 'A1', ['Assault rifle']),
      parts: [{ at: { column: at % size, row: row + Math.floor(at / size) }, sixths: 6 }],
    }));
  return viewOf({
    map: {
      name: 'Field',
      scale: 'on-foot',
      columns: size,
      rows: size,
      cover: Array.from({ length: size }, () => '.'.repeat(size)),
    },
    units: [...side('Punks', 0, 1), ...side('Bruisers', size - 4, each + 1)],
    battalions: [],
    stage: { step: 'round' },
    orders: [],
  });
}

const SHORT = (side: string, at: number) => `${side.slice(0, 1)}${at}`;
const LONG = (side: string, at: number) => `${side}-Trooper-${at}`;
const CHAT = { maxLength: text.CHAT_LENGTH };

describe('a greatest length', () => {
  test('of one chat message has room for the board of the printed size, and more', () => {
    const match = text.toText(crowd(5, 24, SHORT), CHAT);
    expect(match.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
    expect(match).toContain('\nKey: A P1, B P2, ');
    expect(match).toMatch(/\nUnits\n {2}P1 /);
    expect(text.toText(crowd(5, 24, SHORT))).toContain('\n 1 P1 P2 P3 P4 P5 . ');
  });

  test('gives up the board where it would take almost all, and what is awaited last', () => {
    const full = crowd(32, 64, LONG);
    const whole = text.toText(full);
    expect(whole.split('\n')).toHaveLength(4 + 1 + 2 + 64 + 1 + 2 + 64);
    const chat = text.toText(full, CHAT);
    expect(chat.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
    expect(chat).not.toContain('Board');
    expect(chat).toMatch(/\nUnits\n {2}Punks-Trooper-1 [\s\S]*\n {2}… and \d+ more$/);
    expect(text.toText(full, { maxLength: 140 })).toBe(
      'SPCFKRS, round 4\nField: Punks 32 of 32 units, Bruisers 32 of 32 units; after round 50 it is a draw\nNext: round 5 begins.',
    );
  });

  test('keeps the units nearest to an enemy, then the others, then orders, then the dead', () => {
    const lengths = Array.from({ length: 300 }, (_, at) => 4 * at + 1);
    const shown = lengths.map((maxLength) => text.toText(viewOf(), { maxLength, picture: false }));
    const parts = ['ann to give', 'P4 (Punks)', 'P1 (Punks)', 'sealed', 'Punks: P2'];
    const places = parts.map((part) => shown.findIndex((each) => each.includes(part)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });

  test('is never exceeded', () => {
    const views = [MATCH, VEHICLES, crowd(5, 24, SHORT), crowd(32, 24, LONG), crowd(32, 64, LONG)];
    const events = Object.values(EVENTS);
    fc.assert(
      fc.property(fc.constantFrom(...views), fc.integer({ min: 1, max: 9000 }), (view, maxLength) => {
        const limit = { maxLength };
        const outputs = [
          text.toText(view, limit),
          text.recap(events, view, limit),
          ...text.narrate(events, view, limit),
          text.describeAction(ORDERS, view, limit),
          text.describeChoice(view, 'ann', limit),
          text.describeOutcome({ reason: 'none-left', winners: [] }, limit),
          ...view.units.slice(0, 5).map((each) => text.sheet(each, limit)),
        ];
        for (const output of outputs) expect(output.length).toBeLessThanOrEqual(maxLength);
      }),
      { numRuns: 40 },
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY])('of %d is refused', (maxLength) => {
    const limit = { maxLength };
    const calls = [
      () => text.toText(MATCH, limit),
      () => text.describe(EVENTS.died, MATCH, limit),
      () => text.narrate([], MATCH, limit),
      () => text.recap([], MATCH, limit),
      () => text.describeAction(ORDERS, MATCH, limit),
      () => text.describeChoice(MATCH, 'ben', limit),
      () => text.describeOutcome({ reason: 'none-left', winners: [] }, limit),
      () => text.sheet(unit(1, 'P1', 'Punks', 'A1'), limit),
    ];
    for (const call of calls) {
      const error = thrownBy(call);
      expect(isTabletopError(error) && error.code).toBe('invalid-options');
    }
  });

  test('the largest table is soon told', () => {
    const full = crowd(32, 64, LONG);
    for (const maxLength of [500, 2000, 20_000])
      soon(`${maxLength} characters`, () => text.toText(full, { maxLength }));
  });
});

describe('sealed orders [S-ORDERS]', () => {
  const sealed = viewOf({
    stage: {
      step: 'orders',
      ask: 'round',
      units: [1, 5],
      given: [{ player: 'ben', orders: null }],
    },
  });

  test('are told of by no text', () => {
    expect(text.toText(sealed)).toContain('\nOrders\n  sealed, of ben\n');
    expect(text.describe(EVENTS['orders-given'], sealed)).toBe('ann has given orders.');
  });
});

describe('hostile names', () => {
  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no text', (name) => {
    const weapon = { ...unit(1, 'P1', 'Punks', 'A1').profile.gun, name };
    const hostile = viewOf({
      map: { ...MATCH.map, name },
      players: [{ id: name }],
      sides: MATCH.sides.map((side) => ({ ...side, id: name, owner: name })),
      units: MATCH.units.map((each) => ({
        ...each,
        name,
        side: name,
        profile: { ...each.profile, modifications: [name], gun: weapon, blade: weapon },
      })),
      stage: { step: 'orders', ask: 'round', units: [1, 3, 4, 5, 6], given: [{ player: 'x', orders: null }] },
    });
    const told = [
      ...Object.values(EVENTS).map((event) => ('weapon' in event ? { ...event, weapon: name } : event)),
      { ...EVENTS['orders-given'], player: name },
      { ...EVENTS.ended, winners: [name, name], side: name },
    ];
    const lines = [
      ...text.narrate(told, hostile),
      text.describeAction({ ...ORDERS, player: name }, hostile),
      text.describeChoice(hostile, name),
      ...ORDERS.orders.map((order) => text.writeOrder(order, hostile)),
    ];
    const table = text.toText(hostile, { picture: false });
    const sheets = hostile.units.map((each) => text.sheet(each));
    for (const shown of sheets) expect(shown.split('\n')).toHaveLength(8);
    expect(
      text
        .toText(hostile)
        .split('\n')
        .filter((line) => line.startsWith('Key: ')),
    ).toHaveLength(1);
    for (const line of [...lines, ...[table, text.toText(hostile), ...sheets].flatMap((shown) => shown.split('\n'))])
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u);
  });

  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no text about craft', (name) => {
    const hostile = {
      ...VEHICLES,
      units: VEHICLES.units.map((each) => {
        const { profile } = each;
        const named = { ...each, name, side: name };
        if (profile.class === 'on-foot') return named;
        const guns = profile.guns.map(({ part, weapon }) => ({ part, weapon: { ...weapon, name } }));
        return { ...named, profile: { ...profile, modifications: [name], guns } };
      }),
      orders: [{ units: [7], act: null, move: null, crew: [{ type: 'hack', target: 8 }] }],
    } as const;
    const lines = [
      ...text.narrate(Object.values(EVENTS), hostile),
      ...hostile.orders.map((order) => text.writeOrder(order, hostile)),
      ...text.toText(hostile).split('\n'),
      ...hostile.units.flatMap((each) => text.sheet(each).split('\n')),
    ];
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u);
  });

  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no refusal of a line', (name) => {
    for (const { message } of [
      ...text.readOrders(`${name}: hold`, MATCH).problems,
      ...text.readOrders(`P3: shoot ${name}`, MATCH).problems,
      ...text.readOrders(`P3: move ${name}`, MATCH).problems,
      ...text.readForce(`${name}: Metal legs`).problems,
      ...text.readForce(`P1: ${name}`).problems,
      ...text.readForce(`V1 vehicle ${name}`).problems,
      ...text.readForce(`V1 vehicle L: ${name} on 1`).problems,
      ...text.readOrders(`V1: fire ${name}`, VEHICLES).problems,
      ...text.readOrders(`V1: fire 1 at V2.${name}`, VEHICLES).problems,
    ]) {
      expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(message.length).toBeLessThan(400);
    }
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
