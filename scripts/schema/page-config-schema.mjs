import { schemaFromShape } from './schema-from-shape.mjs';

/**
 * The JSON schema that is shipped for editors and tools.
 * @param {import('./schema-from-shape.mjs').Description} shape the whole page config
 * @param {ReadonlyMap<string, string>} descriptions by key
 */
export const pageConfigSchema = (shape, descriptions) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  // A name, not an address: the file lies beside the script, wherever a site puts it.
  $id: 'urn:charterform:page-config',
  title: 'Charterform page config',
  ...schemaFromShape(shape, descriptions),
});
