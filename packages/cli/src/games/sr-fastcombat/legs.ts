import { add, directionAt, displacement, type Vector } from '@tabletop/geometry';
import { type Announce, type Figure, legTowards, srFastcombat, toCentimetres, toUnits } from '@tabletop/sr-fastcombat';
import { NO_PLACE, placeIn } from '../place.js';
import { type Free, isLegal, labelOf, nameOf, type Option, ownFigures, type Table } from './table.js';

/** The table lies as in its picture: x rises to the right, y downwards. */
const DIRECTIONS: readonly (readonly [degrees: number, name: string])[] = [
  [0, 'right'],
  [45, 'right and down'],
  [90, 'down'],
  [135, 'left and down'],
  [180, 'left'],
  [225, 'left and up'],
  [270, 'up'],
  [315, 'right and up'],
];

/** A menu of legs for each figure of the player that may still move. */
export function moveOptions(table: Table): readonly Option[] {
  return ownFigures(table)
    .filter(({ moved }) => !moved)
    .map((figure) => ({
      label: `${nameOf(table, figure)} moves …`,
      choices: () => ({
        question: `Where does ${nameOf(table, figure)} go?`,
        options: legOptions(table, figure),
        free: goTo(table, figure),
      }),
    }));
}

/** In each direction as far as can be at once. */
function legOptions(table: Table, figure: Figure): readonly Option[] {
  return DIRECTIONS.flatMap(([degrees, name]) => {
    const leg = longestLeg(table, figure, degrees);
    return leg === undefined ? [] : [{ label: `${name}: ${labelOf(table, leg)}`, action: leg }];
  });
}

/** The longest straight leg in a direction, in steps of a centimetre. */
function longestLeg(table: Table, { id, at }: Figure, degrees: number): Announce | undefined {
  for (let length = table.context.rules.legLength; length > 0; length--) {
    // A slanting leg whose end is rounded may become a unit longer.
    for (const units of [toUnits(length), toUnits(length) - 1]) {
      const path: readonly Vector[] = [add(at, displacement(directionAt(degrees), units))];
      const leg: Announce = { type: 'announce', player: table.player, figure: id, path };
      if (isLegal(table, leg)) return leg;
    }
  }
  return undefined;
}

/** The choice to name any place: the next leg on a short way to it. */
function goTo(table: Table, figure: Figure): Free {
  const here = `${toCentimetres(figure.at.x)}, ${toCentimetres(figure.at.y)}`;
  return {
    label: 'name a place',
    question: `Which place, in cm from the left and from the upper edge? ${nameOf(table, figure)} stands at ${here}.`,
    read(text) {
      const place = placeIn(text);
      if (place === undefined) return { refusal: NO_PLACE };
      const to = { x: toUnits(place.x), y: toUnits(place.y) };
      const leg = legTowards(table.state, figure.id, to);
      if (leg !== undefined && isLegal(table, leg)) return { action: leg };
      // The straight way is a leg of its own, whose refusal says what is wrong with the place.
      const straight = { type: 'announce', player: table.player, figure: figure.id, path: [to] } as const;
      return { refusal: srFastcombat.check(table.state, straight)?.message ?? 'No way there was found.' };
    },
  };
}
