import fc from 'fast-check';
// @ts-expect-error the package has no types; it is the measure here, not part of the product
import lodashToPath from 'lodash-es/toPath';
import { describe, expect, it } from 'vitest';
import toPath from '../../src/shims/to-path';

describe('toPath', () => {
  it.each([
    ['companyInformation.companyName', ['companyInformation', 'companyName']],
    ['llc.members[0].first_name', ['llc', 'members', '0', 'first_name']],
    ['llc.members.0.first_name', ['llc', 'members', '0', 'first_name']],
    ['members[12]', ['members', '12']],
    ['productState["book.seal"].checked', ['productState', 'book.seal', 'checked']],
    ["a['b']", ['a', 'b']],
    ['', []],
  ])('cuts %j', (path, names) => {
    expect(toPath(path)).toEqual(names);
  });

  it('takes an array as a path already cut', () => {
    expect(toPath(['a.b', 0])).toEqual(['a.b', '0']);
  });

  it('cuts any odd string as lodash does', () => {
    const oddPath = fc.string({ unit: fc.constantFrom('a', '1', '.', '[', ']', '"', "'", '\\', ' ', '-') });
    fc.assert(
      fc.property(oddPath, (path) => {
        expect(toPath(path)).toEqual(lodashToPath(path));
      }),
      { numRuns: 2000 },
    );
  });
});
