import type { Card } from '@tabletop/cards';
import { describe, expect, test } from 'vitest';
import { type FigureSheet, type SkirmishState, type Spell, spellFor, spellNamed, srFastcombat } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { type Cast, cm, ground, gun, piece, type Scenery, scene, spell } from './support/scene.js';
import { blue, red } from './support/seats.js';

interface Ritual extends Partial<Scenery> {
  readonly caster?: Partial<FigureSheet>;
  readonly target?: Partial<FigureSheet>;
  readonly targetOwner?: string;
  readonly targetIs?: Partial<Cast>;
  readonly apart?: number;
  readonly others?: readonly Cast[];
}

/** A caster with one spell and a target, each of Magic Resistance 11; nobody declares anything. */
function ritual(extra: Partial<Spell> = {}, of: Ritual = {}): SkirmishState {
  const { caster, target = {}, targetOwner = 'blue', targetIs, apart = 20, others = [], ...rest } = of;
  return scene({
    quiet: ['red', 'blue'],
    figures: [
      { owner: 'red', at: cm(50, 100), sheet: { spells: [spell(extra)], ...caster } },
      { owner: targetOwner, at: cm(50 + apart, 100), sheet: target, ...targetIs },
      ...(targetOwner === 'red' ? [{ owner: 'blue', at: cm(190, 190) }] : []),
      ...others,
    ],
    hands: [
      ['6S', '9S', '8S', '2S'],
      ['5H', '9H', '6H', '2H'],
    ],
    ...rest,
  });
}

const judged = (events: ReturnType<typeof run>['events']) => eventOf(events, 'spell-judged');
const cast = (force = 6, on = 2) => red.cast(1, 0, force, on);

describe('what may be cast', () => {
  test('[F-FORCE] the Force is from 1 to the spell’s maximum', () => {
    const state = ritual();
    expect([0, 1, 6, 7, 1.5].map((force) => refused(state, cast(force)))).toEqual([
      'F-FORCE',
      undefined,
      undefined,
      'F-FORCE',
      'F-CAST',
    ]);
  });

  test('[F-CAST] takes one Action, and nothing readied or put away', () => {
    const state = ritual({}, { caster: { spells: [spell()], firearms: [gun('AK-97')] } });
    const { state: after } = run(state, [cast()]);
    expect(after.figures[0]?.actions).toBe(1);
    expect(after.items[0]?.ready).toBe(true);
  });

  test('[F-CAST] a spell that the caster knows, at a figure that there is', () => {
    const state = ritual();
    expect(refused(state, red.cast(1, 1, 1, 2))).toBe('F-CAST');
    expect(refused(state, red.cast(1, -1, 1, 2))).toBe('F-CAST');
    expect(refused(state, red.cast(1, 0, 1, 9))).toBe('F-CAST');
    expect(refused(state, red.cast(1, 0, 1, cm(70, 100)))).toBe('F-AREA');
    expect(refused(ritual({ radius: 5 }), cast())).toBe('F-AREA');
  });

  test.each([
    [35, 35, undefined],
    [35, 35.05, 'F-CAST'],
    ['los', 100, undefined],
    ['touch', 3, undefined],
    ['touch', 3.05, 'F-CAST'],
  ] as const)('[F-CAST] range %s at %f cm: %s', (range, apart, found) => {
    expect(refused(ritual({ range }, { apart }), cast())).toBe(found);
  });

  test('[F-CAST] limited range asks for line of sight too, unless the spell says otherwise', () => {
    const board = ground(piece('wall', 60, 90, 61, 110));
    for (const range of ['los', 35] as const) {
      expect(refused(ritual({ range }, { board }), cast())).toBe('F-CAST');
      expect(refused(ritual({ range, ignoresSight: true }, { board }), cast())).toBeUndefined();
    }
  });

  test('[F-CAST] [F-SPELLS] who is invisible is not seen, until it is detected', () => {
    const state = (detectedBy: readonly string[]) =>
      ritual({}, { target: { invisible: true }, targetIs: { detectedBy } });
    expect(refused(state([]), cast())).toBe('F-CAST');
    expect(refused(state(['blue']), cast())).toBe('F-CAST');
    expect(refused(state(['red']), cast())).toBeUndefined();
    // Who is detected is a target without sight.
    const walled = { ...state(['red']), board: ground(piece('wall', 60, 90, 61, 110)) };
    expect(refused(walled, cast())).toBeUndefined();
  });

  test('[F-CAST] harm is for active enemies, healing for the disabled', () => {
    const heal = { damage: null, effect: 'heal' } as const;
    expect(refused(ritual(heal), cast())).toBe('F-SPELLS');
    expect(refused(ritual(heal, { targetIs: { status: 'out' } }), cast())).toBeUndefined();
    expect(refused(ritual({}, { targetIs: { status: 'out' } }), cast())).toBe('F-CAST');
    expect(refused(ritual({}, { targetOwner: 'red' }), cast())).toBe('F-ATTACK');
    expect(refused(ritual({}), cast(6, 1))).toBe('F-ATTACK');
    expect(refused(ritual({ damage: null, effect: 'detect' }, { targetOwner: 'red' }), cast())).toBe('F-ATTACK');
    expect(refused(ritual({ damage: null }, { targetOwner: 'red' }), cast())).toBeUndefined();
    expect(refused(ritual({ damage: null }), cast(6, 1))).toBeUndefined();
  });
});

describe('a spell that is not resisted', () => {
  test.each([
    ['5C', 12, true],
    ['6C', 18, true],
    ['7C', null, false],
  ] as const)('[F-UNRESISTED] a 6 at Force 6 against %s: total %s', (card, total, affected) => {
    const { events } = run(ritual({ damage: null }), [cast(), red.play('6S')], card);
    expect(judged(events)).toMatchObject({ rule: 'F-UNRESISTED', played: 6, total, affected });
  });

  test('[F-UNRESISTED] the caster plays face up, and nobody plays against it', () => {
    const { state } = run(ritual(), [cast()]);
    expect(srFastcombat.actors(state)).toEqual(['red']);
    expect(refused(state, red.commit('6S'))).toBe('F-ATTACK');
    expect(refused(state, red.decline())).toBe('F-RESISTED');
  });

  test.each([
    ['magic-resistance', 5, 11, true],
    ['magic-resistance', 4, 11, false],
    [8, 2, 8, true],
    [8, 1, 8, false],
  ] as const)('[F-EFFECT] [F-FORCE] Target Number %s at Force %i: %i', (targetNumber, force, number, affected) => {
    const { events } = run(ritual({ targetNumber, damage: null }), [cast(force), red.play('6S')], '5C');
    expect(judged(events)).toMatchObject({ targetNumber: number, affected });
  });

  test('[F-EFFECT] [F-SPELL-CONVERT] damage is that of the Force that was chosen, and is resolved like any other', () => {
    const { state, events } = run(
      ritual({ damage: 3 }, { target: { knockOutValue: 17 } }),
      [cast(5), red.play('6S')],
      '5C',
    );
    expect(types(events)).not.toContain('drain-judged');
    expect(state.stage.phase === 'damage' && state.stage.hits).toEqual([{ by: 1, target: 2, damage: 8 }]);
    const hurt = run(state, [red.play('9S')], '8C');
    expect(eventOf(hurt.events, 'damage-judged')).toMatchObject({ rule: 'F-DAMAGE', damage: 8, total: 17, out: true });
    // Drain comes after the effects, also after those that decide the game.
    expect(hurt.state.stage.phase).toBe('drain');
  });
});

describe('a spell that is resisted', () => {
  const resisted = (of: Ritual = {}) => ritual({ resisted: true, damage: null }, of);

  test.each([
    ['5H', 12, true],
    ['6H', 18, true],
    ['9H', null, false],
  ] as const)('[F-RESISTED] a 6 at Force 6 against the target’s %s: total %s', (card, total, affected) => {
    const { events } = run(resisted(), [cast(), red.commit('6S'), blue.play(card)]);
    expect(judged(events)).toMatchObject({ rule: 'F-RESISTED', played: 6, total, affected });
  });

  test('[F-RESISTED] the caster’s card lies face down until the target has played', () => {
    const { state } = run(resisted(), [cast(), red.commit('6S')]);
    expect(srFastcombat.actors(state)).toEqual(['blue']);
    expect(srFastcombat.view(state, 'blue').stage).toMatchObject({ bids: [{ card: null }, {}] });
    const { events } = run(state, [blue.play('5H')]);
    expect(types(events).slice(0, 3)).toEqual(['played', 'turned-over', 'spell-judged']);
  });

  test('[F-RESISTED] the target’s owner may decline, as if 0 had been played', () => {
    const { events, state } = run(resisted(), [cast(), red.commit('6S'), blue.decline()]);
    expect(judged(events)).toMatchObject({ opposed: 0, total: 12, affected: true });
    expect(state.players[1]?.hand).toHaveLength(4);
  });

  test('[F-RESISTED] one’s own figure may resist or decline likewise', () => {
    const { state } = run(resisted({ targetOwner: 'red' }), [cast(), red.commit('6S')]);
    expect(srFastcombat.actors(state)).toEqual(['red']);
    expect(judged(run(state, [red.decline()]).events)).toMatchObject({ total: 12 });
    expect(judged(run(state, [red.play('9S')]).events)).toMatchObject({ total: null });
  });

  test('[F-JOKER] both may play Jokers', () => {
    const state = resisted({
      hands: [
        ['JK', '6S', '3S', '2S'],
        ['JK.2', '5H', '4H', '2H'],
      ],
    });
    const { events } = run(state, [cast(), red.commit('JK'), blue.play('JK.2', '5H', '4H'), red.complete('6S', '3S')]);
    expect(judged(events)).toMatchObject({ played: 9, opposed: 9, total: 24 });
  });
});

describe('a touch', () => {
  const touch = (of: Ritual = {}) =>
    ritual({ range: 'touch', resisted: true, damage: 6, targetNumber: 8 }, { apart: 3, ...of });

  test('[F-CAST] of an unwilling target takes a melee attack that is won; it belongs to the casting and does no damage', () => {
    const fought = run(touch(), [cast(), red.commit('6S'), blue.commit('5H')]);
    expect(eventOf(fought.events, 'melee-judged')).toMatchObject({ attackTotal: 11, defenceTotal: 10, hit: 2 });
    expect(fought.state.stage.phase).toBe('spell');
    expect(fought.state.figures[0]?.actions).toBe(1);
    const { events } = run(fought.state, [red.commit('9S'), blue.play('6H')]);
    expect(judged(events)).toMatchObject({ total: 15, affected: true });
  });

  test('[F-CAST] on a tie the spell fails, and drain follows', () => {
    const { state, events } = run(touch(), [cast(), red.commit('6S'), blue.commit('6H')]);
    expect(eventOf(events, 'melee-judged').hit).toBeNull();
    expect(types(events)).not.toContain('spell-judged');
    expect(state.stage.phase).toBe('drain');
  });

  test('[F-CAST] a target that wins hits the caster as usual, and drain follows if the caster still stands', () => {
    const lost = run(touch(), [cast(), red.commit('6S'), blue.commit('9H')]);
    expect(lost.state.stage.phase === 'damage' && lost.state.stage.hits).toEqual([{ by: 2, target: 1, damage: 8 }]);
    const stands = run(lost.state, [blue.play('6H')], '7C').state;
    expect(stands.stage.phase).toBe('drain');
    // 8 and 6 and 6 are more than 18.
    const falls = run(
      { ...lost.state, figures: [...lost.state.figures, ...extra(lost.state)] },
      [blue.play('6H')],
      '6C',
    );
    expect(types(falls.events)).toContain('knocked-out');
    expect(types(falls.events)).not.toContain('drain-judged');
    expect(falls.state.stage.phase).not.toBe('drain');
  });

  const extra = ({ figures }: SkirmishState): SkirmishState['figures'] =>
    figures.slice(0, 1).map((figure) => ({ ...figure, id: 3, at: cm(10, 10) }));

  test('[F-CAST] one’s own side and the disabled are willing', () => {
    const heal = { range: 'touch', damage: null, effect: 'heal', targetNumber: 8 } as const;
    for (const targetOwner of ['red', 'blue']) {
      const others = [{ owner: 'blue', at: cm(150, 150) }];
      const { state } = run(ritual(heal, { apart: 3, targetOwner, targetIs: { status: 'out' }, others }), [cast()]);
      expect(state.stage.phase).toBe('spell');
    }
    const own = run(ritual({ range: 'touch', damage: null }, { apart: 3, targetOwner: 'red' }), [cast()]).state;
    expect(own.stage.phase).toBe('spell');
  });

  test('[F-CAST] [F-TERRAIN] nobody is touched through a wall, willing or not', () => {
    const thin = ground(piece('wall', 51.45, 90, 51.55, 110));
    for (const targetOwner of ['red', 'blue']) {
      const behind = ritual({ range: 'touch', damage: null }, { apart: 3, targetOwner, board: thin });
      expect(refused(behind, cast())).toBe('F-TERRAIN');
      expect(refused({ ...behind, board: ground() }, cast())).toBeUndefined();
    }
  });
});

describe('drain', () => {
  /** The caster of Magic Resistance 11 has cast at that Force, and plays a 6 against drain; Drain Code Force + 3. */
  const drained = (force: number, card: Card) =>
    run(ritual({ damage: null }), [cast(force), red.play('2S'), red.play('6S')], '9C', card);

  test.each([
    [1, '7C', 11, false],
    [2, '7D', 12, true],
    [6, '6C', null, false],
    [6, '5C', null, false],
    [1, '8C', 12, true],
  ] as const)('[F-DRAIN] at Force %i, %s drawn against a 6: total %s', (force, card, total, out) => {
    const { events, state } = drained(force, card);
    expect(eventOf(events, 'drain-judged')).toMatchObject({
      rule: 'F-DRAIN',
      figure: 1,
      played: 6,
      total,
      magicResistance: 11,
      out,
    });
    expect(state.figures[0]?.status).toBe(out ? 'out' : 'active');
    expect(eventsOf(events, 'knocked-out').map(({ rule }) => rule)).toEqual(out ? ['F-DRAIN'] : []);
  });

  test('[F-DRAIN] always comes, once, whether the spell works or not', () => {
    const failed = run(ritual(), [cast(), red.play('2S')], '9C');
    expect(judged(failed.events).affected).toBe(false);
    expect(failed.state.stage.phase).toBe('drain');
    const { events } = run(failed.state, [red.play('9S')], '3C');
    expect(types(events)).toContain('window-opened');
  });

  test('[F-DRAIN] the card is played face up before the other is drawn', () => {
    const { state } = run(ritual(), [cast(), red.play('2S')], '9C');
    expect(srFastcombat.actors(state)).toEqual(['red']);
    expect(refused(state, red.commit('9S'))).toBe('F-ATTACK');
  });
});

describe('a spell on an area', () => {
  const at = cm(80, 100);
  /** Two of blue’s within 6 cm of the spot, one at 6.05 cm, one of red’s at 3 cm, the caster 30 cm away. */
  const area = (extra: Partial<Spell> = {}, of: Ritual = {}) =>
    ritual(
      { radius: 6, damage: null, targetNumber: 12, ...extra },
      {
        apart: 30,
        others: [
          { owner: 'blue', at: cm(86, 100) },
          { owner: 'blue', at: cm(73.95, 100) },
          { owner: 'red', at: cm(80, 103) },
        ],
        ...of,
      },
    );
  const hurl = red.cast(1, 0, 6, at);
  const targets = (events: ReturnType<typeof run>['events']) =>
    eventsOf(events, 'spell-judged').map(({ target }) => target);

  test('[F-AREA] comes to everyone within its radius whom the caster sees, own side too', () => {
    const { events } = run(area(), [hurl, red.play('6S')], '5C', '6C', '7C');
    expect(targets(events)).toEqual([2, 3, 5]);
    expect(eventsOf(events, 'spell-judged').map(({ total, opposed, played }) => [played, opposed, total])).toEqual([
      [6, 5, 12],
      [6, 6, 18],
      [6, 7, null],
    ]);
    expect(eventsOf(events, 'spell-judged').map(({ affected }) => affected)).toEqual([true, true, false]);
  });

  test('[F-AREA] unresisted, the caster plays one open card, and one is drawn for each, in steps of their own', () => {
    const { state } = run(area(), [hurl]);
    expect(refused(state, red.commit('6S'))).toBe('F-ATTACK');
    const played = srFastcombat.apply(state, red.play('6S')).state;
    const one = srFastcombat.advance(played).state;
    expect(one.stage.phase === 'area' && one.stage.drawn).toHaveLength(1);
  });

  test('[F-AREA] resisted, the caster commits one card face down, the targets’ are drawn, and all count together', () => {
    const { state } = run(area({ resisted: true }), [hurl]);
    expect(refused(state, red.play('6S'))).toBe('F-JOKER');
    const { events } = run(state, [red.commit('6S')], '5C', '6C', '7C');
    expect(types(events).slice(0, 8)).toEqual([
      'committed',
      'turned-up',
      'turned-up',
      'turned-up',
      'turned-over',
      'spell-judged',
      'spell-judged',
      'spell-judged',
    ]);
    expect(eventsOf(events, 'spell-judged').every(({ rule }) => rule === 'F-RESISTED')).toBe(true);
    expect(eventsOf(events, 'turned-up').every(({ rule }) => rule === 'F-RESISTED')).toBe(true);
  });

  test('[F-AREA] [F-JOKER] a Joker that the caster committed is completed when all are open', () => {
    const state = area(
      { resisted: true },
      {
        hands: [
          ['JK', '6S', '3S', '2S'],
          ['2H', '3H'],
        ],
      },
    );
    const open = run(state, [hurl, red.commit('JK')], '5C', '6C', '7C').state;
    expect(srFastcombat.actors(open)).toEqual(['red']);
    const { events } = run(open, [red.complete('6S', '3S')]);
    expect(eventsOf(events, 'spell-judged').map(({ played }) => played)).toEqual([9, 9, 9]);
  });

  test('[F-AREA] [F-RESHUFFLE] what is drawn against the figures lies on the table until all are judged', () => {
    const state = area(
      {},
      {
        hands: [
          ['6S', '2S'],
          ['2H', '3H'],
        ],
        deck: ['5C', '8C'],
        discards: ['7C'],
      },
    );
    // The deck runs out after two: the third comes from the discards, among which the first two are not.
    const { events, state: after } = run(state, [hurl, red.play('6S')], '5C', '8C', '7C');
    expect(eventOf(events, 'reshuffled').cards).toBe(2);
    expect(eventsOf(events, 'spell-judged').map(({ opposed }) => opposed)).toEqual([5, 8, 7]);
    expect([after.deck, after.discards]).toEqual([['6S'], ['5C', '8C', '7C']]);
  });

  test('[F-AREA] [F-RESHUFFLE] where nothing but cards on the table is left, a draw yields nothing', () => {
    const state = area(
      { resisted: true },
      {
        hands: [
          ['JK', '6S', '3S'],
          ['2H', '3H'],
        ],
        deck: ['5C', '8C'],
        discards: [],
      },
    );
    const open = run(state, [hurl, red.commit('JK')], '5C', '8C').state;
    expect(open.stage).toMatchObject({ phase: 'area', drawn: [5, 8, 0], turned: ['5C', '8C'] });
    expect([open.deck, open.discards]).toEqual([[], []]);
    const after = run(open, [red.complete('6S')]).state;
    expect(after.discards).toEqual(['JK', '6S', '5C', '8C']);
  });

  test('[F-AREA] its caster only by house rule', () => {
    const near = red.cast(1, 0, 6, cm(50, 100));
    expect(targets(run(area(), [near, red.play('6S')]).events)).toEqual([]);
    expect(targets(run(area({}, { rules: { areaCaster: true } }), [near, red.play('6S')], '5C').events)).toEqual([1]);
  });

  test('[F-AREA] not whom the caster does not see, behind a wall or invisible, unless the spell ignores sight', () => {
    const board = ground(piece('wall', 83, 90, 84, 110));
    expect(targets(run(area({}, { board }), [hurl, red.play('6S')], '5C', '6C').events)).toEqual([2, 5]);
    expect(
      targets(run(area({ ignoresSight: true }, { board }), [hurl, red.play('6S')], '5C', '6C', '7C').events),
    ).toEqual([2, 3, 5]);
    const hidden = area({}, { target: { invisible: true } });
    expect(targets(run(hidden, [hurl, red.play('6S')], '5C', '6C').events)).toEqual([3, 5]);
  });

  test('[F-AREA] the spot is in range and in sight, on the table', () => {
    const spot = (extra: Partial<Spell>, x: number, board = ground()) =>
      refused(area(extra, { board }), red.cast(1, 0, 6, cm(x, 100)));
    expect(spot({ range: 30 }, 80)).toBeUndefined();
    expect(spot({ range: 30 }, 80.05)).toBe('F-AREA');
    expect(spot({ range: 'touch' }, 53)).toBeUndefined();
    expect(spot({ range: 'touch' }, 53.05)).toBe('F-AREA');
    const board = ground(piece('wall', 60, 90, 61, 110));
    expect(spot({}, 80, board)).toBe('F-AREA');
    expect(spot({ ignoresSight: true }, 80, board)).toBeUndefined();
    expect(spot({}, -0.05)).toBe('F-AREA');
    expect(refused(area(), red.cast(1, 0, 6, 2))).toBe('F-AREA');
  });

  test('[F-AREA] each affected figure is damaged by itself, then comes one drain', () => {
    const state = area(
      { damage: 6, targetNumber: 8 },
      {
        hands: [
          ['6S', '9S', '8S', '7S', '4S', '2S'],
          ['2H', '3H'],
        ],
      },
    );
    const { events, state: after } = run(
      state,
      [hurl, red.play('6S'), red.play('9S'), red.play('8S'), red.play('7S')],
      '2C',
      '3C',
      '4C',
      'AC',
      'AD',
      '8C',
    );
    expect(eventsOf(events, 'damage-judged').map(({ target, played, damage }) => [target, played, damage])).toEqual([
      [2, 9, 12],
      [3, 8, 12],
      [5, 7, 12],
    ]);
    expect(after.stage.phase).toBe('drain');
    expect(eventsOf(run(after, [red.play('4S')], '3D').events, 'drain-judged')).toHaveLength(1);
  });

  test('[F-AREA] on nobody at all, drain follows all the same', () => {
    const { state } = run(area(), [red.cast(1, 0, 6, cm(50, 150)), red.play('6S')]);
    expect(state.stage.phase).toBe('drain');
  });

  test('[F-AREA] [F-DRAIN] a caster who is knocked out by its own spell still damages the others, and checks for no drain', () => {
    const state = area(
      { damage: 6, targetNumber: 8 },
      {
        apart: 3,
        caster: { spells: [spell({ radius: 6, damage: 6, targetNumber: 8 })], knockOutValue: 1 },
        rules: { areaCaster: true },
        hands: [
          ['6S', '9S', '8S', '2S'],
          ['2H', '3H'],
        ],
        others: [{ owner: 'red', at: cm(190, 100) }],
      },
    );
    const { events, state: after } = run(
      state,
      [red.cast(1, 0, 6, cm(50, 100)), red.play('6S'), red.play('9S'), red.play('8S')],
      '2C',
      '3C',
      '4C',
      'AC',
    );
    expect(eventsOf(events, 'knocked-out').map(({ figure }) => figure)).toEqual([1]);
    expect(eventsOf(events, 'damage-judged').map(({ target }) => target)).toEqual([1, 2]);
    expect(types(events)).not.toContain('drain-judged');
    expect(after.stage.phase).toBe('move');
  });
});

describe('the spells of the book', () => {
  const known = (name: 'Detect Enemies' | 'Heal') => spellFor(spellNamed(name), { maxForce: 5, magic: 6 });

  test('[F-SPELLS] Detect Enemies: Target Number 8, drain of Force and 4, on enemies alone, whatever is between', () => {
    const state = ritual(
      {},
      {
        caster: { spells: [known('Detect Enemies')] },
        target: { invisible: true },
        board: ground(piece('wall', 60, 90, 61, 110)),
        others: [
          { owner: 'red', at: cm(70, 103) },
          { owner: 'blue', at: cm(70, 109) },
          { owner: 'blue', at: cm(70, 109.05 + 3) },
        ],
      },
    );
    const { events, state: after } = run(
      state,
      [red.cast(1, 0, 2, cm(70, 100)), red.play('6S'), red.play('9S')],
      '5C',
      '4C',
      '8C',
    );
    expect(
      eventsOf(events, 'spell-judged').map(({ target, total, targetNumber }) => [target, total, targetNumber]),
    ).toEqual([
      [2, 8, 8],
      [4, 8, 8],
    ]);
    expect(eventsOf(events, 'detected').map(({ figure, by }) => [figure, by])).toEqual([
      [2, 'red'],
      [4, 'red'],
    ]);
    expect(after.figures.map(({ detectedBy }) => detectedBy)).toEqual([[], ['red'], [], ['red'], []]);
    expect(known('Detect Enemies')).toMatchObject({ drain: 4, range: 30, radius: 9 });
  });

  test('[F-SPELLS] detection lasts for the turn', () => {
    const state = ritual({}, { targetIs: { detectedBy: ['red'] } });
    const next = run(state, [red.endMoves(), blue.endMoves()], '3C', '4C', '5C', '6C', '7C', '8C').state;
    expect(next.figures[1]?.detectedBy).toEqual([]);
    const nothing = ritual({ damage: null, effect: 'detect', targetNumber: 8 }, { rules: { detect: 'nothing' } });
    const { events } = run(nothing, [cast(), red.play('6S')], '5C');
    expect(judged(events).affected).toBe(true);
    expect(types(events)).not.toContain('detected');
  });

  test('[F-SPELLS] Heal: touch, Target Number Magic Resistance, drain of Force and 10; brings a disabled figure back', () => {
    expect(known('Heal')).toMatchObject({ range: 'touch', targetNumber: 'magic-resistance', drain: 10, radius: null });
    const state = ritual(
      {},
      {
        apart: 3,
        caster: { spells: [known('Heal')] },
        target: { firearms: [gun()] },
        targetOwner: 'red',
        targetIs: { status: 'out' },
      },
    );
    const { events, state: after } = run(state, [red.cast(1, 0, 5, 2), red.play('6S')], '5C');
    expect(judged(events)).toMatchObject({ total: 11, targetNumber: 11, affected: true });
    expect(eventOf(events, 'healed').figure).toBe(2);
    expect(after.figures[1]).toMatchObject({ status: 'active', posture: 'prone', actions: 0, at: cm(53, 100) });
    expect(after.items[0]).toMatchObject({ holder: 2, ready: false });
    const short = run(state, [red.cast(1, 0, 4, 2), red.play('6S')], '5C');
    expect(types(short.events)).not.toContain('healed');
  });

  test('[F-SPELLS] [F-DRAW] a healed figure counts again from then, with all Actions in the next turn', () => {
    const state = ritual(
      {},
      { apart: 3, caster: { spells: [known('Heal')] }, targetOwner: 'red', targetIs: { status: 'out' } },
    );
    const healed = run(state, [red.cast(1, 0, 5, 2), red.play('6S'), red.play('9S')], '5C', '8C').state;
    expect(refused(healed, red.lieDown(2))).toBe('F-ACT');
    expect(refused(healed, red.announce(2, cm(54, 100)))).toBeUndefined();
    const { events, state: next } = run(
      healed,
      [red.endMoves(), blue.endMoves()],
      '2C',
      '3C',
      '4C',
      '6C',
      '7C',
      '9C',
      '3D',
      '4D',
      '5D',
    );
    expect(eventsOf(events, 'dealt').filter(({ player }) => player === 'red')).toHaveLength(6);
    expect(next.figures[1]?.actions).toBe(2);
  });

  test('[F-SPELLS] a player who has been brought back into the game plays on', () => {
    const state = ritual(
      {},
      {
        players: ['red', 'blue', 'green'],
        quiet: ['red', 'blue', 'green'],
        apart: 3,
        caster: { spells: [known('Heal')] },
        targetIs: { status: 'out' },
        others: [{ owner: 'green', at: cm(150, 150) }],
        hands: [['6S', '9S', '2S'], ['2H'], ['2D']],
      },
    );
    const healed = run(state, [red.cast(1, 0, 5, 2), red.play('6S'), red.play('9S')], '5C', '8C').state;
    expect(srFastcombat.actors(run(healed, [red.endMoves()]).state)).toEqual(['blue']);
  });
});
