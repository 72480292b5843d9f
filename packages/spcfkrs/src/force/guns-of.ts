import type { MountedGun, Profile } from './profile.js';
import type { Weapon } from './weapon.js';

/** The guns of a unit: on foot the one that it holds. @rule S-SHOOT @rule S-GUNS */
export function gunsOf(profile: Profile): readonly MountedGun[] {
  return profile.class === 'on-foot' ? [{ part: 0, weapon: profile.gun }] : profile.guns;
}

/** What a unit stabs with; craft have nothing. @rule S-STAB */
export function bladeOf(profile: Profile): Weapon | undefined {
  return profile.class === 'on-foot' ? profile.blade : undefined;
}
