/** The text of a file, as vitest gives it. */
declare module '*?raw' {
  const text: string;
  export default text;
}
