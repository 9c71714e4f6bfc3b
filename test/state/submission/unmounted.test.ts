import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply, CardToken } from '../../../src/submission/submission';
import { contact } from '../../../src/forms/contact.form';
import { contactAnswers } from '../../support/answers';
import { deferred, dropped, fakeServices } from '../../support/fake-services';
import { attemptStorageKey, submitterFor } from '../../support/submitter';

const keyKnown = { flags: { idempotentPosts: true } };
let pages = 0;

/** A form on a page of its own whose post waits for `answer`, and what mounts it there again. */
async function posting() {
  const services = fakeServices();
  const answer = deferred<ActionReply>();
  services.formPost.post.mockReturnValueOnce(answer.promise);
  const setup = { services, config: keyKnown, tabKey: `unmounted-${++pages}` };
  const form = await submitterFor(setup);
  const sending = form.submit();
  await vi.waitFor(() => expect(services.formPost.post).toHaveBeenCalledTimes(1));
  return { services, answer, form, sending, mountAgain: () => submitterFor(setup) };
}

describe('a form taken off the page', () => {
  it('while its card is tokenized posts nothing (SUBM-57)', async () => {
    const services = fakeServices();
    const token = deferred<CardToken>();
    services.tokenizer.tokenize.mockReturnValueOnce(token.promise);
    const form = await submitterFor({ services });
    const sending = form.submit();
    form.stop();
    token.resolve({ token: 'tok_1', customer_id: '' });
    await sending;
    expect(services.formPost.post).not.toHaveBeenCalled();
    expect(services.sessionStorage.get(attemptStorageKey)).toBeNull();
  });

  it('while the digest of its order is computed begins nothing (SUBM-57)', async () => {
    const services = fakeServices();
    const digest = deferred<string>();
    services.digest.mockReturnValueOnce(digest.promise);
    const form = await submitterFor({ services });
    const sending = form.submit();
    form.stop();
    digest.resolve('digest');
    await sending;
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(services.formPost.post).not.toHaveBeenCalled();
    expect(services.sessionStorage.get(attemptStorageKey)).toBeNull();
  });

  it('while its captcha is checked posts nothing more (SUBM-57)', async () => {
    const services = fakeServices();
    const check = deferred<ActionReply>();
    services.formPost.post.mockReturnValueOnce(check.promise);
    const signup = { ...contact, action: 'process_signup', captcha: 'checkedFirst' } as const;
    const form = await submitterFor({ services, config: { formType: 'ContactForm' }, form: signup, values: contactAnswers });
    const sending = form.submit();
    await vi.waitFor(() => expect(services.formPost.post).toHaveBeenCalledTimes(1));
    form.stop();
    check.resolve({ success: true });
    await sending;
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('during its post finishes it: the order is told of once, its key forgotten, and nobody redirected (SUBM-57)', async () => {
    const { services, answer, form, sending } = await posting();
    form.stop();
    answer.resolve({ result: { login_url: '/welcome', invoice_numbers: ['1001'] } });
    await sending;
    expect(form.onAccepted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ result: { login_url: '/welcome', invoice_numbers: ['1001'] }, orderKey: 'key-1', hasDomains: false }),
    );
    expect(form.onSuccess).not.toHaveBeenCalled();
    expect(services.sessionStorage.get(attemptStorageKey)).toBeNull();
    expect(services.redirector.go).not.toHaveBeenCalled();
  });
});

describe('a form mounted again after attempts of an earlier one', () => {
  it('goes on with their count, until the order is accepted (SUBM-05, SUBM-06)', async () => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValue({ error: 'No.' });
    const setup = { services, tabKey: `unmounted-${++pages}` };
    const attempt = async (times: number) => {
      const form = await submitterFor(setup);
      for (let count = 0; count < times; count++) await form.submit();
      form.stop();
      return form.state();
    };
    await attempt(4);
    expect(await attempt(2)).toMatchObject({ attempts: 6, lastError: { message: { text: 'No.' } } });
    expect(await attempt(1)).toMatchObject({ lastError: { code: 10 } });
    expect(services.formPost.post).toHaveBeenCalledTimes(6);
  });

  it('starts anew after an order that was accepted (SUBM-06)', async () => {
    const services = fakeServices();
    const setup = { services, tabKey: `unmounted-${++pages}` };
    services.formPost.post.mockResolvedValue({ error: 'No.' });
    const form = await submitterFor(setup);
    for (let count = 0; count < 5; count++) await form.submit();
    services.formPost.post.mockResolvedValue({ success: true });
    await form.submit();
    expect(form.state()).toMatchObject({ status: 'done', attempts: 6 });
    form.stop();
    const again = await submitterFor(setup);
    await again.submit();
    expect(again.state()).toMatchObject({ status: 'done', attempts: 1 });
  });
});

describe('a form mounted again during the post of an earlier one', () => {
  it('waits for it, cannot send a second, and shows its success (SUBM-57)', async () => {
    const { services, answer, form, sending, mountAgain } = await posting();
    form.stop();
    const again = await mountAgain();
    again.resume();
    expect(again.state().status).toBe('submitting');
    const insisting = Promise.all([again.submit(), again.submit()]);
    answer.resolve({ result: { invoice_numbers: ['1001'] } });
    await Promise.all([sending, insisting]);
    expect(again.state()).toMatchObject({ status: 'done', response: { invoice_numbers: ['1001'] } });
    expect([form.onAccepted, again.onAccepted].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(again.onSuccess).toHaveBeenCalledTimes(1);
    await again.submit();
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('shows its refusal, and may then send anew (SUBM-57)', async () => {
    const { services, answer, form, sending, mountAgain } = await posting();
    form.stop();
    const again = await mountAgain();
    again.resume();
    answer.resolve({ error: 'No.' });
    await sending;
    await vi.waitFor(() => expect(again.state()).toMatchObject({ status: 'idle', lastError: { message: { text: 'No.' } } }));
    expect(form.state().lastError).toBeNull();
    await again.submit();
    expect(services.formPost.post.mock.calls.map(([, fields]) => fields.idempotency_key)).toEqual(['key-1', 'key-2']);
  });

  it('has nothing to wait for once that has ended (SUBM-57)', async () => {
    const { answer, form, sending, mountAgain } = await posting();
    form.stop();
    answer.resolve({ error: 'No.' });
    await sending;
    const again = await mountAgain();
    again.resume();
    expect(again.state().status).toBe('idle');
  });
});

describe('a post without an answer, whose form is taken off the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is repeated all the same, and the form mounted again says that its outcome is unknown (SUBM-57)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValue(dropped());
    const setup = { services, config: keyKnown, tabKey: `unmounted-${++pages}` };
    const form = await submitterFor(setup);
    const sending = form.submit();
    await vi.advanceTimersByTimeAsync(500);
    form.stop();
    const again = await submitterFor(setup);
    again.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(services.formPost.post).toHaveBeenCalledTimes(3);
    expect(again.state()).toMatchObject({ status: 'idle', lastError: { message: { key: 'submission.unknown.sameOrder' } } });
    services.formPost.post.mockResolvedValue({ success: true });
    await again.submit();
    expect(new Set(services.formPost.post.mock.calls.map(([, fields]) => fields.idempotency_key))).toEqual(new Set(['key-1']));
  });
});
