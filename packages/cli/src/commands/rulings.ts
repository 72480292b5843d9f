import type { Ruling } from '@tabletop/game';
import type { Command } from 'commander';
import { jsonLine } from '../screen/plain.js';
import type { Screen } from '../screen/screen.js';
import { accent, bold, dim } from '../screen/span.js';
import { wrapped } from '../screen/wrap.js';
import type { Session } from '../session.js';
import { addPerGame } from './per-game.js';

const KINDS: Readonly<Record<Ruling['kind'], string>> = {
  ruling: 'the text is open',
  erratum: 'the text is misprinted',
  house: 'the text gives no value',
};

/** `tabletop rulings kraken`: what was decided where the rules are open. */
export function addRulings(program: Command, { screen }: Session): void {
  addPerGame(program, {
    name: 'rulings',
    about: 'what was decided where the rules of a game are open',
    build: (command, game) =>
      game.serve(({ rulings, title, credit }) => {
        command
          .option('--json', 'the rulings as a list in JSON')
          .addHelpText('after', `\nExamples:\n  tabletop rulings ${game.id}\n  tabletop rulings ${game.id} --json`)
          .action(({ json }: { readonly json?: boolean }) => {
            if (json === true) screen.text(jsonLine(rulings));
            else {
              screen.line(bold(title), ` ${credit}: ${rulings.length} rulings`);
              for (const ruling of rulings) show(ruling, screen);
            }
          });
      }),
  });
}

function show({ id, rule, question, options, default: usual, reason, kind }: Ruling, screen: Screen): void {
  const indented = (text: string, indent: string): void => {
    for (const line of wrapped(text, screen.width, indent)) screen.line(line);
  };
  screen.line();
  screen.line(bold(id), '  ', accent(rule), dim(`  ${KINDS[kind]}`));
  indented(question, '  ');
  for (const { name, meaning } of options) {
    const marked = options.length === 1 ? meaning : `${name}${name === usual ? ' (default)' : ''}: ${meaning}`;
    const [first = '', ...others] = wrapped(marked, screen.width, '    ');
    screen.line(`  ${name === usual ? '*' : '-'} ${first.trimStart()}`);
    for (const line of others) screen.line(line);
  }
  indented(`Why: ${reason}`, '  ');
}
