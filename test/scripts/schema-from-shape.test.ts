import Ajv2020 from 'ajv/dist/2020';
import { array, boolean, date, mixed, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaFromShape, type Description } from '../../scripts/schema/schema-from-shape.mjs';

const binding = object({ product_id: string(), order: number().integer().min(0) });

const shape = object({
  formType: string().oneOf(['ContactForm', 'LoginForm']).required(),
  theme: string().oneOf(['light', 'dark']).nullable(),
  locale: string().default('en'),
  endpoints: object({ ajax: string().url() }),
  steps: array(object({ title: string().required().max(40), on: boolean() }).meta({ open: true })).min(1),
  products: object().meta({ keyedBy: 'role', values: binding }),
  price: mixed().meta({ types: ['string', 'number'] }),
  extra: mixed(),
}).noUnknown();

const keys = [
  'formType',
  'theme',
  'locale',
  'endpoints',
  'endpoints.ajax',
  'steps',
  'steps[].title',
  'steps[].on',
  'products',
  'products.<role>.product_id',
  'products.<role>.order',
  'price',
  'extra',
];

const described = (names: string[]) => new Map(names.map((name) => [name, `About ${name}`]));

const schemaOf = (of: { describe(): unknown }, names: string[]) =>
  schemaFromShape(of.describe() as Description, described(names));

describe('schemaFromShape', () => {
  it('turns every kind of key into JSON Schema, with its description', () => {
    expect(schemaOf(shape, keys)).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['formType'],
      properties: {
        formType: { type: 'string', enum: ['ContactForm', 'LoginForm'], minLength: 1, description: 'About formType' },
        theme: { type: ['string', 'null'], enum: ['light', 'dark', null], description: 'About theme' },
        locale: { type: 'string', default: 'en', description: 'About locale' },
        endpoints: {
          type: 'object',
          additionalProperties: false,
          properties: { ajax: { type: 'string', format: 'uri', description: 'About endpoints.ajax' } },
          description: 'About endpoints',
        },
        steps: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['title'],
            properties: {
              title: { type: 'string', minLength: 1, maxLength: 40, description: 'About steps[].title' },
              on: { type: 'boolean', description: 'About steps[].on' },
            },
          },
          description: 'About steps',
        },
        products: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            additionalProperties: false,
            properties: {
              product_id: { type: 'string', description: 'About products.<role>.product_id' },
              order: { type: 'integer', minimum: 0, description: 'About products.<role>.order' },
            },
          },
          description: 'About products',
        },
        price: { type: ['string', 'number'], description: 'About price' },
        extra: { description: 'About extra' },
      },
    });
  });

  it('answers a schema that a validator takes and that agrees with the shape', () => {
    const agrees = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false }).compile(
      schemaOf(shape, keys),
    );
    const good = { formType: 'LoginForm', theme: null, steps: [{ title: 'Company' }], price: 3 };
    const bad = [{}, { formType: 'Other' }, { ...good, steps: [] }, { ...good, surprise: 1 }];
    expect([good, ...bad].map((config) => agrees(config))).toEqual([true, false, false, false, false]);
    expect([good, ...bad].map((config) => shape.isValidSync(config, { strict: true }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
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
