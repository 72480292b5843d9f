import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fingerprint, installOnce } from '../run/set-up.mjs';

describe('an installation', () => {
  let folder = '';
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tabletop-set-up-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.clearAllMocks();
    vi.unstubAllEnvs();
  });

  /**
   * Whether npm is run for a fingerprint, and how that ends.
   * @param {string} wanted
   * @param {Partial<import('../run/set-up.mjs').Installation>} [changes]
   */
  const install = async (wanted, changes = {}) => {
    error.mockClear();
    const { code } = await installOnce({ folder, wanted, notice: 'installing', args: ['--version'], ...changes });
    return { code, ran: error.mock.calls.some(([line]) => line === 'installing') };
  };

  test('is done once for a fingerprint, and again for another', async () => {
    expect(await install('a')).toEqual({ code: 0, ran: true });
    expect(await install('a')).toEqual({ code: 0, ran: false });
    expect(await install('b')).toEqual({ code: 0, ran: true });
    expect(await install('b')).toEqual({ code: 0, ran: false });
  });

  test('leaves the standard output to what comes after it', async () => {
    await install('a');
    await install('a', { complete: false, args: ['no-such-command'] });
    expect(log).not.toHaveBeenCalled();
  });

  test('is done again where something that should be linked is gone', async () => {
    await install('a');
    expect(await install('a', { complete: false })).toEqual({ code: 0, ran: true });
  });

  test('that fails is not taken for done, and says why', async () => {
    const failed = await install('a', { args: ['no-such-command'] });
    expect(failed).toEqual({ code: 1, ran: true });
    expect(error).toHaveBeenCalledWith(expect.stringContaining('no-such-command'));
    expect(await install('a')).toEqual({ code: 0, ran: true });
  });

  test('that fails says why even under `npm --silent`', async () => {
    vi.stubEnv('npm_config_loglevel', 'silent');
    expect(await install('a', { args: ['ci'] })).toEqual({ code: 1, ran: true });
    expect(error).toHaveBeenCalledWith(expect.stringContaining('package-lock.json'));
  });
});

test('a fingerprint is of the files that it is asked for', () => {
  const one = fingerprint(['package.json']);
  expect(fingerprint(['package.json'])).toBe(one);
  expect(fingerprint(['package.json', 'pnpm-lock.yaml'])).not.toBe(one);
  expect(fingerprint(['turbo.json'])).not.toBe(one);
});
