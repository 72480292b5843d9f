import { count, type Line, listed } from '@tabletop/game/text';
import { distanceSquared } from '@tabletop/geometry';
import { isReady, itemsOf } from '../items/held.js';
import type { Figure, Item } from '../state.js';
import { walkLeft } from '../turn/walking.js';
import type { SkirmishView } from '../view.js';
import { reloadsIn } from './carried.js';
import { equipmentName, shown, type Teller } from './teller.js';
import { length, place } from './words.js';

type Seen = Pick<SkirmishView, 'figures' | 'items' | 'moving'>;

/** A line for each active figure; the further from any enemy, the less it matters. */
export function figureLines(view: Seen, teller: Teller): readonly Line[] {
  const active = view.figures.filter(({ status }) => status === 'active');
  return active.map((figure) => ({ text: `  ${activeText(figure, view, teller)}`, weight: danger(figure, active) }));
}

/** A line for each figure that is out of the fight. */
export function outLines({ figures }: Pick<SkirmishView, 'figures'>): readonly Line[] {
  return figures
    .filter(({ status }) => status === 'out')
    .map((figure) => ({ text: `  ${headText(figure)}`, weight: 0 }));
}

/** A line for each thing on the ground, with what is fitted to it. */
export function groundLines({ items }: Pick<SkirmishView, 'items'>): readonly Line[] {
  return items.flatMap(({ equipment, at }) =>
    at === null ? [] : [{ text: `  ${equipmentName(equipment)} at ${place(at)}`, weight: 0 }],
  );
}

function activeText(figure: Figure, view: Seen, { rules, player }: Teller): string {
  const { posture, actions, detectedBy, profile } = figure;
  const notes = [
    posture,
    `${count(actions, 'Action')} left`,
    ...(figure.moved ? ['has moved'] : [`${length(walkLeft(figure, rules))} to go`]),
    ...(view.moving === figure.id ? ['moving'] : []),
    ...(profile.invisible === true ? ['invisible'] : []),
    ...(detectedBy.length === 0 ? [] : [`seen by ${listed(detectedBy.map(player))}`]),
  ];
  return `${headText(figure)}, ${notes.join(', ')}; ${readyText(figure, view)}`;
}

function headText({ id, owner, profile, at }: Figure): string {
  return `#${id} ${shown(profile.name)} (${shown(owner)}) at ${place(at)}`;
}

/** What a figure holds ready, with its ammunition. */
function readyText({ id }: Figure, { items }: Seen): string {
  const ready = itemsOf({ items }, id).filter((item) => isReady({ items }, item));
  return ready.length === 0 ? 'bare hands' : ready.map(itemText).join(', ');
}

function itemText({ equipment, rounds, spare }: Item): string {
  const name = equipmentName(equipment);
  if (equipment.kind !== 'firearm' || equipment.weapon.ammo === null) return name;
  const { reloads, over } = reloadsIn(spare, equipment.weapon.ammo);
  const reserve = [...(reloads > 0 ? [count(reloads, 'Reload')] : []), ...(over > 0 ? [count(over, 'round')] : [])];
  return `${name} ${rounds} of ${equipment.weapon.ammo}${reserve.length === 0 ? '' : ` and ${reserve.join(', ')}`}`;
}

/** How far the nearest enemy is, squared. */
function danger(figure: Figure, active: readonly Figure[]): number {
  const enemies = active.filter(({ owner }) => owner !== figure.owner);
  return Math.min(...enemies.map(({ at }) => distanceSquared(figure.at, at)), Number.MAX_SAFE_INTEGER);
}
