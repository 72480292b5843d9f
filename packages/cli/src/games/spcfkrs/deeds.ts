import {
  type Act,
  type Ask,
  actOptions,
  type CrewOrder,
  crewOptions,
  type GunOrder,
  isOnMap,
  type Order,
  type Unit,
} from '@tabletop/spcfkrs';
import type { Command } from './command.js';

const ACT_PHASES = ['special', 'stab', 'shoot'] as const;

/** A phase in which something is done besides moving. */
export type ActPhase = (typeof ACT_PHASES)[number];

/** One thing that is done in a phase, as an order for that alone. */
export interface Deed {
  readonly phase: ActPhase;
  readonly order: Order;
}

/** Each thing that an order has done besides the move, in the order of phases: what each crew does, then each gun. */
export function deedsIn({ units, act, crew = [] }: Order): readonly Deed[] {
  const acts = act === null ? [] : act.type === 'fire' ? act.guns.map(fired) : [act];
  return [...crew.map((each) => crewDeed(units, each)), ...acts.map((each) => actDeed(units, each))];
}

/** What a unit that is asked for can do as things stand. */
export function deedsOf({ view, ask, rules }: Command, unit: Unit): readonly Deed[] {
  if (!isOnMap(unit)) return [];
  const crews = isAsked(ask, 'special') ? crewOptions(view, unit, rules).map((each) => crewDeed([unit.id], each)) : [];
  if (unit.acted) return crews;
  const acts = ACT_PHASES.filter((phase) => isAsked(ask, phase)).flatMap((phase) =>
    actOptions(view, unit, phase, rules),
  );
  return [...crews, ...shotByShot(acts).map((each) => actDeed([unit.id], each))];
}

function isAsked(ask: Ask, phase: ActPhase): boolean {
  return ask === 'round' || ask === phase;
}

function crewDeed(units: Order['units'], act: CrewOrder): Deed {
  return { phase: 'special', order: { units, act: null, move: null, crew: [act] } };
}

function actDeed(units: Order['units'], act: Act): Deed {
  const phase = act.type === 'hack' ? 'special' : act.type === 'stab' ? 'stab' : 'shoot';
  return { phase, order: { units, act, move: null } };
}

function fired(shot: GunOrder): Act {
  return { type: 'fire', guns: [shot] };
}

/** The same things to do, each gun by itself: gun by gun, and each of its targets once. */
function shotByShot(acts: readonly Act[]): readonly Act[] {
  const shots = acts.flatMap((act) => (act.type === 'fire' ? act.guns : []));
  const each = new Map(shots.map((shot) => [JSON.stringify(shot), shot]));
  const inOrder = [...each.values()].sort((a, b) => a.gun - b.gun);
  return [...acts.filter(({ type }) => type !== 'fire'), ...inOrder.map(fired)];
}
