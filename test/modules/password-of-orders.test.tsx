import { expect, it, vi } from 'vitest';
import { keptAnswers } from '../support/answers';
import { posted } from '../support/fake-services';
import { renderForm, servicesKeeping } from '../support/render-form';
import { personAnswers, stepAnswers } from '../support/visits';

const modules = ['StateOfService', 'EntityType', 'CompanyName', 'RegisteredAgentDuration', 'Password'].map((id) => ({ id }));
const steps = [
  { key: 'company', title: 'Company', sections: [{ title: 'The company', modules }] },
  { key: 'payment', title: 'Payment', sections: [{ title: 'The card', modules: [{ id: 'Card' }] }] },
];
const passwordPath = 'accountInformation.password';

const open = async (accounts: boolean, kept = {}) => {
  const services = servicesKeeping({ ...keptAnswers, enteredSecrets: { [passwordPath]: true }, ...kept, currentStep: 0 });
  const form = await renderForm({ steps, flags: { accounts } }, services);
  await form.loaded();
  return form;
};

it('an order that opens no account asks for no password, restores none and sends none (SHOP-12)', async () => {
  const form = await open(false);
  expect(form.has(passwordPath)).toBe(false);
  expect(form.root.textContent).not.toMatch(/password/i);
  await form.press('Continue');
  await form.arrivesAt('payment');
  expect(form.root.textContent).not.toMatch(/password/i);
  await form.answerAll(stepAnswers.payment);
  await form.press('Submit Order');
  await form.reads('Thank you, your order is in');
  const account = posted(form.services).at(-1)!.data.account as object;
  expect(account).toMatchObject({ email_address: 'ann@example.com' });
  expect(account).not.toHaveProperty('password');
});

it('an order that opens one asks for its password, names it after a reload and sends it (SHOP-12)', async () => {
  const form = await open(true);
  expect(form.root.textContent).toContain('please enter these again: Password');
  await form.press('Continue');
  await vi.waitFor(() => expect(form.messageOf(passwordPath)).not.toBe(''));
  await form.answer(passwordPath, 'Correct-Horse-1');
  await form.press('Continue');
  await form.arrivesAt('payment');
  await form.answerAll(stepAnswers.payment);
  await form.press('Submit Order');
  await form.reads('Thank you, your order is in');
  expect(posted(form.services).at(-1)!.data.account).toMatchObject({ password: 'Correct-Horse-1' });
});

it('a form that only opens an account asks for its password, whatever orders do (SHOP-12)', async () => {
  const form = await renderForm({ formType: 'FreeAccountForm', flags: { accounts: false, skipCaptcha: true } });
  const { 'contactInformation.phone': _phone, ...person } = personAnswers;
  await form.answerAll({ ...person, [passwordPath]: 'Correct-Horse-1' });
  await form.press('Submit');
  await vi.waitFor(() => expect(posted(form.services).at(-1)?.data.account).toMatchObject({ password: 'Correct-Horse-1' }));
});
