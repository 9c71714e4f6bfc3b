import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { NetworkFault } from '../../../src/submission/faults';
import { deferred, fakeServices, posted } from '../../support/fake-services';
import { postedKeys, submitPatiently, submitterFor, type SubmitterSetup } from '../../support/submitter';

const page = 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3#secret';
const accepted: ActionReply = { result: { invoice_numbers: ['1001'], order_url: '/orders/1' }, next: { url: page } };
const paidLater = { payment: { ways: ['stripe-checkout'] } } satisfies SubmitterSetup['config'];

const services = (...replies: readonly ActionReply[]) => {
  const made = fakeServices();
  for (const reply of replies) made.formPost.post.mockResolvedValueOnce(reply);
  return made;
};

describe('an order that is paid on a page of the provider', () => {
  it('is posted with its way and no card, and leads there at once (PAY-04)', async () => {
    const made = await submitterFor({ services: services(accepted), config: paidLater });
    await made.submit();
    expect(posted(made.services).map(({ data }) => data.payment)).toEqual([{ way: 'stripe-checkout' }]);
    expect(made.services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(made.services.redirector.go.mock.calls).toEqual([[page]]);
    expect(made.state()).toMatchObject({ status: 'redirecting', response: accepted.result, receipt: { kind: 'page' } });
    expect(made.onAccepted.mock.calls).toMatchObject([[{ isToSettle: true, orderKey: postedKeys(made.services)[0] }]]);
  });

  it('is sent once by two clicks, and not again while the page is left, nor after (PAY-04)', async () => {
    const made = await submitterFor({ services: services(accepted), config: paidLater });
    await Promise.all([made.submit(), made.submit()]);
    await made.submit();
    expect(posted(made.services)).toHaveLength(1);
    expect(made.services.redirector.go).toHaveBeenCalledTimes(1);
  });

  it('keeps the address out of the store, the storages and the log (PAY-04)', async () => {
    const made = await submitterFor({ services: services(accepted), config: paidLater });
    await made.submit();
    const { log, localStorage, sessionStorage } = made.services;
    const kept = [made.store.getState(), [...localStorage.entries], [...sessionStorage.entries], log.info.mock.calls, log.warn.mock.calls];
    expect(JSON.stringify([kept, log.error.mock.calls, made.onAccepted.mock.calls])).not.toMatch(/stripe\.com|cs_test|secret/);
  });

  it('goes on where the page config leads, once it is paid (PAY-04, REDIR-02)', async () => {
    const paid = { ...accepted, result: { ...accepted.result, paid: true, login_url: '/welcome' } };
    vi.useFakeTimers();
    const setup = submitterFor({ services: services(paid), config: paidLater });
    await vi.advanceTimersByTimeAsync(1000);
    const made = await setup;
    await made.submit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(made.services.redirector.go.mock.calls).toEqual([['/welcome']]);
    expect(made.onAccepted.mock.calls).toMatchObject([[{ isToSettle: false }]]);
    vi.useRealTimers();
  });

  it.each(['javascript:alert(1)', '/pay/1', '//pay.example/1', 'data:text/html,1', 'https://bank.example@pay.example/'])(
    'does not go to %s, says so on the console without the address, and stays accepted (PAY-04)',
    async (url) => {
      const reply = { ...accepted, result: { ...accepted.result, login_url: '/welcome' }, next: { url } };
      const made = await submitterFor({ services: services(reply), config: paidLater });
      await made.submit();
      expect(made.state()).toMatchObject({ status: 'done', response: { order_url: '/orders/1' } });
      expect(made.services.log.error.mock.calls).toEqual([['The address of the payment page was skipped: it is not http(s).']]);
      expect(made.services.redirector.go).not.toHaveBeenCalled();
      await made.submit();
      expect(posted(made.services)).toHaveLength(1);
    },
  );

  it('whose form is unmounted meanwhile is not left; one mounted then leads there (SUBM-57, PAY-04)', async () => {
    const answer = deferred<ActionReply>();
    const shared = services();
    shared.formPost.post.mockReturnValueOnce(answer.promise);
    const first = await submitterFor({ services: shared, config: paidLater, tabKey: 'remounted' });
    void first.submit();
    await vi.waitFor(() => expect(posted(shared)).toHaveLength(1));
    first.stop();
    const second = await submitterFor({ services: shared, config: paidLater, tabKey: 'remounted' });
    second.resume();
    answer.resolve(accepted);
    await vi.waitFor(() => expect(shared.redirector.go.mock.calls).toEqual([[page]]));
    expect(posted(shared)).toHaveLength(1);
  });

  it('of a lost answer is repeated under its key, and leads to the page that the repeat names (SUBM-56, PAY-04)', async () => {
    vi.useFakeTimers();
    const made = services();
    made.formPost.post.mockRejectedValueOnce(new NetworkFault('network', 'gone')).mockResolvedValueOnce(accepted);
    const setup = submitterFor({ services: made, config: { ...paidLater, flags: { idempotentPosts: true } } });
    await vi.advanceTimersByTimeAsync(1000);
    await submitPatiently(await setup);
    expect(new Set(postedKeys(made)).size).toBe(1);
    expect(posted(made)).toHaveLength(2);
    expect(made.redirector.go.mock.calls[0]).toEqual([page]);
    vi.useRealTimers();
  });
});

describe('a page that does not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves the confirmation, whatever was settled meanwhile, and nothing of an unmounted form (PAY-04)', async () => {
    const setup = submitterFor({ services: services(accepted), config: paidLater });
    await vi.advanceTimersByTimeAsync(1000);
    const made = await setup;
    await made.submit();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(made.state().status).toBe('redirecting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(made.state()).toMatchObject({ status: 'done', response: accepted.result, receipt: { kind: 'page' } });
  });

  it('does nothing in a form that is unmounted', async () => {
    const setup = submitterFor({ services: services(accepted), config: paidLater });
    await vi.advanceTimersByTimeAsync(1000);
    const made = await setup;
    await made.submit();
    made.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(made.state().status).toBe('redirecting');
  });
});

describe('a payment that is refused', () => {
  it('orders nothing, and another submit is an attempt with a key of its own (PAY-06)', async () => {
    const made = await submitterFor({
      services: services({ error: 'Your card was declined.', code: 'payment_refused' }, accepted),
      config: paidLater,
    });
    await made.submit();
    expect(made.state()).toMatchObject({
      status: 'idle',
      response: null,
      lastError: { code: 31, message: { text: 'Your card was declined.' } },
    });
    expect(made.onAccepted).not.toHaveBeenCalled();
    await made.submit();
    expect(new Set(postedKeys(made.services)).size).toBe(2);
    expect(made.services.redirector.go.mock.calls).toEqual([[page]]);
  });
});

it('an answer without a next step is never asked about later, whatever it says of itself (PAY-04)', async () => {
  const replies = fc.record({ paid: fc.boolean(), hasNext: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(replies, async ({ paid, hasNext }) => {
      const reply: ActionReply = { result: { ...(paid && { paid }) }, ...(hasNext && { next: { confirm: { client_secret: 'x' } } }) };
      // The server says the same when it is asked how the payment stands.
      const made = await submitterFor({ services: services(reply, reply, reply), config: { payment: { ways: ['invoice'] } } });
      await made.submit();
      expect(made.onAccepted.mock.calls).toMatchObject([[{ isToSettle: hasNext && !paid }]]);
    }),
    { numRuns: 30 },
  );
});
