import type { AnySchema, ValidationError } from 'yup';
import { readEntered } from '../util/entered-text';
import { ownValue } from '../util/own-value';
import { isRefusedKey } from '../util/paths';
import type { Wire } from '../util/read-wire';
import type { Meta } from './config-key';
import { problemOf, unknownKey, unknownName, type ConfigProblem } from './config-problem';

/** The parts of a yup schema that are read here. */
type Shape = AnySchema & { fields?: Readonly<Record<string, Shape>>; innerType?: Shape };

const metaOf = (shape: AnySchema): Meta => shape.meta() ?? {};

/**
 * The checked value; undefined if it is left out or wrong. A list loses its wrong entries, a group its wrong keys; a group
 * that lacks a required key is wrong as a whole.
 *
 * yup says of each value and each group whether it is right. It cannot read a page config in a single call:
 * - Its casts take "8" for a number, true for a text, and put the default of every key into every entry of a list.
 * - Without casts it refuses the numbers, nulls and empty lists that servers write for texts, gaps and empty objects.
 * - It throws a TypeError on a key "__proto__", and sorts its errors by the shape, not as the page config is written.
 * - Its shape of all keys takes longer to create than a step to draw.
 * @param key the path of the value, for the problems
 */
export function readValue(shape: Shape, value: unknown, key: string, problems: ConfigProblem[]): unknown {
  const isLeftOut = value === undefined || value === null;
  if (isLeftOut && shape.spec.optional) return undefined;
  if (shape.type === 'array' && Array.isArray(value)) return readEntries(shape, value, key, problems);
  if (shape.type === 'object' && isMap(value)) return readMap(shape, value, key, problems);
  const { names, isAmount, isGate, isSent, short } = metaOf(shape);
  if (short && typeof value === 'string') return readShort(shape, value, short.key, key, problems);
  if (isGate && typeof value === 'function') return value;
  try {
    const read = shape.validateSync((shape.type === 'string' ? asText(value, isAmount) : value) ?? undefined, { strict: true }) as unknown;
    if (names && !names.names.includes(read as string)) problems.push(unknownName(key, read as string, names));
    return isSent && typeof read === 'string' ? readEntered(read, 'lines') : read;
  } catch (error) {
    problems.push(problemOf(key, names?.expected ?? (error as ValidationError).message, value));
    return isGate ? () => false : undefined;
  }
}

function readEntries(shape: Shape, value: readonly unknown[], key: string, problems: ConfigProblem[]): readonly unknown[] | undefined {
  const read = value.map((item, index) => readValue(shape.innerType!, item, `${key}[${index}]`, problems));
  const entries = read.filter((item) => item !== undefined);
  return metaOf(shape).needsEntry && entries.length === 0 ? undefined : entries;
}

/** A group written as one word stays as it is, if it may be written so. */
function readShort(shape: Shape, word: string, name: string, key: string, problems: ConfigProblem[]): string | undefined {
  try {
    shape.validateSync({ [name]: word }, { strict: true, recursive: false });
    return word;
  } catch (error) {
    problems.push(problemOf(key, (error as ValidationError).message, word));
    return undefined;
  }
}

/** Servers often write ids and amounts as numbers; an amount is rounded to cents. */
function asText(value: unknown, isAmount = false): unknown {
  if (typeof value !== 'number') return value;
  return String(isAmount && value >= 0 ? Number(value.toFixed(2)) : value);
}

function readMap(shape: Shape, value: Wire, key: string, problems: ConfigProblem[]): Wire | undefined {
  const { fields = {} } = shape;
  const { values, keys, open, words } = metaOf(shape);
  const required = Object.keys(fields).filter((name) => !fields[name]!.spec.optional);
  const read: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(value), ...required])) {
    const path = key ? `${key}.${name}` : name;
    const given = ownValue(value, name);
    const known = ownValue(fields, name) ?? values;
    const isKnown = (keys ? keys.includes(name) : known || open) && !isRefusedKey(name);
    if (!isKnown) {
      problems.push(unknownKey(path, name, keys ?? Object.keys(fields)));
      continue;
    }
    const part = known ? readValue(known, given, path, problems) : given;
    if (words?.at.test(name) && typeof part === 'string' && part.trim() === '') problems.push(problemOf(path, words.expected, given));
    else if (part !== undefined) read[name] = part;
  }
  if (required.some((name) => read[name] === undefined)) return undefined;
  try {
    // Its keys have been checked.
    return shape.validateSync(read, { strict: true, recursive: false }) as Wire;
  } catch (error) {
    problems.push({ key, expected: (error as ValidationError).message, got: 'one without' });
    return undefined;
  }
}

/** Whether a value is an object; PHP writes an empty one as an empty list. */
const isMap = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length === 0);
