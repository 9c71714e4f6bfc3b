import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DomainResult } from '../../../src/kernel/facts/domain';
import { timeoutFault } from '../../../src/submission/faults';
import type { ActionReply } from '../../../src/submission/submission';
import { domainsChanged } from '../../../src/products/domains/state/domains-slice';
import { availableDomain, domainEntry } from '../../support/domains';
import { deferred, dropped, fakeServices } from '../../support/fake-services';
import { submitterFor, type SubmitterSetup } from '../../support/submitter';

afterEach(() => vi.useRealTimers());

const inOrder = { optionalProducts: [{ type: 'simple' as const, products: [{ role: 'domain' }] }] };
const chosen = [domainEntry('pine.com', 2), domainEntry('oak.com')];
const gone = { available: false, status: 'taken' };

/** A form whose order holds two domains of which the server says this, unless its page does not sell any. */
async function ordering(details: DomainResult[] | typeof silent, setup: SubmitterSetup = {}) {
  const services = setup.services ?? fakeServices();
  services.domains.details.mockImplementation(typeof details === 'function' ? details : async () => details);
  const form = await submitterFor({ config: inOrder, ...setup, services });
  form.store.dispatch(domainsChanged(chosen));
  const domains = () => form.store.getState().domains.cartDomains;
  const price = () => form.cart().find(({ type }) => type === 'domain')?.price;
  return { ...form, services, domains, price };
}

/** A server that does not answer: the call ends as the client ends it, by its signal or its time. */
const silent = (_domains: readonly string[], signal?: AbortSignal, timeout?: number) =>
  new Promise<DomainResult[]>((_, reject) => {
    const timer = setTimeout(() => reject(timeoutFault(timeout)), timeout);
    signal!.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(dropped());
    });
  });

const same = [availableDomain('pine.com'), availableDomain('oak.com')];

describe('an order with domains', () => {
  it('asks for them once more before anything is charged, and goes on where they are the same (DOM-18)', async () => {
    const { submit, services, state, domains } = await ordering(async () => {
      expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
      expect(state().status).toBe('validating');
      return same;
    });
    await submit();
    expect(services.domains.details).toHaveBeenCalledExactlyOnceWith(['pine.com', 'oak.com'], expect.any(AbortSignal), 10_000);
    expect([state().status, domains()]).toEqual(['done', []]);
  });

  it('asks for at most twenty at a time (DOM-18)', async () => {
    const { submit, store, services } = await ordering([]);
    store.dispatch(domainsChanged(Array.from({ length: 21 }, (_, index) => domainEntry(`n${index}.com`))));
    await submit();
    expect(services.domains.details.mock.calls.map(([domains]) => domains.length)).toEqual([20, 1]);
  });

  it('is stopped once by a domain that is gone, which leaves the cart and its price (DOM-34, DOM-35)', async () => {
    const { submit, services, state, domains, price } = await ordering([
      availableDomain('pine.com'),
      availableDomain('oak.com', 1000, 2000, gone),
    ]);
    expect(price()).toBe(4000);
    await submit();
    expect(state()).toMatchObject({
      status: 'idle',
      lastError: { title: 'error.domains.title', message: { key: 'error.domains.gone', params: { gone: 'oak.com' } } },
    });
    expect(domains()).toEqual([chosen[0]]);
    expect(price()).toBe(3000);
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(services.formPost.post).not.toHaveBeenCalled();
    await submit();
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
    expect(state().status).toBe('done');
  });

  it('is stopped by another price, at once or in the years to come (DOM-34)', async () => {
    const { submit, state, domains } = await ordering([availableDomain('pine.com', 1500), availableDomain('oak.com', 1000, 2500)]);
    await submit();
    expect(state().lastError!.message).toEqual({
      key: 'error.domains.price',
      params: { gone: '', changed: 'pine.com ($10.00 + $20.00 → $15.00 + $20.00), oak.com ($10.00 + $20.00 → $10.00 + $25.00)' },
    });
    expect(domains()).toEqual([domainEntry('pine.com', 2, 1500), domainEntry('oak.com', 1, 1000, 2500)]);
  });

  it('says all that has changed', async () => {
    const { submit, state } = await ordering([availableDomain('pine.com', 1500), availableDomain('oak.com', 1000, 2000, gone)]);
    await submit();
    expect(state().lastError!.message).toMatchObject({ key: 'error.domains.both', params: { gone: 'oak.com' } });
  });

  it.each([
    ['fails', () => Promise.reject(dropped())],
    ['says nothing of them', async () => []],
  ])('goes on where the check %s', async (_how, details) => {
    const { submit, state, services } = await ordering(details);
    await submit();
    expect(state().status).toBe('done');
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('that was posted without an answer is not asked about again: its own domains may be taken by it (SUBM-56)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValueOnce(dropped());
    const { submit, state, domains } = await ordering(same, { services });
    await submit();
    expect([state().status, domains()]).toEqual(['idle', chosen]);
    services.domains.details.mockResolvedValue(same.map((detail) => ({ ...detail, ...gone })));
    await submit();
    expect(services.domains.details).toHaveBeenCalledTimes(1);
    expect(services.formPost.post).toHaveBeenCalledTimes(2);
    expect([state().status, domains()]).toEqual(['done', []]);
  });

  it('waits ten seconds for the check, and no longer', async () => {
    const { submit, state } = await ordering(silent);
    vi.useFakeTimers();
    const sending = submit();
    await vi.advanceTimersByTimeAsync(9999);
    expect(state().status).toBe('validating');
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(state().status).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('checks them again for a further order, since the order that the server has may hold them (SUBM-55)', async () => {
    const { submit, services, keys, onFurther, state } = await ordering(same);
    const held = { received_at: '2026-11-25T12:00:00Z', invoice_numbers: [] };
    services.formPost.post.mockResolvedValueOnce({ error: 'No.', status: 409, conflict: { held } });
    await submit();
    keys.allowFurther(onFurther.mock.lastCall![0]);
    services.domains.details.mockResolvedValueOnce([{ ...availableDomain('pine.com'), ...gone }, availableDomain('oak.com')]);
    await submit();
    expect(state()).toMatchObject({ status: 'idle', lastError: { title: 'error.domains.title' } });
    expect(services.domains.details).toHaveBeenCalledTimes(2);
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('taken off the page during the check begins nothing', async () => {
    const { submit, stop, services } = await ordering(silent);
    const sending = submit();
    await vi.waitFor(() => expect(services.domains.details).toHaveBeenCalledTimes(1));
    stop();
    await sending;
    expect(services.domains.details.mock.calls[0]![1]!.aborted).toBe(true);
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(services.formPost.post).not.toHaveBeenCalled();
    expect(services.log.warn).not.toHaveBeenCalled();
  });
});

describe('the domain cart', () => {
  it('is left alone by an order without domains, and by one that is refused (DOM-48)', async () => {
    const without = await ordering(same, { config: {} });
    await without.submit();
    expect([without.state().status, without.domains()]).toEqual(['done', chosen]);
    expect(without.services.domains.details).not.toHaveBeenCalled();

    const services = fakeServices();
    services.formPost.post.mockResolvedValueOnce({ error: 'No.' });
    const refused = await ordering(same, { services });
    await refused.submit();
    expect([refused.state().status, refused.domains()]).toEqual(['idle', chosen]);
  });

  it('is cleared by the form that is mounted when the order is accepted (DOM-48, SUBM-57)', async () => {
    const services = fakeServices();
    const answer = deferred<ActionReply>();
    services.formPost.post.mockReturnValueOnce(answer.promise);
    const setup = { services, tabKey: 'with-domains' };
    const form = await ordering(same, setup);
    const sending = form.submit();
    await vi.waitFor(() => expect(services.formPost.post).toHaveBeenCalledTimes(1));
    form.stop();
    const again = await ordering(same, { ...setup, loads: false });
    again.resume();
    answer.resolve({ success: true });
    await sending;
    await vi.waitFor(() => expect(again.state().status).toBe('done'));
    expect(again.domains()).toEqual([]);
    expect(form.onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ result: null, orderKey: 'key-1', hasDomains: true }));
  });
});
