import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm, type RenderedForm } from '../../support/render-form';

const price = 'nyop.requestedPrice';
const immediate = 'nyop.immediateService';
const steps = [{ key: 'price', title: 'Price', sections: [{ modules: [{ id: 'NamedPrice' }, { id: 'CompanyName' }] }] }];

const open = (nyop: object | undefined = { mode: 'full' }) =>
  renderForm({ formType: 'RASignupForm', steps, ...(nyop && { nyop }) } as object);
const isImmediate = (form: RenderedForm) => form.control(immediate).checked;

describe('the price of one’s own', () => {
  it('is asked in full mode alone: elsewhere the price follows from something else', async () => {
    expect((await open()).has(price)).toBe(true);
    expect((await open({ mode: 'bulk', bulkQuantity: 5, bulkPrice: '89' })).has(price)).toBe(false);
    expect((await renderForm({ formType: 'RASignupForm', steps })).has(price)).toBe(false);
  });

  it('is required, and may not be zero or no amount, while immediate service is not chosen (NYOP-02, NYOP-11)', async () => {
    const form = await open();
    await form.press('Submit Order');
    expect(form.messageOf(price)).toBe('Your price is required');
    for (const zero of ['0', '$0.00', '0,000']) {
      await form.answer(price, zero);
      expect(form.messageOf(price), zero).toBe('Really?');
    }
    for (const unreadable of ['cheap', '49.999', '-49', '49,00', '49 a month']) {
      await form.answer(price, unreadable);
      expect(form.messageOf(price), unreadable).toBe('Please enter a valid amount');
    }
    for (const fine of ['49', '1049.50', '0.01', '$49', '1,049.50']) {
      await form.answer(price, fine);
      expect(form.messageOf(price), fine).toBe('');
    }
  });

  it.each(['', '0', 'cheap'])('may be %j with immediate service (NYOP-02)', async (typed) => {
    const form = await open();
    await form.answer(price, typed);
    await form.press('Submit Order');
    expect(form.messageOf(price)).not.toBe('');
    await form.answer(immediate, '');
    expect([isImmediate(form), form.messageOf(price)]).toEqual([true, '']);
    expect(form.control(price).getAttribute('aria-required')).toBeNull();
    await form.answer(immediate, '');
    expect(form.messageOf(price)).not.toBe('');
  });

  it('takes immediate service back as soon as its field has the focus, and keeps what was typed (NYOP-03)', async () => {
    const form = await open();
    await form.answer(price, '49');
    await form.answer(immediate, '');
    expect(isImmediate(form)).toBe(true);
    await act(async () => form.control(price).focus());
    expect([isImmediate(form), form.control(price).value]).toEqual([false, '49']);
  });

  it('is passed by no key on the way from immediate service on, since that would undo it', async () => {
    const form = await open();
    await act(async () => form.control(immediate).focus());
    await form.user.keyboard(' ');
    await form.user.tab();
    expect(document.activeElement).toBe(form.control('companyInformation.companyName'));
    expect(isImmediate(form)).toBe(true);
  });
});
