import { isTabletopError } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import { type KrakenAction, type KrakenEvent, kraken } from '../src/index.js';
import * as text from '../src/text.js';
import { EVENTS, TABLE, viewOf } from './support/table.js';
import { SETUPS, walk } from './support/walk.js';

const VIEW = viewOf(TABLE);

describe('an event in words', () => {
  const { attacked, 'move-rolled': rolled, moved, grabbed, flailed, advanced, withdrew, reacted } = EVENTS;
  const cases: readonly (readonly [KrakenEvent, string])[] = [
    [
      EVENTS['turn-began'],
      'Turn 5 begins. The crew moves in order of Pluck: Ada (Pluck 11), Cora (Pluck 6) and Dirk (Pluck 5).',
    ],
    [EVENTS['phase-began'], 'Tentacle reaction begins.'],
    [{ ...EVENTS['phase-began'], phase: 'combat' }, 'Sailor combat begins.'],
    [EVENTS.stayed, 'Cora (Pluck 6) stays put.'],
    [rolled, 'Cora throws 4 + 1 = 5 against Pluck 6 to move: a success. 5 + 2 + 4: up to 11 cm.'],
    [
      { ...rolled, dice: [3, 3], total: 6, outcome: 'critical-success', allowance: 360 },
      'Cora throws 3 + 3 = 6 against Pluck 6 to move: a critical success, up to 18 cm.',
    ],
    [
      { ...rolled, dice: [6, 1], total: 7, outcome: 'failure', allowance: null },
      'Cora throws 6 + 1 = 7 against Pluck 6 to move: a failure, no move.',
    ],
    [
      { ...rolled, dice: [5, 5], total: 10, outcome: 'critical-failure', allowance: null },
      'Cora throws 5 + 5 = 10 against Pluck 6 to move: a critical failure, no move.',
    ],
    [
      { ...rolled, dice: [5, 3], total: 6, outcome: 'success', allowance: 100 },
      'Cora throws 5 + 3, modified to 6, against Pluck 6 to move: a success, up to 5 cm.',
    ],
    [moved, 'Cora moves 1.75 cm.'],
    [{ ...moved, path: [], length: 0 }, 'Cora stays in place after all.'],
    [
      attacked,
      'Ada attacks tentacle 1 and throws 4 + 3 = 7 against Pluck 11: a success. A 5, and it takes a 5 or more: tentacle 1 is destroyed!',
    ],
    [
      { ...attacked, dice: [4, 3, 4], destroyed: false },
      'Ada attacks tentacle 1 and throws 4 + 3 = 7 against Pluck 11: a success. A 4, and it takes a 5 or more: tentacle 1 holds out.',
    ],
    [
      { ...attacked, dice: [2, 2], total: 4, outcome: 'critical-success' },
      'Ada attacks tentacle 1 and throws 2 + 2 = 4 against Pluck 11: a critical success, tentacle 1 is destroyed!',
    ],
    [
      { ...attacked, dice: [6, 6], total: 12, outcome: 'critical-failure', destroyed: false },
      'Ada attacks tentacle 1 and throws 6 + 6 = 12 against Pluck 11: a critical failure.',
    ],
    [EVENTS.passed, 'ben passes.'],
    [{ ...EVENTS.passed, sailor: 4 }, 'Dirk (Pluck 5) holds back.'],
    [EVENTS['pluck-changed'], 'Cora gains 1 Pluck and has 7.'],
    [{ ...EVENTS['pluck-changed'], change: -2, pluck: 4 }, 'Cora loses 2 Pluck and has 4.'],
    [EVENTS['sailor-lost'], 'Dirk is crushed to death and out of play.'],
    [{ ...EVENTS['sailor-lost'], fate: 'spent' }, 'Dirk has no Pluck left to go on and is out of play.'],
    [reacted, 'Tentacle 1, with a sailor within 4 cm, throws a 5: it flails.'],
    [
      { ...reacted, column: 'near', reaction: 'crush' },
      'Tentacle 1, with the vessel within 3 cm, throws a 5: it crushes the hull.',
    ],
    [
      { ...reacted, column: 'far', reaction: 'advance' },
      'Tentacle 1, with the vessel over 3 cm and up to 10 cm away, throws a 5: it advances.',
    ],
    [
      { ...reacted, column: 'beyond', dice: [2], reaction: 'waft' },
      'Tentacle 1, with the vessel beyond 10 cm, throws a 2: it wafts about.',
    ],
    [
      { ...reacted, dice: [1], reaction: 'withdraw' },
      'Tentacle 1, with a sailor within 4 cm, throws a 1: it withdraws.',
    ],
    [{ ...reacted, dice: [6], reaction: 'grab' }, 'Tentacle 1, with a sailor within 4 cm, throws a 6: it grabs.'],
    [advanced, 'Tentacle 5 throws a 3 and may advance 5 cm: it goes 5 cm.'],
    [
      {
        ...advanced,
        path: [
          { x: 1400, y: 633 },
          { x: 1370, y: 633 },
        ],
      },
      'Tentacle 5 throws a 3 and may advance 5 cm: it goes 3.35 cm and on along the hull.',
    ],
    [{ ...advanced, path: [] }, 'Tentacle 5 throws a 3 and may advance 5 cm, but has nowhere to go.'],
    [withdrew, 'Tentacle 1 throws a 2 and withdraws 2 cm.'],
    [
      { ...withdrew, to: { x: 400, y: 471 } },
      'Tentacle 1 throws a 2 and withdraws 1.05 cm of 2 cm: another base is in its way.',
    ],
    [EVENTS.crushed, 'Tentacle 3 crushes the hull with a 6: 5 points of damage, 17 of 30.'],
    [
      { ...EVENTS.crushed, dice: [2], damage: 1, hullDamage: 13 },
      'Tentacle 3 crushes the hull with a 2: 1 point of damage, 13 of 30.',
    ],
    [flailed, 'Tentacle 1 flails at Ada (Pluck 11): 4 + 4 = 8, and 8 or more hurts, a double twice: it costs 2 Pluck.'],
    [
      { ...flailed, dice: [6, 3], pluckLost: 1 },
      'Tentacle 1 flails at Ada (Pluck 11): 6 + 3 = 9, and 8 or more hurts: it costs 1 Pluck.',
    ],
    [
      { ...flailed, dice: [6, 1], pluckLost: 0 },
      'Tentacle 1 flails at Ada (Pluck 11): 6 + 1 = 7, and 8 or more hurts: a miss.',
    ],
    [EVENTS['grab-targeted'], 'Tentacle 3 reaches for Ada or Cora and takes Cora (Pluck 6).'],
    [{ ...EVENTS['grab-targeted'], dice: [0], sailors: [3] }, 'Tentacle 3 reaches for Cora (Pluck 6).'],
    [grabbed, 'Cora throws 6 + 5 = 11 against Pluck 6 to break free from tentacle 3: a failure, it does not let go.'],
    [
      { ...grabbed, dice: [1, 2], total: 3, outcome: 'success', killed: false },
      'Cora throws 1 + 2 = 3 against Pluck 6 to break free from tentacle 3: a success, it lets go.',
    ],
    [EVENTS['morale-rolled'], 'The kraken, with 3 tentacles left, throws a 4 for its morale: it flees.'],
    [
      { ...EVENTS['morale-rolled'], dice: [1], tentacles: 1, fightsOn: true },
      'The kraken, with 1 tentacle left, throws a 1 for its morale: it fights on.',
    ],
    [EVENTS.ended, 'The players win: the kraken flees. Moral winner: ann.'],
  ];

  test.each(cases.map(([event, line]) => [event.type, line, event] as const))('%s: %s', (_type, line, event) => {
    expect(text.describe(event, VIEW)).toBe(line);
  });

  test('has the numbers of the house rules in force', () => {
    const rules = {
      hullPoints: 40,
      destroyOn: 3,
      flailHit: 9,
      sailorColumn: 4.5,
      nearColumn: 2,
      farColumn: 11.25,
      moveBonus: 1,
    };
    const lines = [EVENTS.crushed, attacked, flailed, reacted, { ...reacted, column: 'far' as const }, rolled].map(
      (event) => text.describe(event, { ...VIEW, rules }),
    );
    const wanted = [
      '17 of 40',
      'a 3 or more',
      '9 or more',
      'within 4.5 cm',
      'over 2 cm and up to 11.25 cm',
      '5 + 2 + 1',
    ];
    for (const [at, numbers] of wanted.entries()) expect(lines[at]).toContain(numbers);
  });

  test('needs no more than names, or nothing at all', () => {
    const { stayed } = EVENTS;
    expect(text.describe(stayed, { sailors: [{ id: 3, name: 'Cora' }] })).toBe('Cora stays put.');
    expect(text.describe(stayed, { sailors: [] })).toBe('sailor 3 stays put.');
    expect(text.describe(grabbed, { sailors: [] })).toMatch(/^sailor 3 throws 6 \+ 5 = 11 to break free/);
  });

  test('tells sailors of one name apart by their numbers', () => {
    const sailors = [
      { id: 3, name: 'Cora' },
      { id: 4, name: 'Cora\u200b' },
    ];
    expect(text.describe(EVENTS.stayed, { sailors })).toBe('Cora #3 stays put.');
  });

  test('is cut at its end where it is too long', () => {
    expect(text.describe(attacked, VIEW, { maxLength: 24 })).toBe('Ada attacks tentacle 1 …');
  });
});

describe('a narration', () => {
  test('tells the Pluck that a sailor has at that point', () => {
    const lines = text.narrate(
      [{ ...EVENTS['pluck-changed'], change: -1, pluck: 5 }, EVENTS.stayed, EVENTS['turn-began']],
      VIEW,
    );
    expect(lines).toEqual([
      'Cora loses 1 Pluck and has 5.',
      'Cora (Pluck 5) stays put.',
      'Turn 5 begins. The crew moves in order of Pluck: Ada (Pluck 11), Cora (Pluck 5) and Dirk (Pluck 5).',
    ]);
  });

  test('of a whole game agrees with what sailors have after it', () => {
    const stops = [...walk(SETUPS.nautilus, 5)];
    const events = stops.flatMap((stop) => stop.events);
    const first = stops[0]?.state ?? TABLE;
    const last = stops.at(-1)?.state ?? TABLE;
    const lines = text.narrate([...events, ...last.sailors.map(({ id }) => ({ ...EVENTS.stayed, sailor: id }))], first);
    expect(lines.slice(events.length)).toEqual(
      last.sailors.map(({ name, pluck }) => `${name} (Pluck ${pluck}) stays put.`),
    );
  });
});

describe('an action in words', () => {
  const cases: readonly (readonly [KrakenAction, string])[] = [
    [{ type: 'attempt-move', player: 'ann', sailor: 3 }, 'Cora (Pluck 6) attempts to move.'],
    [{ type: 'stay', player: 'ann', sailor: 3 }, 'Cora (Pluck 6) stays put.'],
    [{ type: 'move', player: 'ann', sailor: 3, path: [] }, 'Cora (Pluck 6) stays in place after all.'],
    [
      {
        type: 'move',
        player: 'ann',
        sailor: 3,
        path: [
          { x: 900, y: 100 },
          { x: 950, y: 100 },
        ],
      },
      'Cora (Pluck 6) moves 4.5 cm in 2 legs to 47.5 cm along and 5 cm across.',
    ],
    [
      { type: 'move', player: 'ann', sailor: 3, path: [{ x: 907, y: 36 }] },
      'Cora (Pluck 6) moves 1.25 cm to 45.35 cm along and 1.8 cm across, within reach of tentacle 3.',
    ],
    [{ type: 'attack', player: 'ann', sailor: 1, tentacle: 1 }, 'Ada (Pluck 11) attacks tentacle 1.'],
    [{ type: 'pass', player: 'ann' }, 'ann passes.'],
  ];

  test.each(cases.map(([action, line]) => [action.type, line, action] as const))('%s: %s', (_type, line, action) => {
    expect(text.describeAction(action, VIEW)).toBe(line);
  });
});

describe('an outcome in words [K-WIN] [K-LOSE] [K-MORAL]', () => {
  test.each([
    ['tentacles-destroyed', ['ann'], 'The players win: the kraken has no tentacle left. Moral winner: ann.'],
    ['kraken-fled', ['ann', 'ben'], 'The players win: the kraken flees. Moral winners: ann and ben.'],
    ['vessel-lost', [], 'The players lose: the vessel breaks up.'],
    ['crew-lost', ['a', 'b', 'c'], 'The players lose: no sailor is left in play. Moral winners: a, b and c.'],
    [
      'turn-limit',
      ['ann'],
      'The players lose: the last turn is over and the kraken is still there. Moral winner: ann.',
    ],
  ] as const)('%s, %j: %s', (reason, moralWinners, line) => {
    expect(text.describeOutcome({ reason, moralWinners })).toBe(line);
  });
});

describe('a sheet [T-SHEET]', () => {
  test.each([
    [0, 'Ada, Pluck 11'],
    [1, 'Bram, Pluck 0, out of play: killed'],
  ])('sailor at %i: %s', (at, line) => {
    const sailor = TABLE.sailors[at];
    expect(sailor && text.sheet(sailor)).toBe(line);
  });

  test('shortens the name before the record', () => {
    expect(text.sheet({ name: 'Bartholomew', pluck: 7, fate: 'spent' }, { maxLength: 32 })).toBe(
      'Ba…, Pluck 7, out of play: spent',
    );
  });
});

describe('the table in words', () => {
  test('tells turn, phase, hull, choice, crew and tentacles', () => {
    expect(text.toText(VIEW)).toBe(
      `
KRAKEN, turn 4: sailor movement
merchantman: hull damage 12 of 30, tentacles 3 of 5
ann to choose: Cora (Pluck 6) may move up to 11 cm.

The deck from above
                                     (3)

                  ........................................
             .........................3........................
          ........................................................
          .............OO............OO.........4..OO.............
          ........................................................
             ..................................................
                  ....1...................................
                     (1)



                                                     (5)

Crew
  #1 Ada, Pluck 11 (ann); tentacle 1 at 0 cm
  #3 Cora, Pluck 6 (ann); tentacle 3 at 4 cm
  #4 Dirk, Pluck 5 (ben); tentacle 3 at 17.95 cm

Tentacles
  Tentacle 1: hull at 0 cm, Ada at 0 cm
  Tentacle 3: hull at 2.25 cm, Cora at 4 cm
  Tentacle 5: hull at 12.5 cm, Dirk at 23.75 cm

Out of play
  #2 Bram, Pluck 0, out of play: killed (ben)
`.trim(),
    );
  });

  test.each([
    [{ phase: 'start' }, 'Next: a new turn begins.'],
    [{ phase: 'movement', order: [4], allowance: null }, 'ben to choose: Dirk (Pluck 5) attempts to move or stays.'],
    [{ phase: 'movement', order: [], allowance: null }, 'Next: sailor combat begins.'],
    [{ phase: 'combat', ready: [1, 3, 4], floor: 1, passed: [] }, 'ann to choose: attack (Ada on 1) or pass.'],
    [{ phase: 'combat', ready: [3], floor: 0, passed: [] }, 'Next: tentacle reaction begins.'],
    [{ phase: 'combat', ready: [1], floor: 0, passed: ['ann'] }, 'Next: tentacle reaction begins.'],
    [{ phase: 'reaction', order: [3, 5], pending: null }, 'Next: tentacle 3 reacts.'],
    [{ phase: 'reaction', order: [], pending: null }, 'Next: the reactions are over.'],
    [
      { phase: 'reaction', order: [5], pending: { reaction: 'flail', tentacle: 3, sailors: [1, 3] } },
      'Next: tentacle 3 flails at Ada and Cora.',
    ],
    [
      { phase: 'reaction', order: [5], pending: { reaction: 'grab', tentacle: 3, sailors: [1, 3, 4] } },
      'Next: tentacle 3 grabs Ada, Cora or Dirk.',
    ],
    [{ phase: 'morale' }, 'Next: the kraken tests its morale.'],
    [{ phase: 'over', ending: 'vessel-lost' }, 'The players lose: the vessel breaks up. Moral winner: ann.'],
  ] as const)('%j: %s', (stage, line) => {
    expect(text.toText({ ...VIEW, stage }).split('\n')[2]).toBe(line);
  });

  test('names whoever must choose, at every step of games played at random', () => {
    for (const [name, setup] of Object.entries(SETUPS)) {
      for (const { state } of walk(setup, name, 150)) {
        const [player] = kraken.actors(state);
        const line = text.toText(kraken.view(state, null), { picture: false }).split('\n')[2] ?? '';
        if (player !== undefined) expect(line).toMatch(new RegExp(`^${player} to choose: `));
        else expect(line).toMatch(/^(Next: |The players )/);
        if (state.stage.phase !== 'combat' || player === undefined) continue;
        for (const action of kraken.legalActions(state, player)) {
          if (action.type !== 'attack') continue;
          const attacker = state.sailors.find(({ id }) => id === action.sailor)?.name ?? '?';
          expect(line).toMatch(new RegExp(`${attacker} on [^;]*\\b${action.tentacle}\\b`));
        }
      }
    }
  });

  test('shows tentacles far out at the rim, with an arrow', () => {
    const far = [
      { id: 1, at: { x: -5000, y: 200 } },
      { id: 2, at: { x: 9000, y: 200 } },
      { id: 3, at: { x: 800, y: -9000 } },
      { id: 4, at: { x: 800, y: 9000 } },
    ];
    const shown = text.toText({ ...VIEW, tentacles: far });
    for (const mark of ['<1', '2>', '^3', 'v4']) expect(shown).toContain(mark);
  });
});

describe('a greatest length', () => {
  const crowd = kraken.view(
    kraken.setup({ ...SETUPS.crowded, players: ['x'.repeat(80)], vessel: 'nautilus' }, 1),
    null,
  );

  test('gives up the picture first, then the far tentacles, then the far sailors; the choice is kept to the last', () => {
    const whole = text.toText(crowd);
    const lengths = [whole.length - 1, 1600, 500, 120];
    const [noPicture, fewTentacles, fewSailors, headOnly] = lengths.map((maxLength) =>
      text.toText(crowd, { maxLength }),
    );
    expect(whole).toContain('The deck from above');
    expect(noPicture).not.toContain('The deck from above');
    expect(noPicture?.match(/^ {2}Tentacle/gm)).toHaveLength(24);
    expect(fewTentacles).toMatch(/… and \d+ more$/);
    expect(fewTentacles?.match(/^ {2}#/gm)).toHaveLength(16);
    expect(fewSailors).not.toContain('Tentacles\n');
    expect(fewSailors).toMatch(/… and \d+ more$/);
    expect(headOnly).toBe(
      'KRAKEN, before the first turn\nnautilus: hull damage 0 of 30, tentacles 24 of 24\nNext: a new turn begins.',
    );
  });

  test('keeps the tentacles that are nearest to a sailor or the hull', () => {
    const shown = text.toText(VIEW, { picture: false, maxLength: 420 });
    expect(shown).toContain('Tentacle 1: hull at 0 cm');
    expect(shown).not.toContain('Tentacle 5:');
    expect(shown).toContain('… and 1 more');
    expect(shown).not.toContain('Out of play');
    expect(shown).toContain('#4 Dirk');
  });

  test('is never exceeded, for any text of any game', () => {
    const stops = Object.entries(SETUPS).flatMap(([name, setup]) => [...walk(setup, name, 40)]);
    fc.assert(
      fc.property(
        fc.constantFrom(...stops),
        fc.integer({ min: 1, max: 2500 }),
        ({ state, before, events }, maxLength) => {
          const limit = { maxLength };
          const outcome = kraken.outcome(state);
          const outputs = [
            text.toText(viewOf(state), limit),
            ...text.narrate(events, viewOf(before ?? state), limit),
            ...kraken
              .actors(state)
              .flatMap((player) => kraken.legalActions(state, player))
              .map((action) => text.describeAction(action, viewOf(state), limit)),
            ...(outcome === undefined ? [] : [text.describeOutcome(outcome, limit)]),
            ...state.sailors.map((sailor) => text.sheet(sailor, limit)),
          ];
          for (const output of outputs) expect(output.length).toBeLessThanOrEqual(maxLength);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY])('of %d is refused', (maxLength) => {
    const calls = [
      () => text.toText(VIEW, { maxLength }),
      () => text.describe(EVENTS.stayed, VIEW, { maxLength }),
      () => text.describeAction({ type: 'pass', player: 'ann' }, VIEW, { maxLength }),
      () => text.describeOutcome({ reason: 'crew-lost', moralWinners: [] }, { maxLength }),
      () => text.sheet({ name: 'Ada', pluck: 3, fate: 'in-play' }, { maxLength }),
    ];
    for (const call of calls) {
      const error = thrownBy(call);
      expect(isTabletopError(error) && error.code).toBe('invalid-options');
    }
  });
});

describe('hostile names', () => {
  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no text', (name) => {
    const hostile = {
      ...VIEW,
      vessel: { ...VIEW.vessel, name },
      players: VIEW.players.map((player) => ({ ...player, id: name })),
      sailors: VIEW.sailors.map((sailor) => ({ ...sailor, name, owner: name })),
    };
    const lines = [
      ...Object.values(EVENTS).map((event) => text.describe(event, hostile)),
      text.describe({ ...EVENTS.passed, player: name }, hostile),
      text.describe({ ...EVENTS.ended, moralWinners: [name, name] }, hostile),
      text.describeAction({ type: 'pass', player: name }, hostile),
      ...hostile.sailors.map((sailor) => text.sheet(sailor)),
    ];
    const table = text.toText(hostile);
    expect(table.split('\n')).toHaveLength(text.toText(VIEW).split('\n').length);
    for (const line of [...lines, ...table.split('\n')]) {
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u);
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
