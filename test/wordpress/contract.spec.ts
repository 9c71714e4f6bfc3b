import { catalogueOf, type Lists } from '../../scripts/wordpress/quote/golden-orders.mjs';
import { cases } from '../contract/shop/cases';
import type { ContractShop, KeptOrder } from '../contract/shop/contract-shop';
import { golden, payload } from '../contract/shop/golden';
import type { BackEnd } from './support/back-end';
import { change, runMails } from './support/mails';
import { addPage, blockOf, sell } from './support/priced-site';
import { runQueue } from './support/queue';
import { expect, test, type ServerSite } from './support/server-site';

const hookSecret = 'webhook-secret';

/** The ledgers of orders, which `site.orders()` leaves as text. */
const kept = (site: ServerSite): KeptOrder[] =>
  site.orders().map(({ id, order_key, status, email, total, ledger }) => ({
    id: Number(id),
    key: order_key,
    status: status === 'awaiting' ? 'awaiting_payment' : status,
    email,
    total: total === null ? null : Number(total),
    ledger: JSON.parse(ledger || '[]') as KeptOrder['ledger'],
  }));

/** The plugin as a shop of the contract. */
function wordpressShop(site: ServerSite, backEnd: BackEnd): ContractShop {
  let page = '';
  const lists = (): Lists => structuredClone(catalogueOf({ name: golden.name, payload: payload() }));
  return {
    hookSecret,
    begin({ tellsBackEnd = false } = {}) {
      backEnd.received.length = 0;
      backEnd.answer = () => ({ status: 204 });
      const forward = { mode: 'webhook', url: backEnd.url, secret: hookSecret };
      site.begin({ payment: { ways: ['invoice'] }, ...(tellsBackEnd && { forward }) });
      sell(site, lists());
      page = addPage(site, blockOf(golden.config));
    },
    orderPage: () => page,
    contactPage: () => addPage(site, '[charterform form="ContactForm"]'),
    raisePrice(cents) {
      const raised = lists();
      for (const product of raised.registered_agent_products) product.price = (Number(product.price) + cents / 100).toFixed(2);
      sell(site, raised);
    },
    orders: () => kept(site),
    mails: async () => (await runMails(site)).map(({ to, subject, message }) => ({ to, subject, text: message })),
    async hooks() {
      await runQueue(site);
      return backEnd.received;
    },
    change: (id, status) => change(site, String(id), status),
    erase(email) {
      site.run(
        `$all = apply_filters( 'wp_privacy_personal_data_erasers', array() ); return call_user_func( $all['charterform']['callback'], '${email}', 1 );`,
      );
    },
    stored: () => site.database(),
  };
}

for (const { title, run } of cases) {
  test(`the contract: ${title}`, async ({ site, backEnd }) => {
    await run(wordpressShop(site, backEnd));
    expect(site.log()).toEqual([]);
  });
}
