import { show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { MAX_BLAST_SHOTS, MAX_SHOTS, MAX_VALUE } from '../limits.js';
import { mostShots, type Shots, type Weapon } from './weapon.js';

/** A weapon of your own: a shot or a stab a round that hits as the house rules say, and no more, where nothing else is said. */
export type WeaponInput = Pick<Weapon, 'name' | 'kind' | 'damage'> & Partial<Weapon>;

/** The house rules that a weapon may leave what it hits on to. */
const HITS_ON = ['hitsOn', 'pistolHitsOn'] as const;

/** Reads a weapon, which may be anything. Names every bad field. @rule S-SHOOT @rule S-STAB */
export function readWeapon(input: unknown): reading.Found<Weapon> {
  return reading.readInput(input, 'S-SHOOT', weaponFrom);
}

/** Reads a weapon; a blade reaches the spaces next to it and no further. @rule S-SHOOT @rule S-STAB */
export function weaponFrom(given: reading.Source): Weapon {
  const kind = reading.wordIn(given, 'kind', ['gun', 'blade']);
  const source = reading.byRule(given, kind === 'gun' ? 'S-SHOOT' : 'S-STAB');
  const weapon: Weapon = {
    name: reading.nameIn(source, 'name'),
    kind,
    hitsOn: hitsOnIn(source),
    damage: reading.whole(source, 'damage', 0, MAX_VALUE),
    range: kind === 'gun' ? reading.whole(source, 'range', 1, MAX_VALUE) : reading.whole(source, 'range', 1, 1, 1),
    shots: shotsIn(reading.byRule(source, kind === 'gun' ? 'S-MG' : 'S-STAB')),
    through: throughIn(reading.byRule(source, 'S-THROUGH')),
    plasma: reading.flagIn(reading.byRule(source, 'S-PSHIELD'), 'plasma'),
    chains: reading.flagIn(reading.byRule(source, 'S-CHAIN'), 'chains'),
    blast: reading.flagIn(reading.byRule(source, 'S-AOE'), 'blast'),
  };
  if (weapon.kind === 'blade') refuseShooting(source, weapon);
  if (weapon.blast) refuseBlast(reading.byRule(source, 'S-AOE'), weapon);
  return weapon;
}

/** A copy of a weapon that has its own fields and no others. */
export function weaponOf(weapon: Weapon): Weapon {
  const { name, kind, hitsOn, damage, range, shots, through, plasma, chains, blast } = weapon;
  const { fixed, dice } = shots;
  return { name, kind, hitsOn, damage, range, shots: { fixed, dice }, through, plasma, chains, blast };
}

/** Refuses what no weapon can that hits the spaces around its target as well. @rule S-AOE */
function refuseBlast(source: reading.Source, { shots, through }: Weapon): void {
  if (through !== null)
    reading.refuse(source, 'blast', 'What hits the spaces around its target goes through no cover.');
  if (mostShots(shots) > MAX_BLAST_SHOTS)
    reading.refuse(source, 'shots', `What hits the spaces around its target fires at most ${MAX_BLAST_SHOTS} shots.`);
}

/** Refuses of a blade what only guns can do. @rule S-STAB */
function refuseShooting(source: reading.Source, { shots, plasma, chains, blast }: Weapon): void {
  if (shots.fixed !== 1 || shots.dice !== 0) reading.refuse(source, 'shots', 'A blade stabs once a round.');
  for (const [name, isSet] of Object.entries({ plasma, chains, blast }))
    if (isSet) reading.refuse(source, name, `${show(name)} is for guns alone.`);
}

function hitsOnIn(source: reading.Source): Weapon['hitsOn'] {
  const given = reading.valueIn(source, 'hitsOn');
  if (given === undefined) return 'hitsOn';
  if (typeof given === 'number') return reading.whole(source, 'hitsOn', 1, 6);
  const rule = HITS_ON.find((each) => each === given);
  if (rule === undefined) reading.wanted(source, 'hitsOn', `${HITS_ON.map(show).join(', ')} or a face of a die`);
  return rule ?? 'hitsOn';
}

/** How many shots are fired in a round: at least one. @rule S-MG */
function shotsIn(source: reading.Source): Shots {
  if (reading.valueIn(source, 'shots') === undefined) return { fixed: 1, dice: 0 };
  const before = source.problems.length;
  const shots = reading.objectIn(source, 'shots', (inner) => ({
    fixed: reading.whole(inner, 'fixed', 0, MAX_SHOTS, 0),
    dice: reading.whole(inner, 'dice', 0, MAX_SHOTS, 0),
  }));
  if (shots === undefined || source.problems.length > before) return { fixed: 1, dice: 0 };
  if (shots.fixed + shots.dice === 0) reading.refuse(source, 'shots', 'A weapon fires at least one shot.');
  return shots;
}

function throughIn(source: reading.Source): number | null {
  const given = reading.valueIn(source, 'through');
  return given === undefined || given === null ? null : reading.whole(source, 'through', 0, MAX_VALUE);
}
