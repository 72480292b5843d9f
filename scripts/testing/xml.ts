/** An element of a document that was parsed. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The character data inside it, references resolved. */
  readonly text: string;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const NAME = /[A-Za-z_][\w.-]*/y;
/** The characters that XML 1.0 allows, halves of pairs left out. */
const DOCUMENT = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/**
 * The root element of a well-formed XML document without prologue, comments, sections or instructions, none of which a
 * picture holds. Throws for anything that is not well-formed.
 */
export function parseXml(source: string): XmlElement {
  if (!DOCUMENT.test(source)) throw new Error('a character that XML does not allow');
  let at = 0;

  function fail(wanted: string): never {
    throw new Error(`${wanted} wanted at ${at}: ${JSON.stringify(source.slice(at, at + 40))}`);
  }

  function take(literal: string): void {
    if (!source.startsWith(literal, at)) fail(literal);
    at += literal.length;
  }

  function name(): string {
    NAME.lastIndex = at;
    const found = NAME.exec(source)?.[0] ?? fail('a name');
    at += found.length;
    return found;
  }

  function until(end: RegExp): string {
    const rest = source.slice(at);
    const length = rest.search(end);
    if (length < 0) fail(String(end));
    at += length;
    return resolve(rest.slice(0, length));
  }

  function resolve(raw: string): string {
    if (raw.includes('<')) fail('no < in text');
    if (/&(?!#\d+;|[a-z]+;)/.test(raw)) fail('a reference');
    return raw.replace(/&(#\d+|[a-z]+);/g, (_, reference: string) => {
      if (!reference.startsWith('#')) return ENTITIES.get(reference) ?? fail('a known entity');
      return String.fromCodePoint(Number(reference.slice(1)));
    });
  }

  function attributes(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    while (source[at] === ' ') {
      at++;
      const key = name();
      if (found.has(key)) fail(`no second ${key}`);
      take('="');
      found.set(key, until(/"/));
      take('"');
    }
    return found;
  }

  function element(): XmlElement {
    take('<');
    const tag = name();
    const attributesOf = attributes();
    if (source.startsWith('/>', at)) {
      at += 2;
      return { name: tag, attributes: attributesOf, children: [], text: '' };
    }
    take('>');
    const children: XmlElement[] = [];
    let text = '';
    while (!source.startsWith('</', at)) {
      if (source[at] === '<') children.push(element());
      else text += until(/</);
    }
    take(`</${tag}>`);
    return { name: tag, attributes: attributesOf, children, text };
  }

  const root = element();
  if (at !== source.length) fail('the end');
  return root;
}

/** An element and all that are inside it. */
export function everyElement(root: XmlElement): readonly XmlElement[] {
  return [root, ...root.children.flatMap(everyElement)];
}
