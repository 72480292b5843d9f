/** What Node tells of the time that a process has computed, in microseconds. */
interface Used {
  readonly user: number;
  readonly system: number;
}

declare const process: { cpuUsage(since?: Used): Used };

/**
 * So many milliseconds of computing are enough for one answer, however slow the machine: none takes a fifth of that. What
 * else the machine does meanwhile is not counted.
 */
const PATIENCE = 5000;

/** The answer, which must not take long to compute. */
export function soon<Answer>(what: string, ask: () => Answer, patience: number = PATIENCE): Answer {
  const began = process.cpuUsage();
  const answer = ask();
  const { user, system } = process.cpuUsage(began);
  const took = Math.round((user + system) / 1000);
  if (took > patience) throw new Error(`${JSON.stringify(what)} took ${took} ms`);
  return answer;
}
