import { exactly } from '@tabletop/dice';
import {
  type Act,
  type Ask,
  actOptions,
  coverBetween,
  type Order,
  RULEBOOK,
  resolveHack,
  resolveShot,
  resolveStab,
  type Unit,
} from '@tabletop/spcfkrs';
import { writeOrder } from '@tabletop/spcfkrs/text';
import { percent } from '../../odds/percent.js';
import type { Command } from './command.js';

const ACT_PHASES = ['special', 'stab', 'shoot'] as const;

/** The phases whose specials, stabs and shots are asked for. */
function phasesOf(ask: Ask): readonly (typeof ACT_PHASES)[number][] {
  return ACT_PHASES.filter((phase) => ask === 'round' || ask === phase);
}

/** What a unit can do as things stand, with the chance of each roll: 'shoot B1 (67%)'. */
export function actTexts(command: Command, unit: Unit): readonly string[] {
  return actsOf(command, unit).map((act) => {
    const order = writeOrder({ units: [unit.id], act, move: null }, command.view);
    return `${order.slice(order.indexOf(':') + 1).trim()} (${chanceOf(command, unit, act)})`;
  });
}

function actsOf({ view, ask, rules }: Command, unit: Unit): readonly Act[] {
  return unit.acted ? [] : phasesOf(ask).flatMap((phase) => actOptions(view, unit, phase, rules));
}

/** Whether what an order does would be lost, were it carried out as things stand. Of shots at cover nobody can tell. */
export function isLostNow(command: Command, { units, act }: Order): boolean {
  if (act === null || act.type === 'shoot-cover') return false;
  return !command.units
    .filter(({ id }) => units.includes(id))
    .some((unit) => actsOf(command, unit).some((option) => serves(option, act)));
}

/** Whether what can be done is what is ordered. A shot through cover where there is none is as good as one without. */
function serves(option: Act, act: Exclude<Act, { readonly type: 'shoot-cover' }>): boolean {
  if (option.type !== act.type || option.target !== act.target) return false;
  if (option.type === 'hack' || act.type === 'hack') return true;
  return option.through === act.through || (act.type === 'shoot' && act.through);
}

/** The exact chance that a roll for it succeeds, as a whole percentage. */
function chanceOf({ view, rules }: Command, unit: Unit, act: Act): string {
  const { gun, blade } = unit.profile;
  const context = { ...RULEBOOK, rules };
  const odds = exactly((chance): boolean => {
    switch (act.type) {
      case 'hack':
        return resolveHack(chance, context).succeeds;
      case 'stab':
        return resolveStab(chance, blade, act.through, context).hit;
      case 'shoot-cover':
        return resolveShot(chance, gun, { at: 'cover', through: false, cover: 'partial' }, context).hit;
      case 'shoot': {
        const [from, to] = [unit, view.units.find(({ id }) => id === act.target)].map((each) => each?.parts[0]?.at);
        const cover = from === undefined || to === undefined ? 'none' : coverBetween(view.map, from, to, context);
        return resolveShot(chance, gun, { at: 'unit', through: act.through, cover }, context).hit;
      }
    }
  });
  const { n, d } = odds.probability(Boolean);
  return percent(n, d, 0);
}
