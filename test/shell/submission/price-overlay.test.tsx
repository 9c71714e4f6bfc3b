import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForMinimum } from '../../../src/shell/submission/nyop-minimum';
import type { PageConfigWithGaps } from '../../../src/kernel/page-config/defaults';
import type { FormHandle } from '../../../src/form/form-handle';
import { fakeServices, posted, type FakeServices } from '../../support/fake-services';
import { renderForm, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

afterEach(() => {
  vi.restoreAllMocks();
});

const question = 'Sorry, your price is a little low... Are you willing to pay $75.00/year per state?';
const price = 'nyop.requestedPrice';

interface Visit {
  minimum?: string;
  config?: Partial<PageConfigWithGaps>;
  services?: FakeServices;
  named?: string;
}

/** Services whose server refuses each price below 75 dollars. */
function strictServices() {
  const services = fakeServices();
  services.formPost.post.mockImplementation(async (_action, { signupData }) => {
    const { nyop } = JSON.parse(String(signupData)) as { nyop: { requestedPrice: string } };
    return Number(nyop.requestedPrice) < 75 ? { min: 75 } : { success: true, result: { invoice_numbers: ['1001'] } };
  });
  return services;
}

/** A visitor who has answered everything, named a price and pressed Submit. */
async function submitWith({ minimum, config, services = strictServices(), named = '30' }: Visit = {}) {
  const form = await renderForm({ formType: 'RASignupForm', nyop: { mode: 'full', minimum }, ...config }, services);
  const isLong = config?.layout?.stepMode === false;
  const next = async (key: string) => {
    if (isLong) return;
    await form.press('Continue');
    await form.arrivesAt(key);
  };
  await form.loaded();
  await form.answer('companyInformation.states.WY', '');
  await form.answer('companyInformation.companyName', 'Acme LLC');
  await next('price');
  await form.answer(price, named);
  await next('contact');
  await form.answerAll(stepAnswers.contact);
  await next('optional-items');
  await next('payment');
  await form.answerAll(stepAnswers.payment);
  await form.press('Submit Order');
  return form;
}

const overlay = (form: RenderedForm) => form.root.querySelector('dialog[open]');
const asked = (form: RenderedForm) => vi.waitFor(() => expect(overlay(form)?.querySelector('h2')?.textContent).toBe(question));
const prices = ({ services }: RenderedForm) => posted(services).map(({ data }) => (data.nyop as { requestedPrice: string }).requestedPrice);

describe('a price below the configured minimum', () => {
  it('brings the question over the step of the price, and no call (NYOP-05, NYOP-07)', async () => {
    const form = await submitWith({ minimum: '75.00' });
    await asked(form);
    expect([...overlay(form)!.querySelectorAll('footer button')].map(({ textContent }) => textContent)).toEqual([
      'No thanks',
      "Yes, I'll pay $75.00",
    ]);
    expect(overlay(form)!.textContent).toContain('Nothing has been ordered or charged yet.');
    expect(form.steps()).toEqual(['price']);
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(form.root.querySelector('.charterform-toast')).toBeNull();
  });
});

describe('a price below what the server takes', () => {
  it('brings the question with its minimum, scrolls to the price, and shows no error (NYOP-06)', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const form = await submitWith({ config: { layout: { stepMode: false } } });
    await asked(form);
    expect(prices(form)).toEqual(['30']);
    await vi.waitFor(() => expect((scroll.mock.contexts.at(-1) as Element).id).toMatch(/nyop-requestedPrice$/));
    expect(form.root.querySelector('.charterform-toast, .charterform-notice[data-kind="error"]')).toBeNull();
    expect(form.messageOf(price)).toBe('');
  });

  it('goes to the step of the price where it is another', async () => {
    const form = await submitWith();
    await asked(form);
    expect(form.steps()).toEqual(['price']);
  });
});

describe('the answer to the question', () => {
  it('Yes sets the price to the minimum, tells the root, and sends the order again (NYOP-08)', async () => {
    const form = await submitWith();
    const told = vi.fn();
    form.root.addEventListener('reSubmitOrder', told);
    await asked(form);
    await form.press("Yes, I'll pay $75.00");
    await form.reads('Thank you, your order is in');
    expect(told).toHaveBeenCalledTimes(1);
    expect(told.mock.calls[0]![0]).toBeInstanceOf(CustomEvent);
    expect(prices(form)).toEqual(['30', '75.00']);
    expect(new Set(posted(form.services).map(({ fields }) => fields.idempotency_key)).size).toBe(2);
    expect(overlay(form)).toBeNull();
  });

  it('No thanks closes it, submits nothing and keeps the price; the least accepted is said beside it (NYOP-09)', async () => {
    const form = await submitWith();
    await asked(form);
    await form.press('No thanks');
    expect(overlay(form)).toBeNull();
    expect(form.control(price).value).toBe('30');
    await form.reads('We accept $75.00 or more for one year in one state.');
    await vi.waitFor(() => expect(document.activeElement).toBe(form.control(price)));
    expect(prices(form)).toEqual(['30']);
    await form.answer(price, '80');
    expect(form.root.textContent).not.toContain('We accept');
  });

  it('Escape is No thanks (NYOP-09)', async () => {
    const form = await submitWith();
    await asked(form);
    await form.user.keyboard('{Escape}');
    await vi.waitFor(() => expect(overlay(form)).toBeNull());
    expect(prices(form)).toEqual(['30']);
  });

  it('sends one order however often the root is told', async () => {
    const form = await submitWith();
    await asked(form);
    await form.press('No thanks');
    await form.answer(price, '90');
    for (let times = 0; times < 3; times++) form.root.dispatchEvent(new CustomEvent('reSubmitOrder'));
    await form.reads('Thank you, your order is in');
    form.root.dispatchEvent(new CustomEvent('reSubmitOrder'));
    expect(prices(form)).toEqual(['30', '90']);
  });

  it('is heard by nobody once the form has left the page', async () => {
    const form = await submitWith();
    await asked(form);
    await form.press('No thanks');
    form.stop();
    form.root.dispatchEvent(new CustomEvent('reSubmitOrder'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(prices(form)).toEqual(['30']);
  });
});

describe('the answers behind the question', () => {
  it('are nyopOverlay with show and min, in cents (NYOP-01)', () => {
    const change = vi.fn();
    askForMinimum({ change } as unknown as FormHandle, 7500);
    expect(change.mock.calls).toEqual([[{ nyopOverlay: { show: true, min: 7500 } }]]);
  });

  it('are nyop with immediateService and requestedPrice; the question itself is not kept (NYOP-01)', async () => {
    const form = await submitWith({ minimum: '75' });
    await asked(form);
    window.dispatchEvent(new Event('pagehide'));
    const { values } = JSON.parse(form.services.localStorage.get('charterform:RASignupForm-page-1') ?? '{}') as {
      values: Record<string, unknown>;
    };
    expect(values.nyop).toEqual({ immediateService: false, requestedPrice: '30' });
    expect(values).not.toHaveProperty('nyopOverlay');
  });
});
