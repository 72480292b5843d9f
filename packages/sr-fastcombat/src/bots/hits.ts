import { judgeDamage } from '../damage/judge-damage.js';
import { figureOf } from '../find.js';
import type { Figure, Hit } from '../state.js';
import { chanceOf, expected } from './chances.js';
import { type Mind, worthOf } from './mind.js';
import type { Stake } from './stake.js';

/** The chance that a card of that value, played for damage, puts a figure out of the fight. */
function chanceOut({ drawn }: Mind, played: number, damage: number, { profile }: Figure): number {
  const { knockOutValue } = profile;
  return chanceOf(drawn, (value) => judgeDamage({ played, drawn: value, damage, knockOutValue }).out);
}

/**
 * What a hit on an enemy is worth with the best card that is left for its damage when one of a value has been played
 * for the hit itself.
 */
export function hitGains(mind: Mind, damage: number, target: Figure): (played: number) => number {
  const worth = worthOf(mind, target);
  const nets = mind.options.singles
    .map(({ value, price }) => ({ value, net: chanceOut(mind, value, damage, target) * worth - price }))
    .sort((a, b) => b.net - a.net);
  const [best, second] = nets;
  const most = Math.max(0, best?.net ?? 0);
  const otherwise = Math.max(0, second?.net ?? 0);
  return (played) => (played === best?.value && mind.options.lone.has(played) ? otherwise : most);
}

/** What a hit on an own figure costs, with a card for the damage that is not known. */
export function hitLoss(mind: Mind, damage: number, target: Figure): number {
  return expected(mind.theirs, (played) => chanceOut(mind, played, damage, target)) * worthOf(mind, target);
}

/** The play for the damage of a hit of one's own. A figure of one's own that was hit is rather spared. */
export function damageStake(mind: Mind, hit: Hit | undefined): Stake {
  const target = hit === undefined ? undefined : figureOf(mind.view, hit.target);
  const knockOutValue = target?.profile.knockOutValue ?? 0;
  const worth = target === undefined ? 0 : worthOf(mind, target) * (target.owner === mind.me ? -1 : 1);
  const damage = hit?.damage ?? 0;
  return {
    theirs: mind.drawn,
    gain: (played, drawn) => (judgeDamage({ played, drawn, damage, knockOutValue }).out ? worth : 0),
  };
}
