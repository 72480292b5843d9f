import type { Alighted, Boarded, ThrownOut, TransportLost, TransportLostReason } from '../events.js';
import type { Teller } from './teller.js';
import { cellText } from './words.js';

/** A unit that goes aboard. @rule S-TRANSPORT */
export function boardedText({ unit, craft, part }: Boarded, teller: Teller): string {
  return `${teller.unit(unit)} boards ${teller.part(craft, part)}.`;
}

/** A passenger that leaves. @rule S-TRANSPORT */
export function alightedText({ unit, craft, part, at }: Alighted, teller: Teller): string {
  return `${teller.unit(unit)} leaves ${teller.part(craft, part)} for ${cellText(at)}.`;
}

/** A passenger of a bay that was destroyed. @rule S-TRANSPORT */
export function thrownOutText({ unit, craft, at }: ThrownOut, teller: Teller): string {
  return `${teller.unit(unit)} is thrown out of ${teller.unit(craft)} to ${cellText(at)}.`;
}

const LOST: Readonly<Record<TransportLostReason, string>> = {
  'bay-wrecked': 'use {}: that is wrecked',
  'unit-dead': 'use {}: it is dead already',
  'too-far': 'board {}: it is not next to it',
  'bay-full': 'board {}: that is full',
  'aboard-already': 'board {}: it is aboard already',
  'not-aboard': 'leave {}: it is not aboard',
  'no-room-there': 'leave {}: there is no room there',
};

/** Why a unit could not board or leave. @rule S-TRANSPORT */
export function transportLostText({ unit, craft, part, reason }: TransportLost, teller: Teller): string {
  const [does = '', why = ''] = LOST[reason].split('{}');
  return `${teller.unit(unit)} cannot ${does}${teller.part(craft, part)}${why}.`;
}
