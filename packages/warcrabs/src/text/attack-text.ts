import { thrownText } from '@tabletop/game/text';
import { BAND_NAMES } from '../attack/range-band.js';
import type { Aim, Attacked, FlameStopped, SetOff } from '../events.js';
import { armText, type Teller } from './teller.js';
import { signed } from './words.js';

const OUTCOMES: Readonly<Record<Attacked['outcome'], string>> = {
  hit: 'a hit',
  'near-miss': 'a near miss',
  miss: 'a miss',
};

/** A roll to hit: what it takes and why, the dice, and what they come to. */
export function attackedText(event: Attacked, { crab }: Teller): string {
  const { weapon, left, aim, dice = [], total, outcome } = event;
  const attack = `${crab(event.crab)} attacks ${crab(event.target)} with ${armText(weapon)}${usesLeft(left)}`;
  return `${attack}, ${rangeText(aim)}: ${needText(aim)}; ${thrownText(dice, total)} is ${OUTCOMES[outcome]}.`;
}

/** From where: 'claw-to-claw', 'at medium range'. */
export function rangeText({ close, band }: Pick<Aim, 'close' | 'band'>): string {
  if (close) return 'claw-to-claw';
  return band === 'pointBlank' ? 'at point blank' : `at ${BAND_NAMES[band]} range`;
}

/** What a roll must come to, with the modifiers that are in it: '3 or less hits (weapon -1)'. */
function needText({ target, ...aim }: Aim): string {
  const modifiers = [
    ...(aim.range === 0 ? [] : [`range ${signed(aim.range)}`]),
    ...(aim.weapon === 0 ? [] : [`weapon ${signed(aim.weapon)}`]),
    ...(aim.elevation === 0 ? [] : [`height ${signed(aim.elevation)}`]),
  ];
  return `${chanceOf(target)}${modifiers.length === 0 ? '' : ` (${modifiers.join(', ')})`}`;
}

function chanceOf(target: number): string {
  return `${target} or less hits`;
}

/** An explosive used claw-to-claw. */
export function setOffText({ crab, target, weapon, left }: SetOff, teller: Teller): string {
  const [user, victim] = [teller.crab(crab), teller.crab(target)];
  return `Kamikaze! ${user} sets off ${armText(weapon)}${usesLeft(left)} claw-to-claw with ${victim}.`;
}

/** A flame that paper stopped. */
export function flameText({ crab, target, weapon, left, obstacle }: FlameStopped, teller: Teller): string {
  const attack = `${teller.crab(crab)} attacks ${teller.crab(target)} with ${armText(weapon)}${usesLeft(left)}`;
  return `${attack}, but ${teller.obstacle(obstacle)} takes the flame.`;
}

/** ' (2 uses left)', or nothing for what can be used any number of times. */
function usesLeft(left: number | null): string {
  if (left === null) return '';
  if (left === 0) return ' (its last use)';
  return ` (${left} ${left === 1 ? 'use' : 'uses'} left)`;
}
