import { isRefusedKey } from './paths';

/** The names, each numbered from its second use on, that none is one of `taken` or a key that paths refuse. */
export function distinctNames(names: readonly string[], separator: string, taken: readonly string[] = []): readonly string[] {
  const used = new Set(taken);
  return names.map((name) => {
    let own = name;
    for (let number = 2; used.has(own) || isRefusedKey(own); number++) own = `${name}${separator}${number}`;
    used.add(own);
    return own;
  });
}
