/** The part of a README under a heading of the second level; nothing where there is none. */
export function section(readme: string, title: string): string {
  return readme.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}

/** The rows of the tables in a text, cell by cell, the lines above and below their headings included. */
export function rowsIn(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/^ *\| (.+) \|$/gm)].map(([, cells = '']) => cells.split(' | '));
}
