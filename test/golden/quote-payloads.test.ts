import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { quote } from '../../quote-entry';
import { catalogueOf, readGoldenOrders, type GoldenOrder, type Lists } from '../../scripts/wordpress/quote/golden-orders.mjs';
import { leastPrice } from '../../scripts/wordpress/quote/least-price.mjs';
import { spoiledOrders } from '../../scripts/wordpress/quote/spoiled-orders.mjs';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { renewalRows } from '../../src/commerce/review/renewals';
import { cartTotal } from '../../src/commerce/pricing/total';
import { productRoles } from '../../src/kernel/reference/product-roles';
import { stateLists } from '../../src/kernel/reference/state-lists';
import { setPaths } from '../../src/kernel/util/paths';
import { formList } from '../../src/forms/form-list';
import { completeAnswers } from '../support/answers';
import { posted } from '../support/fake-services';
import { traitsOf } from '../support/form-traits';
import { submitterFor } from '../support/submitter';
import { goldenCases, readGoldenOrder } from './golden-case';
import { goldenServices } from './golden-services';

/** Where `npm run quote:wordpress` reads what the form sends. */
const folder = '.cache/quote';

/** The orders that the form refuses to send, since something that was not chosen is missing or not sold. */
const notSent: readonly string[] = [
  'boi-form-untouched',
  'domain-form-without-domain',
  'identity-form-without-product',
  'jurisdiction-without-catalogue',
  'no-state-chosen',
  'nothing-chosen',
  'subscription-without-entity-type',
  'subscription-without-state',
  'tax-id-form-untouched',
  'trademark-form-untouched',
  'unknown-product',
  'wyoming-pllc',
];

/** What the form posts of a golden order, by the real store and submitter; undefined where it refuses to send it. */
async function postOf(name: string) {
  const { facts } = await readGoldenOrder(name);
  const form = formList[facts.config.formType as keyof typeof formList];
  if (!form) return undefined;
  const services = goldenServices(name);
  const { contactInformation, accountInformation, card } = completeAnswers;
  const values = { contactInformation, accountInformation, card, ...facts.values } as FormValues;
  const { submit, mirror, answers, cart } = await submitterFor({ config: facts.config, form, services, values });
  const total = cartTotal(cart());
  mirror(setPaths(answers.values, { currentStep: 1 }));
  await submit();
  const [order] = posted(services);
  return order && { payload: order.data, ledger: JSON.parse(String(order.fields.ledger)) as { cents: number }[], total };
}

describe('the payloads of the golden orders', () => {
  it('carry the ledger of the order, which adds up to its total; the same orders as ever are not sent (SHOP-05, SHOP-07)', async () => {
    const posts: Record<string, object> = {};
    const refused: string[] = [];
    for (const name of goldenCases()) {
      const post = await postOf(name);
      if (!post) {
        refused.push(name);
        continue;
      }
      expect(post.ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(post.total);
      posts[name] = post;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/golden.json`, JSON.stringify(posts));
    const forms = Object.fromEntries(Object.keys(formList).map((name) => [name, traitsOf(name)]));
    writeFileSync(`${folder}/golden-rules.json`, JSON.stringify({ roles: productRoles, stateLists, forms }));
    expect(refused).toEqual(notSent);
    // Some 170 whole orders, one after the other.
  }, 60_000);
});

describe('the price of golden orders by the script for servers', () => {
  let orders: GoldenOrder[];
  const pages = new Map<string, { config: object; lists: Lists }>();
  beforeAll(() => {
    orders = readGoldenOrders().sent;
    for (const order of orders) pages.set(order.name, { config: JSON.parse(order.config) as object, lists: catalogueOf(order) });
  });
  const priced = ({ name, json }: { name: string; json: string }) => {
    const { config, lists } = pages.get(name)!;
    return quote(JSON.parse(json), config, lists);
  };

  /** As texts in no order. No payload says in which state a federal way of filing is ordered. */
  const rowsIn = (rows: readonly { name: string; state: string; kind: string; cents: number }[], name: string) =>
    rows.map((row) => JSON.stringify(name.startsWith('federal-way-') ? { ...row, state: '' } : row)).sort();

  it('comes to the total that was made by hand, by the rows of the ledger of the form (SHOP-05)', () => {
    expect(orders.length).toBeGreaterThan(150);
    for (const { name, payload, ledger, total } of orders) {
      const answer = priced({ name, json: JSON.stringify(payload) });
      expect({ name, fault: answer.fault, total: !answer.fault && answer.total }).toEqual({ name, fault: undefined, total });
      const rows = answer.fault ? [] : answer.rows;
      // A payload that is written by hand has no ledger of the form.
      expect({ name, rows: rowsIn(rows, name) }).toEqual({ name, rows: rowsIn(ledger ?? rows, name) });
    }
  }, 60_000);

  it('says what renews, when and at what price, as the form does (PLUS-08)', async () => {
    const parts = (rows: readonly { months: number; period: number; cents: number }[]) =>
      rows.map(({ months, period, cents }) => JSON.stringify([months, period, cents])).sort();
    let renewing = 0;
    const answered = orders.filter(({ name }) => existsSync(`fixtures/orders/${name}/values.json`));
    for (const { name, payload } of answered) {
      const { facts } = await readGoldenOrder(name);
      const answer = priced({ name, json: JSON.stringify(payload) });
      const rows = answer.fault ? [] : answer.renewals;
      expect({ name, rows: parts(rows) }).toEqual({ name, rows: parts(renewalRows(facts, rebuildCart(facts))) });
      renewing += rows.length;
    }
    expect(renewing).toBeGreaterThan(100);
  }, 60_000);

  it('is never below that of the catalogue for an order that was tampered with (SHOP-05, SHOP-06)', () => {
    const spoiled = spoiledOrders(orders, ({ name }) => pages.get(name)!.lists, 1000, 20_261_128).map((order) => ({
      ...order,
      answer: priced(order),
    }));
    const tooCheap = spoiled.filter(({ name, payload, answer }) => {
      if (answer.fault) return false;
      const { config, lists } = pages.get(name)!;
      const least = leastPrice(config, lists, payload);
      const sum = answer.rows.reduce((all, { cents }) => all + cents, 0);
      return typeof least === 'string' || answer.total < least || sum !== answer.total || !Number.isSafeInteger(sum);
    });
    expect(tooCheap.map(({ name, ways }) => `${name}: ${ways}`)).toEqual([]);
    const refused = spoiled.filter(({ answer }) => answer.fault).length;
    expect(refused).toBeGreaterThan(200);
    expect(refused).toBeLessThan(800);
  }, 60_000);
});
