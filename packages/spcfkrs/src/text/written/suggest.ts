import { withoutCapitals } from '../../force/unit-name.js';
import { quoted } from './quoted.js';

/** The longest word for which anything is suggested, in UTF-16 code units. */
const LONGEST = 40;
/** How many names are listed. */
const LISTED = 8;

/**
 * What may have been meant by a word, as sentences to follow on a refusal: the name that is nearest to it, where one is
 * near, and the first of all the names that there are.
 */
export function suggestion(word: string, names: readonly string[]): string {
  const nearest = nearestName(word, names);
  const meant = nearest === undefined ? '' : ` Did you mean ${quoted(nearest)}?`;
  const listed = names.slice(0, LISTED).map(quoted).join(', ');
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
  return `${meant}${listed === '' ? '' : ` There are ${listed}${more}.`}`;
}

/** The name that takes the fewest changes of letters, no more than one in three; of equals the first. */
function nearestName(word: string, names: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = withoutCapitals(word);
  let [best, least]: [string | undefined, number] = [undefined, Math.max(1, Math.floor(word.length / 3)) + 1];
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const changes = changesBetween(wanted, withoutCapitals(name));
    if (changes < least) [best, least] = [name, changes];
  }
  return best;
}

/** How many letters must be put in, left out or changed to make one word of another. */
function changesBetween(from: string, to: string): number {
  // Every line of a long text may want this for every name, so that it makes one array and no more.
  const counts = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    let diagonal = row - 1;
    let left = row;
    counts[0] = row;
    for (let column = 1; column <= to.length; column++) {
      const above = counts[column] ?? 0;
      const changed = diagonal + (from.charCodeAt(row - 1) === to.charCodeAt(column - 1) ? 0 : 1);
      left = Math.min(changed, above + 1, left + 1);
      counts[column] = left;
      diagonal = above;
    }
  }
  return counts[to.length] ?? 0;
}
