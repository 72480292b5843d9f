import { isObject } from '@tabletop/game';
import { readJson } from '@tabletop/game/schema';
import type { UnitInput } from '@tabletop/spcfkrs';
import { parseForce } from '@tabletop/spcfkrs/schema';
import { refusingEach } from '../../../problem-lines.js';
import type { BoughtForce, Market } from './bought-force.js';
import { writtenForce } from './written-force.js';

/**
 * The force in the text of a file: in JSON, or a line for each unit. Throws a `Refusal` with a line for each thing that is
 * wrong.
 */
export function forceIn(text: string, file: string, market: Market): BoughtForce {
  return /^\s*[[{]/.test(text) ? jsonForce(text, file, market) : writtenForce(text, file, market);
}

/** `{ "units": […], "budget": 20 }`, or the list of the units alone. */
function jsonForce(text: string, file: string, { rules, budget }: Market): BoughtForce {
  return refusingEach(
    () => {
      const json = readJson(text, 'invalid-force');
      const whole = Array.isArray(json) ? { units: json } : json;
      const force = isObject(whole) ? { ...whole, ...(budget === undefined ? {} : { budget }) } : whole;
      const bought = parseForce(force, { rules });
      const { units, budget: limit = rules.budget } = checked(force);
      return { ...bought, name: undefined, budget: limit, inputs: units };
    },
    { file, withRules: true },
  );
}

/** A force that was accepted as one. */
function checked(force: unknown): { readonly units: readonly UnitInput[]; readonly budget?: number } {
  return force as ReturnType<typeof checked>;
}
