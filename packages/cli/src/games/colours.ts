/** What players are called where the game has no names for them, in the order of seats. */
export const COLOURS: readonly string[] = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange', 'violet'];
