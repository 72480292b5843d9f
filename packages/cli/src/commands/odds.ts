import { distribution, format, isTabletopError, parse } from '@tabletop/dice';
import type { Command } from 'commander';
import { problemsInWords, Refusal } from '../endings.js';
import { GAME_IDS, gameCalled } from '../games.js';
import { oddsJson, tablesJson } from '../odds/json.js';
import { showOdds } from '../odds/show-odds.js';
import { showTable } from '../odds/show-table.js';
import { jsonLine, quoted } from '../screen/plain.js';
import type { Session } from '../session.js';
import { suggestion } from '../suggest.js';

const OPTIONS = ['--json', '--help'];

/** `tabletop odds 4d6dl1` and `tabletop odds kraken`: exact odds. */
export function addOdds(program: Command, session: Session): void {
  const command = program
    .command('odds')
    .description('exact odds of dice, or of everything that a game rolls for')
    .argument('<dice or game>', `dice notation, or ${GAME_IDS.join(', ')}`)
    .option('--json', 'every value with its exact weight, as JSON')
    // A notation may begin with a minus sign.
    .allowUnknownOption()
    .addHelpText(
      'after',
      `
Dice notation:
  2d6+4  d%  4dF          dice, percentile dice, fate dice
  3d6kh2 kl1 dh1 dl1      keep or drop the highest or lowest
  d6!  d6!o  d6!!         explode, once, compounding
  2d6r1  2d6ro<3          reroll, reroll once
  5d6>=4  8d6 3+          count successes
  2d6 - (1d4 + 1) * 2     arithmetic

Examples:
  tabletop odds 4d6dl1
  tabletop odds "5d6>=4" --json
  tabletop odds kraken`,
    );
  command.action((asked: string, flags: { readonly json?: boolean }) => {
    if (asked.startsWith('--')) throw new Refusal(`unknown option ${quoted(asked)}${suggestion(asked, OPTIONS)}`);
    const game = gameCalled(asked);
    if (game === undefined) oddsOfDice(asked, flags.json === true, session);
    else
      game.serve(({ oddsTables, title, credit }) => {
        const tables = oddsTables();
        if (flags.json === true) session.screen.text(jsonLine(tablesJson(tables)));
        else {
          session.screen.line(`${title} ${credit}: exact odds`);
          for (const table of tables) showTable(table, session.screen);
        }
      });
  });
}

function oddsOfDice(notation: string, asJson: boolean, { screen }: Session): void {
  try {
    const expression = parse(notation);
    const odds = distribution(expression);
    if (asJson) screen.text(jsonLine(oddsJson(format(expression), odds)));
    else showOdds(format(expression), odds, screen);
  } catch (error) {
    if (!isTabletopError(error)) throw error;
    throw new Refusal(`${problemsInWords(error.problems)}${suggestion(notation, GAME_IDS)}`);
  }
}
