import { type OddsTable, oddsRow } from '@tabletop/game';
import { WEAPONS } from './force/weapons.js';
import { hackOdds, overdoseOdds } from './odds/ask.js';
import { craftTables } from './odds/craft-tables.js';
import { coverTable, damageTable, killTable, rowTable, toHitTable } from './odds/tables.js';

export {
  type Attack,
  attackOdds,
  coverOdds,
  type Harm,
  type HitResult,
  hackOdds,
  hitOdds,
  killOdds,
  overdoseOdds,
  type Row,
} from './odds/ask.js';
export { crewHackOdds, rechargeOdds, slagOdds } from './odds/crews.js';
export { type Duel, type DuelResult, duelOdds, MAX_DUEL_ROUNDS } from './odds/duel.js';
export { type Collision, ramHitOdds, ramOdds } from './odds/rams.js';
export { MAX_SURVIVAL_ROUNDS, type Survival, survivalOdds } from './odds/survival.js';
export type { OddsUsing } from './odds/using.js';
export type { WreckedCraft } from './odds/wrecked-craft.js';
export { type Fire, MAX_WRECK_SHOTS, type Wreck, wreckOdds } from './odds/wrecks.js';

/** Exact odds of the printed game, each table made by running the resolvers that play it in every branch. */
export function oddsTables(): readonly OddsTable[] {
  const weapons = Object.values(WEAPONS);
  const guns = weapons.filter(({ kind }) => kind === 'gun');
  return [
    toHitTable(weapons),
    ...weapons.map(damageTable),
    ...weapons.map(killTable),
    coverTable(guns),
    rowTable(guns.filter(({ chains }) => chains)),
    {
      title: 'Specials',
      rule: 'S-HACK',
      situation: 'What is tried',
      results: ['succeeds', 'fails'],
      rows: [oddsRow('Hacking guns', hackOdds(), [true, false])],
    },
    {
      title: 'An overdose',
      rule: 'S-OVERDOSE',
      situation: 'After',
      results: ['dead', 'alive'],
      rows: [1, 2, 3, 4, 5, 6].map((rounds) => oddsRow(roundsText(rounds), overdoseOdds(rounds), [true, false])),
    },
    ...craftTables(),
  ];
}

function roundsText(rounds: number): string {
  return rounds === 1 ? '1 round' : `${rounds} rounds`;
}
