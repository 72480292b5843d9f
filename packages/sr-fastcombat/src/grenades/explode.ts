import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import { turnedEvents } from '../cards/turned.js';
import { changed, withStock } from '../change.js';
import type { Context } from '../context.js';
import { knockOut } from '../damage/knock-out.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf } from '../find.js';
import type { SkirmishState } from '../state.js';
import { canSee, centimetresBetween } from '../table/sight.js';
import { settled } from '../turn/settled.js';
import { toUnits } from '../units.js';
import { type Charge, grenadeOf } from './charge.js';
import { scatter, scatterDistance } from './scatter.js';

/**
 * A grenade that fell short lands in a random direction.
 *
 * @rule F-SCATTER
 */
export function settleScatter(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage } = state;
  if (stage.phase !== 'scatter') return { state, events: [] };
  const { at: from, short, grenade } = stage;
  const { result: degrees, dice } = thrown(chance, (source) => context.resolveScatter(source, context));
  const to = scatter(from, short, degrees, context);
  const log: SkirmishEvent[] = [
    {
      type: 'scattered',
      rule: 'F-SCATTER',
      dice,
      from,
      to,
      degrees,
      distance: toUnits(scatterDistance(short, context)),
    },
  ];
  return { state: explode(state, to, grenade, log, context), events: log };
}

/**
 * The state in which a grenade has gone off: every active figure within its reach is to be resolved by ascending id,
 * friend, foe and thrower, whatever is between.
 *
 * @rule F-BLAST
 */
export function explode(
  state: SkirmishState,
  at: Vector,
  charge: Charge,
  log: SkirmishEvent[],
  context: Context,
): SkirmishState {
  const grenade = grenadeOf(charge);
  const reached = state.figures
    .filter(({ status }) => status === 'active')
    .filter((figure) => !context.rules.blastShielded || canSee(state.board, at, figure.at, context.rules))
    .map(({ id, at: there }) => ({ figure: id, damage: context.blastDamage(grenade, centimetresBetween(at, there)) }))
    .filter(({ damage }) => damage > 0);
  log.push({
    type: 'exploded',
    rule: 'F-BLAST',
    at,
    grenade: grenade.name,
    reached: reached.map(({ figure }) => figure),
  });
  return reached.length === 0 ? settled(state) : changed(state, { stage: { phase: 'blast', at, reached } });
}

/**
 * Resolves the blast for the next figure that it reaches: two cards are drawn.
 *
 * @rule F-BLAST
 */
export function settleBlast(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage } = state;
  if (stage.phase !== 'blast') return { state, events: [] };
  const [next, ...reached] = stage.reached;
  const target = next === undefined ? undefined : figureOf(state, next.figure);
  if (next === undefined || target === undefined) return { state: settled(state), events: [] };
  const { damage } = next;
  const { knockOutValue } = target.profile;
  const { result, dice } = thrown(chance, (source) =>
    context.resolveBlast(source, { damage, knockOutValue, stock: state }, context),
  );
  const { total, out, first, second } = result;
  const log: SkirmishEvent[] = [
    ...turnedEvents('F-BLAST', first, dice.slice(0, first.cards.length)),
    ...turnedEvents('F-BLAST', second, dice.slice(first.cards.length)),
    {
      type: 'damage-judged',
      rule: 'F-BLAST',
      target: target.id,
      played: first.value,
      drawn: second.value,
      damage,
      total,
      knockOutValue,
      out,
    },
  ];
  const drawn = withStock(state, second.stock);
  const after = out ? knockOut(drawn, target.id, 'F-BLAST', log) : drawn;
  return {
    state: reached.length === 0 ? settled(after) : changed(after, { stage: { ...stage, reached } }),
    events: log,
  };
}
