import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { hasNoRepeats } from '@tabletop/game/schema';
import { primitive, same } from '@tabletop/geometry';
import { hitPointsOf } from '../crab/derive.js';
import { readCrab } from '../crab/read-crab.js';
import { crabOf, isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { type Ground, groundOf, standsClear } from '../table/ground.js';

/**
 * What is wrong with the crabs of a state: what they are, what they have left, where they stand and face, and how they
 * are stunned.
 *
 * @rule W-TRAITS
 * @rule W-WEIGHT
 * @rule W-HP
 * @rule W-ARMOUR
 * @rule W-MOVE
 * @rule W-FACING
 */
export function crabProblems(state: WarcrabsState, rules: Rules): readonly Problem[] {
  const ground = groundOf(state.board, rules);
  const found = state.crabs.flatMap((crab, at) =>
    under(
      ['crabs', at],
      [
        ...sheetProblems(crab, rules),
        ...leftProblems(crab),
        ...placeProblems(state, crab, ground),
        ...stunProblems(state, crab),
      ],
    ),
  );
  return [...found, ...killProblems(state)];
}

/** What is wrong with a crab as it would be on its sheet. */
function sheetProblems({ name, traits, shell, weapons }: Fighter, rules: Rules): readonly Problem[] {
  const sheet = { name, traits, shell, weapons: weapons.map(({ weapon }) => weapon) };
  return readCrab(sheet, { rules }).problems.map((found) => {
    const [list, at, ...rest] = found.path;
    return list === 'weapons' && at !== undefined ? { ...found, path: [list, at, 'weapon', ...rest] } : found;
  });
}

function leftProblems({ traits, shell, weapons, hitPoints, armour }: Fighter): readonly Problem[] {
  const problems: Problem[] = [];
  const most = hitPointsOf(traits);
  if (hitPoints > most)
    problems.push(problem(['hitPoints'], `An Endurance of ${most} is as many Hit Points at most.`, 'W-HP'));
  if (armour > shell.armour)
    problems.push(problem(['armour'], `That shell has ${shell.armour} points of armour at most.`, 'W-ARMOUR'));
  for (const [at, { weapon, left }] of weapons.entries()) {
    const { uses } = weapon;
    if (uses === null ? left === null : left !== null && left <= uses) continue;
    const message = uses === null ? 'That weapon has no end of uses.' : `That weapon has 0 to ${uses} uses left.`;
    problems.push(problem(['weapons', at, 'left'], message, 'W-KIT-HOUSE'));
  }
  return problems;
}

function placeProblems(state: WarcrabsState, crab: Fighter, ground: Ground): readonly Problem[] {
  const problems: Problem[] = [];
  // Who is dead lies where it died, in nobody's way.
  const others = isAlive(crab) ? state.crabs : [];
  if (!standsClear(crab.at, crab.id, others, ground)) {
    const message = 'A base stands within the wall, off everything higher than its footing, and over no other crab.';
    problems.push(problem(['at'], message, 'W-MOVE'));
  }
  const { facing } = crab;
  if ((facing.x === 0 && facing.y === 0) || !same(facing, primitive(facing)))
    problems.push(problem(['facing'], 'A facing leads somewhere, and is in lowest terms.', 'W-FACING'));
  return problems;
}

function stunProblems(state: WarcrabsState, crab: Fighter): readonly Problem[] {
  if (crab.stun === null) return [];
  const { waiting } = crab.stun;
  const problems = waiting.flatMap((id, at) =>
    id !== crab.id && crabOf(state, id) !== undefined
      ? []
      : [problem(['stun', 'waiting', at], 'A stun waits for other crabs.', 'W-STUN')],
  );
  if (!hasNoRepeats(waiting)) problems.push(problem(['stun', 'waiting'], 'A stun waits for each crab once.', 'W-STUN'));
  if (!isAlive(crab)) problems.push(problem(['stun'], 'A dead crab is not stunned.', 'W-DEATH'));
  return problems;
}

/** Each dead crab is to the credit of one crab at most, and never to its own. */
function killProblems({ crabs }: WarcrabsState): readonly Problem[] {
  const dead = crabs.filter((crab) => !isAlive(crab)).length;
  let sum = 0;
  return crabs.flatMap((crab, at) => {
    sum += crab.kills;
    if (sum <= dead && crab.kills <= dead - (isAlive(crab) ? 0 : 1)) return [];
    return [problem(['crabs', at, 'kills'], 'No more crabs were killed than have died.', 'W-DEATH')];
  });
}
