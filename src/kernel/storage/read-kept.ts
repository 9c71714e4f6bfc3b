import type { AnswerShape, AnswerShapes, LeafShape } from '../answers/answer-shape';
import { answerShapes } from '../answers/answers';
import { isChoice, type FormValues } from '../answers/form-values';
import { isPlainObject } from '../util/plain-object';

/** Stored answers of which each is what the form stores there. */
export interface ReadAnswers {
  values: FormValues;
  /** The paths of those that are not, and that were left out. */
  dropped: readonly string[];
}

/** No visitor enters as many entries; a longer list would take the page minutes to draw. */
const maxEntries = 200;

/**
 * Checks stored answers against what the form stores at their paths, as a reply of a server is checked (STORE-16). What no
 * form reads stays as it is. Values that lose nothing stay the same.
 */
export function readKeptAnswers(stored: FormValues): ReadAnswers {
  const dropped: string[] = [];
  const values = readParts(stored, answerShapes as unknown as AnswerShapes, '', dropped) as FormValues;
  return { values, dropped };
}

const leafChecks: Readonly<Record<LeafShape, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  choice: (value) => typeof value === 'string' || isChoice(value),
  flag: (value) => typeof value === 'boolean' || value === '',
  count: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  any: (value) => typeof value === 'string' || typeof value === 'boolean' || isChoice(value),
  plain: () => true,
};

const isLeaf = (shape: AnswerShape): shape is LeafShape => typeof shape === 'string';
const isList = (shape: object): shape is { list: AnswerShape } => 'list' in shape;

const nothing = Symbol();

/** `nothing` for a value of another shape, whose path is then among `dropped`, and for null, which stands for no answer. */
function read(value: unknown, shape: AnswerShape, path: string, dropped: string[]): unknown {
  if (value === null) return nothing;
  const isOfShape = isLeaf(shape) ? leafChecks[shape](value) : isList(shape) ? Array.isArray(value) : isPlainObject(value);
  if (!isOfShape) {
    dropped.push(path);
    return nothing;
  }
  if (isLeaf(shape)) return value;
  return isList(shape)
    ? readEntries(value as readonly unknown[], shape.list, path, dropped)
    : readParts(value as FormValues, shape as AnswerShapes, path, dropped);
}

function readParts(parts: FormValues, shapes: AnswerShapes, path: string, dropped: string[]): FormValues {
  const before = Object.entries(parts);
  const after = before.flatMap(([name, value]) => {
    const shape = shapes.each ?? (Object.hasOwn(shapes, name) ? shapes[name] : 'plain');
    const part = read(value, shape!, path ? `${path}.${name}` : name, dropped);
    return part === nothing ? [] : [[name, part] as const];
  });
  const isSame = after.length === before.length && after.every(([, part], index) => part === before[index]![1]);
  return isSame ? parts : Object.fromEntries(after);
}

function readEntries(entries: readonly unknown[], shape: AnswerShape, path: string, dropped: string[]): readonly unknown[] {
  const after = entries.slice(0, maxEntries).flatMap((entry, index) => {
    const part = entry === null ? nothing : read(entry, shape, `${path}.${index}`, dropped);
    if (entry === null) dropped.push(`${path}.${index}`);
    return part === nothing ? [] : [part];
  });
  if (entries.length > maxEntries) dropped.push(`${path}.${maxEntries}`);
  const isSame = after.length === entries.length && after.every((part, index) => part === entries[index]);
  return isSame ? entries : after;
}

/** How many paths a line on the console names. */
const maxNamed = 10;

/** The line on the console for answers that were left out. It names no value. */
export function droppedMessage(dropped: readonly string[]): string {
  const rest = dropped.length - maxNamed;
  const named = dropped.slice(0, maxNamed).map((path) => path.slice(0, 80));
  return `Stored answers were left out, because they are not what the form stores: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
