import { freshSeed, MAX_SEED_LENGTH } from '@tabletop/dice';
import { Refusal, refusing } from '../endings.js';
import { quoted } from '../screen/plain.js';
import { suggestion } from '../suggest.js';
import type { AskedSetup, Bot, GameAdapter, GameTypes } from './adapter.js';

/** The options that every command has which begins a game, as they were typed. */
export interface MatchFlags {
  readonly seed?: string;
  readonly players?: string;
  readonly rule?: readonly string[];
  readonly bot?: string;
  /** The options of the game's own. */
  readonly [option: string]: unknown;
}

/** A match as it was asked for: everything checked. */
export interface AskedMatch<Types extends GameTypes> {
  readonly seed: string;
  readonly setup: Types['setup'];
  readonly first: Types['state'];
  readonly players: readonly string[];
  readonly bot: Bot<Types>;
}

/** The longest value of a house rule that is read. */
export const MAX_RULE_LENGTH = 10_000;

/** Reads and checks the options that begin a game. Throws a {@link Refusal} for what is wrong. */
export function askedMatch<Types extends GameTypes>(adapter: GameAdapter<Types>, flags: MatchFlags): AskedMatch<Types> {
  const seed = seedOf(flags.seed);
  const players = playersOf(flags.players, adapter);
  const bot = botOf(adapter, flags.bot);
  const options = new Map<string, string>();
  for (const { name } of adapter.options) {
    const value = flags[name];
    if (typeof value === 'string') options.set(name, value);
  }
  const asked: AskedSetup = { players, options, houseRules: houseRulesOf(adapter, flags.rule ?? []) };
  const setup = adapter.setup(asked);
  const first = refusing(() => adapter.game.setup(setup, seed));
  return { seed, setup, first, players, bot };
}

/** A seed is text, also where it is all digits: "7" is one seed, the number 7 another that only programs can give. */
export function seedOf(typed: string | undefined): string {
  if (typed === undefined) return freshSeed();
  if (typed.length <= MAX_SEED_LENGTH) return typed;
  throw new Refusal(`A seed has at most ${MAX_SEED_LENGTH} characters, not ${typed.length}.`);
}

/** The names of so many players. */
function playersOf<Types extends GameTypes>(
  typed: string | undefined,
  { minPlayers, usualPlayers, maxPlayers, playerNames }: GameAdapter<Types>,
): readonly string[] {
  return playerNames(wholeNumber('--players', typed ?? String(usualPlayers), minPlayers, maxPlayers));
}

/** A whole number within bounds. Throws a {@link Refusal} that names the option. */
export function wholeNumber(option: string, typed: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Refusal(`${option} is a whole number from ${least} to ${most}, not ${quoted(typed)}.`);
}

export function botOf<Types extends GameTypes>({ bots }: GameAdapter<Types>, typed: string | undefined): Bot<Types> {
  const bot = typed === undefined ? bots[0] : bots.find(({ name }) => name === typed);
  if (bot !== undefined) return bot;
  const names = bots.map(({ name }) => name);
  throw new Refusal(`--bot is ${names.join(' or ')}, not ${quoted(typed ?? '')}.${suggestion(typed ?? '', names)}`);
}

/** House rules as they were typed: `name=value`, the value as JSON where it is JSON, else as text. */
export function houseRulesOf<Types extends GameTypes>(
  { printedRules, title }: GameAdapter<Types>,
  typed: readonly string[],
): Readonly<Record<string, unknown>> {
  const names = Object.keys(printedRules);
  const rules = new Map<string, unknown>();
  for (const each of typed) {
    const at = each.indexOf('=');
    const name = at < 0 ? each : each.slice(0, at);
    if (!names.includes(name)) {
      const close = suggestion(name, names);
      const hint = close === '' ? ' --help lists them all.' : close;
      throw new Refusal(`${title} has no house rule called ${quoted(name)}.${hint}`);
    }
    if (at < 0) throw new Refusal(`--rule wants a value: ${quoted(`${name}=${JSON.stringify(printedRules[name])}`)}.`);
    if (rules.has(name)) throw new Refusal(`--rule ${name} is given twice.`);
    rules.set(name, ruleValue(name, each.slice(at + 1)));
  }
  return Object.fromEntries(rules);
}

function ruleValue(name: string, text: string): unknown {
  if (text.length > MAX_RULE_LENGTH) {
    throw new Refusal(`--rule ${name} has at most ${MAX_RULE_LENGTH} characters, not ${text.length}.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
