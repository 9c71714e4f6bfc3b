/**
 * @typedef {import('yup').SchemaFieldDescription & {
 *   type: string, optional?: boolean, default?: unknown, oneOf?: unknown[],
 *   tests?: { name?: string, params?: Record<string, unknown> }[],
 *   fields?: Record<string, import('yup').SchemaFieldDescription>,
 *   innerType?: import('yup').SchemaFieldDescription,
 *   meta?: ShapeMeta
 * }} Description
 *
 * What yup cannot express, declared in a schema's `meta()` by `src/kernel/page-config/config-key.ts`: a string among known
 * names, an amount, an object with additional keys, one that needs one of some keys, or one of any keys (or of `keys`)
 * whose values share one shape.
 * @typedef {{ names?: { names: readonly string[] }, isAmount?: boolean, open?: boolean, needsOne?: readonly string[],
 *   keyedBy?: string, keys?: readonly string[], words?: { at: RegExp }, values?: { describe(): unknown },
 *   short?: { key: string, names?: readonly string[], needs?: readonly string[] } }} ShapeMeta
 *
 * @typedef {Record<string, unknown>} JsonSchema
 */

/**
 * JSON Schema 2020-12 of a described yup object, which accepts exactly what `readPageConfig` reads without a problem:
 * null for what is left out, a number for its text, an empty list for an empty object.
 * @param {Description} shape the result of `describe()`
 * @param {ReadonlyMap<string, string>} descriptions by key: `endpoints.ajax`, `steps[].title`,
 *   `products.<role>.saveAs`
 * @returns {JsonSchema}
 * @throws if a key has no description, a description no key, or a yup type no JSON type
 */
export function schemaFromShape(shape, descriptions) {
  const known = new Set();

  /** @param {Description} field @param {string} path @returns {JsonSchema} */
  function schemaOf(field, path) {
    if (field.type === 'array') return { ...typed(field, 'array'), ...itemsOf(field, path) };
    if (field.type === 'object') return withShortForm(field, objectSchema(field, path));
    const schema = field.type === 'string' ? stringSchema(field) : plainSchema(field, path);
    return field.default === undefined ? schema : { ...schema, default: field.default };
  }

  /** @param {Description} field @param {string} path @returns {JsonSchema} */
  const itemsOf = ({ innerType }, path) => (innerType ? { items: schemaOf(asDescription(innerType), `${path}[]`) } : {});

  /** @param {Description} field @param {string} path @returns {JsonSchema} */
  function objectSchema(field, path) {
    /** @type {Record<string, JsonSchema>} */
    const properties = {};
    const required = [];
    for (const [name, child] of Object.entries(field.fields ?? {})) {
      const key = path ? `${path}.${name}` : name;
      const described = asDescription(child);
      known.add(key);
      properties[name] = { ...schemaOf(described, key), description: descriptions.get(key) };
      if (described.optional === false) required.push(name);
    }
    const { values, keyedBy = 'key', keys, open, needsOne, words } = field.meta ?? {};
    const valueSchema = values && schemaOf(asDescription(values.describe()), `${path}.<${keyedBy}>`);
    const isFree = Boolean(values || open);
    const canBeEmpty = required.length === 0 && !needsOne;
    return {
      ...typed(field, 'object', ...(canBeEmpty ? ['array'] : [])),
      ...(canBeEmpty && { maxItems: 0 }),
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(needsOne && { anyOf: needsOne.map((name) => ({ required: [name], properties: { [name]: givenText } })) }),
      ...(isFree && { propertyNames: keys ? { enum: keys } : { not: { enum: refusedKeys } } }),
      ...(valueSchema && { additionalProperties: valueSchema }),
      ...(words && { patternProperties: { [words.at.source]: { ...valueSchema, pattern: '\\S' } } }),
      ...(!isFree && { additionalProperties: false }),
    };
  }

  const schema = schemaOf(shape, '');
  const faults = [
    ...[...known].filter((key) => !descriptions.get(key)).map((key) => `${key} is in the shape but not described`),
    ...[...descriptions.keys()].filter((key) => !known.has(key)).map((key) => `${key} is described but not in the shape`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return schema;
}

/** The schema of an object that may be written as one word. @param {Description} field @param {JsonSchema} schema @returns {JsonSchema} */
function withShortForm({ meta }, schema) {
  if (!meta?.short) return schema;
  const { key, names, needs = [] } = meta.short;
  if (!names) return { anyOf: [{ type: 'string' }, schema] };
  const isKnown = { properties: { [key]: { enum: names } } };
  const isWhole = { required: needs, properties: Object.fromEntries(needs.map((name) => [name, givenText])) };
  return { anyOf: [{ enum: names }, { ...schema, anyOf: [isKnown, isWhole] }] };
}

/** Keys that reach a prototype; the reader refuses them everywhere. */
const refusedKeys = ['__proto__', 'constructor', 'prototype'];

/** A string that is not empty, or a number. */
const givenText = { type: ['string', 'number'], minLength: 1 };

/** The keyword `type`, with null where the key may be left out. @param {Description} field @param {...string} types */
function typed({ optional }, ...types) {
  const all = optional === false ? types : [...types, 'null'];
  return { type: all.length === 1 ? all[0] : all };
}

/** @param {Description} field @returns {JsonSchema} */
function stringSchema(field) {
  const { names, isAmount } = field.meta ?? {};
  const choices = names?.names ?? field.oneOf ?? [];
  if (choices.length > 0) return { ...typed(field, 'string'), enum: field.optional === false ? choices : [...choices, null] };
  const pattern = testOf(field, 'matches')?.regex;
  const isNumberToo = !(pattern instanceof RegExp) || isAmount || ['5', '-0.5', '1e+21'].every((text) => pattern.test(text));
  return {
    ...typed(field, 'string', ...(isNumberToo ? ['number'] : [])),
    ...(field.optional === false && { minLength: 1 }),
    ...(pattern instanceof RegExp && { pattern: sourceOf(pattern) }),
    // Beyond, it is rounded to ten digits before the point.
    ...(isAmount && { minimum: 0, exclusiveMaximum: 999_999_999.995 }),
  };
}

/** @param {Description} field @param {string} path @returns {JsonSchema} */
function plainSchema(field, path) {
  if (field.type !== 'number' && field.type !== 'boolean') throw new Error(`${path}: a page config cannot hold a yup ${field.type}`);
  const min = testOf(field, 'min')?.min;
  const max = testOf(field, 'max')?.max;
  return {
    ...typed(field, testOf(field, 'integer') ? 'integer' : field.type),
    ...(min !== undefined && { minimum: min }),
    ...(Number.isFinite(max) && { maximum: max }),
  };
}

/** The params of a yup test; undefined if the field does not have it. @param {Description} field @param {string} name */
const testOf = (field, name) => {
  const test = field.tests?.find((one) => one.name === name);
  return test && (test.params ?? {});
};

/** @param {unknown} description yup's own types leave out what each kind of schema adds */
const asDescription = (description) => /** @type {Description} */ (description);

/** The pattern of a JSON schema has no flags: in place of `i` each letter stands in both cases. @param {RegExp} pattern */
const sourceOf = ({ source, ignoreCase }) =>
  ignoreCase
    ? source.replace(/\\.|\[[^\]]*\]|[a-z]/g, (part) =>
        part.length === 1 ? `[${part}${part.toUpperCase()}]` : part.startsWith('[') ? part.replace('a-z', 'a-zA-Z') : part,
      )
    : source;
