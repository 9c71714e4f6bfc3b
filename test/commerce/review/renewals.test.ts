import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { lineSentence, renewals } from '../../../src/commerce/review/renewals';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { readGoldenOrder } from '../../golden/golden-case';
import { readEnteredOrder } from '../../golden/entered-answers';
import { localeIn } from '../../support/locales';

const text = createText();

async function orderOf(name: string, words = text) {
  const facts = await readEnteredOrder(name);
  const cart = rebuildCart(facts);
  return {
    renewing: renewals(facts, cart, words),
    sentences: lineItems(facts, cart, words).map((line) => [line.label, lineSentence(line, facts, words)]),
  };
}

/** What renews of an order by the answers that it is kept with. */
async function renewingOf(name: string) {
  const { facts } = await readGoldenOrder(name);
  return renewals(facts, rebuildCart(facts), text);
}

describe('what renews', () => {
  it('is an agent, when its term is over, at the price of the same term', async () => {
    expect((await orderOf('double-texas-two-years-expedited')).renewing).toEqual([
      { label: 'Registered Agent', date: 'November 21, 2028', price: '$450.00 / 2 years' },
      { label: 'Business Email', date: 'November 21, 2027', price: '$60.00 / year' },
    ]);
  });

  it('is one line for an agent in several states, without what the first term is reduced by', async () => {
    const renewing = await renewingOf('agent-in-three-states-with-coupon');
    expect(renewing).toEqual([{ label: 'Registered Agent, 3 states', date: 'November 21, 2027', price: '$375.00 / year' }]);
  });

  it('is a subscription each month, and none of its parts', async () => {
    const renewing = await renewingOf('subscription-wyoming-llc');
    expect(renewing).toHaveLength(1);
    expect(renewing[0]).toMatchObject({ date: 'December 21, 2026', price: expect.stringMatching(/^\$[\d.]+ \/ month$/) });
  });

  it('is each domain, at the price of a further year', async () => {
    const { facts } = await readGoldenOrder('agent-with-a-book');
    const domains = [
      {
        domain: 'okafor.example',
        duration: 3,
        subTotal: 4000,
        thirdParty: false,
        create: { amount: 1000 },
        renew: { amount: 1500 },
        purchase: { amount: 0 },
      },
    ];
    const item = { ...rebuildCart(facts)[0]!, type: 'domain', saveAs: 'domain', duration: 0 };
    expect(renewals({ ...facts, domains }, [item], text)).toEqual([
      { label: 'okafor.example', date: 'November 21, 2029', price: '$15.00 / year' },
    ]);
  });

  it('is nothing of an order that is paid once', async () => {
    expect((await orderOf('boi-llc')).renewing).toEqual([]);
  });
});

describe('the sentence of a line', () => {
  it('says that it is paid once, when it renews, and that a fee is passed on', async () => {
    const { sentences } = await orderOf('double-texas-two-years-expedited');
    expect(sentences).toContainEqual(['Registered Agent', 'It renews on November 21, 2028.']);
    expect(sentences).toContainEqual(['Texas LLC formation', 'You pay this once.']);
    expect(sentences).toContainEqual(['Texas state fee', 'The agency charges this fee for the filing. We pass it on as it is.']);
  });

  it('is not there for a bundle, whose parts differ', async () => {
    const { facts } = await readGoldenOrder('bundle-with-two-years-of-agent');
    const [bundle] = lineItems(facts, rebuildCart(facts), text);
    expect(bundle!.type).toBe('bundle');
    expect(lineSentence(bundle!, facts, text)).toBe('');
  });

  it('is in the language of the form', async () => {
    const { sentences } = await orderOf('double-texas-two-years-expedited', createText({}, localeIn('es')));
    expect(sentences.map(([, sentence]) => sentence)).toContain('Se renueva el 21 de noviembre de 2028.');
  });
});
