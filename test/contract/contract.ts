import { readFileSync } from 'node:fs';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Schema extends Readonly<Record<string, unknown>> {
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

interface Content {
  content?: Readonly<Record<string, { schema: Schema }>>;
}

interface Parameter extends Content {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  parameters: readonly Parameter[];
  requestBody?: Required<Content>;
  responses: Readonly<Record<string, Content & { headers?: object }>>;
}

export interface Contract {
  webhooks: Readonly<Record<string, { post: Operation }>>;
  paths: Readonly<Record<string, { servers: readonly { url: string }[]; get: Operation }>>;
  components: Readonly<Record<'schemas' | 'responses' | 'parameters' | 'headers', Readonly<Record<string, Schema>>>>;
}

export const contract = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Contract;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy in which each object is what `change` makes of it, from the inside out. */
function mapObjects(value: unknown, change: (object: Readonly<Record<string, unknown>>) => object): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapObjects(one, change)])));
}

/** Every `$ref` of the document. */
export function refsOf(value: unknown): string[] {
  const refs: string[] = [];
  mapObjects(value, (object) => {
    if (typeof object.$ref === 'string') refs.push(object.$ref);
    return object;
  });
  return refs;
}

/** What a `$ref` stands for, or the object itself. */
export function resolve<T extends object>(object: T): T {
  const { $ref } = object as { $ref?: string };
  if ($ref === undefined) return object;
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], contract);
  if (!found) throw new Error(`There is no ${$ref}`);
  return resolve(found as T);
}

const key = 'contract';

/**
 * Finds the faults of a value by a schema of the document; a text that is to be JSON is read as that.
 * @param isClosed whether an object may only have what its schema names: so for what the form sends, while a server may answer more
 */
function createCheck(isClosed: boolean): (schema: object, value: unknown) => ErrorObject[] {
  const absolute = (object: Readonly<Record<string, unknown>>) =>
    typeof object.$ref === 'string' ? { ...object, $ref: object.$ref.replace('#/components/schemas', `${key}#/$defs`) } : object;
  const closed = (object: Readonly<Record<string, unknown>>) =>
    isClosed && object.type === 'object' && object.properties ? { additionalProperties: false, ...object } : object;
  const prepared = (schema: object) => mapObjects(schema, (object) => closed(absolute(object))) as Schema;

  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  ajv.addFormat('uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i);
  ajv.removeKeyword('contentSchema');
  ajv.addKeyword({
    keyword: 'contentSchema',
    type: 'string',
    compile: (schema: object) => (text: string) => {
      try {
        return ajv.validate(schema, JSON.parse(text)) as boolean;
      } catch (error) {
        if (error instanceof SyntaxError) return false;
        throw error;
      }
    },
  });
  ajv.addSchema({ $defs: prepared(contract.components.schemas) }, key);
  /** Each schema compiled, which takes longer than any check by it. */
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const written = JSON.stringify(schema);
    const check = compiled.get(written) ?? ajv.compile(prepared(schema));
    compiled.set(written, check);
    return check(value) ? [] : [...(check.errors ?? [])];
  };
}

export const faultsOfSent = createCheck(true);
const faultsOfAnswer = createCheck(false);

/** The faults of a post by its fields; the name of a file stands for it. */
export const faultsOfPost = (action: string, fields: object) =>
  faultsOfSent(contract.webhooks[action]!.post.requestBody!.content['multipart/form-data']!.schema, fields);

/** The faults of a GET call's query. */
export function faultsOfQuery({ parameters }: Operation, query: URLSearchParams) {
  const declared = parameters.map(resolve).filter((parameter) => parameter.in === 'query');
  const schemaOf = ({ schema, content }: Parameter) =>
    schema ?? { type: 'string', contentMediaType: 'application/json', contentSchema: content!['application/json']!.schema };
  const schema = {
    type: 'object',
    required: declared.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(declared.map((parameter) => [parameter.name, schemaOf(parameter)])),
  };
  return faultsOfSent(schema, Object.fromEntries(query));
}

/** The documented answer for a status: its own, else that of all like it, else that of any. */
export const answerKey = ({ responses }: Operation, status: number) =>
  [String(status), `${String(status)[0]}XX`, 'default'].find((name) => responses[name]) ?? `none for ${status}`;

/** The faults of an answer. @param body parsed where it is JSON, else its text */
export function faultsOfReply(operation: Operation, status: number, body: unknown) {
  const documented = operation.responses[answerKey(operation, status)];
  if (!documented) return [`Status ${status} is not in the document`];
  const { content = {} } = resolve(documented);
  const [media] = Object.values(content);
  return media ? faultsOfAnswer(media.schema, body) : [];
}
