import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { pageConfigSchema } from '../../scripts/schema/page-config-schema.mjs';
import { readKeyTable } from '../../scripts/schema/read-key-table.mjs';
import type { Description } from '../../scripts/schema/schema-from-shape.mjs';
import { pageConfigShape } from '../../src/core/page-config/page-config';
import { formList } from '../../src/forms/form-list';
import { readConfig } from '../support/page-config';

type Shape = AnySchema & { fields?: Record<string, Shape>; innerType?: Shape };

const wholeShape = pageConfigShape(Object.keys(formList)) as Shape;
const descriptions = readKeyTable(readFileSync('docs/page-config.md', 'utf8'));
const schema = pageConfigSchema(wholeShape.describe() as Description, descriptions);
const validator = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

/** Both must say the same; what they say. */
function accepts(config: unknown): boolean {
  const { problems } = readConfig(config);
  const isRead = problems.length === 0;
  expect(validator(config), JSON.stringify({ config, problems, errors: validator.errors })).toBe(isRead);
  return isRead;
}

const texts = [
  ...['', 'x', '0', 'WY', 'WYO', 'Wyoming', 'pllc', 'Outside of the US', 'LLC', 'NP Corp', 'llc', 'dark', 'popover', 'full', 'simple', 'regular'],
  ...['en', 'es_MX', 'fr', 'FormABusinessForm', 'ContactForm', '49', '49.5', '49.999', '-1', '1e3', ' 5'],
  ...['/terms/', '?a=1', 'https://api.example.com/', 'HTTPS://x', 'https://', 'https:x', 'mailto:a@b.example', 'tel:1', 'javascript:alert(1)'],
  ...[' javascript:x', 'java\tscript:x', 'data:,x', '//cdn.example/x', 'a:b', '/a:b', '.com', '/domains/', 'x\u0000'],
];
const keys = ['book', '7', 'button.back', 'button.bak', 'constructor', '__proto__', 'prototype', 'toString', '$schema', ''];
const numbers = [0, -0, 1, 8, 0.1, 49.999, 19.99, 1e21, 1e20, -0.001, -5, 2 ** 53, 1e-9];

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { a: 1 }, ...texts, ...numbers),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what a key takes, now and then something else. */
function valueFor(shape: Shape): Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(shape), weight: 30 }, { arbitrary: junk, weight: 1 });
}

function fitting(shape: Shape): Arbitrary<unknown> {
  const { values, open } = (shape.meta() ?? {}) as { values?: Shape; open?: boolean };
  if (shape.type === 'array') return fc.array(valueFor(shape.innerType as Shape), { maxLength: 2 });
  if (values) return dictionary(valueFor(values));
  if (shape.type === 'object') {
    const fields = fc.record(mapValues(shape.fields ?? {}, valueFor), { requiredKeys: requiredOf(shape) });
    return open ? fc.tuple(dictionary(junk), fields).map(([more, own]) => Object.assign({}, more, own)) : fields;
  }
  if (shape.type === 'number') return fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(...numbers));
  if (shape.type === 'boolean') return fc.boolean();
  return stringFor(shape);
}

/** A word that fits, if there is one among those that the key names. */
function stringFor(shape: Shape): Arbitrary<unknown> {
  const fits = texts.filter((text) => shape.isValidSync(text, { strict: true }));
  const any = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...numbers), fc.string());
  return fc.oneof({ arbitrary: fc.constantFrom(...fits, ...namesOf(shape)), weight: 20 }, { arbitrary: any, weight: 1 });
}

const namesOf = (shape: Shape): readonly string[] =>
  ((shape.meta() ?? {}) as { names?: { names: readonly string[] } }).names?.names ?? (shape.describe().oneOf as string[]);

const dictionary = (values: Arbitrary<unknown>) =>
  fc.oneof(
    { arbitrary: fc.dictionary(fc.constantFrom('book', '7', 'button.back'), values, { maxKeys: 2 }), weight: 20 },
    { arbitrary: fc.array(fc.tuple(fc.constantFrom(...keys), values), { maxLength: 2 }).map(ownKeys), weight: 1 },
  );

/** Also `__proto__` becomes a key of its own, as in JSON. */
const ownKeys = (entries: [string, unknown][]): unknown => {
  const object = {};
  for (const [name, value] of entries) Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
};

const mapValues = (fields: Record<string, Shape>, arbitraryOf: (field: Shape) => Arbitrary<unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryOf(field)]));
const requiredOf = ({ fields = {} }: Shape): string[] => Object.keys(fields).filter((name) => !fields[name]!.spec.optional);

/** A page config with one or two keys, so that one wrong value does not hide the others. */
const keyValues = Object.entries(wholeShape.fields ?? {}).map(([name, shape]) => valueFor(shape).map((value) => [name, value] as const));
const configs = fc
  .array(fc.oneof(...keyValues), { minLength: 1, maxLength: 2 })
  .map((entries) => ({ formType: 'ContactForm', ...Object.fromEntries(entries) }));

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
    [{ optionalProducts: [{ type: 'simple', products: [{ product_id: 7 }] }] }, { optionalProducts: [{ type: 'simple', products: [{ label: 'x' }] }] }],
    [{ nyop: { mode: 'full', minimum: 49.990000000000002 } }, { nyop: { mode: 'full', minimum: '49.990' } }],
    [{ products: [], website: 3, theme: null }, { bundles: [[]] }],
    [{ domains: { tlds: ['.co.uk'], advanced: [] } }, { domains: { basePath: '//x' } }],
    [{ layout: { termsLink: 'mailto:a@b.example' } }, { layout: { termsLink: 'java\nscript:alert(1)' } }],
  ])('takes %j and refuses %j', (good, bad) => {
    expect([accepts({ formType: 'ContactForm', ...good }), accepts({ formType: 'ContactForm', ...bad })]).toEqual([true, false]);
  });
});
