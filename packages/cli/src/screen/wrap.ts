/** A text as lines of at most `width` characters, broken at spaces, each begun with `indent`. */
export function wrapped(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (indent.length + longer.length <= width || line === '') line = longer;
    else {
      lines.push(indent + line);
      line = word;
    }
  }
  return [...lines, indent + line];
}
