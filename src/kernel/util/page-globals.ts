/**
 * Whether a value is an element, a list of elements or a frame of the page. Browsers make a global of each id and of many
 * names, so that one of them can stand where a global of ours or of another script is looked for.
 */
export function isOfPage(value: unknown): boolean {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  try {
    return 'nodeType' in value || 'namedItem' in value || (value as { window?: unknown }).window === value;
  } catch {
    // A frame of another site does not let itself be asked.
    return true;
  }
}

/** A global of the page by its name; undefined where an element of the page has taken the name. */
export function readGlobal(page: object, name: string): unknown {
  const value: unknown = Reflect.get(page, name);
  return isOfPage(value) ? undefined : value;
}

type AnyFunction = (...given: never[]) => unknown;

/** A global that is a function; undefined where it is anything else. */
export function readFunction<Known extends AnyFunction>(page: object, name: string): Known | undefined {
  const value = readGlobal(page, name);
  return typeof value === 'function' ? (value as Known) : undefined;
}

/** A global with a method; undefined where it has none, or the method is an element of the page. */
export function readWithMethod<Known extends object>(page: object, name: string, method: keyof Known & string): Known | undefined {
  const value = readGlobal(page, name);
  return value && typeof readGlobal(value as object, method) === 'function' ? (value as Known) : undefined;
}
