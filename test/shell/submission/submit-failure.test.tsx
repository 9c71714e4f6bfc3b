import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { TokenizerError } from '../../../src/submission/faults';
import { keptAnswers } from '../../support/answers';
import { deferred, dropped, posted } from '../../support/fake-services';
import { paySteps as steps, readyToPay } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const notice = (form: RenderedForm) => form.all('.charterform-notice[data-kind="error"]').map(({ textContent }) => textContent);

describe('a card that is refused', () => {
  const number = (form: RenderedForm) => [form.control('card.number').getAttribute('aria-invalid'), form.messageOf('card.number')];
  const declined = 'Your bank declined this card. Nothing was charged. Try another card, or ask your bank.';

  it('is marked at its number, is said to be free of charge, and can be sent again (CARD-18, ERR-05)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce({ error: 'payment failed' });
    await form.press('Submit Order');
    await vi.waitFor(() => expect(notice(form)[0]).toContain('Nothing was charged. Check the card, then submit again.'));
    expect(number(form)).toEqual(['true', declined]);
    expect(form.all('.charterform-errors')).toEqual([]);
    act(() => form.all('.charterform-notice a')[0]!.click());
    expect(document.activeElement).toBe(form.control('card.number'));
    await form.press('Submit Order');
    await form.reads('Thank you');
  });

  it('is unmarked once it is changed (CARD-18)', async () => {
    const form = await readyToPay();
    form.services.tokenizer.tokenize.mockRejectedValueOnce(new TokenizerError({ card: ['The card was declined.'] }));
    await form.press('Submit Order');
    await vi.waitFor(() => expect(number(form)).toEqual(['true', declined]));
    await form.answer('card.number', '5500000000000004');
    expect(number(form)).toEqual([null, '']);
  });

  it('shows what the provider says of its fields at these (CARD-18, ERR-10)', async () => {
    const form = await readyToPay();
    const fields = { number: ['Card number is not valid'], exp_year: ['Expiry year is over'], cvc: ['Wrong code'] };
    form.services.tokenizer.tokenize.mockRejectedValueOnce(new TokenizerError(fields));
    await form.press('Submit Order');
    await vi.waitFor(() => expect(number(form)).toEqual(['true', 'Card number is not valid']));
    expect(form.messageOf('card.exp_month')).toBe('Expiry year is over');
    expect(form.messageOf('card.cvc')).toBe('Wrong code');
    expect(notice(form)[0]).toContain('Card number is not valid');
  });

  it('is not blamed where the card service cannot be reached', async () => {
    const form = await readyToPay();
    form.services.tokenizer.tokenize.mockRejectedValueOnce(dropped());
    await form.press('Submit Order');
    await vi.waitFor(() => expect(notice(form)[0]).toContain('Your card was not charged.'));
    expect(number(form)).toEqual([null, '']);
    expect(form.all('.charterform-notice a')).toEqual([]);
  });
});

describe('a failure', () => {
  it.each<[string, ActionReply, string[]]>([
    ['a declined payment', { error: 'payment failed' }, ['Payment Error', 'Please double check the payment information']],
    ['words of the server', { error: '<b>the name</b>  is taken' }, ['Signup Error', 'The name is taken.']],
    ['no words at all', { success: false }, ['Signup Error', 'An unknown error occurred.']],
  ])('of %s stands once, beside the button, and loses no answer (NET-08)', async (_what, reply, words) => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce(reply);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(notice(form)).toHaveLength(1));
    for (const part of words) expect(notice(form)[0]).toContain(part);
    await vi.waitFor(() => expect(document.activeElement).toHaveProperty('className', 'charterform-notice'));
    expect(form.all('.charterform-toast')).toEqual([]);
    expect(form.control('card.number').value).toBe('4111 1111 1111 1111');
    expect(form.kept()).toMatchObject({ companyInformation: { companyName: 'Pine Ridge LLC' } });
  });

  it.each([
    ['out of sight', 5000, ['Signup ErrorThe name is taken.']],
    ['in sight', 500, []],
  ])(
    'stands in a toast only where the notice is out of sight: %s, with the focus in another part of the page',
    async (_where, top, toasts) => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 50 } as DOMRect);
      const form = await readyToPay();
      const answer = deferred<ActionReply>();
      form.services.formPost.post.mockReturnValueOnce(answer.promise);
      await form.press('Submit Order');
      const elsewhere = form.root.parentElement!.appendChild(document.createElement('input'));
      elsewhere.focus();
      answer.resolve({ error: 'the name is taken' });
      await vi.waitFor(() =>
        expect(form.all('.charterform-notice [role="alert"]').map(({ textContent }) => textContent)).toEqual([
          'Signup ErrorThe name is taken.',
        ]),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(form.all('.charterform-toast').map(({ textContent }) => textContent)).toEqual(toasts);
      expect(document.activeElement).toBe(elsewhere);
    },
  );

  it('says "contact us" as a link where one is configured (ERR-01)', async () => {
    const form = await readyToPay({ layout: { contactLink: '/contact/' } });
    form.services.formPost.post.mockResolvedValue({ success: false });
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.all<HTMLAnchorElement>('.charterform-notice a')[0]?.getAttribute('href')).toBe('/contact/'));
  });

  it('says it in plain words where none is (ERR-01)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValue({ success: false });
    await form.press('Submit Order');
    await vi.waitFor(() =>
      expect(
        form
          .all('.charterform-notice')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('please contact us.'),
    );
    expect(form.all('.charterform-notice a')).toEqual([]);
  });

  it('to load what the cart needs offers a retry beside the button, and then the order goes through', async () => {
    const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
    services.marketing.mockRejectedValueOnce(new Error('Network Error'));
    const form = await renderForm({ steps }, services);
    await form.answerAll(stepAnswers.payment);
    await form.reads('We could not load all prices');
    await form.press('Submit Order');
    await vi.waitFor(() => expect(document.activeElement).toHaveProperty('className', 'charterform-notice'));
    expect(notice(form)).toEqual(['We could not load all prices, so you cannot submit yet. Please try again.Try again']);
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    await form.press('Try again');
    await form.loaded();
    expect(notice(form)).toEqual([]);
    await form.press('Submit Order');
    await form.reads('Thank you');
  });

  it('of the connection says that the outcome is unknown, and that asking again is safe', async () => {
    const form = await readyToPay({ flags: { idempotentPosts: true } });
    form.services.formPost.post.mockRejectedValueOnce(dropped());
    await form.press('Submit Order');
    await form.reads('nothing is charged twice');
    await vi.waitFor(() => expect(form.root.textContent).toContain('Thank you, your order is in'), { timeout: 5000 });
    expect(new Set(posted(form.services).map(({ fields }) => fields.idempotency_key)).size).toBe(1);
  });
});
