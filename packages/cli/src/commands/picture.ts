import { writeText } from '../files.js';
import type { GameAdapter, GameTypes } from '../games/adapter.js';
import { quoted } from '../screen/plain.js';
import type { Session } from '../session.js';

/** Writes the table as a picture and says so. */
export async function writePicture<Types extends GameTypes>(
  { game, toSvg }: GameAdapter<Types>,
  state: Types['state'],
  file: string,
  { screen }: Session,
): Promise<void> {
  await writeText(file, toSvg(game.view(state, null)));
  screen.note(`The picture of the table is in ${quoted(file)}.`);
}
