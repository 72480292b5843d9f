import { type Problem, show, TabletopError } from '@tabletop/dice';
import { type Card, isCard } from './card.js';
import { checkCount } from './count.js';
import { MAX_CARDS, MAX_TEXT_LENGTH } from './limits.js';
import { plainly } from './plainly.js';

/** How a text of cards is read. */
export interface ParseOptions {
  /** The most cards that it may have, where that is to be fewer than {@link MAX_CARDS}. */
  readonly maxCards?: number;
}

/**
 * Reads one card: 'AS', '10H', 'JK', 'AS.2', and what people type for them: small letters, T for 10, the suits as ♠♥♦♣,
 * 'joker', spaces around.
 *
 * Throws `TabletopError` 'notation-input' for what is no text, 'notation-syntax' for what is not one card, and
 * 'notation-limit' beyond {@link MAX_TEXT_LENGTH}. `details.position` counts the characters from 1.
 */
export function parseCard(text: string): Card {
  const [word, more] = wordsOf(text);
  if (word === undefined) throw refused('notation-syntax', problem([], 1, 'A card is missing here.'));
  const card = cardIn(word);
  if (card === undefined) throw refused('notation-syntax', unread([], word));
  if (more === undefined) return card;
  throw refused('notation-syntax', problem([], more.position, `One card is enough here: ${show(text)}.`));
}

/**
 * Reads cards with spaces or a comma between them, each written as for {@link parseCard}; a text of spaces has none.
 *
 * Throws `TabletopError` 'notation-input' for what is no text, 'notation-syntax' that names every word which is no card,
 * 'notation-doubled' that names every card which is there a second time, and 'notation-limit' beyond `maxCards` or
 * {@link MAX_TEXT_LENGTH}; 'invalid-count' unless `maxCards` is a whole number up to {@link MAX_CARDS}. Paths count the cards from 0, `details.position` the characters from 1.
 */
export function parseCards(text: string, options: ParseOptions = {}): readonly Card[] {
  const { maxCards = MAX_CARDS } = options;
  checkCount('maxCards', maxCards, 0, MAX_CARDS);
  const words = wordsOf(text);
  checkLimit('cards', words.length, maxCards);
  const cards = new Set<Card>();
  const unreadable: Problem[] = [];
  const doubled: Problem[] = [];
  for (const [at, word] of words.entries()) {
    const card = cardIn(word);
    if (card === undefined) unreadable.push(unread([at], word));
    else if (cards.has(card)) doubled.push(problem([at], word.position, `${show(card)} is there twice: ${COPIES}`));
    else cards.add(card);
  }
  if (unreadable.length > 0) throw refused('notation-syntax', ...unreadable);
  if (doubled.length > 0) throw refused('notation-doubled', ...doubled);
  return [...cards];
}

/** What stands between two separators: as typed, in plain characters, and where its first character is, from 1. */
interface Word {
  readonly typed: string;
  readonly plain: string;
  readonly position: number;
}

const COPIES = 'the second copy of a card is written with .2 behind it.';

// The picture of a Joker is one of two halves; behind a symbol may stand the mark that says how it is to be coloured.
const WRITTEN = /^(?:(10|[A2-9TJQK])([CDHS])|JK|JOKER|\ud83c\udccf)\ufe0f?(?:\.([1-9]\d*))?$/;

function cardIn({ plain }: Word): Card | undefined {
  const match = WRITTEN.exec(plain);
  if (match === null) return undefined;
  const [, rank, suit = '', copy = '1'] = match;
  const face = rank === undefined ? 'JK' : `${rank === 'T' ? '10' : rank}${suit}`;
  const card = copy === '1' ? face : `${face}.${copy}`;
  return isCard(card) ? card : undefined;
}

/** The words of a text. Where a comma has no card on one side, the word there is empty. */
function wordsOf(text: string): readonly Word[] {
  if (typeof text !== 'string') {
    throw refused('notation-input', { path: [], message: `Cards are read from a text, not from ${show(text)}.` });
  }
  checkLimit('characters', text.length, MAX_TEXT_LENGTH);
  const readable = plainly(text);
  if (/^ *$/.test(readable)) return [];
  // Plain characters stand for typed ones one for one.
  const wordAt = (position: number, plain: string): Word => {
    return { typed: text.slice(position - 1, position - 1 + plain.length), plain, position };
  };
  let position = 1;
  return readable.split(',').flatMap((part) => {
    const start = position;
    position += part.length + 1;
    const words = Array.from(part.matchAll(/[^ ]+/g), (match) => wordAt(start + match.index, match[0]));
    return words.length > 0 ? words : [wordAt(start, '')];
  });
}

function checkLimit(what: string, amount: number, limit: number): void {
  if (amount <= limit) return;
  const message = `The text has ${amount} ${what}; the limit is ${limit}.`;
  throw refused('notation-limit', { path: [], message, details: { amount, limit } });
}

function unread(path: Problem['path'], { typed, position }: Word): Problem {
  return problem(path, position, typed === '' ? 'A card is missing here.' : `This is no card: ${show(typed)}.`);
}

function problem(path: Problem['path'], position: number, message: string): Problem {
  return { path, message, details: { position } };
}

function refused(code: string, ...problems: readonly Problem[]): TabletopError {
  return new TabletopError(code, problems);
}
