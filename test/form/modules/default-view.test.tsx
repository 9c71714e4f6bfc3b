import { expect, it, vi } from 'vitest';
import { getPath } from '../../../src/kernel/util/paths';
import { defineModule, type Module } from '../../../src/form/modules/define-module';
import { registeredModules } from '../../../src/form/modules/registered-modules';
import { flag } from '../../../src/kernel/page-config/config-key';
import { renderForm } from '../../support/render-form';

const sample = defineModule({
  params: { asksMessage: flag(false) },
  fields: ({ asksMessage }) => [
    { path: 'billing.different', label: 'billing.different', type: 'checkbox', initial: false },
    { path: 'accountInformation.password', label: 'account.password', type: 'password', secret: true },
    { path: 'contact.email', label: 'person.email', type: 'email' },
    {
      path: 'contact.subject',
      label: 'contact.subject',
      wide: true,
      isShown: ({ values }) => getPath(values, 'billing.different') === true,
    },
    ...(asksMessage ? [{ path: 'contact.message', label: 'contact.message', control: 'textArea' } as const] : []),
  ],
});

registeredModules.add({ Sample: sample as Module });

const open = (params: object = {}) =>
  renderForm({ steps: [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'Sample', ...params }, { id: 'CompanyName' }] }] }] });

const paths = ['billing.different', 'accountInformation.password', 'contact.email', 'contact.subject', 'contact.message'];

it('draws the fields of a module without a view in their order, each by its declaration', async () => {
  const form = await open({ asksMessage: true });
  await form.answer('billing.different', 'on');
  await vi.waitFor(() => expect(form.all('[name="contact.subject"]')).toHaveLength(1));
  const controls = form.all<HTMLInputElement>('.charterform-step :is(input, textarea)').flatMap((control) => {
    const path = paths.find((path) => form.control(path) === control);
    return path ? [[path, control.type]] : [];
  });
  expect(controls).toEqual([
    ['billing.different', 'checkbox'],
    ['accountInformation.password', 'password'],
    ['contact.email', 'email'],
    ['contact.subject', 'text'],
    ['contact.message', 'textarea'],
  ]);
  expect(form.hasButton('Show Password')).toBe(true);
  const isWide = (name: string) => form.control(name).closest('.charterform-field')!.hasAttribute('data-wide');
  expect(['contact.email', 'contact.subject'].map(isWide)).toEqual([false, true]);
});

it('draws only fields that are asked now, with these params and these answers', async () => {
  const form = await open();
  const shown = () => paths.filter(form.has);
  expect(shown()).toEqual(['billing.different', 'accountInformation.password', 'contact.email']);
  await form.answer('billing.different', 'on');
  await vi.waitFor(() => expect(shown()).toEqual(['billing.different', 'accountInformation.password', 'contact.email', 'contact.subject']));
});

it('takes blanks from an email, as the field for emails does (FIELD-15)', async () => {
  const form = await open();
  await form.user.click(form.control('contact.email'));
  await form.user.paste(' ann@example.com ');
  expect(form.control('contact.email').value).toBe('ann@example.com');
});
