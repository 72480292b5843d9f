import { access, chmod, constants, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Refusal } from './endings.js';
import { quoted } from './screen/plain.js';

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES: number = 16 * 1024 * 1024;

const CHUNK = 1024 * 1024;

/** The text of a file. Reads no more than {@link MAX_FILE_BYTES}, whatever the file says of its size. */
export async function readText(path: string): Promise<string> {
  const bytes = await attempting('read', path, async () => {
    const file = await open(path, 'r');
    try {
      const chunks: Uint8Array[] = [];
      let total = 0;
      for (;;) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK), 0, CHUNK);
        if (bytesRead === 0) return Buffer.concat(chunks);
        chunks.push(buffer.subarray(0, bytesRead));
        total += bytesRead;
        if (total > MAX_FILE_BYTES) throw new Refusal(`${quoted(path)} is larger than ${MAX_FILE_BYTES} bytes.`);
      }
    } finally {
      await file.close();
    }
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${quoted(path)} is no text in UTF-8.`);
  }
}

export async function writeText(path: string, text: string): Promise<void> {
  await attempting('write', path, () => writeFile(path, text));
}

/**
 * Whether a file can be written is found out before the work whose result it is to hold. Others that are read or written
 * besides are kept: it must not be one of them, by whatever path.
 */
export async function checkWritable(
  path: string | undefined,
  kept: readonly (string | undefined)[] = [],
): Promise<void> {
  if (path === undefined) return;
  await attempting('write', path, async () => {
    const file = await open(path, 'a');
    await file.close();
    for (const other of kept)
      if (other !== undefined && (await isSameFile(path, other)))
        throw new Refusal(`Cannot write ${quoted(path)}: that file is wanted for something else.`);
  });
}

/** Whether two paths lead to one ordinary file; a device takes what is written to it and keeps nothing. */
async function isSameFile(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([path, other].map((each) => stat(each, { bigint: true })));
  return one !== undefined && two !== undefined && one.isFile() && one.dev === two.dev && one.ino === two.ino;
}

/** Writes a file that is not there yet. */
export async function createText(path: string, text: string): Promise<void> {
  await attempting('write', path, () => writeFile(path, text, { flag: 'wx' }));
}

/** Whether a file can be replaced is found out before the work whose result it is to hold. */
export async function checkReplaceable(path: string): Promise<void> {
  await attempting('write', path, async () => {
    const target = await ordinaryFile(path);
    await access(target, constants.W_OK);
    await access(dirname(target), constants.W_OK);
  });
}

/**
 * Puts another text in the place of the one that a file has, at once and as a whole: whoever reads the file finds one or
 * the other. Throws a {@link Refusal} where it no longer has the text that it had, or is being replaced by somebody else.
 */
export async function replaceText(path: string, before: string, after: string): Promise<void> {
  await attempting('write', path, async () => {
    const target = await ordinaryFile(path);
    const { mode } = await stat(target);
    const folder = await claimed(path, target);
    try {
      const whole = join(folder, 'whole');
      await writeFile(whole, after, { flush: true });
      await chmod(whole, mode);
      if ((await readText(target)) !== before)
        throw new Refusal(`${quoted(path)} was changed meanwhile; it is left as it is now.`);
      await rename(whole, target);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** The folder that only one at a time can make who replaces a file, and in which its other text is written. */
async function claimed(path: string, target: string): Promise<string> {
  const folder = join(dirname(target), `.${basename(target)}.changing`);
  try {
    await mkdir(folder);
    return folder;
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
    const advice = `If nobody is any more, delete the folder ${quoted(folder)}.`;
    throw new Refusal(`${quoted(path)} is being changed by somebody else right now. ${advice}`);
  }
}

/** Where a file is that links may lead to. Refuses devices, pipes and the like, which cannot be replaced. */
async function ordinaryFile(path: string): Promise<string> {
  const target = await realpath(path);
  if (!(await stat(target)).isFile()) throw new Refusal(`Cannot write ${quoted(path)}: it is no ordinary file.`);
  return target;
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
  ['EEXIST', 'it is there already'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of the path is no folder'],
  ['EACCES', 'it is not allowed'],
  ['EPERM', 'it is not allowed'],
  ['EROFS', 'it is not allowed'],
  ['ENOSPC', 'the disk is full'],
  ['ENAMETOOLONG', 'the name is too long'],
]);

async function attempting<Result>(what: 'read' | 'write', path: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const reason = REASONS.get(error.code) ?? error.code;
    throw new Refusal(`Cannot ${what} ${quoted(path)}: ${reason}.`);
  }
}

/** An error of the file system, or of Node where a path is none (one with a NUL in it). */
function isSystemError(error: unknown): error is { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
