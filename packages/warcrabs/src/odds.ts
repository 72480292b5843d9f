import { type OddsTable, oddsRow } from '@tabletop/game';
import { bareClaws } from './attack/aim.js';
import { EQUIPMENT } from './equipment/list.js';
import { enduranceOdds, type FallResult, fallOdds, liftOdds } from './odds/ask.js';
import { type Armed, toHitTable, toHurtTable } from './odds/attack-tables.js';
import { DEFAULT_RULES } from './rules.js';

export {
  type Assault,
  attackOdds,
  enduranceOdds,
  type FallResult,
  fallOdds,
  type Harm,
  hitOdds,
  liftOdds,
  type OddsUsing,
} from './odds/ask.js';

const TRAIT = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const FALLS: readonly FallResult[] = ['dead', 'stunned', 'awake'];
/** The height of most desks, in inches. */
const DESK = 36;

/** Exact odds of the printed game, each table made by running the resolver that plays it in every branch. */
export function oddsTables(): readonly OddsTable[] {
  const arms: readonly Armed[] = [{ ...bareClaws(DEFAULT_RULES), name: 'Bare claws' }, ...EQUIPMENT.weapons];
  return [
    ...arms.map(toHitTable),
    ...arms.map(toHurtTable),
    {
      title: 'A near miss',
      rule: 'W-NEARMISS',
      situation: 'Endurance',
      results: ['withstood', 'stunned'],
      rows: TRAIT.map((endurance) => oddsRow(`${endurance}`, enduranceOdds(endurance), [true, false])),
    },
    {
      title: 'A fall off a desk, 36 inches high',
      rule: 'W-FALL',
      situation: 'Endurance, unhurt',
      results: ['dies', 'is stunned', 'is not'],
      rows: TRAIT.map((endurance) =>
        oddsRow(`${endurance}`, fallOdds({ inches: DESK, endurance, hitPoints: endurance }), FALLS),
      ),
    },
    {
      title: 'Lifting a stunned crab',
      rule: 'W-THROW',
      situation: 'Strength',
      results: ['lifted', 'not lifted'],
      rows: TRAIT.map((strength) => oddsRow(`${strength}`, liftOdds(strength), [true, false])),
    },
  ];
}
