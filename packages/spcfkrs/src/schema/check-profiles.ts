import type { Problem } from '@tabletop/dice';
import { problem, under } from '@tabletop/game';
import { hasNoRepeats } from '@tabletop/game/schema';
import { ATTACHMENT_COST, BAY_COST, MAX_ATTACHMENTS } from '../force/craft-modifications.js';
import { HULLS } from '../force/hull.js';
import type { CraftProfile, FootProfile } from '../force/profile.js';
import { readWeapon } from '../force/read-weapon.js';
import type { Unit } from '../state.js';

type Refuse = (path: Problem['path'], message: string, rule?: string) => readonly Problem[];

/**
 * What is wrong with what a unit is: it could have been bought so.
 *
 * @rule S-SLOTS
 * @rule S-HULL
 * @rule S-GUNS
 * @rule S-VMODS
 */
export function profileProblems({ profile, parts }: Unit): readonly Problem[] {
  const { modifications, powers } = profile;
  const rule = profile.class === 'on-foot' ? 'S-SLOTS' : 'S-VMODS';
  const refuse: Refuse = (path, message, other = rule) => [problem(path, message, other)];
  return [
    ...(hasNoRepeats(modifications) ? [] : refuse(['modifications'], 'A unit has each modification once.')),
    ...(powers.length <= modifications.length ? [] : refuse(['powers'], 'A power comes with a modification.')),
    ...(profile.class === 'on-foot' ? footProblems(profile, refuse) : craftProblems(profile, parts.length, refuse)),
  ];
}

function footProblems({ gun, blade, powers }: FootProfile, refuse: Refuse): readonly Problem[] {
  return [
    ...(gun.kind === 'gun' ? under(['gun'], readWeapon(gun).problems) : refuse(['gun', 'kind'], 'A blade is no gun.')),
    ...(blade.kind === 'blade'
      ? under(['blade'], readWeapon(blade).problems)
      : refuse(['blade', 'kind'], 'A gun is no blade.')),
    ...(powers.includes('technician') || powers.includes('slag')
      ? refuse(['powers'], 'Only craft recharge shields and lay slag.', 'S-VMODS')
      : []),
  ];
}

function craftProblems(profile: CraftProfile, parts: number, refuse: Refuse): readonly Problem[] {
  const { hull, body, cost, guns, bays } = profile;
  const least = parts * HULLS[hull].cost + Math.max(0, guns.length - 1) * ATTACHMENT_COST + bays.length * BAY_COST;
  return [
    ...(body === HULLS[hull].body
      ? []
      : refuse(['body'], `The Body of a ${hull} part is ${HULLS[hull].body}.`, 'S-HULL')),
    ...(cost >= least ? [] : refuse(['cost'], `Its parts, guns and bays alone cost ${least} points.`, 'S-BUDGET')),
    ...mountedProblems(profile, parts, refuse),
    ...bays.flatMap((part, at) =>
      part < parts && part > (bays[at - 1] ?? -1)
        ? []
        : refuse(['bays', at], 'Each bay is a part of its own, in their order.'),
    ),
  ];
}

/** The guns of a craft are listed by the parts that hold them, none of which holds too many. @rule S-GUNS */
function mountedProblems({ guns }: CraftProfile, parts: number, refuse: Refuse): readonly Problem[] {
  return guns.flatMap(({ part, weapon }, at) => {
    const path = ['guns', at, 'part'];
    if (part >= parts) return refuse(path, 'There is no such part.', 'S-GUNS');
    if (part < (guns[at - 1]?.part ?? 0)) return refuse(path, 'Guns are listed in the order of their parts.', 'S-GUNS');
    if (part === guns[at - MAX_ATTACHMENTS]?.part)
      return refuse(path, `A part holds at most ${MAX_ATTACHMENTS} guns.`, 'S-GUNS');
    const held = ['guns', at, 'weapon'];
    if (weapon.kind !== 'gun') return refuse([...held, 'kind'], 'A blade is no gun.', 'S-GUNS');
    return under(held, readWeapon(weapon).problems);
  });
}
