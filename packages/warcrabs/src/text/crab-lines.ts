import { count, type Line } from '@tabletop/game/text';
import { distanceSquared } from '@tabletop/geometry';
import { hitPointsOf } from '../crab/derive.js';
import { isAlive } from '../find.js';
import type { Fighter } from '../state.js';
import { footingOf } from '../table/ground.js';
import { fightMovement } from '../turn/weight.js';
import type { WarcrabsView } from '../view.js';
import { carriedText } from './carried.js';
import { compass } from './compass.js';
import { shown, type Teller } from './teller.js';
import { feet, inches, place } from './words.js';

type Seen = Pick<WarcrabsView, 'board' | 'crabs' | 'stage'>;

/** A line for each living crab; the further from any enemy, the less it matters, and the active one most of all. */
export function crabLines(view: Seen, teller: Teller): readonly Line[] {
  const living = view.crabs.filter(isAlive);
  return living.map((crab) => ({
    text: `  ${livingText(crab, view, teller)}`,
    weight: isActive(crab, view) ? -1 : danger(crab, living),
  }));
}

/** A line for each dead crab. */
export function deadLines({ crabs }: Pick<Seen, 'crabs'>): readonly Line[] {
  return crabs
    .filter((crab) => !isAlive(crab))
    .map((crab) => ({ text: `  ${headText(crab)}${killsText(crab)}`, weight: 0 }));
}

function livingText(crab: Fighter, view: Seen, { rules }: Teller): string {
  const { traits, shell, hitPoints, armour, weapons, facing, stun } = crab;
  const footing = footingOf(view, crab, rules);
  const stands = `${footing === 0 ? 'on the floor' : `${feet(footing)} up`}, facing ${compass(facing)}`;
  const health = `${hitPoints} of ${hitPointsOf(traits)} Hit Points, armour ${armour} of ${shell.armour}`;
  const movement = `movement ${inches(fightMovement(crab, rules))}`;
  const notes = [...(stun === null ? [] : ['stunned']), ...(isActive(crab, view) ? [deedsText(view)] : [])];
  const more = notes.map((note) => `; ${note}`).join('');
  return `${headText(crab)}, ${stands}; ${health}, ${movement}; ${carriedText(weapons)}${killsText(crab)}${more}`;
}

function headText({ id, owner, name, at }: Fighter): string {
  return `#${id} ${shown(name)} (${shown(owner)}) at ${place(at)}`;
}

function killsText({ kills }: Pick<Fighter, 'kills'>): string {
  return kills === 0 ? '' : `; ${count(kills, 'kill')}`;
}

function isActive({ id }: Pick<Fighter, 'id'>, { stage }: Pick<Seen, 'stage'>): boolean {
  return stage.phase === 'activation' && stage.crab === id;
}

/** What the active crab has done on its activation, and how far it can still go. @rule W-TURN */
function deedsText({ stage }: Pick<Seen, 'stage'>): string {
  if (stage.phase !== 'activation') return '';
  const { left, moved, acted } = stage;
  return `active, ${moved ? 'has moved' : `${inches(left)} to go`}, ${acted ? 'has acted' : 'has not acted'}`;
}

/** How far the nearest enemy is, squared. */
function danger(crab: Fighter, living: readonly Fighter[]): number {
  const enemies = living.filter(({ owner }) => owner !== crab.owner);
  return Math.min(...enemies.map(({ at }) => distanceSquared(crab.at, at)), Number.MAX_SAFE_INTEGER);
}
