import { open, writeFile } from 'node:fs/promises';
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

/** Whether a file can be written is found out before the work whose result it is to hold. */
export async function checkWritable(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  await attempting('write', path, async () => {
    const file = await open(path, 'a');
    await file.close();
  });
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file or folder'],
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
