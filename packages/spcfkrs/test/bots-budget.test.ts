import { seatOf, settle } from '@tabletop/game';
import { expect, test } from 'vitest';
import { sensibleBot } from '../src/bots.js';
import { defineModification, defineWeapon, MAX_SHOTS, MAX_VALUE, spcfkrs, type UnitSetup } from '../src/index.js';
import { soon } from './support/soon.js';

test('[S-HACK] the sensible bot is soon done with an army of hackers whose guns fire as often as any may', () => {
  const shots = { fixed: MAX_SHOTS, dice: MAX_SHOTS };
  const weapon = defineWeapon({ name: 'Storm gun', kind: 'gun', damage: 1, range: MAX_VALUE, shots, chains: true });
  const storm = defineModification({ name: 'Storm gun', cost: 0, weapon });
  const army = (letter: string, left: number): readonly UnitSetup[] =>
    Array.from({ length: 32 }, (_, number) => ({
      name: `${letter}${number}`,
      modifications: [storm, 'Hacking implant'],
      at: { column: left + (number % 4), row: 8 * (number >> 2) },
    }));
  const setup = {
    map: { name: 'Plain', columns: 64, rows: 64 },
    sides: [
      { id: 'pink', force: army('P', 28), budget: 1000 },
      { id: 'blue', force: army('B', 33), budget: 1000 },
    ],
    houseRules: { baseBody: MAX_VALUE },
  };
  const { state } = settle(spcfkrs, spcfkrs.setup(setup, 1));
  const seat = seatOf(spcfkrs, sensibleBot, 'pink', 1);
  expect(soon('orders', () => seat(state)).orders.length).toBeGreaterThan(0);
});
