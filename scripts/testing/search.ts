/** The first thing of a kind among those that are searched; throws where there is none, and says what was sought. */
export type Search<Item> = <Wanted extends Item>(sought: string, isWanted: (item: Item) => item is Wanted) => Wanted;

/** A search through things that come one by one, no further than it takes; those that have come are looked at first. */
export function searchIn<Item>(items: Iterator<Item>): Search<Item> {
  const seen: Item[] = [];
  return (sought, isWanted) => {
    const known = seen.find(isWanted);
    if (known !== undefined) return known;
    for (let next = items.next(); next.done !== true; next = items.next()) {
      seen.push(next.value);
      if (isWanted(next.value)) return next.value;
    }
    throw new Error(`${sought} was not found`);
  };
}
