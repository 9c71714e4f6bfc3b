import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** What `toEqual` says, a hundred times sooner where there is nothing to say. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
