import { describe, expect, it } from 'vitest';
import { typesFromSchema } from '../../scripts/schema/types-from-schema.mjs';

const typeOf = (schema: object) => typesFromSchema(schema).type.replace(/\s+/g, ' ');

describe('the type of a schema', () => {
  it('is what people write: no null, no number for a text, no list for an object', () => {
    expect(typeOf({ type: ['string', 'number', 'null'] })).toBe('string');
    expect(typeOf({ type: ['string', 'number', 'null'], exclusiveMaximum: 1e21 })).toBe('string | number');
    expect(typeOf({ type: ['integer', 'null'] })).toBe('number');
    expect(typeOf({ type: 'string', enum: ['auto', 'dark', null] })).toBe('"auto" | "dark"');
    expect(typeOf({ type: ['array', 'null'], items: { type: 'string', enum: ['a', 'b'] } })).toBe('readonly ("a" | "b")[]');
  });

  it('names required keys, says what each is, and lets other keys stand where they may', () => {
    const properties = { id: { type: 'string', description: 'Its name.' }, 'a-b': { type: 'boolean', description: 'Closes */ nothing.' } };
    expect(typeOf({ type: ['object', 'array'], properties, required: ['id'], additionalProperties: false })).toBe(
      '{ /** Its name. */ id: string; /** Closes * / nothing. */ "a-b"?: boolean; }',
    );
    expect(typeOf({ type: 'object', properties, propertyNames: {} })).toMatch(/\} & \{ readonly \[key: string\]: unknown \}$/);
    expect(typeOf({ type: 'object', propertyNames: { enum: ['x', 'y'] }, additionalProperties: { type: 'number' } })).toBe(
      '{ readonly [Key in "x" | "y"]?: number }',
    );
  });

  it('names a long list of names once, and what another list has beside it', () => {
    const states = ['WY', 'CO', 'TX', 'NY', 'CA', 'OR', 'WA', 'ID', 'UT'];
    const { type, unions } = typesFromSchema({
      type: 'object',
      properties: { one: { type: 'string', enum: states }, other: { type: 'string', enum: [...states, 'home'] } },
      additionalProperties: false,
    });
    expect(type).toContain('one?: State;');
    expect(type).toContain('other?: State | "home";');
    expect([...unions.keys()]).toEqual(['State']);
  });

  it('is missed aloud where there is none', () => {
    expect(() => typesFromSchema({ type: 'null' })).toThrow('no type');
  });
});
