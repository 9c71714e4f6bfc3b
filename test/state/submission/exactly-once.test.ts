import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import { NetworkFault } from '../../../src/submission/faults';
import { createTabStorage } from '../../../src/services/tab-storage';
import { completeAnswers } from '../../support/answers';
import { deferred, dropped, fakeServices, memoryStorage, posted, type FakeServices } from '../../support/fake-services';
import { attemptStorageKey, postedKeys, submitPatiently, submitterFor, type SubmitterSetup } from '../../support/submitter';

/** A page whose server knows the keys. */
const config = { flags: { idempotentPosts: true } };
const keyKnown = (services: FakeServices): SubmitterSetup => ({ services, config });

describe('an order', () => {
  it('is sent once for two submits in one tick, and once for any number while it is under way', async () => {
    const services = fakeServices();
    const { submit } = await submitterFor({ services });
    await Promise.all([submit(), submit(), Promise.resolve().then(submit)]);
    expect(services.tokenizer.tokenize).toHaveBeenCalledTimes(1);
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('is sent once, as it was at the first submit, for any submit while its digest is computed (SUBM-55)', async () => {
    const services = fakeServices();
    const digest = deferred<string>();
    services.digest.mockReturnValueOnce(digest.promise);
    const { submit, answers, state } = await submitterFor({ services });
    const sending = [submit(), submit()];
    answers.values = setPath(completeAnswers, 'companyInformation.companyName', 'Other LLC');
    sending.push(submit());
    expect(state().status).toBe('validating');
    digest.resolve('digest');
    await Promise.all(sending);
    expect(services.digest).toHaveBeenCalledTimes(1);
    expect(posted(services)).toHaveLength(1);
    expect(JSON.stringify(posted(services)[0]!.data)).not.toContain('Other LLC');
  });

  it('is not sent again after it has succeeded', async () => {
    const services = fakeServices();
    const { submit } = await submitterFor({ services });
    for (let click = 0; click < 3; click++) await submit();
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('is sent under a new key once a readable answer has refused it', async () => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValueOnce({ error: 'payment failed' });
    const { submit } = await submitterFor({ services });
    await submit();
    expect(services.sessionStorage.get(attemptStorageKey)).toBeNull();
    await submit();
    expect(postedKeys(services)).toEqual(['key-1', 'key-2']);
    expect(services.sessionStorage.get(attemptStorageKey)).toBeNull();
  });
});

describe('an order of which the outcome is unknown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const faults = [
    ['a dropped connection', dropped()],
    ['a timeout', new NetworkFault('timeout', 'timeout of 60000ms exceeded')],
    ['an answer that is no JSON', new NetworkFault('unreadable', 'Unreadable answer')],
    ['a server error', new NetworkFault('status', 'Request failed with status code 500', 500)],
  ] as const;

  it.each(faults)('is repeated by itself under the same key after %s, where the server knows it (SUBM-56)', async (_fault, fault) => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValueOnce(fault).mockRejectedValueOnce(fault);
    const made = await submitterFor(keyKnown(services));
    const sending = made.submit();
    await vi.advanceTimersByTimeAsync(999);
    expect(made.state().status).toBe('unknown');
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(services.formPost.post).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3000);
    await sending;
    expect(postedKeys(services)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(new Set(services.formPost.post.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
    expect(services.tokenizer.tokenize).toHaveBeenCalledTimes(1);
    expect(made.state().status).toBe('done');
  });

  it('ends after three tries in words that say so, and goes on under the same key at the next submit', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValue(dropped());
    const made = await submitterFor(keyKnown(services));
    await submitPatiently(made);
    expect(services.formPost.post).toHaveBeenCalledTimes(3);
    expect(made.state()).toMatchObject({
      status: 'idle',
      lastError: { title: 'submission.unknown.title', message: { key: 'submission.unknown.sameOrder' } },
    });
    services.formPost.post.mockResolvedValue({ success: true });
    await submitPatiently(made);
    expect(new Set(postedKeys(services))).toEqual(new Set(['key-1']));
    expect(made.state().status).toBe('done');
  });

  it('keeps its key over a reload, and gives it up after a readable answer', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValue(dropped());
    await submitPatiently(await submitterFor(keyKnown(services)));
    services.formPost.post.mockResolvedValue({ error: 'No.' });
    const reloaded = await submitterFor(keyKnown(services));
    await submitPatiently(reloaded);
    await submitPatiently(reloaded);
    expect(postedKeys(services)).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('keeps its key within the page where nothing can be stored', async () => {
    const blocked = { get: () => null, set: () => false, remove: () => undefined };
    const services = fakeServices({ sessionStorage: { ...memoryStorage(), ...createTabStorage(blocked) } });
    services.formPost.post.mockRejectedValue(dropped());
    const made = await submitterFor(keyKnown(services));
    await submitPatiently(made);
    await submitPatiently(made);
    expect(new Set(postedKeys(services))).toEqual(new Set(['key-1']));
  });

  it('is none where the tokenizer could not be reached: no order went out, so nothing is repeated', async () => {
    const services = fakeServices();
    services.tokenizer.tokenize.mockRejectedValueOnce(dropped());
    const made = await submitterFor(keyKnown(services));
    await submitPatiently(made);
    expect(services.formPost.post).not.toHaveBeenCalled();
    expect(made.state()).toMatchObject({ status: 'idle', lastError: { message: { key: 'error.card.unreachable' } } });
  });
});

describe('whatever the visitor does and the connection loses', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  let mounts = 0;

  type Answer = 'accepted' | 'refused' | 'lost before' | 'lost after';

  /** A server that knows a key again, and answers as the list says. */
  function unreliableServer(services: FakeServices, answers: Answer[]) {
    const orders = new Set<string>();
    services.formPost.post.mockImplementation(async (_action, { idempotency_key }) => {
      const key = String(idempotency_key);
      const answer = answers.shift() ?? 'accepted';
      if (answer === 'lost before') throw dropped();
      if (answer === 'refused' && !orders.has(key)) return { error: 'payment failed' };
      orders.add(key);
      if (answer === 'lost after') throw dropped();
      return { success: true };
    });
    return orders;
  }

  it('one form never makes two orders', async () => {
    const answers = fc.array(fc.constantFrom<Answer>('accepted', 'refused', 'lost before', 'lost after'), { maxLength: 12 });
    const acts = fc.array(fc.constantFrom('submit', 'double submit', 'reload', 'mount again'), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(answers, acts, async (given, visit) => {
        const services = fakeServices();
        const orders = unreliableServer(services, [...given]);
        let page = await submitterFor(keyKnown(services));
        for (const act of visit) {
          if (page.state().status === 'done') break;
          if (act === 'reload') {
            page.stop();
            page = await submitterFor(keyKnown(services));
          } else if (act === 'mount again') {
            const tabKey = `mounted-again-${++mounts}`;
            page = await submitterFor({ ...keyKnown(services), tabKey });
            void page.submit();
            await vi.advanceTimersByTimeAsync(10);
            page.stop();
            // From here on the page shows the confirmation, whatever is mounted.
            if (page.onAccepted.mock.calls.length > 0) break;
            page = await submitterFor({ ...keyKnown(services), tabKey });
            page.resume();
            await submitPatiently(page);
          } else {
            if (act === 'double submit') void page.submit();
            await submitPatiently(page);
          }
        }
        expect(orders.size).toBeLessThanOrEqual(1);
        expect(page.state().status !== 'done' || orders.size === 1).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
