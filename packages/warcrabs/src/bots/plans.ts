import { primitive, type Vector } from '@tabletop/geometry';
import type { WarcrabsAction } from '../actions.js';
import { type Deed, deedsFrom } from './deeds.js';
import { menacesTo } from './menaces.js';
import type { Mind } from './mind.js';
import { hereOf, type Place, placesFor } from './places.js';
import { prospectsOf } from './prospects.js';
import { routeTo } from './routes.js';
import { stancesAt } from './stances.js';
import { throwing } from './throws.js';

/** By how much a move must make things better. */
const LEAST = 0.002;
/** The danger is weighed at so many places: those that promise most, and of the others the farthest from enemies. */
const PROMISING = 14;
const DISTANT = 4;
/** Ways are looked for to so many enemies, the nearest. */
const SOUGHT = 2;

/** A place, what it promises on later turns, and what is best done there now. */
interface Option {
  readonly place: Place;
  readonly promise: number;
  readonly deed: Deed | undefined;
}

/** What could be done now, and what all that follows is worth. */
interface Plan {
  readonly action: WarcrabsAction;
  readonly worth: number;
}

/** The first of the best. */
function bestOf(plans: readonly Plan[]): Plan | undefined {
  let best = plans[0];
  for (const plan of plans) if (best === undefined || plan.worth > best.worth) best = plan;
  return best;
}

/** What the active crab had best do now: move and then attack, attack and then move, or leave it at that. */
export function bestAction(mind: Mind): WarcrabsAction {
  const { me: player, active } = mind;
  const { crab, stage } = active;
  const end: WarcrabsAction = { type: 'end', player, crab: crab.id };
  const thrown = throwing(mind);
  const deeds = stage.acted ? [] : deedsFrom(mind, crab, thrown).filter(({ gain }) => gain > 0);
  if (stage.moved) return mostOf(deeds)?.action ?? end;

  const menaces = menacesTo(mind);
  const weighed = optionsFor(mind, thrown).map((option) => ({ ...option, stance: stancesAt(mind, option, menaces) }));
  const plans: Plan[] = [{ action: end, worth: weighed[0]?.stance(undefined, crab.facing).worth ?? 0 }];
  for (const deed of deeds) {
    const rest = weighed.map(({ stance }) => stance(deed).worth);
    plans.push({ action: deed.action, worth: deed.gain + Math.max(...rest) });
  }
  for (const { place, deed, stance } of weighed) {
    const { facing, worth } = stance(deed);
    const action = moveTo(mind, place, facing);
    if (action !== undefined) plans.push({ action, worth: worth + (1 - place.fall.out) * (deed?.gain ?? 0) - LEAST });
  }
  return bestOf(plans)?.action ?? end;
}

/** Here, and where else it may be worth to be. */
function optionsFor(mind: Mind, thrown: Parameters<typeof deedsFrom>[2]): readonly Option[] {
  const { crab, stage } = mind.active;
  const routes = mind.enemies.slice(0, SOUGHT).map((enemy) => routeTo(mind, enemy));
  const promiseAt = prospectsOf(mind, routes);
  const mustTurn = mind.rules.fireArc === 'front';
  const optionAt = (place: Place, looks: boolean): Option => ({
    place,
    promise: promiseAt(place.at) - mind.dread * place.fall.worth,
    deed: looks && !stage.acted ? mostOf(deedsFrom(mind, { ...crab, at: place.at }, thrown, mustTurn)) : undefined,
  });
  const places = stage.left > 0 ? placesFor(mind, routes) : [];
  return [
    optionAt(hereOf(mind), mustTurn),
    ...shortlist(
      mind,
      places.map((place) => optionAt(place, true)),
    ),
  ];
}

/** The options that are worth a closer look. */
function shortlist({ enemies }: Mind, options: readonly Option[]): readonly Option[] {
  if (options.length <= PROMISING + DISTANT) return options;
  const hopeOf = ({ promise, deed }: Option): number => promise + (deed?.gain ?? 0);
  const rising = [...options].sort((a, b) => hopeOf(b) - hopeOf(a));
  const remoteness = ({ place: { at } }: Option): number =>
    Math.min(
      ...enemies.map((enemy) => (at.x - enemy.at.x) * (at.x - enemy.at.x) + (at.y - enemy.at.y) * (at.y - enemy.at.y)),
    );
  const others = rising.slice(PROMISING).sort((a, b) => remoteness(b) - remoteness(a));
  return [...rising.slice(0, PROMISING), ...others.slice(0, DISTANT)];
}

/** The move to a place, to face some way there; undefined where it changes nothing. */
function moveTo(
  { me: player, rules, active: { crab } }: Mind,
  { path }: Place,
  faces: Vector,
): WarcrabsAction | undefined {
  const facing = rules.turning === 'free' ? primitive(faces) : null;
  const isTurned = facing !== null && (facing.x !== crab.facing.x || facing.y !== crab.facing.y);
  return path.length > 0 || isTurned ? { type: 'move', player, crab: crab.id, path, facing } : undefined;
}

/** The deed that brings most, if any brings anything. */
function mostOf(deeds: readonly Deed[]): Deed | undefined {
  let best: Deed | undefined;
  for (const deed of deeds) if (deed.gain > (best?.gain ?? 0)) best = deed;
  return best;
}
