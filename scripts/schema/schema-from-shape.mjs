/**
 * @typedef {import('yup').SchemaFieldDescription & {
 *   type: string, optional?: boolean, nullable?: boolean, default?: unknown, oneOf?: unknown[],
 *   tests?: { name?: string, params?: Record<string, unknown> }[],
 *   fields?: Record<string, import('yup').SchemaFieldDescription>,
 *   innerType?: import('yup').SchemaFieldDescription,
 *   meta?: ShapeMeta
 * }} Description
 *
 * What yup cannot express, declared in a schema's `meta()`: several JSON types, an object with additional keys, or an
 * object of any keys whose values share one shape.
 * @typedef {{ types?: string[], open?: boolean, keyedBy?: string, values?: { describe(): unknown } }} ShapeMeta
 *
 * @typedef {Record<string, unknown>} JsonSchema
 */

/**
 * JSON Schema 2020-12 of a described yup object.
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
    const types = jsonTypes(field, path);
    /** @type {JsonSchema} */
    const schema = {};
    if (types.length > 0) schema.type = types.length === 1 ? types[0] : types;
    Object.assign(schema, limits(field, path));
    if (field.type === 'array') {
      if (field.innerType) schema.items = schemaOf(asDescription(field.innerType), `${path}[]`);
    } else if (field.meta?.values) {
      const name = `${path}.<${field.meta.keyedBy ?? 'key'}>`;
      schema.additionalProperties = schemaOf(asDescription(field.meta.values.describe()), name);
    } else if (field.type === 'object') {
      Object.assign(schema, objectSchema(field, path));
    } else if (field.default !== undefined) {
      schema.default = field.default;
    }
    return schema;
  }

  /** @param {Description} field @param {string} path */
  function objectSchema(field, path) {
    /** @type {Record<string, JsonSchema>} */
    const properties = {};
    const required = [];
    for (const [name, child] of Object.entries(field.fields ?? {})) {
      const key = path ? `${path}.${name}` : name;
      const described = asDescription(child);
      known.add(key);
      properties[name] = { ...schemaOf(described, key), description: descriptions.get(key) };
      // yup derives an object's default from its fields, so it is not a default of the key.
      const hasDefault = described.type !== 'object' && described.default !== undefined;
      if (described.optional === false && !hasDefault) required.push(name);
    }
    /** @type {JsonSchema} */
    const schema = {};
    if (Object.keys(properties).length > 0) schema.properties = properties;
    if (required.length > 0) schema.required = required;
    if (!field.meta?.open) schema.additionalProperties = false;
    return schema;
  }

  const schema = schemaOf(shape, '');
  const faults = [
    ...[...known].filter((key) => !descriptions.get(key)).map((key) => `${key} is in the shape but not described`),
    ...[...descriptions.keys()]
      .filter((key) => !known.has(key))
      .map((key) => `${key} is described but not in the shape`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return schema;
}

/** @param {Description} field @param {string} path @returns {string[]} empty for any value */
function jsonTypes(field, path) {
  const types = field.meta?.types ?? typesByYup[field.meta?.values ? 'object' : field.type];
  if (!types) throw new Error(`${path}: a page config cannot hold a yup ${field.type}`);
  const exact = field.type === 'number' && hasTest(field, 'integer') ? ['integer'] : types;
  return field.nullable && exact.length > 0 ? [...exact, 'null'] : exact;
}

/** @type {Record<string, string[] | undefined>} */
const typesByYup = {
  string: ['string'],
  number: ['number'],
  boolean: ['boolean'],
  object: ['object'],
  array: ['array'],
  mixed: [],
};

/**
 * The JSON Schema keywords of a field's yup tests and choices.
 * @param {Description} field @param {string} path
 */
function limits(field, path) {
  /** @type {JsonSchema} */
  const schema = {};
  const size = { string: 'Length', array: 'Items' }[field.type];
  for (const { name, params } of field.tests ?? []) {
    if (name === 'min') schema[size ? `min${size}` : 'minimum'] = params?.min ?? params?.more;
    if (name === 'max') schema[size ? `max${size}` : 'maximum'] = params?.max ?? params?.less;
    if (name === 'length') schema[`min${size}`] = schema[`max${size}`] = params?.length;
    if (name === 'required' && field.type === 'string') schema.minLength ??= 1;
    if (name === 'matches' && params?.regex instanceof RegExp) schema.pattern = params.regex.source;
    if (name === 'url') schema.format = 'uri';
    if (name === 'email') schema.format = 'email';
  }
  if (field.oneOf && field.oneOf.length > 0) {
    const choices = field.oneOf.filter((choice) => choice !== undefined);
    if (choices.some((choice) => typeof choice === 'object' && choice !== null)) {
      throw new Error(`${path}: choices must be plain values`);
    }
    schema.enum = field.nullable && !choices.includes(null) ? [...choices, null] : choices;
  }
  return schema;
}

/** @param {Description} field @param {string} name */
const hasTest = (field, name) => field.tests?.some((test) => test.name === name) ?? false;

/** @param {unknown} description yup's own types leave out what each kind of schema adds */
const asDescription = (description) => /** @type {Description} */ (description);
