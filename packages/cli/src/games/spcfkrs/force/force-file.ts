import { refusingEach } from '../../../problem-lines.js';
import type { BoughtForce, Market } from './bought-force.js';
import { jsonForce } from './json-force.js';
import { writtenForce } from './written-force.js';

/**
 * The force in the text of a file: in JSON, or a line for each unit. Throws a `Refusal` with a line for each thing that is
 * wrong.
 */
export function forceIn(text: string, file: string, market: Market): BoughtForce {
  if (!/^\s*[[{]/.test(text)) return writtenForce(text, file, market);
  return refusingEach(() => jsonForce(text, market), { file, withRules: true });
}
