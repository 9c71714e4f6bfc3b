import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const filesOf = (folder: string) => readdirSync(new URL(`../../${folder}`, import.meta.url)).map((file) => `${folder}/${file}`);

const styles = filesOf('src/styles').map(read).join('\n');
const docs = read('docs/get-started/theming.md');
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

const isPublic = /(--charterform-[a-z][\w-]*)/g;
const understood = sorted(all(styles, /var\((--charterform-[a-z][\w-]*)/g));
const described = all(docs, /^\| `(--charterform-[\w-]+)`/gm);

describe('the properties a host may set', () => {
  it('are each described once', () => {
    expect(described).toEqual([...new Set(described)]);
    expect(sorted(described)).toEqual(understood);
  });

  it('have the colours that are described, light and dark', () => {
    const rows = all(docs, /^\| (`--charterform-[\w-]+` \|.*\| `#\w+` \| `#\w+`) \|$/gm);
    expect(rows).toHaveLength(13);
    for (const row of rows) {
      const [name, , light, dark] = row.split(' | ').map((cell) => cell.replaceAll('`', ''));
      expect(styles).toContain(`var(${name}, light-dark(${light}, ${dark}))`);
      expect(styles).toContain(`var(${name}, ${light});`);
    }
  });

  it('have the other defaults that are described', () => {
    for (const row of all(docs, /^\| (`--charterform-[\w-]+` \| [^|]* \| `[^|]*`) \|$/gm)) {
      const [name, , value] = row.split(' | ').map((cell) => cell.replaceAll('`', ''));
      expect(styles).toContain(`var(${name}, ${value})`);
    }
  });

  it.each([...filesOf('gallery/themes'), 'docs/get-started/theming.md'])('are known by the names in %s', (file) => {
    expect(understood).toEqual(expect.arrayContaining(sorted(all(read(file), isPublic))));
  });
});

describe('our own tokens', () => {
  it('are each made and used', () => {
    // A piece whose measure follows from what it holds makes its own.
    const pieces = filesOf('src/ui').map(read).join('\n');
    const made = sorted([...all(styles, /(--charterform--[\w-]+):/g), ...all(pieces, /'(--charterform--[\w-]+)':/g)]);
    expect(sorted(all(styles, /var\((--charterform--[\w-]+)/g))).toEqual(made);
  });
});
