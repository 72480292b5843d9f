import { DEFAULT_RULES } from '@tabletop/kraken';
import { DEFAULT_RULES as FORCE_RULES } from '@tabletop/spcfkrs';
import { DEFAULT_RULES as CRAB_RULES } from '@tabletop/warcrabs';
import { describe, expect, test } from 'vitest';
import { version } from '../package.json';
import { shown } from './support/fake-io.js';

describe('help', () => {
  test.each([
    [[]],
    [['--help']],
    [['help']],
    [['watch', '--help']],
    [['watch', 'kraken', '--help']],
    [['play', 'kraken', '-h']],
    [['odds', '--help']],
    [['replay', '--help']],
    [['convert', '--help']],
    [['crab', '--help']],
    [['season', '--help']],
    [['force', '--help']],
    [['play', 'spcfkrs', '--help']],
    [['season', 'fight', '--help']],
    [['play', 'warcrabs', '--help']],
    [['play', 'sr-fastcombat', '--help']],
    [['rulings', 'kraken', '--help']],
    [['help', 'watch']],
  ])('%j shows usage and examples on the output', async (argv) => {
    const { code, out, err } = await shown(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: tabletop/);
    expect(out).toMatch(/tabletop (watch|play|odds|replay|rulings|convert|crab|season|force) [\w-]/);
  });

  test('the help of a game has its own options and every house rule', async () => {
    const { out } = await shown(['watch', 'kraken', '--help']);
    expect(out).toMatch(/--crew <name>.*"mixed", "heroes"/);
    for (const name of Object.keys(DEFAULT_RULES)) expect(out).toContain(`${name}=`);
  });

  test.each([[['watch', 'warcrabs']], [['crab']], [['season', 'new']]])(
    'the help of %j, which takes house rules, lists them all',
    async (command) => {
      const { out } = await shown([...command, '--help']);
      for (const name of Object.keys(CRAB_RULES)) expect(out).toContain(`${name}=`);
    },
  );

  test('the help of a force lists the house rules that price it', async () => {
    const { out } = await shown(['force', '--help']);
    for (const name of Object.keys(FORCE_RULES)) expect(out).toContain(`${name}=`);
  });

  test.each(['--version', '-V'])('%s shows the version', async (option) => {
    expect(await shown([option])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});
