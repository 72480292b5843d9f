import type { Distribution } from '@tabletop/dice';
import { type OddsRow, type OddsTable, oddsRow } from '@tabletop/game';
import { scatterDistance } from './grenades/scatter.js';
import type { SpellJudgement } from './magic/judge-spell.js';
import { beatenOdds, blastOdds, type Comparison, damageOdds, drainOdds, scatterOdds, spellOdds } from './odds/ask.js';

export {
  beatenOdds,
  blastOdds,
  type Comparison,
  damageOdds,
  drainOdds,
  type OddsUsing,
  type Question,
  scatterOdds,
  spellOdds,
} from './odds/ask.js';
export { exactDraws, MAX_ODDS_BRANCHES, MAX_ODDS_CARDS } from './odds/exact-draws.js';

/** What cards are worth. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const MARGINS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
const DISTANCES = [...MARGINS].reverse().map((short) => scatterDistance(short));

/** What two cards have to add to the Damage of a blast: single cards, then two equal ones. */
const BLAST_NEEDS: readonly (readonly [needs: string, most: number])[] = [
  ['at most 1', 1],
  ...VALUES.slice(1, -1).map((value): readonly [string, number] => [`${value}`, value]),
  ['11', 11],
  ['12', 12],
  ['13 to 14', 14],
  ['15 to 16', 16],
  ['17 to 18', 18],
  ['19 to 20', 20],
  ['21 to 24', 24],
];

const COMPARISONS: readonly Comparison[] = ['lower', 'equal', 'higher'];
const SPELL_RESULTS: readonly SpellJudgement['reason'][] = ['affected', 'short', 'outplayed'];

/**
 * Exact odds of the printed game with a whole deck, each table made by running the resolver that plays it in every
 * branch. For what is left of a deck ask the functions beside it.
 */
export function oddsTables(): readonly OddsTable[] {
  return [
    {
      title: 'A card turned up, against one that was played',
      rule: 'F-DRAWN-JOKER',
      situation: 'Card played',
      results: COMPARISONS,
      rows: VALUES.map((played) => oddsRow(`${played}`, beatenOdds(played), COMPARISONS)),
    },
    {
      title: 'Knocking out whom one has hit',
      rule: 'F-DAMAGE',
      situation: 'Card played: Knock-Out Value − Damage',
      results: ['out', 'stands'],
      rows: byNeed((played, knockOutValue) => damageOdds({ played, damage: 0, knockOutValue }), [true, false]),
    },
    {
      title: 'How far a grenade scatters, in centimetres',
      rule: 'F-SCATTER',
      situation: 'Card and skill − Target Number',
      results: DISTANCES.map(String),
      rows: MARGINS.map((skill) => oddsRow(`${skill}`, scatterOdds({ played: 0, skill, targetNumber: 0 }), DISTANCES)),
    },
    {
      title: 'Knocking out whom a blast reaches',
      rule: 'F-BLAST',
      situation: 'Knock-Out Value − Damage',
      results: ['out', 'stands'],
      rows: BLAST_NEEDS.map(([needs, knockOutValue]) =>
        oddsRow(needs, blastOdds({ damage: 0, knockOutValue }), [true, false]),
      ),
    },
    {
      title: 'A spell that is not resisted',
      rule: 'F-UNRESISTED',
      situation: 'Card played: Target Number − Force',
      results: SPELL_RESULTS,
      rows: byNeed((played, targetNumber) => spellOdds({ played, force: 0, targetNumber }), SPELL_RESULTS),
    },
    {
      title: 'Drain',
      rule: 'F-DRAIN',
      situation: 'Card played, or Magic Resistance − Drain Code if that is more',
      results: ['stands', 'out'],
      rows: VALUES.map((most) =>
        oddsRow(`${most}`, drainOdds({ played: most, drain: 0, force: 0, magicResistance: most }), [false, true]),
      ),
    },
  ];
}

/** Two rows for each card: where it is enough by itself, and where only an equal card that is added makes it so. */
function byNeed<Result>(
  odds: (played: number, need: number) => Distribution<Result>,
  results: readonly Result[],
): readonly OddsRow[] {
  return VALUES.flatMap((played) => {
    const [more, twice] = [played + 1, 2 * played];
    return [
      oddsRow(`${played}: at most ${played}`, odds(played, played), results),
      oddsRow(`${played}: ${more === twice ? twice : `${more} to ${twice}`}`, odds(played, twice), results),
    ];
  });
}
