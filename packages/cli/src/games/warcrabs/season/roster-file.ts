import { MAX_ROSTER_LENGTH, type Roster } from '@tabletop/warcrabs';
import { parseRoster } from '@tabletop/warcrabs/schema';
import { createText, readText, replaceText } from '../../../files.js';
import { refusingEach } from '../../../problem-lines.js';

/** A season as it stands in a file. */
export interface RosterFile {
  readonly path: string;
  /** What the file holds, by which it is known whether it has changed. */
  readonly text: string;
  readonly roster: Roster;
}

/** Reads a season. Throws a `Refusal` with a line for each thing that is wrong, whatever the file holds. */
export async function readRosterFile(path: string): Promise<RosterFile> {
  const text = await readText(path);
  return { path, text, roster: refusingEach(() => parseRoster(text), { file: path, withRules: true }) };
}

/** Writes a new season; never over a file that is there. */
export async function createRosterFile(path: string, roster: Roster): Promise<void> {
  await createText(path, textOf(roster));
}

/** Puts a season in the place of the one that was read. Refuses where the file has changed since. */
export async function replaceRosterFile({ path, text }: RosterFile, roster: Roster): Promise<void> {
  await replaceText(path, text, textOf(roster));
}

/**
 * Changes a season in its file: returns it as it was and as it is. What the rules refuse becomes a `Refusal`, and the
 * file is left as it was.
 */
export async function changeRosterFile(
  path: string,
  change: (roster: Roster) => Roster,
): Promise<{ readonly before: Roster; readonly after: Roster }> {
  const file = await readRosterFile(path);
  const after = refusingEach(() => change(file.roster));
  await replaceRosterFile(file, after);
  return { before: file.roster, after };
}

/** A season as text that can be read again, for people as long as there is room. */
function textOf(roster: Roster): string {
  const spacious = `${JSON.stringify(roster, null, 2)}\n`;
  const text = spacious.length <= MAX_ROSTER_LENGTH ? spacious : JSON.stringify(roster);
  refusingEach(() => parseRoster(text));
  return text;
}
