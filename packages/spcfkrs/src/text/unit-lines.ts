import { type Line, listed } from '@tabletop/game/text';
import { chebyshev } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { Power } from '../force/modification.js';
import { coverAt } from '../map/battle-map.js';
import { fellowsOf } from '../orders/battalion.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { shown, type Teller } from './teller.js';
import { cellText, coverText, namesText, points } from './words.js';

type Seen = Pick<SpcfkrsView, 'map' | 'units' | 'sides' | 'battalions'>;

/** A line for each living unit; the further from any enemy, the less it matters. */
export function unitLines(view: Seen, teller: Teller): readonly Line[] {
  const living = view.units.filter(({ alive }) => alive);
  return living.map((unit) => ({ text: `  ${unitText(unit, view, teller)}`, weight: danger(unit, living) }));
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

function unitText(unit: Unit, view: Seen, { unit: name }: Teller): string {
  const { id, side, profile, parts, shield, hacked } = unit;
  const { speed, body, move, gun, blade, powers } = profile;
  const places = parts.map(({ at }) => `${cellText(at)}${coverNote(at, view)}`);
  const left = parts.map(({ sixths }) => points(sixths)).join(' + ');
  const facts = [
    `Speed ${speed}, Body ${left} of ${points(body * SIXTHS * parts.length)}, Move ${move}`,
    [gun, blade].map((weapon) => shown(weapon.name)).join(', '),
    ...powers.flatMap((power) => POWERS[power] ?? []),
    ...(shield === 'none' ? [] : [SHIELDS[shield]]),
    ...(hacked ? ['hacked: cannot fire'] : []),
    ...battalionNote(unit, view, name),
  ];
  return `${name(id)} (${shown(side)}) at ${listed(places)}: ${facts.join('; ')}`;
}

/** What can be told of a power in a word; a shield is told of by how it is. */
const POWERS: Readonly<Record<Power, string | null>> = {
  jet: 'jet pack',
  hacking: 'hacking implant',
  overdose: 'overdose',
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
function danger(unit: Unit, living: readonly Unit[]): number {
  const enemies = living.filter(({ side }) => side !== unit.side);
  return Math.min(...enemies.map((enemy) => chebyshev(placeOf(unit), placeOf(enemy))), Number.MAX_SAFE_INTEGER);
}
