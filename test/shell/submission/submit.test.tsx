import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { keptAnswers } from '../../support/answers';
import { deferred, fakeServices, posted } from '../../support/fake-services';
import { loadPage, paySteps as steps, readyToPay } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const notice = (form: RenderedForm) => form.all('.charterform-notice[data-kind="error"]').map(({ textContent }) => textContent);
/** Which of the parts that a visitor answers or leaves by are inert. */
const held = (form: RenderedForm) => [
  ...new Set(form.all('.charterform-progress, .charterform-main > *').map((part) => part.hasAttribute('inert'))),
];

describe('Submit', () => {
  it('is disabled while the order is on its way, and the form inert (FORM-12)', async () => {
    const form = await readyToPay();
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    expect(form.isSubmitDisabled()).toBe(false);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.isSubmitDisabled()).toBe(true));
    await vi.waitFor(() => expect(held(form)).toEqual([true]));
    expect(form.all('[role="status"]').some(({ textContent }) => textContent === 'Sending your order…')).toBe(true);
    answer.resolve({ error: 'payment failed' });
    await vi.waitFor(() => expect(form.isSubmitDisabled()).toBe(false));
    await vi.waitFor(() => expect(held(form)).toEqual([false]));
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
    await vi.waitFor(() => expect(form.isSubmitDisabled()).toBe(false));
    expect(form.services.formPost.post).not.toHaveBeenCalled();
  });

  it('stays disabled while redirecting, 1500 ms after a success (FORM-12, REDIR-01)', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce({ result: { login_url: '/welcome' } });
    await form.press('Submit Order');
    await form.reads('One moment');
    const start = performance.now();
    expect(form.isSubmitDisabled()).toBe(true);
    expect(held(form)).toEqual([true]);
    await vi.waitFor(() => expect(form.services.redirector.go).toHaveBeenCalledExactlyOnceWith('/welcome'), { timeout: 5000 });
    expect(performance.now() - start).toBeGreaterThan(1000);
    expect(form.isSubmitDisabled()).toBe(true);
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
    const ledger = [
      { name: 'Business Formation', state: 'WY', kind: 'base', cents: 3900 },
      { name: 'Business Formation', state: 'WY', kind: 'surcharge', cents: 400 },
      { name: 'Business Formation', state: 'WY', kind: 'stateFee', cents: 10000 },
      { name: 'Registered Agent', state: 'WY', kind: 'base', cents: 22500 },
    ];
    expect(told).toEqual([{ orderNumber: order!.fields.idempotency_key, ledger }]);
    // The server has the amounts from the order itself.
    expect(JSON.parse(String(order!.fields.ledger))).toEqual(ledger);
  });

  it('gives way to a confirmation where nothing comes after, so that nothing is sent twice (REDIR-07, FORM-12)', async () => {
    const form = await readyToPay();
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    await form.reads('Order number1001');
    expect(form.all('[type="submit"], [inert]')).toHaveLength(0);
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
      await back.reads('Order number1001');
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
