/** The most decks that are put together. */
export const MAX_DECKS = 100;

/** The most Jokers in one deck. */
export const MAX_JOKERS_PER_DECK = 10;

/** The most copies of one face: the Jokers of {@link MAX_DECKS} decks. */
export const MAX_COPIES = 1000;

/** The most cards of one pile or table: those of {@link MAX_DECKS} decks with {@link MAX_JOKERS_PER_DECK} Jokers each. */
export const MAX_CARDS = 6200;

/** The most hands of a deal or a table. */
export const MAX_HANDS = 1000;

/** The most characters of a text of cards: {@link MAX_CARDS} cards of up to 16 characters each. */
export const MAX_TEXT_LENGTH = 99_200;
