import { show } from '@tabletop/dice';
import { isNameOf, namesOf, reading } from '@tabletop/game';
import { type Cell, toOrigin, turned } from '@tabletop/geometry/grid';
import type { BoughtCraft, CraftInput } from '../force/craft.js';
import { craftFrom, designFrom } from '../force/read-craft.js';
import { unitNameIn } from '../force/read-unit-name.js';
import { isUnitName } from '../force/unit-name.js';
import { MAX_PARTS, MAX_UNITS } from '../limits.js';
import { scaleOf } from '../map/scale.js';
import { partsAt } from '../map/spaces.js';
import { SIXTHS } from '../sixths.js';
import type { Part } from '../state.js';
import { CRAFT, type CraftName } from './craft.js';
import { MAPS } from './maps.js';
import { atIn } from './read-at.js';
import type { Muster, PassengerSetup } from './unit-read.js';
import { type QuarterTurns, zoneOf } from './zones.js';

const TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

/** A craft of a House design, by the name that orders call it. */
export interface DesignedCraft {
  readonly name: string;
  readonly design: CraftName;
}

/** Where and how a craft starts. @rule S-DEPLOY */
export interface CraftPlace {
  /** The least column and row that it is in, as a cell or by its name; by default a place at the edge of its side. */
  readonly at?: Cell | string;
  /**
   * How its shape is turned, in quarter turns clockwise; by default so that its top looks away from the edge of its side. It
   * does not turn in play.
   */
  readonly turn?: QuarterTurns;
  /** Who starts in its transport bays; by default nobody. */
  readonly aboard?: readonly PassengerSetup[];
}

/** A craft that comes to a match: one of your own, or of a House design. */
export type CraftSetup = (CraftInput | DesignedCraft) & CraftPlace;

/** A craft that was read, and who is to be in its bays. */
export interface CraftRead extends Omit<BoughtCraft, 'shape'> {
  /** Its parts, where they lie at the corner of the map. */
  readonly parts: readonly Part[];
  readonly at: Cell | undefined;
  readonly aboard: readonly PassengerSetup[];
}

/** Reads the craft of a side; none where they are left out. What is wrong is noted. @rule S-HULL @rule S-DEPLOY */
export function craftIn(source: reading.Source, muster: Muster): readonly CraftRead[] {
  return reading.listIn(source, 'craft', MAX_UNITS, (craft) => craftSetupFrom(craft, muster));
}

function craftSetupFrom(source: reading.Source, muster: Muster): CraftRead {
  const { name, profile, shape } = boughtIn(source, muster);
  const map = muster.room?.map ?? MAPS.yard;
  const turn = turnIn(reading.byRule(source, 'S-DEPLOY')) ?? zoneOf(map, muster.seat)?.turn ?? 0;
  const parts = partsAt(toOrigin(turned(shape, turn)), scaleOf(map, profile.class)).map((at) => ({
    at,
    sixths: profile.body * SIXTHS,
  }));
  const at = atIn(source, { profile, parts }, muster);
  return { name, profile, parts, at, aboard: aboardIn(reading.byRule(source, 'S-TRANSPORT')) };
}

/** A craft of a House design, or of one's own. */
function boughtIn(source: reading.Source, { rules, names }: Muster): BoughtCraft {
  const design = reading.valueIn(source, 'design');
  if (design === undefined) return craftFrom(source, names, { rules });
  const name = unitNameIn(reading.byRule(source, 'S-ORDERS'), names);
  if (!isNameOf(CRAFT, design)) reading.wanted(source, 'design', namesOf(CRAFT).map(show).join(', '));
  const chosen = CRAFT[isNameOf(CRAFT, design) ? design : 'buggy'];
  const read = reading.readInput(chosen, 'S-HULL', (house) => designFrom(house, { rules }));
  return { name, ...reading.accepted(read, 'invalid-craft') };
}

function turnIn(source: reading.Source): QuarterTurns | undefined {
  const given = reading.valueIn(source, 'turn');
  const turn = TURNS.find((each) => each === given);
  if (given !== undefined && turn === undefined) reading.wanted(source, 'turn', '0, 1, 2 or 3 quarter turns');
  return turn;
}

/** Who is to be in the bays of a craft. Whether they can be is judged when all units have their names. */
function aboardIn(source: reading.Source): readonly PassengerSetup[] {
  return reading.listIn(source, 'aboard', MAX_UNITS, (passenger) => ({
    unit: unitIn(passenger),
    part: reading.whole(passenger, 'part', 0, MAX_PARTS - 1),
  }));
}

function unitIn(source: reading.Source): string {
  const unit = reading.valueIn(source, 'unit');
  if (isUnitName(unit)) return unit;
  reading.wanted(source, 'unit', 'the name of a unit');
  return '';
}
