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

/** Phones name a file without its extension, and a version or date at the end of a name is none. */
const lacksExtension = (name: string) => !/\.[a-z][a-z\d]{1,4}$/i.test(name.trim());

/** The name of a file, with the extension of its content where it has none. @param head its first bytes, a character each */
export function wholeName(name: string, head: string): string {
  const [extension] = (lacksExtension(name) && Object.entries(beginnings).find(([, beginning]) => beginning.test(head))) || [];
  return extension ? `${name.trim()}.${extension}` : name;
}

/** Whether a file may be what its name says. @param head its first bytes, a character each */
export const isLikeName = (name: string, head: string): boolean => beginnings[extensionOf(name)]?.test(head) ?? true;
