import { describe, expect, it } from 'vitest';
import { namesIn, readSharedNames } from '../../scripts/build/shared-names.mjs';

describe('the names that a file shares with others', () => {
  it('are those of the code of a document, and its words that are in no dictionary', () => {
    const text = 'Set `limit` and maxLength, or page_id.\n\n```json\n{ "tlds": [".com"] }\n```\n\nThe page says so.';
    expect(namesIn('docs/config.md', text).sort()).toEqual(['com', 'json', 'limit', 'maxLength', 'page_id', 'tlds']);
  });

  it('are the strings of data, but for sentences', () => {
    expect(namesIn('fixtures/a.json', '{ "product_id": 4, "name": "Pine Ridge LLC", "kind": "state" }')).toEqual([
      'product_id',
      'name',
      'kind',
      'state',
    ]);
  });

  it("are of the server's contract what is sent, and none of the words of OpenAPI", () => {
    const text = `{
      "paths": { "/coupons": { "get": { "summary": "All", "parameters": [{ "in": "query", "name": "website_id", "schema": { "const": "a b" } }] } } },
      "components": { "schemas": { "Order": { "properties": { "kind": { "enum": ["primary"] }, "items": { "type": "array", "items": {} } } } } }
    }`;
    expect(namesIn('docs/openapi.json', text)).toEqual(['kind', 'items', 'primary']);
  });

  it('are the properties of a source and its strings without spaces, no comments, imports or parameters', () => {
    const source = `
      import { fetched } from './module-path';
      /** A comment names nothing. */
      export interface Entry { inType: string; method(parameter: number): void }
      export const made = (argument: string, { taken, given: local }: Entry) => {
        const variable = { written: argument, short, key: \`item.price\` };
        return variable.read + 'a whole sentence' + inner;
      };
      class Kept { field = 1; get accessor() { return 1; } }
    `;
    expect(namesIn('src/a.ts', source).sort()).toEqual([
      'accessor',
      'field',
      'given',
      'inType',
      'item',
      'key',
      'method',
      'price',
      'read',
      'short',
      'taken',
      'written',
    ]);
  });

  it('are of a library what it declares, too, but not its strings', () => {
    const declarations =
      "declare var name: 'some-literal';\ndeclare function open(url: string): Window;\ninterface Window { closed: boolean }";
    expect(namesIn('node_modules/lib.dom.d.ts', declarations)).toEqual(['name', 'open', 'closed']);
  });

  it('are all words of anything else', () => {
    expect(namesIn('fixtures/page.html', '<p data-step="one">')).toEqual(['p', 'data', 'step', 'one']);
  });
});

it('shares with the browser what it has, and what JavaScript has', () => {
  expect([...readSharedNames()]).toEqual(expect.arrayContaining(['innerhtml', 'push', 'flatmap', 'fromentries']));
});
