import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { dropped, fakeServices, type FakeServices } from '../../support/fake-services';
import { submitPatiently, submitterFor } from '../../support/submitter';

const secret = 'pi_1_secret_2';
const result = { invoice_numbers: ['1001'], order_url: 'https://shop.example/order?key=abc' };
const asksBank: ActionReply = { result, next: { confirm: { client_secret: secret } } };
const paid: ActionReply = { result: { ...result, paid: true } };
const refused: ActionReply = { error: 'Your bank did not confirm the payment.', code: 'payment_refused' };
const noOrder: ActionReply = { error: 'There is no such order.', code: 'no_order', status: 404 };

/** A server that answers the posts of each action one after the other, the last answer again and again; an error breaks the connection. */
function answering(
  answers: { signup: readonly (ActionReply | Error)[]; settle?: readonly (ActionReply | Error)[] },
  services = fakeServices(),
) {
  const left = { process_signup: [...answers.signup], settle_payment: [...(answers.settle ?? [])] };
  services.formPost.post.mockImplementation(async (action) => {
    const list = left[action as keyof typeof left];
    const answer = list.length > 1 ? list.shift()! : list[0]!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return services;
}

const config = { payment: { ways: ['stripe-element'] }, flags: { idempotentPosts: true } } as const;

const formWith = (services: FakeServices, tabKey?: string) => submitterFor({ services, config, ...(tabKey && { tabKey }) });

/** The posts so far: the action, its key and what was sent as payment. */
const sent = ({ formPost }: FakeServices) =>
  formPost.post.mock.calls.map(([action, fields]) => ({
    action,
    key: String(fields.idempotency_key),
    ...(fields.signupData ? { payment: (JSON.parse(String(fields.signupData)) as { payment: unknown }).payment } : {}),
  }));

/** All that a form could have left anywhere: storage, store, log, events. */
const traces = (services: FakeServices, made: Awaited<ReturnType<typeof formWith>>) =>
  JSON.stringify([
    [...services.sessionStorage.entries],
    [...services.localStorage.entries],
    made.store.getState(),
    services.log.info.mock.calls,
    services.log.warn.mock.calls,
    services.log.error.mock.calls,
    services.trackers.track.mock.calls,
  ]);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('an order by a provider’s box', () => {
  it('is posted with the token for its total, and its confirmation closes the same attempt (PAY-06)', async () => {
    const services = answering({ signup: [asksBank], settle: [paid] });
    const made = await formWith(services);
    await submitPatiently(made);
    expect(services.paymentBox.token.mock.calls).toEqual([[36800]]);
    expect(services.paymentBox.confirm.mock.calls).toEqual([[{ client_secret: secret }]]);
    expect(sent(services)).toEqual([
      { action: 'process_signup', key: 'key-1', payment: { way: 'stripe-element', token: 'ctoken_1' } },
      { action: 'settle_payment', key: 'key-1' },
    ]);
    expect(made.state()).toMatchObject({ status: 'done', response: { paid: true } });
    expect(made.onAccepted).toHaveBeenCalledOnce();
    expect(made.events.filter((name) => name === 'statusChanged')).toHaveLength(4);
  });

  it('leaves neither token nor secret in storage, store, log or events, at no moment (PAY-06)', async () => {
    const services = answering({ signup: [asksBank], settle: [dropped(), asksBank, paid] });
    const made = await formWith(services);
    services.paymentBox.confirm.mockImplementation(async () => {
      expect(traces(services, made)).not.toMatch(/secret_2|ctoken_1/);
      throw new Error('The payment provider "stripe" has not confirmed the payment');
    });
    await submitPatiently(made);
    expect(made.state().status).toBe('done');
    expect(traces(services, made)).not.toMatch(/secret_2|ctoken_1/);
  });

  it('that the bank refuses is a new attempt with a new token and a new key afterwards (PAY-06)', async () => {
    const services = answering({ signup: [asksBank, paid], settle: [refused] });
    services.paymentBox.token.mockResolvedValueOnce({ token: 'ctoken_1' }).mockResolvedValueOnce({ token: 'ctoken_2' });
    const made = await formWith(services);
    await submitPatiently(made);
    expect(made.state()).toMatchObject({ status: 'idle', lastError: { code: 31, message: { text: refused.error } } });
    expect(made.onAccepted).not.toHaveBeenCalled();
    expect(services.sessionStorage.entries.size).toBe(0);
    await submitPatiently(made);
    expect(sent(services).map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(sent(services).at(-1)).toMatchObject({ payment: { token: 'ctoken_2' } });
    expect(made.state().status).toBe('done');
  });

  it('of which nobody knows how it ended is sent again under its key, and ends once (PAY-06)', async () => {
    const services = answering({ signup: [asksBank, paid], settle: [dropped()] });
    const made = await formWith(services);
    await submitPatiently(made);
    expect(made.state()).toMatchObject({ status: 'idle', lastError: { title: 'submission.unknown.title' } });
    await submitPatiently(made);
    expect(new Set(sent(services).map(({ key }) => key))).toEqual(new Set(['key-1']));
    expect(made.state()).toMatchObject({ status: 'done', response: { paid: true } });
    expect(made.onAccepted).toHaveBeenCalledOnce();
  });

  it('that the provider leaves as it was is to be paid later, and is not lost (SHOP-09, PAY-06)', async () => {
    const services = answering({ signup: [asksBank], settle: [asksBank] });
    services.paymentBox.confirm.mockRejectedValue(new Error('The script could not be loaded'));
    const made = await formWith(services);
    await submitPatiently(made);
    expect(services.paymentBox.confirm).toHaveBeenCalledTimes(2);
    expect(made.state()).toMatchObject({ status: 'done', response: { order_url: result.order_url } });
    expect(made.state().response).not.toHaveProperty('paid');
    expect(made.onAccepted.mock.calls[0]![0]).toMatchObject({ orderKey: 'key-1', isToSettle: true });
  });

  it.each([
    [{ error: 'Your card number is incomplete.' }, { code: 20, message: { text: 'Your card number is incomplete.' } }],
    [{ error: '' }, { code: 0, message: { key: 'error.card.failed' } }],
  ])('is not posted without a token: %j', async (answer, lastError) => {
    const services = answering({ signup: [paid] });
    services.paymentBox.token.mockResolvedValue(answer);
    const made = await formWith(services);
    await submitPatiently(made);
    expect(sent(services)).toEqual([]);
    expect(made.state()).toMatchObject({ status: 'idle', lastError });
    expect(services.sessionStorage.entries.size).toBe(0);
  });

  it('is not posted if the provider fails, in words for the visitor', async () => {
    const services = answering({ signup: [paid] });
    services.paymentBox.token.mockRejectedValue(new Error('The payment provider "stripe" made no token'));
    const made = await formWith(services);
    await submitPatiently(made);
    expect(sent(services)).toEqual([]);
    expect(made.state()).toMatchObject({ status: 'idle', lastError: { message: { key: 'error.card.unreachable' } } });
    expect(services.log.error.mock.calls).toEqual([['The submission failed.', 'The payment provider "stripe" made no token']]);
  });

  it('is sent once, however often Submit is pressed while the bank asks (SUBM-01, PAY-06)', async () => {
    const services = answering({ signup: [asksBank], settle: [paid] });
    const made = await formWith(services);
    let confirmed = (_end: object) => {};
    services.paymentBox.confirm.mockReturnValue(new Promise((resolve) => (confirmed = resolve)));
    const sending = made.submit();
    await vi.advanceTimersByTimeAsync(100);
    expect(made.state().status).toBe('confirming');
    for (let i = 0; i < 5; i++) void made.submit();
    confirmed({});
    await sending;
    expect(sent(services).map(({ action }) => action)).toEqual(['process_signup', 'settle_payment']);
  });
});

describe('a reload in the middle', () => {
  /** A page that was left while the bank asked, or before the order was answered; and the page after it. */
  async function reloaded(settle: readonly (ActionReply | Error)[], before: 'confirming' | 'posting' = 'confirming') {
    const services = answering({ signup: [asksBank], settle });
    const first = await formWith(services);
    const never = new Promise<never>(() => {});
    if (before === 'posting') services.formPost.post.mockReturnValueOnce(never);
    else services.paymentBox.confirm.mockReturnValueOnce(never);
    void first.submit();
    await vi.advanceTimersByTimeAsync(100);
    expect(first.state().status).toBe(before === 'posting' ? 'submitting' : 'confirming');
    first.stop();
    const again = await formWith(services);
    again.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    return { services, again };
  }

  it.each(['confirming', 'posting'] as const)('while it is %s goes on with the same order, and ends in one (PAY-06)', async (before) => {
    const { services, again } = await reloaded([asksBank, paid], before);
    expect(sent(services).map(({ action, key }) => `${action} ${key}`)).toEqual([
      'process_signup key-1',
      'settle_payment key-1',
      'settle_payment key-1',
    ]);
    expect(services.paymentBox.confirm).toHaveBeenLastCalledWith({ client_secret: secret });
    expect(again.state()).toMatchObject({ status: 'done', response: { paid: true }, receipt: { kind: 'box' } });
    expect(again.onAccepted.mock.calls).toMatchObject([[{ orderKey: 'key-1', hasDomains: false, isToSettle: false }]]);
    expect(services.sessionStorage.entries.size).toBe(0);
  });

  it('after the provider was through shows the order as paid, without asking the bank again (PAY-06)', async () => {
    const { services, again } = await reloaded([paid]);
    expect(services.paymentBox.confirm).toHaveBeenCalledOnce();
    expect(again.state()).toMatchObject({ status: 'done', response: { paid: true } });
  });

  it('of a payment that was refused says so, and lets the visitor pay anew (PAY-06)', async () => {
    const { services, again } = await reloaded([refused]);
    expect(again.state()).toMatchObject({ status: 'idle', lastError: { code: 31 } });
    services.formPost.post.mockResolvedValue(paid);
    await submitPatiently(again);
    expect(sent(services).at(-1)).toMatchObject({ action: 'process_signup', key: 'key-2' });
    expect(again.state().status).toBe('done');
  });

  it('of an order that has never arrived says nothing, and keeps its key (PAY-06)', async () => {
    const { services, again } = await reloaded([noOrder], 'posting');
    expect(again.state()).toMatchObject({ status: 'idle', lastError: null });
    services.formPost.post.mockResolvedValue(paid);
    await submitPatiently(again);
    expect(sent(services).at(-1)).toMatchObject({ action: 'process_signup', key: 'key-1' });
  });

  it('while the server cannot be reached leaves the order unknown, and the next one asks again (PAY-06)', async () => {
    const { services, again } = await reloaded([dropped(), { error: 'Expired', status: 403 }, dropped(), paid]);
    expect(again.state()).toMatchObject({ status: 'idle', lastError: { title: 'submission.unknown.title' } });
    const third = await formWith(services);
    third.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(third.state()).toMatchObject({ status: 'done', response: { paid: true } });
  });

  it.each(['', '{', '[]', '{"order_key":"key-1"}', '{"order_key":"<b>","receipt":{}}', '{"order_key":{"a":1},"receipt":[]}'])(
    'finds nothing to ask about in a mark that the form has not written: %s',
    async (mark) => {
      const services = fakeServices();
      services.sessionStorage.set('charterform:paying', mark);
      const made = await formWith(services);
      made.resume();
      await vi.advanceTimersByTimeAsync(1000);
      expect(services.formPost.post).not.toHaveBeenCalled();
      expect(made.state().status).toBe('idle');
    },
  );
});

it('a form that is unmounted while the bank asks loses nothing: the next one shows how it ended (SUBM-57, PAY-06)', async () => {
  const services = answering({ signup: [asksBank], settle: [paid] });
  let confirmed = (_end: object) => {};
  services.paymentBox.confirm.mockReturnValue(new Promise((resolve) => (confirmed = resolve)));
  const first = await formWith(services, 'same-page');
  void first.submit();
  await vi.advanceTimersByTimeAsync(100);
  first.stop();
  const next = await formWith(services, 'same-page');
  next.resume();
  confirmed({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(next.state()).toMatchObject({ status: 'done', response: { paid: true } });
  expect(sent(services).map(({ action }) => action)).toEqual(['process_signup', 'settle_payment']);
});
