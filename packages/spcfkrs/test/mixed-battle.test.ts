import { describe, expect, test } from 'vitest';
import { swift } from './support/craft.js';
import { phases, quick, round, type Scenery, scene, tough } from './support/scene.js';
import { told } from './support/telling.js';

/** All three classes on one map: of Speed 5, 4, 3, 2 and 1, so that nobody rolls for who goes first. */
const MAP = ['PS PS . . . BV', 'PS PS . . . . ', 'PV .  . . . B1', 'P1 .  . . . . '];
const FORCES: Scenery = {
  scale: 'vehicle',
  has: { P1: [quick(2)], B1: [quick(1), tough(9)] },
  craft: {
    PV: { modifications: ['Hacking crew'] },
    PS: { class: 'spaceship', hull: 'heavy' },
    BV: { hull: 'heavy', modifications: [swift(-1)] },
  },
};

const SPECIAL = 'PV: hack BV';
const SHOOT = ['P1: shoot B1', 'PV: fire 1 at B1', 'PS: fire 1 at BV', 'B1: shoot PV', 'BV: fire 1 at P1'];
const MOVE = ['P1: move B4', 'PV: move B3', 'PS: ram BV via B1 C1 D1 E1', 'B1: move E3', 'BV: move F2'];
/** The same, all that each does on one line. */
const ROUND = SHOOT.map((line, at) => {
  const move = MOVE[at]?.split(': ')[1] ?? '';
  return `${line.startsWith('PV') ? line.replace('PV:', `${SPECIAL},`) : line}; ${move}`;
});
const DICE = [4, 4, 3, 3, 3, 2] as const;

const TALE = [
  // Special
  ...['PV hacks BV: 4 yes', 'BV cannot shoot'],
  // Shoot: from Speed 5 to Speed 1
  ...['P1 shoots B1: 4 hit', 'B1 takes 1: 10 -> 9', 'B1 shoots PV.1: 3 miss'],
  ...['PV shoots B1: 3 hit', 'B1 takes 2: 9 -> 7', 'PS shoots BV.1: 3 hit', 'BV.1 takes 2: 5 -> 3'],
  'BV does not fire gun 1 at P1: hacked',
  // Move
  ...['P1 goes A4 B4', 'B1 goes F3 E3', 'PV goes A3 B3'],
  ...['PS goes A1 B1 C1 D1, stopped: ram', 'PS.1 is to ram BV.1', 'BV goes F1 F2'],
  // Rams
  ...['PS.1 rams BV.1: 2 hit for 4', 'BV.1 takes 4: 3 -> 0', 'BV.1 is wrecked', 'BV dies'],
];

describe('a battle of all three classes [S-PHASES]', () => {
  test.each(['secret', 'open'] as const)('[S-PHASES] [S-RAM] [S-MODE] goes through the phases: mode %s', (mode) => {
    const start = scene(MAP, { ...FORCES, rules: { mode } });
    const { events, state } = round(start, ROUND.join('\n'), ...DICE);
    expect(told(events, state)).toEqual(TALE);
  });

  test('[S-PHASES] [S-SPEED] so it does where ties are not rolled for', () => {
    const start = scene(MAP, { ...FORCES, rules: { ties: 'simultaneous' } });
    const { events, state } = round(start, ROUND.join('\n'), ...DICE);
    expect(told(events, state)).toEqual(TALE);
  });

  test('[S-PHASES] [S-MODE] and phase by phase, each asked on its turn', () => {
    const start = scene(MAP, { ...FORCES, rules: { mode: 'phased' } });
    const orders = { special: SPECIAL, shoot: SHOOT.slice(0, 4).join('\n'), move: MOVE.join('\n') };
    const { asked, events, state } = phases(start, orders, ...DICE);
    expect(asked).toEqual([
      'special PV',
      ...['P1', 'B1', 'PV', 'PS'].map((name) => `shoot ${name}`),
      ...['declare P1 PV PS', 'declare B1 BV'],
      ...['P1', 'B1', 'PV', 'PS', 'BV'].map((name) => `move ${name}`),
    ]);
    // Whose guns are hacked is not asked what to fire them at.
    expect(told(events, state)).toEqual(TALE.filter((line) => !line.includes('does not fire')));
  });
});
