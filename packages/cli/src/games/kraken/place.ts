import type { PlayerId } from '@tabletop/game';
import {
  type KrakenAction,
  type KrakenState,
  kraken,
  moveTo,
  type Sailor,
  toCentimetres,
  toUnits,
} from '@tabletop/kraken';
import type { FreeChoice } from '../adapter.js';
import { NO_PLACE, placeIn } from '../place.js';

/** The choice to name any place of the deck. */
export function goTo(state: KrakenState, sailor: Sailor, player: PlayerId): FreeChoice<KrakenAction> {
  const here = `${toCentimetres(sailor.at.x)}, ${toCentimetres(sailor.at.y)}`;
  return {
    label: 'name a place',
    question: `Which place, in cm from the stern and from the port side? ${sailor.name} stands at ${here}.`,
    read(text) {
      const place = placeIn(text);
      if (place === undefined) return { refusal: NO_PLACE };
      const to = { x: toUnits(place.x), y: toUnits(place.y) };
      const move = moveTo(state, to);
      if (move !== undefined) return { action: move };
      const far = farAway(state, sailor, to);
      if (far !== undefined) return { refusal: far };
      // The straight way is a move of its own, whose refusal says what is wrong with the place.
      const straight = kraken.check(state, { type: 'move', player, sailor: sailor.id, path: [to] });
      return { refusal: straight?.message ?? 'No way there was found.' };
    },
  };
}

/** That a place is too far away, whatever the way. */
function farAway(
  { stage }: KrakenState,
  { at }: Sailor,
  to: { readonly x: number; readonly y: number },
): string | undefined {
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const length = Math.ceil(Math.sqrt(dx * dx + dy * dy));
  const allowance = stage.phase === 'movement' ? (stage.allowance ?? 0) : 0;
  if (length <= allowance) return undefined;
  return `That is ${toCentimetres(length)} cm away, further than the ${toCentimetres(allowance)} cm.`;
}
