import { chebyshev, nearestFirst } from '@tabletop/geometry/grid';
import { hackLost } from '../attacks/hack.js';
import { isShielded } from '../attacks/shield.js';
import { placeOf } from '../find.js';
import type { Act } from '../orders/order.js';
import type { Ask, Phase, Unit, UnitId } from '../state.js';
import { hackChance, hitChance } from './chances.js';
import { hitBy, type Prospects, prospectsOf, shotAt, stabAt } from './harm.js';
import { enemiesNear, type Mind } from './mind.js';
import { threats } from './threats.js';
import { coverWay, onsetOf, shotWay, stabWay } from './ways.js';
import { lossOf, worthOf } from './worth.js';

/** So many enemies are thought of, the nearest. */
const HEEDED = 24;
/** What harm to one's own counts for. */
const FRIENDS = 1.5;
/** How much better it is to strike an enemy before it has its turn. */
const FIRST = 1.25;
/** A stab comes before all shots. */
const STABS_FIRST = 1.1;
/** What a shot at whoever hides is worth once the cover is gone. */
const OPENING = 0.2;
/** Nobody troubles with less. */
const LEAST = 0.02;

/** What a unit could do, and what that is worth. */
interface Deed {
  readonly act: Act;
  readonly worth: number;
  /** What enemies are left with. */
  readonly after: ReadonlyMap<UnitId, Prospects>;
}

/** What each unit does: the fastest choose first, and those after them know what is likely to be left of whom. */
export function bestActs(mind: Mind): ReadonlyMap<UnitId, Act> {
  const left = new Map<UnitId, Prospects>();
  const hacked = new Set<UnitId>();
  const acts = new Map<UnitId, Act>();
  const threatOf = threats(mind);
  for (const unit of mind.units) {
    if (unit.acted) continue;
    let best: Deed | undefined;
    for (const deed of deedsOf(mind, unit, left, hacked, threatOf))
      if (deed.worth > (best?.worth ?? LEAST)) best = deed;
    if (best === undefined) continue;
    acts.set(unit.id, best.act);
    for (const [id, prospects] of best.after) left.set(id, prospects);
    if (best.act.type === 'hack') hacked.add(best.act.target);
  }
  return acts;
}

/** All that a unit could do to enemies from where it stands. */
function deedsOf(
  mind: Mind,
  unit: Unit,
  left: ReadonlyMap<UnitId, Prospects>,
  hacked: ReadonlySet<UnitId>,
  threatOf: ThreatOf,
): readonly Deed[] {
  const leftOf = (target: Unit) => left.get(target.id) ?? prospectsOf(target);
  const enemies = enemiesNear(mind, unit, HEEDED);
  const phases = PHASES_FROM[mind.ask];
  return enemies.flatMap((enemy) => [
    ...(phases.includes('special') ? hacks(mind, unit, enemy, leftOf, hacked, threatOf) : []),
    ...(phases.includes('stab') ? stabs(mind, unit, enemy, leftOf) : []),
    ...(phases.includes('shoot') && !unit.hacked ? shots(mind, unit, enemy, enemies, leftOf) : []),
  ]);
}

/** What can still be done in a round: phase by phase, who has something better to do later waits. */
const PHASES_FROM: Readonly<Record<Ask, readonly Phase[]>> = {
  round: ['special', 'stab', 'shoot'],
  special: ['special', 'stab', 'shoot'],
  stab: ['stab', 'shoot'],
  shoot: ['shoot'],
  declare: [],
  move: [],
};

type LeftOf = (target: Unit) => Prospects;
type ThreatOf = ReturnType<typeof threats>;

function hacks(
  mind: Mind,
  unit: Unit,
  enemy: Unit,
  leftOf: LeftOf,
  hacked: ReadonlySet<UnitId>,
  threatOf: ThreatOf,
): readonly Deed[] {
  const { view, using } = mind;
  if (!unit.profile.powers.includes('hacking') || hacked.has(enemy.id) || enemy.hacked || enemy.acted) return [];
  if (hackLost(view, unit, enemy.id, using.rules) !== undefined) return [];
  const threat = threatOf(enemy, unit.side);
  const isAlive = 1 - (leftOf(enemy)[0] ?? 0);
  return [{ act: { type: 'hack', target: enemy.id }, worth: hackChance(using) * isAlive * threat, after: new Map() }];
}

function stabs(mind: Mind, unit: Unit, enemy: Unit, leftOf: LeftOf): readonly Deed[] {
  const way = stabWay(mind, unit, enemy);
  if (way === undefined) return [];
  const before = leftOf(way.target);
  const after = stabAt(before, unit.profile.blade, way.act.through, mind.using);
  const worth = STABS_FIRST * lossOf(way.target, before, after) * haste(mind, unit, way.target);
  return [{ act: way.act, worth, after: new Map([[way.target.id, after]]) }];
}

function shots(mind: Mind, unit: Unit, enemy: Unit, enemies: readonly Unit[], leftOf: LeftOf): readonly Deed[] {
  const { gun } = unit.profile;
  const way = shotWay(mind, unit, enemy);
  if (way === undefined) return coverShots(mind, unit, enemy, leftOf);
  const { act, target } = way;
  if (gun.blast) {
    const chance = hitChance(gun, { at: 'unit', through: act.through, cover: way.cover }, mind.using);
    return [{ act, ...blast(mind, unit, placeOf(target), chance, leftOf) }];
  }
  const before = leftOf(target);
  const { after, left } = shotAt(before, gun, onsetOf(way), mind.using);
  const worth = lossOf(target, before, after) * haste(mind, unit, target);
  const spill = gun.chains ? spilled(mind, unit, target, enemies, left, leftOf) : 0;
  return [{ act, worth: worth + spill, after: new Map([[target.id, after]]) }];
}

/** Shots at the cover of an enemy that cannot be shot at: a rocket reaches it there. */
function coverShots(mind: Mind, unit: Unit, enemy: Unit, leftOf: LeftOf): readonly Deed[] {
  const way = coverWay(mind, unit, enemy);
  if (way === undefined) return [];
  const { gun } = unit.profile;
  const chance = hitChance(gun, { at: 'cover', through: false, cover: way.cover }, mind.using);
  if (gun.blast) return [{ act: way.act, ...blast(mind, unit, way.act.at, chance, leftOf) }];
  const before = leftOf(enemy);
  const { after } = shotAt(before, gun, { cover: 'none', through: false, shielded: isShielded(enemy) }, mind.using);
  return [{ act: way.act, worth: OPENING * chance * lossOf(enemy, before, after), after: new Map() }];
}

/** What a rocket does to all that stand where it hits, friend and foe. */
function blast(
  mind: Mind,
  unit: Unit,
  at: ReturnType<typeof placeOf>,
  chance: number,
  leftOf: LeftOf,
): Pick<Deed, 'worth' | 'after'> {
  const { view, using } = mind;
  const after = new Map<UnitId, Prospects>();
  let worth = 0;
  for (const caught of view.units) {
    if (!caught.alive || chebyshev(placeOf(caught), at) > 1) continue;
    const { damage } = using.judgeHit(unit.profile.gun, { on: 'unit', through: 0, shielded: isShielded(caught) });
    const before = leftOf(caught);
    const then = hitBy(before, chance, damage);
    const loss = lossOf(caught, before, then);
    worth += caught.side === unit.side ? -FRIENDS * loss : loss * haste(mind, unit, caught);
    after.set(caught.id, then);
  }
  return { worth, after };
}

/** What the shots of a machine gun that are left do to whoever is nearest next: as many as it takes on average. */
function spilled(
  mind: Mind,
  unit: Unit,
  target: Unit,
  enemies: readonly Unit[],
  shots: number,
  leftOf: LeftOf,
): number {
  const byNearness = nearestFirst(placeOf(unit), mind.using.rules.metric);
  let [left, worth] = [shots, 0];
  for (const enemy of [...enemies].sort((a, b) => byNearness(placeOf(a), placeOf(b)))) {
    if (left <= 0) break;
    const way = enemy.id === target.id ? undefined : shotWay(mind, unit, enemy);
    if (way === undefined) continue;
    const { gun } = unit.profile;
    const { through } = way.act;
    const hit = hitChance(gun, { at: 'unit', through, cover: way.cover }, mind.using);
    const { damage } = mind.using.judgeHit(gun, { on: 'unit', through: 0, shielded: isShielded(enemy) });
    const needed = hit * damage > 0 ? (leftOf(enemy).length - 1) / (hit * damage) : Number.POSITIVE_INFINITY;
    worth += worthOf(enemy) * (1 - (leftOf(enemy)[0] ?? 0)) * Math.min(1, left / needed);
    left -= needed;
  }
  return worth;
}

/** Whoever is struck before its turn comes may not have it. */
function haste({ ask, view }: Mind, { profile }: Unit, target: Unit): number {
  if (target.acted) return 1;
  if (ask === 'round') return profile.speed > target.profile.speed ? FIRST : 1;
  return view.queue.slice(1).some((group) => group.some(({ unit }) => unit === target.id)) ? FIRST : 1;
}
