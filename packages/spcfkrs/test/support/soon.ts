/** So many milliseconds are enough for one answer, however slow the machine: on an idle one it takes a tenth of that. */
const PATIENCE = 5000;

/** The answer, which must not be long in coming. */
export function soon<Answer>(what: string, ask: () => Answer): Answer {
  const began = Date.now();
  const answer = ask();
  const took = Date.now() - began;
  if (took > PATIENCE) throw new Error(`${what} took ${took} ms`);
  return answer;
}
