import { chebyshev } from '@tabletop/geometry/grid';
import { sightOf } from '../attacks/aim.js';
import { hackLost } from '../attacks/hack.js';
import { filledFor } from '../attacks/line-of-fire.js';
import { reachOf } from '../attacks/stab-reach.js';
import { isOnMap, isWhole, wholeParts } from '../condition.js';
import { enemiesOf, placeOf } from '../find.js';
import { bladeOf, gunsOf } from '../force/guns-of.js';
import type { MountedGun } from '../force/profile.js';
import { hindrancesTo } from '../map/hindrance.js';
import { layerOf } from '../map/layer.js';
import { spacesOf } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { ActPhase } from '../stage.js';
import type { Aim, SpcfkrsState, Unit } from '../state.js';
import { shotOrder, targetAt } from './aim-of.js';
import type { Act, FireOrder, GunOrder } from './order.js';

/** A match as far as it says what a unit can do. A view is one. */
export type Situation = Pick<SpcfkrsState, 'map' | 'units' | 'battalions'>;

/**
 * What a unit could do in a phase as things stand: specials, stabs and shots at whom it reaches, through cover where it
 * can, and shots at the cover that hinders these. All of them but the shots at other cover, of which there may be hundreds;
 * of a craft some ways to fire all of its guns, with every target of each among them or, in a large battle, a fair spread of
 * these. What its crews could do, see `crewOptions`.
 *
 * @rule S-ORDERS
 * @rule S-GUNS
 */
export function actOptions(situation: Situation, unit: Unit, phase: ActPhase, rules: Rules): readonly Act[] {
  if (!isOnMap(unit)) return [];
  if (unit.craft !== null) return phase === 'shoot' ? fireOptions(situation, unit, rules) : [];
  const acts = enemiesOf(situation, unit).map((enemy) => actsAt(situation, unit, enemy, phase, rules));
  // Shots at cover come last; one cover may hinder the shots at several.
  const atUnits = acts.flatMap((each) => each.filter(({ type }) => type !== 'shoot-cover'));
  const covers = new Map<string, Act>();
  for (const act of acts.flat()) {
    if (act.type === 'shoot-cover') covers.set(`${act.at.column},${act.at.row}`, act);
  }
  return [...atUnits, ...covers.values()];
}

/** What a unit on foot could do in a phase to one enemy, or to the cover that hinders its shots at it. @rule S-ORDERS */
export function actsAt(situation: Situation, unit: Unit, enemy: Unit, phase: ActPhase, rules: Rules): readonly Act[] {
  switch (phase) {
    case 'special':
      return unit.profile.powers.includes('hacking') && hackLost(situation, unit, enemy.id, rules) === undefined
        ? [{ type: 'hack', target: enemy.id }]
        : [];
    case 'stab':
      return stabsAt(situation, unit, enemy, rules);
    case 'shoot':
      return unit.hacked
        ? []
        : gunsOf(unit.profile).flatMap((gun) => aimsAt(situation, unit, gun, enemy, rules).map(shotOrder));
  }
}

function stabsAt(situation: Situation, unit: Unit, enemy: Unit, rules: Rules): readonly Act[] {
  const blade = bladeOf(unit.profile);
  if (blade === undefined) return [];
  const ways = blade.through === null ? [false] : [false, true];
  return wholeParts(enemy).flatMap((part) =>
    ways
      .filter((through) => {
        const reach = reachOf(situation, unit, { target: enemy.id, part, through }, blade, rules);
        return !('lost' in reach) && through === (reach.through !== null);
      })
      .map((through): Act => ({ type: 'stab', ...targetAt(enemy.id, part), through })),
  );
}

/** What a gun could be aimed at to harm one enemy: each of its parts, and the cover that hinders the shot. @rule S-SHOOT */
export function aimsAt(
  situation: Situation,
  unit: Unit,
  gun: MountedGun,
  enemy: Unit,
  rules: Rules,
  parts: readonly number[] = wholeParts(enemy),
): readonly Aim[] {
  const ways = gun.weapon.through === null ? [false] : [false, true];
  const atParts = parts.flatMap((part) =>
    ways.flatMap((through): readonly Aim[] => {
      const aim: Aim = { kind: 'unit', unit: enemy.id, part, through };
      const sight = sightOf(situation, unit, aim, gun, rules);
      return 'lost' in sight || (through && sight.cover === 'none') ? [] : [aim];
    }),
  );
  return [...atParts, ...coverBefore(situation, unit, gun, enemy, rules)];
}

/** The first cover that stands between a gun and an enemy. */
function coverBefore(situation: Situation, unit: Unit, gun: MountedGun, enemy: Unit, rules: Rules): readonly Aim[] {
  if (layerOf(unit.profile.class) === 'above') return [];
  const from = unit.parts[gun.part]?.at ?? placeOf(unit);
  // Cover in range that hides somebody much further off is not worth the search.
  if (chebyshev(from, placeOf(enemy)) > 2 * gun.weapon.range) return [];
  const [first] = hindrancesTo(
    situation.map,
    { from, to: placeOf(enemy), own: spacesOf(situation.map, unit) },
    filledFor(situation, unit, enemy),
    { rules },
  );
  if (first === undefined || first.kind === 'unit') return [];
  const aim: Aim = { kind: 'cover', at: first.at };
  return 'lost' in sightOf(situation, unit, aim, gun, rules) ? [] : [aim];
}

/** The most parts of enemies that all guns of all units are tried at: in a battle so large, each at a fair spread of them. */
const MOST_TRIES = 2048;

/** How many parts of enemies each gun of a unit is tried at, at most. */
export function triesOf({ units }: Pick<Situation, 'units'>, { profile }: Pick<Unit, 'profile'>): number {
  return Math.max(1, Math.floor(MOST_TRIES / (units.length * Math.max(1, gunsOf(profile).length))));
}

/** A part of an enemy that guns are tried at. */
interface Mark {
  readonly enemy: Unit;
  readonly part: number;
}

/** What a gun, by its place among those of a unit, could be aimed at as things stand. @rule S-GUNS */
function aimOptions(
  situation: Situation,
  unit: Unit,
  index: number,
  marks: readonly Mark[],
  rules: Rules,
): readonly Aim[] {
  const guns = gunsOf(unit.profile);
  const gun = guns[index];
  if (gun === undefined || unit.hacked || !isWhole(unit, gun.part)) return [];
  const partsOf = new Map<Unit, number[]>();
  for (const { enemy, part } of someOf(marks, triesOf(situation, unit), index / guns.length)) {
    const parts = partsOf.get(enemy);
    if (parts === undefined) partsOf.set(enemy, [part]);
    else parts.push(part);
  }
  return [...partsOf].flatMap(([enemy, parts]) => aimsAt(situation, unit, gun, enemy, rules, parts));
}

/**
 * At most so many of some marks, spread evenly, in their order. Each gun begins elsewhere among them, `share` of the way, so
 * that together they are tried at more.
 */
function someOf(marks: readonly Mark[], most: number, share: number): readonly Mark[] {
  if (marks.length <= most) return marks;
  const first = Math.floor(share * marks.length);
  const places = Array.from(
    { length: most },
    (_, at) => (first + Math.floor((at * marks.length) / most)) % marks.length,
  );
  return places.sort((a, b) => a - b).flatMap((place) => marks[place] ?? []);
}

/** Some ways to fire all guns of a craft that have a target: every target that was found for a gun is in one. @rule S-GUNS */
function fireOptions(situation: Situation, unit: Unit, rules: Rules): readonly FireOrder[] {
  const marks = enemiesOf(situation, unit).flatMap((enemy) => wholeParts(enemy).map((part): Mark => ({ enemy, part })));
  const targets = gunsOf(unit.profile).map((_, index) => aimOptions(situation, unit, index, marks, rules));
  const count = Math.max(0, ...targets.map((aims) => aims.length));
  return Array.from({ length: count }, (_, at) => ({
    type: 'fire',
    guns: targets.flatMap((aims, gun): readonly GunOrder[] => {
      const aim = aims[at % Math.max(1, aims.length)];
      return aim === undefined ? [] : [{ gun, aim }];
    }),
  }));
}
