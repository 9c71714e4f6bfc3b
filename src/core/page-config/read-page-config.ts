import type { AnySchema, ValidationError } from 'yup';
import { ownValue } from '../util/own-value';
import { isRefusedKey } from '../util/paths';
import { describeValue, unknownKey, unknownName, type ConfigProblem } from './config-problem';
import { withDefaults, type PageConfigWithGaps } from './defaults';
import type { KnownNames } from './known-names';
import { pageConfigNames, pageConfigShape, type PageConfig } from './page-config';

export interface ConfigReading {
  /** Undefined if no form can start: there is no config, or its form type does not exist. */
  config: PageConfig | undefined;
  problems: readonly ConfigProblem[];
}

/** Names that are defined outside of core. */
interface OuterNames {
  /** The names of all form types. */
  formTypes: readonly string[];
}

/** What `config-key` declares beyond yup. */
interface Meta {
  names?: KnownNames;
  isAmount?: boolean;
  isGate?: boolean;
  open?: boolean;
  values?: Shape;
  keys?: readonly string[];
  needsOne?: readonly string[];
}

/** The parts of a yup schema that are read here. */
type Shape = AnySchema & { fields?: Readonly<Record<string, Shape>>; innerType?: Shape };
type Problems = ConfigProblem[];

/**
 * Reads the page config. A wrong or unknown key is reported and ignored, so that a mistake falls back to the default
 * instead of losing the whole form. A list entry that lacks a required key is ignored as a whole.
 */
export function readPageConfig(raw: unknown, { formTypes }: OuterNames): ConfigReading {
  const problems: Problems = [];
  const given = isMap(raw) ? Object.keys(raw) : [];
  const read = readValue(pageConfigShape(formTypes, ['formType', ...given]) as Shape, raw, '', problems) as PageConfigWithGaps | undefined;
  return { config: read && withDefaults(read), problems };
}

const metaOf = (shape: Shape): Meta => shape.meta() ?? {};

/** The checked value; undefined if it is left out or wrong. */
function readValue(shape: Shape, value: unknown, key: string, problems: Problems): unknown {
  const isLeftOut = value === undefined || value === null;
  if (isLeftOut && shape.spec.optional) return undefined;
  if (shape.type === 'array' && Array.isArray(value)) return readList(shape.innerType as Shape, value, key, problems);
  if (shape.type === 'object' && isMap(value)) return readObject(shape, value, key, problems);
  const { names, isAmount, isGate } = metaOf(shape);
  if (isGate && typeof value === 'function') return value;
  try {
    const read = shape.validateSync((shape.type === 'string' ? asText(value, isAmount) : value) ?? undefined, { strict: true }) as unknown;
    if (names && !names.names.includes(read as string)) problems.push(unknownOf(names, key, read as string));
    return read;
  } catch (error) {
    problems.push({ key, expected: (error as ValidationError).message, got: describeValue(value) });
    return isGate ? () => false : undefined;
  }
}

/** Servers often write ids and amounts as numbers; an amount is rounded to cents. */
function asText(value: unknown, isAmount = false): unknown {
  if (typeof value !== 'number') return value;
  return String(isAmount && value >= 0 ? Number(value.toFixed(2)) : value);
}

const unknownOf = ({ expected, names, correct }: KnownNames, key: string, name: string): ConfigProblem =>
  unknownName(key, name, expected, names, correct?.(name));

const readList = (shape: Shape, items: readonly unknown[], key: string, problems: Problems): readonly unknown[] =>
  items
    .map((item, index) => readValue(shape, item, `${key}[${index}]`, problems))
    .filter((item) => item !== undefined);

function readObject(shape: Shape, value: object, key: string, problems: Problems): unknown {
  const { values, keys, open = false, needsOne } = metaOf(shape);
  const fields = shape.fields ?? {};
  // The schema of the whole config contains only the given keys, too few for suggestions.
  const names = keys ?? (key ? Object.keys(fields) : pageConfigNames);
  const pathOf = (name: string) => (key ? `${key}.${name}` : name);
  const read: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const path = pathOf(name);
    const known = ownValue(fields, name) ?? values;
    const isKnown = (keys ? keys.includes(name) : known || open) && !isRefusedKey(name);
    if (!isKnown) problems.push(unknownKey(path, name, names));
    else read[name] = known ? readValue(known, given, path, problems) : given;
  }
  const missing = Object.entries(fields).filter(([name, field]) => !field.spec.optional && read[name] === undefined);
  for (const [name, field] of missing)
    // A wrong value has already been reported above, a missing one has not.
    if (!Object.hasOwn(read, name)) readValue(field, undefined, pathOf(name), problems);
  if (missing.length > 0) return undefined;
  if (!needsOne || needsOne.some((name) => read[name])) return withoutGaps(read);
  problems.push({ key, expected: `an object with ${needsOne.join(' or ')}`, got: 'one without' });
  return undefined;
}

const withoutGaps = (read: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));

/** Whether a value is an object; PHP writes an empty one as an empty list. */
const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length === 0);
