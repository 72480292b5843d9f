import { exactly } from '@tabletop/dice';
import { type OddsTable, oddsRow } from '@tabletop/game';
import { resolveTentacleAttack } from './combat.js';
import { resolveCrush } from './crush.js';
import { resolveFlail } from './flail.js';
import { resolveGrab } from './grab.js';
import { resolveMorale } from './morale.js';
import { resolveMovementRoll } from './movement.js';
import { PLUCK_OUTCOMES, rollPluck } from './pluck.js';
import { resolveReaction } from './reaction.js';
import { REACTION_COLUMNS, REACTIONS } from './reaction-table.js';

const PLUCK = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const DISTANCES = [null, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18];

/** Exact odds of the printed game, each table made by running the resolver that plays it in every branch. */
export function oddsTables(): readonly OddsTable[] {
  return [
    {
      title: 'A Pluck roll',
      rule: 'K-PLUCK-ROLL',
      situation: 'Pluck',
      results: PLUCK_OUTCOMES,
      rows: PLUCK.map((pluck) =>
        oddsRow(
          `${pluck}`,
          exactly((chance) => rollPluck(chance, pluck).outcome),
          PLUCK_OUTCOMES,
        ),
      ),
    },
    {
      title: 'An attempt to move, by centimetres',
      rule: 'K-MOVE-ROLL',
      situation: 'Pluck',
      results: DISTANCES.map((distance) => (distance === null ? 'stays' : `${distance}`)),
      rows: PLUCK.map((pluck) =>
        oddsRow(
          `${pluck}`,
          exactly((chance) => resolveMovementRoll(chance, pluck).distance),
          DISTANCES,
        ),
      ),
    },
    {
      title: 'Destroying a tentacle',
      rule: 'K-COMBAT-ROLL',
      situation: 'Pluck',
      results: ['destroyed', 'not destroyed'],
      rows: PLUCK.map((pluck) =>
        oddsRow(
          `${pluck}`,
          exactly((chance) => resolveTentacleAttack(chance, pluck).destroyed),
          [true, false],
        ),
      ),
    },
    {
      title: 'Pluck gained or lost in an attack',
      rule: 'K-COMBAT-ROLL',
      situation: 'Pluck',
      results: ['+1', '0', '−1', '−2'],
      rows: PLUCK.map((pluck) =>
        oddsRow<number>(
          `${pluck}`,
          exactly((chance) => resolveTentacleAttack(chance, pluck).pluckChange),
          [1, 0, -1, -2],
        ),
      ),
    },
    {
      title: 'A tentacle’s reaction',
      rule: 'K-REACT',
      situation: 'Column',
      results: REACTIONS,
      rows: REACTION_COLUMNS.map((column) =>
        oddsRow(
          column,
          exactly((chance) => resolveReaction(chance, column).reaction),
          REACTIONS,
        ),
      ),
    },
    {
      title: 'Hull damage of a crush',
      rule: 'K-CRUSH',
      situation: '',
      results: ['0', '1', '2', '3', '4', '5'],
      rows: [oddsRow('a crush', exactly(resolveCrush), [0, 1, 2, 3, 4, 5])],
    },
    {
      title: 'Pluck lost to a flail',
      rule: 'K-FLAIL',
      situation: '',
      results: ['0', '1', '2'],
      rows: [oddsRow('a flailed sailor', exactly(resolveFlail), [0, 1, 2])],
    },
    {
      title: 'A grabbed sailor',
      rule: 'K-GRAB',
      situation: 'Pluck',
      results: ['escapes', 'is killed'],
      rows: PLUCK.map((pluck) =>
        oddsRow(
          `${pluck}`,
          exactly((chance) => resolveGrab(chance, pluck).killed),
          [false, true],
        ),
      ),
    },
    {
      title: 'The kraken’s morale',
      rule: 'K-MORALE',
      situation: 'Tentacles left',
      results: ['fights on', 'flees'],
      rows: [1, 2, 3, 4, 5, 6].map((left) =>
        oddsRow(
          `${left}`,
          exactly((chance) => resolveMorale(chance, left).fightsOn),
          [true, false],
        ),
      ),
    },
  ];
}
