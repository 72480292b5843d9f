import type { PlayerId } from '@tabletop/game';
import { fightResult, settleFight, type WarcrabsState, warcrabs } from '@tabletop/warcrabs';
import { type Command, Option } from 'commander';
import { Refusal } from '../../endings.js';
import { checkReplaceable, checkWritable, writeText } from '../../files.js';
import { type AskedMatch, botOf, seedOf } from '../../games/asked.js';
import { type Bout, boutOf } from '../../games/warcrabs/season/bout.js';
import { readRosterFile, replaceRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { settledLines } from '../../games/warcrabs/season/settled.js';
import { BOARD_NAMES, type WarcrabsTypes, warcrabsAdapter } from '../../games/warcrabs/warcrabs.js';
import { playWithPeople } from '../../play/people.js';
import { watchAsJson, watchAsText } from '../../play/watched.js';
import { refusingEach } from '../../problem-lines.js';
import { jsonLine, quoted } from '../../screen/plain.js';
import type { Session } from '../../session.js';
import { suggestion } from '../../suggest.js';
import { writePicture } from '../picture.js';

interface FightFlags {
  readonly seed?: string;
  readonly board?: (typeof BOARD_NAMES)[number];
  readonly bot?: string;
  readonly play?: readonly string[];
  readonly dice?: boolean;
  readonly json?: boolean;
  readonly svg?: string;
  readonly save?: string;
}

/** `tabletop season fight league.json` */
export function addFight(season: Command, session: Session): void {
  season
    .command('fight')
    .summary('fight, and settle it')
    .description('fight, and settle the fight: prize money is paid, dead crabs leave, the others heal')
    .argument('<file>', 'the season')
    .argument('[crabs...]', 'the crabs that fight, by their names or numbers; without any, all of them')
    .option('--seed <text>', 'the seed of all chance; without one a fresh seed is drawn and shown')
    .addOption(new Option('--board <name>', 'the table to fight on').choices(BOARD_NAMES))
    .option('--play <owner...>', 'owners that people play for; without this bots play for all')
    .option('--dice', 'real dice, where people play: what you throw is asked for, and nothing is left to a seed')
    .option('--bot <name>', `how bots play: ${warcrabsAdapter.bots.map(({ name }) => name).join(' or ')}`)
    .option('--json', 'between bots: a JSON object on each line: every event, the outcome, then what was settled')
    .option('--svg <file>', 'write a picture of the table at the end')
    .option('--save <file>', 'write a record that `tabletop replay` plays again')
    .addHelpText(
      'after',
      `
A fight that is broken off changes nothing.

Examples:
  tabletop season fight league.json
  tabletop season fight league.json Nipper "Death Boy" --board cluttered --seed ahoy
  tabletop season fight league.json --play ann`,
    )
    .action((file: string, crabs: readonly string[], flags: FightFlags) => fight(file, crabs, flags, session));
}

async function fight(file: string, crabs: readonly string[], flags: FightFlags, session: Session): Promise<void> {
  const { screen } = session;
  const season = await readRosterFile(file);
  const bout = refusingEach(() => boutOf(season.roster, crabs, flags.board));
  const people = peopleOf(bout, flags);
  const asked = askedFight(bout, flags);
  await checkReplaceable(file);
  await checkWritable(flags.svg, [file]);
  await checkWritable(flags.save, [file, flags.svg]);
  const state = await fought(asked, people, flags, session);
  if (warcrabs.outcome(state) === undefined) throw new Refusal('The fight came to no end; the season is as it was.');
  const result = refusingEach(() => fightResult(state, bout.ids));
  const after = refusingEach(() => settleFight(season.roster, result));
  await replaceRosterFile(season, after);
  if (flags.json === true) screen.text(jsonLine({ settled: result }));
  else {
    screen.line();
    for (const line of settledLines(season.roster, after, result)) screen.line(line);
  }
  if (flags.svg !== undefined) await writePicture(warcrabsAdapter, state, flags.svg, session);
}

/** The owners for whom people play. */
function peopleOf({ players }: Bout, { play = [], dice, json }: FightFlags): readonly PlayerId[] {
  const stranger = play.find((name) => !players.includes(name));
  if (stranger !== undefined)
    throw new Refusal(`No owner called ${quoted(stranger)} is in that fight.${suggestion(stranger, players)}`);
  if (play.length === 0 && dice === true) throw new Refusal('--dice is for fights in which people --play.');
  if (play.length > 0 && json === true) throw new Refusal('--json is for fights between bots, not with --play.');
  return players.filter((player) => play.includes(player));
}

function askedFight({ players, setup }: Bout, flags: FightFlags): AskedMatch<WarcrabsTypes> {
  const seed = seedOf(flags.seed);
  const first = refusingEach(() => warcrabs.setup(setup, seed));
  return { seed, setup, first, players, bot: botOf(warcrabsAdapter, flags.bot) };
}

/** The end of the fight. */
async function fought(
  asked: AskedMatch<WarcrabsTypes>,
  people: readonly PlayerId[],
  { dice = false, json, save }: FightFlags,
  session: Session,
): Promise<WarcrabsState> {
  if (people.length > 0) return (await playWithPeople(warcrabsAdapter, asked, { people, dice, save }, session)).state;
  const watch = json === true ? watchAsJson : watchAsText;
  const { state, record } = watch(warcrabsAdapter, asked, session);
  if (save !== undefined) {
    await writeText(save, `${JSON.stringify(record)}\n`);
    session.screen.note(`The record is in ${quoted(save)}.`);
  }
  return state;
}
