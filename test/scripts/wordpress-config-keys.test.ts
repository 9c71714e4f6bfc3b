import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageConfigSchema } from '../../scripts/schema/page-config-schema.mjs';
import { readKeyTable } from '../../scripts/schema/read-key-table.mjs';
import type { Description } from '../../scripts/schema/schema-from-shape.mjs';
import { wholeShape } from '../support/page-config-arbitrary';

interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
}

type Right = 'services' | 'settings' | 'open';

const file = 'wordpress/charterform/includes/page-config/config-keys.json';
const lists = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<Right, readonly string[]>>;
const descriptions = readKeyTable(readFileSync('docs/reference/page-config.md', 'utf8'));
const schema = pageConfigSchema(wholeShape.describe() as Description, descriptions) as Schema;

/** The dotted keys of all values, with `*` for any name and `[]` for any place of a list. */
function keysOf({ properties, additionalProperties, items }: Schema, key = ''): string[] {
  const below = (name: string) => (key ? `${key}.${name}` : name);
  if (properties) {
    const known = Object.entries(properties).flatMap(([name, part]) => keysOf(part, below(name)));
    return additionalProperties === false ? known : [...known, below('*')];
  }
  if (typeof additionalProperties === 'object') return keysOf(additionalProperties, below('*'));
  return items ? keysOf(items, `${key}[]`) : [key];
}

describe('the keys of the page config that need a right', () => {
  const all = keysOf(schema);
  const sorted = Object.values(lists).flat();

  it('sorts every key of the page config into one list, and names no other', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((key) => !sorted.includes(key))).toEqual([]);
    expect(sorted.filter((key) => !all.includes(key))).toEqual([]);
    expect(new Set(sorted).size).toBe(sorted.length);
  });

  it('has whatever names a script, a frame or a service among the services', () => {
    const names = all.filter((key) => /^(endpoints|payment)\.|Script$|Frame$|consent$|Provider$|adapter$/.test(key));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((key) => !lists.services.includes(key))).toEqual([]);
  });

  it('keeps testing switches, redirects and accounts from pages', () => {
    const names = all.filter((key) =>
      /^(redirects|analytics|datasets)\.|flags\.(skip|bail|cancel|url|toolbox|idempotent|accounts)/.test(key),
    );
    expect(names.filter((key) => lists.open.includes(key))).toEqual([]);
  });
});
