import { bidsOf } from '../cards/bids.js';
import type { Deed } from '../deed.js';
import { figureOf } from '../find.js';
import type { Figure } from '../state.js';
import { throwStake } from './blasts.js';
import { areaStake, castingStake, drainStake, resistingStake } from './castings.js';
import { type Chances, known } from './chances.js';
import { fightStake } from './fights.js';
import { damageStake } from './hits.js';
import type { Mind } from './mind.js';
import { ownShotStake, theirShotStake } from './shots.js';
import type { Stake } from './stake.js';

/** What is felt to be won by acting before others. */
const FIRST = 0.3;

const NOTHING: Stake = { theirs: known(0), gain: () => 0 };

/** What the play at that place is for, of the cards that are asked for. */
export function stakeOf(mind: Mind, at: number): Stake {
  const { stage, deed } = mind.view;
  switch (stage.phase) {
    case 'contest':
      return { theirs: mind.theirs, gain: (mine, theirs) => (mine > theirs ? FIRST : 0) };
    case 'throw':
      return throwStake(mind, mind, stage);
    case 'damage':
      return damageStake(mind, stage.hits[0]);
    default: {
      const actor = deed === null ? undefined : figureOf(mind.view, deed.figure);
      return deed === null || actor === undefined ? NOTHING : stakeInDeed(mind, at, deed, actor);
    }
  }
}

/** What a play is for in the action that is being settled. */
function stakeInDeed(mind: Mind, at: number, deed: Deed, actor: Figure): Stake {
  const { stage } = mind.view;
  const target = 'target' in deed && deed.target !== null ? figureOf(mind.view, deed.target) : undefined;
  const theirs = playAgainst(mind, at);
  if (stage.phase === 'shot' && target !== undefined)
    return at === 0 ? ownShotStake(mind, stage, target, theirs) : theirShotStake(mind, stage, target, theirs);
  if (stage.phase === 'melee' && target !== undefined)
    return at === 0 ? fightStake(mind, actor, target, theirs) : fightStake(mind, target, actor, theirs);
  const spell = deed.type === 'cast' ? actor.profile.spells[deed.spell] : undefined;
  if (deed.type !== 'cast' || spell === undefined) return NOTHING;
  const casting = { caster: actor, spell, force: deed.force };
  if (stage.phase === 'drain') return drainStake(mind, casting);
  if (stage.phase === 'area') return areaStake(mind, casting, stage);
  if (stage.phase !== 'spell' || target === undefined) return NOTHING;
  if (at === 1) return resistingStake(mind, casting, target, theirs);
  return castingStake(mind, casting, [target], spell.resisted ? theirs : mind.drawn);
}

/** What stands or may come to stand against the play at a place. */
function playAgainst(mind: Mind, at: number): Chances {
  const other = bidsOf(mind.view.stage)[at === 0 ? 1 : 0];
  return other?.value === null || other === undefined ? mind.theirs : known(other.value);
}
