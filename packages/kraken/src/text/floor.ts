import type { PlayerId } from '@tabletop/game';
import { distanceToSailor } from '../reach.js';
import type { Rules } from '../rules.js';
import type { SailorId, TentacleId } from '../state.js';
import type { KrakenView } from '../view.js';

/** Who has the floor in combat, and with which sailors against which tentacles that player may attack. */
export interface Floor {
  readonly player: PlayerId;
  readonly attackers: readonly { readonly sailor: SailorId; readonly tentacles: readonly TentacleId[] }[];
}

/**
 * The floor in combat as anyone at the table can work it out; undefined in another phase, or when nobody is left who
 * can attack and has not passed.
 *
 * @rule K-COMBAT-ROLL
 */
export function floorOf(view: KrakenView, rules: Rules): Floor | undefined {
  const { stage, players } = view;
  if (stage.phase !== 'combat') return undefined;
  const able = stage.ready.flatMap((id) => {
    const sailor = view.sailors.find((each) => each.id === id);
    if (sailor?.fate !== 'in-play') return [];
    const near = view.tentacles.filter((each) => distanceToSailor(each, sailor, rules) <= rules.combatReach);
    return near.length > 0 ? [{ sailor: id, owner: sailor.owner, tentacles: near.map((each) => each.id) }] : [];
  });
  if (rules.combatOrder === 'pluck') {
    const [next] = able;
    return next === undefined ? undefined : { player: next.owner, attackers: [next] };
  }
  const round = players.map((_, turn) => players[(stage.floor + turn) % players.length]?.id);
  const player = round.find(
    (id) => !stage.passed.some((passed) => passed === id) && able.some(({ owner }) => owner === id),
  );
  return player === undefined ? undefined : { player, attackers: able.filter(({ owner }) => owner === player) };
}
