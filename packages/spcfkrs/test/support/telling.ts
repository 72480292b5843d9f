import { cellName } from '@tabletop/geometry/grid';
import { expect, test } from 'vitest';
import {
  type Act,
  type Aim,
  type CrewOrder,
  SIXTHS,
  type SpcfkrsEvent,
  type SpcfkrsState,
  type UnitId,
} from '../../src/index.js';
import { round, type Scenery, scene } from './scene.js';

/** A test for each case, called by its name. */
export function judge(cases: readonly Case[]): void {
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    expect(judged(each)).toEqual(each.tale);
  });
}

/** How what happened is told. */
export interface TellingOptions {
  /** Whether the weapons of shots and stabs are named. */
  readonly weapons?: boolean;
}

/** The orders of a round in writing, with ` / ` between two, and all dice that are thrown in it. */
export type Round = readonly [orders: string, ...dice: readonly number[]];

/** A case to be judged: who stands where and has what, what is ordered, which dice fall, and what comes of it. */
export interface Case extends Scenery {
  readonly name: string;
  readonly map: readonly string[];
  readonly rounds: readonly Round[];
  /** As {@link told} tells it. */
  readonly tale: readonly string[];
}

/** What comes of the rounds of a case. */
export function judged({ map, rounds, ...scenery }: Omit<Case, 'name' | 'tale'>): readonly string[] {
  let state = scene(map, scenery);
  return rounds.flatMap(([orders, ...dice]) => {
    const { state: after, events } = round(state, orders.replaceAll(' / ', '\n'), ...dice);
    state = after;
    return told(events, after);
  });
}

/**
 * What happened, in a line each and with nothing of the words that players read: whose dice at what, behind what, and what
 * became of it. When things begin, and in which order, is left out; so are orders but for those refused.
 */
export function told(
  events: readonly SpcfkrsEvent[],
  state: Pick<SpcfkrsState, 'units'>,
  options: TellingOptions = {},
): readonly string[] {
  const name: Name = (id, part) => {
    const unit = state.units.find((each) => each.id === id);
    if (unit === undefined) return `unit ${id}`;
    // Of a craft the part is told as people count it.
    return part === undefined || unit.craft === null ? unit.name : `${unit.name}.${part + 1}`;
  };
  return events.flatMap((event) => line(event, name, options) ?? []);
}

type Name = (id: UnitId, part?: number) => string;

function line(event: SpcfkrsEvent, name: Name, options: TellingOptions): string | readonly string[] | undefined {
  switch (event.type) {
    case 'orders-given':
      return (event.refused ?? []).map(({ order, problem }) => `${names(order.units, name)} refused: ${problem.rule}`);
    case 'tie-rolled':
      return `${name(event.unit)} rolls ${event.value}`;
    case 'act-lost':
      return `${name(event.unit)} loses its ${act(event.act, name)}: ${event.reason}`;
    case 'gun-silent':
      return `${name(event.unit)} does not fire gun ${event.gun + 1} at ${aim(event.aim, name)}: ${event.reason}`;
    case 'hack-judged':
      return `${name(event.unit)} hacks ${name(event.target)}: ${faces(event)} ${event.success ? 'yes' : 'no'}`;
    case 'overdose-judged':
      return `${name(event.unit)} overdoses: ${faces(event)} ${event.dies ? 'too much' : 'good'}`;
    case 'stab-judged': {
      const how = event.through ? ' through cover' : '';
      return `${name(event.unit)} stabs ${name(event.target, event.part)}${how}${weapon(event, options)}: ${strike(event)}`;
    }
    case 'burst-rolled':
      return `${name(event.unit)} has ${event.shots} shots: ${faces(event)}`;
    case 'shot-judged': {
      const wasted = event.wasted ? ' wasted' : '';
      return `${name(event.unit)} shoots ${shotAt(event, name)}${weapon(event, options)}: ${strike(event)}${wasted}`;
    }
    case 'chained':
      return `${name(event.unit)} goes on with ${event.left}: ${event.aim === null ? 'nothing' : aim(event.aim, name)}`;
    case 'damaged':
      return `${name(event.unit, event.part)} takes ${points(event.sixths)}: ${points(event.from)} -> ${points(event.left)}`;
    case 'absorbed':
      return `${name(event.unit)} absorbs it`;
    case 'shield-spent':
      return `${name(event.unit)} has no shield any more`;
    case 'guns-barred':
      return `${name(event.unit)} cannot shoot`;
    case 'cover-hit':
      return `cover ${cellName(event.at)} ${event.from} -> ${event.to}`;
    case 'died':
      return `${name(event.unit)} dies`;
    case 'moved':
      return `${name(event.unit)} goes ${way(event.path)}${event.stopped === null ? '' : `, stopped: ${event.stopped}`}`;
    case 'followed': {
      const short = event.caughtUp ? '' : ', falls short';
      return `${name(event.unit)} follows ${name(event.target)}: ${way(event.path)}${short}`;
    }
    case 'stayed':
      return `${name(event.unit)} does not follow ${name(event.target)}: ${event.reason}`;
    case 'kept':
      return `${name(event.unit)} keeps ${event.wanted} from ${name(event.target)}: ${way(event.path)}, at ${event.distance}`;
    case 'part-wrecked':
      return `${name(event.unit, event.part)} is wrecked`;
    case 'malfunction-judged':
      return `${name(event.unit)}, ${event.wreck} gone: ${faces(event)} ${event.result}`;
    case 'malfunctioned':
      return `${name(event.unit)} malfunctions`;
    case 'pilot-judged':
      return `the pilot of ${name(event.unit)}: ${faces(event)} ${event.dies ? 'too much' : 'good'}`;
    case 'pilot-lost':
      return `${name(event.unit)} drifts`;
    case 'recharge-judged':
      return `${name(event.unit)} recharges: ${faces(event)} ${event.success ? 'yes' : 'no'}`;
    case 'recharged':
      return `${name(event.unit)} has its shield again`;
    case 'slag-judged':
      return `${name(event.unit)} lays slag: ${faces(event)} ${event.success ? way(event.cells) : 'no'}`;
    case 'slag-entered':
      return `${name(event.unit, event.part)} enters slag in ${cellName(event.at)}`;
    case 'slag-gone':
      return `slag is gone: ${way(event.cells)}`;
    case 'boarded':
      return `${name(event.unit)} boards ${name(event.craft, event.part)}`;
    case 'alighted':
      return `${name(event.unit)} leaves ${name(event.craft, event.part)} to ${cellName(event.at)}`;
    case 'transport-lost':
      return `${name(event.unit)} stays where it is, of ${name(event.craft, event.part)}: ${event.reason}`;
    case 'thrown-out':
      return `${name(event.unit)} is thrown out of ${name(event.craft)} to ${cellName(event.at)}`;
    case 'ram-set':
      return `${name(event.unit, event.own)} is to ram ${name(event.target, event.part)}`;
    case 'ram-judged': {
      const struck = event.success ? 'hit' : 'miss';
      return `${name(event.unit, event.own)} rams ${name(event.target, event.part)}: ${faces(event)} ${struck} for ${event.damage}`;
    }
    case 'ram-lost':
      return `${name(event.unit)} does not ram ${name(event.target)}: ${event.reason}`;
    case 'cut-apart':
      return `cut apart: ${event.groups.map((group) => names(group, name)).join(' | ')}`;
    case 'ended':
      return `${event.side ?? 'nobody'} wins: ${event.ending}`;
    case 'round-began':
    case 'orders-revealed':
    case 'phase-began':
    case 'order-set':
      return undefined;
  }
}

function names(ids: readonly UnitId[], name: Name): string {
  return ids.map((id) => name(id)).join('+');
}

function act(order: Act | CrewOrder, name: Name): string {
  switch (order.type) {
    case 'hack':
      return `hack ${name(order.target)}`;
    case 'stab':
    case 'shoot':
      return `${order.type} ${name(order.target, order.part ?? 0)}`;
    case 'shoot-cover':
      return `shoot cover ${cellName(order.at)}`;
    case 'fire':
    case 'recharge':
    case 'slag':
    case 'transport':
      return order.type;
  }
}

function aim(target: Aim, name: Name): string {
  if (target.kind === 'cover') return `cover ${cellName(target.at)}`;
  return `${target.through ? 'through cover ' : ''}${name(target.unit, target.part)}`;
}

function shotAt(
  { aim: target, cover }: Pick<Extract<SpcfkrsEvent, { type: 'shot-judged' }>, 'aim' | 'cover'>,
  name: Name,
): string {
  if (target.kind === 'cover') return `${cover === 'none' ? 'gone' : cover} cover ${cellName(target.at)}`;
  const struck = name(target.unit, target.part);
  if (target.through) return `${struck} through ${cover === 'none' ? 'no' : cover} cover`;
  return `${struck}${cover === 'none' ? '' : ` behind ${cover} cover`}`;
}

function weapon({ weapon: held }: { readonly weapon: string }, { weapons = false }: TellingOptions): string {
  return weapons ? ` with ${held}` : '';
}

function strike({ dice = [], hit }: { readonly dice?: readonly number[]; readonly hit: boolean }): string {
  return `${dice.join(' ')} ${hit ? 'hit' : 'miss'}`;
}

function faces({ dice = [] }: { readonly dice?: readonly number[] }): string {
  return dice.join(' ');
}

function way(path: readonly Parameters<typeof cellName>[0][]): string {
  return path.map(cellName).join(' ');
}

function points(sixths: number): string {
  return sixths % SIXTHS === 0 ? `${sixths / SIXTHS}` : `${sixths}/${SIXTHS}`;
}
