import { describe, expect, test } from 'vitest';
import { put } from '../../../scripts/testing/put.js';
import type { SpcfkrsState } from '../src/index.js';
import { parseState } from '../src/schema.js';
import { found } from './support/found.js';
import { dead, refuses } from './support/refuses.js';

const fresh = () => found('orders', ({ map, rules }) => map.name === 'Small yard' && rules.mode === undefined);
const fallen = () => found('round', ({ units }) => units.some(({ alive }) => !alive));
const shielded = () => found('orders', ({ units }) => units.some(({ shield }) => shield === 'ready'));
const bearer = () => shielded().units.findIndex(({ shield }) => shield === 'ready');
/** The place of a dead unit in a state that has one. */
const corpse = () => fallen().units.findIndex(({ alive }) => !alive);
const FULL_COVER = { column: 3, row: 1 };

describe('players, sides and units are known', () => {
  refuses('two players of one name', 'S-MODE players.1.id', fresh, ({ players }) => ({
    'players.1.id': players[0]?.id,
  }));
  refuses('two sides of one name', 'S-MODE sides.1.id', fresh, ({ sides }) => ({ 'sides.1.id': sides[0]?.id }));
  refuses('a side of nobody', 'S-MODE sides.0.owner', fresh, { 'sides.0.owner': 'zoe' });
  refuses('a player without a side', 'S-MODE players.1', fresh, ({ players }) => ({ 'sides.1.owner': players[0]?.id }));
  refuses('a side without a unit', 'S-MODE sides.2', fresh, ({ sides }) => ({
    sides: [...sides, { ...sides[0], id: 'grey' }],
  }));
  refuses('a unit of no side', 'S-MODE units.0.side', fresh, { 'units.0.side': 'grey' });
  refuses('units that are numbered from 2', 'S-MODE units.0.id', fresh, { 'units.0.id': 2 });
  refuses('units out of their order', 'S-MODE units.0.id', fresh, {
    units: (units: readonly unknown[]) => units.toReversed(),
  });
  refuses('two names that differ in capitals', 'S-ORDERS units.1.name', fresh, ({ units }) => ({
    'units.1.name': units[0]?.name.toLowerCase(),
  }));
  refuses('a name of two words', 'S-ORDERS units.0.name', fresh, { 'units.0.name': 'P 1' });
  refuses('a name that orders need', 'S-ORDERS units.0.name', fresh, { 'units.0.name': 'Through' });
  refuses('a name of 21 letters', 'units.0.name', fresh, { 'units.0.name': 'P'.repeat(21) });
  refuses('a force over its budget', 'S-BUDGET sides.0.budget', fresh, { 'sides.0.budget': 3 });
});

describe('units are what they can be', () => {
  refuses('a modification twice', 'S-SLOTS units.0.profile.modifications', fresh, {
    'units.0.profile.modifications': ['Metal legs', 'Metal legs'],
  });
  refuses('a power of nothing', 'S-SLOTS units.0.profile.powers', fresh, ({ units }) => ({
    'units.0.profile.powers': [...(units[0]?.profile.modifications ?? []).map(() => 'jet'), 'jet'],
  }));
  refuses('a knife for a gun', 'S-SLOTS units.0.profile.gun.kind', fresh, { 'units.0.profile.gun.kind': 'blade' });
  refuses('a gun for a knife', 'S-SLOTS units.0.profile.blade.kind', fresh, { 'units.0.profile.blade.kind': 'gun' });
  refuses('a blade that reaches far', 'S-STAB units.0.profile.blade.range', fresh, {
    'units.0.profile.blade.range': 2,
  });
  refuses('a gun without a shot', 'S-MG units.0.profile.gun.shots', fresh, {
    'units.0.profile.gun.shots': { fixed: 0, dice: 0 },
  });
  refuses('a rocket through cover', 'S-AOE units.0.profile.gun.blast', fresh, {
    'units.0.profile.gun.blast': true,
    'units.0.profile.gun.through': 1,
  });
  refuses('a unit without Body', 'units.0.profile.body', fresh, { 'units.0.profile.body': 0 });
  refuses('a unit of no class', 'units.0.profile.class', fresh, { 'units.0.profile.class': 'monster' });
  refuses('a unit of another class', 'units.0.profile.hull', fresh, { 'units.0.profile.class': 'vehicle' });
  refuses('a power of craft', 'S-VMODS units.0.profile.powers', fresh, {
    'units.0.profile.modifications': ['Plasma slag exhaust'],
    'units.0.profile.powers': ['slag'],
  });
  refuses('a unit of two parts', 'S-BASE units.0.parts', fresh, {
    'units.0.parts': (parts: readonly unknown[]) => [...parts, ...parts],
  });
});

describe('units are as they can be', () => {
  refuses('more Body than it had', 'S-BASE units.0.parts.0.sixths', fresh, ({ units }) => ({
    'units.0.parts.0.sixths': (units[0]?.profile.body ?? 0) * 6 + 1,
  }));
  refuses('dead with Body left', 'S-DEATH units.0.alive', fresh, { 'units.0.alive': false });
  refuses('alive with none', 'S-DEATH units.0.alive', fresh, { 'units.0.parts.0.sixths': 0 });
  refuses('a shield that it has not', 'S-PSHIELD units.0.shield', fresh, { 'units.0.shield': 'spent' });
  refuses('no shield where it has one', `S-PSHIELD units.${bearer()}.shield`, shielded, {
    [`units.${bearer()}.shield`]: 'none',
  });
  refuses('off the map', 'S-GRID units.0.parts.0.at', fresh, { 'units.0.parts.0.at': { column: 7, row: 0 } });
  refuses('in full cover', 'S-COVER units.0.parts.0.at', fresh, { 'units.0.parts.0.at': FULL_COVER });
  refuses('two in a space', 'S-CONFLICT units.1.parts.0.at', fresh, ({ units }) => ({
    'units.1.parts.0.at': units[0]?.parts[0]?.at,
  }));
  refuses('dead off the map', `S-GRID units.${corpse()}.parts.0.at`, fallen, {
    [`units.${corpse()}.parts.0.at.row`]: 63,
  });

  test('the dead lie in nobody’s way', () => {
    const state = fallen();
    const other = state.units.find(({ alive }) => alive);
    const changed = put(state, { [`units.${corpse()}.parts.0.at`]: other?.parts[0]?.at });
    expect(parseState(changed)).toEqual(changed);
  });
});

describe('the map is whole [S-GRID]', () => {
  refuses('a row too many', 'S-COVER map.cover', fresh, {
    'map.cover': (rows: readonly string[]) => [...rows, rows[0]],
  });
  refuses('a row too long', 'S-COVER map.cover.0', fresh, { 'map.cover.0': '........' });
  refuses('an unknown sign', 'S-COVER map.cover.0', fresh, { 'map.cover.0': '..x....' });
  refuses('a row of nothing', 'map.cover.0', fresh, { 'map.cover.0': '' });
  refuses('no columns', 'map.columns', fresh, { 'map.columns': 0 });
  refuses('65 rows', 'map.rows', fresh, { 'map.rows': 65 });
});

describe('the match is over when it is, and only then [S-WIN]', () => {
  const onlyFirst = ({ units, sides }: SpcfkrsState) => ({
    units: units.map((unit) => (unit.side === sides[0]?.id ? unit : { ...unit, ...dead(unit) })),
  });
  const between = () => found('round', ({ round, sides }) => round > 0 && sides.length === 2);
  const won = () => found('over', (_, { ending }) => ending === 'last-side');
  const drawn = () => found('over', (_, { ending }) => ending === 'round-limit');
  refuses('one side left, yet going on', 'S-WIN stage.step', between, onlyFirst);
  refuses('nobody left, yet going on', 'S-WIN stage.step', between, ({ units }) => ({
    units: units.map((unit) => ({ ...unit, ...dead(unit) })),
  }));
  for (const ending of ['last-side', 'none-left', 'round-limit'])
    refuses(`over by ${ending} too soon`, 'S-WIN stage.ending', between, {
      round: 1,
      stage: { step: 'over', ending, side: null },
    });
  refuses('won by the losers', 'S-WIN stage.side', won, ({ sides, stage }) => ({
    'stage.side': sides.find(({ id }) => id !== stage.side)?.id,
  }));
  refuses('won by nobody', 'S-WIN stage.side', won, { 'stage.side': null });
  refuses('a victory as a draw', 'S-WIN stage.ending', won, { 'stage.ending': 'none-left', 'stage.side': null });
  refuses('a draw won', 'S-WIN stage.side', drawn, ({ sides }) => ({ 'stage.side': sides[0]?.id }));
  refuses('a draw before the last round', 'S-WIN stage.ending', drawn, { round: 1 });
  refuses('a round past the last', 'S-WIN round', between, { round: 4 });
  refuses('over before the first round', 'S-PHASES round', won, { round: 0 });
});
