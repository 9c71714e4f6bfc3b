import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../demo-host/fixtures.mjs';
import { ensureBuild } from '../../scripts/build/ensure-build.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import { translatedLanguages } from '../../src/kernel/text/language';
import { comparisonPages } from '../support/comparison-pages';
import { formList } from '../../src/forms/form-list';

let toHTML: (config: unknown) => string;
let version: string;

beforeAll(async () => {
  await ensureBuild();
  ({ toHTML, version } = await import(pathToFileURL(inProject('dist/charterform.html.js')).href));
}, 180_000);

/** Those that name no form type hold what the demo host adds to one. */
const pages = readdirSync('fixtures/pages').map((file): [string, Record<string, unknown>] => {
  const name = file.replace('.json', '');
  return [name, { formType: name, ...readJson(`fixtures/pages/${file}`) }];
});
const forms = Object.keys(formList).map((formType): [string, Record<string, unknown>] => [formType, { formType }]);

describe('the first step as HTML', () => {
  it.each([...forms, ...pages.filter(([name]) => !comparisonPages.includes(name))])(
    'of %s has its fields, twice the same, and nothing that is of no use without the script',
    (_name, config) => {
      const html = toHTML(config);
      expect(html).toMatch(new RegExp(`^<form data-printed="${version}" method="dialog" novalidate( data-look="(short|page)")?>`));
      expect(html).toMatch(/<(input|select|textarea)[^>]* id="charterform-1-/);
      expect(html).toMatch(/id="charterform-1-step-\d"/);
      expect(html).not.toMatch(
        /undefined|NaN|\[object|style=|<script|charterform-spinner"|aria-busy="true"|charterform-toast"| maxlength=/,
      );
      expect(toHTML(config)).toBe(html);
    },
  );

  it('has long lists whole, and no place for a text of the page config to be anything but text', () => {
    const html = toHTML({
      formType: 'ContactForm',
      contact: '<b>',
      layout: { contactLink: 'javascript:alert(1)' },
      text: { 'button.send': '"><img src=x onerror=alert(1)>' },
    });
    expect(html).not.toMatch(/<img|javascript:/);
    const states = /<select[^>]*companyInformation\.state"[^]*?<\/select>/.exec(toHTML({ formType: 'FormABusinessForm' }))![0];
    expect(states.match(/<option/g)!.length).toBeGreaterThan(50);
    expect(states).toMatch(/<option selected/);
  });

  it('speaks the language of the page config', () => {
    expect(translatedLanguages).toEqual(['es']);
    expect(toHTML({ formType: 'ContactForm', locale: 'es_MX' })).toContain('Nombre');
    expect(toHTML({ formType: 'ContactForm', locale: 'xx' })).toContain('First name');
  });

  it('is not given of a page config that leaves nothing to show, and the error says why', () => {
    expect(() => toHTML({})).toThrow(/"formType" should be one of .* Form type not set/);
    expect(() => toHTML(undefined)).toThrow(Error);
    expect(() => toHTML({ formType: 'ContactForm', steps: [] })).toThrow(/nothing to show/);
    expect(comparisonPages.length).toBeGreaterThan(0);
    for (const name of comparisonPages) expect(() => toHTML(Object.fromEntries(pages)[name])).toThrow(/has no first step/);
  });
});
