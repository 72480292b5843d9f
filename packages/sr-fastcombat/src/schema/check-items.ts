import type { Problem } from '@tabletop/dice';
import { problem, reading, under } from '@tabletop/game';
import { hasBarrel, isLauncher } from '../armoury/launchers.js';
import { readFirearm, readMeleeWeapon } from '../figures/read-weapons.js';
import { figureOf, itemOf } from '../find.js';
import { grenadeOf } from '../grenades/charge.js';
import { handsTaken, hostOf, itemsOf } from '../items/held.js';
import { roomOf } from '../items/reload.js';
import { MAX_RELOADS } from '../limits.js';
import type { Rules } from '../rules.js';
import type { Equipment, Item, SkirmishState } from '../state.js';
import { isOnTable } from '../table/ground.js';

/**
 * What is wrong with the items of a state: what they are, who has them or where they lie, which are in hand, and what
 * they are loaded with.
 *
 * @rule F-WEAPONS
 * @rule F-READY
 * @rule F-AMMO
 * @rule F-RELOAD
 */
export function itemProblems(state: SkirmishState, rules: Rules): readonly Problem[] {
  return state.items.flatMap((item, at) =>
    under(
      ['items', at],
      [
        ...under(['equipment'], equipmentProblems(item.equipment)),
        ...placeProblems(state, item),
        ...readyProblems(state, item, rules),
        ...roundsProblems(item, rules),
        ...hostProblems(state, item),
      ],
    ),
  );
}

/** What only a whole weapon tells: the shapes of its parts have been looked at. */
function equipmentProblems(equipment: Equipment): readonly Problem[] {
  switch (equipment.kind) {
    case 'melee':
      return under(['weapon'], faultsOf(equipment.weapon, readMeleeWeapon));
    case 'grenade':
      return [];
    case 'firearm': {
      const { weapon, grenade } = equipment;
      const carried = { ...weapon, reloads: 0, ...(grenade === null ? {} : { grenade: grenadeOf(grenade) }) };
      return faultsOf(carried, readFirearm).flatMap((found) =>
        found.path[0] === 'grenade' ? [found] : under(['weapon'], [found]),
      );
    }
  }
}

function faultsOf(weapon: object, read: (source: reading.Source) => object): readonly Problem[] {
  return reading.readInput(weapon, 'F-WEAPONS', read).problems;
}

function placeProblems(state: SkirmishState, { holder, at }: Item): readonly Problem[] {
  if ((holder === null) === (at === null))
    return [problem(['holder'], 'An item has a holder or lies somewhere, and not both.', 'F-ACT')];
  if (holder !== null && figureOf(state, holder) === undefined)
    return [problem(['holder'], 'There is no such figure.', 'F-ACT')];
  if (at !== null && !isOnTable(state.board, at))
    return [problem(['at'], 'What was dropped lies on the table.', 'F-ACT')];
  return [];
}

function readyProblems(state: SkirmishState, item: Item, { hands }: Rules): readonly Problem[] {
  const { holder } = item;
  const refuse = (message: string): readonly Problem[] => [problem(['ready'], message, 'F-READY')];
  if (!item.ready) return [];
  if (holder === null) return refuse('What lies on the ground is not ready.');
  if (hostOf(item) !== null) return refuse('What is fitted under a barrel is ready with its weapon, not by itself.');
  const inHands = itemsOf(state, holder).filter(({ id, ready }) => ready && id <= item.id);
  return handsTaken(inHands) > hands ? refuse(`That is more than ${hands} hands hold.`) : [];
}

function roundsProblems(item: Item, { partialReloads }: Rules): readonly Problem[] {
  const room = roomOf(item);
  const { rounds, spare } = item;
  const problems: Problem[] = [];
  if (rounds > room) problems.push(problem(['rounds'], `It holds at most ${room} rounds.`, 'F-AMMO'));
  if (spare > room * MAX_RELOADS || (!partialReloads && room > 0 && spare % room > 0))
    problems.push(problem(['spare'], `Rounds in reserve are at most ${MAX_RELOADS} full Reloads.`, 'F-RELOAD'));
  return problems;
}

function hostProblems(state: SkirmishState, { equipment, holder, at }: Item): readonly Problem[] {
  if (equipment.kind !== 'firearm' || equipment.underBarrelOf === null) return [];
  const refuse = (message: string): readonly Problem[] => [
    problem(['equipment', 'underBarrelOf'], message, 'F-GRENADE'),
  ];
  if (!isLauncher(equipment.weapon.type)) return refuse('Only a launcher is fitted under a barrel.');
  const host = itemOf(state, equipment.underBarrelOf);
  if (host?.equipment.kind !== 'firearm' || !hasBarrel(host.equipment.weapon.type))
    return refuse('There is no such firearm with a barrel.');
  const isTogether = host.holder === holder && host.at?.x === at?.x && host.at?.y === at?.y;
  return isTogether ? [] : refuse('What is fitted under a barrel is where its weapon is.');
}
