import { show } from '@tabletop/dice';
import { isNameOf, isObject, isWhole, reading } from '@tabletop/game';
import { MAX_GUNS, MAX_PARTS } from '../limits.js';
import { MAX_ATTACHMENTS } from './craft-modifications.js';
import type { Gun } from './gun.js';
import { GUNS } from './guns.js';
import { gunFrom } from './read-gun.js';

/** A gun, and the part that holds it. */
interface Mounted {
  readonly part: number;
  readonly gun: Gun;
}

/**
 * Reads the guns of a craft of so many parts, by default one base gun on the first; no more on a part than it can hold.
 * What is wrong is noted. Of parts that cannot be counted it is not asked whether they exist.
 *
 * @rule S-GUNS
 */
export function mountedIn(source: reading.Source, parts: number | undefined): readonly Mounted[] {
  if (reading.valueIn(source, 'guns') === undefined) return [{ part: 0, gun: GUNS.Gun }];
  const held = new Map<number, number>();
  return reading.listIn(source, 'guns', MAX_GUNS, (inner) => {
    const before = inner.problems.length;
    const part = partIn(inner, parts);
    // A part that does not exist holds nothing.
    const count = (held.get(part) ?? 0) + (inner.problems.length === before ? 1 : 0);
    held.set(part, count);
    if (count > MAX_ATTACHMENTS && inner.problems.length === before)
      reading.refuse(inner, 'part', `Part ${part + 1} would hold more than ${MAX_ATTACHMENTS} guns.`);
    return { part, gun: chosenIn(inner) };
  });
}

function partIn(source: reading.Source, parts: number | undefined): number {
  return reading.whole(source, 'part', 0, (parts ?? MAX_PARTS) - 1);
}

/** A gun by its name on the list, or in full; by default the base gun, also where it is wrong, which is noted. */
function chosenIn(source: reading.Source): Gun {
  const given = reading.valueIn(source, 'gun');
  if (given === undefined) return GUNS.Gun;
  if (isNameOf(GUNS, given)) return GUNS[given];
  if (isObject(given)) return reading.objectIn(source, 'gun', gunFrom) ?? GUNS.Gun;
  reading.refuse(reading.byRule(source, 'S-GUNLIST'), 'gun', `There is no gun called ${show(given)}.`);
  return GUNS.Gun;
}

/** Reads the parts of a craft of so many that are a transport bay, each once. What is wrong is noted. @rule S-VMODS */
export function baysIn(source: reading.Source, parts: number | undefined): readonly number[] {
  const given = reading.valueIn(source, 'bays');
  if (given === undefined) return [];
  const count = parts ?? MAX_PARTS;
  if (!Array.isArray(given) || given.length > MAX_PARTS) {
    reading.wanted(source, 'bays', `a list of at most ${MAX_PARTS} parts`);
    return [];
  }
  const bays: number[] = [];
  for (const [at, part] of Array.from<unknown>(given).entries()) {
    if (!isWhole(part, 0, count - 1))
      reading.noteAt(source, ['bays', at], `A bay is in part 0 to ${count - 1}, not ${show(part)}.`);
    else if (bays.includes(part)) reading.noteAt(source, ['bays', at], `Part ${part + 1} is one bay at most.`);
    // Adding 0 turns −0 into 0.
    else bays.push(part + 0);
  }
  return bays;
}
