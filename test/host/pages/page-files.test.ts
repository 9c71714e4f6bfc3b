import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPages } from '../../../host/pages/page-files.mjs';
import { pagesOf } from '../../../host/pages/pages.mjs';
import { makeFirstPages } from '../../../host/command/first-pages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'charterform-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

describe('the pages of a folder', () => {
  it('have a path of their name, a title of their form, and what sells comes first', async () => {
    write('contact.json', { config: { formType: 'ContactForm' } });
    write('llc.json', { title: 'Form an LLC', config: { formType: 'FormABusinessForm' } });
    write('index.json', { title: 'Hire an agent', intro: 'In a minute.', config: { formType: 'RASignupForm' } });
    const { pages, problems } = await readPages(folder);
    expect(problems).toEqual([]);
    expect(pages).toEqual([
      { path: '/', title: 'Hire an agent', intro: 'In a minute.', config: { formType: 'RASignupForm' } },
      { path: '/llc', title: 'Form an LLC', config: { formType: 'FormABusinessForm' } },
      { path: '/contact', title: 'Contact', config: { formType: 'ContactForm' } },
    ]);
  });

  it.each([
    ['no JSON', '{"title": "x",}', 'is not valid JSON: at line 1, column 15, "}" does not belong there.'],
    ['a list', [], 'must be an object'],
    ['no page config', { title: 'x' }, 'config is missing'],
    ['a form that does not exist', { config: { formType: 'FormABuisnessForm' } }, 'Did you mean “FormABusinessForm”?'],
    ['an address of the host', { path: '/admin/x', config: { formType: 'ContactForm' } }, 'an address of the host itself'],
    ['an address with a query', { path: '/x?y', config: { formType: 'ContactForm' } }, 'path is “/x?y”'],
    ['an origin that is none', { allow: ["'unsafe-inline'; x"], config: { formType: 'ContactForm' } }, 'allow must be a list of origins'],
    ['a title that is none', { title: 5, config: { formType: 'ContactForm' } }, 'title must be a text.'],
  ])('are left out with a sentence: %s', async (_what, content, sentence) => {
    write('page.json', content);
    write('right.json', { config: { formType: 'ContactForm' } });
    const { pages, problems } = await readPages(folder);
    expect(pages.map(({ path }) => path)).toEqual(['/right']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('pages/page.json');
    expect(problems[0]).toContain(sentence);
    expect(problems[0]).toMatch(/The page is left out\.$/);
  });

  it('are served with a wrong key, which is named', async () => {
    write('a.json', { titel: 'x', config: { formType: 'ContactForm', theme: 'pink', layuot: {} } });
    const { pages, problems } = await readPages(folder);
    expect(pages).toHaveLength(1);
    expect(problems.join('\n')).toMatch(/“titel” means nothing here\. Did you mean “title”\?/);
    expect(problems.join('\n')).toMatch(/config: .*theme/);
    expect(problems.join('\n')).toMatch(/config: .*layuot/);
  });

  it('have one path each', async () => {
    write('a.json', { path: '/x', config: { formType: 'ContactForm' } });
    write('b.json', { path: '/x', config: { formType: 'ContactForm' } });
    const { pages, problems } = await readPages(folder);
    expect(pages).toHaveLength(1);
    expect(problems).toEqual(['pages/b.json: path “/x” is that of another page: choose another one. The page is left out.']);
  });

  it('are made once for a new shop, without a fault', async () => {
    const pages = join(folder, 'pages');
    expect(makeFirstPages(pages)).toBe(true);
    const read = await readPages(pages);
    expect(read.problems).toEqual([]);
    expect(read.pages.map(({ path }) => path)).toEqual(['/order', '/contact']);
    expect(makeFirstPages(pages)).toBe(false);
  });

  it('may be none', async () => {
    mkdirSync(join(folder, 'pages'));
    expect(await readPages(join(folder, 'pages'))).toEqual({ pages: [], problems: [] });
  });
});

describe('a page', () => {
  const pages = pagesOf([
    { path: '/domains', title: '', config: { formType: 'DomainForm', domains: { routing: true } } },
    { path: '/order', title: '', config: { formType: 'DomainForm' } },
  ]);

  it('answers for the domains below it, where its searches are in the address (DOM-45)', () => {
    expect(pages.find('/domains')?.path).toBe('/domains');
    expect(pages.find('/domains/')?.path).toBe('/domains');
    expect(pages.find('/domains/example.com')?.path).toBe('/domains');
    expect(pages.find('/domains/пример.рф')?.path).toBe('/domains');
    expect(pages.find('/domains/a/example.com')).toBeUndefined();
    expect(pages.find('/domains/robots')).toBeUndefined();
    expect(pages.find('/order/example.com')).toBeUndefined();
    expect(pages.find('/favicon.ico')).toBeUndefined();
  });
});
