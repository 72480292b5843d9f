/** A count with its noun: '1 tentacle', '8 tentacles'. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A list in words: 'Ada, Bram and Cora'. */
export function listed(items: readonly string[], and: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A phrase as the beginning of a sentence. */
export function capital(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}

/** Dice as thrown and what they come to: '4 + 3 = 7', or with a modifier '4 + 3, modified to 9,'. */
export function thrownText(dice: readonly number[], total: number): string {
  if (dice.length === 0) return String(total);
  const sum = dice.reduce((all, die) => all + die, 0);
  const thrown = dice.join(' + ');
  if (sum !== total) return `${thrown}, modified to ${total},`;
  return dice.length === 1 ? thrown : `${thrown} = ${total}`;
}
