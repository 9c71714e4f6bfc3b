import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { toJson } from '../../src/kernel/util/to-json';
import { domainsChanged } from '../../src/products/domains/state/domains-slice';
import { orderAccepted } from '../../src/state/orders/order-accepted';
import { attemptCounted, submissionFinished } from '../../src/state/submission/submission-slice';
import { keptAnswers } from '../support/answers';
import { domainEntry } from '../support/domains';
import { deferred, dropped, fakeServices, type FakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';
import { faultsOf, type Pushed } from '../support/ga4-events';

const choice = (key: string) => ({ key, value: key });
const company = (state: string, rest: FormValues = {}): FormValues => ({
  companyInformation: { state: choice(state), entityType: choice('LLC') },
  currentStep: 0,
  ...rest,
});
const withProduct = (role: string) => ({ productState: { [role]: { checked: true } } });

const told = ({ trackers }: FakeServices) =>
  trackers.track.mock.calls.map(([{ layer }]) => {
    const { event, step_name, ecommerce } = layer as Pushed;
    return [
      event,
      ...(step_name ? [step_name] : []),
      ...ecommerce!.items.map(({ item_name, item_variant }) => `${item_name} ${item_variant}`.trim()),
    ];
  });

/** A form that starts with some answers, all loaded. */
async function started(values: FormValues, services = fakeServices(), config: Parameters<typeof formStore>[0] = {}) {
  const made = formStore({ services, ...config });
  await made.ready;
  made.mirror(values);
  made.want();
  await settled();
  return { ...made, told: () => told(services), services };
}

const anew = company('', { companyInformation: { entityType: choice('LLC') } });

describe('the trackers', () => {
  it('are told once of what the visitor adds and removes (TRACK-01)', async () => {
    const { mirror, told: events } = await started(anew);
    expect(events()).toEqual([]);
    mirror(company('WY'));
    await settled();
    const wyoming = ['Business Formation WY', 'Registered Agent WY'];
    expect(events()).toEqual([['add_to_cart', ...wyoming]]);
    mirror(company('CO'));
    await settled();
    expect(events().slice(1)).toEqual([
      ['remove_from_cart', ...wyoming],
      ['add_to_cart', 'Business Formation CO', 'Registered Agent CO'],
    ]);
    mirror(company('CO', withProduct('webHosting')));
    mirror(company('CO', { ...withProduct('webHosting'), note: { text: 'x' } }));
    mirror(company('CO'));
    expect(
      events()
        .slice(3)
        .map(([event]) => event),
    ).toEqual(['add_to_cart', 'remove_from_cart']);
  });

  it('are told of what is chosen while the products are still loaded, once they are there (TRACK-01)', async () => {
    const services = fakeServices();
    const arrival = deferred<string>();
    const { marketing } = services;
    const answer = marketing.getMockImplementation()!;
    marketing.mockImplementation(async (path, query) => {
      await arrival.promise;
      return answer(path, query);
    });
    const { mirror, told: events } = await started(anew, services);
    mirror(company('WY'));
    await settled();
    expect(events()).toEqual([]);
    arrival.resolve('');
    await settled();
    expect(events()).toEqual([['add_to_cart', 'Business Formation WY', 'Registered Agent WY']]);
  });

  it('are told nothing of what was kept or is chosen by the page (TRACK-01)', async () => {
    const services = fakeServices();
    services.localStorage.set('charterform:domains', toJson({ cartDomains: [domainEntry('pine.com')] }));
    const made = await started(keptAnswers, services, {
      keep: true,
      config: { primaryProducts: ['businessFormation', 'registeredAgent', 'domain'] },
    });
    expect(made.cart().length).toBeGreaterThan(1);
    expect(made.told()).toEqual([]);
  });

  it('are told nothing by a load that fails, and the rest when it succeeds (TRACK-01)', async () => {
    const { mirror, want, services, told: events } = await started(anew);
    services.marketing.mockImplementationOnce(() => Promise.reject(dropped()));
    mirror(company('WY'));
    await settled();
    expect(events()).toEqual([]);
    want(true);
    await settled();
    expect(events()).toEqual([['add_to_cart', 'Business Formation WY', 'Registered Agent WY']]);
  });

  it('are told of each move to another step, by its key, with all products (TRACK-02, TRACK-03, FORM-31)', async () => {
    const { mirror, told: events, ...made } = await started(company('WY'));
    const payment = made.plan.steps.findIndex(({ key }) => key === 'payment');
    for (const currentStep of [1, 1, payment, 0]) mirror(company('WY', { currentStep }));
    const cart = ['Business Formation WY', 'Registered Agent WY'];
    expect(events()).toEqual([
      ['form_step', 'people', ...cart],
      ['begin_checkout', ...cart],
      ['form_step', 'payment', ...cart],
      ['form_step', 'company', ...cart],
    ]);
  });

  it('are told of no step where the form starts on a later one (TRACK-03)', async () => {
    const { told: events } = await started(company('WY', { currentStep: 2 }));
    expect(events()).toEqual([]);
  });

  it('are told once that an order has begun, and only once its products are known (TRACK-16)', async () => {
    const services = fakeServices();
    const arrival = deferred<string>();
    const answer = services.marketing.getMockImplementation()!;
    services.marketing.mockImplementation(async (path, query) => {
      await arrival.promise;
      return answer(path, query);
    });
    const { mirror, told: events } = await started(company('WY'), services);
    const begun = () => events().filter(([event]) => event === 'begin_checkout');
    for (const currentStep of [1, 0, 1]) mirror(company('WY', { currentStep }));
    await settled();
    expect(begun()).toEqual([]);
    arrival.resolve('');
    await settled();
    for (const currentStep of [0, 1]) mirror(company('WY', { currentStep }));
    expect(begun()).toEqual([['begin_checkout', 'Business Formation WY', 'Registered Agent WY']]);
  });

  it('are told by each way to pay that is submitted how the order is paid (TRACK-17)', async () => {
    const config = { payment: { ways: ['jsonp', 'invoice'] } };
    const services = fakeServices();
    const { store, mirror } = await started(company('WY', { currentStep: 1 }), services, { config });
    const paidBy = () =>
      services.trackers.track.mock.calls.flatMap(([{ layer }]) => {
        const { event, ecommerce } = layer as Pushed & { ecommerce: { payment_type: string } };
        return event === 'add_payment_info' ? [[ecommerce.payment_type, ecommerce.value]] : [];
      });
    for (const attempt of [1, 2]) store.dispatch(attemptCounted(attempt));
    expect(paidBy()).toEqual([['jsonp', 268 - 100]]);
    mirror(company('WY', { currentStep: 1, payment: { way: 'invoice' } }));
    store.dispatch(attemptCounted(3));
    expect(paidBy().map(([way]) => way)).toEqual(['jsonp', 'invoice']);
    for (const [{ layer }] of services.trackers.track.mock.calls) expect(faultsOf(layer)).toBeNull();
  });

  it('are told of no payment of an order that costs nothing, or of a form that sells nothing (TRACK-17)', async () => {
    const free = await started(company(''), fakeServices(), { config: { primaryProducts: [] } });
    free.store.dispatch(attemptCounted(1));
    const services = fakeServices();
    const plain = formStore({ services, sells: false, config: { formType: 'JobApplicationForm' } });
    plain.store.dispatch(attemptCounted(1));
    const told = [...free.told(), ...services.trackers.track.mock.calls];
    expect(JSON.stringify(told)).not.toContain('add_payment_info');
  });

  it('are told of steps by a form that sells nothing, too (TRACK-03)', async () => {
    const services = fakeServices();
    const { mirror } = formStore({ services, sells: false, config: { formType: 'JobApplicationForm' } });
    for (const currentStep of [0, 1]) mirror({ currentStep });
    expect(services.trackers.track.mock.calls.map(([{ layer }]) => layer)).toMatchObject([
      { event: 'form_step', form_type: 'JobApplicationForm', step_number: 2, ecommerce: { value: 0, items: [] } },
    ]);
  });

  it('are told of an accepted order with its conversion, and of nothing that leaves the cart after it (TRACK-01, TRACK-14)', async () => {
    const services = fakeServices();
    services.localStorage.set('charterform:domains', toJson({ cartDomains: [domainEntry('pine.com')] }));
    services.readKey.mockImplementation((name) => (name === 'efclickid' ? 'c1' : ''));
    const { store, told: events } = await started(company('WY'), services, {
      keep: true,
      config: { primaryProducts: ['businessFormation', 'domain'] },
    });
    const result = { invoice_numbers: ['1001'] };
    store.dispatch(orderAccepted({ orderNumber: 'key-1', result }));
    store.dispatch(submissionFinished(result));
    store.dispatch(domainsChanged([]));
    await settled();
    expect(events().map(([event]) => event)).toEqual(['purchase']);
    expect(services.trackers.track.mock.calls).toMatchObject([[{ conversion: { transaction_id: 'c1', order_id: '1001' } }]]);
  });
});
