/** Writes over everything in a value, so that whoever still holds a part of it shows. */
export function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    scribble(item);
    Reflect.set(value, key, 'scribbled');
  }
}
