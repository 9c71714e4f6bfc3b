import { describe, expect, it } from 'vitest';
import { fullOrder } from '../../../src/submission/full-order';
import { conversionOf } from '../../../src/submission/payload/affiliate';
import { withOrderNumber } from '../../../src/submission/payload/order-number';
import type { SignupResult } from '../../../src/submission/submission';
import { pricedItem } from '../../commerce/pricing/sample-items';
import { configOf, factsOf, inputOf, valuesWithSecrets } from '../example-order';

type Cookies = Readonly<Record<string, string>>;
interface Given {
  code?: string;
  isAsked?: boolean;
  cookies?: Cookies;
}

const bundle = { product_id: 'b1', product_ids: ['35601'], price: '99.00' };
const analytics = { ...configOf().analytics, xtype: 'signup' };
// 43.00 without the fee of the state
const cart = [pricedItem(3900, 10000, 400, { type: 'business_formation' }), pricedItem(5000, 0, 0, { type: 'book', product_id: '2' })];

function inputWith({ code = '', isAsked = true, cookies = {} }: Given) {
  const config = { analytics, bundles: [{ ...bundle, config: { affiliate_code_toggle: isAsked } }] };
  const facts = factsOf({ ...valuesWithSecrets, affiliateInformation: { affiliateCode: code } }, config);
  const readKey = (name: string) => cookies[name] ?? '';
  const { context } = inputOf();
  return inputOf({
    facts: { ...facts, offer: { ...facts.offer, primaryProducts: ['businessFormation'] } },
    cart,
    context: { ...context, readKey },
  });
}

const affiliateOf = (given: Given) => (fullOrder(inputWith(given)).data as { affiliate?: object }).affiliate;

function conversionWith(given: Given & { offerID?: string; result?: SignupResult | null }) {
  const { facts, context } = inputWith(given);
  const { offerID = '', result = null } = given;
  const config = { ...facts.config, analytics: { ...analytics, offerID } };
  return conversionOf({ ...facts, config }, cart, context.readKey, 'key-1', result);
}

const rest = { xtype: 'signup', cartTotalForAffiliate: 43 };

describe('the affiliate of an order', () => {
  it('is the code that the visitor entered, where it is asked for, without a platform (SUBM-12, TRACK-13, COMP-19)', () => {
    expect(affiliateOf({ code: ' friend-7 ' })).toEqual({ affiliate_code: 'friend-7', ...rest });
    expect([affiliateOf({ code: 'friend-7', isAsked: false }), affiliateOf({})]).toEqual([undefined, undefined]);
  });

  it.each<[string, Cookies, string]>([
    ['everflow', { efoid: '12' }, ''],
    ['everflow', { efclickid: 'c1' }, ''],
    ['everflow', { efaffid: '77' }, '77'],
    ['shareasale', { shareasaleSSCID: 's1' }, ''],
    ['everflow', { shareasaleSSCID: 's1', efclickid: 'c1' }, ''],
  ])('is of %s by the cookies %j (TRACK-07, TRACK-08, TRACK-12, TRACK-15)', (platform, cookies, affiliate_code) => {
    expect(affiliateOf({ cookies })).toEqual({ platform, affiliate_code, ...rest });
  });

  it('is the entered code rather than that of the cookie (TRACK-13, TRACK-15)', () => {
    expect(affiliateOf({ code: 'friend-7', cookies: { efaffid: '77' } })).toMatchObject({
      platform: 'everflow',
      affiliate_code: 'friend-7',
    });
  });

  it('is sent with the key of the order, and is none without one (TRACK-07, TRACK-14)', () => {
    const { data } = fullOrder(inputWith({ code: 'friend-7' }));
    expect(withOrderNumber(data, 'key-1')).toMatchObject({
      website: 'demo',
      affiliate: { order_number: 'key-1', affiliate_code: 'friend-7', ...rest },
    });
    const without = fullOrder(inputWith({})).data;
    expect(withOrderNumber(without, 'key-1')).toEqual(without);
  });
});

describe('the conversion of an order', () => {
  it('is none without an affiliate (TRACK-08)', () => {
    expect(conversionWith({ offerID: '5' })).toBeNull();
  });

  it('has amount, click and the first invoice number (TRACK-09, TRACK-14, TRACK-15)', () => {
    const cookies = { efoid: '12', efclickid: 'c1', shareasaleSSCID: 's1' };
    expect(conversionWith({ cookies, result: { invoice_numbers: ['1001', '1002'] } })).toEqual({
      offer_id: '12',
      amount: 43,
      transaction_id: 'c1',
      order_id: '1001',
    });
  });

  it('has the configured offer before that of the cookie, and the order number without an invoice (TRACK-14)', () => {
    expect(conversionWith({ cookies: { efoid: '12' }, offerID: '5' })).toMatchObject({ offer_id: '5', order_id: 'key-1' });
    expect(conversionWith({ cookies: { efoid: '12' }, result: { invoice_numbers: [] } })).toMatchObject({
      offer_id: '12',
      order_id: 'key-1',
    });
  });

  it('has the click of its own platform (TRACK-15)', () => {
    expect(conversionWith({ cookies: { shareasaleSSCID: 's1' } })).toMatchObject({ transaction_id: 's1', offer_id: '' });
    expect(conversionWith({ cookies: { efoid: '12', shareasaleSSCID: 's1' } })).toMatchObject({ transaction_id: '' });
    expect(conversionWith({ code: 'friend-7' })).toMatchObject({ transaction_id: '' });
  });
});
