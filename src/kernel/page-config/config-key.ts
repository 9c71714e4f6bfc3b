import { array, boolean, number, object, string, type AnySchema, type Schema, type StringSchema } from 'yup';
import { oneOfNames, type KnownNames } from './config-problem';
import { nearestHint } from './nearest-name';

/**
 * A key of the page config: type, check and default in one declaration. `Given` is the type a page may write, with
 * undefined if the key may be left out; `Filled` is the type after reading, without undefined if there is a default.
 */
export interface ConfigKey<Given, Filled = Given> {
  /** Creates the yup schema for the key, without its default. Keys of the same kind share one function to save memory. */
  base: () => Schema<Given>;
  /** The default; undefined if there is none. */
  initial: Filled | undefined;
  isRequired?: true;
  isRole?: true;
}

interface AnyKey {
  base: () => AnySchema;
  initial: unknown;
  isRequired?: true;
  isRole?: true;
}
export type Keys = Readonly<Record<string, AnyKey>>;

/** What a schema says of its key beyond yup. */
export interface Meta {
  /** Other names are reported, but taken. */
  names?: KnownNames;
  isAmount?: boolean;
  /** The text is sent with what visitors answer. */
  isSent?: boolean;
  isGate?: boolean;
  open?: boolean;
  keyedBy?: string;
  values?: AnySchema;
  keys?: readonly string[];
  /** The keys of a record whose texts cannot be blank, and what these are for. */
  words?: { at: RegExp; expected: string };
  needsOne?: readonly string[];
  /** An empty list is none. */
  needsEntry?: boolean;
  short?: ShortForm;
}

/** How an entry may be written as one word. */
export interface ShortForm {
  /** The key that the word stands for. */
  key: string;
  /** The words that say all by themselves; any word does where there are none. */
  names?: readonly string[];
  /** What an entry with any other word needs beside it. */
  needs?: readonly string[];
}

type Flat<Values> = { [Name in keyof Values]: Values[Name] };
/** Makes every property optional that may be undefined. */
type WithGaps<Values> = Flat<
  { [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name] } & {
    [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Values[Name];
  }
>;

/** The type of a group as a page may write it. */
export type Given<Group extends Keys> = WithGaps<{
  [Name in keyof Group]: Group[Name] extends ConfigKey<infer Value, infer _> ? Value : never;
}>;
/** The type of a group after reading, with defaults. */
export type Filled<Group extends Keys> = WithGaps<{
  [Name in keyof Group]: Group[Name] extends ConfigKey<infer _, infer Value> ? Value : never;
}>;

/** The type of a key's value, or of a list's entry. */
export type ValueOf<Key extends AnyKey> = Key extends ConfigKey<infer Value, infer _> ? NonNullable<Value> : never;

/** A key that may be left out. A default of the wrong type does not compile. */
export type Optional<Value, Initial = undefined> = ConfigKey<Value | undefined, undefined extends Initial ? Value | undefined : Value>;

/** The yup schema of a key. Create it only for keys that the page gives: creating all takes longer than drawing a step. */
export const shapeOf = ({ base, initial }: AnyKey): AnySchema => (initial === undefined ? base() : base().default(initial));

/** Schemas never change, and a clone of one costs more than a check by it: each is made at its first use and kept. */
function once<Shape>(make: () => Shape): () => Shape {
  let made: Shape | undefined;
  return () => (made ??= make());
}

const optional = <Value, Initial extends Value | undefined>(base: () => AnySchema, initial?: Initial) =>
  ({ base, initial }) as Optional<Value, Initial>;

export const refined = <Key extends AnyKey>(key: Key, refine: (shape: AnySchema) => AnySchema): Key => ({
  ...key,
  base: once(() => refine(key.base())),
});

/** The key with what its schema says beyond yup. */
export const withMeta = <Key extends AnyKey>(key: Key, meta: Meta): Key => refined(key, (shape) => shape.meta(meta));

const required = <Value>(key: Optional<Value>, expected: string) =>
  ({ ...refined(key, (shape) => shape.required(expected)), isRequired: true }) as ConfigKey<Value>;

// The messages of the shapes complete the sentence "… should be {message}, but is …".

const stringShape = once(() => string().typeError('a string'));
const booleanShape = once(() => boolean().typeError('true or false'));
const numberShape = once(() => number().typeError('a number'));

export const text = <Initial extends string | undefined = undefined>(initial?: Initial) => optional<string, Initial>(stringShape, initial);

const requiredString = required(text(), 'a string that is not empty');
export const requiredText = () => requiredString;

/** A text that is sent, and so is read as an answer is (FIELD-25). */
export const sent = <Key extends AnyKey>(key: Key) => withMeta(key, { isSent: true });

export const flag = <Initial extends boolean | undefined = undefined>(initial?: Initial) =>
  optional<boolean, Initial>(booleanShape, initial);

export const decimal = <Initial extends number | undefined = undefined>(initial?: Initial) =>
  optional<number, Initial>(numberShape, initial);

/** No count or duration of a page is larger. */
const largest = 9999;

/** An integer of at least `min`, and of at most `max`. */
export function whole<Initial extends number | undefined = undefined>(min: number, initial?: Initial, max = largest) {
  const limited = `a whole number from ${min} to ${max}`;
  const expected = max === largest ? `a whole number from ${min}` : limited;
  return optional<number, Initial>(
    once(() => number().typeError(expected).integer(expected).min(min, expected).max(max, limited)),
    initial,
  );
}

/** One of few names, in a type of their own. */
export function oneOf<const Value extends string, Initial extends Value | undefined = undefined>(
  values: readonly Value[],
  initial?: Initial,
) {
  const { expected } = oneOfNames(values);
  const wrongName = ({ value }: { value?: unknown }) => expected + nearestHint(String(value), values);
  return optional<Value, Initial>(
    once(() => string().typeError(expected).oneOf(values, wrongName)),
    initial,
  );
}

export const requiredOneOf = <const Value extends string>(values: readonly Value[]) => required(oneOf(values), oneOfNames(values).expected);

/** The role of a product, ours or one that the page names. */
export const role = () => ({ ...text(), isRole: true }) as const;
export const requiredRole = () => ({ ...requiredText(), isRole: true }) as const;

/** @param pattern with no flag but `i`: the JSON schema can say no other */
export const matching = <Key extends AnyKey>(key: Key, pattern: RegExp, expected: string) =>
  refined(key, (shape) => (shape as StringSchema).matches(pattern, expected));

/** A string among known names. An unknown one is reported but kept: a limit that lost its only name would be none. */
export const named = <Key extends AnyKey>(key: Key, names: KnownNames) => withMeta(key, { names });

/** A function that answers whether something may begin, and may call `grant` later, or its name. A wrong one answers no. */
export const gate = () => withMeta(text(), { isGate: true }) as Optional<string | ((grant: () => void) => unknown)>;

/** Dollars as a string; of a number, which may carry float noise, the nearest cent counts. */
export const dollars = <Key extends AnyKey>(key: Key) =>
  withMeta(matching(key, /^\d{1,9}(\.\d{1,2})?$/, 'dollars such as "49.00"'), { isAmount: true });

export const list = <Item extends AnyKey, const Initial extends readonly ValueOf<Item>[] | undefined = undefined>(
  item: Item,
  initial?: Initial,
) => optional<readonly ValueOf<Item>[], Initial>(() => array(shapeOf(item)).typeError('a list'), initial);

/** A list that counts as left out while it is empty, or all of its entries are wrong. */
export const filledList = <Item extends AnyKey, const Initial extends readonly ValueOf<Item>[] | undefined = undefined>(
  item: Item,
  initial?: Initial,
) => withMeta(list(item, initial), { needsEntry: true });

export const requiredList = <Item extends AnyKey>(item: Item) => required(list(item), 'a list');

/** An object with these keys; keys that a page leaves out stay undefined. */
export const group = <Group extends Keys>(keys: Group) =>
  optional<Given<Group>, undefined>(
    once(() => object(Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, shapeOf(key)]))).typeError('an object')),
  );

/** An object with these keys; other keys pass through unchecked. */
export const openGroup = <Group extends Keys>(keys: Group) =>
  withMeta(group(keys), { open: true }) as Optional<Given<Group> & Readonly<Record<string, unknown>>>;

/** A group of which one of these keys must be given at least. */
export const needingOne = <Key extends AnyKey>(key: Key, names: readonly string[]) =>
  refined(withMeta(key, { needsOne: names }), (shape) =>
    shape.test({
      name: 'needsOne',
      message: `an object with ${names.join(' or ')}`,
      skipAbsent: true,
      test: (value: Readonly<Record<string, unknown>>) => names.some((name) => value[name]),
    }),
  );

/** An object with these keys that is never undefined after reading: each key has its own default. */
export const filledGroup = <Group extends Keys>(keys: Group) =>
  ({ ...group(keys), initial: initialsOf(keys) }) as ConfigKey<Given<Group> | undefined, Filled<Group>>;

/** An object with any keys and values of one kind; `keyedBy` names the keys in the documentation. */
export const record = <Value extends AnyKey>(keyedBy: string, values: Value) =>
  optional<Readonly<Record<string, ValueOf<Value>>>, {}>(
    () =>
      object()
        .typeError('an object')
        .meta({ keyedBy, values: shapeOf(values) }),
    {},
  );

/** A record whose texts cannot be blank under the keys that match. */
export const withWords = <Key extends AnyKey>(key: Key, at: RegExp, expected: string) => withMeta(key, { words: { at, expected } });

/** A record with these keys; others are reported. */
export const withKeys = <Key extends AnyKey>(key: Key, keys: readonly string[]) => withMeta(key, { keys });

/**
 * The schema of a group without the keys that are neither given nor required: all of them take longer to create than a
 * step takes to draw. @param names what may be given
 */
export const shapeOfGiven = (keys: Keys, given: readonly string[] = Object.keys(keys), names = Object.keys(keys)): AnySchema =>
  shapeOf(
    withKeys(
      required(
        group(Object.fromEntries(Object.entries(keys).filter(([name, { isRequired }]) => isRequired || given.includes(name)))),
        'an object',
      ),
      names,
    ),
  );

/** The defaults of a group, without the keys that have none. */
export const initialsOf = <Group extends Keys>(keys: Group) =>
  Object.fromEntries(Object.entries(keys).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]]))) as Partial<
    Filled<Group>
  >;
