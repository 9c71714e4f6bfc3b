import { describe, expect, it, vi } from 'vitest';
import { deferred, fakeServices, type FakeServices } from '../support/fake-services';
import { faultsOf } from '../support/ga4-events';
import { renderForm } from '../support/render-form';

interface ListEvent {
  event: string;
  ecommerce: { item_list_id: string; item_list_name: string; items: { item_name: string; item_variant: string; price: number }[] };
}

/** The lists that trackers were told of: id, name, and name, state and price of each item. */
const listsTold = ({ trackers }: FakeServices) =>
  trackers.track.mock.calls.flatMap(([{ layer }]) => {
    const { event, ecommerce } = layer as ListEvent;
    if (event !== 'view_item_list') return [];
    expect(faultsOf(layer)).toBeNull();
    const items = ecommerce.items.map(({ item_name, item_variant, price }) => [item_name, item_variant, price]);
    return [[ecommerce.item_list_id, ecommerce.item_list_name, items]];
  });

const step = (...ids: string[]) => [{ key: 'order', title: 'Order', sections: [{ modules: ids.map((id) => ({ id })) }] }];
const optionalProducts = [
  { type: 'simple' as const, label: 'Shipping', products: [{ role: 'seal' }, { role: 'overseasShipping' }] },
  { type: 'radioList' as const, saveAs: 'books', checkboxID: 'all-books', products: [{ role: 'book' }, { role: 'goBook' }] },
];
const preselected = { state: 'WY', entityType: 'LLC' };

describe('the trackers', () => {
  it('are told once of each list that is shown, at the prices that it shows (TRACK-18)', async () => {
    const services = fakeServices();
    const steps = step('StateOfService', 'EntityType', 'OptionalProducts');
    const form = await renderForm({ steps, preselected, optionalProducts }, services);
    await form.loaded();
    await vi.waitFor(() => expect(listsTold(services)).toHaveLength(1));
    expect(listsTold(services)).toEqual([
      [
        'seal',
        'Shipping',
        [
          ['Corporate Seal', '', 35],
          ['Overseas Shipping', '', 40],
        ],
      ],
    ]);
    // A folded list is not shown before it is unfolded.
    await form.answer('all-books', '');
    await vi.waitFor(() => expect(listsTold(services)).toHaveLength(2));
    expect(listsTold(services)[1]!.slice(0, 2)).toEqual(['books', 'Additional Items']);
    for (const state of ['CO', 'WY']) await form.answer('companyInformation.state', state);
    await form.loaded();
    expect(listsTold(services)).toHaveLength(2);
  });

  it('are told of a list only once its products are known (TRACK-18)', async () => {
    const services = fakeServices();
    const arrival = deferred<string>();
    const answer = services.marketing.getMockImplementation()!;
    services.marketing.mockImplementation(async (path, query) => {
      await arrival.promise;
      return answer(path, query);
    });
    const form = await renderForm(
      { steps: step('StateOfService', 'EntityType', 'OptionalProducts'), preselected, optionalProducts },
      services,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(listsTold(services)).toEqual([]);
    arrival.resolve('');
    await form.loaded();
    await vi.waitFor(() => expect(listsTold(services)).toHaveLength(1));
  });

  it('are told of packages, each with all that it holds and without state fees (TRACK-18)', async () => {
    const services = fakeServices();
    const bundles = [
      ['1', 'Starter', ['35601', '15612'], '199.00'] as const,
      ['2', 'Standard', ['35601', '15612', '40002'], '249.00'] as const,
    ].map(([product_id, name, product_ids, price]) => ({
      product_id,
      name,
      product_ids: [...product_ids],
      price,
      bundle_type: 'regular' as const,
      config: {},
    }));
    const form = await renderForm(
      { steps: step('StateOfService', 'EntityType', 'Packages'), preselected, bundles, optionalProducts: [] },
      services,
    );
    await form.loaded();
    await vi.waitFor(() => expect(listsTold(services)).toHaveLength(1));
    expect(listsTold(services)).toEqual([
      [
        'packages',
        'Package',
        [
          ['Starter', '', 199 + 4],
          ['Standard', '', 249 + 4],
        ],
      ],
    ]);
  });
});
