import { type PlayerId, type Recorder, record } from '@tabletop/game';
import type { Command } from 'commander';
import { Interruption, Refusal } from '../endings.js';
import { checkWritable, writeText } from '../files.js';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import { type AskedMatch, askedMatch, type MatchFlags, wholeNumber } from '../games/asked.js';
import type { Asker } from '../play/asker.js';
import { diceTable } from '../play/dice.js';
import { lineAsker } from '../play/line-asker.js';
import { playOn, type Table } from '../play/match.js';
import { botSeat, personSeat, type Seat } from '../play/seats.js';
import { terminalAsker } from '../play/terminal-asker.js';
import { quoted } from '../screen/plain.js';
import { bold, dim } from '../screen/span.js';
import type { Session } from '../session.js';
import { addMatchOptions, addPerGame } from './per-game.js';

interface PlayFlags extends MatchFlags {
  readonly dice?: boolean;
  readonly bots?: string;
  readonly save?: string;
}

/** `tabletop play kraken`: people against the game, or one another. */
export function addPlay(program: Command, session: Session): void {
  addPerGame(program, {
    name: 'play',
    about: 'play a game yourself, with questions that offer legal choices only',
    build: (command, game) =>
      game.serve((adapter) => {
        addMatchOptions(command, adapter)
          .option('--bots <number>', 'how many of the players are bots: the last ones; without --players, all but you')
          .option('--dice', 'real dice and cards: what you throw and draw is asked for, and nothing is left to a seed')
          .option('--save <file>', 'write a record that `tabletop replay` plays again, also when you stop early')
          .addHelpText(
            'after',
            `
On a terminal there are menus; otherwise questions are numbered lines, and answers are read line by line.

Examples:
  tabletop play ${game.id}
  tabletop play ${game.id} --players 3 --bots 1
  tabletop play ${game.id} --dice --save game.json`,
          )
          .action((flags: PlayFlags) => play(adapter, flags, session));
      }),
  });
}

async function play<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  flags: PlayFlags,
  session: Session,
): Promise<void> {
  const asked = askedMatch(adapter, flags);
  const bots = botsOf(flags, asked.players.length);
  await checkWritable(flags.save);
  const { io, screen } = session;
  const match = record(adapter.game, asked.setup, asked.seed);
  const hasMenus = io.isTTY.stdin && io.isTTY.stdout && io.columns > 0;
  const asker = hasMenus ? await terminalAsker(session) : lineAsker(session);
  screen.line(bold(adapter.title), ` by ${adapter.author}`);
  try {
    await playOn(adapter, match, tableFor(adapter, asked, bots, flags, asker, session), session);
  } catch (error) {
    await save(match, flags.save);
    const kept = flags.save === undefined ? '' : ` What was played is in ${quoted(flags.save)}.`;
    if (error instanceof Refusal) throw new Refusal(`${error.message}${kept}`);
    if (error instanceof Interruption) throw new Interruption(`${error.message}${kept}`);
    throw error;
  } finally {
    asker.close();
  }
  await save(match, flags.save);
  if (adapter.game.outcome(match.state) === undefined) screen.line(bold(`Broken off after ${match.steps} steps.`));
  if (flags.dice !== true) screen.line(dim(`The seed was ${quoted(asked.seed)}.`));
  if (flags.save !== undefined) screen.note(`The record is in ${quoted(flags.save)}.`);
}

/** How many are bots: those asked for; otherwise none of those asked for as players, or all but one. */
function botsOf({ bots, players }: PlayFlags, seats: number): number {
  const usual = players === undefined ? seats - 1 : 0;
  return wholeNumber('--bots', bots ?? String(usual), 0, seats - 1);
}

function tableFor<Types extends GameTypes>(
  adapter: GameAdapter<Types>,
  { players, bot, seed }: AskedMatch<Types>,
  bots: number,
  flags: PlayFlags,
  asker: Asker,
  { screen }: Session,
): Table<Types> {
  const people = players.slice(0, players.length - bots);
  const person = personSeat(adapter, asker, screen, people.length === 1);
  const seats = players.map((player): [PlayerId, Seat<Types>] => [
    player,
    people.includes(player) ? person : botSeat(adapter, bot, seed, player),
  ]);
  const [viewer = null] = people;
  return {
    seats: new Map(seats),
    viewer: people.length === 1 ? viewer : null,
    dice: flags.dice === true ? diceTable(asker, screen) : undefined,
  };
}

async function save<State, Action, Event>(
  match: Recorder<State, Action, Event>,
  file: string | undefined,
): Promise<void> {
  if (file !== undefined) await writeText(file, `${JSON.stringify(match.record())}\n`);
}
