import type { ActLost, HackJudged, OverdoseJudged } from '../events.js';
import type { UnitId } from '../ids.js';
import type { Act, CrewOrder } from '../orders/order.js';
import { targetOf } from './attack-text.js';
import { reasonText } from './reason-text.js';
import type { Teller } from './teller.js';
import { cellText, namesText } from './words.js';

/** A try to hack the guns of another. @rule S-HACK @rule S-VMODS */
export function hackText({ unit, target, dice = [], success }: HackJudged, teller: Teller): string {
  const roll = dice.length === 0 ? '' : ` ${dice.join(' and ')}:`;
  const { hackOn, crewHackOn } = teller.rules;
  const hack = `${teller.actor(unit)} hacks ${gunsHacked(target, teller)} (${teller.isCraft(unit) ? crewHackOn : hackOn}+):`;
  return `${hack}${roll} ${success ? 'it is in' : 'no way in'}.`;
}

/** 'the gun of B1', 'the guns of V2'. */
export function gunsHacked(target: UnitId, { unit, isCraft }: Teller): string {
  return `the ${isCraft(target) ? 'guns' : 'gun'} of ${unit(target)}`;
}

/** A roll for an overdose. @rule S-OVERDOSE */
export function overdoseText({ unit, dice = [], dies }: OverdoseJudged, { unit: name }: Teller): string {
  const roll = dice.length === 0 ? '' : ` ${dice.join(' and ')}`;
  return `${name(unit)} rolls${roll} for its overdose: ${dies ? 'too much for it' : 'it lives'}.`;
}

/** What was lost, and why: 'P3 cannot shoot B1: it is dead already.' @rule S-ORDERS */
export function lostText({ unit, act, reason }: ActLost, teller: Teller): string {
  const target = 'target' in act ? act.target : undefined;
  return `${teller.actor(unit)} cannot ${actText(act, unit, teller)}: ${reasonText(reason, target, teller)}.`;
}

/** What a unit, or a crew, does, as an infinitive. */
function actText(act: Act | CrewOrder, by: UnitId, teller: Teller): string {
  switch (act.type) {
    case 'hack':
      return `hack ${teller.unit(act.target)}`;
    case 'stab':
    case 'shoot':
      return `${act.type} ${teller.part(act.target, act.part ?? 0)}${act.through ? ' through cover' : ''}`;
    case 'shoot-cover':
      return `shoot the cover at ${cellText(act.at)}`;
    case 'fire':
      return `fire at ${namesText([...new Set(act.guns.map(({ aim }) => targetOf(aim, teller)))])}`;
    case 'recharge':
      return 'recharge its plasma shield';
    case 'slag':
      return 'lay plasma slag';
    case 'transport':
      return `load and unload ${teller.part(by, act.part)}`;
  }
}
