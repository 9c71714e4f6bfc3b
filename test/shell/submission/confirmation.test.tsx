import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { keptAnswers } from '../../support/answers';
import { domainEntry } from '../../support/domains';
import { fakeServices } from '../../support/fake-services';
import { loadPage, paySteps, readyToPay } from '../../support/ready-to-pay';
import { stepAnswers } from '../../support/visits';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

afterEach(() => vi.restoreAllMocks());

const promises = {
  message: '<p>We file <b>tomorrow</b>.</p><script>alert(1)</script>',
  links: [
    { label: 'Go to your account', address: '/account/' },
    { label: 'Read on', address: 'https://example.com/next' },
  ],
};

const numberOf = (form: RenderedForm) => form.root.querySelector('.charterform-facts [data-large] dd')?.textContent;
const timeline = (form: RenderedForm) =>
  form
    .all('.charterform-timeline li')
    .map((entry) => [...entry.querySelectorAll('strong, time, small')].map(({ textContent }) => textContent));

async function confirmed(config: Parameters<typeof readyToPay>[0] = {}): Promise<RenderedForm> {
  const form = await readyToPay(config);
  await form.press('Submit Order');
  await form.reads('Thank you, your order is in');
  return form;
}

it('the confirmation says the numbers and what was ordered (REDIR-07)', async () => {
  const form = await readyToPay();
  const ordered = form.summary().slice(0, -1);
  await form.press('Submit Order');
  await form.reads('Thank you, your order is in');
  expect(numberOf(form)).toBe('1001');
  expect(form.summary().slice(0, -1)).toEqual(ordered);
  expect(form.summary().at(-1)).toMatch(/^Ordered today\$\d+\.00$/);
  expect(ordered.length).toBeGreaterThan(1);
});

it.each([
  [{}, 'Ordered today', 'We received your order. Please print this page for your records.'],
  [{ paid: true }, 'Paid today', 'We received your order and your payment. Please print this page for your records.'],
  [{ mailed: true }, 'Ordered today', 'We are writing to you about your order at ann@example.com.'],
  [{ paid: true, mailed: true }, 'Paid today', 'Your receipt goes to ann@example.com.'],
])(
  'the confirmation of an order whose answer says %j speaks of card and mail as far as that goes (SUBM-11, REDIR-07)',
  async (known, total, sentence) => {
    const form = await readyToPay();
    form.services.formPost.post.mockResolvedValue({ success: true, result: { invoice_numbers: ['1001'], ...known } });
    await form.press('Submit Order');
    await form.reads(sentence);
    expect(form.summary().at(-1)).toContain(total);
    const words = form.root.textContent;
    expect(words.includes('Paid today')).toBe('paid' in known);
    expect(words.includes('ann@example.com')).toBe('mailed' in known);
  },
);

it('the confirmation says what the visitor’s coupon took off, also after a reload (PLUS-02, SUBM-58)', async () => {
  loadPage('navigate');
  const form = await readyToPay({ layout: { coupon: true } });
  const spring = { id: '900000001', wireId: 900000001, name: 'Spring sale', code: 'SPRING', product_id_restrictions: ['35601'] };
  form.services.coupons.check.mockResolvedValue({ ...spring, dollar_value: 2000, percent_value: 0, bundled: false, bundleID: null });
  await form.press('Add a coupon');
  await form.user.type(form.all<HTMLInputElement>('.charterform-side .charterform-coupon input')[0]!, 'SPRING{Enter}');
  const words = 'Coupon SPRING takes $20.00 off your order.';
  await form.reads(words);
  await form.press('Submit Order');
  await form.reads('Thank you, your order is in');
  const receiptOf = ({ all }: RenderedForm) => all('.charterform-summary').at(-1)!.textContent;
  expect(receiptOf(form)).toContain(words);
  form.stop();
  loadPage('reload');
  const again = await renderForm({ layout: { coupon: true } }, form.services);
  await vi.waitFor(() => expect(numberOf(again)).toBe('1001'));
  expect(receiptOf(again)).toContain(words);
});

it('the confirmation adds what the page promises, and no script of it', async () => {
  const form = await confirmed({ confirmation: promises });
  expect(form.root.querySelector('b')?.textContent).toBe('tomorrow');
  expect(form.root.innerHTML).not.toContain('alert(1)');
  const links = form
    .all<HTMLAnchorElement>('a.charterform-button')
    .map((link) => [link.textContent, link.getAttribute('href'), link.className.includes('main')]);
  expect(links).toEqual([
    ['Go to your account', '/account/', true],
    ['Read on', 'https://example.com/next', false],
  ]);
});

it('the confirmation says what happens on which day, and what renews last (PRICE-11, SUBM-60)', async () => {
  const form = await confirmed();
  const entries = timeline(form);
  expect(entries[0]).toEqual(['Order received', 'Tuesday, January 15']);
  expect(entries[1]).toEqual(['Wyoming LLC formation', 'Wednesday, January 16', 'Wyoming should have filed it by this day.']);
  expect(entries[2]).toEqual(['Your documents are ready', 'Thursday, January 17']);
  expect(entries.at(-1)).toEqual(['Registered Agent renews', 'January 15, 2032', '$225.00 / 2 years']);
  expect(
    form
      .all('.charterform-timeline time')
      .map((time) => time.getAttribute('datetime'))
      .slice(0, 3),
  ).toEqual(['2030-01-15', '2030-01-16', '2030-01-17']);
});

it('a receipt of before there were days says what renews, and a spoiled one leaves the number (SUBM-57, SUBM-60)', async () => {
  loadPage('navigate');
  const { services, stop } = await confirmed();
  stop();
  const [key, kept] = [...services.sessionStorage.entries].find(([name]) => name.endsWith(':sent'))!;
  const mark = JSON.parse(kept) as { receipt: Record<string, unknown> };
  const shownWith = async (receipt: unknown) => {
    const reloaded = fakeServices();
    reloaded.sessionStorage.set(key, JSON.stringify({ ...mark, receipt }));
    loadPage('reload');
    const form = await renderForm({}, reloaded);
    await vi.waitFor(() => expect(numberOf(form)).toBe('1001'));
    return form;
  };
  const { milestones: _, ...older } = mark.receipt;
  const before = await shownWith(older);
  expect([timeline(before), before.all('.charterform-later h3')[0]?.textContent]).toEqual([[], 'What renews']);
  before.stop();
  const spoiled = await shownWith({ ...mark.receipt, milestones: [{ title: 'Order received' }] });
  expect([timeline(spoiled), spoiled.summary()]).toEqual([[], []]);
});

it('has one filled button: the first link of the page, or else Print', async () => {
  const filled = (form: RenderedForm) => form.all('.charterform-button-main').map(({ textContent }) => textContent);
  const form = await confirmed();
  expect(filled(form)).toEqual(['Print']);
  form.stop();
  expect(filled(await confirmed({ confirmation: promises }))).toEqual(['Go to your account']);
});

it('Print prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const form = await confirmed();
  await form.press('Print');
  expect(print).toHaveBeenCalledTimes(1);
});

it('after a reload the confirmation says the numbers, what the page promises, and the whole receipt (SUBM-57, SUBM-58)', async () => {
  loadPage('navigate');
  const { services, stop, summary } = await confirmed({ confirmation: promises });
  const before = summary();
  stop();
  loadPage('reload');
  const again = await renderForm({ confirmation: promises }, services);
  await vi.waitFor(() => expect(numberOf(again)).toBe('1001'));
  await again.reads('We file tomorrow.');
  expect(again.summary()).toEqual(before);
  expect(before.length).toBeGreaterThan(1);
  await again.reads('We received your order.');
});

describe('an order with a domain', () => {
  const chosen = domainEntry('okafor.example', 2, 1600, 2000);
  const domainStep = { key: 'domain', title: 'Domain', sections: [{ modules: [{ id: 'DomainSearch' }, { id: 'DomainCart' }] }] };
  const withDomains = {
    optionalProducts: [{ type: 'simple' as const, products: [{ role: 'domain' }] }],
    steps: [paySteps[0]!, domainStep, paySteps[1]!],
  };

  async function orderDomain(reply: ActionReply) {
    const services = servicesKeeping({ ...keptAnswers, currentStep: 2 });
    services.localStorage.set('charterform:domains', JSON.stringify({ cartDomains: [chosen] }));
    services.formPost.post.mockResolvedValueOnce(reply);
    const form = await readyToPay(withDomains, services);
    await vi.waitFor(() => expect(form.summary().join()).toContain('okafor.example'));
    const ordered = form.summary();
    await form.press('Submit Order');
    return { form, ordered };
  }

  it('reads on the receipt as it was ordered, though its domain has left the cart (SUBM-58, DOM-48)', async () => {
    const { form, ordered } = await orderDomain({ success: true, result: { invoice_numbers: ['1001'] } });
    await form.reads('Thank you, your order is in');
    await vi.waitFor(() => expect(form.services.localStorage.get('charterform:domains')).not.toContain('okafor'));
    expect(form.summary().slice(0, -1)).toEqual(ordered.slice(0, -1));
    expect(form.summary().at(-1)).toContain(ordered.at(-1)!.replace('Total', ''));
    await form.reads('$20.00 / year');
  });

  it('reads the same while it leads to another page, and after Back from there (SUBM-58)', async () => {
    loadPage('navigate');
    const { form, ordered } = await orderDomain({
      success: true,
      result: { invoice_numbers: ['1001'], login_url: '/welcome', paid: true, mailed: true },
    });
    await form.reads('One moment');
    expect(form.summary()).toEqual(ordered);
    form.stop();
    loadPage('back_forward');
    const again = await renderForm(withDomains, form.services);
    await vi.waitFor(() => expect(numberOf(again)).toBe('1001'));
    expect(again.summary().slice(0, -1)).toEqual(ordered.slice(0, -1));
    await again.reads('Your receipt goes to ann@example.com.');
  });

  it('stores of the order no secret in the tab (SUBM-58)', async () => {
    const { form } = await orderDomain({ success: true });
    await form.reads('Thank you, your order is in');
    const kept = [...form.services.sessionStorage.entries.values()].join();
    expect(kept).toContain('okafor.example');
    for (const secret of [...Object.values(stepAnswers.payment).filter((value) => value.length > 5), 'tok_1'])
      expect(kept).not.toContain(secret);
  });
});
