import type { RamJudged, RamLost, RamSet } from '../events.js';
import type { Teller } from './teller.js';

/** A ram that is to come. @rule S-RAM */
export function ramSetText({ unit, target, part, own }: RamSet, teller: Teller): string {
  return `${teller.unit(unit)} is set to ram ${teller.part(target, part)} with ${teller.part(unit, own)}.`;
}

/** A ram, and what it does to whom. @rule S-RAM */
export function ramText(event: RamJudged, teller: Teller): string {
  const { unit, target, part, own, dice = [], success, damage } = event;
  const ram = `${teller.actor(unit)} rams ${teller.part(target, part)} with ${teller.part(unit, own)}`;
  const roll = dice.length === 0 ? '' : ` ${dice.join(' and ')}:`;
  const result = success ? `hit, for ${damage}` : `miss, and ${damage} to itself`;
  return `${ram} (${teller.rules.ramOn}+):${roll} ${result}.`;
}

const LOST: Readonly<Record<RamLost['reason'], string>> = {
  'no-contact': 'it does not get there',
  'rammer-gone': 'it is gone itself',
  'target-gone': 'what it was to ram is gone',
};

/** A ram that comes to nothing. @rule S-RAM */
export function ramLostText({ unit, target, reason }: RamLost, teller: Teller): string {
  return `${teller.unit(unit)} does not ram ${teller.unit(target)}: ${LOST[reason]}.`;
}
