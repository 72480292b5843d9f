import { type Command, InvalidArgumentError, Option } from 'commander';
import { Refusal } from '../endings.js';
import type { GameAdapter, GameEntry, GameTypes } from '../games/adapter.js';
import { GAME_IDS, GAMES, gameCalled, noGame } from '../games.js';
import { wrapped } from '../screen/wrap.js';
import { suggestion } from '../suggest.js';

/** A command that is the same for every game: `tabletop watch kraken`. */
export interface PerGame {
  readonly name: string;
  readonly about: string;
  /** Adds options and action to the command of one game. */
  readonly build: (command: Command, game: GameEntry) => void;
}

/** Adds a command with a command of its own for each game, so that each game has its own options and help. */
export function addPerGame(program: Command, { name, about, build }: PerGame): void {
  const group = program
    .command(name)
    .description(about)
    .usage(`<game> [options]`)
    .helpCommand(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', `\nOptions of a game:\n  tabletop ${name} ${GAME_IDS[0]} --help`);
  // Only reached where the first word is no game.
  group.action(() => {
    throw misnamed(name, group.args);
  });
  for (const game of GAMES) {
    const command = group.command(game.id).description(`${game.title}, ${game.credit}`);
    build(command.allowExcessArguments(false), game);
  }
}

function misnamed(command: string, words: readonly string[]): Refusal {
  const [first] = words;
  if (first !== undefined && !first.startsWith('-')) return noGame(first);
  const game = words.find((word) => gameCalled(word) !== undefined) ?? GAME_IDS[0];
  return new Refusal(`Name the game first: tabletop ${command} ${game}${first === undefined ? '.' : ` ${first} …`}`);
}

/** Adds the options with which a game begins. */
export function addMatchOptions<Types extends GameTypes>(command: Command, adapter: GameAdapter<Types>): Command {
  command
    .option('--seed <text>', 'the seed of all chance; without one a fresh seed is drawn and shown')
    .option('--players <number>', 'how many players there are');
  for (const { name, about, values, insteadOf = [] } of adapter.options) {
    const option = new Option(`--${name} <name>`, about).choices(values).argParser(oneOf(values));
    command.addOption(option.conflicts([...insteadOf]));
  }
  const names = adapter.bots.map(({ name }) => name);
  return addRuleOption(command, adapter).option('--bot <name>', `how bots play: ${names.join(' or ')}`);
}

/** Reads one of some names; of another, says what there is. */
function oneOf(values: readonly string[]): (typed: string) => string {
  return (typed) => {
    if (values.includes(typed)) return typed;
    throw new InvalidArgumentError(`Allowed choices are ${values.join(', ')}.${suggestion(typed, values)}`);
  };
}

/** Adds the option for house rules, all of which the help of the command lists. */
export function addRuleOption(
  command: Command,
  { printedRules }: Pick<GameAdapter<GameTypes>, 'printedRules'>,
): Command {
  return command
    .option('--rule <name=value...>', 'house rules; a value is JSON or text')
    .addHelpText('after', () => `\nHouse rules and their printed values:\n${rulesInWords(printedRules)}`);
}

const LONGEST_VALUE = 20;
const HELP_WIDTH = 78;

/** Each house rule with its printed value, except for whole tables. */
function rulesInWords(rules: Readonly<Record<string, unknown>>): string {
  const each = Object.entries(rules).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text.length <= LONGEST_VALUE) return `${name}=${text}`;
    return Array.isArray(value) ? `${name}=[…]` : `${name}={…}`;
  });
  return wrapped(each.join(' '), HELP_WIDTH, '  ').join('\n');
}
