import { describe, expect, test } from 'vitest';
import { swift } from './support/craft.js';
import { type Asked, phases, quick, round, type Scenery, scene } from './support/scene.js';
import { told } from './support/telling.js';

/** A round that is played phase by phase among vehicles: who is asked for what, and what happens. */
function play(map: readonly string[], { rules, ...of }: Scenery, orders: Asked, ...dice: readonly number[]) {
  const start = scene(map, { scale: 'vehicle', ...of, rules: { mode: 'phased', ...rules } });
  const { asked, events, state } = phases(start, orders, ...dice);
  return { asked, tale: told(events, state) };
}

const HEAVY = { hull: 'heavy' } as const;
const CREWED = { modifications: ['Hacking crew', 'Plasma slag exhaust'] } as const;
const MAP = ['. . . .', 'PV . . BV', '. . . .', '. . . .'];

describe('craft phase by phase [S-MODE]', () => {
  test('[S-MODE] [S-CREW] craft with crews are asked in the Special phase, and to shoot and move as well', () => {
    const orders = { special: 'PV: hack BV, slag', shoot: 'PV: fire 1 at BV', move: 'PV: move B2' };
    const { asked, tale } = play(MAP, { craft: { PV: CREWED, BV: HEAVY } }, orders, 4, 3, 1, 2);
    expect(asked).toEqual([...['special PV', 'shoot PV'], ...['declare PV', 'declare BV', 'move PV', 'move BV']]);
    expect(tale).toEqual([
      ...['PV hacks BV: 4 yes', 'BV cannot shoot', 'PV lays slag: 3 1 A1', 'PV shoots BV.1: 2 miss', 'PV goes A2 B2'],
    ]);
  });

  test('[S-MODE] [S-STAB] craft are not asked to stab; who stabs them is', () => {
    const { asked } = play(['PV B1', '. .'], { craft: { PV: {} }, has: { B1: [quick(1)] } }, {});
    expect(asked).toEqual(['stab B1', 'shoot B1', 'shoot PV', 'declare PV', 'declare B1', 'move B1', 'move PV']);
  });

  test('[S-MODE] [S-CREW] nobody is asked for a crew that can do nothing', () => {
    const craft = {
      PV: { modifications: ['Plasma shield', 'Plasma technician crew', 'Hacking crew'], bays: [0] },
    } as const;
    // The shield is up, there is no craft to hack, and P1 is too far away to board.
    const { asked } = play(['PV . . P1 B1'], { craft, has: { P1: [quick(2)], B1: [quick(1)] } }, {});
    expect(asked.filter((each) => each.startsWith('special'))).toEqual([]);
  });

  test('[S-MODE] [S-FOLLOW] [S-KEEP] who follows, keeps a distance or delays says so before the moves', () => {
    const craft = {
      PV: { modifications: [swift(3)] },
      PW: { modifications: [swift(2)] },
      PX: { modifications: [swift(1)] },
      BV: {},
    } as const;
    const map = ['PV . . . BV . . .', 'PW . . . . . . .', 'PX . . . . . . .'];
    const orders = {
      declare: 'PV: keep 2 from BV\nPW: follow PV\nPX: delay',
      move: 'BV: move F1 G1\nPX: move B3',
    };
    const { asked, tale } = play(map, { craft }, orders);
    expect(asked.filter((each) => !each.startsWith('shoot'))).toEqual([
      ...['declare PV PW PX', 'declare BV', 'move BV', 'move PX'],
    ]);
    expect(tale).toEqual([
      ...['BV goes E1 F1 G1', 'PX goes A3 B3'],
      ...['PV keeps 2 from BV: A1 B1 C1 D1 E1, at 2', 'PW follows PV: A2 B1 C1 D1'],
    ]);
  });

  test('[S-MODE] [S-TRANSPORT] who has boarded is asked no more; who was let out is', () => {
    const craft = { PV: { bays: [0] }, BV: HEAVY } as const;
    const has = { P1: [quick(-2)] };
    const start = scene(['P1 PV . . BV'], { scale: 'vehicle', craft, has, rules: { mode: 'phased' } });
    const boarding = phases(start, { special: 'PV: load P1 into 1' });
    expect(boarding.asked).toEqual([
      ...['special PV', 'shoot PV', 'shoot BV', 'declare PV', 'declare BV', 'move PV', 'move BV'],
    ]);
    const leaving = phases(boarding.state, { special: 'PV: unload P1 from 1 to C1', move: 'P1: move D1' });
    expect(leaving.asked).toEqual([
      ...['special PV', 'shoot PV', 'shoot BV', 'shoot P1'],
      ...['declare P1 PV', 'declare BV', 'move PV', 'move BV', 'move P1'],
    ]);
    expect(told(leaving.events, leaving.state)).toEqual(['P1 leaves PV.1 to C1', 'P1 goes C1 D1']);
  });

  test('[S-MODE] [S-GUNS] nobody to shoot whose guns are all wrecked', () => {
    const craft = { PV: { guns: [{ part: 0 }] }, BV: { modifications: [swift(1)] } } as const;
    const map = ['PV PV PV PV PV . BV'];
    const { asked, tale } = play(map, { craft }, { shoot: 'BV: fire 1 at PV.1' }, 3);
    expect(asked.filter((each) => each.startsWith('shoot'))).toEqual(['shoot BV']);
    expect(tale.at(-1)).toBe('PV.1 is wrecked');
  });

  test('[S-MODE] [S-VMODS] rolls come of themselves; a craft that drifts is not asked to move', () => {
    const craft = { PV: { modifications: ['Pilot amph overdose'] }, BV: {} } as const;
    const { asked, tale } = play(['PV . BV'], { craft }, {}, 1);
    expect(asked).toEqual(['shoot PV', 'shoot BV', 'declare BV', 'move BV']);
    expect(tale).toEqual(['the pilot of PV: 1 too much', 'PV drifts']);
  });
});

describe('open orders [S-MODE]', () => {
  test('[S-MODE] craft fare under open orders as under sealed ones', () => {
    const tales = (['secret', 'open'] as const).map((mode) => {
      const start = scene(MAP, { scale: 'vehicle', craft: { PV: CREWED, BV: HEAVY }, rules: { mode } });
      const orders = 'PV: hack BV, slag, fire 1 at BV; ram BV via B2 C2 D2\nBV: fire 1 at PV; move D3';
      const { events, state } = round(start, orders, 4, 3, 1, 3, 2);
      return told(events, state);
    });
    expect(tales[0]).toEqual([
      ...['PV hacks BV: 4 yes', 'BV cannot shoot', 'PV lays slag: 3 1 A1'],
      ...['PV shoots BV.1: 3 hit', 'BV.1 takes 1: 5 -> 4', 'BV does not fire gun 1 at PV.1: hacked'],
      ...['PV goes A2 B2 C2, stopped: ram', 'PV.1 is to ram BV.1', 'BV goes D2 D3'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 4 -> 2'],
    ]);
    expect(tales[1]).toEqual(tales[0]);
  });
});
