import { type RangeBand, type RangeClass, rangeBand } from '../armoury/ranges.js';
import type { Deed } from '../deed.js';
import { figureOf, itemOf } from '../find.js';
import { spellTargetNumber } from '../magic/judge-spell.js';
import { bandTo } from '../shooting/aim.js';
import { situationOf } from '../shooting/situation.js';
import { type ShotSituation, targetNumber } from '../shooting/target-number.js';
import type { Figure } from '../state.js';
import { centimetresBetween } from '../table/sight.js';
import { isMoving } from '../turn/walking.js';
import type { ActionTelling, Teller } from './teller.js';
import { centimetres } from './words.js';

/**
 * How far away and how hard to reach is what an action is aimed at, as things stand: ', at 23.4 cm, long range, Target
 * Number 8'. Nothing for what is not aimed, or at what cannot be reached.
 */
export function aimText(deed: Deed, view: ActionTelling, teller: Teller): string {
  const figure = figureOf(view, deed.figure);
  if (figure === undefined) return '';
  switch (deed.type) {
    case 'shoot':
      return shotText(deed, figure, view, teller);
    case 'throw':
      return spotText('Hand Grenade', deed.at, figure, view, teller);
    case 'launch': {
      const equipment = itemOf(view, deed.weapon)?.equipment;
      return equipment?.kind === 'firearm' ? spotText(equipment.weapon.type, deed.at, figure, view, teller) : '';
    }
    case 'cast': {
      const spell = figure.profile.spells[deed.spell];
      const target = deed.target === null ? undefined : figureOf(view, deed.target);
      if (spell === undefined || target === undefined) return '';
      return `, Target Number ${spellTargetNumber(spell, target.profile)}${spell.resisted ? ', resisted' : ''}`;
    }
    default:
      return '';
  }
}

function shotText({ weapon, target: id }: Deed<'shoot'>, figure: Figure, view: ActionTelling, teller: Teller): string {
  const equipment = itemOf(view, weapon)?.equipment;
  const target = figureOf(view, id);
  if (equipment?.kind !== 'firearm' || target === undefined) return '';
  return rangeText(figure, equipment.weapon.type, target.at, teller, (band) =>
    situationOf(view, equipment.weapon, figure, target, band, teller.rules),
  );
}

/** Of a throw at a spot only the range counts, and whether who throws is moving. @rule F-GRENADE */
function spotText(type: RangeClass, at: Figure['at'], figure: Figure, view: ActionTelling, teller: Teller): string {
  return rangeText(figure, type, at, teller, (band) => ({ band, attackerMoving: isMoving(view, figure) }));
}

function rangeText(
  figure: Figure,
  type: RangeClass,
  at: Figure['at'],
  { rules }: Teller,
  situation: (band: RangeBand) => ShotSituation,
): string {
  const distance = centimetresBetween(figure.at, at);
  const band = bandTo(figure, type, at, { rangeBand, rules });
  if (band === null) return `, at ${centimetres(distance)}, out of range`;
  const number = targetNumber(situation(band), { rules });
  return `, at ${centimetres(distance)}, ${band} range, Target Number ${number}`;
}
