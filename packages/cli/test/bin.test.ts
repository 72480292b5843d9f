import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/temporary.js';

const BIN = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const file = temporaryFolder();

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a line of a shell, in which `tabletop` is the command as it was built. */
function shell(line: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const script = `set -o pipefail; tabletop() { "$NODE" "$BIN" "$@"; }; ${line}`;
  const child = spawn('bash', ['-c', script], { env: { ...process.env, NODE: process.execPath, BIN, ...env } });
  return ended(child);
}

function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    err += String(chunk);
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, out, err })));
}

describe('the command as it is installed', () => {
  test('is built', () => {
    expect(existsSync(BIN)).toBe(true);
  });

  test('a reader that closes the pipe early is no error', async () => {
    for (const command of ['watch kraken --seed ahoy --json', 'rulings kraken', 'odds 1000d2 --json']) {
      const { code, out, err } = await shell(`tabletop ${command} | head -n 1`);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out.split('\n')).toHaveLength(2);
    }
  });

  test('exit codes come through', async () => {
    expect((await shell('tabletop --version')).code).toBe(0);
    const { code, out, err } = await shell('tabletop watch krakn');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('tabletop: There is no game called "krakn". Did you mean "kraken"?\n');
  });

  test('a pipe can play, and the process ends with the game though the pipe is still open', async () => {
    const record = file('piped.json');
    const line = `yes 2 | tabletop play kraken --seed ahoy --rule hullPoints=2 --save "$RECORD" > "$RECORD.txt"; echo \${PIPESTATUS[1]}`;
    const { out } = await shell(line, { RECORD: record });
    expect(out.trim()).toBe('0');
    expect((await shell('tabletop replay "$RECORD" --json | tail -n 1', { RECORD: record })).out).toContain(
      '"verified":true',
    );
  });

  test('Ctrl-C while a question stands there ends with exit code 130', async () => {
    const child = spawn(process.execPath, [BIN, 'play', 'kraken'], { stdio: ['pipe', 'pipe', 'pipe'] });
    const ending = ended(child);
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('roll to move')) child.kill('SIGINT');
    });
    expect(await ending).toMatchObject({ code: 130, signal: null, err: 'tabletop: Stopped.\n' });
  });

  test('nothing is read where nothing is asked', async () => {
    const child = spawn(process.execPath, [BIN, 'odds', '2d6'], { stdio: ['pipe', 'pipe', 'pipe'] });
    expect((await ended(child)).code).toBe(0);
  });
});
