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
  'bay-wrecked': 'that is wrecked',
  'unit-dead': 'it is dead already',
  'too-far': 'it is not next to it',
  'bay-full': 'that is full',
  'aboard-already': 'it is aboard already',
  'not-aboard': 'it is not aboard',
  'no-room-there': 'there is no room there',
};

/** Why a unit could not board or leave. @rule S-TRANSPORT */
export function transportLostText({ unit, craft, part, to, reason }: TransportLost, teller: Teller): string {
  const bay = teller.part(craft, part);
  const does = to === null ? `board ${bay}` : `leave ${bay} for ${cellText(to)}`;
  const why = to !== null && reason === 'too-far' ? 'that is not next to it' : LOST[reason];
  return `${teller.unit(unit)} cannot ${does}: ${why}.`;
}
