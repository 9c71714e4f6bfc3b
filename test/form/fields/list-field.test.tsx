import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { FormPlan } from '../../../src/kernel/plan/form-plan';
import { createText } from '../../../src/kernel/text/format-message';
import { ListField } from '../../../src/form/fields/list-field';
import { createFormHandle } from '../../../src/form/form-handle';
import { FormProvider } from '../../../src/form/form-provider';
import { formList } from '../../../src/forms/form-list';

const people = {
  id: 'Some',
  params: {},
  fields: [{ path: 'llc.members[].first_name', label: 'person.firstName', rules: 'required' }],
  lists: [{ path: 'llc.members', entryName: 'llc.member' }],
} as const;

const plan: FormPlan = {
  formType: 'FormABusinessForm',
  stepMode: true,
  steps: [{ key: 'one', title: 'One', sections: [{ title: '', text: '', modules: [people] }] }],
};

it('shows in a folded entry what is typed in it elsewhere, and draws no other anew', async () => {
  const facts = {
    config: withDefaults({ formType: 'FormABusinessForm' }),
    form: formList.FormABusinessForm,
    catalogue: emptyCatalogue,
    domains: [],
    offer: nothingOffered,
    today: '2030-01-15',
  };
  const initialValues = { llc: { members: [{ first_name: 'Ann' }, { first_name: '' }, { first_name: 'Cy' }] } };
  const form = createFormHandle({ plan, initialValues, factsWith: (values) => ({ ...facts, values }), mirror: () => {} });
  const drawn: number[] = [];
  render(
    <FormProvider form={form} text={createText()} idPrefix="form-1" validate={() => true} onSubmit={() => {}}>
      <ListField
        path="llc.members"
        summaryOf={(of, index) => ({ name: String(of.get(`llc.members.${index}.first_name`)), detail: 'at home' })}
      >
        {(index) => {
          drawn.push(index);
          return null;
        }}
      </ListField>
    </FormProvider>,
  );
  expect(screen.getByText('Ann').closest('p')?.textContent).toBe('Ann at home');
  drawn.length = 0;
  await act(async () => form.type('llc.members.0.first_name', 'Anna'));
  await act(async () => form.flush());
  expect(screen.getByText('Anna').closest('p')?.textContent).toBe('Anna at home');
  expect(drawn).toEqual([]);
  await act(async () => form.type('llc.members.1.first_name', 'Bo'));
  await act(async () => form.flush());
  expect(drawn).toEqual([1]);
});
