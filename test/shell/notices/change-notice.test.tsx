import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForm } from '../../support/render-form';

const modules = [{ id: 'StateOfService' }, { id: 'EntityType' }, { id: 'ExpediteOptIn', always: true }, { id: 'OptionalProducts' }];
const steps = [{ key: 'order', title: 'Order', sections: [{ modules }] }];
const optionalProducts = [{ type: 'simple' as const, products: [{ role: 'mfParent' }] }];
const expedite = 'productState.expeditedProcessing.checked';

it('says all that one answer took out, however soon it follows another one', async () => {
  const form = await renderForm({ steps, optionalProducts, preselected: { state: 'WY', entityType: 'LLC' } });
  await form.loaded();
  await form.answer('productState.mfParent.checked', '');
  const said = () => form.root.querySelector('.charterform-change [role="status"]')?.textContent;
  // A long list is drawn whole once it is focused.
  await act(async () => form.control('companyInformation.state').focus());
  // Within one frame: the store gets the first answer at once, and the second in the next frame.
  fireEvent.click(form.control(expedite));
  await Promise.resolve();
  fireEvent.change(form.control('companyInformation.state'), { target: { value: 'NM' } });
  await vi.waitFor(() => expect(said()).toContain("We removed these items because New Mexico doesn't offer them: Mail Forwarding."));
  expect(said()).toContain('We removed expedited processing because this is a different filing now.');
  fireEvent.click(form.button('Undo'));
  expect(form.control('companyInformation.state').value).toBe('WY');
  await vi.waitFor(() => expect(form.control(expedite).checked).toBe(true));
});

it('no longer says that an item was removed once it is in the order again, and stays closed where it was closed', async () => {
  const form = await renderForm({ steps, optionalProducts, preselected: { state: 'WY', entityType: 'LLC' } });
  await form.loaded();
  await form.answer('productState.mfParent.checked', '');
  const said = () => form.root.querySelector('.charterform-change [role="status"]')?.textContent;
  const newMexico = "We removed these items because New Mexico doesn't offer them: Mail Forwarding.";
  await form.answer('companyInformation.state', 'NM');
  await vi.waitFor(() => expect(said()).toBe(newMexico));
  await form.answer('companyInformation.state', 'WY');
  await vi.waitFor(() => expect(said()).toBe(''));
  expect(form.summary().join()).toContain('Mail Forwarding');
  await form.answer('companyInformation.state', 'NM');
  await vi.waitFor(() => expect(said()).toBe(newMexico));
  fireEvent.click(form.button('Close'));
  await form.answer('companyInformation.entityType', 'Corp');
  await vi.waitFor(() => expect(form.summary().join()).toContain('Corp'));
  expect(said()).toBe('');
});
