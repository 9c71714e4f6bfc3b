/**
 * @typedef {object} Schema the part of JSON schema that the page config's is written in
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {string} [description]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema | false} [additionalProperties]
 * @property {{ enum?: string[] }} [propertyNames]
 * @property {Schema} [items]
 * @property {Schema[]} [anyOf]
 * @property {number} [exclusiveMaximum] of an amount, which may be a number
 */

/** What long unions are called, by one of their values. */
const unionNames = { FormABusinessForm: 'FormType', LLC: 'EntityType', WY: 'State', 'button.back': 'SentenceKey' };

/** @param {readonly unknown[]} values */
const unionOf = (values) => values.map((value) => JSON.stringify(value)).join(' | ');

/** @param {string} description @param {string} indent */
const comment = (description, indent) => `${indent}/** ${description.replaceAll('*/', '* /')} */\n`;

/** @param {string} type */
const listOf = (type) => `readonly ${/^(\w+|\{[^&|]*\})$/.test(type) ? type : `(${type})`}[]`;

/**
 * The TypeScript type of a JSON schema, as people write it: without null for what may be left out, a number for a text, and
 * an empty list for an empty object.
 * @param {Schema} schema
 * @returns {{ type: string, unions: ReadonlyMap<string, string> }} `unions`: the types that it names, by their names
 */
export function typesFromSchema(schema) {
  /** @type {Map<string, string>} */
  const unions = new Map();

  /** @param {readonly unknown[]} given @returns {string} */
  function namesOf(given) {
    const values = given.filter((value) => value !== null);
    const [, name] = Object.entries(unionNames).find(([value]) => values.includes(value)) ?? [];
    if (!name || values.length < 9) return unionOf(values);
    if (!unions.has(name)) unions.set(name, unionOf(values));
    if (unions.get(name) === unionOf(values)) return name;
    const known = unions.get(name)?.split(' | ') ?? [];
    const others = values.filter((value) => !known.includes(JSON.stringify(value)));
    return values.length === known.length + others.length ? `${name} | ${unionOf(others)}` : unionOf(values);
  }

  /** @param {Schema} part @param {string} indent @returns {string} */
  function typeOf(part, indent) {
    if (part.enum) return namesOf(part.enum);
    const types = [part.type ?? []].flat();
    if (types.length === 0 && part.anyOf) return part.anyOf.map((one) => typeOf(one, indent)).join(' | ');
    if (types.includes('object')) return objectType(part, indent);
    if (types.includes('array')) return listOf(part.items ? typeOf(part.items, indent) : 'unknown');
    if (types.includes('string')) return part.exclusiveMaximum === undefined ? 'string' : 'string | number';
    if (types.includes('boolean')) return 'boolean';
    if (types.some((type) => type === 'number' || type === 'integer')) return 'number';
    throw new Error(`There is no type for ${JSON.stringify(part)}`);
  }

  /** @param {Schema} part @param {string} indent */
  function objectType({ properties = {}, required = [], additionalProperties, propertyNames }, indent) {
    const inner = `${indent}  `;
    const members = Object.entries(properties).map(([name, schema]) => {
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
      return `${comment(schema.description ?? '', inner)}${inner}${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};\n`;
    });
    const own = members.length > 0 ? [`{\n${members.join('')}${indent}}`] : [];
    if (additionalProperties === false) return own[0] ?? 'Record<string, never>';
    const keys = propertyNames?.enum ? namesOf(propertyNames.enum) : 'string';
    const values = additionalProperties ? typeOf(additionalProperties, indent) : 'unknown';
    const others = `{ readonly [Key in ${keys}]?: ${values} }`;
    // A key of its own may have another type than the rest.
    return own.length > 0 ? `${own[0]} & { readonly [key: string]: unknown }` : others;
  }

  return { type: typeOf(schema, ''), unions };
}
