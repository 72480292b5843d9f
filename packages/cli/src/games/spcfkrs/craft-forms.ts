import {
  type Aim,
  type Ask,
  type CrewOrder,
  crewOptions,
  type FireOrder,
  gunsOf,
  isOnMap,
  type MountedGun,
  type Move,
  moveOptions,
  type Order,
  type Unit,
} from '@tabletop/spcfkrs';
import type { Command } from './command.js';
import { isWhole, nearestCover, nearestEnemy, partToName, wayFor } from './nearby.js';

/** The distance that an example of a kept distance keeps, in spaces. */
const DISTANCE = 6;

/** What may be ordered of a craft, but for which it is. */
type Given = Partial<Omit<Order, 'units'>>;

/** A kind of order: when it is asked for, and an example of it for a craft that it can be given to. */
type Kind = readonly [asks: readonly Ask[], example: (command: Command, craft: Unit) => Given | undefined];

const FIRING: readonly Ask[] = ['round', 'shoot'];
const CREWING: readonly Ask[] = ['round', 'special'];
const DECLARING: readonly Ask[] = ['round', 'declare'];

/** Every kind of order for vehicles and spaceships. */
const KINDS: readonly Kind[] = [
  [['round'], (command, craft) => withWay(fire(command, craft, false), command, craft)],
  [['shoot'], (command, craft) => fire(command, craft, false)],
  [FIRING, (command, craft) => fire(command, craft, true)],
  [FIRING, fireAtCover],
  [CREWING, hack],
  [CREWING, recharge],
  [CREWING, slag],
  [CREWING, unload],
  [CREWING, load],
  [['move'], (command, craft) => withWay({}, command, craft)],
  [DECLARING, (command, craft) => afterEnemy(command, craft, (target) => ({ type: 'follow', target }))],
  [
    DECLARING,
    (command, craft) => afterEnemy(command, craft, (target) => ({ type: 'keep', target, distance: DISTANCE })),
  ],
  [['round', 'move'], ram],
  [['declare'], () => ({ move: { type: 'delay' } })],
];

/** What vehicles and spaceships can be ordered: each kind for the first craft to which it can be given. */
export function craftForms(command: Command): readonly Order[] {
  const crafts = command.units.filter(({ craft }) => craft !== null);
  return KINDS.filter(([asks]) => asks.includes(command.ask)).flatMap(([, example]) =>
    firstOf(command, crafts, example),
  );
}

function firstOf(command: Command, crafts: readonly Unit[], example: Kind[1]): readonly Order[] {
  for (const craft of crafts) {
    const given = example(command, craft);
    if (given !== undefined) return [{ units: [craft.id], act: null, move: null, ...given }];
  }
  return [];
}

function withWay(given: Given | undefined, command: Command, craft: Unit): Given | undefined {
  const move = given === undefined ? null : wayFor(command, craft);
  return move === null && given?.act === undefined ? undefined : { ...given, move };
}

/** Two guns, where there are two, at targets of their own; or one through cover. */
function fire(command: Command, craft: Unit, through: boolean): Given | undefined {
  const enemy = nearestEnemy(command, craft);
  if (enemy === undefined) return undefined;
  const other = nearestEnemy(command, craft, ({ id }) => id !== enemy.id) ?? enemy;
  const guns = firing(craft, ({ weapon }) => !through || weapon.through !== null).slice(0, through ? 1 : 2);
  const aimAt = (target: Unit): Aim => ({ kind: 'unit', unit: target.id, part: partToName(target), through });
  return fired(guns.map((gun, at) => ({ gun, aim: aimAt(at === 0 ? enemy : other) })));
}

function fireAtCover(command: Command, craft: Unit): Given | undefined {
  const at = nearestCover(command, craft);
  return at === undefined
    ? undefined
    : fired(
        firing(craft)
          .slice(0, 1)
          .map((gun) => ({ gun, aim: { kind: 'cover', at } })),
      );
}

function fired(guns: FireOrder['guns']): Given | undefined {
  return guns.length === 0 ? undefined : { act: { type: 'fire', guns } };
}

/** The guns of a craft that still fire, by their numbers. */
function firing(craft: Unit, can: (gun: MountedGun) => boolean = () => true): readonly number[] {
  return [...gunsOf(craft.profile).entries()]
    .filter(([, gun]) => isWhole(craft, gun.part) && can(gun))
    .map(([at]) => at);
}

function hack(command: Command, craft: Unit): Given | undefined {
  const { class: itsClass, powers } = craft.profile;
  if (!powers.includes('hacking')) return undefined;
  const enemy = nearestEnemy(command, craft, ({ profile }) => profile.class === itsClass);
  return enemy === undefined ? undefined : crewed({ type: 'hack', target: enemy.id });
}

function recharge(_: Command, { profile: { powers } }: Unit): Given | undefined {
  return powers.includes('technician') && powers.includes('plasma-shield') ? crewed({ type: 'recharge' }) : undefined;
}

function slag(_: Command, { profile: { powers } }: Unit): Given | undefined {
  return powers.includes('slag') ? crewed({ type: 'slag' }) : undefined;
}

/** How a passenger leaves. */
function unload({ view, rules }: Command, craft: Unit): Given | undefined {
  for (const act of crewOptions(view, craft, rules))
    if (act.type === 'transport' && act.leave.length > 0)
      return crewed({ ...act, board: [], leave: act.leave.slice(0, 1) });
  return undefined;
}

/** How somebody boards: whoever is near enough, or else anyone who may come near. */
function load({ view, rules }: Command, craft: Unit): Given | undefined {
  const { profile } = craft;
  for (const act of crewOptions(view, craft, rules))
    if (act.type === 'transport' && act.board.length > 0)
      return crewed({ ...act, board: act.board.slice(0, 1), leave: [] });
  const part = profile.class === 'on-foot' ? undefined : profile.bays.find((bay) => isWhole(craft, bay));
  const walker = view.units.find((unit) => unit.craft === null && unit.side === craft.side && isOnMap(unit));
  if (part === undefined || walker === undefined) return undefined;
  return crewed({ type: 'transport', part, board: [walker.id], leave: [] });
}

function crewed(act: CrewOrder): Given {
  return { crew: [act] };
}

function afterEnemy(command: Command, craft: Unit, move: (target: Unit['id']) => Move): Given | undefined {
  const enemy = nearestEnemy(command, craft);
  return enemy === undefined ? undefined : { move: move(enemy.id) };
}

function ram({ view, rules }: Command, craft: Unit): Given | undefined {
  const move = moveOptions(view, craft, rules).find(({ type }) => type === 'ram');
  return move === undefined ? undefined : { move };
}
