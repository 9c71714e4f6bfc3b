import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { faultsOfPost } from '../../contract/contract';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { NetworkFault, statusFault } from '../../../src/submission/faults';
import type { ActionReply } from '../../../src/submission/submission';

const quote = { print: true, email: true, days: 30, siteName: 'Okafor Filings' };
const atLast = () => servicesKeeping({ ...keptAnswers, currentStep: 8 });

async function open(config: object = {}, services = atLast()) {
  const form = await renderForm({ quote, ...config }, services);
  await form.loaded();
  await vi.waitFor(() => expect(form.summary().at(-1)).toMatch(/^Total\$\d/));
  return { ...form, services };
}

const sheetOf = (form: Pick<RenderedForm, 'all'>) => form.all('.charterform-quote-sheet')[0]?.textContent ?? '';
const said = (form: Pick<RenderedForm, 'all'>) =>
  form
    .all('.charterform-side .charterform-quote [role="status"]')
    .map(({ textContent }) => textContent)
    .join('');
const field = (form: Pick<RenderedForm, 'all'>) => form.all<HTMLInputElement>('.charterform-side .charterform-quote-mail input')[0]!;

describe('the printed quote', () => {
  it('says who makes it, for whom, each line, the total, what renews and until when it holds (PLUS-08)', async () => {
    const form = await open();
    await form.press('Print this quote');
    const text = sheetOf(form);
    expect(text).toContain('Okafor Filings');
    expect(text).toContain('Made on January 15, 2030');
    expect(text).toContain('These prices hold until February 14, 2030.');
    expect(text).toContain('This is a quote. Nothing has been ordered, and nothing has been charged.');
    expect(text).toContain(form.summary().at(-1)!.replace('Total', ''));
    expect(text).toMatch(/What renews.*Registered Agent/);
    expect(text).not.toMatch(/\bpaid\b/i);
    const { print } = form.services.printer;
    expect(print).toHaveBeenCalledOnce();
    await act(async () => print.mock.calls[0]![1]());
    expect(sheetOf(form)).toBe('');
  });

  it('is named after the address of the site where the page config names nobody (PLUS-08)', async () => {
    const form = await open({ quote: { print: true } });
    await form.press('Print this quote');
    expect(sheetOf(form)).toContain(location.hostname);
  });

  it('is not there where the page does not offer it, or nothing is ordered yet (PLUS-08)', async () => {
    const plain = await open({ quote: {} });
    expect([plain.hasButton('Print this quote'), plain.hasButton('Email me this quote')]).toEqual([false, false]);
    plain.stop();
    const empty = await renderForm({ quote });
    await empty.loaded();
    expect(empty.hasButton('Print this quote')).toBe(false);
  });

  it('waits for the prices, and says why there is none without them (PLUS-08)', async () => {
    const services = atLast();
    const { marketing } = services;
    const answer = marketing.getMockImplementation()!;
    marketing.mockImplementation(async (path, request) => {
      if (path === 'coupons') throw new NetworkFault('network', 'Network Error');
      return answer(path, request);
    });
    const form = await renderForm({ quote }, services);
    await form.loaded();
    await form.press('Print this quote');
    expect(said(form)).toBe('Some prices could not be loaded, so we cannot make a quote yet. Reload the page and try again.');
    expect(services.printer.print).not.toHaveBeenCalled();
    expect(sheetOf(form)).toBe('');
  });
});

describe('the mailed quote', () => {
  async function openPanel(reply: ActionReply | Error = { success: true }, config: object = {}) {
    const form = await open(config);
    const { post } = form.services.formPost;
    if (reply instanceof Error) post.mockRejectedValueOnce(reply);
    else post.mockResolvedValueOnce(reply);
    await form.press('Email me this quote');
    return form;
  }
  const type = (form: Pick<RenderedForm, 'all'>, value: string) =>
    act(async () => void fireEvent.input(field(form), { target: { value } }));

  it('is sent with products and the kind of company, and nothing that says who orders (PLUS-08)', async () => {
    const form = await openPanel();
    expect(field(form).value).toBe('ann@example.com');
    await form.press('Send the quote');
    const [action, fields] = form.services.formPost.post.mock.calls[0]!;
    expect(action).toBe('email_quote');
    expect(Object.keys(fields)).toEqual(['formType', 'pageID', 'email', 'quoteData', 'ledger']);
    expect(faultsOfPost('email_quote', { action, ...fields })).toEqual([]);
    const data = JSON.parse(String(fields.quoteData)) as { companies: { company: object }[] };
    expect(Object.keys(data)).toEqual(['companies']);
    expect(data.companies.map(({ company }) => Object.keys(company))).toEqual([['entity_type']]);
    const sent = JSON.stringify(data);
    for (const secret of ['ann', 'Ann', 'example.com', '307', 'assword']) expect(sent).not.toContain(secret);
    expect(said(form)).toContain('The quote is on its way to ann@example.com.');
  });

  it('goes by Enter, and the form is not submitted (PLUS-08)', async () => {
    const form = await openPanel();
    await type(form, ' grace@example.com ');
    await act(async () => void fireEvent.keyDown(field(form), { key: 'Enter' }));
    await vi.waitFor(() => expect(said(form)).toContain('on its way to grace@example.com'));
    expect(form.services.formPost.post).toHaveBeenCalledOnce();
  });

  it.each([
    ['', 'Your email address is required'],
    ['ada', 'Please enter a valid email address'],
  ])('is not sent to %j, and the field says why (PLUS-08)', async (address, message) => {
    const form = await openPanel();
    await type(form, address);
    await form.press('Send the quote');
    expect(form.all('.charterform-side .charterform-quote .charterform-error')[0]!.textContent).toBe(message);
    expect(field(form).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(form));
    expect(form.services.formPost.post).not.toHaveBeenCalled();
  });

  it.each([
    [statusFault(501, '{"code":"no_service"}'), 'This site cannot email quotes. You can print the quote instead.'],
    [statusFault(500), 'We could not find out whether the quote was sent. Check your connection and try again.'],
    [new NetworkFault('timeout', 'Too late'), 'We could not find out whether the quote was sent. Check your connection and try again.'],
    [{ error: 'Too many <b>quotes</b>.', status: 429 }, 'Too many <b>quotes</b>.'],
    [{ success: false }, 'The quote was not sent. Try again in a few minutes.'],
    [{ success: true, error: 'No.' }, 'No.'],
    [{ min: 49 }, 'The quote was not sent. Try again in a few minutes.'],
  ])('that is answered by %o says what to do, and keeps the address (PLUS-08)', async (reply, words) => {
    const form = await openPanel(reply as ActionReply | Error);
    await type(form, 'grace@example.com');
    await form.press('Send the quote');
    expect(said(form)).toBe(words);
    expect(field(form).value).toBe('grace@example.com');
  });

  it('at another price loads the prices anew, and says so (PLUS-08)', async () => {
    const change = { was: 100, total: 200, changes: [] };
    const form = await openPanel({ error: 'The price of your order has changed from $1.00 to $2.00.', priceChange: change });
    const before = form.services.marketing.mock.calls.length;
    await form.press('Send the quote');
    expect(said(form)).toBe(
      'The price of your order has changed from $1.00 to $2.00. The new prices are loading. Check the total, then send the quote again.',
    );
    await vi.waitFor(() => expect(form.services.marketing.mock.calls.length).toBeGreaterThan(before));
  });
});
