import { describe, expect, test } from 'vitest';
import { type SkirmishState, srFastcombat } from '../src/index.js';
import { eventOf, eventsOf, refused, run, types } from './support/play.js';
import { cm, gun, type Scenery, scene } from './support/scene.js';
import { blue, green, red, seat } from './support/seats.js';

/** Two of red's figures, one of blue's, one of green's; each has a pistol. Red moves. */
function meeting(of: Partial<Scenery> = {}): SkirmishState {
  const sheet = { firearms: [gun()], actions: 3 };
  return scene({
    players: ['red', 'blue', 'green'],
    figures: [
      { owner: 'red', at: cm(100, 100), sheet },
      { owner: 'red', at: cm(100, 120), sheet },
      { owner: 'blue', at: cm(120, 100), sheet },
      { owner: 'green', at: cm(100, 140), sheet },
    ],
    hands: [
      ['5S', '6S', '7S', '8S'],
      ['2H', '3H', '4H', '9H'],
      ['2D', '3D', '4D', '9D'],
    ],
    ...of,
  });
}

const leg = cm(105, 100);
const placeOf = (state: SkirmishState, id: number) => state.figures[id - 1]?.at;
const askedIn = ({ stage }: SkirmishState) => (stage.phase === 'window' ? stage.asked : undefined);
const occasion = ({ stage }: SkirmishState) => (stage.phase === 'window' ? stage.occasion : undefined);
const all = [red.pass(), blue.pass(), green.pass()];

describe('a window', () => {
  test('[F-WINDOW] opens before a leg is walked, and everyone who could act is asked, who moves too', () => {
    const { state, events } = run(meeting(), [red.announce(1, leg)]);
    expect(types(events)).toEqual(['announced', 'window-opened']);
    expect(eventOf(events, 'announced')).toMatchObject({ figure: 1, path: [leg], length: 100 });
    expect(srFastcombat.actors(state)).toEqual(['red', 'blue', 'green']);
    expect(placeOf(state, 1)).toEqual(cm(100, 100));
  });

  test('[F-WINDOW] passes from all close it, and the leg is walked', () => {
    const { state, events } = run(meeting(), [red.announce(1, leg), ...all]);
    expect(types(events).slice(-2)).toEqual(['window-closed', 'moved']);
    expect(placeOf(state, 1)).toEqual(leg);
    expect(state.stage.phase).toBe('move');
    expect(state.leg).toBeNull();
    expect(srFastcombat.actors(state)).toEqual(['red']);
  });

  test('[F-WINDOW] nobody is asked twice, and an answer is not taken back', () => {
    const { state } = run(meeting(), [red.announce(1, leg), blue.pass()]);
    expect(srFastcombat.actors(state)).toEqual(['red', 'green']);
    expect(refused(state, blue.shoot(3, 3, 1))).toBe('F-ATTACK');
    expect(refused(state, blue.pass())).toBe('F-WINDOW');
  });

  test('[F-WINDOW] who has no active figure with an Action left is not asked', () => {
    const state = meeting();
    const changed: SkirmishState = {
      ...state,
      figures: state.figures.map((figure) => {
        if (figure.id === 3) return { ...figure, actions: 0 };
        return figure.id === 4 ? { ...figure, status: 'out' } : figure;
      }),
    };
    expect(askedIn(run(changed, [red.announce(1, leg)]).state)).toEqual(['red']);
  });

  test('[F-WINDOW] is asked of nobody when nobody could act, and the leg is walked at once', () => {
    const state = meeting({ quiet: ['red', 'blue', 'green'] });
    const { state: after, events } = run(state, [red.announce(1, leg)]);
    expect(types(events)).toEqual(['announced', 'window-opened', 'window-closed', 'moved']);
    expect(placeOf(after, 1)).toEqual(leg);
  });

  test('[F-WINDOW] what is answered is sealed until everybody has', () => {
    const { state, events } = run(meeting(), [red.announce(1, leg), blue.shoot(3, 3, 1, 2)]);
    expect(types(events)).not.toContain('declared');
    expect(srFastcombat.viewEvents(events, 'red').at(-1)).toMatchObject({
      type: 'answered',
      player: 'blue',
      answer: null,
    });
    expect(srFastcombat.viewEvents(events, 'blue').at(-1)).toMatchObject({ answer: { kind: 'deed' } });
    const seen = srFastcombat.view(state, 'red').stage;
    expect(seen.phase === 'window' && seen.answers).toEqual([{ player: 'blue', answer: null }]);
  });

  test('[F-WINDOW] an action at once stops the mover where it stands', () => {
    const { state, events } = run(meeting(), [red.announce(1, leg), red.pass(), blue.shoot(3, 3, 1), green.pass()]);
    expect(types(events)).not.toContain('moved');
    expect(placeOf(state, 1)).toEqual(cm(100, 100));
    expect(eventOf(events, 'aimed').targetNumber).toBe(7);
  });

  test.each([1, 3, 5])('[F-WINDOW] an action at %i cm of the leg is settled with the mover there', (mark) => {
    const { state, events } = run(meeting(), [
      red.announce(1, leg),
      red.pass(),
      blue.shoot(3, 3, 1, mark),
      green.pass(),
    ]);
    expect(eventOf(events, 'moved')).toMatchObject({ figure: 1, length: mark * 20 });
    expect(placeOf(state, 1)).toEqual(cm(100 + mark, 100));
    expect(state.leg).toBeNull();
    expect(eventOf(events, 'aimed').targetNumber).toBe(9);
  });

  test('[F-WINDOW] a mark is a whole centimetre of the leg', () => {
    const short = run(meeting(), [red.announce(1, cm(103.95, 100))]).state;
    expect(refused(short, blue.shoot(3, 3, 1, 3))).toBeUndefined();
    expect(refused(short, blue.shoot(3, 3, 1, 4))).toBe('F-WINDOW');
    expect(refused(short, blue.shoot(3, 3, 1, 1.5))).toBe('F-ATTACK');
    expect(refused(short, blue.shoot(3, 3, 1, -1))).toBe('F-ATTACK');
    expect(refused(meeting(), red.lieDown(1, 1))).toBe('F-WINDOW');
    expect(refused(meeting(), red.lieDown(1, 0))).toBeUndefined();
  });

  test('[F-WINDOW] the lowest mark is settled, and what was declared further on is not heard of', () => {
    const { state, events } = run(meeting(), [
      red.announce(1, leg),
      red.pass(),
      blue.shoot(3, 3, 1, 4),
      green.shoot(4, 4, 2, 3),
    ]);
    expect(eventsOf(events, 'declared').map(({ deed }) => deed.player)).toEqual(['green']);
    expect(placeOf(state, 1)).toEqual(cm(103, 100));
    expect(JSON.stringify(state)).not.toContain('"mark":4');
    expect(state.figures[2]?.actions).toBe(3);
    const { state: settled } = run(state, [green.commit('2D'), red.play('5S')]);
    // Blue may declare again; nothing of the leg is left.
    expect(occasion(settled)).toBe('deed');
    expect(srFastcombat.actors(settled)).toEqual(['red', 'blue', 'green']);
    expect(refused(settled, blue.shoot(3, 3, 1, 1))).toBe('F-WINDOW');
  });

  test('[F-WINDOW] the rest of a leg that was stopped may be changed or given up', () => {
    const { state } = run(meeting(), [red.announce(1, leg), red.pass(), blue.lieDown(3, 2), green.pass(), ...all]);
    expect(state.stage.phase).toBe('move');
    expect(placeOf(state, 1)).toEqual(cm(102, 100));
    expect(refused(state, red.announce(1, cm(102, 105)))).toBeUndefined();
    expect(refused(state, red.announce(2, cm(100, 121)))).toBeUndefined();
    expect(refused(state, red.endMoves())).toBeUndefined();
  });

  test('[F-WINDOW] an action is judged for the place where the mover will be', () => {
    // At the mark, the mover is within 3 cm of blue's fists; at the start it is not.
    const near = meeting();
    const state: SkirmishState = {
      ...near,
      figures: near.figures.map((figure) => (figure.id === 3 ? { ...figure, at: cm(107, 100) } : figure)),
    };
    const announced = run(state, [red.announce(1, leg)]).state;
    expect(refused(announced, blue.strike(3, null, 1))).toBe('F-MELEE');
    expect(refused(announced, blue.strike(3, null, 1, 3))).toBe('F-MELEE');
    expect(refused(announced, blue.strike(3, null, 1, 4))).toBeUndefined();
    expect(refused(announced, red.strike(1, null, 3, 4))).toBeUndefined();
    expect(refused(announced, red.strike(2, null, 3, 4))).toBe('F-MELEE');
  });

  test('[F-WINDOW] who moves may act with any figure, and everyone else is asked then', () => {
    const { state, events } = run(meeting(), [red.lieDown(2)]);
    expect(types(events)).toEqual(['window-opened', 'answered']);
    expect(occasion(state)).toBe('halt');
    expect(srFastcombat.actors(state)).toEqual(['blue', 'green']);
    const { state: down } = run(state, [blue.pass(), green.pass()]);
    expect(down.figures[1]?.posture).toBe('prone');
    expect(occasion(down)).toBe('deed');
  });

  test('[F-WINDOW] opens after each completed action', () => {
    const { events } = run(meeting(), [red.lieDown(2), blue.pass(), green.pass(), ...all]);
    expect(eventsOf(events, 'window-opened').map((event) => event.occasion)).toEqual(['halt', 'deed']);
  });

  test('[F-WINDOW] a player declares for one figure in each window', () => {
    const { state } = run(meeting(), [red.announce(1, leg), red.lieDown(1)]);
    expect(refused(state, red.lieDown(2))).toBe('F-ACT');
  });

  test('[F-WINDOW] nobody can declare anything for a figure of another, or one that is out or has no Action left', () => {
    const state = meeting();
    const tired: SkirmishState = {
      ...state,
      figures: state.figures.map((figure) => {
        if (figure.id === 1) return { ...figure, actions: 0 };
        return figure.id === 2 ? { ...figure, status: 'out', actions: 1 } : figure;
      }),
    };
    const more: SkirmishState = {
      ...tired,
      figures: tired.figures.map((f) => (f.id === 4 ? { ...f, owner: 'red' } : f)),
    };
    expect(refused(more, red.lieDown(1))).toBe('F-ACT');
    expect(refused(more, red.lieDown(2))).toBe('F-ACT');
    expect(refused(more, red.lieDown(3))).toBe('F-ACT');
    expect(refused(more, red.lieDown(9))).toBe('F-ACT');
    expect(refused(more, red.lieDown(4))).toBeUndefined();
  });

  test('[F-WINDOW] while an action is settled nobody can declare another', () => {
    const { state } = run(meeting(), [red.shoot(1, 1, 3), blue.pass(), green.pass()]);
    expect(state.stage.phase).toBe('shot');
    for (const player of ['red', 'blue', 'green']) {
      const one = seat(player);
      for (const action of [
        one.pass(),
        one.lieDown(1),
        one.lieDown(3),
        one.lieDown(4),
        one.announce(1, leg),
        one.endMoves(),
      ]) {
        expect(refused(state, action), JSON.stringify(action)).toBeDefined();
      }
    }
  });

  test('[F-WINDOW] a leg is at most 5 cm of path, round corners too', () => {
    expect(refused(meeting(), red.announce(1, cm(105, 100)))).toBeUndefined();
    expect(refused(meeting(), red.announce(1, cm(105.05, 100)))).toBe('F-WINDOW');
    expect(refused(meeting(), red.announce(1, cm(102, 100), cm(102, 103)))).toBeUndefined();
    expect(refused(meeting(), red.announce(1, cm(102, 100), cm(102, 103.05)))).toBe('F-WINDOW');
    expect(refused(meeting(), red.announce(1))).toBe('F-WINDOW');
    expect(refused(meeting(), red.announce(1, cm(100, 100)))).toBe('F-WINDOW');
  });
});

describe('passing beforehand', () => {
  const second = cm(105, 105);

  test('[F-WINDOW] now is for one window', () => {
    const { state } = run(meeting(), [red.announce(1, leg), ...all, red.announce(1, second)]);
    expect(askedIn(state)).toEqual(['red', 'blue', 'green']);
  });

  test('[F-WINDOW] for the move is for all windows of this figure’s move, and no longer', () => {
    const { state: later, events } = run(meeting(), [
      red.announce(1, leg),
      red.pass(),
      blue.pass('move'),
      green.pass(),
    ]);
    expect(eventOf(events, 'passed-on')).toMatchObject({ player: 'blue', until: 'move' });
    const again = run(later, [red.announce(1, second)]);
    expect(askedIn(again.state)).toEqual(['red', 'green']);
    // Also the windows after actions.
    const acted = run(again.state, [red.lieDown(2), green.pass()]).state;
    expect([occasion(acted), askedIn(acted)]).toEqual(['deed', ['red', 'green']]);
    expect(askedIn(run(later, [red.announce(2, cm(100, 121))]).state)).toEqual(['red', 'blue', 'green']);
    expect(askedIn(run(later, [red.endMoves()]).state)).toEqual(['red', 'blue', 'green']);
  });

  test('[F-WINDOW] for the turn is for all windows of this turn', () => {
    const { state } = run(meeting(), [
      red.announce(1, leg),
      red.pass(),
      blue.pass('turn'),
      green.pass(),
      red.endMoves(),
    ]);
    expect(askedIn(state)).toEqual(['red', 'green']);
    // A turn to come has new windows.
    const after = run(state, [red.pass('turn'), green.pass('turn'), blue.endMoves(), green.endMoves()], ...DRAWN).state;
    expect(after.turn).toBe(2);
    expect(askedIn(after)).toEqual(['red', 'blue', 'green']);
  });

  test('[F-WINDOW] who has passed for the turn may still act when it is theirs to move', () => {
    const { state } = run(meeting({ quiet: ['red', 'blue', 'green'] }), [red.lieDown(1)]);
    expect(state.figures[0]?.posture).toBe('prone');
    expect(state.stage.phase).toBe('move');
  });

  test('[F-WINDOW] a player who passed beforehand still plays the cards of an attack', () => {
    const { state } = run(meeting({ quiet: ['blue', 'green'] }), [red.shoot(1, 1, 3), red.commit('5S')]);
    expect(srFastcombat.actors(state)).toEqual(['blue']);
  });
});

const DRAWN = ['2S', '3S', '4S', '9S', '10S', 'JS', '5H', '6H', '7H', '5D', '6D', '7D'] as const;

describe('the sequence of a turn', () => {
  test('[F-SEQUENCE] players move in the order of initiative, each with a window before', () => {
    const { events, state } = run(
      meeting({ quiet: ['red', 'blue', 'green'] }),
      [red.endMoves(), blue.endMoves(), green.endMoves()],
      ...DRAWN,
    );
    const told = events.filter(({ type }) => type !== 'dealt');
    expect(told.map((event) => ('occasion' in event ? event.occasion : event.type))).toEqual([
      'moves-ended',
      'moves-began',
      'moves',
      'window-closed',
      'moves-ended',
      'moves-began',
      'moves',
      'window-closed',
      'moves-ended',
      'last',
      'window-closed',
      'turn-ended',
      'turn-began',
      'moves-began',
      'moves',
    ]);
    expect([state.turn, state.mover]).toEqual([2, 0]);
  });

  test('[F-SEQUENCE] the order of initiative is not that of seats', () => {
    const state: SkirmishState = { ...meeting({ quiet: ['red', 'blue', 'green'] }), order: ['green', 'red', 'blue'] };
    expect(srFastcombat.actors(state)).toEqual(['green']);
    expect(srFastcombat.actors(run(state, [green.endMoves()]).state)).toEqual(['red']);
  });

  test('[F-SEQUENCE] who has no active figure is passed over', () => {
    const met = meeting({ quiet: ['red', 'blue', 'green'] });
    const state: SkirmishState = {
      ...met,
      figures: met.figures.map((f) => (f.id === 3 ? { ...f, status: 'out' } : f)),
    };
    const { state: after, events } = run(state, [red.endMoves()]);
    expect(srFastcombat.actors(after)).toEqual(['green']);
    expect(eventsOf(events, 'moves-began').map(({ player }) => player)).toEqual(['green']);
  });

  test('[F-SEQUENCE] figures move one at a time, none twice in a turn', () => {
    const state = meeting({ quiet: ['red', 'blue', 'green'] });
    const first = run(state, [red.announce(1, leg), red.announce(1, cm(105, 105))]).state;
    expect(first.moving).toBe(1);
    const second = run(first, [red.announce(2, cm(100, 125))]).state;
    expect(second.moving).toBe(2);
    expect(refused(second, red.announce(1, cm(105, 107)))).toBe('F-SEQUENCE');
    expect(refused(second, red.announce(2, cm(100, 126)))).toBeUndefined();
    expect(refused(second, red.announce(3, cm(120, 105)))).toBe('F-SEQUENCE');
    expect(refused(second, red.announce(9, cm(120, 105)))).toBe('F-SEQUENCE');
  });

  test('[F-SEQUENCE] figures may act before, during and after their moves, and those of others at any time', () => {
    const one = run(meeting(), [red.lieDown(1), blue.pass(), green.lieDown(4)]);
    expect(one.state.stage.phase).toBe('contest');
    const between = run(meeting(), [
      red.announce(1, leg),
      ...all,
      red.lieDown(1),
      blue.pass(),
      green.pass(),
      ...all,
    ]).state;
    expect(between.figures[0]?.posture).toBe('prone');
    const after = run(meeting(), [
      red.announce(1, leg),
      ...all,
      red.endMoves(),
      red.lieDown(1),
      blue.pass(),
      green.pass(),
    ]).state;
    expect(after.figures[0]?.posture).toBe('prone');
    expect(occasion(after)).toBe('deed');
  });

  test('[F-SEQUENCE] [F-ACT] the turn ends when the last window closes with passes from all; Actions and moves are new then', () => {
    const state = meeting();
    const last = run({ ...state, mover: 2, order: ['red', 'blue', 'green'] }, [green.endMoves()]).state;
    expect(occasion(last)).toBe('last');
    // An action in the last window opens another; the turn goes on until all pass.
    const acted = run(last, [red.lieDown(1), blue.pass(), green.pass()]).state;
    expect(occasion(acted)).toBe('deed');
    const { state: next, events } = run(acted, all, ...DRAWN);
    expect(types(events)).toContain('turn-ended');
    expect(next.turn).toBe(2);
    expect(next.figures.map(({ actions }) => actions)).toEqual([3, 3, 3, 3]);
    expect(next.figures.every(({ moved, walked }) => !moved && walked.plain === 0)).toBe(true);
    expect(next.figures[0]?.posture).toBe('prone');
  });

  test('[F-ACT] no Action is carried over to the next turn', () => {
    const { state } = run(
      meeting({ quiet: ['red', 'blue', 'green'] }),
      [red.endMoves(), blue.endMoves(), green.endMoves()],
      ...DRAWN,
    );
    expect(state.figures.map(({ actions }) => actions)).toEqual([3, 3, 3, 3]);
  });

  test('[F-SEQUENCE] [F-WINDOW] a mover who is knocked out moves no further, passes for its move are over, and its player goes on with others', () => {
    const weak = meeting();
    const state: SkirmishState = {
      ...weak,
      figures: weak.figures.map((f) => (f.id === 1 ? { ...f, profile: { ...f.profile, knockOutValue: 1 } } : f)),
    };
    const { state: after, events } = run(
      state,
      [
        red.announce(1, leg),
        red.pass(),
        blue.shoot(3, 3, 1, 2),
        green.pass('move'),
        blue.commit('9H'),
        red.play('5S'),
        blue.play('4H'),
      ],
      '2C',
    );
    expect(types(events)).toContain('knocked-out');
    expect(after.figures[0]).toMatchObject({ status: 'out', at: cm(102, 100), actions: 0, moved: true });
    expect(after.moving).toBeNull();
    // Who passed for the move is asked again: it is over.
    expect(askedIn(after)).toEqual(['red', 'blue', 'green']);
    const going = run(after, all).state;
    expect(going.stage.phase).toBe('move');
    expect(srFastcombat.actors(going)).toEqual(['red']);
    expect(refused(going, red.announce(1, cm(103, 100)))).toBe('F-SEQUENCE');
    expect(refused(going, red.announce(2, cm(100, 121)))).toBeUndefined();
  });

  test('[F-SEQUENCE] when the last figure of who moves is out, the next player moves', () => {
    const weak = meeting();
    const state: SkirmishState = {
      ...weak,
      figures: weak.figures.map((f) => {
        if (f.id === 2) return { ...f, status: 'out', actions: 0 };
        return f.id === 1 ? { ...f, profile: { ...f.profile, knockOutValue: 1 } } : f;
      }),
    };
    const { state: after } = run(
      state,
      [
        red.announce(1, leg),
        red.pass(),
        blue.shoot(3, 3, 1, 2),
        green.pass(),
        blue.commit('9H'),
        red.play('5S'),
        blue.play('4H'),
        blue.pass(),
        green.pass(),
      ],
      '2C',
    );
    expect(after.mover).toBe(1);
    expect(occasion(after)).toBe('moves');
  });
});
