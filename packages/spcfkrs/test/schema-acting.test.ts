import { describe, expect, test } from 'vitest';
import { put } from '../../../scripts/testing/put.js';
import { bladeOf, gunsOf } from '../src/force/guns-of.js';
import type { SpcfkrsState, Unit } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { type At, found } from './support/found.js';
import { dead, recast, refuses } from './support/refuses.js';

/** The gun of a unit on foot. */
const gunOf = ({ profile }: Unit) => gunsOf(profile)[0]?.weapon;

type Acting = 'overdose' | 'hack' | 'stab' | 'burst' | 'shot';

/** A state of a round of all at once in which a unit acts, by itself; and where the unit and its act stand. */
function acting<Step extends Acting>(step: Step, holds: (unit: Unit, state: At<Step>) => boolean = () => true) {
  const unitIn = ({ stage, units }: SpcfkrsState) => ('unit' in stage ? units[stage.unit - 1] : undefined);
  const base = (): At<Step> =>
    found(step, (state, stage) => {
      const unit = unitIn(state);
      const isPlain = state.rules.ties === undefined && state.rules.mode === undefined;
      return isPlain && unit !== undefined && holds(unit, { ...state, stage });
    });
  const id = unitIn(base())?.id ?? 0;
  const order = base().orders.findIndex(({ units }) => units.includes(id));
  const changed = (state: SpcfkrsState, change: (unit: Unit) => object) =>
    recast(state, (unit) => (unit.id === id ? change(unit) : {}));
  return { base, id, unit: `units.${id - 1}`, act: `orders.${order}.act`, changed };
}

const drugged = acting('overdose');
const hack = acting('hack');
const stab = acting('stab', ({ profile }) => bladeOf(profile)?.through === null);
const burst = acting('burst');
const shot = acting('shot', (unit) => gunOf(unit)?.shots.fixed === 1 && gunOf(unit)?.blast === false);

describe('who has its turn acts, and does what it was ordered [S-ORDERS]', () => {
  for (const [what, its] of Object.entries({ hack, stab, burst, shot })) {
    const base: () => SpcfkrsState = its.base;
    refuses(`${what} of another`, 'S-SPEED stage.unit', base, { 'stage.unit': its.id === 1 ? 2 : 1 });
    refuses(`${what} of a stranger`, 'S-SPEED stage.unit', base, { 'stage.unit': 64 });
    refuses(`${what} out of turn`, 'S-SPEED stage.unit', base, { queue: [] });
    refuses(`${what} of the dead`, 'S-DEATH stage.unit', base, (state) => its.changed(state, dead));
    refuses(`${what} that has not begun`, 'S-ORDERS stage.unit', base, { [`${its.unit}.acted`]: false });
    refuses(`${what} without an order`, 'S-ORDERS queue.0.0', base, { [its.act]: null });
  }
  refuses('an overdose of another', 'S-SPEED stage.unit', drugged.base, { 'stage.unit': drugged.id === 1 ? 2 : 1 });
  refuses('an overdose of the dead', 'S-DEATH stage.unit', drugged.base, (state) => drugged.changed(state, dead));
  refuses('an overdose for an order', 'S-SPEED stage.unit', drugged.base, { queue: [] });
});

describe('specials and stabs are on whom they were ordered on, and can be made', () => {
  const target = ({ stage }: At<'hack'> | At<'stab'>) => stage.target;
  refuses('a hack of another', 'S-HACK stage.target', hack.base, { 'stage.target': 64 });
  refuses('a hack of the dead', 'S-HACK stage.target', hack.base, (state) =>
    recast(state, (unit) => (unit.id === target(state) ? dead(unit) : {})),
  );
  refuses('a hack out of range', 'S-HACK stage.target', hack.base, { 'rules.hackRange': 0 });
  refuses('a stab at another', 'S-STAB stage.target', stab.base, { 'stage.target': 64 });
  refuses('a stab through cover, not ordered so', 'S-THROUGH stage.through', stab.base, { 'stage.through': true });
  refuses('a stab at the dead', 'S-STAB stage.target', stab.base, (state) =>
    recast(state, (unit) => (unit.id === target(state) ? dead(unit) : {})),
  );
});

describe('shots are at what they were ordered at, and no more than there are [S-SHOOT]', () => {
  const cover = { kind: 'cover', at: { column: 0, row: 0 } };
  const machineGun = acting(
    'shot',
    (unit, { rules }) => gunOf(unit)?.chains === true && rules.chainTargets === undefined,
  );
  const chain = (unit: number, through = false) => ({ 'stage.aim': { kind: 'unit', unit, part: 0, through } });
  const friend = ({ units }: SpcfkrsState) => {
    const side = units[machineGun.id - 1]?.side;
    return units.find((unit) => unit.side === side && unit.id !== machineGun.id)?.id ?? 0;
  };

  refuses('at something else', 'S-SHOOT stage.aim', shot.base, { 'stage.aim': cover });
  refuses('a burst at something else', 'S-SHOOT stage.aim', burst.base, { 'stage.aim': cover });
  refuses('with a hacked gun', 'S-HACK stage.unit', shot.base, { [`${shot.unit}.hacked`]: true });
  refuses('a burst of a single shot', 'S-MG stage.step', burst.base, { [`${burst.unit}.profile.gun.shots.dice`]: 0 });
  refuses('one more than there are', 'S-SHOOT stage.left', shot.base, { 'stage.left': 2 });
  refuses('none', 'stage.left', shot.base, { 'stage.left': 0 });
  const far = acting('shot', ({ parts }, { stage: { aim }, units }) => {
    const target = aim.kind === 'unit' ? units[aim.unit - 1] : undefined;
    return target !== undefined && Math.abs((target.parts[0]?.at.row ?? 0) - (parts[0]?.at.row ?? 0)) > 1;
  });
  refuses('out of range', 'S-SHOOT stage.aim', far.base, ({ stage }) => ({
    [`${far.unit}.profile.gun.range`]: 1,
    [`${far.unit}.profile.gun.shots`]: { fixed: stage.left, dice: 0 },
  }));

  refuses('going on to a stranger', 'S-CHAIN stage.aim', machineGun.base, chain(64));
  refuses('going on to itself', 'S-CHAIN stage.aim', machineGun.base, chain(machineGun.id));
  refuses('going on to a friend', 'S-CHAIN stage.aim', machineGun.base, (state) => chain(friend(state)));
  refuses('going on off the map', 'S-CHAIN stage.aim', machineGun.base, {
    'stage.aim': { kind: 'cover', at: { column: 63, row: 0 } },
  });
  refuses('going on through cover without plasma', 'S-CHAIN stage.aim', machineGun.base, ({ units }) => ({
    [`${machineGun.unit}.profile.gun.through`]: null,
    ...chain(units.find(({ id }) => id !== machineGun.id)?.id ?? 0, true),
  }));
  refuses(
    'asked for, and not ordered',
    'S-SHOOT stage.unit',
    () => found('shot', ({ rules }) => rules.mode === 'phased'),
    ({ orders }) => ({ orders: orders.map((order) => ({ ...order, act: null })) }),
  );
  test('a burst that chains may have gone on to anything else', () => {
    const changed = put(machineGun.base(), { 'stage.aim': cover, 'stage.left': 1 });
    expect(parseState(changed)).toEqual(changed);
  });

  test('a rocket may have killed who fired it', () => {
    const rocket = acting('shot', (unit) => gunOf(unit)?.blast === true);
    const state = rocket.base();
    const many = { [`${rocket.unit}.profile.gun.shots.fixed`]: 3 };
    const changed = put(put(state, rocket.changed(state, dead)), many);
    expect(parseState(changed)).toEqual(changed);
  });
});

describe('what is done at the same time waits for all of the group [S-SPEED]', () => {
  /** A state in which something of a kind waits, and of what kind it is. */
  const waiting = (kind: string) => {
    const base = () => found('turn', ({ pending, queue }) => pending[0]?.kind === kind && (queue[0]?.length ?? 0) > 0);
    return { base, first: base().pending[0] };
  };
  const hit = waiting('damage');
  const struck = hit.first?.kind === 'damage' ? hit.first.unit : 0;
  refuses('for nobody', 'S-SPEED pending', hit.base, { queue: [] });
  refuses('where ties are rolled for', 'S-SPEED pending', hit.base, ({ queue }) => ({
    'rules.ties': 'roll',
    queue: queue.flatMap((group) => group.map((turn) => [turn])),
  }));
  refuses('what is not done in this phase', 'S-PHASES pending.0.kind', hit.base, ({ pending }) => ({
    'pending.0': { kind: 'hack', by: pending[0]?.by, unit: struck },
  }));
  refuses('by a stranger', 'S-SPEED pending.0.by', hit.base, { 'pending.0.by': 64 });
  refuses('by whose turn is still to come', 'S-SPEED pending.0.by', hit.base, ({ queue }) => ({
    'pending.0.by': queue[0]?.[0]?.unit,
  }));
  refuses('to a stranger', 'S-DEATH pending.0.unit', hit.base, { 'pending.0.unit': 64 });
  refuses('to the dead', 'S-DEATH pending.0.unit', hit.base, (state) => ({
    ...recast(state, (unit) => (unit.id === struck ? dead(unit) : {})),
  }));
  refuses('to a second part', 'S-BASE pending.0.part', hit.base, { 'pending.0.part': 1 });
  refuses(
    'to a shield that it has not',
    'S-PSHIELD pending.0.unit',
    () =>
      found('turn', ({ pending, units }, { phase }) => {
        const first = pending[0];
        return phase === 'shoot' && first?.kind === 'damage' && units[first.unit - 1]?.shield === 'none';
      }),
    ({ pending }) => {
      const first = pending[0];
      return { 'pending.0': { kind: 'shield', by: first?.by, unit: first?.kind === 'damage' ? first.unit : 0 } };
    },
  );
  refuses('to cover off the map', 'S-GRID pending.0.at', waiting('cover').base, {
    'pending.0.at': { column: 63, row: 0 },
  });
  refuses('three steps of cover', 'pending.0.steps', waiting('cover').base, { 'pending.0.steps': 3 });

  /** Specials at the same time, when one of the units has had its turn. */
  const special = () =>
    found(
      'turn',
      ({ rules, queue, pending }, { phase }) =>
        rules.ties === 'simultaneous' && phase === 'special' && queue.length === 1 && pending.length === 0,
    );
  const done = special().units.find(({ id }) => id !== special().queue[0]?.[0]?.unit)?.id ?? 0;
  const friend = special().units.find(({ id, side }) => id !== done && side === special().units[done - 1]?.side)?.id;
  /** As if all were of one Speed. */
  const level = (state: SpcfkrsState) => recast(state, ({ profile }) => ({ profile: { ...profile, speed: 3 } }));
  refuses('a hack of a friend', 'S-HACK pending.0.unit', special, (state) => ({
    ...level(state),
    pending: [{ kind: 'hack', by: done, unit: friend }],
  }));
  refuses('an overdose of nothing', 'S-OVERDOSE pending.0.unit', special, (state) => ({
    ...level(state),
    pending: [{ kind: 'death', by: done, unit: done, rule: 'S-OVERDOSE' }],
  }));
  refuses('by one of another Speed', 'S-SPEED pending.0.by', special, ({ units }) => ({
    [`units.${done - 1}.profile.speed`]: 9,
    pending: [{ kind: 'hack', by: done, unit: units.find(({ id }) => id !== done)?.id }],
  }));
});
