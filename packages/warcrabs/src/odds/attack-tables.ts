import { type OddsTable, oddsRow } from '@tabletop/game';
import { rangeBand } from '../attack/range.js';
import { BAND_NAMES, RANGE_BANDS, type RangeBand } from '../attack/range-band.js';
import { toUnits } from '../units.js';
import { type Assault, attackOdds } from './ask.js';

/** A weapon, or bare claws. */
export type Armed = Assault['weapon'] & { readonly name: string; readonly maxRange: number | null };

const DEXTERITY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ARCS = ['front', 'side', 'behind'] as const;
const OUTCOMES = ['hit', 'near-miss', 'miss'] as const;

/** The bands that a weapon reaches; a claw weapon is for claw-to-claw, where the distance does not count. */
function bandsOf({ kind, maxRange }: Armed): readonly RangeBand[] {
  if (kind === 'claw') return ['pointBlank'];
  if (maxRange === null) return RANGE_BANDS;
  const furthest = rangeBand((units) => toUnits(maxRange) - units);
  return RANGE_BANDS.slice(0, RANGE_BANDS.indexOf(furthest) + 1);
}

function situation(weapon: Armed, dexterity: number, band: RangeBand): string {
  return weapon.kind === 'claw' ? `${dexterity}` : `${dexterity}, ${BAND_NAMES[band]}`;
}

/** The odds of a roll to hit, by Dexterity and distance, on the level. @rule W-TOHIT */
export function toHitTable(weapon: Armed): OddsTable {
  const results = weapon.explosive ? OUTCOMES : (['hit', 'miss'] as const);
  return {
    title: `To hit: ${weapon.name}`,
    rule: 'W-TOHIT',
    situation: weapon.kind === 'claw' ? 'Dexterity' : 'Dexterity, distance',
    results: weapon.explosive ? ['hits', 'misses by one', 'misses'] : ['hits', 'misses'],
    rows: DEXTERITY.flatMap((dexterity) =>
      bandsOf(weapon).map((band) =>
        oddsRow<string>(
          situation(weapon, dexterity, band),
          attackOdds({ dexterity, weapon, band, arc: 'front' }).map(({ outcome }) => outcome),
          results,
        ),
      ),
    ),
  };
}

/**
 * The odds of how many Hit Points an attack takes from a crab in a Basic shell that nobody has hit, by Dexterity,
 * distance and arc, on the level.
 *
 * @rule W-LOCATION
 */
export function toHurtTable(weapon: Armed): OddsTable {
  const losses = [0, weapon.damage];
  return {
    title: `Hit Points lost: ${weapon.name}`,
    rule: 'W-LOCATION',
    situation: weapon.kind === 'claw' ? 'Dexterity, arc' : 'Dexterity, distance, arc',
    results: losses.map(String),
    rows: DEXTERITY.flatMap((dexterity) =>
      bandsOf(weapon).flatMap((band) =>
        ARCS.map((arc) =>
          oddsRow(
            `${situation(weapon, dexterity, band)}, ${arc}`,
            attackOdds({ dexterity, weapon, band, arc }).map(({ toHitPoints }) => toHitPoints),
            losses,
          ),
        ),
      ),
    ),
  };
}
