import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainsOf, priceAnswer, quote, type Lists } from '../../quote-entry';
import { bulkPage, bundleLine, couponLine, line, namedPage, orderOf, priced, smallPage, smallShop } from './small-shop';

const pages = [smallPage, namedPage, bulkPage, { formType: 'DoubleLLCForm' }];
const page = fc.constantFrom(...pages);
const pieces = fc.integer({ min: 1, max: 40 });

/** Lines that are sold to an LLC on each of the pages. */
const product = fc
  .tuple(
    fc.constantFrom<[number, number | '']>([10, 101], [10, 102], [10, 103], [11, 111], [1, ''], [2, ''], [3, ''], [4, ''], [20, '']),
    pieces,
  )
  .map(([[id, way], quantity]) => line(id, way, { quantity }));
const coupon = fc.constantFrom(couponLine(900), couponLine(901), couponLine(20));
const products = fc.array(product, { maxLength: 8 });
const coupons = fc.array(coupon, { maxLength: 3 });
const nyop = fc.record({ requestedPrice: fc.constantFrom('', '49', '$60.50', '125', 'x') });

/** The total of what must have a price, in cents. */
function totalOf(payload: unknown, on: object, lists: Lists = smallShop): number {
  const answer = priced(payload, on, lists);
  if (answer.fault) throw new Error(JSON.stringify(answer.fault));
  return answer.total;
}

describe('the price of any order', () => {
  it('has rows of whole cents that add up to a total of nothing or more (SHOP-05)', () => {
    fc.assert(
      fc.property(products, coupons, nyop, page, (lines, claimed, named, on) => {
        const answer = priced({ ...orderOf([...lines, ...claimed]), nyop: named }, on);
        if (answer.fault) throw new Error(JSON.stringify(answer.fault));
        expect(answer.rows.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)).toBe(true);
        expect(answer.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(answer.total);
        expect(answer.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('does not depend on the order of the lines (CART-18, SHOP-05)', () => {
    const shuffled = fc
      .tuple(products, coupons)
      .chain(([lines, claimed]) =>
        fc.tuple(
          fc.constant([...lines, ...claimed]),
          fc.shuffledSubarray([...lines, ...claimed], { minLength: lines.length + claimed.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, nyop, page, ([lines, others], named, on) => {
        const [one, other] = [lines, others].map((all) => {
          const answer = priced({ ...orderOf(all), nyop: named }, on);
          if (answer.fault) return answer;
          const sorted = (entries: readonly unknown[]) => entries.map((entry) => JSON.stringify(entry)).sort();
          return { ...answer, rows: sorted(answer.rows), renewals: sorted(answer.renewals) };
        });
        expect(other).toEqual(one);
      }),
    );
  });

  it('never falls where more pieces are ordered, or another product (SHOP-05)', () => {
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 1, maxLength: 6 }),
        product,
        coupons,
        pieces,
        fc.nat(),
        (lines, further, claimed, more, at) => {
          const least = totalOf(orderOf([...lines, ...claimed]), smallPage);
          const grown = lines.map((one, index) => (index === at % lines.length ? { ...one, quantity: one.quantity + more } : one));
          expect(totalOf(orderOf([...grown, ...claimed]), smallPage)).toBeGreaterThanOrEqual(least);
          expect(totalOf(orderOf([...lines, further, ...claimed]), smallPage)).toBeGreaterThanOrEqual(least);
        },
      ),
    );
  });

  it('never falls where the catalogue raises a price (SHOP-05)', () => {
    const raises = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(products, coupons, raises, page, (lines, claimed, by, on) => {
        let next = 0;
        const dearer = (amount: string) => ((Math.round(Number(amount) * 100) + (by[next++ % by.length] ?? 0)) / 100).toFixed(2);
        const raised = {
          ...smallShop,
          registered_agent_products: smallShop.registered_agent_products.map((one) => ({ ...one, price: dearer(one.price) })),
          simple_products: smallShop.simple_products.map((one) => ({ ...one, price: dearer(one.price) })),
          filing_products: smallShop.filing_products.map((one) => ({
            ...one,
            price: dearer(one.price),
            filing_methods: one.filing_methods.map((way) => ({ ...way, cost: dearer(way.cost), surcharge: dearer(way.surcharge) })),
          })),
        };
        const payload = orderOf([...lines, ...claimed]);
        expect(totalOf(payload, on, raised)).toBeGreaterThanOrEqual(totalOf(payload, on));
      }),
    );
  });

  it('is that of each line alone, without what depends on other lines (SHOP-05)', () => {
    fc.assert(
      fc.property(products, (lines) => {
        const each = lines.reduce((sum, one) => sum + totalOf(orderOf([one]), smallPage), 0);
        expect(totalOf(orderOf(lines), smallPage)).toBe(each);
      }),
    );
  });
});

describe('any JSON in place of an order', () => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      -1e308,
      5e-324,
      2 ** 53,
      '',
      '__proto__',
      'constructor',
      '\u0000',
      [],
      {},
      [[]],
      [null],
    ),
    fc.json({ maxDepth: 4 }).map((json): unknown => JSON.parse(json)),
  );
  const keys = fc.constantFrom(
    'product_id',
    'product_option_id',
    'quantity',
    'data',
    'saveAs',
    'bundled',
    'bundleID',
    '__proto__',
    'toString',
    'price',
  );
  const oddLine = fc.tuple(product, fc.array(fc.tuple(keys, odd), { maxLength: 3 })).map(([one, changes]): unknown => {
    const text = JSON.stringify(one).slice(0, -1);
    return JSON.parse(`${text}${changes.map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`).join('')}}`);
  });
  const bundle = fc.tuple(fc.constantFrom(60, 70), fc.array(fc.oneof(oddLine, odd), { maxLength: 4 })).map(([id, held]) => {
    const whole = bundleLine(id);
    return { ...whole, data: Object.fromEntries(held.map((one, index) => [String(index), one])) };
  });
  const company = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        products: fc.array(fc.oneof(oddLine, bundle, coupon, odd), { maxLength: 6 }),
        company: fc.record({ entity_type: fc.oneof(fc.constantFrom('LLC', 'Corp', 'Close LLC'), odd) }),
      }),
    },
    { weight: 1, arbitrary: odd },
  );
  const payload = fc.oneof(
    { weight: 6, arbitrary: fc.record({ companies: fc.array(company, { maxLength: 2 }), nyop: fc.oneof(nyop, odd) }) },
    { weight: 1, arbitrary: odd },
  );

  it('is refused or priced, and what is asked and answered about it is whole (SHOP-05)', () => {
    fc.assert(
      fc.property(payload, odd, odd, page, (signupData, ledger, accepted_total, on) => {
        const answer = quote(signupData, on, smallShop);
        const { rows, total } = answer.fault ? { rows: [], total: 0 } : answer;
        expect(answer.fault?.code ?? 'too_low').toMatch(/^(not_sold|too_low)$/);
        expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
        expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
        expect(domainsOf(signupData).every((name) => typeof name === 'string')).toBe(true);
        for (const text of [ledger, JSON.stringify(ledger)]) {
          const said = priceAnswer({ signupData, ledger: text, accepted_total }, [answer]);
          expect(said.refusal ? rows : said.ledger).toBe(rows);
          expect(answer.fault && !said.refusal).toBeFalsy();
        }
      }),
      { numRuns: 500 },
    );
    expect(({} as { price?: unknown }).price).toBeUndefined();
  });

  it('takes no time that grows with what it holds, however deep or many (SHOP-05)', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);
    const many = Array.from({ length: 499 }, (_, index) => line(index % 2 ? 10 : 20, index % 2 ? 101 : '', { data: { x: deep } }));
    const start = performance.now();
    expect(quote({ companies: deep, nyop: deep }, smallPage, smallShop)).toMatchObject({ fault: {} });
    expect(quote(orderOf(many), smallPage, smallShop)).toMatchObject({ rows: {} });
    expect(quote(orderOf([bundleLine(70, ...many.slice(1))]), smallPage, smallShop)).toMatchObject({ fault: { reason: 'bundle' } });
    expect(quote(orderOf(Array.from({ length: 99_999 }, () => line(20))), smallPage, smallShop)).toMatchObject({
      fault: { reason: 'malformed' },
    });
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
