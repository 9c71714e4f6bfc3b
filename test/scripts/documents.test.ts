import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/project-files.mjs';

const documents = filesBelow(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs']).filter((file) =>
  file.endsWith('.md'),
);
/** The ledger quotes facts to the letter. */
const written = documents.filter((file) => file !== 'docs/behaviour.md');

/** The anchor that a heading has on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (text: string) => text.replace(/^( *)```[^]*?^\1```$/gm, '');

const anchorsIn = (file: string) =>
  new Set([...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

const linksIn = (text: string) => [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

/** Why a link of a document leads nowhere; empty if it leads somewhere. */
function faultOf(link: string, document: string): string {
  if (/^(https?:|mailto:)/.test(link)) return '';
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(target)) return `${link}: no such file`;
  return anchor !== undefined && !anchorsIn(target).has(anchor) ? `${link}: no such heading` : '';
}

/** The words of a cell that are prose: names in code do not count. */
const wordsIn = (cell: string) =>
  cell
    .replace(/`[^`]*`/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length;

describe.each(documents)('%s', (document) => {
  it('has no link that leads nowhere', () => {
    const faults = linksIn(readFileSync(document, 'utf8')).map((link) => faultOf(link, document));
    expect(faults.filter(Boolean)).toEqual([]);
  });
});

describe.each(written)('%s', (document) => {
  it('has no cell of a table with more than 25 words', () => {
    const cells = readFileSync(document, 'utf8')
      .split('\n')
      .filter((line) => /^\s*\|/.test(line))
      .flatMap((line) => line.split(/(?<!\\)\|/));
    expect(cells.filter((cell) => wordsIn(cell) > 25)).toEqual([]);
  });
});

/** What superseded decisions, and those about files that are gone, name is history. */
const present = written.filter((file) => !file.startsWith('docs/decisions/'));

describe.each(present)('%s', (document) => {
  it('names no file of this repository that does not exist', () => {
    const named = readFileSync(document, 'utf8').matchAll(/`((?:src|test|scripts|fixtures|demo-host|gallery|wordpress)\/[\w./-]+)`/g);
    expect([...named].map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the README', () => {
  it('has 90 lines at most', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  });
});

describe('the look at links', () => {
  it('finds a file and a heading that do not exist', () => {
    expect(faultOf('nowhere.md', 'README.md')).toBe('nowhere.md: no such file');
    expect(faultOf('docs/contributing/glossary.md#the-moon', 'README.md')).toBe('docs/contributing/glossary.md#the-moon: no such heading');
    expect(faultOf('docs/contributing/glossary.md#the-code', 'README.md')).toBe('');
    expect(faultOf('#the-moon', 'README.md')).toBe('#the-moon: no such heading');
  });
});
