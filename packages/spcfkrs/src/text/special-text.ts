import type { ActLost, HackJudged, LostReason, OverdoseJudged } from '../events.js';
import type { Act } from '../orders/order.js';
import type { Teller } from './teller.js';
import { cellText } from './words.js';

/** A try to hack a gun. @rule S-HACK */
export function hackText({ unit, target, dice = [], success }: HackJudged, teller: Teller): string {
  const roll = dice.length === 0 ? '' : ` ${dice.join(' and ')}:`;
  const hack = `${teller.actor(unit)} hacks the gun of ${teller.unit(target)} (${teller.rules.hackOn}+):`;
  return `${hack}${roll} ${success ? 'it is in' : 'no way in'}.`;
}

/** A roll for an overdose. @rule S-OVERDOSE */
export function overdoseText({ unit, dice = [], dies }: OverdoseJudged, { unit: name }: Teller): string {
  const roll = dice.length === 0 ? '' : ` ${dice.join(' and ')}`;
  return `${name(unit)} rolls${roll} for its overdose: ${dies ? 'too much for it' : 'it lives'}.`;
}

const REASONS: Readonly<Record<LostReason, string>> = {
  'target-dead': 'it is dead already',
  'out-of-range': 'it is out of reach',
  'no-sight': 'full cover is in the way',
  'unit-in-the-way': 'another unit is in the way',
  'no-cover-there': 'none is left',
  hacked: 'the gun is hacked',
};

/** What was lost, and why: 'P3 cannot shoot B1: it is dead already.' @rule S-ORDERS */
export function lostText({ unit, act, reason }: ActLost, teller: Teller): string {
  return `${teller.actor(unit)} cannot ${actText(act, teller)}: ${REASONS[reason]}.`;
}

/** What a unit does, as an infinitive. */
function actText(act: Act, { unit }: Teller): string {
  switch (act.type) {
    case 'hack':
      return `hack ${unit(act.target)}`;
    case 'stab':
    case 'shoot':
      return `${act.type} ${unit(act.target)}${act.through ? ' through cover' : ''}`;
    case 'shoot-cover':
      return `shoot the cover at ${cellText(act.at)}`;
  }
}
