import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CheckoutError } from '../../src/submission/faults';
import { contactAnswers } from '../support/answers';
import { fakeServices, posted } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const missing = 'ReCAPTCHA response missing. Please check the "I\'m not a robot" box and try again.';
const box = "I'm not a robot";

async function openContact(config: object = {}, services = fakeServices()) {
  const form = await renderForm({ formType: 'ContactForm', ...config }, services);
  const answers = contactAnswers.contact as Record<string, string>;
  for (const [name, value] of Object.entries(answers)) await form.answer(`contact.${name}`, value);
  return form;
}

const boxMessage = (form: RenderedForm) =>
  form
    .all('fieldset .charterform-error')
    .map(({ textContent }) => textContent)
    .join();

describe('the captcha box', () => {
  it('is drawn with the site’s key, and what it answers goes along with the message', async () => {
    const form = await openContact({ layout: { captchaSiteKey: 'site-key' } });
    await vi.waitFor(() => expect(form.hasButton(box)).toBe(true));
    expect(form.services.captcha.render.mock.calls.map(([, siteKey]) => siteKey)).toEqual(['site-key']);
    await form.press(box);
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
    expect(posted(form.services)).toMatchObject([{ action: 'process_contact', fields: { captchaResponse: 'captcha-answer' } }]);
  });

  it.each([
    ['a pointer', (form: RenderedForm) => fireEvent.pointerDown(form.control('contact.message'))],
    ['keys', (form: RenderedForm) => form.control('contact.message').focus()],
    ['what the browser fills in', (form: RenderedForm) => fireEvent.input(form.control('contact.message'), { target: { value: 'Hello' } })],
  ])('is not loaded until the form is touched by %s, and then once', async (_what, touch) => {
    const form = await renderForm({ formType: 'ContactForm' });
    const { render } = form.services.captcha;
    fireEvent.pointerDown(document.body);
    expect(render).not.toHaveBeenCalled();
    await act(async () => touch(form));
    await act(async () => form.control('contact.subject').focus());
    await form.answer('contact.email', 'ann@example.com');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('shows its label once it is drawn, as that would stand over nothing before', async () => {
    const form = await renderForm({ formType: 'ContactForm' });
    const group = () => within(form.root).queryByRole('group', { name: 'Are you a person?' });
    expect(group()).toBeNull();
    await act(async () => form.control('contact.message').focus());
    await vi.waitFor(() => expect(group()).not.toBeNull());
  });

  it('left unchecked stops the submission in the catalogued words (CAPT-04)', async () => {
    const form = await openContact();
    await form.press('Submit');
    await form.reads(missing);
    expect(boxMessage(form)).toBe(missing);
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    await form.press(box);
    await vi.waitFor(() => expect(boxMessage(form)).toBe(''));
  });

  it('is hidden where verification is skipped, and nothing is required (CAPT-03)', async () => {
    const form = await openContact({ flags: { skipCaptcha: true } });
    expect(form.services.captcha.render).not.toHaveBeenCalled();
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
    expect(posted(form.services)).toMatchObject([{ fields: { captchaResponse: '' } }]);
  });

  it('says that it has not been loaded where the provider’s script is missing (CAPT-06)', async () => {
    const services = fakeServices();
    services.captcha.render.mockRejectedValue(new CheckoutError('error.captcha.notLoaded'));
    const form = await openContact({}, services);
    await form.reads('ReCAPTCHA has not been loaded');
    await form.press('Submit');
    expect(form.services.formPost.post).not.toHaveBeenCalled();
  });

  it.each([
    ['an address', { contactLink: 'mailto:help@example.com' }, [['contact us', 'mailto:help@example.com']]],
    ['a number', { websitePhone: '(307) 555-0132' }, [['(307) 555-0132', 'tel:3075550132']]],
    ['neither', {}, []],
  ])('offers another way to write where it is blocked and the page names %s (CAPT-06)', async (_what, layout, ways) => {
    const services = fakeServices();
    services.captcha.render.mockRejectedValue(new CheckoutError('error.captcha.notLoaded'));
    const form = await openContact({ layout }, services);
    await form.reads('ReCAPTCHA has not been loaded');
    const group = within(form.root).getByRole('group', { name: 'Are you a person?' });
    expect(
      within(group)
        .queryAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(ways);
  });

  it('is asked anew once its answer was used up, and the server’s word on it is shown (CAPT-05)', async () => {
    const form = await openContact();
    form.services.formPost.post.mockResolvedValueOnce({ error: 'The captcha could not be verified.' });
    await form.press(box);
    await form.press('Submit');
    await form.reads('The captcha could not be verified.');
    await vi.waitFor(() => expect(form.services.captcha.reset).toHaveBeenCalledTimes(1));
    await form.press('Submit');
    await form.reads(missing);
    expect(form.services.formPost.post).toHaveBeenCalledTimes(1);
    await form.press(box);
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
  });

  it('leaves the page with the form', async () => {
    const form = await openContact();
    await vi.waitFor(() => expect(form.hasButton(box)).toBe(true));
    const drawn = form.button(box);
    form.stop();
    expect(drawn.isConnected).toBe(false);
  });

  it('is asked though the steps of the page leave it out (CAPT-01)', async () => {
    const steps = [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'Message' }] }] }];
    const form = await openContact({ steps });
    await vi.waitFor(() => expect(form.hasButton(box)).toBe(true));
    const skipped = await openContact({ steps, flags: { skipCaptcha: true }, pageID: 'page-2' });
    expect(skipped.hasButton(box)).toBe(false);
  });

  it('is not part of an order, even if a page names it (CAPT-01)', async () => {
    const form = await renderForm({
      steps: [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'CompanyName' }, { id: 'Captcha' }] }] }],
    });
    expect(form.services.captcha.render).not.toHaveBeenCalled();
    expect(form.hasButton(box)).toBe(false);
  });
});
