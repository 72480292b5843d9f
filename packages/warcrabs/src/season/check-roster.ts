import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { MAX_ROSTER_CRABS } from '../limits.js';
import { crabsOf } from './find.js';
import type { Roster } from './roster.js';

/** Refuses what does not fit together in a roster whose fields are right, each by itself. @rule W-ROSTER */
export function checkTogether(source: reading.Source, { owners, crabs, nextCrab }: Roster): void {
  const inside = (list: string, at: number): reading.Source => ({ ...source, path: [...source.path, list, at] });
  const ownerNames = new Set<string>();
  for (const [at, { name }] of owners.entries()) {
    if (ownerNames.has(name))
      reading.refuse(inside('owners', at), 'name', `There are two owners called ${show(name)}.`);
    ownerNames.add(name);
    if (crabsOf({ crabs }, name).length > MAX_ROSTER_CRABS)
      reading.refuse(inside('owners', at), 'name', `An owner has at most ${MAX_ROSTER_CRABS} crabs.`);
  }
  if (owners.length < 2) reading.refuse(source, 'owners', 'A season has two owners at least.');

  const crabNames = new Set<string>();
  let last = 0;
  for (const [at, { id, name, owner }] of crabs.entries()) {
    const crab = inside('crabs', at);
    if (id <= last) reading.refuse(crab, 'id', `Crabs are listed by id: ${id} cannot come after ${last}.`);
    if (id >= nextCrab) reading.refuse(crab, 'id', `The next id is ${nextCrab}; ${id} cannot have been given.`);
    if (!ownerNames.has(owner)) reading.refuse(crab, 'owner', `No owner is called ${show(owner)}.`);
    if (crabNames.has(name)) reading.refuse(crab, 'name', `There are two crabs called ${show(name)}.`);
    crabNames.add(name);
    last = id;
  }
}
