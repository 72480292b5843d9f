import { count } from '@tabletop/game/text';
import type { BurstRolled, Chained, GunSilent, ShotJudged, StabJudged } from '../events.js';
import type { UnitId } from '../ids.js';
import type { Cover } from '../map/battle-map.js';
import type { Aim } from '../stage.js';
import { reasonText } from './reason-text.js';
import { type Naming, shown, type Teller } from './teller.js';
import { cellText } from './words.js';

/** A shot: who, at what, behind what, with what, all dice and which of them counts. @rule S-SHOOT */
export function shotText(event: ShotJudged, teller: Teller): string {
  const { unit, gun, aim, cover, weapon, hitsOn, hit, wasted } = event;
  const shot = `${teller.actor(unit)} shoots ${aimedAt(aim, cover, teller)} with its ${shown(weapon)}`;
  const result = wasted ? 'nothing is left there to hit' : resultOf(hit);
  const facts = [...gunNumber(unit, gun, teller), `${hitsOn}+`];
  return `${shot} (${facts.join(', ')}): ${rollText(event)}: ${result}.`;
}

/** Which gun of a craft it is, where others of its guns are called the same: ['gun 2']. @rule S-GUNS */
function gunNumber(unit: UnitId, gun: number, teller: Teller): readonly string[] {
  const guns = teller.guns(unit);
  const name = guns[gun]?.weapon.name;
  return guns.filter(({ weapon }) => weapon.name === name).length > 1 ? [`gun ${gun + 1}`] : [];
}

/** A gun of a craft that was not fired, and why. @rule S-GUNS */
export function gunSilentText({ unit, gun, aim, reason }: GunSilent, teller: Teller): string {
  const weapon = teller.guns(unit)[gun]?.weapon.name;
  const called = weapon === undefined ? `gun ${gun + 1}` : `${shown(weapon)}${gunNote(unit, gun, teller)}`;
  const target = aim.kind === 'unit' ? aim.unit : undefined;
  return `${teller.actor(unit)} cannot fire its ${called} at ${targetOf(aim, teller)}: ${reasonText(reason, target, teller)}.`;
}

function gunNote(unit: UnitId, gun: number, teller: Teller): string {
  return gunNumber(unit, gun, teller)
    .map((number) => ` (${number})`)
    .join('');
}

/** A stab. @rule S-STAB */
export function stabText(event: StabJudged, teller: Teller): string {
  const target = `${teller.part(event.target, event.part)}${event.through ? ' through cover' : ''}`;
  const stab = `${teller.actor(event.unit)} stabs ${target} with its ${shown(event.weapon)}`;
  return `${stab} (${event.hitsOn}+): ${rollText(event)}: ${resultOf(event.hit)}.`;
}

/** How many shots there are. @rule S-MG */
export function burstText({ unit, gun, weapon, dice = [], shots }: BurstRolled, teller: Teller): string {
  const roll = dice.length === 0 ? '' : ` rolls ${dice.join(' and ')} and`;
  const times = shots === 1 ? 'once' : `${shots} times`;
  return `${teller.actor(unit)}${roll} fires its ${shown(weapon)}${gunNote(unit, gun, teller)} ${times}.`;
}

/** Where the shots go that are left. @rule S-CHAIN */
export function chainedText({ unit, aim, left }: Chained, teller: Teller): string {
  const name = teller.unit(unit);
  const shots = `${count(left, 'shot')} ${left === 1 ? 'is' : 'are'} left`;
  if (aim === null) return `${name} has nothing more to shoot at: ${shots} and lost.`;
  return `${name} goes on to ${targetOf(aim, teller)}: ${shots}.`;
}

/** What a shot is aimed at: 'B1', 'V1.2 through cover', 'the cover at C4'. */
export function targetOf(aim: Aim, { part }: Naming): string {
  if (aim.kind === 'cover') return `the cover at ${cellText(aim.at)}`;
  return `${part(aim.unit, aim.part)}${aim.through ? ' through cover' : ''}`;
}

/** The same with the cover that hinders the shot: 'B1 behind partial cover', 'the full cover at C4'. */
function aimedAt(aim: Aim, cover: Cover, { part }: Naming): string {
  if (aim.kind === 'cover') return `the ${cover === 'none' ? '' : `${cover} `}cover at ${cellText(aim.at)}`;
  const target = part(aim.unit, aim.part);
  return cover === 'none' ? target : `${target} ${aim.through ? 'through' : 'behind'} ${cover} cover`;
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
