import type { PlayerId } from '@tabletop/game';
import { distanceToSailor } from './reach.js';
import type { Rules } from './rules.js';
import type { Sailor, SailorId, Tentacle, TentacleId } from './state.js';
import type { KrakenView } from './view.js';

/** A sailor who can attack, and which tentacles. */
export interface Attacker {
  readonly sailor: SailorId;
  readonly owner: PlayerId;
  readonly tentacles: readonly TentacleId[];
}

/** Who has the floor in combat, and the sailors with which that player may attack. */
export interface Floor {
  readonly player: PlayerId;
  readonly attackers: readonly Attacker[];
}

/**
 * The tentacles that a sailor could attack now.
 *
 * @rule K-COMBAT-REACH
 */
export function targetsOf(
  view: Pick<KrakenView, 'tentacles'>,
  sailor: Sailor,
  rules: Pick<Rules, 'combatReach' | 'measure' | 'sailorRadius' | 'tentacleRadius'>,
): readonly Tentacle[] {
  return view.tentacles.filter((tentacle) => distanceToSailor(tentacle, sailor, rules) <= rules.combatReach);
}

/**
 * Who has the floor: going round from the seat that is next, the first player who can attack and has not passed since
 * the last attack; or, by the order of Pluck, the owner of the next sailor who can attack. Undefined in another phase,
 * and when there is no such player.
 *
 * @rule K-COMBAT-ROLL
 */
export function floorOf(view: KrakenView, rules: Rules): Floor | undefined {
  if (view.stage.phase !== 'combat') return undefined;
  // Whoever asks who must choose goes on to ask what may be chosen: reach is measured once for both.
  const known = floors.get(view);
  if (known?.rules === rules) return known.floor;
  const floor = findFloor(view, view.stage, rules);
  floors.set(view, { rules, floor });
  return floor;
}

const floors = /* @__PURE__ */ new WeakMap<KrakenView, { readonly rules: Rules; readonly floor: Floor | undefined }>();

function findFloor(
  view: KrakenView,
  { ready, floor, passed }: Extract<KrakenView['stage'], { phase: 'combat' }>,
  rules: Rules,
): Floor | undefined {
  const able = attackersOf(view, ready, rules);
  const [next] = able;
  if (next === undefined) return undefined;
  if (rules.combatOrder === 'pluck') return { player: next.owner, attackers: [next] };
  const { players } = view;
  for (let turn = 0; turn < players.length; turn++) {
    const player = players[(floor + turn) % players.length];
    if (player === undefined || passed.includes(player.id)) continue;
    const attackers = able.filter(({ owner }) => owner === player.id);
    if (attackers.length > 0) return { player: player.id, attackers };
  }
  return undefined;
}

function attackersOf(view: KrakenView, ready: readonly SailorId[], rules: Rules): readonly Attacker[] {
  const able: Attacker[] = [];
  for (const id of ready) {
    const sailor = view.sailors.find((each) => each.id === id);
    if (sailor?.fate !== 'in-play') continue;
    const targets = targetsOf(view, sailor, rules);
    if (targets.length > 0) able.push({ sailor: id, owner: sailor.owner, tentacles: targets.map((each) => each.id) });
  }
  return able;
}
