import { type Drawn, type LegendItem, legend } from '@tabletop/game/svg';
import { count } from '@tabletop/game/text';
import { cellName } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { Unit } from '../state.js';
import { shown } from '../text/teller.js';
import { points as bodyText } from '../text/words.js';
import type { SpcfkrsView } from '../view.js';
import type { Battlefield } from './battlefield.js';
import { markOf, sideMark } from './marks.js';

/** With more units than these the list of them has two columns, and less is said of each. */
const ONE_COLUMN = 24;

/**
 * What stands below the map: the sides, and their units with where they are and what they have left, the dead last. From
 * `top` pixels down.
 */
export function namesBelow(view: SpcfkrsView, { unnamed }: Pick<Battlefield, 'unnamed'>, top: number): Drawn {
  const { sides, units } = view;
  const isLong = units.length > ONE_COLUMN;
  const numbered = unnamed.map(({ unit }) => unit.id);
  return legend(
    [
      {
        title: 'Sides',
        columns: sides.length > 3 ? 2 : 1,
        items: sides.map(({ id, owner }): LegendItem => {
          const own = units.filter(({ side }) => side === id);
          const living = `${own.filter(({ alive }) => alive).length} of ${count(own.length, 'unit')}`;
          const note = owner === id ? living : `${living}, ordered by ${shown(owner)}`;
          return { mark: sideMark(view, id), text: id, note };
        }),
      },
      {
        title: 'Units',
        columns: isLong ? 2 : 1,
        items: inOrder(view).map((unit): LegendItem => {
          const number = numbered.includes(unit.id) ? [`#${unit.id}`] : [];
          const note = [...number, ...noteOn(unit), ...(isLong ? [] : detailsOf(unit))].join(', ');
          return { mark: markOf(view, unit), text: unit.name, note };
        }),
      },
    ],
    top,
  );
}

/** By their sides, the living of a side before its dead. */
function inOrder({ sides, units }: SpcfkrsView): readonly Unit[] {
  const place = ({ side }: Unit) => sides.findIndex(({ id }) => id === side);
  const rank = ({ alive }: Unit) => (alive ? 0 : 1);
  return [...units].sort((a, b) => place(a) - place(b) || rank(a) - rank(b) || a.id - b.id);
}

/** Where a unit is, and what is left of its Body; or where it fell. */
function noteOn(unit: Unit): readonly string[] {
  const { alive, parts, profile } = unit;
  const at = cellName(placeOf(unit));
  if (!alive) return [`dead, fell in ${at}`];
  const left = parts.map(({ sixths }) => bodyText(sixths)).join(' + ');
  return [at, `Body ${left} of ${profile.body * parts.length}`];
}

/** What else is known of a unit that lives, what matters most first. */
function detailsOf({ alive, profile, shield, hacked }: Unit): readonly string[] {
  if (!alive) return [];
  return [
    `Speed ${profile.speed}`,
    ...(hacked ? ['hacked'] : []),
    ...(shield === 'none' ? [] : [`shield ${shield}`]),
    ...profile.modifications,
  ];
}
