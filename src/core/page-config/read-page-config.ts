import type { AnySchema, ValidationError } from 'yup';
import { isRefusedKey } from '../util/paths';
import { en } from '../text/en';
import { describeValue, unknownKey, type ConfigProblem } from './config-problem';
import { withDefaults, type PageConfigWithGaps } from './defaults';
import { isListName } from '../reference/state-lists';
import { stateName } from '../reference/states';
import { pageConfigNames, pageConfigShape, type PageConfig } from './page-config';

export interface ConfigReading {
  /** Undefined if no form can start: there is no config, or its form type does not exist. */
  config: PageConfig | undefined;
  problems: readonly ConfigProblem[];
}

/** Names that are defined outside of core. */
export interface KnownNames {
  /** The names of all form types. */
  formTypes: readonly string[];
}

/** The parts of a yup schema that are read here. */
type Shape = AnySchema & { fields?: Readonly<Record<string, Shape>>; innerType?: Shape };
type Problems = ConfigProblem[];

/**
 * Reads the page config. A wrong or unknown key is reported and ignored, so that a mistake falls back to the default
 * instead of losing the whole form. A list entry that lacks a required key is ignored as a whole.
 */
export function readPageConfig(raw: unknown, { formTypes }: KnownNames): ConfigReading {
  const problems: Problems = [];
  const given = isMap(raw) ? Object.keys(raw) : [];
  const read = readValue(pageConfigShape(formTypes, ['formType', ...given]) as Shape, raw, '', problems) as PageConfigWithGaps | undefined;
  const config = read && withDefaults(read);
  const sentences = Object.keys(en);
  for (const key of Object.keys(config?.text ?? {}))
    if (!sentences.includes(key)) problems.push(unknownKey(`text.${key}`, key, sentences));
  return { config, problems: [...problems, ...(config ? unknownStates(config) : [])] };
}

/**
 * Unknown states in the bindings (PROD-19, PROD-30). They are reported but not dropped: without its only, misspelt,
 * state a limited product would be sold everywhere.
 */
const unknownStates = ({ products, filingProducts }: PageConfig): Problems =>
  Object.entries({ products, filingProducts }).flatMap(([group, bindings]) =>
    Object.entries(bindings).flatMap(([role, { allowStates, denyStates }]) =>
      Object.entries({ allowStates, denyStates }).flatMap(([list, names]) =>
        [...new Set(names)]
          .filter((name) => !stateName(name) && !isListName(name))
          .map((name) => ({ key: `${group}.${role}.${list}`, expected: 'codes of states or names of lists of them', got: describeValue(name) })),
      ),
    ),
  );

/** The checked value; undefined if it is left out or wrong. */
function readValue(shape: Shape, value: unknown, key: string, problems: Problems): unknown {
  const isLeftOut = value === undefined || value === null;
  if (isLeftOut && shape.spec.optional) return undefined;
  if (shape.type === 'array' && Array.isArray(value)) return readList(shape.innerType as Shape, value, key, problems);
  if (shape.type === 'object' && isMap(value)) return readObject(shape, value, key, problems);
  try {
    // Servers often write ids as numbers.
    const given = shape.type === 'string' && typeof value === 'number' ? String(value) : value;
    return shape.validateSync(given ?? undefined, { strict: true });
  } catch (error) {
    problems.push({ key, expected: (error as ValidationError).message, got: describeValue(value) });
    return undefined;
  }
}

const readList = (shape: Shape, items: readonly unknown[], key: string, problems: Problems): readonly unknown[] =>
  items
    .map((item, index) => readValue(shape, item, `${key}[${index}]`, problems))
    .filter((item) => item !== undefined);

function readObject(shape: Shape, value: object, key: string, problems: Problems): unknown {
  const { values, open = false } = (shape.meta() ?? {}) as { values?: Shape; open?: boolean };
  const fields = shape.fields ?? {};
  // The schema of the whole config contains only the given keys, too few for suggestions.
  const names = key ? Object.keys(fields) : pageConfigNames;
  const read: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(value)) {
    const path = key ? `${key}.${name}` : name;
    const known = Object.hasOwn(fields, name) ? fields[name] : values;
    if (isRefusedKey(name) || !(known || open)) problems.push(unknownKey(path, name, names));
    else read[name] = known ? readValue(known, given, path, problems) : given;
  }
  const missing = Object.entries(fields).filter(([name, field]) => !field.spec.optional && read[name] === undefined);
  for (const [name, field] of missing)
    // A wrong value has already been reported above, a missing one has not.
    if (!Object.hasOwn(read, name)) readValue(field, undefined, key ? `${key}.${name}` : name, problems);
  return missing.length > 0 ? undefined : withoutGaps(read);
}

const withoutGaps = (read: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));

/** Whether a value is an object; PHP writes an empty one as an empty list. */
const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length === 0);
