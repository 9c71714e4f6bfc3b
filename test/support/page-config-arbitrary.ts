import fc, { type Arbitrary } from 'fast-check';
import type { AnySchema } from 'yup';
import { pageConfigShape } from '../../src/kernel/page-config/page-config';
import { formList } from '../../src/forms/form-list';

type Shape = AnySchema & { fields?: Record<string, Shape>; innerType?: Shape };

export const wholeShape = pageConfigShape(Object.keys(formList)) as Shape;
const texts = [
  ...[
    '',
    'x',
    '0',
    'WY',
    'WYO',
    'Wyoming',
    'pllc',
    'Outside of the US',
    'LLC',
    'NP Corp',
    'llc',
    'dark',
    'popover',
    'full',
    'simple',
    'regular',
  ],
  ...['en', 'es_MX', 'fr', 'FormABusinessForm', 'ContactForm', '49', '49.5', '49.999', '-1', '1e3', ' 5'],
  ...[
    '/terms/',
    '?a=1',
    'https://api.example.com/',
    'HTTPS://x',
    'https://',
    'https:x',
    'mailto:a@b.example',
    'tel:1',
    'javascript:alert(1)',
  ],
  ...['card', 'page', 'demo-pay', 'Visa'],
  ...[' javascript:x', 'java\tscript:x', 'data:,x', '//cdn.example/x', 'a:b', '/a:b', '.com', '/domains/', 'x\u0000'],
];
const keys = ['book', '7', 'button.back', 'button.bak', 'constructor', '__proto__', 'prototype', 'toString', '$schema', ''];
const numbers = [0, -0, 1, 8, 0.1, 49.999, 19.99, 1e21, 1e20, -0.001, -5, 2 ** 53, 1e-9];

/** Anything that JSON can say. */
export const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { a: 1 }, ...texts, ...numbers),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly what a key takes, now and then something else. */
function valueFor(shape: Shape): Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(shape), weight: 30 }, { arbitrary: junk, weight: 1 });
}

function fitting(shape: Shape): Arbitrary<unknown> {
  const { values, open, short } = (shape.meta() ?? {}) as { values?: Shape; open?: boolean; short?: { names?: readonly string[] } };
  if (shape.type === 'array') return fc.array(valueFor(shape.innerType as Shape), { maxLength: 2 });
  if (values) return dictionary(valueFor(values));
  if (shape.type === 'object') {
    const fields = fc.record(mapValues(shape.fields ?? {}, valueFor), { requiredKeys: requiredOf(shape) });
    if (short) return fc.oneof(fc.constantFrom(...(short.names ?? texts)), fields);
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
export const configs = fc
  .array(fc.oneof(...keyValues), { minLength: 1, maxLength: 2 })
  .map((entries) => ({ formType: 'ContactForm', ...Object.fromEntries(entries) }));
