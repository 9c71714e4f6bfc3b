import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import type { PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import { completeAnswers } from '../../support/answers';
import { dropped, fakeServices, posted, type FakeServices } from '../../support/fake-services';
import { eventsIn } from '../../support/ga4-events';
import { attemptStorageKey, submitterFor } from '../../support/submitter';

const page = (minimum?: string): Partial<PageConfigWithGaps> => ({ formType: 'RASignupForm', nyop: { mode: 'full', minimum } });

const naming = (requestedPrice: string, immediateService = false): FormValues => ({
  ...setPath(completeAnswers, 'companyInformation.states', { WY: true }),
  nyop: { requestedPrice, immediateService },
});

const pricesSent = (services: FakeServices) => posted(services).map(({ data }) => (data.nyop as FormValues).requestedPrice);
const keysSent = (services: FakeServices) => posted(services).map(({ fields }) => fields.idempotency_key);

describe('a price below the configured minimum', () => {
  it('is asked about before any call, and is neither an error nor an attempt (NYOP-05)', async () => {
    const made = await submitterFor({ config: page('49.50'), values: naming('49.49') });
    await made.submit();
    expect(made.onPriceTooLow.mock.calls).toEqual([[4950]]);
    expect(made.services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(made.services.formPost.post).not.toHaveBeenCalled();
    expect(made.state()).toMatchObject({ status: 'idle', hasPriceFailed: true, lastError: null, attempts: 0 });
    expect(made.store.getState().notices.toasts).toEqual([]);
  });

  it.each([
    ['at the minimum', page('49.50'), naming('49.50')],
    ['with immediate service', page('49.50'), naming('1', true)],
    ['without a configured minimum', page(), naming('1')],
  ])('is none %s: the order is sent (NYOP-05)', async (_case, config, values) => {
    const made = await submitterFor({ config, values });
    await made.submit();
    expect(made.onPriceTooLow).not.toHaveBeenCalled();
    expect(made.state()).toMatchObject({ status: 'done', hasPriceFailed: false });
  });

  it('is asked about only once all else is right', async () => {
    const made = await submitterFor({ config: page('49.50'), values: naming('1') });
    made.answers.isValid = false;
    await made.submit();
    expect(made.onPriceTooLow).not.toHaveBeenCalled();
  });
});

describe('a minimum that the server answers', () => {
  const refusedBy = async (reply: object, config = page()) => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValueOnce(reply);
    const made = await submitterFor({ services, config, values: naming('30') });
    await made.submit();
    return made;
  };

  it('sets the flag and asks for it, and no error is shown (NYOP-06)', async () => {
    const made = await refusedBy({ min: 75.5, error: 'price too low' });
    expect(made.onPriceTooLow.mock.calls).toEqual([[7550]]);
    expect(made.state()).toMatchObject({ status: 'idle', hasPriceFailed: true, lastError: null });
    expect(made.store.getState().notices.toasts).toEqual([]);
    expect(made.services.log.error).not.toHaveBeenCalled();
  });

  it('runs nothing of a success: no purchase, no mark, no clearing, no redirect (NYOP-10)', async () => {
    const made = await refusedBy({ min: 75 }, { ...page(), flags: { clearOnSubmit: true } });
    expect(made.onAccepted).not.toHaveBeenCalled();
    expect(
      eventsIn(
        made.services.trackers.track.mock.calls.map(([{ layer }]) => layer),
        'purchase',
      ),
    ).toEqual([]);
    expect(made.events).not.toContain('redirectStarted');
    expect(made.services.redirector.go).not.toHaveBeenCalled();
    expect(made.state().response).toBeNull();
    expect(made.store.getState().form.values).toMatchObject({ nyop: { requestedPrice: '30' } });
  });

  it('ends the attempt: what is sent then has a key of its own, and the flag is down', async () => {
    const made = await refusedBy({ min: 75 });
    expect(made.services.sessionStorage.get(attemptStorageKey)).toBeNull();
    made.answers.values = naming('75.00');
    made.mirror(made.answers.values);
    await Promise.all([made.submit(), made.submit()]);
    expect(pricesSent(made.services)).toEqual(['30', '75.00']);
    expect(keysSent(made.services)).toEqual(['key-1', 'key-2']);
    expect(made.services.tokenizer.tokenize).toHaveBeenCalledTimes(1);
    expect(made.state()).toMatchObject({ status: 'done', hasPriceFailed: false });
  });

  it('counts for nothing beside an order that was taken', async () => {
    const made = await refusedBy({ min: 75, result: { invoice_numbers: ['1'] } });
    expect(made.onPriceTooLow).not.toHaveBeenCalled();
    expect(made.state().status).toBe('done');
  });

  it('is an error where no price was asked: nobody could name another', async () => {
    const made = await refusedBy({ min: 75 }, { formType: 'RASignupForm', nyop: { mode: 'bulk' } });
    expect(made.onPriceTooLow).not.toHaveBeenCalled();
    expect(made.state().lastError).toMatchObject({ code: 30 });
    expect(posted(made.services)[0]!.data).not.toHaveProperty('nyop');
  });
});

describe('whatever is named, agreed to and lost on the way', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('one form never makes two orders, and none below the minimum', async () => {
    const loss = fc.array(fc.constantFrom('answered', 'lost before', 'lost after'), { maxLength: 10 });
    const acts = fc.array(fc.constantFrom('submit', 'double submit', 'agree'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(loss, acts, async (losses, visit) => {
        const services = fakeServices();
        const orders = new Map<string, number>();
        services.formPost.post.mockImplementation(async (_action, { idempotency_key, signupData }) => {
          const fate = losses.shift();
          if (fate === 'lost before') throw dropped();
          const { nyop } = JSON.parse(String(signupData)) as { nyop: { requestedPrice: string } };
          const price = Number(nyop.requestedPrice);
          const isTaken = orders.has(String(idempotency_key)) || price >= 75;
          if (isTaken) orders.set(String(idempotency_key), orders.get(String(idempotency_key)) ?? price);
          if (fate === 'lost after') throw dropped();
          return isTaken ? { success: true } : { min: 75 };
        });
        const made = await submitterFor({ services, config: page(), values: naming('30') });
        for (const act of visit) {
          if (made.state().status === 'done') break;
          if (act === 'agree') {
            if (!made.state().hasPriceFailed) continue;
            made.answers.values = naming(String(made.onPriceTooLow.mock.lastCall![0] / 100));
            made.mirror(made.answers.values);
          }
          if (act !== 'submit') void made.submit();
          const sending = made.submit();
          await vi.advanceTimersByTimeAsync(60_000);
          await sending;
        }
        expect(orders.size).toBeLessThanOrEqual(1);
        for (const price of orders.values()) expect(price).toBeGreaterThanOrEqual(75);
        expect(made.state().status !== 'done' || orders.size === 1).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
