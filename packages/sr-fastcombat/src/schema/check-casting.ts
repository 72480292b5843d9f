import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { isSameList } from '@tabletop/game/schema';
import { awaitedBid, bidsOf } from '../cards/bids.js';
import type { Deed } from '../deed.js';
import type { Spell } from '../figures/sheet.js';
import { figureOf } from '../find.js';
import { figuresInArea } from '../magic/area-spell.js';
import { beginSpell } from '../magic/spell.js';
import type { Rules } from '../rules.js';
import type { Figure, SkirmishState } from '../state.js';
import { afterEffects } from '../turn/settled.js';
import { bidProblems } from './check-bids.js';
import type { StageOf } from './settling.js';

type Casting =
  | { readonly caster: Figure; readonly spell: Spell; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** An active caster and a spell that it knows, cast at a Force and a target or spot that it can be; or what is wrong. */
function castingOf(state: SkirmishState, deed: Deed<'cast'>): Casting {
  const refuse = (field: keyof Deed<'cast'>, message: string, rule = 'F-CAST'): Casting => ({
    problems: [problem(['deed', field], message, rule)],
  });
  const caster = figureOf(state, deed.figure);
  if (caster?.status !== 'active') return refuse('figure', 'Who casts a spell is active.');
  const spell = caster.profile.spells[deed.spell];
  if (spell === undefined) return refuse('spell', 'The figure knows no such spell.');
  if (deed.force < 1 || deed.force > spell.maxForce)
    return refuse('force', `That spell is cast at a Force from 1 to ${spell.maxForce}.`, 'F-FORCE');
  const isArea = spell.radius !== null;
  if (isArea === (deed.at === null)) return refuse('at', 'An area has a spot, a single target has none.', 'F-AREA');
  if (isArea !== (deed.target === null))
    return refuse('target', 'A single target is a figure, an area is none.', 'F-AREA');
  return { caster, spell };
}

/** What is wrong with a touch that is being settled for a spell. @rule F-CAST */
export function touchProblems(state: SkirmishState, deed: Deed<'cast'>): readonly Problem[] {
  const found = castingOf(state, deed);
  if (found.problems !== undefined) return found.problems;
  if (found.spell.range === 'touch') return [];
  return [problem(['deed', 'spell'], 'That spell needs no touch.', 'F-CAST')];
}

/** What is wrong with a spell on a single target that is being settled. @rule F-UNRESISTED @rule F-RESISTED */
export function spellProblems(state: SkirmishState, deed: Deed<'cast'>): readonly Problem[] {
  const found = castingOf(state, deed);
  if (found.problems !== undefined) return found.problems;
  const target = deed.target === null ? undefined : figureOf(state, deed.target);
  const wanted = found.spell.effect === 'heal' ? 'out' : 'active';
  if (target?.status !== wanted)
    return [problem(['deed', 'target'], 'Healing is for the disabled, all else for the active.', 'F-SPELLS')];
  return bidProblems(state, bidsOf(beginSpell(state, deed).stage), 'F-CAST');
}

/**
 * What is wrong with a spell on an area that is being settled: its targets are the figures in the area, and cards are
 * drawn against them when the caster has committed one, before it is turned over.
 *
 * @rule F-AREA
 */
export function areaProblems(
  state: SkirmishState,
  { targets, drawn, bids }: StageOf<'area'>,
  deed: Deed<'cast'>,
  rules: Rules,
): readonly Problem[] {
  const found = castingOf(state, deed);
  if (found.problems !== undefined) return found.problems;
  const { caster, spell } = found;
  const refuse = (field: string, message: string) => [problem(['stage', field], message, 'F-AREA')];
  if (deed.at === null || !isSameList(targets, figuresInArea(state, caster, spell, deed.at, { rules })))
    return refuse('targets', 'The targets are the figures in the area that the spell comes to, by ascending id.');
  if (drawn.length > targets.length) return refuse('drawn', 'One card is drawn for each target.');
  const asked = awaitedBid(caster.owner, spell.resisted ? 'down' : 'up');
  const problems = bidProblems(state, [asked], 'F-AREA');
  const [bid] = bids;
  if (problems.length > 0 || bid === undefined) return problems;
  if (bid.step === 'awaited' && drawn.length > 0) return refuse('drawn', 'Cards are drawn when the caster has played.');
  const isTurned = bid.face === 'down' && (bid.step === 'joker' || bid.step === 'open');
  if (isTurned && drawn.length < targets.length)
    return refuse('drawn', 'The caster’s card is turned over when all cards are drawn.');
  return [];
}

/** What is wrong with a check for drain. @rule F-DRAIN */
export function drainProblems(state: SkirmishState, deed: Deed<'cast'>): readonly Problem[] {
  const found = castingOf(state, deed);
  return found.problems ?? bidProblems(state, bidsOf(afterEffects(state).stage), 'F-DRAIN');
}
