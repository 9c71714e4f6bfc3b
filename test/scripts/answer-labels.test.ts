import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerLabels } from '../../scripts/schema/answer-labels.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import { en } from '../../src/kernel/text/en';
import es from '../../src/locales/es';

const labels = answerLabels({ en, es: es.sentences as Record<string, string> });
/** What the order's page leaves out, or shows as a part of another answer. */
const hidden = ['kind', 'label', 'formatted', 'password', 'token', 'customer_id', 'processor', 'test', 'cancel_services', 'website'];
const lines = ['product_id', 'product_option_id', 'quantity', 'saveAs', 'formType', 'bundled', 'ab_test_rolled_variants', 'affiliate_type'];
const holders = ['companies', 'products', 'data', 'company', 'account', 'contact', 'phones', 'emails', 'addresses', 'payment'];
const known = new Set([...hidden, ...lines, ...holders, 'administrative', 'technical', 'billing', 'registrant', 'billing_address']);

/** The keys of a payload with a word of their own. */
function keysIn(value: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const part of value) keysIn(part, found);
  else if (value && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      found.add(key);
      keysIn(part, found);
    }
  }
  return found;
}

it('every answer of every golden order has the label of its form, in each language', () => {
  const found = new Set<string>();
  for (const file of readdirSync(inProject('fixtures/orders'), { recursive: true }) as string[])
    if (file.endsWith('payload.json')) keysIn(JSON.parse(readFileSync(inProject(`fixtures/orders/${file}`), 'utf8')), found);
  expect(found.size).toBeGreaterThan(60);
  for (const code of ['en', 'es']) expect([...found].filter((key) => !known.has(key) && !labels[code]?.[key])).toEqual([]);
  expect(Object.keys(labels.es ?? {})).toEqual(Object.keys(labels.en ?? {}));
  expect(labels.en).toMatchObject({ management_type: 'Management of the LLC', zip_postal_code: 'Zip code' });
});

it('a label whose sentence the forms no longer say breaks the build', () => {
  const { 'person.firstName': _gone, ...rest } = en as Record<string, string>;
  expect(() => answerLabels({ en: rest })).toThrow('No sentence person.firstName for the answer first_name');
});
