import { afterEach, describe, expect, it } from 'vitest';
import { cardTestingNotice, checkCards, checkOrder, type OrderRefusal } from '../../../host/card-testing/order-limits.mjs';
import { noteDeclined, type OrderTry } from '../../../host/card-testing/order-tries.mjs';
import { refusalWords } from '../../../host/card-testing/words.mjs';
import { databases } from '../support/databases';
import { startShop } from '../support/start-shop';

const captcha = { provider: 'turnstile', secret: 'captcha-secret' } as const;
const minute = 60_000;

describe.each(databases)('orders in a burst, and the testing of cards, on %s', (_name, make) => {
  let stop: () => Promise<void> = async () => undefined;
  afterEach(() => stop());
  let now = Date.now();
  let count = 0;

  async function start(settings: Parameters<typeof startShop>[1] = {}) {
    const host = await startShop(make, settings, { now: () => now });
    stop = host.stop;
    const solved = { asked: 0, is: false };
    const isPerson = async () => {
      solved.asked += 1;
      return solved.is;
    };
    /** An order: what becomes of it. */
    const order = async (given: Partial<OrderTry> = {}): Promise<OrderRefusal | undefined> => {
      count += 1;
      const tried = { key: `key-${count}`, network: '203.0.113.7', session: '', card: '', ...given };
      return (await checkCards(host.shop, tried)) ?? checkOrder(host.shop, tried, isPerson);
    };
    return { ...host, order, solved };
  }

  it('let a buyer pass who mistypes a card three times, and repeats of a key (PAY-08)', async () => {
    const { order, shop } = await start({ captcha });
    for (const card of ['ctoken_1', 'ctoken_2', 'ctoken_3', 'ctoken_4']) {
      expect(await order({ key: `mistyped-${card}`, card })).toBeUndefined();
      await noteDeclined(shop, shop.db, { orderKey: `mistyped-${card}` });
    }
    for (let repeat = 0; repeat < 30; repeat++) expect(await order({ key: 'same', card: 'ctoken_4' })).toBeUndefined();
  });

  it.each([
    ['of one address', () => ({})],
    ['of one form session', () => ({ network: `198.51.100.${count % 250}`, session: 'token of one page' })],
  ])('are asked for a captcha after six orders %s within ten minutes, and then again later (PAY-08)', async (_of, mine) => {
    const { order, solved } = await start({ captcha });
    for (let index = 0; index < 6; index++) expect(await order(mine())).toBeUndefined();
    expect(await order(mine())).toEqual({ asks: 'captcha' });
    // One that was refused is no try.
    expect(await order(mine())).toEqual({ asks: 'captcha' });
    expect(await order({ network: '192.0.2.99' })).toBeUndefined();
    solved.is = true;
    expect(await order(mine())).toBeUndefined();
    solved.is = false;
    now += 11 * minute;
    expect(await order(mine())).toBeUndefined();
    now += 61 * minute;
    expect(await order(mine())).toBeUndefined();
  });

  it('are asked for a captcha after twenty orders of all visitors, and after six declined payments of one (PAY-08)', async () => {
    const { order, shop, solved } = await start({ captcha });
    for (let index = 0; index < 20; index++) expect(await order({ network: `198.51.100.${index}` })).toBeUndefined();
    expect(await order({ network: '198.51.100.200' })).toEqual({ asks: 'captcha' });
    now += 61 * minute;
    expect(solved.asked).toBe(1);
    for (let index = 0; index < 6; index++) {
      // Slowly, so that no window of ten minutes sees many.
      now += 9 * minute;
      expect(await order({ key: `declined-${index}` })).toBeUndefined();
      await noteDeclined(shop, shop.db, { orderKey: `declined-${index}` });
    }
    expect(await order()).toEqual({ asks: 'captcha' });
  });

  it('are refused after twenty cards of one visitor, whatever captcha they solve, and those without a card are not (PAY-08)', async () => {
    const { order, shop, solved, lines } = await start({ captcha });
    solved.is = true;
    const began = now;
    for (let index = 0; index < 20; index++) {
      now += minute;
      expect(await order({ card: `ctoken_${index}` })).toBeUndefined();
    }
    expect(await order({ card: 'ctoken_20' })).toEqual({ minutes: 41, isAll: false });
    expect(await order()).toBeUndefined();
    expect(await order({ card: 'ctoken_20', network: '192.0.2.50' })).toBeUndefined();
    expect(await cardTestingNotice(shop)).toContain('must solve a captcha');
    now = began + 61 * minute + 1;
    expect(await order({ card: 'ctoken_20' })).toBeUndefined();
    const kept = JSON.stringify(await shop.db.selectFrom('orderTries').selectAll().execute()) + lines.join('');
    expect(kept).not.toMatch(/ctoken|203\.0\.113|192\.0\.2/);
  });

  it('are refused for all where there is no captcha, after a hundred cards or fifty that were declined (PAY-08)', async () => {
    const { order, shop } = await start({ orderLimits: { allCards: 10 } });
    for (let index = 0; index < 5; index++) {
      expect(await order({ key: `d-${index}`, card: `ctoken_${index}`, network: `198.51.100.${index}` })).toBeUndefined();
      await noteDeclined(shop, shop.db, { orderKey: `d-${index}` });
    }
    const refusal = await order({ card: 'ctoken_x', network: '192.0.2.1' });
    expect(refusal).toEqual({ minutes: 60, isAll: true });
    expect(refusalWords(refusal as OrderRefusal)).toContain('Please try again in 60 minutes.');
    expect(refusalWords({ minutes: 1, isAll: false }, 'es-US')).toMatch(/en 1 minuto\.$/);
    expect(await order({ network: '192.0.2.1' })).toBeUndefined();
    expect(await cardTestingNotice(shop)).toContain('Set up a captcha');
    now += 8 * 24 * 60 * minute;
    expect(await cardTestingNotice(shop)).toBe('');
  });

  it('are counted each where many come at the same moment (PAY-08)', async () => {
    const { order } = await start({ captcha });
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, index) => order({ card: `ctoken_m${index}` })));
    const passed = outcomes.filter((outcome) => outcome === undefined);
    expect(passed.length).toBeGreaterThanOrEqual(6);
    expect(passed.length).toBeLessThanOrEqual(10);
  });
});
