import { describe, expect, it } from 'vitest';
import type { ModuleDeclaration } from '../../src/kernel/plan/form-plan';
import { readParams } from '../../src/kernel/plan/module-params';
import { checkField, rulesOf } from '../../src/kernel/plan/check-step';
import { checkValue } from '../../src/kernel/validation/run-rules';
import { moduleList } from '../../src/forms/module-list';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { factsWith } from '../kernel/plan/sample-plan';

const config = withDefaults({ formType: 'FormABusinessForm' });
const modules = Object.entries(moduleList as Readonly<Record<string, ModuleDeclaration>>);

it('gives every module names that no other one has, id and aliases alike', () => {
  const names = modules.flatMap(([id, { aliases = [] }]) => [id, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(modules)('the module %s', (_id, { params = {}, fields, lists = [] }) => {
  it('declares rules that can be read, and attributes that can be judged (VALID-01, VALID-08)', () => {
    for (const facts of [factsWith(), factsWith({ some: 'answer' })])
      for (const field of typeof fields === 'function' ? fields(readParams(params, {}, '', []) ?? {}, config) : fields) {
        const path = field.path.replaceAll('[]', '.0');
        expect(() => checkField(field, path, facts), path).not.toThrow();
        for (const use of rulesOf(field, path, facts)) expect(() => checkValue('some answer', [use], facts), path).not.toThrow();
      }
  });

  it('declares each list that it has fields of', () => {
    const asked = typeof fields === 'function' ? fields(readParams(params, {}, '', []) ?? {}, config) : fields;
    const paths = asked.filter(({ path }) => path.includes('[]')).map(({ path }) => path.slice(0, path.indexOf('[]')));
    const listed = typeof lists === 'function' ? lists(readParams(params, {}, '', []) ?? {}) : lists;
    expect([...new Set(paths)]).toEqual(listed.map(({ path }) => path));
  });
});
