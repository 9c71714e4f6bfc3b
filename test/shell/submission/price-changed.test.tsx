import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { answerFromFixtures, posted } from '../../support/fake-services';
import { readyToPay } from '../../support/ready-to-pay';
import { servicesKeeping, type RenderedForm } from '../../support/render-form';

const changes = [
  { name: 'LLC Formation', state: 'WY', kind: 'base', was: 4300, cents: 6300 },
  { name: 'LLC Formation', state: 'WY', kind: 'stateFee', was: 10000, cents: 10200 },
  { name: 'Compliance check', state: '', kind: 'base', was: 0, cents: 500 },
  { name: 'Gift', state: '', kind: 'coupon', was: -2500, cents: 0 },
];
const refusal = (total: number, was = 36800) => ({ error: 'The price has changed.', priceChange: { was, total, changes } });
const accepted = { success: true, result: { invoice_numbers: ['1001'] } };

const dialog = (form: RenderedForm) => form.all('dialog')[0];
const amounts = (form: RenderedForm) => form.all('dialog .charterform-receipt > div').map(({ textContent }) => textContent);
const totalOf = (form: RenderedForm) => form.summary().find((line) => line.startsWith('Total') || line.startsWith('Ordered'));

/** A server that asks $20 more for an agent from the second load of its products on. */
function dearerServices() {
  const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
  let loads = 0;
  services.marketing.mockImplementation(async (path, request) => {
    const text = await answerFromFixtures(path, request);
    return path === 'registered_agent_products' && ++loads > 1 ? text.replaceAll('"price": "225.00"', '"price": "245.00"') : text;
  });
  return services;
}

async function refused(total: number, services = dearerServices()) {
  const form = await readyToPay({}, services);
  form.services.formPost.post.mockResolvedValueOnce(refusal(total));
  await form.press('Submit Order');
  await vi.waitFor(() => expect(dialog(form)).toBeDefined());
  return form;
}

describe('an order whose price has changed', () => {
  it('is shown with old and new amounts in words, over a summary with the new prices (SHOP-06)', async () => {
    const form = await refused(38800);
    expect(dialog(form)!.textContent).toContain(
      'Your order costs $388.00 now instead of $368.00. Nothing has been ordered or charged yet.',
    );
    expect(amounts(form)).toEqual([
      'LLC FormationWyomingWas $43.00$63.00',
      'Wyoming state feeWas $100.00$102.00',
      'Compliance checkNew$5.00',
      'GiftDiscountNo longer chargedWas -$25.00$0.00',
      'New total$388.00',
    ]);
    expect(totalOf(form)).toBe('Total$388.00');
    expect(posted(form.services)).toHaveLength(1);
  });

  it('is sent for the new price once that is agreed to, as another attempt, with the same card (SHOP-06)', async () => {
    const form = await refused(38800);
    form.services.formPost.post.mockResolvedValueOnce(accepted);
    await form.press('Order for $388.00');
    await form.reads('Thank you, your order is in');
    const [first, second] = posted(form.services);
    expect(first!.fields).not.toHaveProperty('accepted_total');
    expect(second!.fields).toMatchObject({ accepted_total: '38800' });
    expect(second!.fields.idempotency_key).not.toBe(first!.fields.idempotency_key);
    expect(second!.data).toEqual(first!.data);
    expect(form.services.tokenizer.tokenize).toHaveBeenCalledOnce();
    expect(totalOf(form)).toBe('Ordered today$388.00');
  });

  it('stays unsent where that is declined, and says why at the button; what is kept stays (SHOP-06)', async () => {
    const form = await refused(38800);
    await form.press('Go back');
    await vi.waitFor(() => expect(dialog(form)).toBeUndefined());
    const notice = form.all('.charterform-notice[data-kind="error"]')[0]!;
    expect(notice.textContent).toContain('Your order costs $388.00 now instead of $368.00. Nothing has been ordered or charged.');
    expect(form.kept()).toMatchObject({ companyInformation: { companyName: 'Pine Ridge LLC' } });
    form.services.formPost.post.mockResolvedValueOnce(accepted);
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    // The total of the form is the new one by now, and was not agreed to apart from it.
    expect(posted(form.services)[1]!.fields).not.toHaveProperty('accepted_total');
  });

  it('is asked about again where it changes once more (SHOP-06)', async () => {
    const form = await refused(38800);
    form.services.formPost.post.mockResolvedValueOnce(refusal(39900, 38800));
    await form.press('Order for $388.00');
    await vi.waitFor(() => expect(dialog(form)?.textContent).toContain('Your order costs $399.00 now instead of $388.00.'));
    expect(form.root.textContent).not.toContain('Thank you');
    form.services.formPost.post.mockResolvedValueOnce(accepted);
    await form.press('Order for $399.00');
    await form.reads('Thank you, your order is in');
    expect(posted(form.services).map(({ fields }) => fields.accepted_total)).toEqual([undefined, '38800', '39900']);
    // The form's own prices come to another total, which the visitor has not agreed to.
    expect(totalOf(form)).toBe('Ordered today$399.00');
  });

  it('is not sent for an agreed price after another answer (SHOP-06)', async () => {
    const form = await refused(38800);
    form.services.formPost.post.mockResolvedValueOnce(refusal(40000, 38800)).mockResolvedValueOnce(accepted);
    await form.press('Order for $388.00');
    await vi.waitFor(() => expect(dialog(form)?.textContent).toContain('$400.00'));
    await form.press('Go back');
    await form.answer('card.first_name', 'Bo');
    await form.press('Submit Order');
    await form.reads('Thank you, your order is in');
    expect(posted(form.services).map(({ fields }) => fields.accepted_total)).toEqual([undefined, '38800', undefined]);
  });

  it('is asked about also where the new prices do not come, but not sent without them (SHOP-06)', async () => {
    const services = dearerServices();
    const form = await readyToPay({}, services);
    services.marketing.mockRejectedValue(new Error('offline'));
    services.formPost.post.mockResolvedValueOnce(refusal(38800));
    await form.press('Submit Order');
    await vi.waitFor(() => expect(dialog(form)).toBeDefined());
    await form.press('Order for $388.00');
    await form.reads('We could not load all prices, so you cannot submit yet.');
    expect(posted(services)).toHaveLength(1);
  });
});

it('an order of which a product is not sold says which in the words of the server, and leads to its step (SHOP-06)', async () => {
  const form = await readyToPay({}, dearerServices());
  form.services.formPost.post.mockResolvedValueOnce({ error: 'We do not sell LLC Formation in Wyoming any more.', notSold: '31001' });
  await form.press('Submit Order');
  await form.reads('We do not sell LLC Formation in Wyoming any more.');
  const notice = form.all('.charterform-notice[data-kind="error"]').find(({ textContent }) => textContent.includes('We cannot sell all'))!;
  await vi.waitFor(() => expect(document.activeElement).toBe(notice));
  const link = notice.querySelector('a')!;
  expect(link.textContent).toBe('Change your order');
  await act(async () => link.click());
  await form.arrivesAt('company');
});
