/** What people call the part, or the gun, at a place in a list: they count from 1. */
export function numbered(what: 'part' | 'gun', at: number): string {
  return `${what} ${at + 1}`;
}
