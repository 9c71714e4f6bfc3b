import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageConfigSchema } from '../../scripts/schema/page-config-schema.mjs';
import { readKeyTable } from '../../scripts/schema/read-key-table.mjs';
import type { Description } from '../../scripts/schema/schema-from-shape.mjs';
import { readConfig } from '../support/page-config';
import { configs, junk, wholeShape } from '../support/page-config-arbitrary';

const descriptions = readKeyTable(readFileSync('docs/reference/page-config.md', 'utf8'));
const schema = pageConfigSchema(wholeShape.describe() as Description, descriptions);
const validator = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

/** Both must say the same; what they say. */
function accepts(config: unknown): boolean {
  const { problems } = readConfig(config);
  const isRead = problems.length === 0;
  expect(validator(config), JSON.stringify({ config, problems, errors: validator.errors })).toBe(isRead);
  return isRead;
}

describe('the JSON schema of the page config', () => {
  it('accepts exactly what the form reads without a problem, both ways', () => {
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(configs, (config) => {
        counts[accepts(config) ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: 1000 },
    );
    // Both happen often, or the comparison would say nothing.
    expect(Math.min(counts.accepted, counts.refused), JSON.stringify(counts)).toBeGreaterThan(100);
  });

  it('agrees with the form on anything that is no page config', () => {
    fc.assert(fc.property(junk, (config) => void accepts(config)));
    for (const config of [undefined, null, [], {}, { formType: 'Other' }]) expect(accepts(config), String(config)).toBe(false);
  });

  it('takes the $schema by which an editor finds it, and has an $id of its own', () => {
    expect(accepts({ $schema: './charterform.schema.json', formType: 'ContactForm' })).toBe(true);
    expect(accepts({ $shcema: './charterform.schema.json', formType: 'ContactForm' })).toBe(false);
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'urn:charterform:page-config' });
  });

  it.each([
    [{ jurisdictions: ['WY'] }, { jurisdictions: ['WYO'] }],
    [{ preselected: { state: '', entityType: 'LLC' } }, { preselected: { entityType: 'LLCC' } }],
    [{ products: { book: { allowStates: ['pllc'] } } }, { products: { book: { allowStates: ['plc'] } } }],
    [{ products: { book: { entityTypes: ['NP Corp'] } } }, { products: { book: { entityTypes: ['Company'] } } }],
    [{ text: { 'button.back': 'Zurück' } }, { text: { 'button.bak': 'Zurück' } }],
    [
      { optionalProducts: [{ type: 'simple', products: [{ product_id: 7 }] }] },
      { optionalProducts: [{ type: 'simple', products: [{ label: 'x' }] }] },
    ],
    [{ nyop: { mode: 'full', minimum: 49.990000000000002 } }, { nyop: { mode: 'full', minimum: '49.990' } }],
    [{ products: [], website: 3, theme: null }, { bundles: [[]] }],
    [{ domains: { tlds: ['.co.uk'], advanced: [] } }, { domains: { basePath: '//x' } }],
    [{ layout: { termsLink: 'mailto:a@b.example' } }, { layout: { termsLink: 'java\nscript:alert(1)' } }],
  ])('takes %j and refuses %j', (good, bad) => {
    expect([accepts({ formType: 'ContactForm', ...good }), accepts({ formType: 'ContactForm', ...bad })]).toEqual([true, false]);
  });
});
