import { Command } from 'commander';
import { version } from '../package.json';
import { addConvert } from './commands/convert.js';
import { addCrab } from './commands/crab.js';
import { addForce } from './commands/force.js';
import { addOdds } from './commands/odds.js';
import { addPlay } from './commands/play.js';
import { addReplay } from './commands/replay.js';
import { addRulings } from './commands/rulings.js';
import { addSeason } from './commands/season.js';
import { addWatch } from './commands/watch.js';
import type { Session } from './session.js';

const EXAMPLES = `
Examples:
  tabletop watch kraken                 a whole game between bots, told as it happens
  tabletop watch kraken --seed ahoy     the same game every time
  tabletop play kraken                  you against the monster
  tabletop play sr-fastcombat           you against a bot, with cards
  tabletop play spcfkrs                 you against a bot, with written orders
  tabletop odds 4d6dl1                  exact odds of dice
  tabletop odds kraken                  exact odds of a game
  tabletop replay game.json             a recorded game again, every step checked
  tabletop rulings kraken               what was decided where the rules are open
  tabletop convert hero.json            a character as a record sheet
  tabletop crab --help                  engineer a crab for Warcrabs
  tabletop season --help                a season of Warcrabs in a file
  tabletop force punks.txt              a force for SPCFKRS, checked and priced

A bad option, name, file or record ends with exit code 2.`;

/** The whole command line. Errors are thrown for the caller to show. */
export function programFor(session: Session): Command {
  const { screen } = session;
  const program = new Command('tabletop')
    .description(
      'Tabletop games at the command line: watch, play, odds, replay, rulings, convert, crab, season, force.',
    )
    .version(version, '-V, --version', 'the version of this command')
    .helpOption('-h, --help', 'this help')
    .usage('<command> [options]')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => screen.text(text),
      writeErr: () => {},
      outputError: () => {},
      getOutHelpWidth: () => screen.width,
      getOutHasColors: () => false,
    })
    .addHelpText('after', EXAMPLES);
  addWatch(program, session);
  addPlay(program, session);
  addOdds(program, session);
  addReplay(program, session);
  addRulings(program, session);
  addConvert(program, session);
  addCrab(program, session);
  addSeason(program, session);
  addForce(program, session);
  return program;
}
