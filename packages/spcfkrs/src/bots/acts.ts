import { isWhole } from '../condition.js';
import { gunsOf } from '../force/guns-of.js';
import { shotOrder } from '../orders/aim-of.js';
import type { Act, GunOrder } from '../orders/order.js';
import { ACT_PHASES } from '../stage.js';
import type { Ask, Phase, Unit, UnitId } from '../state.js';
import type { ActDeed, Deed, LeftOf } from './deeds.js';
import { hacksOn } from './hacks.js';
import type { Remains } from './harm.js';
import { enemiesNear, type Mind, standingOf } from './mind.js';
import { type Shot, shotsAt } from './shots.js';
import { stabsAt } from './stabs.js';
import { threats } from './threats.js';

/** So many enemies are thought of on foot, the nearest. */
const HEEDED = 24;
/** Nobody troubles with less. */
const LEAST = 0.02;

/** What the units of a player do. */
export interface Acts {
  /** The special, stab or shots of each unit. */
  readonly acts: ReadonlyMap<UnitId, Act>;
  /** Whom the crews of each craft hack. */
  readonly hacks: ReadonlyMap<UnitId, UnitId>;
}

/** What each unit does: the fastest choose first, and those after them know what is likely to be left of whom. */
export function bestActs(mind: Mind): Acts {
  const left = new Map<UnitId, Remains>();
  const leftOf: LeftOf = (unit) => left.get(unit.id) ?? standingOf(mind, unit);
  const hacked = new Set<UnitId>();
  const acts = new Map<UnitId, Act>();
  const hacks = new Map<UnitId, UnitId>();
  const threatOf = threats(mind);
  const settle = (deed: Deed): void => {
    for (const [id, remains] of deed.after) left.set(id, remains);
  };
  for (const unit of mind.units) {
    if (unit.craft !== null) {
      const target = best(
        enemiesNear(mind, unit, HEEDED).flatMap((enemy) => hacksOn(mind, unit, enemy, leftOf, hacked, threatOf)),
      );
      if (target?.act.type === 'hack' && (mind.ask === 'round' || mind.ask === 'special')) {
        hacks.set(unit.id, target.act.target);
        hacked.add(target.act.target);
      }
    }
    if (unit.acted) continue;
    const act = unit.craft === null ? footAct() : fire(mind, unit, leftOf, settle);
    if (act !== undefined) acts.set(unit.id, act);

    function footAct(): Act | undefined {
      const deed = best(deedsAgainst(mind, unit, leftOf, hacked, threatOf));
      if (deed === undefined) return undefined;
      settle(deed);
      if (deed.act.type === 'hack') hacked.add(deed.act.target);
      return deed.act;
    }
  }
  return { acts, hacks };
}

/** The deed that is worth most, the first of equals. */
function best<Any extends Deed>(deeds: readonly Any[]): Any | undefined {
  let found: Any | undefined;
  for (const deed of deeds) if (deed.worth > (found?.worth ?? LEAST)) found = deed;
  return found;
}

/** All that a unit on foot could do to enemies from where it stands. */
function deedsAgainst(
  mind: Mind,
  unit: Unit,
  leftOf: LeftOf,
  hacked: ReadonlySet<UnitId>,
  threatOf: ReturnType<typeof threats>,
): readonly ActDeed[] {
  const enemies = enemiesNear(mind, unit, HEEDED);
  const phases = PHASES_FROM[mind.ask];
  return enemies.flatMap((enemy): readonly ActDeed[] => [
    ...(phases.includes('special') ? hacksOn(mind, unit, enemy, leftOf, hacked, threatOf) : []),
    ...(phases.includes('stab') ? stabsAt(mind, unit, enemy, leftOf) : []),
    ...(phases.includes('shoot') && !unit.hacked ? footShots(mind, unit, enemy, enemies, leftOf) : []),
  ]);
}

/** What can still be done in a round: phase by phase, who has something better to do later waits. */
const PHASES_FROM: Readonly<Record<Ask, readonly Phase[]>> = {
  round: ACT_PHASES,
  special: ACT_PHASES,
  stab: ['stab', 'shoot'],
  shoot: ['shoot'],
  declare: [],
  move: [],
};

function footShots(mind: Mind, unit: Unit, enemy: Unit, enemies: readonly Unit[], leftOf: LeftOf): readonly ActDeed[] {
  return gunsOf(unit.profile).flatMap((gun) =>
    shotsAt(mind, unit, gun, enemy, enemies, leftOf).map((shot) => ({ ...shot, act: shotOrder(shot.aim) })),
  );
}

/** What a craft fires its guns at, one after another, each at what is best then. @rule S-GUNS */
function fire(mind: Mind, unit: Unit, leftOf: LeftOf, settle: (shot: Shot) => void): Act | undefined {
  if (unit.hacked || !PHASES_FROM[mind.ask].includes('shoot')) return undefined;
  const enemies = enemiesNear(mind, unit, mind.care.enemies);
  const guns: GunOrder[] = [];
  for (const [index, gun] of gunsOf(unit.profile).entries()) {
    if (!isWhole(unit, gun.part)) continue;
    const shot = best(enemies.flatMap((enemy) => shotsAt(mind, unit, gun, enemy, enemies, leftOf)));
    if (shot === undefined) continue;
    settle(shot);
    guns.push({ gun: index, aim: shot.aim });
  }
  return guns.length === 0 ? undefined : { type: 'fire', guns };
}
