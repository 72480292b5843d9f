import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const scripts = join(dirname(fileURLToPath(import.meta.url)), '..');
const processes = pathToFileURL(join(scripts, 'run', 'processes.mjs')).href;

/**
 * The arguments of a Node that runs a child through us and ends like it.
 * @param {string} child what the child runs
 * @param {string} [options] of `run`
 */
const through = (child, options = '{}') => [
  '--input-type=module',
  '--eval',
  `import { exitLike, ignoreClosedPipe, run } from ${JSON.stringify(processes)};
   ignoreClosedPipe();
   exitLike(await run(process.execPath, ['--eval', ${JSON.stringify(child)}], ${options}));`,
];

/**
 * @param {string} child
 * @param {string} [options]
 */
const end = (child, options) => spawnSync(process.execPath, through(child, options), { encoding: 'utf8' });

describe('a child process', () => {
  test.each([0, 1, 3])('passes its exit code %i on', (code) => {
    expect(end(`process.exit(${code})`).status).toBe(code);
  });

  test('passes on the signal that ended it', () => {
    expect(end("process.kill(process.pid, 'SIGTERM')").signal).toBe('SIGTERM');
  });

  test('prints to the same terminal, or line by line to whoever asks', () => {
    const child = "console.log('a'); console.error('b')";
    expect(end(child)).toMatchObject({ stdout: 'a\n', stderr: 'b\n' });
    const { stdout } = end(child, "{ onLine: (line) => console.log('<' + line + '>') }");
    expect(stdout.trim().split('\n').sort()).toEqual(['<a>', '<b>']);
  });

  test('that cannot be started says so', () => {
    const args = [
      '--input-type=module',
      '--eval',
      `import { exitLike, run } from ${JSON.stringify(processes)}; exitLike(await run('no-such-tool', []));`,
    ];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(127);
    expect(stderr).toMatch(/^no-such-tool could not be started: /);
  });

  test.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
    'is told of a %s, and what it then does is what we do',
    async (signal) => {
      const child =
        "process.on('exit', () => console.log('tidied')); for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => process.exit(0)); setInterval(() => 0, 1000); console.log('ready')";
      const parent = spawn(process.execPath, through(child), { stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      parent.stdout.on('data', (/** @type {Buffer} */ data) => {
        if (printed === '') parent.kill(signal);
        printed += data;
      });
      const [, endedBy] = await once(parent, 'close');
      expect(printed).toBe('ready\ntidied\n');
      expect(endedBy).toBe(signal);
    },
  );

  test('whose reader is gone still ends as it would', async () => {
    const child = "console.log('a'); setTimeout(() => { console.log('b'); process.exit(3); }, 200)";
    const parent = spawn(process.execPath, through(child, '{ onLine: (line) => console.log(line) }'), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    parent.stdout.once('data', () => parent.stdout.destroy());
    let complaint = '';
    parent.stderr.on('data', (/** @type {Buffer} */ data) => {
      complaint += data;
    });
    const [code] = await once(parent, 'close');
    expect([code, complaint]).toEqual([3, '']);
  });
});

test('an unknown command of ours is refused before anything is set up', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(scripts, 'run.mjs'), 'constructor'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('not "constructor"');
});
