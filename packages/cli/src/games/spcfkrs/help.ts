import type { Unit } from '@tabletop/spcfkrs';
import { sheet, unitName } from '@tabletop/spcfkrs/text';
import { quoted } from '../../screen/plain.js';
import { wrapped } from '../../screen/wrap.js';
import type { Command } from './command.js';
import { formsFor } from './forms.js';
import { aboardText, actTexts, moveTexts } from './options.js';

const WIDTH = 78;

/** How lines are written, whoever is commanded. */
const GRAMMAR = [
  'An order is a line: a unit, or with + between them the units of a battalion, and a colon;',
  'then one thing to do, and behind a semicolon a move, or either alone. Units without an order do nothing.',
  'Another line for a unit takes the place of the one before.',
].join(' ');

const CRAFT_GRAMMAR = [
  'A craft does more: an order for each crew and each gun, with commas between them, and behind a semicolon a move.',
  'Its guns and parts are numbered from 1, as its sheet and the list of units have them: V1.2 is the second part of V1.',
].join(' ');

/** How orders are written, and what each unit can do as things stand; or the sheet of the unit that is named. */
export function helpText(command: Command, about: string): string {
  const { units, view } = command;
  if (about !== '') return sheetOf(command, about);
  const [first] = units;
  const hasCraft = view.units.some(({ craft }) => craft !== null);
  return [
    ...wrapped([GRAMMAR, ...(hasCraft ? [CRAFT_GRAMMAR] : []), 'What may be written now:'].join(' '), WIDTH),
    ...formsFor(command).map((form) => `  ${form}`),
    'What each can do as things stand, and how likely each roll is to succeed:',
    ...units.flatMap((unit) => wrapped(`${unitName(unit.id, view)}: ${canDo(command, unit)}.`, WIDTH, '  ')),
    ...(first === undefined ? [] : [`The sheet of a unit: ? ${unitName(first.id, view)}`]),
  ].join('\n');
}

/** What a unit can do now, and how far it can go. */
function canDo(command: Command, unit: Unit): string {
  const aboard = aboardText(command, unit);
  return aboard ?? ([...actTexts(command, unit), ...moveTexts(command, unit)].join(', ') || 'nobody is in reach');
}

/** The sheet of any unit, of either side; also where one of its parts is named. */
function sheetOf({ view }: Command, name: string): string {
  const wanted = name.replace(/\.\d+$/, '').toLowerCase();
  const unit = view.units.find((each) => each.name.toLowerCase() === wanted);
  return unit === undefined ? `No unit is called ${quoted(name)}.` : sheet(unit, { rules: view.rules });
}
