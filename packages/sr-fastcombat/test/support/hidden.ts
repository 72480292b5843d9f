import { type Card, isJoker } from '@tabletop/cards';
import type { Chance } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import { type Answer, type SkirmishAction, type SkirmishState, srFastcombat } from '../../src/index.js';

/** The cards that somebody may not know: those of the deck, of the hands of others, and those that lie face down. */
export function hiddenFrom(state: SkirmishState, viewer: PlayerId | null): readonly Card[] {
  const hands = state.players.flatMap(({ id, hand }) => (id === viewer ? [] : hand));
  return [...state.deck, ...hands, ...faceDown(state, viewer)];
}

function faceDown({ stage }: SkirmishState, viewer: PlayerId | null): readonly Card[] {
  if (!('bids' in stage)) return [];
  return stage.bids.flatMap(({ player, step, card }) =>
    step === 'down' && player !== viewer && card !== null ? [card] : [],
  );
}

/** Another state that a viewer cannot tell from this one: hidden cards change places, sealed answers are others. */
export function scramble(state: SkirmishState, viewer: PlayerId | null, chance: Chance): SkirmishState {
  const cards = chance.shuffle(hiddenFrom(state, viewer));
  const some = (count: number): readonly Card[] => cards.splice(0, count);
  const players = state.players.map((player) =>
    player.id === viewer ? player : { ...player, hand: some(player.hand.length) },
  );
  const { stage } = state;
  if ('bids' in stage) {
    const bids = stage.bids.map((bid) =>
      bid.step === 'down' && bid.player !== viewer && bid.card !== null ? { ...bid, card: some(1)[0] ?? null } : bid,
    );
    return { ...state, players, stage: { ...stage, bids }, deck: cards };
  }
  const dealt: SkirmishState = { ...state, players, deck: cards };
  if (stage.phase !== 'window') return dealt;
  const answers = stage.answers.map((answer) =>
    answer.player === viewer ? answer : otherAnswer(dealt, answer, chance),
  );
  return { ...dealt, stage: { ...stage, answers } };
}

/** Another answer that the same player could have given. Who called for the window has declared something in any case. */
function otherAnswer(state: SkirmishState, answer: Answer, chance: Chance): Answer {
  const { stage } = state;
  if (stage.phase !== 'window') return answer;
  const others = stage.answers.filter((each) => each !== answer);
  const unanswered: SkirmishState = { ...state, stage: { ...stage, answers: others } };
  const { player } = answer;
  const mustAct = stage.occasion === 'halt' && state.order[state.mover] === player;
  const choices = srFastcombat
    .legalActions(unanswered, player)
    .flatMap((action) => asAnswer(action) ?? [])
    .filter(({ kind }) => !mustAct || kind === 'deed');
  return choices[chance.index(Math.max(1, choices.length))] ?? answer;
}

function asAnswer(action: SkirmishAction): Answer | undefined {
  switch (action.type) {
    case 'pass':
      return { player: action.player, kind: 'pass', until: action.until };
    case 'announce':
    case 'end-moves':
    case 'commit':
    case 'play':
    case 'complete':
    case 'decline':
    case 'trade':
      return undefined;
    default:
      return { player: action.player, kind: 'deed', deed: action };
  }
}

/** The texts that would betray a hidden card: its name as a value, and as messages quote or print it. */
export function secretsOf(state: SkirmishState, viewer: PlayerId | null): readonly string[] {
  // A Joker that was turned up may be in the deck again at once: who drew it has shown no secret.
  const secret = hiddenFrom(state, viewer).filter((card) => !(isJoker(card) && state.deck.includes(card)));
  // The 10 of hearts is what refusals give as an example of a card.
  return secret.flatMap((card) => [`"${card}"`, ...(card === '10H' ? [] : [`\\"${card}\\"`]), `${card} is`]);
}
