import type { Problem } from '@tabletop/dice';
import {
  type ActionEntry,
  type ActionFields,
  type ActionRules,
  field,
  type PlayerId,
  problem,
  type Step,
  thinned,
} from '@tabletop/game';
import { changed, withPlayer } from '../change.js';
import type { Context, DeedRule } from '../context.js';
import type { Deed, DeedType } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import { activeOf, figureOf } from '../find.js';
import type { FigureId } from '../ids.js';
import { LEGAL_LIMIT, MAX_MARK } from '../limits.js';
import type { Answer, SkirmishState } from '../state.js';
import { awaitedPlayers, NOBODY } from './awaited.js';
import { refuseDeed } from './next-deed.js';
import { figuresAtMark, marksOf } from './walking.js';
import { canAct, markOf, openWindow, withAnswer } from './window.js';

/** Who may declare an action: those who are asked in a window, and who moves. @rule F-WINDOW */
function declarers(state: SkirmishState, { rules }: Context): readonly PlayerId[] {
  const { phase } = state.stage;
  if (phase !== 'window' && phase !== 'move') return NOBODY;
  const awaited = awaitedPlayers(state, rules);
  return phase === 'window' ? awaited : awaited.filter((player) => canAct(state, player));
}

/** The entry of a kind of action that is declared. */
export type DeedEntry<Type extends DeedType> = ActionEntry<SkirmishState, Deed<Type>, SkirmishEvent, Context>;

/** The entry of an action that is declared: sealed in a window, or by who moves, for which a window then opens. */
export function declaration<Type extends DeedType>(
  type: Type,
  rule: string,
  fields: ActionFields<Deed<Type>>,
): DeedEntry<Type> {
  const rules: ActionRules<SkirmishState, Deed<Type>, SkirmishEvent, Context> = {
    rule,
    awaits: declarers,
    legal: (state, player, context) => legalDeeds(state, type, player, context),
    // An action of one kind is one of all; the compiler does not follow that for a kind that is not chosen yet.
    check: (state, deed, context) => refuseDeclaration(state, deed as Deed, context),
    apply: (state, deed, _chance, context) => declare(state, deed as Deed, context),
  };
  return { ...rules, fields };
}

function declare(state: SkirmishState, deed: Deed, context: Context): Step<SkirmishState, SkirmishEvent> {
  const { player } = deed;
  const answer: Answer = { player, kind: 'deed', deed: said(deed) };
  const answered: SkirmishEvent = { type: 'answered', rule: 'F-WINDOW', player, answer };
  if (state.stage.phase === 'window') return { state: withAnswer(state, answer, context), events: [answered] };
  const log: SkirmishEvent[] = [];
  const players = withPlayer(state.players, player, { trades: 0 });
  const halted = changed(state, { players, decision: state.decision + 1 });
  return { state: openWindow(halted, 'halt', log, answer), events: [...log, answered] };
}

/** What is declared, whether or not it was said for which decision. */
function said({ decision: _when, ...deed }: Deed): Deed {
  return deed;
}

/** The fields that every declared action has. */
export const deedFields: Pick<ActionFields<Deed<'lie-down'>>, 'figure' | 'mark'> = {
  figure: field.integer(),
  mark: field.optional(field.integer(0, MAX_MARK)),
};

function legalDeeds<Type extends DeedType>(
  state: SkirmishState,
  type: Type,
  player: PlayerId,
  context: Context,
): readonly Deed<Type>[] {
  const able = activeOf(state, player).filter(({ actions }) => actions > 0);
  const rule: DeedRule<Type> = context.deeds[type];
  const found = marksToTry(state).flatMap((mark) => {
    const there = atMark(state, mark, context);
    return able.flatMap(({ id }) =>
      rule
        .options(there, id, player, context)
        .filter((deed) => rule.refuse(there, deed, context) === undefined)
        .map((deed) => (mark === 0 ? deed : { ...deed, mark })),
    );
  });
  return thinned(found, LEGAL_LIMIT);
}

/** At once and, while a leg is announced, half way and at its last whole centimetre. */
function marksToTry(state: SkirmishState): readonly number[] {
  const last = lastMark(state);
  return [...new Set([0, Math.floor(last / 2), last])];
}

/** The last mark of the leg that is announced; 0 where none is. @rule F-WINDOW */
export function lastMark({ leg, moving, figures }: SkirmishState): number {
  const at = figures.find(({ id }) => id === moving)?.at;
  return leg === null || at === undefined ? 0 : marksOf(at, leg);
}

/** The state with the moving figure at a mark of its leg. */
function atMark(state: SkirmishState, mark: number, { rules }: Context): SkirmishState {
  return mark === 0 ? state : changed(state, { figures: figuresAtMark(state, mark, rules) });
}

/**
 * Why an action cannot be declared, or undefined: as things stand when the moving figure is at the mark.
 *
 * @rule F-WINDOW
 */
function refuseDeclaration(state: SkirmishState, deed: Deed, context: Context): Problem | undefined {
  const mark = markOf(deed);
  const last = lastMark(state);
  if (mark > last)
    return problem(['mark'], `A mark is a whole centimetre of the leg announced: here from 0 to ${last}.`, 'F-WINDOW');
  const figure = figureOf(state, deed.figure);
  if (figure?.owner !== deed.player) return problem(['figure'], 'That is no figure of yours.', 'F-ACT');
  return refuseDeed(atMark(state, mark, context), deed, context);
}

/** Whom a player may aim at: the active figures of the others. */
export function targetsFor(state: SkirmishState, player: PlayerId): readonly FigureId[] {
  return state.figures.filter(({ owner, status }) => owner !== player && status === 'active').map(({ id }) => id);
}
