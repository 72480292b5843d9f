import { isWhole, moveOf, speedOf } from '../condition.js';
import type { Power } from '../force/modification.js';
import type { CraftProfile } from '../force/profile.js';
import { coverAt } from '../map/battle-map.js';
import { spacesOfPart } from '../map/spaces.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import { baySizeOf, passengersOf } from '../transport/bay.js';
import type { SpcfkrsView } from '../view.js';
import { shown, type Teller } from './teller.js';
import { cellText, coverText, namesText, points } from './words.js';

type Seen = Pick<SpcfkrsView, 'map' | 'units'>;

/** What there is to tell of a craft: its Speed and Move as they are, its parts, guns, bays and crews, and how it fares. */
export function craftFacts(unit: Unit, profile: CraftProfile, view: Seen, teller: Teller): readonly string[] {
  return [
    `Speed ${speedOf(unit)}, Move ${moveOf(view.map, unit)}`,
    `Body of ${points(profile.body * SIXTHS)} each: ${unit.parts.map((_, part) => partText(unit, part, view, teller)).join(', ')}`,
    ...gunsNote(unit, profile, teller),
    ...profile.bays.map((part) => bayText(unit, part, view, teller)),
    ...profile.powers.flatMap((power) => POWERS[power] ?? []),
    ...(unit.craft?.malfunctioning ? ['malfunctioning'] : []),
    ...(unit.craft === null || unit.craft.pilot ? [] : ['without a pilot: it drifts']),
  ];
}

/** 'V1.2 at C4 to D5 in partial cover 2 1/2', 'V1.2 at C4 wrecked'. */
function partText(unit: Unit, part: number, { map }: Seen, teller: Teller): string {
  const spaces = spacesOfPart(map, unit, part);
  const ends = [...new Set([spaces[0], spaces.at(-1)])].flatMap((cell) => (cell === undefined ? [] : [cellText(cell)]));
  const isInCover = unit.profile.class !== 'spaceship' && spaces.some((cell) => coverAt(map, cell) === 'partial');
  const cover = isInCover ? ` in ${coverText('partial')}` : '';
  const left = isWhole(unit, part) ? points(unit.parts[part]?.sixths ?? 0) : 'wrecked';
  return `${teller.part(unit.id, part)} at ${ends.join(' to ')}${cover} ${left}`;
}

/** The guns by their numbers, as orders name them: 'guns: 1 Gun on V1.1, 2 Rail gun on V1.2 (lost)'. */
function gunsNote(unit: Unit, { guns }: CraftProfile, teller: Teller): readonly string[] {
  if (guns.length === 0) return [];
  const told = guns.map(({ part, weapon }, at) => {
    const lost = isWhole(unit, part) ? '' : ' (lost)';
    return `${at + 1} ${shown(weapon.name)} on ${teller.part(unit.id, part)}${lost}`;
  });
  return [`guns: ${told.join(', ')}`];
}

/** 'bay V1.3: S1, S2 (2 of 4)', 'bay V1.3: empty', 'bay V1.3: lost'. */
function bayText(craft: Unit, bay: number, view: Seen, teller: Teller): string {
  const called = `bay ${teller.part(craft.id, bay)}`;
  if (!isWhole(craft, bay)) return `${called}: lost`;
  const inside = passengersOf(view, craft.id, bay);
  if (inside.length === 0) return `${called}: empty`;
  const names = namesText(inside.map((unit) => teller.unit(unit.id)));
  return `${called}: ${names} (${inside.length} of ${baySizeOf(craft)})`;
}

/** What can be told of a power in a word; a shield is told of by how it is. */
const POWERS: Readonly<Record<Power, string | null>> = {
  jet: 'jet pack',
  hacking: 'hacking crew',
  overdose: 'pilot overdose',
  technician: 'plasma technician crew',
  slag: 'plasma slag exhaust',
  'plasma-shield': null,
};
