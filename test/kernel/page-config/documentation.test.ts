import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { pageConfigShape } from '../../../src/kernel/page-config/page-config';
import { languages } from '../../../src/kernel/text/language';
import { formList } from '../../../src/forms/form-list';
import { readConfig } from '../../support/page-config';

type Shape = AnySchema & { fields?: Record<string, Shape>; innerType?: Shape };
interface Row {
  type: string;
  initial: string;
}

const wholeShape = pageConfigShape(Object.keys(formList)) as Shape;
const page = readFileSync('docs/reference/page-config.md', 'utf8');
const typeWords = [
  ['string', /^string/],
  ['boolean', /^true or false$/],
  ['number', /^(whole )?number/],
  ['array', /^list of /],
  ['object', /^object/],
] as const;

function rows(): [string, Row][] {
  return [...page.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, key = '', type = '', initial = '']) => [
    key,
    { type, initial },
  ]);
}

/** Every key of the shape: nested ones dotted, `[]` for the entries of a list, `<role>` for keys that are free. */
function keysOf(shape: Shape, path = ''): [string, Shape][] {
  const { values, keyedBy } = (shape.meta() ?? {}) as { values?: Shape; keyedBy?: string };
  if (shape.innerType) return keysOf(shape.innerType, `${path}[]`);
  if (values) return keysOf(values, `${path}.<${keyedBy}>`);
  return Object.entries(shape.fields ?? {}).flatMap(([name, field]) => {
    const key = path ? `${path}.${name}` : name;
    return [[key, field] as [string, Shape], ...keysOf(field, key)];
  });
}

describe('docs/reference/page-config.md', () => {
  it('has one row for each key of the shape, and no other', () => {
    expect(
      rows()
        .map(([key]) => key)
        .sort(),
    ).toEqual(
      keysOf(wholeShape)
        .map(([key]) => key)
        .sort(),
    );
  });

  it.each(keysOf(wholeShape))('tells the type and the default of %s', (key, shape) => {
    const row = new Map(rows()).get(key);
    expect(typeWords.find(([, words]) => words.test(row?.type ?? ''))?.[0]).toBe(shape.type);
    const { default: initial, optional } = shape.spec;
    const told = shape.type === 'object' || initial === undefined ? row?.initial : `\`${JSON.stringify(initial)}\``;
    expect(row?.initial).toBe(told);
    expect(row?.initial.endsWith('required')).toBe(!optional);
  });

  it('names each form type there is, and no other', () => {
    const [, table = ''] = /^## Form types\n(.*?)^## /ms.exec(page) ?? [];
    expect([...table.matchAll(/^\| `(\w+Form)` \|/gm)].map(([, name]) => name).sort()).toEqual(Object.keys(formList).sort());
  });

  it('names each language there is', () => {
    const [row = ''] = /^\| `locale` .*$/m.exec(page) ?? [];
    expect(languages.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  });

  it('has examples that can be used as they are', () => {
    const examples = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => JSON.parse(json) as unknown);
    expect(examples).toHaveLength(3);
    for (const example of examples) expect(readConfig(example)).toMatchObject({ config: example, problems: [] });
  });
});

describe('the snippet of the README', () => {
  it('is a page config without a mistake whose answers are kept (STORE-14)', () => {
    const [, snippet = ''] = /window\.charterformConfig = (\{.*?\n {2}\});/s.exec(readFileSync('README.md', 'utf8')) ?? [];
    const { config, problems } = readConfig(new Function(`return ${snippet}`)());
    expect(problems).toEqual([]);
    expect(config?.pluginVersion).toMatch(/^\d/);
  });
});
