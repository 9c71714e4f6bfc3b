import { array, boolean, number, object, string, type AnySchema, type Schema, type StringSchema } from 'yup';
import { isSafeAddress } from '../util/safe-url';

/**
 * A key of the page config: type, shape and default in one declaration. `Given` is what a page may write there, with
 * undefined where the key may be left out; `Filled` is what the form finds there, without undefined where there is a
 * default.
 */
export interface ConfigKey<Given, Filled = Given> {
  /** Makes the yup schema that checks what a page gives. Called for given keys only: making all takes longer than drawing a step. */
  shape(): Schema<Given>;
  /** The default; undefined where there is none. */
  initial: Filled | undefined;
}

interface AnyKey {
  shape(): AnySchema;
  initial: unknown;
}
type Keys = Readonly<Record<string, AnyKey>>;
type Flat<Values> = { [Name in keyof Values]: Values[Name] };
/** The same values; what may be undefined may also be left out. */
type WithGaps<Values> = Flat<
  { [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name] } & {
    [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Values[Name];
  }
>;

/** What a page may write of a group's keys. */
export type Given<Group extends Keys> = WithGaps<{ [Name in keyof Group]: Group[Name] extends ConfigKey<infer Value, infer _> ? Value : never }>;
/** What the form finds of them. */
export type Filled<Group extends Keys> = WithGaps<{ [Name in keyof Group]: Group[Name] extends ConfigKey<infer _, infer Value> ? Value : never }>;

/** What may stand at a key, or as an entry of a list. */
export type ValueOf<Key extends AnyKey> = Key extends ConfigKey<infer Value, infer _> ? NonNullable<Value> : never;

/** A key that may be left out; a default of another type than its value does not compile. */
type Optional<Value, Initial = undefined> = ConfigKey<Value | undefined, undefined extends Initial ? Value | undefined : Value>;

const optional = <Value, Initial extends Value | undefined>(shape: () => AnySchema, initial?: Initial) =>
  ({ shape: () => (initial === undefined ? shape() : shape().default(initial)), initial }) as Optional<Value, Initial>;

const refined = <Key extends AnyKey>(key: Key, refine: (shape: AnySchema) => AnySchema): Key => ({
  ...key,
  shape: () => refine(key.shape()),
});

const needed = <Value>(key: Optional<Value>, expected: string) =>
  refined(key, (shape) => shape.required(expected)) as ConfigKey<Value>;

// A shape's message says what is expected, for "… should be {message}, but is …".

export const text = <Initial extends string | undefined = undefined>(initial?: Initial) =>
  optional<string, Initial>(() => string().typeError('a string'), initial);

export const neededText = () => needed(text(), 'a string that is not empty');

export const flag = <Initial extends boolean | undefined = undefined>(initial?: Initial) =>
  optional<boolean, Initial>(() => boolean().typeError('true or false'), initial);

export const decimal = () => optional<number, undefined>(() => number().typeError('a number'));

/** A whole number of at least `least`. */
export function whole<Initial extends number | undefined = undefined>(least: number, initial?: Initial) {
  const expected = `a whole number from ${least}`;
  return optional<number, Initial>(() => number().typeError(expected).integer(expected).min(least, expected), initial);
}

const choices = (values: readonly string[]) => `one of ${values.join(', ')}`;

export const oneOf = <const Value extends string, Initial extends Value | undefined = undefined>(values: readonly Value[], initial?: Initial) =>
  optional<Value, Initial>(() => string().typeError(choices(values)).oneOf(values, choices(values)), initial);

export const neededOneOf = <const Value extends string>(values: readonly Value[]) => needed(oneOf(values), choices(values));

/** @param pattern without flags, since the JSON schema takes its bare source */
export const matching = <Key extends AnyKey>(key: Key, pattern: RegExp, expected: string) =>
  refined(key, (shape) => (shape as StringSchema).matches(pattern, expected));

/** An address that the form may link to: `javascript:` and its like are refused. */
export const link = <Initial extends string | undefined = undefined>(initial?: Initial) =>
  refined(text(initial), (shape) =>
    shape.test('link', 'a web address', (address = '') => isSafeAddress(address) || /^(mailto|tel):/i.test(address)),
  );

/** Ids and prices: text in the form, text or a number in the page. */
export const textOrNumber = <Key extends AnyKey>(key: Key) => refined(key, (shape) => shape.meta({ types: ['string', 'number'] }));

export const dollars = <Key extends AnyKey>(key: Key) =>
  textOrNumber(matching(key, /^\d+(\.\d{1,2})?$/, 'dollars such as "49.00"'));

export const list = <Item extends AnyKey, Initial extends readonly ValueOf<Item>[] | undefined = undefined>(item: Item, initial?: Initial) =>
  optional<readonly ValueOf<Item>[], Initial>(() => array(item.shape()).typeError('a list'), initial);

export const neededList = <Item extends AnyKey>(item: Item, expected: string) => needed(list(item), expected);

/** An object of these keys. Where a page gives one, the keys that it leaves out stay undefined. */
export const group = <Group extends Keys>(keys: Group) =>
  optional<Given<Group>, undefined>(() =>
    object(Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, key.shape()]))).typeError('an object'),
  );

/** An object of these keys and any others, which are handed on as they are. */
export const openGroup = <Group extends Keys>(keys: Group) =>
  refined(group(keys), (shape) => shape.meta({ open: true })) as Optional<Given<Group> & Readonly<Record<string, unknown>>>;

/** An object of these keys that the form always finds, each key with its own default. */
export const filledGroup = <Group extends Keys>(keys: Group) =>
  ({ ...group(keys), initial: initialsOf(keys) }) as ConfigKey<Given<Group> | undefined, Filled<Group>>;

/** An object of any keys whose values are all alike; `keyedBy` says what the keys are. */
export const record = <Value extends AnyKey>(keyedBy: string, values: Value) =>
  optional<Readonly<Record<string, ValueOf<Value>>>, {}>(
    () => object().typeError('an object').meta({ keyedBy, values: values.shape() }),
    {},
  );

/** The defaults of those keys that have one. */
export const initialsOf = <Group extends Keys>(keys: Group) =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  ) as Partial<Filled<Group>>;
