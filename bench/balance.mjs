// Whether the House numbers of Warcrabs are worth playing with: matches between sensible bots with equal money.
import { seed, seeded } from '../packages/dice/dist/index.js';
import { playMatch } from '../packages/game/dist/index.js';
import { sensibleBot } from '../packages/warcrabs/dist/bots.js';
import { BOARDS, warcrabs } from '../packages/warcrabs/dist/index.js';
import { exact } from './figures.mjs';
import { BUILDS, hasItem, ITEMS, outfitsFor } from './outfits.mjs';
import { wilson } from './wilson.mjs';

/** @typedef {import('./outfits.mjs').Outfit} Outfit */
/** @typedef {import('./outfits.mjs').Traits} Traits */
/** @typedef {{ readonly sides: readonly [Outfit, Outfit], readonly turns: number, readonly scores: readonly [number, number] }} Fought */

/** What each side may spend, in cents. */
export const BUDGETS = [198, 500, 1000];
/** How many matches for each of them, half of them with the seats changed. */
const MATCHES = 1000;
/** A match lasts so many turns, in nine of ten. */
const TURNS = { least: 5, most: 40 };

/**
 * A match of the same crab in either outfit.
 * @param {readonly [Outfit, Outfit]} sides
 * @param {Traits} traits
 * @param {keyof typeof BOARDS} board
 * @param {string} name
 * @returns {Fought}
 */
const fight = (sides, traits, board, name) => {
  const crabs = sides.map(({ shell, weapons }, seat) => ({
    crab: { name: `Crab ${seat + 1}`, traits, shell, weapons },
  }));
  const { state, outcome } = playMatch(warcrabs, { setup: { board, crabs }, seed: name, policies: () => sensibleBot });
  const score = (/** @type {string} */ player) =>
    outcome?.result === 'win' ? Number(outcome.winners.includes(player)) : 0.5;
  return { sides, turns: state.turn, scores: [score('red'), score('blue')] };
};

/**
 * Matches for that money, each fought twice, from either seat.
 * @param {number} cents
 * @param {number} matches
 * @returns {readonly Fought[]}
 */
export const matchesFor = (cents, matches) => {
  const chance = seeded(seed(`balance ${cents}`));
  const boards = Object.keys(BOARDS);
  /** @type {Fought[]} */
  const fought = [];
  for (let number = 0; number < matches / 2; number++) {
    const traits = BUILDS[chance.index(BUILDS.length)];
    if (traits === undefined) continue;
    const outfits = outfitsFor(traits, cents);
    const [one, other] = [outfits[chance.index(outfits.length)], outfits[chance.index(outfits.length)]];
    const board = boards[number % boards.length];
    if (one === undefined || other === undefined || !isBoard(board)) continue;
    fought.push(fight([one, other], traits, board, `balance ${cents} ${number} a`));
    fought.push(fight([other, one], traits, board, `balance ${cents} ${number} b`));
  }
  return fought;
};

/**
 * @param {string | undefined} name
 * @returns {name is keyof typeof BOARDS}
 */
const isBoard = (name) => name !== undefined && Object.hasOwn(BOARDS, name);

/**
 * How often those win who have an item against those who have not; a draw is half a win.
 * @param {readonly Fought[]} fought
 * @param {string} item
 */
export const shareOf = (fought, item) => {
  let [wins, games] = [0, 0];
  for (const { sides, scores } of fought) {
    const [one, other] = [hasItem(sides[0], item), hasItem(sides[1], item)];
    if (one === other) continue;
    games += 1;
    wins += one ? scores[0] : scores[1];
  }
  return { wins, games };
};

/**
 * The part of some matches that last neither too short nor too long.
 * @param {readonly Fought[]} fought
 */
export const inGoodTime = (fought) => fought.filter(({ turns }) => turns >= TURNS.least && turns <= TURNS.most).length;

/**
 * @param {import('./figures.mjs').Say} say
 * @param {number} [matches]
 * @returns {readonly import('./figures.mjs').Group[]}
 */
export const measureBalance = (say, matches = MATCHES) =>
  BUDGETS.map((cents) => {
    const money = `$${(cents / 100).toFixed(2)}`;
    say(`matches of crabs for ${money}`);
    const fought = matchesFor(cents, matches);
    const lengths = fought.map(({ turns }) => turns).sort((a, b) => a - b);
    const at = (/** @type {number} */ part) => lengths[Math.floor(part * (lengths.length - 1))] ?? 0;
    const good = inGoodTime(fought);
    const sure = wilson(good, fought.length);
    return {
      title: `Warcrabs, ${fought.length} matches of sensible bots, ${money} a side, on all boards`,
      headings: ['share', '95 % Wilson'],
      figures: [
        {
          subject: `matches that last ${TURNS.least} to ${TURNS.most} turns`,
          value: { median: (100 * good) / fought.length, low: 100 * sure.low, high: 100 * sure.high },
          of: `%: ${good} of ${fought.length}`,
          goal: { atLeast: 90 },
        },
        {
          subject: 'turns of a match',
          value: { median: at(0.5), low: at(0.05), high: at(0.95) },
          of: 'in the median; beside it 5 % and 95 %',
        },
        {
          subject: 'draws',
          value: exact(fought.filter(({ scores }) => scores[0] === scores[1]).length),
          of: `of ${fought.length}`,
        },
        ...ITEMS.flatMap((item) => {
          const { wins, games } = shareOf(fought, item);
          if (games === 0) return [];
          const { low, high } = wilson(wins, games);
          return [
            {
              subject: item,
              value: { median: (100 * wins) / games, low: 100 * low, high: 100 * high },
              of: `% won with it against those without, of ${games}`,
              goal: { atLeast: 40, atMost: 60 },
            },
          ];
        }),
      ],
    };
  });
