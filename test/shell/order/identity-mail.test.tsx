import { expect, it } from 'vitest';
import { fakeServices } from '../../support/fake-services';
import { renderForm, servicesKeeping } from '../../support/render-form';

const role = (name: string) => ({ role: name });
const page = {
  primaryProducts: [],
  optionalProducts: [
    { type: 'simple' as const, products: [role('mfParent')] },
    { type: 'simple' as const, saveAs: 'businessIdentity', products: [role('webHosting')] },
  ],
  bundles: [
    {
      product_id: '90',
      product_ids: ['40012'],
      price: '99.00',
      config: {
        isBusinessIdentity: true,
        fieldTriggerToggle: true,
        orConditions: [{ andConditions: [{ fieldKey: 'businessIdentityToggle', fieldVal: true }] }],
      },
    },
  ],
  steps: [{ key: 'all', title: 'All', sections: [{ modules: [{ id: 'BusinessIdentity' }, { id: 'OptionalProducts' }] }] }],
};
const said = 'We removed the virtual office because your package includes a mail address.';
const data = (serviceType: string, limit: string) => ({ serviceType, limit, state: { key: 'WY', value: 'Wyoming' } });

async function formWith(serviceType: string, limit: string) {
  const { localStorage } = servicesKeeping({ productState: { mfParent: { checked: true, data: data(serviceType, limit) } } });
  const form = await renderForm(page, { ...fakeServices(), localStorage });
  await form.loaded();
  return { ...form, ordered: () => form.summary().join() };
}

it('a package with a mail address takes the virtual office out, keeps how its mail is handled, and gives it back (OPT-13)', async () => {
  const form = await formWith('vo', '');
  expect(form.ordered()).toContain('Virtual Office');
  await form.answer('businessIdentityToggle', '');
  await form.reads(said);
  expect(form.ordered()).not.toContain('Virtual Office');
  expect(form.kept()).toMatchObject({ productState: { mfParent: { checked: false }, businessIdentityMail: { data: data('vo', '') } } });
  await form.press('Undo');
  expect(form.ordered()).toContain('Virtual Office');
});

it('a package with a mail address leaves mail forwarding in the order (OPT-13)', async () => {
  const form = await formWith('mf', '45');
  expect(form.ordered()).toContain('Mail Forwarding, 45 Pieces');
  await form.answer('businessIdentityToggle', '');
  expect(form.ordered()).toContain('Mail Forwarding, 45 Pieces');
  expect(form.root.textContent).not.toContain(said);
  expect(form.kept()).toMatchObject({ productState: { mfParent: { checked: true }, businessIdentityMail: { data: data('mf', '45') } } });
});
