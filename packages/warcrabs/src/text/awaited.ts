import type { PlayerId } from '@tabletop/game';
import { lengthAllowed, listed, shorten, type TextOptions } from '@tabletop/game/text';
import { nextInOrder } from '../find.js';
import type { Happening } from '../state.js';
import { type Activation, activationOf } from '../turn/active.js';
import { nextRoller } from '../turn/tie.js';
import type { WarcrabsView } from '../view.js';
import { describeOutcome } from './outcome-text.js';
import { type Teller, tellerOf } from './teller.js';
import { feet, inches } from './words.js';

/** What the game waits for: the choice of an owner, what happens next by itself, or nothing, with how it ended. */
export function awaitedText(view: WarcrabsView): string {
  const teller = tellerOf(view);
  if (view.stage.phase === 'over') {
    const { ending, winners } = view.stage;
    return describeOutcome({ reason: ending, winners });
  }
  const active = activationOf(view);
  return active === undefined
    ? `Next: ${nextText(view, teller)}.`
    : `${teller.player(active.crab.owner)} to choose: ${choiceText(active, teller)}.`;
}

/**
 * What a player is to choose now, as a phrase: 'with Death Boy, move up to 3 in, take an action, or end the activation'.
 * Empty where the player is not awaited. Where `maxLength` is shorter than the phrase, its beginning is kept.
 */
export function describeChoice(view: WarcrabsView, player: PlayerId, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const active = activationOf(view);
  return active?.crab.owner === player ? shorten(choiceText(active, tellerOf(view)), most) : '';
}

/** What may still be done. @rule W-TURN */
function choiceText({ crab, stage: { left, moved, acted, lifted } }: Activation, teller: Teller): string {
  const name = teller.crab(crab.id);
  if (lifted !== null) return `throw ${teller.crab(lifted)} with ${name}`;
  const choices = [
    ...(moved ? [] : [left > 0 ? `move up to ${inches(left)}` : 'turn']),
    ...(acted ? [] : ['take an action']),
    'end the activation',
  ];
  return `with ${name}, ${listed(choices, 'or')}`;
}

/** What happens by itself. */
function nextText({ due: [happening], stage, order, slot, turn, crabs }: WarcrabsView, teller: Teller): string {
  if (happening !== undefined) return happeningText(happening, teller);
  switch (stage.phase) {
    case 'order': {
      const roller = nextRoller({ crabs, stage });
      return roller === undefined ? 'the order is settled' : `${teller.crab(roller)} rolls for who acts first`;
    }
    case 'turn':
      return `turn ${turn + 1} begins`;
    case 'next': {
      const crab = nextInOrder({ crabs, order, slot });
      if (crab === undefined) return `turn ${turn} is over`;
      return `${teller.crab(crab.id)} ${crab.stun === null ? 'is activated' : 'misses its activation'}`;
    }
    case 'activation':
      return `the activation of ${teller.crab(stage.crab)} ends`;
    case 'over':
      return 'nothing';
  }
}

function happeningText(happening: Happening, { crab }: Teller): string {
  switch (happening.kind) {
    case 'strike':
      return `${crab(happening.target)} takes the hit`;
    case 'kamikaze':
      return `the explosion hurts both ${crab(happening.by)} and ${crab(happening.target)}`;
    case 'near-miss':
      return `${crab(happening.crab)} rolls against Endurance after the near miss`;
    case 'blast':
      return `the blast pushes ${crab(happening.crab)}`;
    case 'fall':
      return `${crab(happening.crab)} falls ${feet(happening.drop)}`;
  }
}
