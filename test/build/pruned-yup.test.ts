import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pruneYup } from '../../scripts/build/prune/yup.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import type { ConfigReading } from '../../src/core/page-config/read-page-config';

const yupFile = createRequire(import.meta.url)
  .resolve('yup')
  .replace(/index\.js$/, 'index.esm.js');

/** What the bundle runs in place of yup, as a module of its own. */
function writePruned(): string {
  const folder = inProject('.cache/prune-yup');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/yup.mjs`;
  writeFileSync(file, pruneYup.transform(readFileSync(yupFile, 'utf8'), yupFile)!.code);
  return file;
}

async function readWith(yup: unknown, config: unknown): Promise<ConfigReading> {
  vi.resetModules();
  if (yup) vi.doMock('yup', () => yup as object);
  const { readConfig } = await import('../support/page-config');
  return readConfig(config);
}

afterEach(() => void vi.doUnmock('yup'));

const right = {
  formType: 'FormABusinessForm',
  pageID: 12,
  locale: 'es-US',
  theme: 'dark',
  endpoints: { marketing: '/api/', ajax: 'https://example.com/ajax' },
  products: { registeredAgent: { product_id: '7', order: 2 } },
  jurisdictions: ['WY', 'DE'],
  bundles: [{ product_id: 1, product_ids: [2, '3'], price: '49.00', bundle_type: 'regular', config: { any: 1 } }],
  optionalProducts: [{ type: 'simple', products: [{ role: 'ein', checked: true }] }],
  faq: [{ faqQuestionText: 'Why?', faqLinkUrl: '/why' }],
  preselected: { state: 'WY', registeredAgentYears: 2 },
  steps: [{ key: 'one', title: 'One', sections: [{ modules: [{ id: 'CompanyName', wide: true }] }] }],
  layout: { passwordMinLength: 10, help: 'modal', stepMode: false },
  redirects: { login: 'https://example.com/login' },
  text: { 'button.continue': 'Next' },
  flags: { persist: false },
};

const wrong = {
  ...right,
  locale: 'xx',
  theme: 4,
  endpoints: 'none',
  products: { registeredAgent: { product_id: {} } },
  jurisdictions: 'WY',
  bundles: [{ price: 'much' }, null],
  optionalProducts: [{ type: 'heap', products: {} }],
  faq: [{ faqLinkUrl: 'javascript:alert(1)' }],
  preselected: { registeredAgentYears: 0.5 },
  steps: [{ key: '', sections: 1 }],
  layout: { passwordMinLength: 0, help: 'no', stepMode: 'yes', unknown: 1 },
  flags: { persist: 'no' },
};

describe('yup as it is in the bundle', () => {
  it.each([
    ['right', right],
    ['wrong in every way', wrong],
    ['no object', 'FormABusinessForm'],
    ['nothing', undefined],
    ['without a form type', {}],
  ])('reads a page config that is %s as the whole of yup does', async (_, config) => {
    const pruned = await import(/* @vite-ignore */ pathToFileURL(writePruned()).href);
    expect(pruned.string().email, 'something was left out').toBeUndefined();
    const whole = await readWith(undefined, config);
    expect(await readWith(pruned, config)).toEqual(whole);
  });
});
