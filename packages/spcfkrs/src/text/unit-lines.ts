import { type Line, listed } from '@tabletop/game/text';
import { isOnMap, moveOf, speedOf } from '../condition.js';
import type { Power } from '../force/modification.js';
import type { FootProfile } from '../force/profile.js';
import { coverAt } from '../map/battle-map.js';
import { gapBetween } from '../map/spaces.js';
import { fellowsOf } from '../orders/battalion.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { craftFacts } from './craft-lines.js';
import { shown, type Teller } from './teller.js';
import { cellText, coverText, namesText, points } from './words.js';

type Seen = Pick<SpcfkrsView, 'map' | 'units' | 'sides' | 'battalions'>;

/** A line for each living unit; the further from any enemy, the less it matters. */
export function unitLines(view: Seen, teller: Teller): readonly Line[] {
  const living = view.units.filter(({ alive }) => alive);
  const standing = living.filter(isOnMap);
  return living.map((unit) => ({ text: `  ${unitText(unit, view, teller)}`, weight: danger(unit, standing, view) }));
}

/** A line for each side that has lost units. */
export function deadLines({ units, sides }: Seen, { unit: name }: Teller): readonly Line[] {
  return sides.flatMap(({ id }, weight) => {
    const dead = units.filter(({ alive, side }) => !alive && side === id);
    return dead.length === 0
      ? []
      : [{ text: `  ${shown(id)}: ${namesText(dead.map((unit) => name(unit.id)))}`, weight }];
  });
}

function unitText(unit: Unit, view: Seen, teller: Teller): string {
  const { id, side, profile, shield, hacked } = unit;
  const isCraft = profile.class !== 'on-foot';
  const facts = [
    ...(isCraft ? craftFacts(unit, profile, view, teller) : footFacts(unit, profile, view)),
    ...(shield === 'none' ? [] : [SHIELDS[shield]]),
    ...(hacked ? ['hacked: cannot fire'] : []),
    ...battalionNote(unit, view, teller.unit),
  ];
  const what = isCraft ? `, a ${profile.class} of ${profile.hull} hull` : placeNote(unit, view, teller);
  return `${teller.unit(id)} (${shown(side)})${what}: ${facts.join('; ')}`;
}

/** ' at C4 in partial cover', ' aboard V1.3'. */
function placeNote({ parts, aboard }: Unit, view: Seen, { part }: Teller): string {
  if (aboard !== null) return ` aboard ${part(aboard.craft, aboard.part)}`;
  return ` at ${listed(parts.map(({ at }) => `${cellText(at)}${coverNote(at, view)}`))}`;
}

function footFacts(unit: Unit, { body, gun, blade, powers }: FootProfile, { map }: Seen): readonly string[] {
  const left = unit.parts.map(({ sixths }) => points(sixths)).join(' + ');
  const whole = points(body * SIXTHS * unit.parts.length);
  return [
    `Speed ${speedOf(unit)}, Body ${left} of ${whole}, Move ${moveOf(map, unit)}`,
    [gun, blade].map((weapon) => shown(weapon.name)).join(', '),
    ...powers.flatMap((power) => POWERS[power] ?? []),
  ];
}

/** What can be told of a power in a word; a shield is told of by how it is. */
const POWERS: Readonly<Record<Power, string | null>> = {
  jet: 'jet pack',
  hacking: 'hacking implant',
  overdose: 'overdose',
  technician: 'plasma technician',
  slag: 'plasma slag exhaust',
  'plasma-shield': null,
};

const SHIELDS: Readonly<Record<Exclude<Unit['shield'], 'none'>, string>> = {
  ready: 'shield ready',
  absorbing: 'shield absorbing',
  spent: 'shield spent',
};

function coverNote(at: Unit['parts'][number]['at'], { map }: Seen): string {
  const cover = coverAt(map, at);
  return cover === 'none' ? '' : ` in ${coverText(cover)}`;
}

function battalionNote({ id }: Unit, view: Seen, name: Teller['unit']): readonly string[] {
  const others = fellowsOf(view, id).filter((member) => member !== id);
  return others.length === 0 ? [] : [`in battalion with ${namesText(others.map(name))}`];
}

/** How far the nearest enemy is, in spaces. */
function danger(unit: Unit, standing: readonly Unit[], { map }: Seen): number {
  return standing.reduce(
    (nearest, other) =>
      other.side === unit.side ? nearest : Math.min(nearest, gapBetween(map, unit, other, 'chebyshev')),
    Number.MAX_SAFE_INTEGER,
  );
}
