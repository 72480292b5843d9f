import { isTabletopError, scripted } from '@tabletop/dice';
import type { Recorder, Step } from '@tabletop/game';
import { type DrawWords, drawnValue, type WantedDraw } from '../games/adapter.js';
import { quoted } from '../screen/plain.js';
import type { Screen } from '../screen/screen.js';
import type { Asker } from './asker.js';

/** Asks for the draws of one step, as the step comes to want them. */
export interface DiceTable {
  ask(wanted: WantedDraw, words: DrawWords): Promise<number>;
  /** The step is done; faces that were typed too many are spoken of. */
  stepDone(): void;
}

/** Real dice, typed in one at a time or several on a line. */
export function diceTable(asker: Asker, screen: Screen): DiceTable {
  let typed: number[] = [];
  return {
    async ask(wanted, words) {
      const next = typed.shift();
      if (next !== undefined && next <= wanted.size) return drawnValue(wanted, next);
      if (next !== undefined) screen.line(`  ${faultOf(String(next), wanted.size)}`);
      const text = await asker.type(question(wanted, words), (answer) => {
        const [first = ''] = facesIn(answer);
        return faultOf(first, wanted.size);
      });
      const [first = 0, ...others] = facesIn(text).map(Number);
      typed = others;
      return drawnValue(wanted, first);
    },
    stepDone() {
      if (typed.length > 0) screen.line(`  Not used: ${typed.join(', ')}.`);
      typed = [];
    },
  };
}

/**
 * Takes a step of a match with real dice: the same step is tried again with one more of them until it wants no more.
 * A step that is refused changes nothing, so that trying again is safe.
 */
export async function stepWithDice<State, Action, Event>(
  match: Recorder<State, Action, Event>,
  action: Action | null,
  ask: (wanted: WantedDraw) => Promise<number>,
): Promise<Step<State, Event>> {
  const values: number[] = [];
  for (;;) {
    const chance = scripted(values);
    try {
      return action === null ? match.advance(chance) : match.apply(action, chance);
    } catch (error) {
      const wanted = wantedBy(error);
      if (wanted === undefined) throw error;
      values.push(await ask(wanted));
    }
  }
}

/** The draw for which a script had no more. */
function wantedBy(error: unknown): WantedDraw | undefined {
  if (!isTabletopError(error) || error.code !== 'script-exhausted') return undefined;
  const [problem] = error.problems;
  const rule = problem?.rule;
  const { die, index, draw } = problem?.details ?? {};
  const before = typeof draw === 'number' ? draw : 0;
  if (typeof die === 'number') return { kind: 'die', size: die, rule, before };
  return typeof index === 'number' ? { kind: 'index', size: index, rule, before } : undefined;
}

function question({ kind, size, rule }: WantedDraw, { purpose, items }: DrawWords): string {
  const source = rule === undefined ? '' : ` (${rule})`;
  if (kind === 'die') return `Throw a d${size} for ${purpose}${source}.`;
  const list = items === undefined ? '' : `: ${items.map((item, at) => `${at + 1} ${item}`).join(', ')}`;
  return `Pick one of 1 to ${size} at random for ${purpose}${source}${list}.`;
}

function facesIn(text: string): readonly string[] {
  return text.split(/[\s,;+]+/).filter((word) => word !== '');
}

function faultOf(face: string, size: number): string | undefined {
  const isFace = /^\d{1,16}$/.test(face) && Number(face) >= 1 && Number(face) <= size;
  return isFace ? undefined : `${quoted(face)} is none of 1 to ${size}.`;
}
