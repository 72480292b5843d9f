import type { Chance } from '../chance.js';
import { type Pool, REROLL_THROWS } from './expression.js';
import { facesOf, type Interval, matching, sizeOf } from './faces.js';

/** A throw of one die on its way to a {@link RolledDie}. */
export interface ThrownDie {
  face: number;
  /** Which of the pool's own dice it is, or descends from. */
  readonly chain: number;
  readonly extra: boolean;
  rerolled: boolean;
  exploded: boolean;
  kept: boolean;
  success: boolean | null;
}

/** All throws of a pool, rerolls and explosions included, each chain together. Nothing is kept or counted yet. */
export function throwDice(chance: Chance, pool: Pool, rule: string | undefined): ThrownDie[] {
  const { count, sides, reroll, explode } = pool;
  const chains: number[] = [];
  for (let chain = 0; chain < count; chain++) chains.push(chain);
  const thrown = throwWave(chance, pool, chains, false, rule);
  if (explode !== null) {
    const exploding = matching(explode.when, facesOf(sides));
    let wave: readonly ThrownDie[] = thrown;
    for (let depth = 0; depth < explode.depth && wave.length > 0; depth++) {
      const exploded = byChain(wave.filter((die) => !die.rerolled && includes(exploding, die.face)));
      for (const die of exploded) die.exploded = true;
      const again = exploded.map((die) => die.chain);
      wave = throwWave(chance, pool, again, true, rule);
      for (const die of wave) thrown.push(die);
    }
  }
  return reroll === null && explode === null ? thrown : byChain(thrown);
}

/** One throw, of one die for each of `chains`, and then its rerolls. */
function throwWave(
  chance: Chance,
  { sides, reroll }: Pool,
  chains: readonly number[],
  extra: boolean,
  rule: string | undefined,
): ThrownDie[] {
  const thrown: ThrownDie[] = [];
  for (const chain of chains) thrown.push(newDie(throwDie(chance, sides, rule), chain, extra));
  if (reroll === null) return thrown;
  const faces = facesOf(sides);
  const again = matching(reroll.when, faces);
  let pending = thrown.filter((die) => includes(again, die.face));
  for (let times = 0; times < (reroll.times ?? REROLL_THROWS) && pending.length > 0; times++) {
    const next = pending.map(({ chain }) => newDie(throwDie(chance, sides, rule), chain, extra));
    pick(pending, next, thrown);
    pending = next.filter((die) => includes(again, die.face));
  }
  if (reroll.times === null && pending.length > 0) {
    pick(
      pending,
      pending.map(({ chain }) => newDie(throwOther(chance, faces, again, rule), chain, extra)),
      thrown,
    );
  }
  return thrown;
}

/** A die that shows `face`, and counts as long as nothing else is known of it. */
export function newDie(face: number, chain: number, extra: boolean): ThrownDie {
  return { face, chain, extra, rerolled: false, exploded: false, kept: true, success: null };
}

/** The dice picked up no longer count; what they show after the next throw does. */
function pick(pending: readonly ThrownDie[], next: readonly ThrownDie[], thrown: ThrownDie[]): void {
  for (const die of pending) die.rerolled = true;
  for (const die of next) thrown.push(die);
}

/** A face of the die, each equally likely. */
export function throwDie(chance: Chance, sides: Pool['sides'], rule: string | undefined): number {
  return sides === 'fate' ? chance.die(3, rule) - 2 : chance.die(sides, rule);
}

/** One of the faces that are not thrown again, each equally likely. */
function throwOther(chance: Chance, faces: Interval, again: Interval, rule: string | undefined): number {
  const face = faces.low + chance.index(sizeOf([faces]) - sizeOf([again]), rule);
  return face < again.low ? face : face + sizeOf([again]);
}

function includes({ low, high }: Interval, face: number): boolean {
  return face >= low && face <= high;
}

function byChain(thrown: ThrownDie[]): ThrownDie[] {
  return thrown.sort((a, b) => a.chain - b.chain);
}
