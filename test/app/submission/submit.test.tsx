import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/core/submission/submission';
import { keptAnswers } from '../../support/answers';
import { deferred, dropped, fakeServices, posted } from '../../support/fake-services';
import { loadPage, paySteps as steps, readyToPay } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const notice = (form: RenderedForm) => form.all('.charterform-notice[data-kind="error"]').map(({ textContent }) => textContent);
const body = (form: RenderedForm) => form.all('.charterform-columns')[0]?.parentElement;

describe('Submit', () => {
  it('is disabled while the order is on its way, and the form inert (FORM-12)', async () => {
    const form = await readyToPay();
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    expect(form.button('Submit Order').disabled).toBe(false);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.button('Submit Order').disabled).toBe(true));
    await vi.waitFor(() => expect(body(form)!.inert).toBe(true));
    expect(form.all('[role="status"]').some(({ textContent }) => textContent === 'Sending your order…')).toBe(true);
    answer.resolve({ error: 'payment failed' });
    await vi.waitFor(() => expect(form.button('Submit Order').disabled).toBe(false));
    await vi.waitFor(() => expect(body(form)!.inert).toBe(false));
  });

  it('sends one order for two submits in one tick', async () => {
    const form = await readyToPay();
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    const element = form.all('form')[0]!;
    await act(async () => {
      fireEvent.submit(element);
      fireEvent.submit(element);
    });
    await vi.waitFor(() => expect(posted(form.services)).toHaveLength(1));
    answer.resolve({ error: 'payment failed' });
    await vi.waitFor(() => expect(notice(form)).toHaveLength(1));
    expect(posted(form.services)).toHaveLength(1);
  });

  it('clears the last error where a step has become invalid since, and sends nothing (FORM-20)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce({ error: 'payment failed' });
    await form.press('Submit Order');
    await vi.waitFor(() => expect(notice(form)).toHaveLength(1));
    await form.answer('card.first_name', '');
    await form.press('Submit Order');
    await vi.waitFor(() => expect(notice(form)).toHaveLength(0));
    expect(posted(form.services)).toHaveLength(1);
  });

  it('notes a chat that has begun since the form was opened (SUBM-47)', async () => {
    const form = await readyToPay();
    form.services.readCookie.mockImplementation((name) => (name === 'chatEngaged' ? '1' : undefined));
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(posted(form.services)[0]!.data).toMatchObject({ account: { notes: ['Client interacted with Live Chat'] } });
  });

  it('leaves one step for two Continues in one tick', async () => {
    const form = await renderForm({ steps }, servicesKeeping({ ...keptAnswers, currentStep: 0 }));
    await form.loaded();
    await act(async () => {
      fireEvent.submit(form.all('form')[0]!);
      fireEvent.submit(form.all('form')[0]!);
    });
    await form.arrivesAt('payment');
    expect(
      form
        .all('.charterform-error')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
    expect(posted(form.services)).toHaveLength(0);
  });

  it('is enabled again after debug mode has stopped it (FORM-12)', async () => {
    const form = await readyToPay({ flags: { bailBeforeSubmission: true } });
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.services.log.warn).toHaveBeenCalled());
    await vi.waitFor(() => expect(form.button('Submit Order').disabled).toBe(false));
    expect(form.services.formPost.post).not.toHaveBeenCalled();
  });

  it('stays disabled while redirecting, 1500 ms after a success (FORM-12, REDIR-01)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce({ result: { login_url: '/welcome' } });
    await form.press('Submit Order');
    await form.reads('One moment');
    const start = performance.now();
    expect(form.button('Submit Order').disabled).toBe(true);
    expect(body(form)!.inert).toBe(true);
    await vi.waitFor(() => expect(form.services.redirector.go).toHaveBeenCalledExactlyOnceWith('/welcome'), { timeout: 5000 });
    expect(performance.now() - start).toBeGreaterThan(1000);
    expect(form.button('Submit Order').disabled).toBe(true);
    expect(form.all('.charterform-cover')).toHaveLength(1);
  });

  it('tells the page of an accepted order by its key and every amount, and of nothing else', async () => {
    const form = await readyToPay();
    const told: unknown[] = [];
    form.root.addEventListener('charterform:ordered', (event) => told.push((event as CustomEvent).detail));
    form.services.formPost.post.mockResolvedValueOnce({ error: 'payment failed' });
    await form.press('Submit Order');
    await vi.waitFor(() => expect(notice(form)).toHaveLength(1));
    expect(told).toEqual([]);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(told).toHaveLength(1));
    const [, order] = posted(form.services);
    expect(told).toEqual([
      {
        orderNumber: order!.fields.idempotency_key,
        ledger: [
          { name: 'Business Formation', state: 'WY', kind: 'base', cents: 3900 },
          { name: 'Business Formation', state: 'WY', kind: 'surcharge', cents: 400 },
          { name: 'Business Formation', state: 'WY', kind: 'stateFee', cents: 10000 },
          { name: 'Registered Agent', state: 'WY', kind: 'base', cents: 22500 },
        ],
      },
    ]);
  });

  it('gives way to a confirmation where nothing comes after, so that nothing is sent twice (REDIR-07, FORM-12)', async () => {
    const form = await readyToPay();
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    await form.reads('Invoice 1001');
    expect([form.hasButton('Submit Order'), form.all('.charterform-cover').length]).toEqual([false, 0]);
    await act(async () => void fireEvent.submit(form.all('form')[0]!));
    expect(form.services.formPost.post).toHaveBeenCalledTimes(1);
    expect(form.services.redirector.go).not.toHaveBeenCalled();
  });

  it('sends one order for two clicks, and for Enter with a click', async () => {
    const twice = await readyToPay();
    await act(async () => {
      fireEvent.click(twice.button('Submit Order'));
      fireEvent.click(twice.button('Submit Order'));
    });
    await twice.reads('Thank you');
    expect(twice.services.formPost.post).toHaveBeenCalledTimes(1);
    twice.stop();

    const both = await readyToPay();
    act(() => both.control('card.cvc').focus());
    const enter = both.user.keyboard('{Enter}');
    fireEvent.click(both.button('Submit Order'));
    await enter;
    await both.reads('Thank you');
    expect(both.services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('sends cancel_services when the page config says so, or the address where that is allowed (SUBM-51)', async () => {
    async function sent(flags: Parameters<typeof renderForm>[0] = {}) {
      const form = await readyToPay(flags);
      await form.press('Submit Order');
      await form.reads('Thank you');
      form.stop();
      return posted(form.services)[0]!.data.cancel_services;
    }
    expect(await sent()).toBe(false);
    expect(await sent({ flags: { cancelServices: true } })).toBe(true);
    history.replaceState(null, '', '/order?cancelServices=true');
    expect(await sent()).toBe(false);
    expect(await sent({ flags: { urlSwitches: true } })).toBe(true);
    history.replaceState(null, '', '/order#cancelServices=true');
    expect(await sent({ flags: { urlSwitches: true } })).toBe(true);
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
    expect(notice(form)).toEqual(['We could not load all prices, so you cannot submit yet.Try again']);
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

describe('clear-on-submit', () => {
  it('marks the kept answers for clearing at the next page load; without it they stay (SUBM-52)', async () => {
    for (const clearOnSubmit of [true, false]) {
      const form = await readyToPay({ flags: { clearOnSubmit } });
      await form.press('Submit Order');
      await form.reads('Thank you');
      expect(form.kept().clearFormDataOnNextPageLoad).toBe(clearOnSubmit || undefined);
      form.stop();
      loadPage('navigate');
      const next = await renderForm({ steps, flags: { clearOnSubmit } }, form.services);
      expect(next.steps()).toEqual([clearOnSubmit ? 'company' : 'payment']);
      expect(next.kept()).toMatchObject({ companyInformation: { companyName: clearOnSubmit ? '' : 'Pine Ridge LLC' } });
      next.stop();
    }
  });
});

describe('after an order', () => {
  const comeBack = async (type: Parameters<typeof loadPage>[0], services: ReturnType<typeof fakeServices>) => {
    loadPage(type);
    return renderForm({ steps }, services);
  };

  it('a reload or Back shows the confirmation, a visit anew the form (SUBM-57)', async () => {
    const form = await readyToPay();
    await form.press('Submit Order');
    await form.reads('Thank you');
    form.stop();
    for (const type of ['reload', 'back_forward'] as const) {
      const back = await comeBack(type, form.services);
      await back.reads('Invoice 1001');
      expect(back.hasButton('Submit Order')).toBe(false);
      back.stop();
    }
    const anew = await comeBack('navigate', form.services);
    expect(anew.hasButton('Submit Order')).toBe(true);
    anew.stop();
    const reloaded = await comeBack('reload', form.services);
    expect(reloaded.hasButton('Submit Order')).toBe(true);
  });

  it('another one starts with an empty form and forgets the first', async () => {
    const form = await readyToPay();
    await form.press('Submit Order');
    await form.reads('Thank you');
    await form.press('Place another order');
    expect(form.services.redirector.reload).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('pagehide'));
    form.stop();
    const next = await comeBack('reload', form.services);
    expect(next.control('companyInformation.companyName').value).toBe('');
    expect([...form.services.sessionStorage.entries.keys()]).toEqual([]);
  });
});
