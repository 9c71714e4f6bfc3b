const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The words of a text in which a page config may have written HTML: without tags, in one line. */
export const plainWords = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<\/?[a-z][^>]*>/gis, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (named[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();

/** The first sentence; all words where there is one. An abbreviation such as "U.S." ends none. */
export const firstSentence = (words: string): string =>
  /^.*?[\p{L}\p{N})"”%]{2}[.!?…](?=\s+[\p{Lu}\p{N}¿¡"“(])/su.exec(words)?.[0] ?? words;
