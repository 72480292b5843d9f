import {
  capital,
  count,
  LONGEST_NAME,
  lengthAllowed,
  listed,
  plain,
  shorten,
  type TextOptions,
  thrownText,
} from '@tabletop/game/text';
import type { KrakenEvent, MoveRolled, PluckChanged } from '../events.js';
import { advanceText, withdrawalText } from './drift-text.js';
import { describeOutcome } from './outcome-text.js';
import { PHASES } from './phase-text.js';
import { columnText, REACTION_TEXT } from './reaction-text.js';
import { OUTCOMES } from './roll-text.js';
import { type Teller, type Telling, tellerOf } from './teller.js';
import { length } from './words.js';

/**
 * An event as one line: who, the dice as thrown, the numbers of the rules in force, and what came of it. `telling` is
 * the view or state before the step in which it happened; to tell of several steps, use {@link narrate}. Where
 * `maxLength` is shorter than the line, its beginning is kept.
 */
export function describe(event: KrakenEvent, telling: Telling, options: TextOptions = {}): string {
  return shorten(sentence(event, tellerOf(telling)), lengthAllowed(options));
}

function sentence(event: KrakenEvent, teller: Teller): string {
  const { rules, name, sailor, against } = teller;
  const { dice = [] } = event;
  switch (event.type) {
    case 'turn-began':
      return `Turn ${event.turn} begins. The crew moves in order of Pluck: ${listed(event.order.map(sailor))}.`;
    case 'phase-began':
      return `${capital(PHASES[event.phase])} begins.`;
    case 'stayed':
      return `${sailor(event.sailor)} stays put.`;
    case 'move-rolled':
      return moveRolled(event, teller);
    case 'moved':
      return event.path.length === 0
        ? `${name(event.sailor)} stays in place after all.`
        : `${name(event.sailor)} moves ${length(event.length)}.`;
    case 'attacked': {
      const thrown = thrownText(dice.slice(0, 2), event.total);
      const roll = `${name(event.sailor)} attacks tentacle ${event.tentacle} and throws ${thrown}${against(event.sailor)}`;
      const decider = dice[2];
      if (decider === undefined)
        return `${roll}: ${OUTCOMES[event.outcome]}${event.destroyed ? `, tentacle ${event.tentacle} is destroyed!` : '.'}`;
      const verdict = event.destroyed ? 'is destroyed!' : 'holds out.';
      return `${roll}: ${OUTCOMES[event.outcome]}. A ${decider}, and it takes ${needed(rules.destroyOn)}: tentacle ${event.tentacle} ${verdict}`;
    }
    case 'passed':
      return event.sailor === null
        ? `${plain(event.player, LONGEST_NAME)} passes.`
        : `${sailor(event.sailor)} holds back.`;
    case 'pluck-changed':
      return pluckChanged(event, teller);
    case 'sailor-lost':
      return event.fate === 'killed'
        ? `${name(event.sailor)} is crushed to death and out of play.`
        : `${name(event.sailor)} has no Pluck left to go on and is out of play.`;
    case 'reacted':
      return `Tentacle ${event.tentacle}, ${columnText(event.column, rules)}, throws a ${dice.join(', ')}: ${REACTION_TEXT[event.reaction]}.`;
    case 'advanced':
      return advanceText(event);
    case 'withdrew':
      return withdrawalText(event);
    case 'crushed':
      return `Tentacle ${event.tentacle} crushes the hull with a ${dice.join(', ')}: ${count(event.damage, 'point')} of damage, ${event.hullDamage} of ${rules.hullPoints}.`;
    case 'flailed': {
      const total = dice.reduce((sum, die) => sum + die, 0);
      const roll = `Tentacle ${event.tentacle} flails at ${sailor(event.sailor)}: ${thrownText(dice, total)}`;
      const verdict = event.pluckLost === 0 ? 'a miss' : `it costs ${event.pluckLost} Pluck`;
      return `${roll}, and ${rules.flailHit} or more hurts${event.pluckLost === 2 && dice[0] === dice[1] ? ', a double twice' : ''}: ${verdict}.`;
    }
    case 'grab-targeted':
      return event.sailors.length < 2
        ? `Tentacle ${event.tentacle} reaches for ${sailor(event.sailor)}.`
        : `Tentacle ${event.tentacle} reaches for ${listed(event.sailors.map(name), 'or')} and takes ${sailor(event.sailor)}.`;
    case 'grabbed':
      return `${name(event.sailor)} throws ${thrownText(dice, event.total)}${against(event.sailor)} to break free from tentacle ${event.tentacle}: ${OUTCOMES[event.outcome]}, ${event.killed ? 'it does not let go.' : 'it lets go.'}`;
    case 'morale-rolled':
      return `The kraken, with ${count(event.tentacles, 'tentacle')} left, throws a ${dice.join(', ')} for its morale: it ${event.fightsOn ? 'fights on' : 'flees'}.`;
    case 'ended':
      return describeOutcome({ reason: event.ending, moralWinners: event.moralWinners });
  }
}

function moveRolled({ sailor, dice = [], total, outcome, allowance }: MoveRolled, teller: Teller): string {
  const thrown = thrownText(dice.slice(0, 2), total);
  const roll = `${teller.name(sailor)} throws ${thrown}${teller.against(sailor)} to move: ${OUTCOMES[outcome]}`;
  if (allowance === null) return `${roll}, no move.`;
  const distance = dice.slice(2);
  return distance.length === 0
    ? `${roll}, up to ${length(allowance)}.`
    : `${roll}. ${distance.join(' + ')} + ${teller.rules.moveBonus}: up to ${length(allowance)}.`;
}

function pluckChanged({ sailor, change, pluck }: PluckChanged, { name }: Teller): string {
  return change > 0
    ? `${name(sailor)} gains ${change} Pluck and has ${pluck}.`
    : `${name(sailor)} loses ${-change} Pluck and has ${pluck}.`;
}

/** The faces that destroy: 'a 5 or more'. */
function needed(least: number): string {
  return least >= 6 ? `a ${least}` : `a ${least} or more`;
}
