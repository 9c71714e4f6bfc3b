import Ajv2020 from 'ajv/dist/2020';
import { array, boolean, date, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaFromShape, type Description } from '../../scripts/schema/schema-from-shape.mjs';

const binding = object({ product_id: string(), order: number().integer().min(0) });

const shape = object({
  formType: string().oneOf(['ContactForm', 'LoginForm']).required(),
  theme: string().oneOf(['light', 'dark']),
  locale: string()
    .matches(/^(en|es)$/)
    .default('en'),
  state: string().meta({ names: { names: ['UT', 'WY'] } }),
  price: string().matches(/^\d+$/).meta({ isAmount: true }).required(),
  steps: array(object({ title: string().required(), on: boolean() }).meta({ open: true })),
  choice: object({ role: string(), order: number() }).meta({ needsOne: ['role', 'order'] }),
  products: object().meta({ keyedBy: 'role', values: binding }),
  text: object().meta({ keyedBy: 'key', values: string(), keys: ['back', 'next'] }),
}).required();

const keys = [
  ...['formType', 'theme', 'locale', 'state', 'price', 'steps', 'steps[].title', 'steps[].on'],
  ...['choice', 'choice.role', 'choice.order', 'products', 'products.<role>.product_id', 'products.<role>.order', 'text'],
];

const described = (names: string[]) => new Map(names.map((name) => [name, `About ${name}`]));

const schemaOf = (of: { describe(): unknown }, names: string[]) => schemaFromShape(of.describe() as Description, described(names));

const refused = { not: { enum: ['__proto__', 'constructor', 'prototype'] } };

describe('schemaFromShape', () => {
  it('turns every kind of key into JSON Schema, with its description', () => {
    expect(schemaOf(shape, keys)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['formType', 'price'],
      properties: {
        formType: { type: 'string', enum: ['ContactForm', 'LoginForm'], description: 'About formType' },
        theme: { type: ['string', 'null'], enum: ['light', 'dark', null], description: 'About theme' },
        locale: { type: ['string', 'null'], pattern: '^(en|es)$', default: 'en', description: 'About locale' },
        state: { type: ['string', 'null'], enum: ['UT', 'WY', null], description: 'About state' },
        price: {
          type: ['string', 'number'],
          minLength: 1,
          pattern: String.raw`^\d+$`,
          minimum: 0,
          exclusiveMaximum: 999_999_999.995,
          description: 'About price',
        },
        steps: {
          type: ['array', 'null'],
          items: {
            type: ['object', 'null'],
            required: ['title'],
            propertyNames: refused,
            properties: {
              title: { type: ['string', 'number'], minLength: 1, description: 'About steps[].title' },
              on: { type: ['boolean', 'null'], description: 'About steps[].on' },
            },
          },
          description: 'About steps',
        },
        choice: {
          type: ['object', 'null'],
          additionalProperties: false,
          anyOf: ['role', 'order'].map((name) => ({
            required: [name],
            properties: { [name]: { type: ['string', 'number'], minLength: 1 } },
          })),
          properties: {
            role: { type: ['string', 'number', 'null'], description: 'About choice.role' },
            order: { type: ['number', 'null'], description: 'About choice.order' },
          },
          description: 'About choice',
        },
        products: {
          type: ['object', 'array', 'null'],
          maxItems: 0,
          propertyNames: refused,
          additionalProperties: {
            type: ['object', 'array', 'null'],
            maxItems: 0,
            additionalProperties: false,
            properties: {
              product_id: { type: ['string', 'number', 'null'], description: 'About products.<role>.product_id' },
              order: { type: ['integer', 'null'], minimum: 0, description: 'About products.<role>.order' },
            },
          },
          description: 'About products',
        },
        text: {
          type: ['object', 'array', 'null'],
          maxItems: 0,
          propertyNames: { enum: ['back', 'next'] },
          additionalProperties: { type: ['string', 'number', 'null'] },
          description: 'About text',
        },
      },
    });
  });

  it('answers a schema that a strict validator takes', () => {
    const agrees = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schemaOf(shape, keys));
    const good = { formType: 'LoginForm', price: 3, theme: null, steps: [{ title: 'Company' }], choice: { role: 'book' } };
    const bad = [{}, { ...good, formType: 'Other' }, { ...good, steps: [{}] }, { ...good, surprise: 1 }, { ...good, choice: { role: '' } }];
    expect([good, ...bad].map((config) => agrees(config))).toEqual([true, false, false, false, false, false]);
  });

  it('fails on a key without a row and on a row without a key, naming both', () => {
    const names = [...keys.filter((key) => key !== 'steps[].on'), 'steps[].of'];
    expect(() => schemaOf(shape, names)).toThrow(
      'steps[].on is in the shape but not described\nsteps[].of is described but not in the shape',
    );
  });

  it('requires an object although yup gives it a default', () => {
    const required = object({ endpoints: object({ ajax: string().default('/') }).required() });
    expect(schemaOf(required, ['endpoints', 'endpoints.ajax'])).toMatchObject({ required: ['endpoints'] });
  });

  it('refuses a type that JSON does not have', () => {
    expect(() => schemaOf(object({ from: date() }), ['from'])).toThrow('from: a page config cannot hold a yup date');
  });
});
