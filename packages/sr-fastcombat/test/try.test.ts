import { randomPolicy, playMatch } from '@tabletop/game';
import { expect, test } from 'vitest';
import { srFastcombat } from '../src/index.js';
test('plays', () => {
  for (const figures of ['duel','pair','team'] as const) for (let seed = 0; seed < 5; seed++) {
    const t = Date.now();
    const seen = new Map<string, number>();
    const match = playMatch(srFastcombat, { setup: { figures, houseRules: { maxTurns: 20 } }, seed, policies: () => randomPolicy, observe: ({ events }) => { for (const e of events) seen.set(e.type, (seen.get(e.type) ?? 0) + 1); } });
    console.log(figures, seed, match.steps, match.outcome?.reason, match.state.turn, Date.now() - t, JSON.stringify(match.state).length, [...seen].map(([k,v])=>`${k}:${v}`).join(' '));
  }
  expect(1).toBe(1);
}, 120000);
