import type { MalfunctionJudged, PilotJudged, RechargeJudged, SlagEntered, SlagGone, SlagJudged } from '../events.js';
import type { Teller } from './teller.js';
import { cellsText, cellText, spaces } from './words.js';

const WRECKED: Readonly<Record<MalfunctionJudged['wreck'], string>> = { quarter: 'a quarter', half: 'half' };

const HELD: Readonly<Record<MalfunctionJudged['result'], string>> = {
  holds: 'it holds',
  malfunctions: 'it fails',
  'blows-up': 'it blows up',
};

/** A roll of a wrecked craft: 'V1 has lost a quarter of its parts (harm on 1): 4: it holds.' @rule S-PARTS */
export function malfunctionText({ unit, wreck, dice = [], result }: MalfunctionJudged, teller: Teller): string {
  const { quarterWreckedOn, halfWreckedOn } = teller.rules;
  const most = wreck === 'quarter' ? quarterWreckedOn : halfWreckedOn;
  const harm = most < 1 ? 'never' : `on ${most === 1 ? '1' : `1 to ${most}`}`;
  return `${teller.unit(unit)} has lost ${WRECKED[wreck]} of its parts (harm ${harm}):${rolled(dice)} ${HELD[result]}.`;
}

/** A roll for the overdose of a pilot. @rule S-VMODS */
export function pilotText({ unit, dice = [], dies }: PilotJudged, { unit: name }: Teller): string {
  const roll = dice.length === 0 ? '' : ` ${dice.join(' and ')}`;
  return `${name(unit)} rolls${roll} for the overdose of its pilot: ${dies ? 'too much' : 'the pilot lives'}.`;
}

/** A try to recharge a plasma shield. @rule S-VMODS */
export function rechargeText({ unit, dice = [], success }: RechargeJudged, { actor, rules }: Teller): string {
  const result = success ? 'it charges' : 'it stays spent';
  return `${actor(unit)} recharges its plasma shield (${rules.rechargeOn}+):${rolled(dice)} ${result}.`;
}

/** A try to lay plasma slag, and the line that it makes. @rule S-SLAG */
export function slagText(event: SlagJudged, { actor, rules }: Teller): string {
  const { unit, dice = [], success, length, cells } = event;
  const tried = `${actor(unit)} lays plasma slag (${rules.slagOn}+):${rolled(dice)}`;
  if (!success) return `${tried} none comes.`;
  const where = cells.length === 0 ? 'all off the map' : `at ${cellsText(cells)}`;
  const ends = cells.length > 0 && cells.length < length ? ', where the map ends' : '';
  return `${tried} a line of ${spaces(length)}, ${where}${ends}.`;
}

/** A unit that enters plasma slag. @rule S-SLAG */
export function slagEnteredText({ unit, part, at }: SlagEntered, { part: name }: Teller): string {
  return `${name(unit, part)} enters plasma slag at ${cellText(at)}.`;
}

/** Plasma slag that is gone. @rule S-SLAG */
export function slagGoneText({ cells }: SlagGone): string {
  return cells.length === 0 ? 'The plasma slag is gone.' : `The plasma slag at ${cellsText(cells)} is gone.`;
}

function rolled(dice: readonly number[]): string {
  return dice.length === 0 ? '' : ` ${dice.join(' and ')}:`;
}
