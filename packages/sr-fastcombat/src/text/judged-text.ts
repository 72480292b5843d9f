import type { DamageJudged, DrainJudged, MeleeJudged, ShotJudged, SpellJudged, ThrowJudged } from '../events.js';
import type { Teller } from './teller.js';

/** What two plays have in common that are added: 'the skill', or also the other card where they are equal. */
function added(what: string, isEqual: boolean): string {
  return isEqual ? `both cards and ${what}` : `the card and ${what}`;
}

/** A shot: the cards, then the total. */
export function shotText(event: ShotJudged, { figure }: Teller): string {
  const { attack, defence, total, targetNumber, hit } = event;
  const target = figure(event.target);
  const cards = `${figure(event.figure)} has ${attack} against ${defence}`;
  if (total === null) return `${cards}: a miss, ${target} was better.`;
  const reached = `${added('the skill', attack === defence)} make ${total} against Target Number ${targetNumber}`;
  return `${cards}; ${reached}: ${hit ? `a hit on ${target}` : 'a miss'}.`;
}

/** A fight hand to hand: the totals of both sides. */
export function meleeText(event: MeleeJudged, { figure }: Teller): string {
  const { attackTotal, defenceTotal, hit } = event;
  const [attacker, target] = [figure(event.figure), figure(event.target)];
  const totals = `Card and skill make ${attackTotal} for ${attacker} and ${defenceTotal} for ${target}`;
  return hit === null ? `${totals}: nobody is hit.` : `${totals}: ${figure(hit)} is hit.`;
}

/** Damage: the cards, then the total against the Knock-Out Value. */
export function damageText(event: DamageJudged, { figure }: Teller): string {
  const { played, drawn, damage, total, knockOutValue, out } = event;
  const target = figure(event.target);
  const cards = `${played} against ${drawn}`;
  if (total === null) return `${cards}: ${target} comes to no harm.`;
  const sum = `${added(`Damage ${damage}`, played === drawn)} make ${total}`;
  const verdict = out ? `${target} goes down` : `${target} stays in the fight`;
  return `${cards}; ${sum} against Knock-Out Value ${knockOutValue}: ${verdict}.`;
}

/** A grenade that was aimed at a spot. */
export function throwText({ played, drawn, total, targetNumber, short }: ThrowJudged): string {
  const sum = `${played} and the skill, less ${drawn}, make ${total} against Target Number ${targetNumber}`;
  return short === 0 ? `${sum}: right on the spot.` : `${sum}: ${short} short.`;
}

/** A spell against one figure. */
export function spellText(event: SpellJudged, { figure }: Teller): string {
  const { played, opposed, total, targetNumber, affected } = event;
  const target = figure(event.target);
  const cards = `${played} against ${opposed}`;
  if (total === null) return `${cards}: the spell does not take hold of ${target}.`;
  const sum = `${added('the Force', played === opposed)} make ${total} against Target Number ${targetNumber}`;
  const verdict = affected ? `${target} is affected` : `${target} is not affected`;
  return `${cards}; ${sum}: ${verdict}.`;
}

/** Drain after a spell. */
export function drainText(event: DrainJudged, { figure }: Teller): string {
  const { played, drawn, total, magicResistance, out } = event;
  const cards = `${played} against ${drawn}`;
  if (total === null) return `${cards}: no drain.`;
  const caster = figure(event.figure);
  const sum = `the card drawn and the Drain Code make ${total} against Magic Resistance ${magicResistance}`;
  return `${cards}; ${sum}: ${out ? `the drain is too much for ${caster}` : `${caster} bears the drain`}.`;
}
