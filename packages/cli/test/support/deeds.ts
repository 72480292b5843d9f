/** What a unit can do, as help says. */
export interface Deeds {
  readonly unit: string;
  /** Without the chances. */
  readonly deeds: readonly string[];
  /** Those of which the chance is told. */
  readonly rolled: readonly string[];
}

/** What help says that each unit can do as things stand. */
export function deedsIn(help: string): readonly Deeds[] {
  const listed = help.slice(help.indexOf('What each can do')).replace(/\n {2}(?!\S+: )/g, ' ');
  return [...listed.matchAll(/^ {2}(\S+): (.*)\.$/gm)].map(([, unit = '', text = '']) => {
    const each = text.split(', ');
    const rolled = each.filter((deed) => CHANCE.test(deed));
    return { unit, deeds: each.map(withoutChance), rolled: rolled.map(withoutChance) };
  });
}

const CHANCE = / \([\d<>]+%\)$/;

function withoutChance(deed: string): string {
  return deed.replace(CHANCE, '');
}
