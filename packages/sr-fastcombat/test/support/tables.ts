import { grenadeNamed, type SkirmishSetup, type SkirmishState, SQUADS } from '../../src/index.js';
import { cm, gun, piece, scene, spell } from './scene.js';

const { damage, reduction } = grenadeNamed('Offensive');

const yard: SkirmishState = scene({
  board: {
    name: 'Yard',
    corners: [cm(0, 0), cm(60, 0), cm(60, 40), cm(0, 40)],
    terrain: [piece('wall', 18, 0, 21, 8), piece('cover', 27, 18, 33, 22), piece('difficult', 24, 30, 34, 38)],
  },
  goal: { kind: 'hold', zone: [cm(40, 10), cm(52, 10), cm(52, 20), cm(40, 20)], turns: 2 },
  turn: 3,
  hands: [
    ['10H', 'JK', '2S', 'QD', '10C'],
    ['9H', '8D', 'KC'],
  ],
  discards: ['4C', '5C'],
  figures: [
    { owner: 'red', at: cm(8, 10), sheet: { name: 'Ada', firearms: [gun()] } },
    { owner: 'red', at: cm(10, 30), sheet: { name: 'Bram', invisible: true }, actions: 1 },
    { owner: 'blue', at: cm(46, 15), sheet: { name: 'Cora', firearms: [gun('AK-97')] }, posture: 'prone' },
    { owner: 'blue', at: cm(50, 30), sheet: { name: 'Dirk', spells: [spell({ name: 'Storm', radius: 6 })] } },
    {
      owner: 'blue',
      at: cm(36, 8),
      sheet: { name: 'Eve', grenades: [{ name: 'Offensive', damage, reduction, count: 1 }] },
      status: 'out',
    },
  ],
});

/** A turn under way, by hand: Ada is about to go; Eve is out of the fight, and her grenade lies where she fell. */
export const LEG: SkirmishState = {
  ...yard,
  moving: 1,
  leg: [cm(10, 10), cm(12, 13.5)],
  items: yard.items.map((item) => (item.holder === 5 ? { ...item, holder: null, at: cm(36, 8) } : item)),
  stage: {
    phase: 'window',
    occasion: 'leg',
    asked: ['red', 'blue'],
    answers: [{ player: 'red', kind: 'pass', until: 'now' }],
  },
};

/** A shot of Cora's at Ada, by hand: her card lies face down, and Ada's is to be played. */
export const SHOT: SkirmishState = {
  ...yard,
  mover: 1,
  deed: { type: 'shoot', player: 'blue', figure: 3, weapon: 2, target: 1 },
  stage: {
    phase: 'shot',
    bids: [
      { player: 'blue', face: 'down', step: 'down', card: '7H', value: null, mayDecline: false },
      { player: 'red', face: 'up', step: 'awaited', card: null, value: null, mayDecline: false },
    ],
    skill: 6,
    targetNumber: 8,
    damage: 16,
  },
};

const PLAYERS = ['red', 'blue', 'green', 'amber', 'violet', 'teal', 'rose', 'grey'];

/** As many players and figures as a game may have. */
export const CROWD: SkirmishSetup = {
  players: PLAYERS,
  figures: PLAYERS.flatMap((owner) => [...SQUADS.team, ...SQUADS.team].map((sheet) => ({ owner, sheet }))),
  board: 'warehouse',
  houseRules: { maxTurns: 1 },
};
