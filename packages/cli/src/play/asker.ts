import { Refusal } from '../endings.js';

/** Somebody who answers questions. Every function throws where no answer comes: at the end of input, or on Ctrl-C. */
export interface Asker {
  /** Asks until one of the options is chosen. */
  choose<Value>(question: string, options: readonly Option<Value>[]): Promise<Value>;
  /** Asks until `refuse` has nothing against the text that is typed. */
  type(question: string, refuse: (text: string) => string | undefined): Promise<string>;
  /** Lets go of the input. */
  close(): void;
}

export interface Option<Value> {
  readonly label: string;
  readonly value: Value;
}

/** What an asker throws at the end of input. */
export function inputEnded(): Refusal {
  return new Refusal('The input ended before the game did.');
}
