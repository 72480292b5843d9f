/** Where in an answer a −0 stands, if anywhere. */
export function minusZeros(value: unknown, path: string): string[] {
  if (Object.is(value, -0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => minusZeros(part, `${path}.${key}`));
}
