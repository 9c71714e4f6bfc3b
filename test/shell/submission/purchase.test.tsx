import { describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { keptAnswers } from '../../support/answers';
import { deferred, posted, type FakeServices } from '../../support/fake-services';
import { eventsIn, type Pushed } from '../../support/ga4-events';
import { loadPage, paySteps as steps, readyToPay } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { trackedPage } from '../../support/tracked-page';

const purchases = ({ trackers }: FakeServices) =>
  eventsIn(
    trackers.track.mock.calls.map(([{ layer }]) => layer),
    'purchase',
  );

async function ordered(): Promise<RenderedForm> {
  const form = await readyToPay();
  await form.press('Submit Order');
  await form.reads('Order number1001');
  return form;
}

describe('the purchase', () => {
  it('is told with the key that the server knows, and not again by a reload or by Back (TRACK-14)', async () => {
    const form = await ordered();
    const [order] = posted(form.services);
    expect(purchases(form.services)).toMatchObject([{ ecommerce: { transaction_id: order!.fields.idempotency_key, value: 268 } }]);
    form.stop();
    for (const type of ['reload', 'back_forward', 'reload'] as const) {
      loadPage(type);
      const again = await renderForm({ steps }, form.services);
      await again.reads('Order number1001');
      again.stop();
    }
    expect(purchases(form.services)).toHaveLength(1);
  });

  it('is told once by a form that is unmounted while its order is on its way (SUBM-57)', async () => {
    const form = await readyToPay();
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(posted(form.services)).toHaveLength(1));
    form.stop();
    const again = await renderForm({ steps }, form.services);
    answer.resolve({ success: true, result: { invoice_numbers: ['1001'] } });
    await again.reads('Order number1001');
    expect(purchases(form.services)).toHaveLength(1);
  });

  it('is not told of an order that is refused, and once of the one after it', async () => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValueOnce({ error: 'payment failed' });
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.all('.charterform-notice[data-kind="error"]')).toHaveLength(1));
    expect(purchases(form.services)).toEqual([]);
    await form.press('Submit Order');
    await form.reads('Order number1001');
    expect(purchases(form.services)).toHaveLength(1);
  });

  it.each([
    ['no array', { dataLayer: 'no array' }],
    [
      'a data layer that throws',
      {
        dataLayer: Object.assign([], {
          push: () => {
            throw new Error('blocked');
          },
        }),
      },
    ],
  ])('meets %s and the order goes out all the same (TRACK-11)', async (_what, given) => {
    const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
    const { trackers, log } = trackedPage({ matomo: true, affiliateFrame: '/pixel' }, given);
    services.trackers.track.mockImplementation(trackers.track);
    const form = await readyToPay({}, services);
    await form.press('Submit Order');
    await form.reads('Order number1001');
    expect(posted(services)).toHaveLength(1);
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it('waits for a consent that comes after the order, in a page that stays (TRACK-11)', async () => {
    const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
    const { window: page, trackers, page: layer } = trackedPage({ consent: 'cookies:accepted' });
    services.trackers.track.mockImplementation(trackers.track);
    const form = await readyToPay({}, services);
    await form.press('Submit Order');
    await form.reads('Order number1001');
    expect(layer.dataLayer).toBeUndefined();
    page.dispatchEvent(new Event('cookies:accepted'));
    expect(eventsIn(layer.dataLayer as Pushed[], 'purchase')).toHaveLength(1);
  });
});
