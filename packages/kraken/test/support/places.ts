import type { Problem } from '@tabletop/dice';

/** The places of problems, each as one text. */
export function places(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ path }) => path.join('.'));
}
