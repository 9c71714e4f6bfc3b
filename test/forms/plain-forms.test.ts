import { expect, it } from 'vitest';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList, orderFormList } from '../../src/forms/form-list';
import { moduleList, orderModuleList } from '../../src/forms/module-list';
import { plainFormList } from '../../src/forms/plain-form-list';
import { plainModuleList } from '../../src/forms/plain-module-list';

const modulesOf = ({ steps }: FormDefinition) =>
  steps.flatMap(({ sections }) => sections.flatMap(({ modules }) => modules.map(({ id }) => id)));
const plain = Object.entries<FormDefinition>(plainFormList);

it('every form type is on one list, of the plain forms or of those that sell', () => {
  const names = [...Object.keys(orderFormList), ...Object.keys(plainFormList)];
  expect(new Set(names).size).toBe(names.length);
  expect(names.sort()).toEqual(Object.keys(formList).sort());
  expect(plain.map(([, { kind }]) => kind)).toEqual(plain.map(() => 'plain'));
  expect(Object.values<FormDefinition>(orderFormList).filter(({ kind }) => kind !== 'order')).toEqual([]);
});

it('every module is on one list, and those of plain forms are all that these ask for (HOST-09)', () => {
  const names = [...Object.keys(orderModuleList), ...Object.keys(plainModuleList)];
  expect(new Set(names).size).toBe(names.length);
  expect(names.sort()).toEqual(Object.keys(moduleList).sort());
  const asked = new Set(plain.flatMap(([, form]) => modulesOf(form)));
  expect([...asked].sort()).toEqual(Object.keys(plainModuleList).sort());
});
