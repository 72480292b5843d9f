import type { PlayerId, PolicyTurn } from '@tabletop/game';
import { chebyshev } from '@tabletop/geometry/grid';
import type { SpcfkrsAction } from '../actions.js';
import { placeOf } from '../find.js';
import type { OddsUsing } from '../odds/using.js';
import { PRINTED } from '../odds/using.js';
import { askedUnits } from '../orders/asked.js';
import { enemiesOf } from '../orders/options.js';
import { rulesFor } from '../rules.js';
import type { Ask, SideId, Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';

/** What a policy of this game is told. */
export type SpcfkrsTurn = PolicyTurn<SpcfkrsView, SpcfkrsAction>;

/** All that a player has in mind when it gives orders. */
export interface Mind {
  readonly me: PlayerId;
  readonly view: SpcfkrsView;
  readonly ask: Ask;
  /** The rules in force and the printed resolvers: from them come the odds. */
  readonly using: OddsUsing;
  /** The units that orders are asked for, the fastest first. */
  readonly units: readonly Unit[];
}

/** Thinks over what a player sees; undefined where no orders of it are asked for. */
export function mindOf({ view, player: me }: SpcfkrsTurn): Mind | undefined {
  const { stage } = view;
  const asked = askedUnits(view, me);
  if (stage.step !== 'orders' || asked.length === 0) return undefined;
  const units = [...asked].sort((a, b) => b.profile.speed - a.profile.speed || a.id - b.id);
  return { me, view, ask: stage.ask, using: { ...PRINTED, rules: rulesFor(view.rules) }, units };
}

/** The living enemies of a side, so many of them as are heeded, the nearest to a unit first. */
export function enemiesNear({ view }: Pick<Mind, 'view'>, unit: Unit, most: number): readonly Unit[] {
  const from = placeOf(unit);
  return [...enemiesOf(view, unit)]
    .sort((a, b) => chebyshev(from, placeOf(a)) - chebyshev(from, placeOf(b)) || a.id - b.id)
    .slice(0, most);
}

/** The living units of a side. */
export function unitsOf({ view }: Pick<Mind, 'view'>, side: SideId): readonly Unit[] {
  return view.units.filter((unit) => unit.alive && unit.side === side);
}
