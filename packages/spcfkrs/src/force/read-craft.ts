import { reading } from '@tabletop/game';
import { DEFAULT_RULES } from '../rules.js';
import { CRAFT_CLASSES } from '../unit-class.js';
import type { BoughtCraft } from './craft.js';
import { type CraftRules, craftProfileOf } from './craft-profile-of.js';
import { craftModificationsIn } from './read-craft-modifications.js';
import { baysIn, mountedIn } from './read-craft-parts.js';
import { hullOr, shapeIn } from './read-shape.js';
import { unitNameIn } from './read-unit-name.js';

/** Reads a craft, which may be anything. Names every bad field. @rule S-HULL @rule S-GUNS @rule S-VMODS */
export function readCraft(input: unknown, using: CraftRules = { rules: DEFAULT_RULES }): reading.Found<BoughtCraft> {
  return reading.readInput(input, 'S-HULL', (source) => craftFrom(source, new Set(), using));
}

/**
 * Reads a craft. Its name, which is added to the names that are taken, is none of them.
 *
 * @rule S-HULL
 * @rule S-GUNS
 * @rule S-VMODS
 */
export function craftFrom(source: reading.Source, taken: Set<string>, using: CraftRules): BoughtCraft {
  return { name: unitNameIn(reading.byRule(source, 'S-ORDERS'), taken), ...designFrom(source, using) };
}

/** Reads the design of a craft: all of it but its name. @rule S-HULL @rule S-GUNS @rule S-VMODS */
export function designFrom(source: reading.Source, using: CraftRules): Omit<BoughtCraft, 'name'> {
  const craftClass = reading.wordIn(reading.byRule(source, 'S-HULL'), 'class', CRAFT_CLASSES);
  const found = shapeIn(source);
  const { hull, shape } = hullOr(found);
  // Parts cannot be judged that cannot be counted.
  const parts = found === undefined ? undefined : shape.length;
  const guns = mountedIn(reading.byRule(source, 'S-GUNS'), parts);
  const bays = baysIn(reading.byRule(source, 'S-VMODS'), parts);
  const modifications = craftModificationsIn(reading.byRule(source, 'S-VMODS'), craftClass);
  const build = { class: craftClass, hull, parts: shape.length, guns, bays, modifications };
  return { profile: craftProfileOf(build, using), shape };
}
