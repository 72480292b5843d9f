import { type OddsTable, oddsRow } from '@tabletop/game';
import { RANGE_BANDS, type RangeBand } from '../attack/range-band.js';
import { type Assault, attackOdds } from './ask.js';

/** A weapon, or bare claws. */
export type Armed = Assault['weapon'] & { readonly name: string; readonly maxRange: number | null };

const DEXTERITY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ARCS = ['front', 'side', 'behind'] as const;
const OUTCOMES = ['hit', 'near-miss', 'miss'] as const;

/** The bands as the text of a row names them, with the least distance of each, in inches. */
const BANDS: Readonly<Record<RangeBand, { readonly name: string; readonly from: number }>> = {
  pointBlank: { name: 'point blank', from: 0 },
  short: { name: 'short', from: 2 },
  medium: { name: 'medium', from: 6 },
  long: { name: 'long', from: 12 },
  extraLong: { name: 'extra long', from: 18 },
};

/** The bands that a weapon reaches; a claw weapon is for claw-to-claw, where the distance does not count. */
function bandsOf({ kind, maxRange }: Armed): readonly RangeBand[] {
  if (kind === 'claw') return ['pointBlank'];
  return RANGE_BANDS.filter((band) => maxRange === null || BANDS[band].from <= maxRange);
}

function situation(weapon: Armed, dexterity: number, band: RangeBand): string {
  return weapon.kind === 'claw' ? `${dexterity}` : `${dexterity}, ${BANDS[band].name}`;
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
