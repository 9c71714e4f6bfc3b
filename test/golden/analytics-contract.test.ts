import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { portionSum, priceLedger } from '../../src/commerce/pricing/price-ledger';
import { cartTotal } from '../../src/commerce/pricing/total';
import { setPaths } from '../../src/kernel/util/paths';
import { sumBy } from '../../src/kernel/util/collections';
import { formList } from '../../src/forms/form-list';
import { completeAnswers } from '../support/answers';
import { posted } from '../support/fake-services';
import { centsOf, eventsIn, faultsOf } from '../support/ga4-events';
import { submitterFor } from '../support/submitter';
import { trackedPage } from '../support/tracked-page';
import { goldenCases, readGoldenOrder } from './golden-case';
import { goldenServices } from './golden-services';

/** Whatever of these is found in a push has leaked; none is part of a product's name. */
const personal = {
  'contactInformation.firstName': 'Zebediah',
  'contactInformation.lastName': 'Quackenbush',
  'contactInformation.phone': '(307) 555-0199',
  'contactInformation.line1': '77 Canary Lane',
  'contactInformation.city': 'Meeteetse',
  'contactInformation.zip': '82433',
  'accountInformation.email': 'zq@canary.example',
  'accountInformation.password': 'Canary-Plum-42',
  'companyInformation.companyName': 'Wobbegong Works',
  'card.first_name': 'Zebediah',
  'card.last_name': 'Quackenbush',
  'card.number': '4111 1111 1111 1111',
  'card.cvc': '9871',
};
const searched = [...Object.values(personal), '3075550199', '4111111111111111', '1111', 'Canary'];

/** The whole road of a golden order: its page, the real store and submitter, trackers that are told everything. */
async function orderOn(name: string) {
  const { facts } = await readGoldenOrder(name);
  const { config, values } = facts;
  const services = goldenServices(name);
  const tracked = trackedPage({ matomo: true, affiliateFrame: '/pixel' }, { _paq: [] });
  services.trackers.track.mockImplementation(tracked.trackers.track);
  services.readKey.mockImplementation((cookie) => (cookie === 'efclickid' ? 'c1' : ''));
  const { contactInformation, accountInformation, card } = completeAnswers;
  const answers = setPaths({ contactInformation, accountInformation, card, ...values } as FormValues, personal);
  const form = formList[config.formType as keyof typeof formList];
  const made = await submitterFor({ config, form, services, values: answers });
  return { ...made, ...tracked, services };
}

const fees = (cart: Parameters<typeof priceLedger>[0]) => sumBy(priceLedger(cart), (entry) => portionSum(entry, ['stateFee']));
const built = goldenCases().filter((name) => {
  const { formType } = JSON.parse(readFileSync(`fixtures/orders/${name}/page-config.json`, 'utf8')) as { formType: string };
  return Object.hasOwn(formList, formType);
});

/** How many orders the server got of each golden order. */
const sent = new Map<string, number>();

afterAll(() => {
  const count = [...sent.values()].filter(Boolean).length;
  // Fewer have run where some are chosen by name.
  const haveAllRun = sent.size === built.length;
  if (haveAllRun && (built.length < 30 || count <= built.length / 2))
    throw new Error(`The contract is held against ${built.length} golden orders, of which ${count} are sent: too few`);
});

describe.each(built)('the trackers of the golden order %s', (name) => {
  it('are told of its purchase once, by its ledger without state fees, and of nobody (TRACK-04, TRACK-11, TRACK-14)', async () => {
    const { submit, mirror, answers, cart, page, calls, loaded, services, state } = await orderOn(name);
    const ordered = cart();
    mirror(setPaths(answers.values, { currentStep: 1 }));
    await Promise.all([submit(), submit()]);
    await submit();

    const layer = page.dataLayer as unknown[];
    for (const pushed of layer ?? []) expect(faultsOf(pushed)).toBeNull();
    const orders = posted(services);
    sent.set(name, orders.length);
    const purchases = eventsIn(layer ?? [], 'purchase');
    expect(purchases).toHaveLength(orders.length);
    expect(orders.length).toBe(state().status === 'done' ? 1 : 0);
    for (const { ecommerce } of purchases) {
      expect(ecommerce!.transaction_id).toBe(orders[0]!.fields.idempotency_key);
      expect(centsOf(ecommerce!.items)).toBe(cartTotal(ordered) - fees(ordered));
      expect(Math.round(ecommerce!.value * 100)).toBe(centsOf(ecommerce!.items));
      expect(loaded).toHaveLength(1);
      const { affiliate } = orders[0]!.data as { affiliate: object };
      expect(affiliate).toMatchObject({ platform: 'everflow', order_number: orders[0]!.fields.idempotency_key });
    }
    const told = JSON.stringify([layer, calls(), loaded]);
    expect(searched.filter((word) => told.includes(word))).toEqual([]);
  });
});
