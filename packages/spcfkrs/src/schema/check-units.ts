import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import type { Rules } from '../rules.js';
import { SIXTHS } from '../sixths.js';
import type { CraftCondition, SpcfkrsState, Unit } from '../state.js';
import { wreckStage } from '../wrecks/wreck-stage.js';
import { aboardProblems } from './check-aboard.js';
import { hullProblems } from './check-hulls.js';
import { placeProblems } from './check-places.js';
import { profileProblems } from './check-profiles.js';

/**
 * What is wrong with the units of a state: what they are called, what they are and have left, and where they are.
 *
 * @rule S-DEATH
 * @rule S-PSHIELD
 * @rule S-PARTS
 * @rule S-VMODS
 */
export function unitProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const problems = state.units.flatMap((unit, at) =>
    under(
      ['units', at],
      [
        ...under(['profile'], profileProblems(unit)),
        ...leftProblems(unit),
        ...conditionProblems(unit, rules),
        ...hullProblems(state.map, unit),
        ...aboardProblems(state, unit),
      ],
    ),
  );
  // Who is in whose way is asked of units that are whole in themselves.
  return problems.length > 0 ? problems : placeProblems(state);
}

function leftProblems({ profile, parts, alive, shield }: Unit): readonly Problem[] {
  const problems: Problem[] = [];
  const most = profile.body * SIXTHS;
  for (const [at, { sixths }] of parts.entries()) {
    if (sixths > most)
      problems.push(problem(['parts', at, 'sixths'], `A Body of ${profile.body} is at most ${most} sixths.`, 'S-BASE'));
  }
  if (alive !== (wreckStage(parts) !== 'destroyed')) {
    const [message, rule] =
      profile.class === 'on-foot'
        ? ['A unit lives while it has Body left, and no longer.', 'S-DEATH']
        : ['A craft is destroyed when three quarters of its parts are wrecked, and no sooner.', 'S-PARTS'];
    problems.push(problem(['alive'], message, rule));
  }
  const hasShield = profile.powers.includes('plasma-shield');
  if (hasShield === (shield === 'none')) {
    const message = hasShield ? 'A plasma shield is ready, absorbing or spent.' : 'That unit has no plasma shield.';
    problems.push(problem(['shield'], message, 'S-PSHIELD'));
  }
  return problems;
}

/** What is wrong with how a craft fares: nobody on foot does. @rule S-PARTS @rule S-VMODS */
function conditionProblems(unit: Unit, rules: Rules): readonly Problem[] {
  const { profile, craft } = unit;
  if ((craft === null) !== (profile.class === 'on-foot'))
    return [
      problem(['craft'], 'Craft malfunction, have pilots and head somewhere, and nobody on foot does.', 'S-HULL'),
    ];
  return craft === null ? [] : under(['craft'], craftProblems(unit, craft, rules));
}

function craftProblems(
  { profile, parts, alive }: Unit,
  { malfunctioning, pilot }: CraftCondition,
  { halfWrecked, pilotDeath }: Rules,
): readonly Problem[] {
  const problems: Problem[] = [];
  const stage = wreckStage(parts);
  if (malfunctioning && stage === 'sound')
    problems.push(problem(['malfunctioning'], 'A craft malfunctions with a quarter of its parts wrecked.', 'S-PARTS'));
  if (!malfunctioning && alive && stage === 'half' && halfWrecked === 'atOnce')
    problems.push(problem(['malfunctioning'], 'With half of its parts wrecked, a craft malfunctions.', 'S-PARTS'));
  if (!pilot && (!profile.powers.includes('overdose') || pilotDeath !== 'drifts'))
    problems.push(problem(['pilot'], 'Pilots die of an overdose alone, where craft drift without.', 'S-VMODS'));
  return problems;
}
