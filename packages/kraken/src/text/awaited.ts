import { LONGEST_NAME, listed, plain } from '@tabletop/game/text';
import { ENDINGS, moralWinners } from '../ending.js';
import { floorOf } from '../floor.js';
import { rulesFor } from '../rules.js';
import type { KrakenView } from '../view.js';
import { describeOutcome } from './outcome-text.js';
import { tellerOf } from './teller.js';
import { length } from './words.js';

/** What the game waits for: a player's choice, what happens next by itself, or nothing, with how it ended. */
export function awaitedText(view: KrakenView): string {
  const { stage } = view;
  const { rules, name, sailor } = tellerOf(view);
  switch (stage.phase) {
    case 'start':
      return 'Next: a new turn begins.';
    case 'movement': {
      const [id] = stage.order;
      if (id === undefined) return 'Next: sailor combat begins.';
      const owner = view.sailors.find((each) => each.id === id)?.owner ?? '';
      return stage.allowance === null
        ? `${shown(owner)} to choose: ${sailor(id)} attempts to move or stays.`
        : `${shown(owner)} to choose: ${sailor(id)} may move up to ${length(stage.allowance)}.`;
    }
    case 'combat': {
      const floor = floorOf(view, rules);
      if (floor === undefined) return 'Next: tentacle reaction begins.';
      const attacks = floor.attackers.map(
        ({ sailor: id, tentacles }) => `${name(id)} on ${listed(tentacles.map(String), 'or')}`,
      );
      return `${shown(floor.player)} to choose: attack (${attacks.join('; ')}) or pass.`;
    }
    case 'reaction': {
      const { pending, order } = stage;
      if (pending !== null) {
        const victims = listed(pending.sailors.map(name), pending.reaction === 'flail' ? 'and' : 'or');
        return `Next: tentacle ${pending.tentacle} ${pending.reaction === 'flail' ? 'flails at' : 'grabs'} ${victims}.`;
      }
      return order[0] === undefined ? 'Next: the reactions are over.' : `Next: tentacle ${order[0]} reacts.`;
    }
    case 'morale':
      return 'Next: the kraken tests its morale.';
    case 'over': {
      const { won } = ENDINGS[stage.ending];
      return describeOutcome({
        reason: stage.ending,
        moralWinners: moralWinners(view.players, won, rulesFor(view.rules)),
      });
    }
  }
}

function shown(player: string): string {
  return plain(player, LONGEST_NAME);
}
