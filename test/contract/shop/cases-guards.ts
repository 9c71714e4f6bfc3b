import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { send } from '../../wordpress/support/form-post';
import type { Case } from './contract-shop';
import { golden, order, payload } from './golden';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

const message = (email: string, words: string) => ({
  action: 'process_contact',
  formType: 'ContactForm',
  data: { first_name: 'Ada', last_name: 'Okafor', phone: '', subject: '', email, message: words, company_name: '' },
});

/** Limits, and who may post what. */
const limitCases: readonly Case[] = [
  {
    title: 'a post that is too large, too deep or has too many values is refused in words and keeps nothing',
    async run(shop) {
      await shop.begin();
      const page = shop.orderPage();
      const large = await order(page, { fields: { extra: 'x'.repeat(300_000) }, isForeign: true });
      assert.deepEqual([large.status, large.body.code], [413, 'too_large']);
      for (const extra of [deep(40), Array.from({ length: 3000 }, (_, index) => index)]) {
        const sent = await order(page, { data: payload((data) => (data.extra = extra)), isForeign: true });
        assert.deepEqual([sent.status, sent.body.code], [400, 'bad_post']);
      }
      for (const data of ['{', '[]', '"text"', '{"__proto__": {"polluted": true}}']) {
        const sent = await send(page, { data, formType: golden.config.formType as string, isForeign: true });
        assert.ok(sent.status < 500 && !sent.body?.result, data);
      }
      assert.equal(({} as { polluted?: boolean }).polluted, undefined);
      assert.equal((await shop.orders()).length, 0);
    },
  },
  {
    title: 'fields of cards are refused wherever they are, and a number that is typed into a text is not kept',
    async run(shop) {
      await shop.begin();
      const number = '4242424242424242';
      for (const change of [
        (data: ReturnType<typeof payload>) => (data.payment = { way: 'invoice', number }),
        (data: ReturnType<typeof payload>) => (data.payment = { way: 'invoice', cvc: '123' }),
        (data: ReturnType<typeof payload>) => (data.contact.card_number = number),
      ]) {
        const { body, status } = await order(shop.orderPage(), { data: payload(change) });
        assert.deepEqual([status, body.code], [200, 'card_data']);
      }
      assert.equal((await shop.orders()).length, 0);
      const typed = payload((data) => (data.account.notes = [`My card is ${number}, or 4242 4242 4242 4242`]));
      assert.ok((await order(shop.orderPage(), { data: typed })).body.result);
      assert.doesNotMatch((await shop.mails()).map(({ text }) => text).join(), /4242 ?4242/);
      assert.doesNotMatch(await shop.stored(), /4242 ?4242 ?4242/);
    },
  },
  {
    title: 'posts from another site, to a page without the form, or without an action are refused',
    async run(shop) {
      await shop.begin();
      for (const headers of <Record<string, string>[]>[{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const sent = await order(shop.orderPage(), { headers, isForeign: true });
        assert.deepEqual([sent.status, sent.body.code], [403, 'other_origin']);
      }
      const elsewhere = await order(shop.contactPage(), { isForeign: true });
      assert.deepEqual([elsewhere.status, elsewhere.body.code], [403, 'no_form']);
      const none = await send(shop.orderPage(), { action: 'drop table', isForeign: true });
      assert.ok(!none.body?.result);
      const noKey = await order(shop.orderPage(), { key: '', isForeign: true });
      assert.equal(noKey.status, 400);
      assert.equal((await shop.orders()).length, 0);
    },
  },
];

/** What a back end is told. */
const hookCases: readonly Case[] = [
  {
    title: 'a back end is told of an order once, signed in our way and in that of Standard Webhooks, without card data',
    async run(shop) {
      await shop.begin({ tellsBackEnd: true });
      const key = randomUUID();
      assert.ok((await order(shop.orderPage(), { key })).status === 200);
      assert.ok((await order(shop.orderPage(), { key })).body.result);
      const hooks = await shop.hooks();
      const ofOrder = hooks.filter(({ headers }) => headers['x-charterform-event'] === 'process_signup');
      assert.equal(ofOrder.length, 1);
      const [{ headers, raw, body }] = ofOrder as [(typeof ofOrder)[number]];
      assert.equal(headers['idempotency-key'], key);
      const ours = createHmac('sha256', shop.hookSecret)
        .update(`${String(headers['x-charterform-timestamp'])}.${raw}`)
        .digest('hex');
      assert.equal(headers['x-charterform-signature'], `v1=${ours}`);
      const standard = new Webhook(Buffer.from(shop.hookSecret).toString('base64'));
      standard.verify(raw, headers as Record<string, string>);
      assert.throws(() => standard.verify(`${raw} `, headers as Record<string, string>));
      assert.equal(body.idempotency_key, key);
      assert.equal(body.data.companies[0].company.name, 'Okafor & Lindqvist LLC');
      assert.equal(
        body.ledger.reduce((total: number, { cents }: { cents: number }) => total + cents, 0),
        golden.total,
      );
    },
  },
];

/** What is kept of a person, and for how long. */
const privacyCases: readonly Case[] = [
  {
    title: 'the password of an order is kept nowhere that can be read, and a person who is forgotten is in no table',
    async run(shop) {
      await shop.begin();
      await send(shop.contactPage(), message('ada@example.com', 'Canary of Ada'));
      await send(shop.contactPage(), message('nils@example.com', 'Canary of Nils'));
      await order(shop.orderPage());
      await shop.mails();
      assert.ok(!(await shop.stored()).includes(golden.password));
      await shop.erase('ADA@example.com');
      const left = await shop.stored();
      assert.ok(!left.includes('Canary of Ada'));
      assert.ok(left.includes('Canary of Nils'));
    },
  },
];

export const guardCases: readonly Case[] = [...limitCases, ...hookCases, ...privacyCases];
