import { afterEach, describe, expect, it, vi } from 'vitest';
import { isTabletopError, TabletopError } from '../src/index.js';

describe('a typed error', () => {
  afterEach(() => vi.resetModules());

  it('is recognised, also when another copy of the package made it', async () => {
    vi.resetModules();
    const copy = await import('../src/index.js');
    const foreign = new copy.TabletopError('a-code', [{ path: ['a', 0], message: 'No.' }]);
    expect(foreign).not.toBeInstanceOf(TabletopError);
    expect(isTabletopError(foreign)).toBe(true);
    expect(isTabletopError(new TabletopError('a-code', []))).toBe(true);
  });

  it.each([
    new Error('no'),
    null,
    undefined,
    'TabletopError',
    { code: 'a-code', problems: [] },
    { name: 'TabletopError' },
  ])('is not mistaken for %s', (value) => expect(isTabletopError(value)).toBe(false));

  it('says all that is wrong in its message, and carries it as data', () => {
    const problems = [
      { path: ['a'], message: 'One.' },
      { path: ['b'], message: 'Two.', rule: 'R', details: { limit: 3 } },
    ];
    const error = new TabletopError('a-code', problems);
    expect(error).toMatchObject({ name: 'TabletopError', code: 'a-code', message: 'One. Two.', problems });
    expect(Object.keys(error)).not.toContain('@tabletop/error');
  });
});
