import { describe, expect, test } from 'vitest';
import type { WarcrabsState } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { found } from './support/found.js';
import { refuses } from './support/refuses.js';
import { desk, inch, scene } from './support/scene.js';

const next = () => found('next');
/** A fight of two sides of which somebody has died. */
const mourning = () => found('activation', ({ crabs }) => crabs.some(({ hitPoints }) => hitPoints === 0));
const fallen = ({ crabs }: WarcrabsState) => crabs.findIndex(({ hitPoints }) => hitPoints === 0);

describe('players and crabs are known', () => {
  refuses('two players of one id', 'W-FIGHT players.1.id', next, ({ players }) => ({ 'players.1.id': players[0]?.id }));
  refuses('a crab of nobody', 'W-ROSTER crabs.0.owner', next, { 'crabs.0.owner': 'zoe' });
  refuses('a player without a crab', 'W-ROSTER players.1', next, ({ players, crabs }) => ({
    crabs: crabs.map((crab) => ({ ...crab, owner: players[0]?.id })),
  }));
  refuses('crabs whose ids fall', 'W-ROSTER crabs.0.id', next, {
    crabs: (crabs: readonly unknown[]) => crabs.toReversed(),
  });
  refuses('a crab number 0', 'crabs.0.id', next, { 'crabs.0.id': 0 });
  refuses('a crab twice', 'W-ROSTER crabs.1.id', next, { 'crabs.1.id': 1 });
  refuses('a crab left out', 'W-ROSTER crabs.1.id', next, { 'crabs.1.id': 99 });
});

describe('crabs are what they can be', () => {
  refuses('a trait too high for the rules', 'W-TRAITS crabs.0.traits.strength', next, {
    'crabs.0.traits.strength': 11,
  });
  refuses('traits beyond the points that there are', 'W-TRAITS crabs.0.traits', next, {
    'crabs.0.traits': { strength: 6, dexterity: 5, endurance: 5 },
  });
  refuses('points left over where all are given out', 'W-TRAITS crabs.0.traits', next, {
    'rules.mustSpendAll': true,
    'crabs.0.traits.strength': 1,
  });
  refuses('a shell too heavy', 'W-WEIGHT crabs.0.shell', next, { 'crabs.0.shell.weight': 14 });
  refuses('weapons too heavy', 'W-WEIGHT crabs.0.weapons', next, { 'crabs.0.weapons.0.weapon.weight': 12 });
  refuses('claws with a range', 'W-KIT-HOUSE crabs.0.weapons.0.weapon.maxRange', next, {
    'crabs.0.weapons.0.weapon': (weapon: object) => ({ ...weapon, kind: 'claw', maxRange: 5 }),
  });
});

describe('crabs have left what they can have', () => {
  refuses('more Hit Points than Endurance', 'W-HP crabs.0.hitPoints', next, ({ crabs }) => ({
    'crabs.0.hitPoints': (crabs[0]?.traits.endurance ?? 0) + 1,
  }));
  refuses('more armour than the shell', 'W-ARMOUR crabs.0.armour', next, { 'crabs.0.armour': 11 });
  refuses('more uses than when new', 'W-KIT-HOUSE crabs.0.weapons.0.left', next, { 'crabs.0.weapons.0.left': 2 });
  refuses('an end of uses that have none', 'W-KIT-HOUSE crabs.0.weapons.0.left', next, {
    'crabs.0.weapons.0.weapon.uses': null,
  });
  refuses('no end of uses that have one', 'W-KIT-HOUSE crabs.0.weapons.0.left', next, {
    'crabs.0.weapons.0.left': null,
  });
  refuses('a kill too many', 'W-DEATH crabs.0.kills', next, { 'crabs.0.kills': 1 });
  refuses('a kill by two', 'W-DEATH crabs.1.kills', mourning, ({ crabs }) => ({
    crabs: crabs.map((crab, at) => ({
      ...crab,
      kills: at < 2 ? crabs.filter(({ hitPoints }) => hitPoints === 0).length : 0,
      hitPoints: at < 2 ? 1 : crab.hitPoints,
    })),
  }));
  refuses('its own death', 'W-DEATH crabs.1.kills', mourning, ({ crabs }) => ({
    crabs: crabs.map((crab, at) => ({ ...crab, hitPoints: at === 1 ? 0 : 1, kills: at === 1 ? 1 : 0, stun: null })),
    due: [],
  }));
});

describe('crabs stand and face as they can', () => {
  refuses('beyond the wall', 'W-MOVE crabs.0.at', next, { 'crabs.0.at': inch(99.5, 0) });
  refuses('over another', 'W-MOVE crabs.0.at', next, ({ crabs }) => ({ 'crabs.0.at': crabs[1]?.at }));
  refuses('half in a thing', 'W-MOVE crabs.0.at', next, { 'crabs.0.at': inch(2.875, -3.5) });
  refuses('half under a shelf', 'W-MOVE crabs.0.at', next, { 'crabs.0.at': inch(-5.5, 0) });
  refuses('on too large a base', 'W-MOVE crabs.0.at', next, { 'rules.crabRadius': 3 });
  refuses('nowhere', 'W-FACING crabs.0.facing', next, { 'crabs.0.facing': { x: 0, y: 0 } });
  refuses('not in lowest terms', 'W-FACING crabs.0.facing', next, { 'crabs.0.facing': { x: -2, y: 4 } });
  refuses('along an axis, not in lowest terms', 'W-FACING crabs.0.facing', next, { 'crabs.0.facing': { x: 0, y: 2 } });
  refuses('dead in the wall', 'W-MOVE crabs.0.at', mourning, (state) => ({
    crabs: state.crabs.map((crab, at) => (at === 0 ? { ...crab, hitPoints: 0, stun: null, at: inch(99.5, 0) } : crab)),
    due: [],
  }));

  test('a dead crab is in nobody’s way', () => {
    const state = mourning();
    const at = fallen(state);
    const over = {
      ...state,
      crabs: state.crabs.map((crab, index) =>
        index === at ? { ...crab, at: state.crabs[at === 0 ? 1 : 0]?.at } : crab,
      ),
    };
    expect(parseState(over)).toEqual(over);
  });

  test('one crab may stand under another, on a thing or at its very edge', () => {
    const state = scene({
      board: desk(),
      crabs: [{ at: inch(0, 15) }, { at: inch(-0.75, 15) }, { at: inch(20, 15) }],
      players: ['red', 'blue', 'green'],
    });
    expect(parseState(state)).toEqual(state);
  });
});

describe('crabs are stunned as they can be', () => {
  refuses('when dead', 'W-DEATH crabs.0.stun', mourning, ({ crabs }) => ({
    crabs: crabs.map((crab, at) =>
      at === 0 ? { ...crab, hitPoints: 0, stun: { missed: false, waiting: [2] } } : crab,
    ),
    due: [],
  }));
  refuses('until a stranger acts', 'W-STUN crabs.0.stun.waiting.0', next, {
    'crabs.0.stun': { missed: false, waiting: [32] },
  });
  refuses('until it acts itself', 'W-STUN crabs.0.stun.waiting.1', next, {
    'crabs.0.stun': { missed: false, waiting: [2, 1] },
  });
  refuses('until one acts twice', 'W-STUN crabs.0.stun.waiting', next, {
    'crabs.0.stun': { missed: false, waiting: [2, 3, 2] },
  });
  refuses('longer than a whole turn', 'W-STUN crabs.0.stun', next, { 'crabs.0.stun': { missed: true, waiting: [] } });
  refuses(
    'longer than its next activation',
    'W-STUN crabs.0.stun',
    () => found('turn', ({ rules, turn }) => turn > 0 && rules.stunLasts === 'nextActivation'),
    { 'crabs.0.stun': { missed: true, waiting: [2, 3] } },
  );
  refuses('while others roll for the order', 'W-STUN crabs.0.stun', () => found('order'), {
    'crabs.0.stun': { missed: true, waiting: [] },
  });

  test('a stun that waits for who is dead by now is not over while an activation lasts', () => {
    const state = mourning();
    const [at, victim] = [
      state.crabs.findIndex(({ id, hitPoints }) => id !== state.stage.crab && hitPoints > 0),
      fallen(state),
    ];
    const dazedByDeath = {
      ...state,
      due: [],
      crabs: state.crabs.map((crab, index) =>
        index === at ? { ...crab, stun: { missed: true, waiting: [victim + 1] } } : crab,
      ),
    };
    expect(parseState(dazedByDeath)).toEqual(dazedByDeath);
  });
});
