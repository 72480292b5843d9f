import { type Problem, show } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { hasNoRepeats } from '@tabletop/game/schema';
import { cellName, isOnGrid, sameCell } from '@tabletop/geometry/grid';
import { readWeapon } from '../force/read-weapon.js';
import { coverAt } from '../map/battle-map.js';
import { SIXTHS } from '../sixths.js';
import type { SpcfkrsState, Unit } from '../state.js';

/**
 * What is wrong with the units of a state: what they are called, what they are and have left, and where they stand.
 *
 * @rule S-GRID
 * @rule S-COVER
 * @rule S-DEATH
 * @rule S-PSHIELD
 * @rule S-CONFLICT
 */
export function unitProblems(state: SpcfkrsState): readonly Problem[] {
  return state.units.flatMap((unit, at) =>
    under(
      ['units', at],
      [...under(['profile'], profileProblems(unit)), ...leftProblems(unit), ...placeProblems(state, unit)],
    ),
  );
}

function profileProblems({ profile: { modifications, gun, blade, powers } }: Unit): readonly Problem[] {
  const refuse = (path: Problem['path'], message: string) => problem(path, message, 'S-SLOTS');
  return [
    ...(hasNoRepeats(modifications) ? [] : [refuse(['modifications'], 'A unit has each modification once.')]),
    ...(gun.kind === 'gun'
      ? under(['gun'], readWeapon(gun).problems)
      : [refuse(['gun', 'kind'], 'A blade is no gun.')]),
    ...(blade.kind === 'blade'
      ? under(['blade'], readWeapon(blade).problems)
      : [refuse(['blade', 'kind'], 'A gun is no blade.')]),
    ...(powers.length <= modifications.length ? [] : [refuse(['powers'], 'A power comes with a modification.')]),
  ];
}

function leftProblems({ profile, parts, alive, shield }: Unit): readonly Problem[] {
  const problems: Problem[] = [];
  const most = profile.body * SIXTHS;
  for (const [at, { sixths }] of parts.entries()) {
    if (sixths > most)
      problems.push(problem(['parts', at, 'sixths'], `A Body of ${profile.body} is at most ${most} sixths.`, 'S-BASE'));
  }
  if (alive !== parts.some(({ sixths }) => sixths > 0))
    problems.push(problem(['alive'], 'A unit lives while it has Body left, and no longer.', 'S-DEATH'));
  const hasShield = profile.powers.includes('plasma-shield');
  if (hasShield === (shield === 'none')) {
    const message = hasShield ? 'A plasma shield is ready, absorbing or spent.' : 'That unit has no plasma shield.';
    problems.push(problem(['shield'], message, 'S-PSHIELD'));
  }
  return problems;
}

function placeProblems({ map, units }: SpcfkrsState, { id, parts, alive }: Unit): readonly Problem[] {
  return parts.flatMap(({ at }, part) => {
    const refuse = (message: string, rule: string) => [problem(['parts', part, 'at'], message, rule)];
    if (!isOnGrid(at, map)) return refuse('That space is not on the map.', 'S-GRID');
    // Who is dead lies where it died, in nobody's way.
    if (!alive) return [];
    if (coverAt(map, at) === 'full') return refuse(`Nobody stands in the full cover of ${cellName(at)}.`, 'S-COVER');
    const other = units.find((unit) => unit.alive && unit.id < id && unit.parts.some((its) => sameCell(its.at, at)));
    return other === undefined ? [] : refuse(`${show(other.name)} stands in ${cellName(at)} too.`, 'S-CONFLICT');
  });
}
