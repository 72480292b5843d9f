import { CommanderError } from 'commander';
import { BROKEN, INTERRUPTED, Interruption, NobodyReads, OK, REFUSED, Refusal } from './endings.js';
import { type Io, wholeIo } from './io.js';
import { programFor } from './program.js';
import { quoted, shortened } from './screen/plain.js';
import { openScreen } from './screen/screen.js';
import type { Session } from './session.js';

const LONGEST_ERROR = 500;

/**
 * Runs the `tabletop` command with the arguments after its name, and nothing but `io` to read from and write to.
 * Returns the exit code: 0 when all went well, also where nobody reads the output to its end; 2 when what was asked
 * for cannot be done, with one line on `stderr` for each thing that is wrong; 130 after Ctrl-C; 1 when the command itself is broken.
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const whole = wholeIo(io);
  const screen = openScreen(whole);
  try {
    await obey(argv.length === 0 ? ['--help'] : argv, { io: whole, screen });
    await screen.settled();
    return OK;
  } catch (error) {
    const code = codeOf(error);
    if (code !== OK) {
      for (const line of code === BROKEN ? inFull(error) : linesOf(error)) screen.note(line);
    }
    // What nobody reads need not have been taken.
    await screen.settled().catch(() => {});
    return code;
  } finally {
    screen.close();
  }
}

async function obey(argv: readonly string[], session: Session): Promise<void> {
  try {
    await programFor(session).parseAsync(argv, { from: 'user' });
  } catch (error) {
    // Help and version end with an error too.
    if (error instanceof CommanderError && error.exitCode === 0) return;
    // Commander says no more of an unknown word after help than that it did not print any.
    const isUnknown = error instanceof CommanderError && error.code === 'commander.help';
    throw isUnknown ? new Refusal(`There is no help on the unknown command ${quoted(argv.at(-1) ?? '')}.`) : error;
  }
}

function codeOf(error: unknown): number {
  if (error instanceof NobodyReads) return OK;
  if (error instanceof Refusal || error instanceof CommanderError) return REFUSED;
  return error instanceof Interruption ? INTERRUPTED : BROKEN;
}

function linesOf(error: unknown): readonly string[] {
  const more = error instanceof Refusal ? error.more : [];
  return [messageOf(error), ...more].map(inOneLine);
}

function inOneLine(text: string): string {
  const message = text.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
  return `tabletop: ${shortened(message, LONGEST_ERROR)}`;
}

function inFull(error: unknown): readonly string[] {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return ['tabletop: This is a fault of the command itself. Please report it with these lines:', ...trace.split('\n')];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
