import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import type { Meta } from '../../src/kernel/page-config/config-key';
import type { ParamDeclarations } from '../../src/kernel/plan/module-params';
import type { ModuleDeclaration } from '../../src/kernel/plan/form-plan';
import { filingStates } from '../../src/kernel/reference/states';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';

const modules = Object.entries(moduleList as Readonly<Record<string, ModuleDeclaration>>);
const [, ...parts] = readFileSync('docs/reference/modules.md', 'utf8').split(/^## /m);
const sections = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
const typeWords: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'whole number',
  string: 'string',
  array: 'list of strings',
};

interface Row {
  type: string;
  initial: string;
  words: string;
}

function rowsOf(section: string): Map<string, Row> {
  const rows = section.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm);
  return new Map([...rows].map(([, name = '', type = '', initial = '', words = '']) => [name, { type, initial, words }]));
}

const quoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);

describe('docs/reference/modules.md', () => {
  it('has one section for each module, and no other, none twice', () => {
    expect(parts).toHaveLength(sections.size);
    expect([...sections.keys()].sort()).toEqual(modules.map(([id]) => id).sort());
  });

  it('says of those modules that no form file uses that only page configs name them', () => {
    const used = new Set<string>(
      Object.values<FormDefinition>(formList).flatMap(({ steps }) =>
        steps.flatMap((step) => step.sections.flatMap((section) => section.modules.map(({ id }) => id))),
      ),
    );
    const told = parts.filter((part) => /\bOnly\s+page\s+configs\s+name\s+it\./.test(part)).map((part) => part.split('\n')[0]);
    expect(told.sort()).toEqual(
      modules
        .map(([id]) => id)
        .filter((id) => !used.has(id))
        .sort(),
    );
  });
});

describe.each(modules)('its section on %s', (id, { aliases = [], params = {}, isShown }) => {
  const section = sections.get(id) ?? '';
  const rows = rowsOf(section);

  it('names the aliases of the module', () => {
    const [, told] = /^Alias(?:es)?: (.+)\.$/m.exec(section) ?? [];
    expect(quoted(told)).toEqual(aliases);
  });

  it('says when it is shown, if that depends on anything', () => {
    expect(/\bShown (where|once|unless)\b/.test(section)).toBe(isShown !== undefined);
  });

  it('has one row for each param, and no other', () => {
    expect([...rows.keys()]).toEqual(Object.keys(params));
  });

  it.each(Object.entries(params))('tells the type and the default of %s', (name, param) => {
    const { type, initial } = rows.get(name) ?? { type: '', initial: '' };
    expect(type).toBe(typeWords[param.base().type]);
    expect(initial).toBe(param.isRequired ? 'required' : param.initial === undefined ? 'none' : `\`${JSON.stringify(param.initial)}\``);
  });

  const namesOf = ({ base }: ParamDeclarations[string]) => {
    const shape = base() as AnySchema & { innerType?: AnySchema };
    return ((shape.innerType ?? shape).meta() as Meta | undefined)?.names?.names;
  };
  const enumerated = Object.entries(params)
    .map(([name, param]) => [name, namesOf(param)] as const)
    .filter(([, names]) => names && names !== filingStates);
  it.each(enumerated)('tells the values of %s', (name, names) => {
    expect(quoted(rows.get(name)?.words)).toEqual(names);
  });
});
