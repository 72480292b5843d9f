import type { Spell } from '../figures/sheet.js';
import { figureOf } from '../find.js';
import { judgeDrain } from '../magic/judge-drain.js';
import { judgeSpell, spellDamage, spellTargetNumber } from '../magic/judge-spell.js';
import type { Figure, Stage } from '../state.js';
import { type Chances, known } from './chances.js';
import { hitGains, hitLoss } from './hits.js';
import { type Mind, worthOf } from './mind.js';
import type { Stake } from './stake.js';

/** A spell and who casts it. */
export interface Casting {
  readonly caster: Figure;
  readonly spell: Spell;
  readonly force: number;
}

/** What it is worth that somebody stands up again, without anything in hand. */
const HEALED = 0.6;
/** What it is worth to see somebody invisible. */
const SEEN = 0.25;

/** The card for a spell at some figures. */
export function castingStake(
  mind: Mind,
  casting: Casting,
  targets: readonly Figure[],
  theirs: Chances = mind.theirs,
): Stake {
  const affections = targets.map((target) => affection(mind, casting, target));
  return {
    theirs,
    gain: (played, opposed) => {
      let sum = 0;
      for (const gain of affections) sum += gain(played, opposed);
      return sum;
    },
  };
}

/** The card for a spell on an area; what was drawn against it is known for those whom it has come to. */
export function areaStake(mind: Mind, casting: Casting, stage: Extract<Stage, { readonly phase: 'area' }>): Stake {
  const targets = stage.targets.flatMap((id) => figureOf(mind.view, id) ?? []);
  if (stage.drawn.length < targets.length) return castingStake(mind, casting, targets, mind.drawn);
  const affections = targets.map((target) => affection(mind, casting, target));
  return {
    theirs: known(0),
    gain: (played) => affections.reduce((sum, gain, at) => sum + gain(played, stage.drawn[at] ?? 0), 0),
  };
}

/** The card against a spell at an own figure. */
export function resistingStake(mind: Mind, casting: Casting, target: Figure, theirs: Chances): Stake {
  const { spell, force } = casting;
  const targetNumber = spellTargetNumber(spell, target.profile);
  const gain = effect(mind, casting, target)(0);
  return {
    theirs,
    gain: (opposed, played) => (judgeSpell({ played, opposed, force, targetNumber }).affected ? gain : 0),
  };
}

/** The card against drain. */
export function drainStake(mind: Mind, { caster, spell, force }: Casting): Stake {
  const worth = worthOf(mind, caster);
  const { magicResistance } = caster.profile;
  const { drain } = spell;
  return {
    theirs: mind.drawn,
    gain: (played, drawn) => (judgeDrain({ played, drawn, drain, force, magicResistance }).out ? -worth : 0),
  };
}

/** What a spell brings at a figure, if it comes to affect it. */
function affection(mind: Mind, casting: Casting, target: Figure): (played: number, opposed: number) => number {
  const { spell, force } = casting;
  const targetNumber = spellTargetNumber(spell, target.profile);
  const gain = effect(mind, casting, target);
  return (played, opposed) => (judgeSpell({ played, opposed, force, targetNumber }).affected ? gain(played) : 0);
}

/** What it is worth to this player that a spell affects somebody, by what was played for it; below 0 what it costs. */
function effect(mind: Mind, { spell, force }: Casting, target: Figure): (played: number) => number {
  const side = target.owner === mind.me ? 1 : -1;
  if (spell.effect === 'heal') return () => HEALED * side;
  const damage = spellDamage(spell, force);
  if (damage === null) return () => (spell.effect === 'detect' && isHidden(target) ? -SEEN * side : 0);
  if (side < 0) return hitGains(mind, damage, target);
  const loss = hitLoss(mind, damage, target);
  return () => -loss;
}

function isHidden({ profile, detectedBy }: Figure): boolean {
  return profile.invisible === true && detectedBy.length === 0;
}
