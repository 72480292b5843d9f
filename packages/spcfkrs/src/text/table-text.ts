import { type Block, count, fitted, type Line, lengthAllowed, type TextOptions } from '@tabletop/game/text';
import { isOnMap } from '../condition.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { awaitedText } from './awaited.js';
import { boardPicture } from './board-picture.js';
import { type Markers, nameMarkers, signMarkers } from './markers.js';
import { orderLines } from './order-lines.js';
import { shown, type Teller, tellerOf } from './teller.js';
import { deadLines, unitLines } from './unit-lines.js';

/** What a text of the table holds. */
export interface TableOptions extends TextOptions {
  /** Whether there is a picture of the board, in characters; by default there is. */
  readonly picture?: boolean;
}

/** The part of a text that the board may take, in quarters: what is left is for those who stand on it. */
const QUARTERS_FOR_BOARD = 3;

/**
 * The whole match as text: the round and the phase, what is awaited of whom, the board, every living unit with its side,
 * place, Speed, Body left, Move, gun, blade and what else there is to it, the orders that may be known, and the dead. Of a
 * craft: its class and hull, each part with its place and Body, its guns by their numbers, its bays and passengers, its
 * crews, and what is wrong with it. Speed and Move are as they are now, on this map.
 *
 * On the board, units stand by their names where all have short ones and there is room, else by a character each, which a
 * key tells. Within `maxLength` it keeps what matters: the board is left out where it would take more than three quarters;
 * then first to give way are the dead, then the orders, then the units furthest from any enemy. The round and what is
 * awaited stay to the last.
 */
export function toText(view: SpcfkrsView, options: TableOptions = {}): string {
  const most = lengthAllowed(options);
  const teller = tellerOf(view);
  const board = options.picture === false ? undefined : boardWithin(view, teller, (most * QUARTERS_FOR_BOARD) / 4);
  const blocks: Block[] = [
    ...(board === undefined ? [] : [board]),
    { title: 'Units', lines: unitLines(view, teller), rank: 2 },
    { title: 'Orders', lines: orderLines(view, teller), rank: 3 },
    { title: view.units.some(isLostCraft) ? 'Dead and destroyed' : 'Dead', lines: deadLines(view, teller), rank: 4 },
  ];
  return fitted(
    [headingOf(view), mapLine(view, teller), awaitedText(view)],
    blocks.filter(({ lines }) => lines.length > 0),
    most,
  );
}

function isLostCraft({ alive, craft }: Unit): boolean {
  return !alive && craft !== null;
}

/** The board with names on it or, where it is then too long, with a character for each unit; undefined if that is too. */
function boardWithin(view: SpcfkrsView, teller: Teller, most: number): Block | undefined {
  const named = nameMarkers(view);
  const boards = [
    ...(named === undefined ? [] : [boardBlock(view, named, teller, [])]),
    boardWithKey(view, signMarkers(view), teller),
  ];
  return boards.find(
    ({ title, lines }) => title.length + lines.reduce((sum, { text }) => sum + text.length + 1, 0) <= most,
  );
}

function boardWithKey(view: SpcfkrsView, markers: Markers, teller: Teller): Block {
  const key = view.units.filter(isOnMap).map(({ id }) => `${markers.get(id)} ${teller.unit(id)}`);
  return boardBlock(view, markers, teller, key.length === 0 ? [] : [`Key: ${key.join(', ')}`]);
}

function boardBlock(view: SpcfkrsView, markers: Markers, { unit }: Teller, key: readonly string[]): Block {
  const { lines, legend } = boardPicture(view, markers, unit);
  const title = `Board${legend === '' ? '' : `: ${legend}`}`;
  return { title, lines: [...lines, ...key].map(unweighted), rank: 1, whole: true };
}

function unweighted(text: string): Line {
  return { text, weight: 0 };
}

const TITLE = 'SPCFKRS';

function headingOf(view: SpcfkrsView): string {
  if (view.round === 0) return `${TITLE}, before the first round`;
  const part = partOf(view);
  return `${TITLE}, round ${view.round}${part === '' ? '' : `: ${part}`}`;
}

/** Which part of the round it is. */
function partOf(view: SpcfkrsView): string {
  const phase = phaseUnderWay(view);
  if (phase !== null) return `the ${phase} phase`;
  const { step } = view.stage;
  return step === 'orders' ? 'orders' : step === 'over' ? 'the end' : '';
}

function mapLine({ map, sides, units }: SpcfkrsView, { rules }: Teller): string {
  const strength = sides.map(({ id }) => {
    const own = units.filter(({ side }) => side === id);
    return `${shown(id)} ${own.filter(({ alive }) => alive).length} of ${count(own.length, 'unit')}`;
  });
  return `${shown(map.name)}${scaleNote(map, units)}: ${strength.join(', ')}; after round ${rules.maxRounds} it is a draw`;
}

/** For which units the map is drawn, where that is not told by who is there. @rule S-SCALE */
function scaleNote({ scale }: SpcfkrsView['map'], units: SpcfkrsView['units']): string {
  if (scale === 'on-foot') return units.some(({ craft }) => craft !== null) ? ', a map on foot' : '';
  return `, a ${scale} map`;
}
