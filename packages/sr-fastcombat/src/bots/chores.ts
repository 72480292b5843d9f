import { within } from '@tabletop/geometry';
import type { Charge } from '../grenades/charge.js';
import { hostOf, itemsOf } from '../items/held.js';
import { reloadedTo } from '../items/reload.js';
import type { Figure, Item } from '../state.js';
import { walkLeft } from '../turn/walking.js';
import { toUnits } from '../units.js';
import { landings } from './explosions.js';
import { aimAt, type Gun, gunsOf, type Marksmanship } from './guns.js';
import type { Mind } from './mind.js';
import type { Prospect } from './prospect.js';
import { atRest, type Scene } from './scenes.js';

/** What is prepared is used an Action later, and much may come between. */
const PREPARED = 0.5;
/** What it is worth to be ready for whatever comes. */
const FORESIGHT = 0.05;

/**
 * What a figure could get ready: weapons loaded and in hand, a grenade, itself on its feet. `best` is what it could
 * reach at once.
 */
export function chores(
  mind: Mind,
  scene: Scene,
  figure: Figure,
  best: number,
  shooting: Marksmanship,
): readonly Prospect[] {
  const guns = gunsOf(mind, figure);
  const rest = atRest(scene);
  const worth = (gun: Gun): number => {
    const nets = scene.enemies.map((target) => {
      const aimed = aimAt(mind, rest, gun, figure, target);
      return aimed === undefined ? 0 : shooting.ownShot(aimed, target);
    });
    return Math.max(0, ...nets);
  };
  const unarmed = !guns.some(({ ready, loaded }) => ready && loaded);
  const common = { player: mind.me, figure: figure.id };
  const prospects: Prospect[] = [];
  const add = (deed: Prospect['deed'], net: number): void => {
    if (net > 0) prospects.push({ deed, net, later: net });
  };
  for (const gun of guns) {
    const { item, ready, loaded } = gun;
    const gained = PREPARED * (worth(gun) - best) + (unarmed ? FORESIGHT : 0);
    if (!loaded && reloadedTo(item, mind.rules) !== null)
      add({ ...common, type: 'reload', weapon: item.id }, ready ? gained : gained / 2);
    if (loaded && !ready && hostOf(item) === null) add({ ...common, type: 'ready', item: item.id, stow: null }, gained);
  }
  const grenade = grenadeOf(mind, figure);
  if (grenade !== undefined) {
    const { throwingSkill } = figure.profile;
    const spots = landings(mind, rest, figure, 'Hand Grenade', grenade.charge, throwingSkill);
    const most = Math.max(0, ...spots.map(({ net }) => net));
    // What is in hand must be put away for it, and got out again.
    add({ ...common, type: 'ready', item: grenade.id, stow: null }, PREPARED * (most - 2 * best));
  }
  if (figure.posture === 'prone' && !figure.moved && walkLeft(figure, mind.rules) > 0)
    add({ ...common, type: 'stand-up' }, FORESIGHT);
  const found = guns.length === 0 ? gunNear(mind, figure) : undefined;
  if (found !== undefined) add({ ...common, type: 'pick-up', item: found.id }, FORESIGHT);
  return prospects;
}

/** A grenade that is still to be prepared. */
function grenadeOf(
  { view }: Mind,
  { id: holder }: Figure,
): { readonly id: number; readonly charge: Charge } | undefined {
  for (const { id, ready, equipment } of itemsOf(view, holder))
    if (equipment.kind === 'grenade' && !ready) return { id, charge: equipment.grenade };
  return undefined;
}

/** A loaded gun that lies within reach. */
function gunNear({ view, rules }: Mind, figure: Figure): Item | undefined {
  const reach = toUnits(rules.pickUpReach);
  return view.items.find(
    ({ at, equipment, rounds }) =>
      at !== null &&
      equipment.kind === 'firearm' &&
      equipment.grenade === null &&
      rounds > 0 &&
      within(figure.at, at, reach),
  );
}
