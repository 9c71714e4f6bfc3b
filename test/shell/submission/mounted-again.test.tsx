import { describe, expect, it, vi } from 'vitest';
import type { ActionReply, CardToken } from '../../../src/submission/submission';
import { toJson } from '../../../src/kernel/util/to-json';
import { keptAnswers } from '../../support/answers';
import { domainEntry } from '../../support/domains';
import { deferred, posted } from '../../support/fake-services';
import { loadPage, paySteps as steps, readyToPay } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

const mountAgain = ({ services }: RenderedForm, config: Parameters<typeof renderForm>[0] = {}) =>
  renderForm({ steps, ...config }, services);
const posts = (form: RenderedForm, count: number) => vi.waitFor(() => expect(posted(form.services)).toHaveLength(count));

/** A form whose order is on its way. */
async function sending(...given: Parameters<typeof readyToPay>) {
  const form = await readyToPay(...given);
  const answer = deferred<ActionReply>();
  form.services.formPost.post.mockReturnValueOnce(answer.promise);
  await form.press('Submit Order');
  await posts(form, 1);
  return { form, answer };
}

describe('a form unmounted and mounted again on the same page', () => {
  it('after a success shows the confirmation, as often as it is mounted, until the visitor starts anew (SUBM-57)', async () => {
    const form = await readyToPay();
    await form.press('Submit Order');
    await form.reads('Thank you');
    form.stop();
    for (let time = 0; time < 2; time++) {
      const again = await mountAgain(form);
      await again.reads('Order number1001');
      expect(again.hasButton('Submit Order')).toBe(false);
      again.stop();
    }
    const last = await mountAgain(form);
    await last.press('Place another order');
    last.stop();
    const anew = await mountAgain(form);
    expect(anew.root.textContent).not.toContain('Thank you');
    expect(posted(form.services)).toHaveLength(1);
  });

  it('after a success that was on its way to another page stays there (SUBM-57)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce({ result: { login_url: '/welcome' } });
    await form.press('Submit Order');
    await form.reads('One moment');
    form.stop();
    const again = await mountAgain(form);
    await again.reads('Thank you, your order is in');
    expect(form.services.redirector.go).not.toHaveBeenCalled();
  });

  it('while its order is on its way is covered, and shows the success once it is there (SUBM-57)', async () => {
    const { form, answer } = await sending();
    form.stop();
    const again = await mountAgain(form);
    await again.reads('Sending your order…');
    expect(again.isSubmitDisabled()).toBe(true);
    answer.resolve({ success: true, result: { invoice_numbers: ['1001'] } });
    await again.reads('Order number1001');
    expect(posted(form.services)).toHaveLength(1);
  });

  it('while its order is on its way shows the refusal, in a form that can be sent again (SUBM-57)', async () => {
    const { form, answer } = await sending();
    form.stop();
    const again = await mountAgain(form);
    answer.resolve({ error: 'the name is taken' });
    await again.reads('The name is taken.');
    expect(again.isSubmitDisabled()).toBe(false);
  });

  it('while its card is tokenized has posted nothing, and can be sent (SUBM-57)', async () => {
    const form = await readyToPay();
    const token = deferred<CardToken>();
    form.services.tokenizer.tokenize.mockReturnValueOnce(token.promise);
    await form.press('Submit Order');
    form.stop();
    token.resolve({ token: 'tok_1', customer_id: '' });
    const again = await readyToPay({}, form.services);
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    await again.press('Submit Order');
    await again.reads('Thank you');
    expect(form.services.formPost.post).toHaveBeenCalledTimes(1);
  });
});

describe('a form that is unmounted for good while its order is on its way', () => {
  it('tells the page of the order, and shows the confirmation after a reload (SUBM-57)', async () => {
    const { form, answer } = await sending();
    const ordered = vi.fn();
    form.root.addEventListener('charterform:ordered', ordered);
    form.stop();
    answer.resolve({ success: true, result: { invoice_numbers: ['1001'] } });
    await vi.waitFor(() => expect(ordered).toHaveBeenCalledTimes(1));
    loadPage('reload');
    const again = await mountAgain(form);
    await again.reads('Order number1001');
  });

  it('forgets the answers where the page wants it (SUBM-52, SUBM-57)', async () => {
    const flags = { clearOnSubmit: true };
    const { form, answer } = await sending({ flags });
    form.stop();
    answer.resolve({ success: true });
    await vi.waitFor(() => expect(form.services.localStorage.get('charterform:FormABusinessForm-page-1')).toBeNull());
    loadPage('navigate');
    const anew = await mountAgain(form, { flags });
    expect(anew.control('companyInformation.companyName').value).toBe('');
  });

  it.each([
    ['clears the domain cart of the site, where the order holds its domains', ['domain'], null],
    ['leaves the domain cart of the site alone, where the order holds no domain', [], 'pine.com'],
  ])('%s (DOM-48, SUBM-57)', async (_what, others, left) => {
    const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
    services.localStorage.set('charterform:domains', toJson({ cartDomains: [domainEntry('pine.com')] }));
    const { form, answer } = await sending({ primaryProducts: ['businessFormation', 'registeredAgent', ...others] }, services);
    form.stop();
    answer.resolve({ success: true });
    await vi.waitFor(() => expect(form.services.sessionStorage.get('charterform:FormABusinessForm-page-1:sent')).not.toBeNull());
    const stored = services.localStorage.get('charterform:domains');
    expect(stored && /pine.com/.exec(stored)?.[0]).toBe(left);
  });
});

describe('a second root with the same form', () => {
  it('mounted again shows its own confirmation (SUBM-57)', async () => {
    const first = await readyToPay();
    // Nothing is kept of a second root.
    const second = await mountAgain(first);
    await second.answerAll(stepAnswers.company);
    await second.press('Continue');
    await second.arrivesAt('payment');
    await second.answerAll(stepAnswers.payment);
    await second.loaded();
    await second.press('Submit Order');
    await second.reads('Thank you');
    second.stop();
    const again = await mountAgain(first);
    await again.reads('Order number1001');
    expect(first.hasButton('Submit Order')).toBe(true);
  });
});
