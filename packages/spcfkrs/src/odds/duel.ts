import { certain, type Distribution } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import type { Cover } from '../map/battle-map.js';
import { type Attack, attackOdds, type Harm } from './ask.js';
import { mixed } from './mixed.js';
import { type OddsUsing, PRINTED } from './using.js';

/** The most rounds of a duel whose odds are asked for. */
export const MAX_DUEL_ROUNDS = 50;

/** Two units that attack one another round by round, standing where they are. */
export interface Duel {
  /** What the first does to the second in a round: `body` and `cover` are the second's. */
  readonly first: Attack;
  /** What the second does to the first. */
  readonly second: Attack;
  /** From 1 to {@link MAX_DUEL_ROUNDS}. */
  readonly rounds: number;
  /** Whether they attack at the same time, and not the first before the second; by default not. @rule S-SPEED */
  readonly simultaneous?: boolean;
}

/** Who is left after a duel. */
export type DuelResult = 'first' | 'second' | 'both' | 'neither';

/** What is left of one who is attacked. */
interface Left {
  readonly body: number;
  readonly cover: Cover;
}

/**
 * The exact odds of who is left after some rounds of a duel. Throws `RuleError` 'invalid-question' naming every number that
 * no duel has.
 *
 * @rule S-SHOOT
 * @rule S-STAB
 * @rule S-SPEED
 */
export function duelOdds(duel: Duel, using: OddsUsing = PRINTED): Distribution<DuelResult> {
  const { first, second, rounds, simultaneous = false } = duel;
  if (!Number.isSafeInteger(rounds) || rounds < 1 || rounds > MAX_DUEL_ROUNDS) {
    const message = `A duel is of 1 to ${MAX_DUEL_ROUNDS} rounds.`;
    throw refusal('invalid-question', [problem(['rounds'], message)]);
  }
  const struckBy = asked(first, using);
  const struckBack = asked(second, using);
  let odds = certain({ first: whole(second), second: whole(first) });
  for (let round = 0; round < rounds; round++) {
    odds = mixed(odds, (now) => {
      if (now.first.body === 0 || now.second.body === 0) return certain(now);
      return mixed(struckBy(now.second), (struck) => {
        const dead = struck.body === 0 && !simultaneous;
        const back = dead ? certain(now.first) : struckBack(now.first);
        return back.map((left) => ({ first: left, second: struck }));
      });
    });
  }
  return odds.map(({ first: one, second: other }): DuelResult => {
    if (one.body > 0) return other.body > 0 ? 'both' : 'first';
    return other.body > 0 ? 'second' : 'neither';
  });
}

function whole({ body = 1, cover = 'none' }: Attack): Left {
  return { body, cover };
}

/** What is left of a target after an attack, worked out once for each that it finds. */
function asked(attack: Attack, using: OddsUsing): (target: Left) => Distribution<Left> {
  const known = new Map<string, Distribution<Left>>();
  return (target) => {
    const key = `${target.body} ${target.cover}`;
    const found =
      known.get(key) ??
      attackOdds({ ...attack, ...target }, using).map(
        ({ damage, cover }: Harm): Left => ({ body: target.body - damage, cover }),
      );
    known.set(key, found);
    return found;
  };
}
