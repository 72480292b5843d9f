import type { Command } from 'commander';
import { readText } from '../files.js';
import { charactersIn } from '../games/sr-fastcombat/characters.js';
import { jsonLine } from '../screen/plain.js';
import type { Session } from '../session.js';

/** `tabletop convert hero.json`: record sheets of characters of Shadowrun. */
export function addConvert(program: Command, { screen }: Session): void {
  program
    .command('convert')
    .description('convert characters of Shadowrun, second edition, to record sheets of the faster combat system')
    .argument('<file>', 'a character in JSON, or a list of them')
    .option('--json', 'the sheets as JSON: one for a character, a list for a list')
    .addHelpText(
      'after',
      `
A character has a name, a race, attributes, initiativeDice, movementMultiplier and skills; armour, weapons, grenades and
spells where it has any. A file in which something is wrong ends with exit code 2 and a line for each thing.

Examples:
  tabletop convert hero.json
  tabletop convert party.json --json`,
    )
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const { sheets, isList, text } = charactersIn(await readText(file), file);
      if (json === true) screen.text(jsonLine(isList ? sheets : sheets[0]));
      else screen.text(text);
    });
}
