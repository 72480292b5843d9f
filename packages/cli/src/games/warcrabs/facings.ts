import { primitive, same, subtract, type Vector } from '@tabletop/geometry';
import type { Fighter, Move } from '@tabletop/warcrabs';
import { compass } from '@tabletop/warcrabs/text';
import { COMPASS } from './directions.js';
import { isLegal, nameOf, type Option, othersOf, type Table } from './table.js';

/** So many crabs are offered to be faced, the nearest. */
const MOST_FACED = 6;

/**
 * A way of the active crab as an option. Where it may face as it likes, this leads to the question where that is;
 * otherwise it faces where its last step leads.
 */
export function withFacing(table: Table, path: readonly Vector[], label: string): Option {
  const move = moveOf(table, path);
  if (table.context.rules.turning === 'moveOnly') return { label, action: move };
  return {
    label: `${label} …`,
    choices: () => ({
      question: `Where does ${nameOf(table, table.crab)} then face?`,
      options: [{ label: `still ${compass(table.crab.facing)}`, action: move }, ...facingOptions(table, path)],
    }),
  };
}

/** To turn on the spot, which is the whole move. */
export function turnOptions(table: Table): readonly Option[] {
  const { stage, context, crab } = table;
  const options = stage.moved || context.rules.turning === 'moveOnly' ? [] : facingOptions(table, []);
  if (options.length === 0) return [];
  const question = `Where does ${nameOf(table, crab)} turn? It faces ${compass(crab.facing)}.`;
  return [{ label: 'turn on the spot, without moving …', choices: () => ({ question, options }) }];
}

/** Towards each of the nearest crabs of others, as they are seen from the end of a path, and all round the compass. */
function facingOptions(table: Table, path: readonly Vector[]): readonly Option[] {
  const at = path.at(-1) ?? table.crab.at;
  const faced = othersOf(table)
    .filter((other) => other.owner !== table.player && !same(other.at, at))
    .slice(0, MOST_FACED)
    .map((other) => towards(table, other, at));
  const facings = [...faced, ...COMPASS.map(({ name, direction }) => ({ label: name, facing: direction }))];
  return facings
    .map(({ label, facing }) => ({ label, action: moveOf(table, path, facing) }))
    .filter(({ action }) => isLegal(table, action));
}

function towards(table: Table, other: Fighter, at: Vector): { readonly label: string; readonly facing: Vector } {
  const facing = primitive(subtract(other.at, at));
  return { label: `towards ${nameOf(table, other)}, ${compass(facing)}`, facing };
}

/** The move along a path; `facing` null for where the crab faced, or where house rules turn it. */
export function moveOf({ player, crab }: Table, path: readonly Vector[], facing: Vector | null = null): Move {
  return { type: 'move', player, crab: crab.id, path, facing };
}
