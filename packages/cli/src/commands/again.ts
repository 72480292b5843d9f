import type { GameAdapter, GameTypes } from '../games/adapter.js';
import type { AskedMatch, MatchFlags } from '../games/asked.js';
import { plain } from '../screen/plain.js';

/** The command that plays the same game again, to be pasted into a shell. */
export function again<Types extends GameTypes>(
  command: string,
  { game, bots, options }: GameAdapter<Types>,
  { seed, bot }: AskedMatch<Types>,
  flags: MatchFlags,
): string {
  const words = ['tabletop', command, game.id, '--seed', seed];
  for (const name of ['players', ...options.map((option) => option.name)]) {
    const value = flags[name];
    if (typeof value === 'string') words.push(`--${name}`, value);
  }
  if (bot.name !== bots[0]?.name) words.push('--bot', bot.name);
  if (flags.rule !== undefined) words.push('--rule', ...flags.rule);
  return words.map(asWord).join(' ');
}

/** A word as shells of the usual kind read it back; one with control characters as the more able of them do. */
function asWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  if (plain(text) === text) return `'${text.replaceAll("'", "'\\''")}'`;
  return `$'${plain(text.replaceAll('\\', '\\\\').replaceAll("'", "\\'"))}'`;
}
