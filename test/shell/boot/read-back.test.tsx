import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localeIn } from '../../support/locales';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

const { 'contactInformation.country': _, ...contact } = stepAnswers.contact as Record<string, string>;

/** The contact step with nothing entered, as a browser finds it that knows the visitor. */
async function openContact(): Promise<RenderedForm> {
  const { contactInformation: _contact, accountInformation: _account, ...kept } = keptAnswers;
  const form = await renderForm({}, servicesKeeping({ ...kept, currentStep: 4 }));
  await form.loaded();
  await form.arrivesAt('contact');
  // Long lists are drawn whole a moment later.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return form;
}

/** Fills a control in without a word, as some browsers do. */
function fillIn(form: RenderedForm, path: string, value: string, ...events: string[]) {
  const control = form.control(path);
  Reflect.set(Object.getPrototypeOf(control) as object, control.type === 'checkbox' ? 'checked' : 'value', value, control);
  for (const type of events) control.dispatchEvent(new Event(type, { bubbles: true }));
}

const shown = (form: RenderedForm) => Object.fromEntries(Object.keys(contact).map((path) => [path, form.control(path).value]));
const asShown = { ...contact, 'contactInformation.phone': '(307) 555-0101' };
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('what a browser or a password manager fills in', () => {
  it('without any event is there at Continue, the password too (FIELD-22)', async () => {
    const form = await openContact();
    for (const [path, value] of Object.entries(contact)) fillIn(form, path, value);
    await form.press('Continue');
    await form.arrivesAt('optional-items');
    await form.press('Back');
    await form.arrivesAt('contact');
    expect(shown(form)).toEqual(asShown);
    expect(form.kept()).toMatchObject({ contactInformation: { firstName: 'Ann' } });
  });

  it.each([['input'], ['change'], ['input', 'change']])(
    'with only these events is an answer at once: %s %s (FIELD-22)',
    async (...events) => {
      const form = await openContact();
      for (const [path, value] of Object.entries(contact)) fillIn(form, path, value, ...events);
      await nextTask();
      expect(shown(form)).toEqual(asShown);
      const { values } = form.running.session!.form;
      expect(values()).toMatchObject({
        contactInformation: { firstName: 'Ann', state: { key: 'WY' } },
        accountInformation: { password: contact['accountInformation.password'] },
      });
    },
  );

  it('is not wiped by whatever is drawn anew, such as a refusal, an answer or another language (FIELD-22)', async () => {
    const draws: ((form: RenderedForm) => unknown)[] = [
      (form) => form.answer('contactInformation.firstName', 'Ann'),
      (form) => form.press('Continue'),
      ({ running }) => running.session!.form.change({ loading: false, other: 1 } as never),
      ({ running }) => running.session!.form.validateSteps([4]),
      ({ running }) => running.session!.kept.store.dispatch({ type: 'anything' }),
      ({ root }) => root.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      ({ running }) => running.setLocale(localeIn('es')),
    ];
    for (const draw of draws) {
      const form = await openContact();
      const { 'contactInformation.firstName': _first, ...others } = contact;
      for (const [path, value] of Object.entries(others)) fillIn(form, path, value);
      await act(async () => void (await draw(form)));
      await nextTask();
      const there = Object.keys(others).filter(form.has);
      expect(Object.fromEntries(there.map((path) => [path, form.control(path).value]))).toEqual(
        Object.fromEntries(there.map((path) => [path, asShown[path as keyof typeof asShown]])),
      );
      form.stop();
    }
  });

  it('of checkboxes and radios is read back too, each once', async () => {
    const form = await renderForm();
    await form.loaded();
    const radios = form.all<HTMLInputElement>('[name="companyInformation.entityType"]');
    const radio = radios.find(({ checked }) => !checked)!;
    const changes: string[] = [];
    form.running.session!.form.subscribe((paths = []) => void changes.push(...paths));
    Reflect.set(Object.getPrototypeOf(radio) as object, 'checked', true, radio);
    await act(async () => form.control('companyInformation.companyName').focus());
    await act(async () => void form.control('companyInformation.companyName').dispatchEvent(new Event('keydown', { bubbles: true })));
    expect(form.running.session!.form.get('companyInformation.entityType')).toMatchObject({ key: radio.value });
    expect(changes.filter((path) => path === 'companyInformation.entityType')).toHaveLength(1);
    expect(radio.checked).toBe(true);
  });

  it('leaves a click on a checkbox as it is, and asks about nothing twice', async () => {
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, currentStep: 8 }));
    await form.loaded();
    await form.arrivesAt('payment');
    const changes: string[] = [];
    form.running.session!.form.subscribe((paths = []) => void changes.push(...paths));
    await form.answer('billing.different', 'true');
    expect(form.control('billing.different').checked).toBe(true);
    expect(changes.filter((path) => path === 'billing.different')).toHaveLength(1);
  });
});
