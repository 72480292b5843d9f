import { capital } from '@tabletop/game/text';
import { type Deed, type DeedType, type Figure, srFastcombat } from '@tabletop/sr-fastcombat';
import { withoutTwins } from '../twins.js';
import { candidates } from './candidates.js';
import { timed } from './marks.js';
import { spellOptions } from './spells.js';
import { nameSpot } from './spots.js';
import { labelOf, nameOf, type Option, type Table, thingOf } from './table.js';

/** The kinds of actions but for casting, in the order of the menu, and what the menu of each is called. */
const KINDS: Readonly<Record<Exclude<DeedType, 'cast'>, string>> = {
  shoot: 'shoot',
  strike: 'attack hand to hand',
  throw: 'throw',
  launch: 'launch a grenade',
  reload: 'reload',
  ready: 'ready something',
  'pick-up': 'pick something up',
  drop: 'drop something',
  'lie-down': 'lie down',
  'stand-up': 'stand up',
  scenario: 'do something else',
};

/** A menu for each of the player's figures that can do anything with an Action. */
export function actOptions(table: Table, figures: readonly Figure[]): readonly Option[] {
  return figures
    .filter(({ actions }) => actions > 0)
    .map((figure) => ({ figure, options: deedOptions(table, figure) }))
    .filter(({ options }) => options.length > 0)
    .map(({ figure, options }) => ({
      label: `${nameOf(table, figure)} acts (${figure.actions} ${figure.actions === 1 ? 'Action' : 'Actions'} left) …`,
      choices: () => ({ question: `What does ${nameOf(table, figure)} do?`, options }),
    }));
}

/** All that a figure can do: what there is one of stands by itself, what there are several of in a menu of its own. */
function deedOptions(table: Table, figure: Figure): readonly Option[] {
  const { shoot, strike, throw: thrown, launch, ...others } = KINDS;
  return [
    ...kindOptions(table, figure, 'shoot', shoot),
    ...kindOptions(table, figure, 'strike', strike),
    ...throwOptions(table, figure, thrown),
    ...launchOptions(table, figure, launch),
    ...spellOptions(table, figure),
    ...kindOptions(table, figure, 'reload', others.reload),
    ...kindOptions(table, figure, 'ready', others.ready),
    ...kindOptions(table, figure, 'pick-up', others['pick-up']),
    ...kindOptions(table, figure, 'drop', others.drop),
    ...kindOptions(table, figure, 'lie-down', others['lie-down']),
    ...kindOptions(table, figure, 'stand-up', others['stand-up']),
    ...kindOptions(table, figure, 'scenario', others.scenario),
  ];
}

function kindOptions(
  table: Table,
  figure: Figure,
  kind: Exclude<DeedType, 'cast' | 'throw' | 'launch'>,
  question: string,
): readonly Option[] {
  const options = timedOptions(table, candidates(table, figure, kind));
  return options.length < 2
    ? options
    : [{ label: `${question} …`, choices: () => ({ question: capital(question), options }) }];
}

function timedOptions(table: Table, deeds: readonly Deed[]): readonly Option[] {
  return withoutTwins(deeds.flatMap((deed) => timed(table, deed, labelOf(table, deed)) ?? []));
}

function throwOptions(table: Table, figure: Figure, question: string): readonly Option[] {
  const deeds = candidates(table, figure, 'throw');
  const grenades = [...new Set(deeds.map(({ grenade }) => grenade))];
  const menus = grenades.flatMap((grenade) =>
    spotMenu(
      table,
      `${question} ${thingOf(table, grenade)}`,
      deeds.filter((deed) => deed.grenade === grenade),
    ),
  );
  return withoutTwins(menus);
}

function launchOptions(table: Table, figure: Figure, question: string): readonly Option[] {
  const deeds = candidates(table, figure, 'launch');
  const weapons = [...new Set(deeds.map(({ weapon }) => weapon))];
  return weapons.flatMap((weapon) =>
    spotMenu(
      table,
      `${question} with ${thingOf(table, weapon)}`,
      deeds.filter((deed) => deed.weapon === weapon),
    ),
  );
}

/** The menu of spots for one thing that is thrown or launched; none where it cannot be, wherever at. */
function spotMenu(table: Table, question: string, deeds: readonly Deed<'throw' | 'launch'>[]): readonly Option[] {
  const [first] = deeds;
  if (first === undefined || !deeds.some((deed) => isRefusedForSpotAtMost(table, deed))) return [];
  const choices = () => ({
    question: `${capital(question)}: where to?`,
    options: timedOptions(table, deeds),
    free: nameSpot(table, first),
  });
  return [{ label: `${question} …`, choices }];
}

/** Whether nothing is wrong with an action, or only with the spot that it is aimed at. */
function isRefusedForSpotAtMost({ state }: Table, deed: Deed): boolean {
  const problem = srFastcombat.check(state, deed);
  return problem === undefined || problem.path[0] === 'at';
}
