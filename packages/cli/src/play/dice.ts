import { type Draw, isTabletopError, scripted } from '@tabletop/dice';
import type { Recorder, Step } from '@tabletop/game';
import { type DrawWords, drawnValue, type WantedDraw } from '../games/adapter.js';
import { quoted } from '../screen/plain.js';
import type { Screen } from '../screen/screen.js';
import type { Asker } from './asker.js';

/** Asks for the draws of one step, as the step comes to want them. */
export interface DiceTable {
  ask(wanted: WantedDraw, words: DrawWords): Promise<Draw['value']>;
  /** The step is done; what was typed too much is spoken of. */
  stepDone(): void;
}

/** Real dice and cards, typed in one at a time or several on a line. */
export function diceTable(asker: Asker, screen: Screen): DiceTable {
  let typed: string[] = [];
  return {
    async ask(wanted, words) {
      const next = typed.shift();
      const ready = next === undefined ? undefined : answerIn(next, wanted, words);
      if (ready !== undefined) return drawnValue(wanted, ready);
      if (next !== undefined) screen.line(`  ${faultOf(next, wanted, words)}`);
      const text = await asker.type(question(wanted, words), (line) => {
        const [first = ''] = wordsIn(line);
        return answerIn(first, wanted, words) === undefined ? faultOf(first, wanted, words) : undefined;
      });
      const [first = '', ...others] = wordsIn(text);
      typed = others;
      return drawnValue(wanted, answerIn(first, wanted, words) ?? 0);
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
  ask: (wanted: WantedDraw) => Promise<Draw['value']>,
): Promise<Step<State, Event>> {
  const values: Draw['value'][] = [];
  for (;;) {
    const chance = scripted(values);
    try {
      return action === null ? match.advance(chance) : match.apply(action, chance);
    } catch (error) {
      const wanted = wantedBy(error, [...values]);
      if (wanted === undefined) throw error;
      values.push(await ask(wanted));
    }
  }
}

/** The draw for which a script had no more. */
function wantedBy(error: unknown, before: WantedDraw['before']): WantedDraw | undefined {
  if (!isTabletopError(error) || error.code !== 'script-exhausted') return undefined;
  const [problem] = error.problems;
  const rule = problem?.rule;
  const { die, index } = problem?.details ?? {};
  if (typeof die === 'number') return { kind: 'die', size: die, rule, before };
  return typeof index === 'number' ? { kind: 'index', size: index, rule, before } : undefined;
}

/** So many names are listed; of more, one is an example. */
const MOST_LISTED = 12;

function question({ kind, size, rule }: WantedDraw, { purpose, items }: DrawWords): string {
  const source = rule === undefined ? '' : ` (${rule})`;
  if (kind === 'die') return `Throw a d${size} for ${purpose}${source}.`;
  return `Pick one of 1 to ${size} at random for ${purpose}${source}${listOf(items)}.`;
}

function listOf(items: readonly string[] = []): string {
  if (items.length > MOST_LISTED) return `: type its number or its name, such as ${items[0]}`;
  return items.length === 0 ? '' : `: ${items.map((item, at) => `${at + 1} ${item}`).join(', ')}`;
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[\s,;+]+/).filter((word) => word !== '');
}

/** The answer that a word is, from 1: a number, or the first thing of that name; undefined where it is none. */
function answerIn(word: string, { size }: WantedDraw, { items = [] }: DrawWords): number | undefined {
  if (/^\d{1,16}$/.test(word) && Number(word) >= 1 && Number(word) <= size) return Number(word);
  const at = items.findIndex((item) => item.toLowerCase() === word.toLowerCase());
  return at < 0 ? undefined : at + 1;
}

function faultOf(word: string, { size }: WantedDraw, { items }: DrawWords): string {
  return `${quoted(word)} is none of 1 to ${size}${items === undefined ? '' : ', nor a name of one'}.`;
}
