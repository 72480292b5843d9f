import { sheet } from '@tabletop/spcfkrs/text';
import { aligned } from '../../../odds/columns.js';
import type { BoughtForce, Market } from './bought-force.js';

const HEADINGS = ['Unit', 'Speed', 'Body', 'Move', 'Points', 'Gun', 'Blade', 'Besides'];
/** The columns of words. */
const WORDS = [0, 5, 6, 7];

/** A force with a line for each unit, what it costs and what it may. */
export function forceText({ units, ...force }: BoughtForce): string {
  const rows = units.map(({ name, profile }) => {
    const { speed, body, move, cost, gun, blade, modifications } = profile;
    const besides = modifications.filter((each) => each !== gun.name && each !== blade.name);
    return [name, ...[speed, body, move, cost].map(String), gun.name, blade.name, besides.join(', ')];
  });
  return [...titleOf(force), ...aligned([HEADINGS, ...rows], WORDS), '', costText(force)].join('\n');
}

/** The sheet of each unit, what they cost and what they may. */
export function sheetsText({ units, ...force }: BoughtForce, { rules }: Pick<Market, 'rules'>): string {
  return [...titleOf(force), ...units.map((unit) => `${sheet(unit, { rules })}\n`), costText(force)].join('\n');
}

function titleOf({ name }: Pick<BoughtForce, 'name'>): readonly string[] {
  return name === undefined ? [] : [name, ''];
}

function costText({ cost, budget }: Pick<BoughtForce, 'cost' | 'budget'>): string {
  return `The force costs ${cost} of ${budget} points.`;
}
