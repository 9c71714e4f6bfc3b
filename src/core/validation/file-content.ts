/** How the content of a file begins, by the end of its name; a PDF may hold other bytes before. */
const beginnings: Readonly<Record<string, RegExp>> = {
  pdf: /%PDF-/,
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  zip: /^PK/,
};

/** The type of a file whose content is not what its name says. */
export const unlikeName = 'application/x-unlike-name';

export const extensionOf = (name: string) => name.trim().toLowerCase().replace(/^.*\./s, '');

/** Whether a file may be what its name says. @param head its first bytes, a character each */
export const isLikeName = (name: string, head: string): boolean => beginnings[extensionOf(name)]?.test(head) ?? true;
