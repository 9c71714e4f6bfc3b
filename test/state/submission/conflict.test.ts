import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Conflict } from '../../../src/submission/held-order';
import type { ActionReply } from '../../../src/submission/submission';
import { setPath } from '../../../src/kernel/util/paths';
import { completeAnswers } from '../../support/answers';
import { dropped, fakeServices } from '../../support/fake-services';
import { attemptStorageKey, postedKeys, submitPatiently, submitterFor } from '../../support/submitter';

const config = { flags: { idempotentPosts: true } };
const held = { received_at: '2026-11-25T12:00:00Z', invoice_numbers: ['100001'] };
const other = setPath(completeAnswers, 'companyInformation.companyName', 'Other LLC');
const refusal = (conflict?: Conflict): ActionReply => ({ error: 'No.', status: 409, ...(conflict && { conflict }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form whose server answers 409 to the first key and takes any other. */
async function refused(conflict?: Conflict, setup: Parameters<typeof submitterFor>[0] = {}) {
  const services = fakeServices();
  services.formPost.post.mockImplementation(async (_action, { idempotency_key }) =>
    idempotency_key === 'key-1' ? refusal(conflict) : { success: true },
  );
  const page = { services, config, ...setup };
  const made = await submitterFor(page);
  await submitPatiently(made);
  return { ...made, services, reload: () => submitterFor(page) };
}

describe('a 409 that names another order under the key', () => {
  it('is not repeated: what the server has is shown, and the order is asked about (SUBM-55, NET-08)', async () => {
    const { services, onFurther, state } = await refused({ held });
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
    expect(onFurther).toHaveBeenCalledExactlyOnceWith(expect.any(String), held);
    expect(state()).toMatchObject({
      status: 'idle',
      lastError: { title: 'submission.held.orderTitle', message: { key: 'submission.held.order' } },
    });
  });

  it('goes out under a new key once the visitor has agreed, and never before (SUBM-55)', async () => {
    const made = await refused({ held });
    await submitPatiently(made);
    expect(postedKeys(made.services)).toEqual(['key-1', 'key-1']);
    made.keys.allowFurther(made.onFurther.mock.lastCall![0]);
    await submitPatiently(made);
    expect(postedKeys(made.services)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(made.state().status).toBe('done');
    expect(made.services.sessionStorage.get(attemptStorageKey)).toBeNull();
  });

  it.each([
    ['unchanged', completeAnswers, 2],
    ['changed', other, 1],
  ])('asks again after a reload, with what the server has, of an order that is %s (SUBM-55)', async (_how, values, posts) => {
    const { services, reload } = await refused({ held });
    const reloaded = await reload();
    reloaded.answers.values = values;
    await submitPatiently(reloaded);
    expect(services.formPost.post).toHaveBeenCalledTimes(posts);
    expect(reloaded.onFurther).toHaveBeenCalledExactlyOnceWith(expect.any(String), held);
    reloaded.keys.allowFurther(reloaded.onFurther.mock.lastCall![0]);
    await submitPatiently(reloaded);
    expect(postedKeys(services).at(-1)).toBe('key-2');
    expect(reloaded.state().status).toBe('done');
  });

  it('is repeated under its new key when that has no answer, also after a reload (SUBM-55)', async () => {
    const made = await refused({ held });
    made.keys.allowFurther(made.onFurther.mock.lastCall![0]);
    made.services.formPost.post.mockRejectedValue(dropped());
    await submitPatiently(made);
    const reloaded = await made.reload();
    await submitPatiently(reloaded);
    expect(new Set(postedKeys(made.services).slice(1))).toEqual(new Set(['key-2']));
    expect(reloaded.onFurther).not.toHaveBeenCalled();
  });

  it('without telling which is asked about too; the first stays unknown, so that a later order is asked about (SUBM-55)', async () => {
    const made = await refused({});
    expect(made.onFurther).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'conflict');
    made.keys.allowFurther(made.onFurther.mock.lastCall![0]);
    made.services.formPost.post.mockResolvedValueOnce({ error: 'No.' });
    await submitPatiently(made);
    expect(postedKeys(made.services)).toEqual(['key-1', 'key-2']);
    made.answers.values = other;
    await submitPatiently(made);
    expect(made.onFurther).toHaveBeenLastCalledWith(expect.any(String), 'unknown');
    expect(postedKeys(made.services)).toHaveLength(2);
  });

  it('where nothing was ordered gives the key up, and the next submit orders (SUBM-55)', async () => {
    const made = await refused({ held: null });
    expect(made.onFurther).not.toHaveBeenCalled();
    expect(made.state()).toMatchObject({ status: 'idle', lastError: { message: { key: 'submission.nothingHeld' } } });
    await submitPatiently(made);
    expect(postedKeys(made.services)).toEqual(['key-1', 'key-2']);
    expect(made.state().status).toBe('done');
  });

  it('shows a form mounted again the question, after its post has ended (SUBM-57)', async () => {
    const tabKey = 'conflict-mounted-again';
    const services = fakeServices();
    let answer: (reply: ActionReply) => void = () => {};
    services.formPost.post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const first = await submitterFor({ services, config, tabKey });
    void first.submit();
    await vi.advanceTimersByTimeAsync(10);
    first.stop();
    const again = await submitterFor({ services, config, tabKey });
    again.resume();
    answer(refusal({ held }));
    await vi.advanceTimersByTimeAsync(10);
    expect(first.onFurther).not.toHaveBeenCalled();
    expect(again.onFurther).toHaveBeenCalledExactlyOnceWith(expect.any(String), held);
  });
});

describe('a 409 while the first post still runs', () => {
  it('is repeated under its key, then said as such, and asks nothing (NET-08, SUBM-56)', async () => {
    const made = await refused('running');
    await submitPatiently(made);
    expect(new Set(postedKeys(made.services))).toEqual(new Set(['key-1']));
    expect(made.services.formPost.post).toHaveBeenCalledTimes(6);
    expect(made.onFurther).not.toHaveBeenCalled();
    expect(made.state().lastError).toMatchObject({ message: { key: 'submission.processing.order' } });
    made.services.formPost.post.mockResolvedValue({ success: true });
    await submitPatiently(made);
    expect(made.state().status).toBe('done');
  });
});

describe('a 409 without a reason', () => {
  it('leaves the outcome unknown, and asks only when the visitor has sent the order again (NET-08, SUBM-55)', async () => {
    const made = await refused();
    expect(made.onFurther).not.toHaveBeenCalled();
    expect(made.state().lastError).toMatchObject({ title: 'submission.unknown.title', message: { key: 'submission.unknown.sameOrder' } });
    const reloaded = await made.reload();
    await submitPatiently(reloaded);
    expect(reloaded.onFurther).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'conflict');
    expect(new Set(postedKeys(made.services))).toEqual(new Set(['key-1']));
    reloaded.keys.allowFurther(reloaded.onFurther.mock.lastCall![0]);
    await submitPatiently(reloaded);
    expect(postedKeys(made.services).at(-1)).toBe('key-2');
  });

  it('of a form that may be sent again and again is an answer that did not come (NET-08)', async () => {
    const values = { accountLogin: { username: 'ada', password: 'x' } };
    for (const conflict of [undefined, { held }] as const) {
      const made = await refused(conflict, { config: { ...config, formType: 'LoginForm' }, values });
      await submitPatiently(made);
      expect(made.onFurther).not.toHaveBeenCalled();
      expect(made.state().status).toBe('done');
    }
  });
});

describe('an order that an earlier version of the script has posted', () => {
  it('counts as one of unknown outcome: no other is sent before the visitor is asked (SUBM-55)', async () => {
    const services = fakeServices();
    services.sessionStorage.set(attemptStorageKey, JSON.stringify({ '1k3jx9q2ab': 'key-of-old' }));
    const made = await submitterFor({ services, config });
    expect(made.keys.hasUnknown()).toBe(true);
    await submitPatiently(made);
    expect(services.formPost.post).not.toHaveBeenCalled();
    expect(made.onFurther).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'unknown');
    made.keys.allowFurther(made.onFurther.mock.lastCall![0]);
    await submitPatiently(made);
    expect(postedKeys(services)).toEqual(['key-1']);
    expect(made.state().status).toBe('done');
  });

  it.each(['', 'null', '[]', '{"a":', '{"a":{"key":"k","held":{"received_at":"never"}}}', '{"a":7}'])(
    'never fails, whatever is stored: %s (SUBM-55)',
    async (stored) => {
      const services = fakeServices();
      services.sessionStorage.set(attemptStorageKey, stored);
      const made = await submitterFor({ services, config });
      await submitPatiently(made);
      if (made.onFurther.mock.lastCall) made.keys.allowFurther(made.onFurther.mock.lastCall[0]);
      await submitPatiently(made);
      expect(services.formPost.post).toHaveBeenCalledTimes(1);
      expect(made.state().status).toBe('done');
    },
  );
});
