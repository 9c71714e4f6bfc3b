import { afterEach, expect, it, vi } from 'vitest';
import { loadPage, readyToPay } from '../../support/ready-to-pay';
import { renderForm, type RenderedForm } from '../../support/render-form';

afterEach(() => vi.restoreAllMocks());

const promises = {
  message: '<p>We file <b>tomorrow</b>.</p><script>alert(1)</script>',
  links: [
    { label: 'Go to your account', address: '/account/' },
    { label: 'Read on', address: 'https://example.com/next' },
  ],
};

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
  await form.reads('Invoice 1001');
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

it('Print prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const form = await confirmed();
  await form.press('Print');
  expect(print).toHaveBeenCalledTimes(1);
});

it('after a reload the confirmation says the numbers and what the page promises, and nothing that is not kept (SUBM-57)', async () => {
  loadPage('navigate');
  const { services, stop } = await confirmed({ confirmation: promises });
  stop();
  loadPage('reload');
  const again = await renderForm({ confirmation: promises }, services);
  await again.reads('Invoice 1001');
  await again.reads('We file tomorrow.');
  expect(again.summary()).toEqual([]);
  expect(again.root.textContent).not.toContain('We received your order.');
});
