import { capital } from '@tabletop/game/text';
import { type Deed, type Figure, type SkirmishState, toCentimetres } from '@tabletop/sr-fastcombat';
import { figureName } from '@tabletop/sr-fastcombat/text';
import { withoutTwins } from '../twins.js';
import { candidates, distinct } from './candidates.js';
import { timed } from './marks.js';
import { nameSpot } from './spots.js';
import { labelOf, type Option, type Table } from './table.js';

/** So many Forces are offered; of more, a spread. */
const MOST_FORCES = 12;

/** A menu for each spell that a figure can cast: at whom or where, then at which Force. */
export function spellOptions(table: Table, figure: Figure): readonly Option[] {
  const deeds = candidates(table, figure, 'cast');
  return figure.profile.spells.flatMap((spell, index) => {
    const aims = distinct(
      deeds.filter((deed) => deed.spell === index).map((deed) => ({ ...deed, force: spell.maxForce })),
    );
    const options = withoutTwins(aims.flatMap((aim) => forceMenu(table, aim)));
    const [first] = aims;
    const free = first === undefined || spell.radius === null ? undefined : nameSpot(table, first);
    if (options.length === 0 && (first === undefined || free === undefined)) return [];
    const question = `cast ${spell.name}`;
    const choices = () => ({
      question: `${capital(question)}: at what?`,
      options,
      ...(free === undefined ? {} : { free }),
    });
    return [{ label: `${question} …`, choices }];
  });
}

/** The menu of Forces for one target or spot; nothing where the spell cannot be cast at it. */
function forceMenu(table: Table, aim: Deed<'cast'>): readonly Option[] {
  const withForce = (force: number): Option | undefined => {
    const deed = { ...aim, force };
    return timed(table, deed, labelOf(table, deed));
  };
  if (withForce(aim.force) === undefined) return [];
  const label = aimText(table.state, aim);
  const options = () => forcesTo(aim.force).flatMap((force) => withForce(force) ?? []);
  return [{ label: `${label} …`, choices: () => ({ question: `At which Force, ${label}?`, options: options() }) }];
}

function aimText(state: SkirmishState, { target, at }: Deed<'cast'>): string {
  if (target !== null) return `at ${figureName(target, state)}`;
  const there = state.figures.find((figure) => at !== null && figure.at.x === at.x && figure.at.y === at.y);
  if (there !== undefined) return `where ${figureName(there.id, state)} stands`;
  return at === null ? 'at nothing' : `at (${toCentimetres(at.x)}, ${toCentimetres(at.y)})`;
}

/** From the greatest down to 1. */
function forcesTo(maxForce: number): readonly number[] {
  const step = Math.max(1, Math.ceil(maxForce / MOST_FORCES));
  const forces = Array.from({ length: Math.ceil(maxForce / step) }, (_, at) => maxForce - at * step);
  return [...new Set([...forces, 1])];
}
