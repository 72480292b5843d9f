import type { Command } from 'commander';
import { Refusal } from '../endings.js';
import { quoted } from '../screen/plain.js';
import type { Session } from '../session.js';
import { suggestion } from '../suggest.js';
import { addBuy } from './season/buy.js';
import { addDismiss } from './season/dismiss.js';
import { addEngineer } from './season/engineer.js';
import { addEquip } from './season/equip.js';
import { addFight } from './season/fight.js';
import { addGive } from './season/give.js';
import { addNew } from './season/new.js';
import { addRemove } from './season/remove.js';
import { addRepair } from './season/repair.js';
import { addSell } from './season/sell.js';
import { addShop } from './season/shop.js';
import { addShow } from './season/show.js';

/** In the order in which a season wants them. */
const COMMANDS: readonly ((season: Command, session: Session) => void)[] = [
  addNew,
  addShow,
  addShop,
  addEngineer,
  addBuy,
  addSell,
  addEquip,
  addRemove,
  addGive,
  addDismiss,
  addRepair,
  addFight,
];

/** `tabletop season fight league.json`: a season of Warcrabs, kept in a file. */
export function addSeason(program: Command, session: Session): void {
  const season = program
    .command('season')
    .description('a season of Warcrabs in a file: owners, their crabs and money, and fights')
    .usage('<what> <file> …')
    .helpCommand(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText(
      'after',
      `
The file is changed as a whole or not at all: what is refused leaves it as it was, with exit code 2 and the rule. Owners
and crabs go by their names, crabs by their numbers too.

Examples:
  tabletop season new league.json ann bob
  tabletop season engineer league.json ann --name Nipper --strength 6 --dexterity 4 --endurance 5
  tabletop season engineer league.json bob death-boy.json
  tabletop season buy league.json ann "Pickle Spear" Firecracker
  tabletop season equip league.json Nipper "Pickle Spear" Firecracker
  tabletop season fight league.json
  tabletop season fight league.json --play ann
  tabletop season show league.json`,
    );
  const names: string[] = [];
  // Only reached where the first word says nothing that can be done.
  season.action(() => {
    throw misnamed(season.args, names);
  });
  for (const add of COMMANDS) add(season, session);
  names.push(...season.commands.map((command) => command.name()));
}

function misnamed([first]: readonly string[], names: readonly string[]): Refusal {
  if (first === undefined || first.startsWith('-'))
    return new Refusal(
      `Say what is to be done: tabletop season ${names[0]} league.json … There is ${names.join(', ')}.`,
    );
  const close = suggestion(first, names);
  const hint = close === '' ? ` There is ${names.join(', ')}.` : close;
  return new Refusal(`A season knows no ${quoted(first)}.${hint}`);
}
