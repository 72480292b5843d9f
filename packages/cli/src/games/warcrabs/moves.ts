import { ceilDistance, subtract } from '@tabletop/geometry';
import { type Fighter, isClose, warcrabs } from '@tabletop/warcrabs';
import { inches, place } from '@tabletop/warcrabs/text';
import { withoutTwins } from '../twins.js';
import { typedAction } from '../typed-action.js';
import { COMPASS, type CompassPoint } from './directions.js';
import { moveOf, withFacing } from './facings.js';
import { wholeLengths } from './lengths.js';
import { facingIn, NO_FACING, NO_PLACE, placeIn } from './places.js';
import { type Free, labelOf, nameOf, type Option, othersOf, type Table } from './table.js';
import { thingOptions } from './things.js';
import { canGo, fallsAt, longestWay, placeTowards } from './ways.js';

/** To so many crabs a choice leads, the nearest. */
const MOST_TOWARDS = 5;

/** A menu of moves, where the active crab may still move. */
export function moveOptions(table: Table): readonly Option[] {
  const { stage, crab } = table;
  if (stage.moved || stage.left === 0) return [];
  const choices = () => ({
    question: `Where does ${nameOf(table, crab)} go?`,
    options: withoutTwins([
      ...towardsCrabs(table),
      ...thingOptions(table),
      ...COMPASS.flatMap((point) => along(table, point)),
    ]),
    free: goTo(table),
  });
  return [{ label: `move up to ${inches(stage.left)} …`, choices }];
}

/** As near as can be to each of the nearest crabs, without falling. */
function towardsCrabs(table: Table): readonly Option[] {
  return othersOf(table)
    .slice(0, MOST_TOWARDS)
    .flatMap((other) => {
      const { crab, stage } = table;
      const most = Math.min(stage.left, ceilDistance(crab.at, other.at));
      const way = longestWay(table, subtract(other.at, crab.at), most, (to) => !fallsAt(table, to));
      if (way === undefined) return [];
      const told = labelOf(table, moveOf(table, [way.to]));
      const label = `towards ${nameOf(table, other)}: ${told}${reachText(table, way.to, other)}`;
      return [withFacing(table, [way.to], label)];
    });
}

function reachText({ state, context }: Table, at: Fighter['at'], other: Fighter): string {
  return isClose(state, { at }, other, context.rules) ? ', within reach of claws' : '';
}

/** Straight in a direction: as far as can be, or so many whole inches. */
function along(table: Table, { name, direction }: CompassPoint): readonly Option[] {
  const longest = longestWay(table, direction, table.stage.left);
  if (longest === undefined) return [];
  const ways = wholeLengths(longest.length)
    .map((length) => placeTowards(table, direction, length))
    .filter((to) => canGo(table, to));
  const [only] = ways;
  if (ways.length === 1 && only !== undefined)
    return [withFacing(table, [only], `${name}: ${labelOf(table, moveOf(table, [only]))}`)];
  const choices = () => ({
    question: `How far ${name}?`,
    options: withoutTwins(ways.map((to) => withFacing(table, [to], labelOf(table, moveOf(table, [to]))))),
  });
  const fall = fallsAt(table, longest.to) ? ', over the edge' : '';
  return [{ label: `${name}, up to ${inches(longest.length)}${fall} …`, choices }];
}

/** The choice to name places to go to, one after the other, and a facing behind them. */
function goTo(table: Table): Free {
  const { crab, context } = table;
  const facing = context.rules.turning === 'free' ? ' “facing north-east” may stand behind.' : '';
  return {
    label: 'name a place',
    question: [
      'Which place, in inches from the left and from the upper edge, or several with “then” between?',
      `${nameOf(table, crab)} stands at ${place(crab.at)}.${facing}`,
    ].join(' '),
    read(text) {
      const [way = '', faced, ...more] = text.split(/\s+facing\s+/i);
      const places = way.split(/\s+then\s+/i).map(placeIn);
      const path = places.filter((each) => each !== undefined);
      const last = path.at(-1);
      if (last === undefined || path.length < places.length) return { refusal: NO_PLACE };
      const wanted = faced === undefined ? null : facingIn(faced, last);
      if (wanted === undefined || more.length > 0) return { refusal: NO_FACING };
      return typedAction(warcrabs, table.state, moveOf(table, path, wanted));
    },
  };
}
