import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckoutError } from '../../src/submission/faults';
import type { BrowserWindow } from '../../src/services/browser-window';
import { createCaptcha } from '../../src/services/captcha';
import { contactAnswers } from '../support/answers';
import { fakeServices } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

type Config = NonNullable<Parameters<typeof renderForm>[0]>;

const box = "I'm not a robot";
const another: Config = { layout: { captchaProvider: 'turnstile' } };
const unbranded = 'The check that you are a person has not been loaded.';

async function openContact(config: Config = {}, services = fakeServices()) {
  const form = await renderForm({ formType: 'ContactForm', ...config }, services);
  const answers = contactAnswers.contact as Record<string, string>;
  for (const [name, value] of Object.entries(answers)) await form.answer(`contact.${name}`, value);
  return form;
}

/** Services whose captcha is refused so often before it is drawn. */
function refusing(times: number) {
  const services = fakeServices();
  for (let count = 0; count < times; count++) services.captcha.render.mockRejectedValueOnce(new CheckoutError('error.captcha.notLoaded'));
  return services;
}

const boxMessage = (form: RenderedForm) =>
  form
    .all('fieldset .charterform-error')
    .map(({ textContent }) => textContent)
    .join('');

describe('the words about a captcha', () => {
  it.each<[string, Config]>([
    ['Turnstile', another],
    ['hCaptcha', { layout: { captchaProvider: 'hcaptcha' } }],
    ['a provider of the page', { layout: { captchaProvider: 'siteCaptcha' } }],
    ['hCaptcha under the name of reCAPTCHA', { endpoints: { captcha: 'https://js.hcaptcha.com/1/api.js' } }],
    ['Turnstile under the name of reCAPTCHA', { endpoints: { captcha: 'https://challenges.cloudflare.com/turnstile/v0/api.js' } }],
  ])('of %s name no other brand (CAPT-04, CAPT-06)', async (_provider, config) => {
    const form = await openContact(config);
    await form.press('Submit');
    await form.reads('We have no proof yet that you are a person. Please complete the check and try again.');
    const blocked = await openContact({ ...config, pageID: 'page-2' }, refusing(1));
    await blocked.reads(unbranded);
    for (const { root } of [form, blocked]) expect(root.textContent).not.toMatch(/recaptcha|robot box/i);
  });

  it('stay to the letter for reCAPTCHA, wherever its script lies (CAPT-04, CAPT-06)', async () => {
    const form = await openContact({ endpoints: { captcha: 'https://www.recaptcha.net/recaptcha/api.js' } });
    await form.press('Submit');
    await vi.waitFor(() =>
      expect(boxMessage(form)).toBe('ReCAPTCHA response missing. Please check the "I\'m not a robot" box and try again.'),
    );
  });

  it('name no brand where the server does not verify the answer of another provider (CAPT-05)', async () => {
    const answers = { firstName: 'Ann', lastName: 'Li', email: 'ann@example.com', password: 'Abcdefg1!' };
    const form = await renderForm({ formType: 'FreeAccountForm', ...another });
    for (const path of [
      'contactInformation.firstName',
      'contactInformation.lastName',
      'accountInformation.email',
      'accountInformation.password',
    ])
      if (form.has(path)) await form.answer(path, answers[path.split('.')[1] as keyof typeof answers]);
    form.services.formPost.post.mockResolvedValue({ success: false });
    await vi.waitFor(() => expect(form.hasButton(box)).toBe(true));
    await form.press(box);
    await form.press(form.all('[type=submit]')[0]!.textContent!);
    await form.reads('We could not verify that you are a person.');
    expect(form.root.textContent).not.toMatch(/recaptcha/i);
  });

  it('are those that the page puts in their place', async () => {
    const form = await openContact({ ...another, text: { 'error.captcha.notLoaded': 'Ask Ann.' } }, refusing(1));
    await vi.waitFor(() => expect(boxMessage(form)).toBe('Ask Ann.'));
  });

  it('are Spanish on a Spanish page', async () => {
    const form = await openContact({ ...another, locale: 'es' }, refusing(1));
    await vi.waitFor(() => expect(boxMessage(form)).toBe('No se cargó la verificación de que es una persona.'));
  });
});

describe('a captcha that could not be drawn', () => {
  // A page keeps each provider that it has loaded, so each test has its own.
  const page = window as BrowserWindow & Record<string, unknown>;
  const names = ['throwingCaptcha', 'rejectingCaptcha'];
  afterEach(() => names.forEach((name) => delete page[name]));

  it('is tried again by its button, as often as it takes, and keeps the answers and the focus (CAPT-06)', async () => {
    const form = await openContact(another, refusing(2));
    for (const tries of [2, 3]) {
      await form.reads(unbranded);
      await form.press('Try again');
      await vi.waitFor(() => expect(form.services.captcha.render).toHaveBeenCalledTimes(tries));
    }
    await vi.waitFor(() => expect(form.hasButton(box)).toBe(true));
    expect([boxMessage(form), form.hasButton('Try again')]).toEqual(['', false]);
    expect(document.activeElement?.contains(form.button(box))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await form.press(box);
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
  });

  it.each([
    [
      'throws',
      'throwingCaptcha',
      () => {
        throw new Error('part of the page only');
      },
    ],
    ['rejects', 'rejectingCaptcha', () => Promise.reject(new Error('no'))],
  ])('leaves a message in the form where its `ready` %s, and works once it is mended (CAPT-06)', async (_what, name, ready) => {
    const services = fakeServices();
    page[name] = { ready, reset: vi.fn() };
    services.captcha.render.mockImplementation(createCaptcha(page, '', name).render as never);
    const form = await openContact({ layout: { captchaProvider: name } }, services);
    await vi.waitFor(() => expect(boxMessage(form)).toBe(unbranded));
    await form.press('Submit');
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    expect(boxMessage(form)).toBe(unbranded);
    const render = vi.fn((container: HTMLElement, options: { callback: (token: string) => void }) => {
      container.textContent = 'box';
      options.callback('token');
    });
    page[name] = { render, reset: vi.fn() };
    await act(async () => form.button('Try again').click());
    await vi.waitFor(() => expect(boxMessage(form)).toBe(''));
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
  });
});
