import type { Attack, Lift } from '../actions.js';
import { aimAt, bareClaws } from '../attack/aim.js';
import { arcOf } from '../attack/arc.js';
import { isSureKamikaze } from '../attack/is-kamikaze.js';
import { rangeBand } from '../attack/range.js';
import { toHitTarget } from '../attack/to-hit.js';
import { crabOf } from '../find.js';
import { throwDistance } from '../heights/throw-distance.js';
import { throwReach } from '../heights/throw-reach.js';
import { paperBetween } from '../table/sight.js';
import { rangeText } from './attack-text.js';
import { ARCS } from './harm-text.js';
import { type ActionTelling, armText, type Teller } from './teller.js';
import { inches } from './words.js';

/** What is known of the roll that an action asks for. */
export interface Odds {
  /** The greatest roll of the dice that succeeds; by default it follows from the printed rules and the house rules. */
  readonly needs?: number;
  /** The chance of it, as it is to be shown: '10/36'. */
  readonly chance?: string;
}

/** An attack: with what, from where and what roll hits, as things stand. */
export function attackPhrase(
  { crab: id, target: targetId, weapon }: Attack,
  view: ActionTelling,
  teller: Teller,
  odds: Odds,
): string {
  const { rules, crab: name } = teller;
  const [crab, target] = [crabOf(view, id), crabOf(view, targetId)];
  const carried = weapon === null ? null : crab?.weapons[weapon]?.weapon;
  const what = carried === undefined ? `weapon ${(weapon ?? 0) + 1}` : armText(carried?.name ?? null);
  const arm = carried ?? bareClaws(rules);
  if (crab === undefined || target === undefined || carried === undefined)
    return `attacks ${name(targetId)} with ${what}${rollText('hits', odds)}.`;
  const aim = aimAt(view, crab, target, arm, { rules, rangeBand, toHitTarget, arcOf });
  if (isSureKamikaze(arm, aim.close, rules)) return `sets off ${what} claw-to-claw with ${name(targetId)}: kamikaze.`;
  const from = aim.arc === 'front' ? rangeText(aim) : `${rangeText(aim)}, ${ARCS[aim.arc]}`;
  const paper = arm.flame ? paperBetween(view, crab.at, target.at, rules) : undefined;
  const attack = `attacks ${name(targetId)} with ${what}, ${from}`;
  if (paper !== undefined) return `${attack}, into ${teller.obstacle(paper)}.`;
  return `${attack}${rollText('hits', { needs: aim.target, ...odds })}.`;
}

/** An attempt to lift a crab: what roll lifts it, and how far it can then be thrown. @rule W-THROW */
export function liftPhrase({ crab: id, target }: Lift, view: ActionTelling, teller: Teller, odds: Odds): string {
  const crab = crabOf(view, id);
  if (crab === undefined) return `tries to lift ${teller.crab(target)}${rollText('lifts', odds)}.`;
  const { strength } = crab.traits;
  const reach = throwReach(crab, { rules: teller.rules, throwDistance });
  const roll = rollText('lifts', { needs: strength, ...odds });
  return `tries to lift ${teller.crab(target)}, to throw it up to ${inches(reach)}${roll}.`;
}

/** ' (5 or less hits: 10/36)', or as much of it as is known. */
function rollText(verb: string, { needs, chance }: Odds): string {
  const parts = [
    ...(needs === undefined ? [] : [`${needs} or less ${verb}`]),
    ...(chance === undefined ? [] : [chance]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(': ')})`;
}
