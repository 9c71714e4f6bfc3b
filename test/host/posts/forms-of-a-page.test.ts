import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UnknownOutcome } from '../../../host/payment/payment.mjs';
import type { Way } from '../../../host/payment/ways';
import { databases } from '../support/databases';
import { openShop } from './open-shop';
import { aLedger, goldenOrder, send, sendBody, smallOrder } from './send-post';

const lookups = { get_domain_hero_tlds: async () => ({ status: 200, body: [{ tld: '.com', price: '20.00' }] }) };

/** Fields without a form type, as the form sends searches for domains and the check of a captcha. */
function unnamed(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe.each(databases)('posts that do not say which form they are of, on %s', (_name, make) => {
  it('are answered where they are searches for domains, on a page with a form and at /ajax, and nowhere else (DOM-10, DOM-11)', async () => {
    const shop = await openShop(make, {}, { lookups });
    const ask = (path: string) => sendBody(shop, unnamed({ action: 'get_domain_hero_tlds' }), {}, path);
    for (const path of ['/domains', '/order', '/ajax']) expect((await ask(path)).body, path).toEqual([{ tld: '.com', price: '20.00' }]);
    expect((await ask('/nowhere')).status).toBe(404);
  });

  it('are answered where they check a captcha of a form that opens an account, and order nothing (CAPT-02)', async () => {
    const shop = await openShop(make);
    const check = (path: string) =>
      sendBody(shop, unnamed({ action: 'process_captcha', captchaResponse: 'x', idempotency_key: randomUUID() }), {}, path);
    expect(await check('/account')).toMatchObject({ status: 200, body: { success: true } });
    expect(await check('/contact')).toMatchObject({ status: 403, body: { code: 'no_form' } });
    const order = unnamed({ action: 'process_signup', idempotency_key: randomUUID(), signupData: JSON.stringify(smallOrder()) });
    expect(await sendBody(shop, order)).toMatchObject({ status: 403, body: { code: 'no_form' } });
  });
});

describe.each(databases)('the question about a name, on %s', (_name, make) => {
  const question = {
    action: 'check_company_name',
    formType: 'FormABusinessForm',
    pageID: 'order',
    name: 'Blue Heron',
    state: 'WY',
    entityType: 'LLC',
  };
  const search = expect.stringMatching(/^https:.*wyo/) as unknown;
  const unknown = { success: true, status: 'unknown', search };

  it('has the state’s own search for an answer where nobody checks names, and where it is no state none (PLUS-03)', async () => {
    const shop = await openShop(make);
    for (const path of ['/order', '/ajax']) expect((await sendBody(shop, unnamed(question), {}, path)).body, path).toEqual(unknown);
    expect((await sendBody(shop, unnamed({ ...question, state: '__proto__' }))).body).toEqual({ success: true, status: 'unknown' });
  });

  it('is answered by the lookup of the shop, with that search; one that fails leaves it unknown (PLUS-03)', async () => {
    const asked: Readonly<Record<string, string>>[] = [];
    const answers = [
      async () => ({ status: 200, body: { success: true, status: 'free' } }),
      async () => ({ status: 500, body: { error: 'No register' } }),
      async () => ({ status: 200, body: 'free' }),
      () => Promise.reject(new Error('No register')),
    ];
    const lookup = (fields: Readonly<Record<string, string>>) => {
      asked.push(fields);
      return answers.shift()!();
    };
    const shop = await openShop(make, {}, { lookups: { check_company_name: lookup } });
    const ask = async () => (await sendBody(shop, unnamed(question))).body as unknown;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([{ ...unknown, status: 'free' }, unknown, unknown, unknown]);
    expect(asked[0]).toEqual(question);
  });
});

describe.each(databases)('an order whose provider did not answer, on %s', (_name, make) => {
  it('is taken by the next repeat at once, and asked for once more under its key (PAY-06)', async () => {
    const keys: string[] = [];
    const way: Way = {
      id: 'a-box',
      kind: 'box',
      label: 'A box',
      name: 'A box',
      begin: async ({ key }) => {
        keys.push(key);
        if (keys.length === 1) throw new UnknownOutcome();
        return { state: 'paid', providerId: 'paid-1' };
      },
    };
    const shop = await openShop(make, { payment: { ways: ['a-box'] } }, { ways: [way] });
    const post = {
      path: '/order',
      key: randomUUID(),
      data: { ...goldenOrder(), payment: { way: 'a-box', token: 'tok_1' } },
      fields: { ledger: JSON.stringify(aLedger(36_800)) },
    };
    expect((await send(shop, post)).status).toBe(500);
    expect(await send(shop, post)).toMatchObject({ status: 200, body: { result: { paid: true } } });
    expect(new Set(keys).size).toBe(1);
    expect(await shop.orders()).toHaveLength(1);
  });
});
