import type { Command } from 'commander';
import { checkWritable } from '../files.js';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import { askedMatch, type MatchFlags, wholeNumber } from '../games/asked.js';
import { playWithPeople } from '../play/people.js';
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
  const { players } = asked;
  const people = players.slice(0, players.length - botsOf(flags, players.length));
  const { save } = flags;
  await checkWritable(save);
  await playWithPeople(adapter, asked, { people, dice: flags.dice === true, save }, session);
}

/** How many are bots: those asked for; otherwise none of those asked for as players, or all but one. */
function botsOf({ bots, players }: PlayFlags, seats: number): number {
  const usual = players === undefined ? seats - 1 : 0;
  return wholeNumber('--bots', bots ?? String(usual), 0, seats - 1);
}
