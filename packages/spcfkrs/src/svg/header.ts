import { baseline, fitting, letters, MARGIN, WIDTH } from '@tabletop/game/svg';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Phase } from '../state.js';
import { shown } from '../text/teller.js';
import type { UnitClass } from '../unit-class.js';
import type { SpcfkrsView } from '../view.js';

/** Where the rulers of the map begin, below the header. */
export const HEADER_HEIGHT = 66;

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  special: 'Special phase',
  stab: 'Stab phase',
  shoot: 'Shoot phase',
  move: 'Move phase',
  ram: 'end of the round, rams',
};

/** What a map is drawn for, where that is not units on foot. @rule S-SCALE */
export const SCALE_NAMES: Readonly<Record<UnitClass, string>> = {
  'on-foot': '',
  vehicle: ' (map for vehicles)',
  spaceship: ' (map for spaceships)',
};

/** The map, the round and the phase, in words. */
export function headline(view: SpcfkrsView): string {
  const { map, round, stage } = view;
  const place = `${shown(map.name)}${SCALE_NAMES[map.scale]}`;
  const phase = phaseUnderWay(view);
  if (stage.step === 'over') return `${place}, round ${round}: the end`;
  if (round === 0) return `${place}, before the first round`;
  if (phase !== null) return `${place}, round ${round}: ${PHASE_NAMES[phase]}`;
  return `${place}, round ${round}: ${stage.step === 'orders' ? 'orders' : 'over'}`;
}

/** The map, the round and the phase, and what is awaited. */
export function header(view: SpcfkrsView, awaited: string): string {
  const room = WIDTH - 2 * MARGIN;
  return [
    letters(fitting(headline(view), 19, room, true), MARGIN, 22 + baseline(19), { size: 19, bold: true }),
    letters(fitting(awaited, 13, room), MARGIN, 46 + baseline(13), { size: 13 }),
  ].join('');
}
