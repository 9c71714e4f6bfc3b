import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import { lastingStorage } from '../../../src/services/lasting-storage';
import { createSubmittedFlag } from '../../../src/state/submission/submitted-flag';
import { completeAnswers } from '../../support/answers';
import { dropped, fakeServices, memoryStorage, type FakeServices } from '../../support/fake-services';
import { attemptStorageKey, postedKeys, submitPatiently, submitterFor } from '../../support/submitter';

const config = { flags: { idempotentPosts: true } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a host, an extension or the browser may do to a storage while a page is open. */
const mishaps: Readonly<Record<string, (services: FakeServices) => void>> = {
  'the storages are emptied': ({ sessionStorage, localStorage }) => {
    sessionStorage.entries.clear();
    localStorage.entries.clear();
  },
  'the entry is overwritten': ({ sessionStorage }) => void sessionStorage.entries.set(attemptStorageKey, '{"other":"key-9"}'),
  'the entry is cut off': ({ sessionStorage }) => void sessionStorage.entries.set(attemptStorageKey, '{"'),
  'the storage is blocked': ({ sessionStorage }) => void Object.assign(sessionStorage, { get: () => null, set: () => false }),
  'the storage is full': ({ sessionStorage }) => void Object.assign(sessionStorage, { set: () => false }),
};

describe('an order whose answer was lost', () => {
  it.each(Object.entries(mishaps))('is repeated under its key when %s meanwhile (SUBM-59)', async (_what, befall) => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValue(dropped());
    const page = await submitterFor({ services, config });
    await submitPatiently(page);
    befall(services);
    services.formPost.post.mockResolvedValue({ success: true });
    await submitPatiently(page);
    expect(new Set(postedKeys(services))).toEqual(new Set(['key-1']));
    expect(page.state().status).toBe('done');
  });

  it('is repeated under its key when the storages are emptied between two tries, and in a form mounted again (SUBM-59)', async () => {
    const services = fakeServices();
    services.formPost.post.mockImplementation(async () => {
      services.sessionStorage.entries.clear();
      throw dropped();
    });
    const page = await submitterFor({ services, config });
    await submitPatiently(page);
    page.stop();
    services.formPost.post.mockResolvedValue({ success: true });
    await submitPatiently(await submitterFor({ services, config }));
    expect(postedKeys(services)).toHaveLength(4);
    expect(new Set(postedKeys(services))).toEqual(new Set(['key-1']));
  });

  it('is still asked about before a changed order is sent, when the storages were emptied (SUBM-55, SUBM-59)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValue(dropped());
    const page = await submitterFor({ services });
    await submitPatiently(page);
    services.sessionStorage.entries.clear();
    page.answers.values = setPath(completeAnswers, 'companyInformation.companyName', 'Other LLC');
    await submitPatiently(page);
    expect(page.onFurther).toHaveBeenCalledTimes(1);
    expect(page.keys.hasUnknown()).toBe(true);
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('is back in the storage when the page is left (SUBM-59)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValue(dropped());
    const page = await submitterFor({ services });
    await submitPatiently(page);
    const stored = services.sessionStorage.get(attemptStorageKey);
    services.sessionStorage.entries.clear();
    page.keys.keep();
    expect(services.sessionStorage.get(attemptStorageKey)).toBe(stored);
  });

  it('gives up its key with a readable answer, also in memory (SUBM-59)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValueOnce(dropped()).mockResolvedValueOnce({ status: 409, error: '', conflict: { held: null } });
    const page = await submitterFor({ services });
    await submitPatiently(page);
    await submitPatiently(page);
    expect(page.keys.hasUnknown()).toBe(false);
    await submitPatiently(page);
    expect(postedKeys(services)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('never becomes two orders, whatever befalls the storages between any two acts (SUBM-59)', async () => {
    const acts = fc.array(fc.constantFrom('submit', 'mount again', ...Object.keys(mishaps)), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(acts, async (visit) => {
        const services = fakeServices();
        services.formPost.post.mockRejectedValue(dropped());
        let page = await submitterFor({ services, config });
        await submitPatiently(page);
        for (const act of visit) {
          if (act === 'submit') await submitPatiently(page);
          else if (act === 'mount again') {
            page.stop();
            page = await submitterFor({ services, config });
          } else mishaps[act]!(services);
        }
        await submitPatiently(page);
        expect(new Set(postedKeys(services))).toEqual(new Set(['key-1']));
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});

describe('an accepted order', () => {
  it('is remembered by its page when the storages are emptied, until the visitor starts anew (SUBM-57, SUBM-59)', () => {
    const storage = memoryStorage();
    const flag = () => createSubmittedFlag(lastingStorage(storage), 'sent', 1000);
    flag().set({ invoice_numbers: ['1001'] });
    storage.entries.clear();
    expect(flag().read()).toMatchObject({ invoice_numbers: ['1001'] });
    expect(flag().isOfThisLoad()).toBe(true);
    flag().clear();
    expect(flag().read()).toBeUndefined();
  });
});
