import { refined, withMeta, type Optional, type ShortForm } from './config-key';
import { oneOfNames } from './config-problem';
import { nearestHint } from './nearest-name';

/** A group that may be written as its text alone: `"x"` for `{ "label": "x" }`. */
export const orText = <Value>(key: Optional<Value>, name: keyof Value & string) =>
  withMeta(key, { short: { key: name } }) as Optional<Value | string>;

/** A group that may be written as one of few words, and needs some keys with any other one. */
export function shortened<Value>(key: Optional<Value>, { key: name, names, needs }: Required<ShortForm>) {
  const withWord = withMeta(key, { short: { key: name, names, needs } });
  return refined(withWord, (shape) =>
    shape.test({
      name: 'short',
      message: ({ value }: { value?: unknown }) => {
        const word = String((value as Readonly<Record<string, unknown>>)[name]);
        return `${oneOfNames(names).expected}, or an object with ${[name, ...needs].join(', ')}${nearestHint(word, names)}`;
      },
      skipAbsent: true,
      test: (value: Readonly<Record<string, unknown>>) => names.includes(String(value[name])) || needs.every((one) => value[one]),
    }),
  ) as Optional<Value | string>;
}
