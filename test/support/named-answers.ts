import type { Facts } from '../../src/kernel/facts/facts';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { memoizePerObject } from '../../src/kernel/util/memoize-per-object';

/** The same facts, which throw when an answer is read that lies neither at one of the paths nor below one. */
export const onlyNamed = (facts: Facts, paths: readonly string[]): Facts => guarded(facts, paths.join());

// The same object for the same facts, as what is memoized of facts expects.
const guarded = memoizePerObject((facts: Facts, joined: string): Facts => {
  const paths = joined.split(',');

  function check(path: string): void {
    const isOnTheWay = paths.some((named) => named.startsWith(`${path}.`));
    if (!isWhole(path) && !isOnTheWay) throw new Error(`The answer "${path}" is read here and not named.`);
  }

  const isWhole = (path: string) => paths.some((named) => path === named || path.startsWith(`${named}.`));

  function guard(part: unknown, path: string): unknown {
    if (typeof part !== 'object' || part === null || (path !== '' && isWhole(path))) return part;
    const pathTo = (name: string) => (path === '' ? name : `${path}.${name}`);
    // A copy, since a proxy must hand out what a frozen object holds as it is.
    return new Proxy(Array.isArray(part) ? [...(part as unknown[])] : { ...part }, {
      get(group, name) {
        const value: unknown = Reflect.get(group, name);
        const isInherited = name in group && !Object.hasOwn(group, name);
        if (typeof name === 'symbol' || isInherited) return value;
        check(pathTo(name));
        return guard(value, pathTo(name));
      },
      getOwnPropertyDescriptor(group, name) {
        if (typeof name === 'string') check(pathTo(name));
        return Reflect.getOwnPropertyDescriptor(group, name);
      },
      ownKeys() {
        throw new Error(`All answers below "${path}" are listed here, and "${joined}" are named.`);
      },
    });
  }

  return { ...facts, values: guard(facts.values, '') as FormValues };
});
