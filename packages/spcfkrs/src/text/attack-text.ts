import { count } from '@tabletop/game/text';
import type { BurstRolled, Chained, ShotJudged, StabJudged } from '../events.js';
import type { Cover } from '../map/battle-map.js';
import type { Aim } from '../stage.js';
import { shown, type Teller } from './teller.js';
import { cellText } from './words.js';

/** A shot: who, at what, behind what, with what, all dice and which of them counts. @rule S-SHOOT */
export function shotText(event: ShotJudged, teller: Teller): string {
  const { aim, cover, weapon, hitsOn, hit, wasted } = event;
  const shot = `${teller.actor(event.unit)} shoots ${aimedAt(aim, cover, teller)} with its ${shown(weapon)}`;
  const result = wasted ? 'nothing is left there to hit' : resultOf(hit);
  return `${shot} (${hitsOn}+): ${rollText(event)}: ${result}.`;
}

/** A stab. @rule S-STAB */
export function stabText(event: StabJudged, teller: Teller): string {
  const target = `${teller.unit(event.target)}${event.through ? ' through cover' : ''}`;
  const stab = `${teller.actor(event.unit)} stabs ${target} with its ${shown(event.weapon)}`;
  return `${stab} (${event.hitsOn}+): ${rollText(event)}: ${resultOf(event.hit)}.`;
}

/** How many shots there are. @rule S-MG */
export function burstText({ unit, weapon, dice = [], shots }: BurstRolled, { actor }: Teller): string {
  const roll = dice.length === 0 ? '' : ` rolls ${dice.join(' and ')} and`;
  return `${actor(unit)}${roll} fires its ${shown(weapon)} ${shots === 1 ? 'once' : `${shots} times`}.`;
}

/** Where the shots go that are left. @rule S-CHAIN */
export function chainedText({ unit, aim, left }: Chained, teller: Teller): string {
  const name = teller.unit(unit);
  const shots = `${count(left, 'shot')} ${left === 1 ? 'is' : 'are'} left`;
  if (aim === null) return `${name} has nothing more to shoot at: ${shots} and lost.`;
  return `${name} goes on to ${targetOf(aim, teller)}: ${shots}.`;
}

/** What a shot is aimed at: 'B1', 'B1 through cover', 'the cover at C4'. */
export function targetOf(aim: Aim, { unit }: Teller): string {
  if (aim.kind === 'cover') return `the cover at ${cellText(aim.at)}`;
  return `${unit(aim.unit)}${aim.through ? ' through cover' : ''}`;
}

/** The same with the cover that hinders the shot: 'B1 behind partial cover', 'the full cover at C4'. */
function aimedAt(aim: Aim, cover: Cover, { unit }: Teller): string {
  if (aim.kind === 'cover') return `the ${cover === 'none' ? '' : `${cover} `}cover at ${cellText(aim.at)}`;
  if (cover === 'none') return unit(aim.unit);
  return `${unit(aim.unit)} ${aim.through ? 'through' : 'behind'} ${cover} cover`;
}

/** All faces and, of several, which one counts: '2 and 3, the lowest counts'. @rule S-PARTIAL */
function rollText({ dice = [], counted }: Pick<ShotJudged, 'dice' | 'counted'>): string {
  if (dice.length < 2) return String(counted);
  const which = counted === Math.min(...dice) ? 'the lowest' : String(counted);
  return `${dice.join(' and ')}, ${which} counts`;
}

function resultOf(hit: boolean): string {
  return hit ? 'hit' : 'miss';
}
