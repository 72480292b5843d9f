import { rulings } from '@tabletop/kraken';
import { describe, expect, test } from 'vitest';
import { shown } from './support/fake-io.js';

describe('rulings', () => {
  test('every ruling is there with its rule, question, options, default and reason', async () => {
    const { code, out } = await shown(['rulings', 'kraken']);
    const flat = out.replace(/\s+/g, ' ');
    expect(code).toBe(0);
    for (const { id, rule, question, options, default: usual, reason } of rulings) {
      expect(flat).toContain(`${id} ${rule} `);
      expect(flat).toContain(question);
      expect(flat).toContain(`Why: ${reason}`);
      for (const { name, meaning } of options) {
        const mark = name === usual ? '*' : '-';
        const label = options.length === 1 ? '' : `${name}${name === usual ? ' (default)' : ''}: `;
        expect(flat).toContain(`${mark} ${label}${meaning}`);
      }
    }
  });

  test('lines keep to the width of the screen', async () => {
    for (const line of (await shown(['rulings', 'kraken'], { columns: 60 })).out.split('\n')) {
      expect(line.length).toBeLessThanOrEqual(60);
    }
  });

  test('as JSON they are what the package publishes', async () => {
    expect(JSON.parse((await shown(['rulings', 'kraken', '--json'])).out)).toEqual(rulings);
  });
});
