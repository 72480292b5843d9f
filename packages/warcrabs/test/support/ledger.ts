import { same, type Vector } from '@tabletop/geometry';
import type { CrabId, WarcrabsEvent, WarcrabsState } from '../../src/index.js';

/** What somebody knows of a crab who saw the first state and has since been told of events alone. */
export interface Known {
  readonly id: CrabId;
  readonly at: Vector;
  readonly facing: Vector;
  readonly hitPoints: number;
  readonly armour: number;
  readonly stunned: boolean;
  readonly kills: number;
  /** Its weapons by name, with what is left of each, in alphabetical order. */
  readonly weapons: readonly string[];
}

/** What somebody knows of a fight who saw the first state and has since been told of events alone. */
export interface Ledger {
  readonly turn: number;
  readonly order: readonly CrabId[];
  readonly crabs: readonly Known[];
  readonly burnt: readonly number[];
  /** Whose activation it is, and how much of its movement is left. */
  readonly active: { readonly crab: CrabId; readonly left: number } | null;
  readonly ended: string | null;
}

/** The same as it is in a state. */
export function ledgerOf(state: WarcrabsState): Ledger {
  const { turn, order, crabs, burnt, stage } = state;
  return {
    turn,
    order,
    crabs: crabs.map(({ id, at, facing, hitPoints, armour, stun, kills, weapons }) => ({
      id,
      at,
      facing,
      hitPoints,
      armour,
      stunned: stun !== null,
      kills,
      weapons: weapons.map(({ weapon, left }) => `${weapon.name} ${left}`).sort(),
    })),
    burnt,
    active: stage.phase === 'activation' ? { crab: stage.crab, left: stage.left } : null,
    ended: stage.phase === 'over' ? `${stage.ending}: ${stage.winners.join(', ')}` : null,
  };
}

/** What is known after an event; where the event contradicts what was known, an error. */
export function told(ledger: Ledger, event: WarcrabsEvent): Ledger {
  const known = (id: CrabId): Known => {
    const found = ledger.crabs.find((crab) => crab.id === id);
    if (found === undefined) throw new Error(`nobody has heard of crab ${id}`);
    return found;
  };
  const holds = (is: boolean, what: string): void => {
    if (!is) throw new Error(`${what}: ${JSON.stringify(event)} after ${JSON.stringify(ledger)}`);
  };
  const change = (id: CrabId, of: Partial<Known>): Ledger => ({
    ...ledger,
    crabs: ledger.crabs.map((crab) => (crab.id === id ? { ...crab, ...of } : crab)),
  });
  const used = (id: CrabId, name: string | null, left: number | null): Ledger => {
    if (name === null || left === null) return ledger;
    const { weapons } = known(id);
    holds(weapons.includes(`${name} ${left + 1}`), 'a weapon is used as often as there was of it');
    const at = weapons.indexOf(`${name} ${left + 1}`);
    return change(id, { weapons: [...weapons.slice(0, at), ...weapons.slice(at + 1), `${name} ${left}`].sort() });
  };
  switch (event.type) {
    case 'order-rolled':
    case 'endurance-rolled':
    case 'lift-rolled':
      return ledger;
    case 'order-set':
      return { ...ledger, order: event.order };
    case 'turn-began':
      return { ...ledger, turn: event.turn };
    case 'activation-began':
      holds(ledger.active === null, 'one activation at a time');
      return { ...ledger, active: { crab: event.crab, left: event.movement } };
    case 'activation-ended':
      holds(ledger.active?.crab === event.crab, 'the activation under way ends');
      return { ...ledger, active: null };
    case 'activation-missed':
      holds(known(event.crab).stunned, 'who misses an activation is stunned');
      return ledger;
    case 'stunned':
      return change(event.crab, { stunned: true });
    case 'recovered':
      holds(known(event.crab).stunned, 'who recovers was stunned');
      return change(event.crab, { stunned: false });
    case 'moved': {
      const { crab, from, legs, facing } = event;
      holds(same(from, known(crab).at) && ledger.active?.crab === crab, 'who moves starts where it stood');
      const cost = legs.reduce((sum, { length, rise }) => sum + length + rise, 0);
      const moved = change(crab, { at: legs.at(-1)?.to ?? from, facing });
      return { ...moved, active: { crab, left: (ledger.active?.left ?? 0) - cost } };
    }
    case 'attacked':
    case 'set-off':
    case 'flame-stopped':
      return used(event.crab, event.weapon, event.left);
    case 'paper-gone':
      holds(!ledger.burnt.includes(event.obstacle), 'paper burns once');
      return { ...ledger, burnt: [...ledger.burnt, event.obstacle] };
    case 'struck': {
      const { crab, toArmour, toHitPoints, armour, hitPoints } = event;
      const was = known(crab);
      holds(was.armour - toArmour === armour && was.hitPoints - toHitPoints === hitPoints, 'what is hurt was there');
      return change(crab, { armour, hitPoints });
    }
    case 'scorched':
    case 'fell': {
      const { crab, damage, hitPoints } = event;
      holds(hitPoints === Math.max(0, known(crab).hitPoints - damage), 'damage comes off Hit Points');
      const hurt = change(crab, { hitPoints });
      // A crab that falls of itself has no movement left.
      const falls = event.type === 'fell' && ledger.active?.crab === crab;
      return falls ? { ...hurt, active: { crab, left: 0 } } : hurt;
    }
    case 'died': {
      const { crab, by } = event;
      holds(known(crab).hitPoints === 0, 'who dies has no Hit Points left');
      const dead = change(crab, { stunned: false });
      if (by === null || by === crab) return dead;
      return { ...dead, crabs: dead.crabs.map((each) => (each.id === by ? { ...each, kills: each.kills + 1 } : each)) };
    }
    case 'blasted':
      holds(same(known(event.crab).at, event.from), 'who is pushed stood there');
      return change(event.crab, { at: event.to });
    case 'thrown':
      holds(same(known(event.target).at, event.from), 'who is thrown stood there');
      return change(event.target, { at: event.to });
    case 'ended':
      return { ...ledger, active: null, ended: `${event.ending}: ${event.winners.join(', ')}` };
  }
}
