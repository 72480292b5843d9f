import type { Session } from '../session.js';

/** Tells of work that takes long. */
export interface Progress {
  /** `done` of the work is done: a share from 0 to 1 where it is known, otherwise a count. */
  at(done: number): void;
  end(): void;
}

/** Work is not spoken of before it has taken so many milliseconds. */
export const PATIENCE = 1000;
const BETWEEN = 100;

/** Shows how far some work is, on a terminal and after a second. `say` puts it in words. */
export function progressOf({ io, screen }: Session, say: (done: number) => string): Progress {
  const { now } = io;
  let next = now() + PATIENCE;
  return {
    at(done) {
      const time = now();
      if (time < next) return;
      next = time + BETWEEN;
      screen.status(say(done));
    },
    end: () => screen.status(''),
  };
}
