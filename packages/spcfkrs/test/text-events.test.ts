import { describe, expect, test } from 'vitest';
import type { SpcfkrsEvent } from '../src/events.js';
import * as text from '../src/text.js';
import { cell, cells, EVENTS, viewOf } from './support/text-scene.js';

const VIEW = viewOf();

describe('an event in words', () => {
  const { damaged, moved, followed, chained, ended } = EVENTS;
  const shot = EVENTS['shot-judged'];
  const stab = EVENTS['stab-judged'];
  const hit = EVENTS['cover-hit'];
  const lost = EVENTS['act-lost'];
  const burst = EVENTS['burst-rolled'];
  const given = EVENTS['orders-given'];
  const order = { units: [3, 4], act: null, move: { type: 'follow', target: 5 } } as const;
  const atCover = { kind: 'cover', at: cell('D3') } as const;
  const through = { kind: 'unit', unit: 5, part: 0, through: true } as const;

  const cases: readonly (readonly [SpcfkrsEvent, string])[] = [
    [EVENTS['round-began'], 'Round 4:'],
    [given, 'ann has given orders.'],
    [{ ...given, orders: [order], refused: [] }, 'ann orders P3+P4: follow B1.'],
    [{ ...given, orders: [], refused: [] }, 'ann orders nothing.'],
    [
      {
        ...given,
        orders: [],
        refused: [{ order, problem: { rule: 'S-BATTALION', path: [], message: 'They stand apart.' } }],
      },
      'ann orders nothing. Refused: P3+P4: follow B1 (They stand apart.)',
    ],
    [EVENTS['orders-revealed'], 'The orders are P3: shoot B1; move B3 B4 / B1: hold.'],
    [{ ...EVENTS['orders-revealed'], orders: [] }, 'The orders are nothing.'],
    [EVENTS['phase-began'], 'Shoot phase:'],
    [{ ...EVENTS['phase-began'], phase: 'special' }, 'Special phase:'],
    [EVENTS['tie-rolled'], 'P3 (Speed 3) rolls 5 for who goes first.'],
    [EVENTS['order-set'], 'In order: P3, (P4 and P1 together), B1.'],
    [{ ...EVENTS['order-set'], ranks: [] }, 'Nobody goes.'],

    [lost, 'P3 (Speed 3) cannot shoot B1: it is dead already.'],
    [{ ...lost, reason: 'out-of-range' }, 'P3 (Speed 3) cannot shoot B1: it is out of reach.'],
    [{ ...lost, reason: 'no-sight' }, 'P3 (Speed 3) cannot shoot B1: full cover is in the way.'],
    [{ ...lost, reason: 'unit-in-the-way' }, 'P3 (Speed 3) cannot shoot B1: another unit is in the way.'],
    [{ ...lost, reason: 'hacked' }, 'P3 (Speed 3) cannot shoot B1: the gun is hacked.'],
    [
      { ...lost, act: { type: 'shoot-cover', at: cell('D3') }, reason: 'no-cover-there' },
      'P3 (Speed 3) cannot shoot the cover at D3: none is left.',
    ],
    [
      { ...lost, act: { type: 'stab', target: 5, through: true } },
      'P3 (Speed 3) cannot stab B1 through cover: it is dead already.',
    ],
    [{ ...lost, act: { type: 'hack', target: 5 } }, 'P3 (Speed 3) cannot hack B1: it is dead already.'],

    [EVENTS['hack-judged'], 'P4 (Speed 3) hacks the gun of B1 (3+): 4: it is in.'],
    [{ ...EVENTS['hack-judged'], dice: [2], success: false }, 'P4 (Speed 3) hacks the gun of B1 (3+): 2: no way in.'],
    [EVENTS['guns-barred'], 'B1 cannot fire this round.'],
    [EVENTS['overdose-judged'], 'B2 rolls 1 for its overdose: too much for it.'],
    [{ ...EVENTS['overdose-judged'], dice: [2], dies: false }, 'B2 rolls 2 for its overdose: it lives.'],

    [stab, 'P1 (Speed 1) stabs B1 with its Plasma sword (3+): 3: hit.'],
    [
      { ...stab, dice: [4, 2], through: true, counted: 2, hit: false },
      'P1 (Speed 1) stabs B1 through cover with its Plasma sword (3+): 4 and 2, the lowest counts: miss.',
    ],
    [burst, 'B2 (Speed 7) rolls 3 and fires its Machine gun 7 times.'],
    [
      { type: 'burst-rolled', rule: 'S-MG', unit: 6, gun: 0, weapon: 'Machine gun', shots: 1 },
      'B2 (Speed 7) fires its Machine gun once.',
    ],

    [shot, 'P3 (Speed 3) shoots B1 behind partial cover with its Plasma sniper (2+): 2 and 3, the lowest counts: hit.'],
    [
      { ...shot, dice: [1], counted: 1, cover: 'none', hit: false },
      'P3 (Speed 3) shoots B1 with its Plasma sniper (2+): 1: miss.',
    ],
    [
      { ...shot, dice: [5, 2], counted: 5, cover: 'none' },
      'P3 (Speed 3) shoots B1 with its Plasma sniper (2+): 5 and 2, 5 counts: hit.',
    ],
    [
      { ...shot, dice: [6], counted: 6, cover: 'none', wasted: true },
      'P3 (Speed 3) shoots B1 with its Plasma sniper (2+): 6: nothing is left there to hit.',
    ],
    [
      { ...shot, aim: through, cover: 'full', dice: [3, 3], counted: 3 },
      'P3 (Speed 3) shoots B1 through full cover with its Plasma sniper (2+): 3 and 3, the lowest counts: hit.',
    ],
    [
      { ...shot, aim: through, cover: 'none', dice: [3], counted: 3 },
      'P3 (Speed 3) shoots B1 with its Plasma sniper (2+): 3: hit.',
    ],
    [
      { ...shot, aim: atCover, cover: 'full' },
      'P3 (Speed 3) shoots the full cover at D3 with its Plasma sniper (2+): 2 and 3, the lowest counts: hit.',
    ],
    [
      { ...shot, aim: atCover, cover: 'none', wasted: true },
      'P3 (Speed 3) shoots the cover at D3 with its Plasma sniper (2+): 2 and 3, the lowest counts: nothing is left there to hit.',
    ],
    [chained, 'B2 goes on to P4: 3 shots are left.'],
    [{ ...chained, aim: atCover, left: 1 }, 'B2 goes on to the cover at D3: 1 shot is left.'],
    [{ ...chained, aim: through }, 'B2 goes on to B1 through cover: 3 shots are left.'],
    [{ ...chained, aim: null }, 'B2 has nothing more to shoot at: 3 shots are left and lost.'],

    [damaged, 'B1 takes 2: Body 5 to 3.'],
    [{ ...damaged, sixths: 3, from: 18, left: 15 }, 'B1 takes 1/2: Body 3 to 2 1/2.'],
    [{ ...damaged, from: 6, left: 0 }, 'B1 takes 2: Body 1 to 0.'],
    [EVENTS.absorbed, 'The plasma shield of P4 absorbs it.'],
    [EVENTS['shield-spent'], 'The plasma shield of P4 is spent.'],
    [hit, 'The full cover at D3 becomes partial.'],
    [{ ...hit, to: 'none' }, 'The full cover at D3 is destroyed.'],
    [{ ...hit, from: 'partial', to: 'none' }, 'The partial cover at D3 is destroyed.'],
    [EVENTS.died, 'B1 is dead!'],

    [moved, 'P1 (Speed 1) moves from A6 to B4 (2 spaces).'],
    [{ ...moved, path: cells('A6', 'A5') }, 'P1 (Speed 1) moves from A6 to A5 (1 space).'],
    [
      { ...moved, stopped: 'unit-in-the-way' },
      'P1 (Speed 1) moves from A6 to B4 (2 spaces) and stops: another unit is in the way.',
    ],
    [{ ...moved, path: cells('A6') }, 'P1 (Speed 1) stays at A6.'],
    [{ ...moved, path: cells('A6'), stopped: 'full-cover' }, 'P1 (Speed 1) stays at A6: full cover is in the way.'],
    [{ ...moved, path: cells('A6'), stopped: 'edge' }, 'P1 (Speed 1) stays at A6: there the map ends.'],
    [{ ...moved, path: cells('A6'), stopped: 'too-far' }, 'P1 (Speed 1) stays at A6: it can go no further.'],
    [followed, 'P1 (Speed 1) follows B1 from E5 to F5 (1 space) and is next to it.'],
    [{ ...followed, caughtUp: false }, 'P1 (Speed 1) follows B1 from E5 to F5 (1 space) but is not yet next to it.'],
    [{ ...followed, path: cells('F5') }, 'P1 (Speed 1) stays at F5, next to B1.'],
    [{ ...followed, path: cells('F5'), caughtUp: false }, 'P1 (Speed 1) stays at F5: it comes no nearer to B1.'],
    [EVENTS.stayed, 'P1 (Speed 1) stays: it and B1 follow in a circle.'],
    [{ ...EVENTS.stayed, reason: 'target-dead' }, 'P1 (Speed 1) stays: B1 is dead.'],
    [EVENTS['cut-apart'], 'P3+P4+P1 is cut apart: P3+P4, P1.'],

    [ended, 'ben wins with Bruisers: no other side has a living unit.'],
    [{ ...ended, ending: 'none-left', side: null, winners: [] }, 'A draw: no unit is left alive.'],
    [{ ...ended, ending: 'round-limit', side: null, winners: [] }, 'A draw: the last round is over.'],
  ];

  test.each(cases.map(([event, line]) => [event.type, line, event] as const))('%s: %s', (_type, line, event) => {
    expect(text.describe(event, VIEW)).toBe(line);
    expect(text.narrate([event], VIEW)).toEqual([line]);
  });

  test('needs no more than the names of the units', () => {
    const names = { units: [{ id: 3, name: 'P3' }] };
    expect(text.describe(shot, names)).toBe(
      'P3 shoots unit 5 behind partial cover with its Plasma sniper (2+): 2 and 3, the lowest counts: hit.',
    );
    expect(text.describe({ ...lost, unit: 9 }, names)).toBe('unit 9 cannot shoot unit 5: it is dead already.');
    expect(text.unitName(3, names)).toBe('P3');
  });

  test('[S-HACK] tells the number of the house rules', () => {
    expect(text.describe(EVENTS['hack-judged'], viewOf({ rules: { hackOn: 5 } }))).toContain('(5+)');
  });

  test('shows all dice that were thrown', () => {
    for (const event of Object.values(EVENTS))
      for (const face of event.dice ?? []) expect(text.describe(event, VIEW)).toContain(` ${face}`);
  });

  test('keeps its beginning', () => {
    expect(text.describe(EVENTS.died, VIEW, { maxLength: 8 })).toBe('B1 is d…');
    expect(text.narrate([EVENTS.died, moved], VIEW, { maxLength: 4 })).toEqual(['B1 …', 'P1 …']);
  });
});

describe('a round in words', () => {
  const { damaged, died, moved, ended } = EVENTS;
  const shot = EVENTS['shot-judged'];
  const round: readonly SpcfkrsEvent[] = [
    EVENTS['round-began'],
    EVENTS['orders-given'],
    EVENTS['orders-revealed'],
    EVENTS['phase-began'],
    EVENTS['tie-rolled'],
    EVENTS['order-set'],
    shot,
    damaged,
    died,
    { ...EVENTS['phase-began'], phase: 'move' },
    moved,
    ended,
  ];

  test('has headings for the round and its phases [S-PHASES]', () => {
    expect(text.recap(round, VIEW)).toBe(
      `
Round 4:
  ann has given orders.
  Orders:
    P3: shoot B1; move B3 B4
    B1: hold
  Shoot phase:
    P3 (Speed 3) rolls 5 for who goes first.
    In order: P3, (P4 and P1 together), B1.
    P3 (Speed 3) shoots B1 behind partial cover with its Plasma sniper (2+): 2 and 3, the lowest counts: hit.
    B1 takes 2: Body 5 to 3.
    B1 is dead!
  Move phase:
    P1 (Speed 1) moves from A6 to B4 (2 spaces).
ben wins with Bruisers: no other side has a living unit.
`.trim(),
    );
    expect(text.narrate(round, VIEW)).toHaveLength(round.length);
  });

  test('tells of orders that were given only what was refused [S-ORDERS]', () => {
    const order = { units: [3], act: null, move: { type: 'delay' } } as const;
    const refused = [{ order, problem: { rule: 'S-DELAY', path: [], message: 'Nobody can delay.' } }];
    expect(text.recap([{ ...EVENTS['orders-given'], orders: [order], refused }], VIEW)).toBe(
      '  ann has given orders.\n    Refused: P3: delay (Nobody can delay.)',
    );
  });

  test('gives up orders and rolls first, then moves, then attacks; deaths and the end stay', () => {
    const lengths = Array.from({ length: 800 }, (_, at) => at + 1);
    const told = lengths.map((maxLength) => text.recap(round, VIEW, { maxLength }));
    expect(told.every((each, at) => each.length <= at + 1)).toBe(true);
    const parts = ['no other side', 'B1 is dead!', 'takes 2', 'the lowest', 'moves from A6', 'In order', 'P3: shoot'];
    const places = parts.map((part) => told.findIndex((each) => each.includes(part)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(told[300]).toMatch(/^… \d+ more\n/);
  });

  test('of nothing is empty', () => {
    expect(text.recap([], VIEW)).toBe('');
    expect(text.narrate([], VIEW)).toEqual([]);
  });
});
