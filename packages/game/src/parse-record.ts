import { type Draw, type Problem, scripted, seed as seedOf, show } from '@tabletop/dice';
import { isObject } from './check-value.js';
import type { GameAction, Outcome } from './contract.js';
import { copyJson, parseText } from './plain-json.js';
import { attempt, MAX_PROBLEMS, problem, refusal, under } from './problem.js';
import { isRaw, notAnAction } from './read-action.js';
import type { GameRecord, RecordEntry } from './record.js';

/** The most entries in a record from outside. */
export const MAX_RECORD_ENTRIES = 1_000_000;

/** The longest text that is parsed as a record, in UTF-16 code units. */
export const MAX_RECORD_LENGTH = 16_000_000;

/**
 * A record from outside: the text of a file, or what was made of such a text. Only what a record holds is copied.
 * Whether a game can follow it is for `verifyReplay` to say.
 *
 * Throws `RuleError` 'malformed-record' with up to 20 problems, each with its path.
 */
export function parseRecord(json: unknown): GameRecord {
  const record = typeof json === 'string' ? parseText(json, MAX_RECORD_LENGTH, MALFORMED) : json;
  if (!isObject(record)) throw refusal(MALFORMED, [problem([], `A record is an object, not ${show(record)}.`)]);
  const problems: Problem[] = [];
  const parsed: GameRecord = {
    game: wantText(record.game, ['game'], problems),
    version: wantCount(record.version, ['version'], problems),
    revision: wantCount(record.revision, ['revision'], problems),
    rulesHash: wantText(record.rulesHash, ['rulesHash'], problems),
    setup: wantJson(record.setup, ['setup'], problems),
    seed: wantSeed(record.seed, problems),
    entries: wantList(record.entries, ['entries'], problems, wantEntry),
    hashes: wantHashes(record.hashes, problems),
    ...(record.outcome === undefined ? {} : { outcome: wantOutcome(record.outcome, problems) }),
  };
  if (problems.length > 0) throw refusal(MALFORMED, problems);
  return parsed;
}

type Path = Problem['path'];

const MALFORMED = 'malformed-record';

function wantText(value: unknown, path: Path, problems: Problem[]): string {
  if (typeof value === 'string') return value;
  problems.push(problem(path, `The ${path.join('.')} of a record is a text, not ${show(value)}.`));
  return '';
}

function wantCount(value: unknown, path: Path, problems: Problem[]): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value + 0;
  problems.push(problem(path, `The ${path.join('.')} of a record is a whole number from 0, not ${show(value)}.`));
  return 0;
}

function wantJson(value: unknown, path: Path, problems: Problem[]): unknown {
  return typed(() => copyJson(value, { path }), problems) ?? null;
}

function wantSeed(value: unknown, problems: Problem[]): string | number {
  if (typeof value === 'string' || typeof value === 'number') {
    const state = typed(() => seedOf(value), problems, ['seed']);
    return state === undefined || typeof value === 'string' ? value : value + 0;
  }
  problems.push(problem(['seed'], `The seed of a record is a text or a whole number, not ${show(value)}.`));
  return 0;
}

/** Reads each item, and stops when there are problems enough. */
function wantList<Item>(
  value: unknown,
  path: Path,
  problems: Problem[],
  wantItem: (item: unknown, path: Path, problems: Problem[]) => Item,
): Item[] {
  const items: Item[] = [];
  if (!Array.isArray(value) || value.length > MAX_RECORD_ENTRIES) {
    problems.push(
      problem(
        path,
        `The ${path.join('.')} of a record is a list of at most ${MAX_RECORD_ENTRIES}, not ${show(value)}.`,
      ),
    );
    return items;
  }
  for (let at = 0; at < value.length && problems.length < MAX_PROBLEMS; at++) {
    items.push(wantItem(value[at], [...path, at], problems));
  }
  return items;
}

function wantEntry(value: unknown, path: Path, problems: Problem[]): RecordEntry {
  if (!isObject(value)) {
    problems.push(problem(path, `An entry of a record is an object, not ${show(value)}.`));
    return {};
  }
  return {
    ...(value.action === undefined ? {} : { action: wantAction(value.action, [...path, 'action'], problems) }),
    ...(value.draws === undefined ? {} : { draws: wantDraws(value.draws, [...path, 'draws'], problems) }),
  };
}

function wantAction(value: unknown, path: Path, problems: Problem[]): GameAction {
  const action = wantJson(value, path, problems);
  // The fields that every action has have been looked at; the others are for the game to check.
  if (isRaw(action)) return action as GameAction;
  const found = notAnAction(action);
  problems.push(...under(path, [found]));
  return { type: '', player: '' };
}

function wantDraws(value: unknown, path: Path, problems: Problem[]): readonly Draw[] {
  if (!Array.isArray(value) || value.some((draw) => !isObject(draw))) {
    problems.push(problem(path, `The draws of an entry are a list of draws, not ${show(value)}.`));
    return [];
  }
  const draws: readonly Draw[] = value;
  const script = typed(() => scripted(draws), problems, path);
  // The script has copied each draw, and only bare numbers, of which there are none here, stay numbers.
  return script === undefined ? [] : script.unused().filter((draw) => typeof draw !== 'number');
}

function wantHashes(value: unknown, problems: Problem[]): (readonly [number, string])[] {
  let last = -1;
  const hashes = wantList(value, ['hashes'], problems, (item, path): readonly [number, string] => {
    const [step, hash, ...more]: readonly unknown[] = Array.isArray(item) ? item : [];
    const ascends = typeof step === 'number' && Number.isSafeInteger(step) && (last < 0 ? step === 0 : step > last);
    if (ascends && typeof hash === 'string' && more.length === 0) {
      last = step;
      return [step, hash];
    }
    problems.push(problem(path, 'Each hash of a record is a step and a text; the steps begin with 0 and ascend.'));
    return [0, ''];
  });
  if (Array.isArray(value) && value.length === 0)
    problems.push(problem(['hashes'], 'A record has at least the hash of step 0.'));
  return hashes;
}

function wantOutcome(value: unknown, problems: Problem[]): Outcome {
  const none: Outcome = { result: 'draw', winners: [], reason: '', rule: '' };
  if (!isObject(value)) {
    problems.push(problem(['outcome'], `The outcome of a record is an object, not ${show(value)}.`));
    return none;
  }
  const result = RESULTS.find((known) => known === value.result);
  if (result === undefined)
    problems.push(
      problem(['outcome', 'result'], `A match ends in ${RESULTS.map(show).join(', ')}, not ${show(value.result)}.`),
    );
  return {
    result: result ?? 'draw',
    winners: wantList(value.winners, ['outcome', 'winners'], problems, wantText),
    reason: wantText(value.reason, ['outcome', 'reason'], problems),
    rule: wantText(value.rule, ['outcome', 'rule'], problems),
  };
}

const RESULTS = ['win', 'loss', 'draw'] as const;

/** Runs a parser of another package; its problems are added, with the path at which they are found here. */
function typed<Result>(run: () => Result, problems: Problem[], path: Path = []): Result | undefined {
  const found = attempt(run);
  if (found.problems === undefined) return found.value;
  problems.push(...under(path, found.problems));
  return undefined;
}
