import { agreed, count, flag, list, nameSchema, oneOf, record, type Schema, text, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { GRENADES } from '../armoury/grenades.js';
import { MELEE_WEAPONS } from '../armoury/melee-weapons.js';
import { DAMAGE_LEVELS, FIRE_MODES } from '../armoury/notation.js';
import { PRINTED_CLASSES } from '../armoury/printed.js';
import { SPELLS } from '../armoury/spells.js';
import { WEAPONS } from '../armoury/weapons.js';
import type { SrCharacter } from '../figures/sr-character.js';
import {
  MAX_AMMO,
  MAX_CARRIED,
  MAX_FIREARMS,
  MAX_GRENADES,
  MAX_MELEE_WEAPONS,
  MAX_NOTATION,
  MAX_RATING,
  MAX_RELOADS,
  MAX_SPELLS,
} from '../limits.js';
import { carriedGrenadesShape, grenadeShape } from './sheet-schema.js';

const rating = count(MAX_RATING);
const rated = whole(1, MAX_RATING);
const signed = whole(-MAX_RATING, MAX_RATING);
const notation = text(MAX_NOTATION);
const level = oneOf(...DAMAGE_LEVELS);

const attribute = v.union([rated, notation, record({ natural: rated, augmented: rated })]);
/** What nothing here depends on may be whatever stands on the sheet: '-' for a spirit's Charisma. */
const unused = v.union([v.number(), notation, record({ natural: v.number(), augmented: v.number() })]);
const damageCode = v.union([notation, record({ power: signed, level, strength: v.exactOptional(flag()) })]);
const targetNumber = v.union([
  rated,
  notation,
  record({ number: v.union([rated, oneOf('attribute', 'object-resistance')]), resisted: flag() }),
]);

const carriedEntries = {
  laser: v.exactOptional(flag()),
  smartgun: v.exactOptional(flag()),
  reloads: v.exactOptional(count(MAX_RELOADS)),
  count: v.exactOptional(whole(1, MAX_CARRIED)),
  underBarrelOf: v.exactOptional(count(MAX_FIREARMS - 1)),
  grenade: v.exactOptional(v.union([oneOf(...GRENADES.map(({ name }) => name)), grenadeShape])),
};

const firearm = v.union([
  record({ name: oneOf(...WEAPONS.map(({ name }) => name)), ...carriedEntries }),
  record({
    name: nameSchema,
    type: oneOf(...PRINTED_CLASSES),
    ammo: v.nullable(v.union([whole(1, MAX_AMMO), notation])),
    damage: v.nullable(damageCode),
    modes: v.exactOptional(v.union([notation, list(oneOf(...FIRE_MODES), FIRE_MODES.length)])),
    ...carriedEntries,
  }),
]);

const meleeWeapon = v.union([
  record({ name: oneOf(...MELEE_WEAPONS.map(({ name }) => name)) }),
  record({ name: nameSchema, damage: damageCode }),
]);

const grenades = v.union([
  record({ name: oneOf(...GRENADES.map(({ name }) => name)), count: whole(1, MAX_CARRIED) }),
  carriedGrenadesShape,
]);

const spell = v.union([
  record({ name: oneOf(...SPELLS.map(({ name }) => name)), force: rated }),
  record({
    name: nameSchema,
    force: rated,
    damage: v.exactOptional(v.nullable(level)),
    range: oneOf('los', 'touch', 'limited'),
    targetNumber,
    drain: v.union([notation, record({ modifier: signed, level })]),
    area: v.exactOptional(flag()),
    effect: v.exactOptional(oneOf('none', 'detect', 'heal')),
    ignoresSight: v.exactOptional(flag()),
  }),
]);

/** The shape of a character of Shadowrun. Whether it makes a figure is for `convertCharacter` to judge. */
export const characterShape: Schema<SrCharacter> = agreed<SrCharacter>()(
  record({
    name: nameSchema,
    race: nameSchema,
    attributes: record({
      body: attribute,
      quickness: attribute,
      strength: attribute,
      willpower: attribute,
      reaction: attribute,
      magic: v.exactOptional(rating),
      charisma: v.exactOptional(unused),
      intelligence: v.exactOptional(unused),
      essence: v.exactOptional(v.number()),
    }),
    initiativeDice: rated,
    movementMultiplier: rated,
    armour: v.exactOptional(record({ ballistic: rating, impact: rating })),
    skills: record({
      firearms: v.exactOptional(rating),
      armed: v.exactOptional(rating),
      unarmed: v.exactOptional(rating),
      throwing: v.exactOptional(rating),
      sorcery: v.exactOptional(rating),
    }),
    critter: v.exactOptional(flag()),
    castsSpells: v.exactOptional(flag()),
    meleeWeapons: v.exactOptional(list(meleeWeapon, MAX_MELEE_WEAPONS)),
    firearms: v.exactOptional(list(firearm, MAX_FIREARMS)),
    grenades: v.exactOptional(list(grenades, MAX_GRENADES)),
    spells: v.exactOptional(list(spell, MAX_SPELLS)),
    smartlink: v.exactOptional(flag()),
    goggles: v.exactOptional(flag()),
    invisible: v.exactOptional(flag()),
  }),
);
