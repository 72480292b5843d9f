import { type Drawn, type LegendItem, legend, seatMark } from '@tabletop/game/svg';
import { count } from '@tabletop/game/text';
import { hitPointsOf } from '../crab/derive.js';
import { isAlive } from '../find.js';
import type { Fighter } from '../state.js';
import { carriedText } from '../text/carried.js';
import type { WarcrabsView } from '../view.js';
import { activeCrab } from './active.js';
import { heightText } from './inscriptions.js';
import { markOf } from './pieces.js';
import type { Thing } from './things.js';

/**
 * What stands below the table: the players; the crabs in the order in which they act, the dead last, with what they
 * have left; and what of surfaces and obstacles could not be named on the table. From `top` pixels down.
 */
export function namesBelow(view: WarcrabsView, unlabelled: readonly Thing[], top: number): Drawn {
  const players = view.players.map(({ id }, seat): LegendItem => {
    const own = view.crabs.filter(({ owner }) => owner === id);
    return { mark: seatMark(seat), text: id, note: `${own.filter(isAlive).length} of ${count(own.length, 'crab')}` };
  });
  const crabs = inOrder(view).map((crab): LegendItem => {
    return { mark: markOf(view, crab), text: `${crab.id} ${crab.name}`, note: crabNote(view, crab) };
  });
  const things = unlabelled.map((thing): LegendItem => {
    return { mark: seatMark(-1), text: thing.name, note: heightText(thing) };
  });
  return legend(
    [
      { title: 'Players', items: players, columns: 3 },
      { title: 'Crabs, in the order in which they act', items: crabs, columns: 1 },
      { title: 'Also on the table', items: things, columns: 3 },
    ],
    top,
  );
}

function inOrder({ crabs, order }: WarcrabsView): readonly Fighter[] {
  const place = ({ id }: Fighter) => (order.includes(id) ? order.indexOf(id) : order.length);
  const rank = (crab: Fighter) => (isAlive(crab) ? 0 : 1);
  return [...crabs].sort((a, b) => rank(a) - rank(b) || place(a) - place(b) || a.id - b.id);
}

/** What is known of a crab, what matters most first. */
function crabNote(view: WarcrabsView, crab: Fighter): string {
  if (!isAlive(crab)) return 'dead';
  const { id, hitPoints, armour, traits, shell, stun, weapons } = crab;
  return [
    ...(activeCrab(view)?.id === id ? ['active'] : []),
    ...(stun === null ? [] : ['stunned']),
    `${hitPoints} of ${count(hitPointsOf(traits), 'Hit Point')}`,
    `armour ${armour} of ${shell.armour}`,
    carriedText(weapons),
  ].join(', ');
}
