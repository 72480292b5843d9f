import { type Drawn, type LegendItem, legend } from '@tabletop/game/svg';
import { count } from '@tabletop/game/text';
import { cellName } from '@tabletop/geometry/grid';
import { speedOf } from '../condition.js';
import { placeOf, unitOf } from '../find.js';
import type { Unit } from '../state.js';
import { shown } from '../text/teller.js';
import { points as bodyText } from '../text/words.js';
import type { SpcfkrsView } from '../view.js';
import type { Battlefield } from './battlefield.js';
import { markOf, sideMark } from './marks.js';

/** With more units than these the list of them has two columns, and less is said of each. */
const ONE_COLUMN = 24;
/** With more guns on craft than these there is no list of them. */
const MOST_GUNS = 32;

/**
 * What stands below the map: the sides, and their units with where they are and what they have left, the dead last, and the guns of
 * craft. From `top` pixels down.
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
          const note = [...number, ...noteOn(unit, view), ...(isLong ? [] : detailsOf(unit))].join(', ');
          return { mark: markOf(view, unit), text: unit.name, note };
        }),
      },
      { title: 'Guns', columns: 2, items: gunsOfCraft(view) },
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
function noteOn(unit: Unit, view: SpcfkrsView): readonly string[] {
  const { alive, parts, profile, aboard } = unit;
  const at = cellName(placeOf(unit));
  if (!alive) return [`dead, fell in ${at}`];
  const carrier = aboard === null ? undefined : unitOf(view, aboard.craft);
  return [carrier === undefined ? at : `aboard ${shown(carrier.name)}`, bodyOf(parts, profile.body)];
}

/** What is left of the Body of each part or, of many parts, of all together. */
function bodyOf(parts: Unit['parts'], body: number): string {
  const whole = body * parts.length;
  if (parts.length <= FEW_PARTS) return `Body ${parts.map(({ sixths }) => bodyText(sixths)).join(' + ')} of ${whole}`;
  return `Body ${bodyText(parts.reduce((sum, { sixths }) => sum + sixths, 0))} of ${whole}`;
}

/** The most parts whose Body is told part by part. */
const FEW_PARTS = 6;

/** What else is known of a unit that lives, what matters most first. */
function detailsOf(unit: Unit): readonly string[] {
  const { alive, parts, profile, shield, hacked, craft } = unit;
  if (!alive) return [];
  // Of few parts that is told part by part.
  const wrecked = parts.length <= FEW_PARTS ? 0 : parts.filter(({ sixths }) => sixths === 0).length;
  return [
    ...(wrecked === 0 ? [] : [`${wrecked} of ${count(parts.length, 'part')} wrecked`]),
    ...(craft?.malfunctioning ? ['malfunctions'] : []),
    ...(craft?.pilot === false ? ['no pilot'] : []),
    `Speed ${speedOf(unit)}`,
    ...(hacked ? ['hacked'] : []),
    ...(shield === 'none' ? [] : [`shield ${shield}`]),
    ...(profile.class === 'on-foot' ? [] : [profile.class]),
    ...profile.modifications,
  ];
}

/** The guns of the craft that live, where there are not too many, by the numbers that orders call them by. @rule S-GUNS */
function gunsOfCraft(view: SpcfkrsView): readonly LegendItem[] {
  const items = inOrder(view).flatMap((unit): readonly LegendItem[] => {
    const { alive, profile, name } = unit;
    if (!alive || profile.class === 'on-foot') return [];
    return profile.guns.map(({ part, weapon }, at) => ({
      mark: markOf(view, unit),
      text: name,
      note: `gun ${at + 1} on part ${part + 1}, ${shown(weapon.name)}`,
    }));
  });
  return items.length > MOST_GUNS ? [] : items;
}
