import fc from 'fast-check';
import propertyExpr from 'property-expr';
import tinyCase from 'tiny-case';
// @ts-expect-error the package has no types; it is the measure here, not part of the product
import toposort from 'toposort';
import { describe, expect, it } from 'vitest';
import { camelCase, snakeCase } from '../../src/shims/key-case';
import * as paths from '../../src/shims/path-expressions';
import sort from '../../src/shims/topological-sort';

const name = fc.stringMatching(/^[a-z][A-Za-z_]{0,8}$/);
const index = fc.nat(9).map((position) => `[${position}]`);
const path = fc
  .tuple(
    name,
    fc.array(
      fc.oneof(
        name.map((key) => `.${key}`),
        index,
      ),
    ),
  )
  .map(([first, rest]) => first + rest.join(''));

const visits = (forEach: typeof paths.forEach, of: string): unknown[] => {
  const seen: unknown[] = [];
  forEach(of, (...visit) => seen.push(visit));
  return seen;
};

describe('path expressions', () => {
  it('cuts and walks paths as property-expr does', () => {
    fc.assert(
      fc.property(path, (text) => {
        expect(paths.split(text)).toEqual(propertyExpr.split(text));
        expect(visits(paths.forEach, text)).toEqual(visits(propertyExpr.forEach, text));
      }),
    );
  });

  it('reads what a path leads to, and undefined where it ends early', () => {
    const config = { steps: [{ title: 'Company' }], text: null };
    for (const text of ['steps[0].title', 'steps[1].title', 'text.a.b', 'steps'])
      expect(paths.getter(text)(config)).toEqual(propertyExpr.getter(text, true)(config));
    expect(paths.getter(paths.join(['steps', '0', 'title']))(config)).toBe('Company');
  });
});

describe('key case', () => {
  it('turns keys as tiny-case does', () => {
    const key = fc.stringMatching(/^[a-z]+(_[a-z]+|[A-Z][a-z]+|[0-9]+){0,3}$/);
    fc.assert(
      fc.property(key, (text) => {
        expect([camelCase(text), snakeCase(text)]).toEqual([tinyCase.camelCase(text), tinyCase.snakeCase(text)]);
      }),
    );
  });
});

describe('topological sort', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e'];
  const edge = fc.tuple(fc.constantFrom(...nodes), fc.constantFrom(...nodes));

  it('orders any graph without a cycle as toposort does, and throws on a cycle as it does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(edge, { selector: String, maxLength: 6 }), (edges) => {
        const attempt = (run: () => unknown): unknown => {
          try {
            return run();
          } catch {
            return 'cycle';
          }
        };
        expect(attempt(() => sort.array(nodes, edges))).toEqual(attempt(() => toposort.array(nodes, edges)));
      }),
      { numRuns: 500 },
    );
  });
});
