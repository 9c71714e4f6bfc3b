import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Case } from './contract-shop';
import { golden, order } from './golden';

/** Words that say of a payment that it was made. */
const saysPaid = /\b(is paid|was paid|has been paid|paid today|payment received|you paid)\b/i;

const page = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

/** States, mails, and the customer's page of the order. */
export const stateCases: readonly Case[] = [
  {
    title: 'an order awaits payment, and no answer, mail or page says that it is paid before its owner does (SHOP-08, SHOP-09, PAY-03)',
    async run(shop) {
      await shop.begin();
      const { body, text } = await order(shop.orderPage());
      const [kept] = await shop.orders();
      assert.equal(kept!.status, 'awaiting_payment');
      assert.equal(body.result.paid, undefined);
      assert.equal(body.result.mailed, true);
      const [received] = await shop.mails();
      const status = await page(body.result.order_url);
      for (const words of [text, received!.subject, received!.text, status.text]) assert.doesNotMatch(words, saysPaid);
      assert.ok(await shop.change(kept!.id, 'paid'));
      assert.equal((await shop.orders())[0]!.status, 'paid');
      const mails = await shop.mails();
      assert.equal(mails.length, 2);
      assert.match(mails[1]!.text, /paid/i);
      assert.match((await page(body.result.order_url)).text, /paid/i);
    },
  },
  {
    title: 'changes of a status that make no sense are refused, and two at once are one (SHOP-08)',
    async run(shop) {
      await shop.begin();
      await order(shop.orderPage());
      const { id } = (await shop.orders())[0]!;
      assert.equal(await shop.change(id, 'no_such_status'), false);
      const changed = await Promise.all([shop.change(id, 'cancelled'), shop.change(id, 'cancelled')]);
      assert.equal(changed.filter(Boolean).length, 1);
      assert.equal((await shop.orders())[0]!.status, 'cancelled');
    },
  },
  {
    title:
      'the customer gets the ledger by mail once, with a link that shows the order and shows nothing when it is changed (SHOP-10, SHOP-11)',
    async run(shop) {
      await shop.begin();
      const { body } = await order(shop.orderPage());
      const mails = await shop.mails();
      assert.deepEqual(
        mails.map(({ to }) => to),
        [golden.email],
      );
      assert.match(mails[0]!.text, /\$368\.00/);
      assert.ok(mails[0]!.text.includes(body.result.order_url as string));
      assert.deepEqual(await shop.mails(), mails);
      const url = body.result.order_url as string;
      const shown = await page(url);
      assert.equal(shown.status, 200);
      assert.match(shown.text, /\$368\.00/);
      assert.match(shown.text, new RegExp(body.result.invoice_numbers[0] as string));
      const last = url.at(-1) === 'a' ? 'b' : 'a';
      for (const changed of [url.slice(0, -1) + last, url.slice(0, -4), `${url}x`]) {
        const refused = await page(changed);
        assert.ok(refused.status >= 400, changed);
        assert.doesNotMatch(refused.text, /368|Okafor/);
      }
    },
  },
  {
    title: 'a mail that was sent is never sent again, however often the queue runs at once (SHOP-10)',
    async run(shop) {
      await shop.begin();
      await order(shop.orderPage());
      await Promise.all([shop.mails(), shop.mails(), shop.mails()]);
      await wait(200);
      assert.equal((await shop.mails()).length, 1);
    },
  },
];
